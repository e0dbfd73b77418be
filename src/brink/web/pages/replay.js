// A finished game, move by move, through anybody's eyes.
import { get } from "../lib/api.js";
import { h, refill, replace } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { go, route } from "../lib/router.js";
import * as store from "../lib/store.js";
import { AnalysisPanel } from "../parts/analysis.js";
import { markKinds, nearest, wholeLog } from "../parts/course.js";
import { named } from "../parts/names.js";
import { saveRecord } from "../parts/outcome.js";
import { LogPanel, RulesPanel, tabbed } from "../parts/panels.js";
import { howItEnded } from "../parts/prompt.js";
import { analysisMark, followTurn, seatStrip } from "../parts/seats.js";
import { Stage } from "../parts/stage.js";
import { ruleLink } from "../parts/tip.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */
/** @typedef {import("../lib/wire.js").LogText} LogLine */

const SPEED = 1200; // milliseconds a step,
const LINE = 450; // and for each line more that it tells; they come one after the other (`--nth` in analysis.css)
const MOST = 8; // of them; more come together
const SPEEDS = [0.5, 1, 2, 4];
const AHEAD = 40;

class Replay extends HTMLElement {
  async connectedCallback() {
    const at = route();
    this.table = at.id;
    this.move = Number(at.query.get("at") ?? 0);
    /** @type {number|null} */
    this.seat = at.query.has("as") ? Number(at.query.get("as")) : (store.table(at.id).tokens[0]?.seat ?? null);
    this.speed = 1;
    /** @type {LogLine[]} all that these eyes have read, when it has come */
    this.lines = [];
    /** @type {{lines: LogLine[], texts: Record<string, string>}|null} of what the marks are drawn */
    this.marked = null;
    /** @type {Map<string, Promise<TableMessage>>} */
    this.kept = new Map();
    this.moves = 0;
    this.timer = 0;
    /** @type {number} */
    this.asked = 0;
    this.classList.add("table", "replay");
    this.openRule = (/** @type {Event} */ event) => {
      this.tabs?.open("rules");
      this.rules?.open(/** @type {CustomEvent} */ (event).detail);
    };
    document.addEventListener("brink-rule", this.openRule);
    try {
      const facts = await get(`/api/tables/${this.table}`);
      this.moves = facts.moves;
      if (facts.status !== "finished") return go(`/table/${this.table}`);
      this.facts = facts;
      refill(this, h("p", { class: "empty" }, t("loading")));
      await this.first();
      if (!this.isConnected) return;
      this.build();
      if (at.query.has("analyse")) this.tabs?.open("analysis");
      this.analysis?.load(at.query.has("analyse"));
      await this.show(this.move);
    } catch (error) {
      refill(
        this,
        h(
          "section",
          { class: "waiting" },
          h("h1", null, error instanceof Error ? error.message : String(error)),
          h("a", { class: "button", href: "#/" }, t("nav.games")),
        ),
      );
    }
  }

  /** What is seen first is there when the page is built, or the seats would come and move all below them under a press. What cannot be shown `show` will tell. */
  first() {
    const move = Math.max(0, Math.min(this.move ?? 0, this.moves ?? 0));
    return Promise.allSettled([this.fetch(move), wholeLog(this.table ?? "", this.seat ?? null)]);
  }

  disconnectedCallback() {
    clearTimeout(this.timer);
    this.analysis?.destroy();
    this.stage?.clear();
    if (this.openRule) document.removeEventListener("brink-rule", this.openRule);
  }

  languageChanged() {
    this.kept?.clear();
    this.stage?.clear();
    if (!this.facts) return;
    const tab = this.tabs?.current;
    this.build();
    if (tab) this.tabs?.open(tab);
    this.analysis?.load();
    this.show(this.move ?? 0);
  }

  build() {
    this.stage = new Stage({
      act: () => undefined,
      why: () => null,
      candidates: () => [],
      ready: () => this.show(this.move ?? 0),
    });
    this.top = h("div", { class: "top" });
    this.note = h("div", { class: "story stepping" });
    this.scrub = h("input", {
      type: "range",
      min: 0,
      max: this.moves,
      step: 1,
      value: this.move,
      class: "scrub",
      "aria-label": t("replay.scrub"),
      oninput: () => {
        this.show(Number(this.scrub?.value));
      },
    });
    this.marks = h("div", { class: "marks", "aria-hidden": "true" });
    this.leaps = h("div", { class: "leaps" });
    this.counter = h("output", { class: "num" });
    const speed = h(
      "select",
      {
        "aria-label": t("replay.speed"),
        title: t("replay.speed"),
        value: String(this.speed),
        onchange: (/** @type {Event} */ event) => {
          this.speed = Number(/** @type {HTMLSelectElement} */ (event.target).value);
        },
      },
      SPEEDS.map((one) => h("option", { value: one }, `${one}×`)),
    );
    this.playing = h("button", { type: "button", class: "icon-only primary", onclick: () => this.toggle() });
    const eyes = h(
      "select",
      {
        "aria-label": t("replay.eyes"),
        onchange: (/** @type {Event} */ event) => {
          const { value } = /** @type {HTMLSelectElement} */ (event.target);
          this.seat = value === "" ? null : Number(value);
          this.show(this.move ?? 0);
        },
      },
      h("option", { value: "" }, t("replay.spectator")),
      this.facts?.seats.map((seat) => h("option", { value: seat.seat }, seat.name)) ?? [],
    );
    eyes.value = this.seat === null || this.seat === undefined ? "" : String(this.seat);
    const step = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => number} */ to) =>
      h(
        "button",
        { type: "button", class: "icon-only", "aria-label": label, title: label, onclick: () => this.show(to()) },
        icon(sign),
      );
    this.bar = h(
      "div",
      { class: "scrub-bar" },
      step("first", t("replay.first"), () => 0),
      step("prev", t("step.back"), () => this.seen(-1)),
      this.playing,
      step("next", t("step.on"), () => this.seen(1)),
      step("last", t("replay.last"), () => this.moves ?? 0),
      this.leaps,
      h("div", { class: "scrub-box" }, this.marks, this.scrub),
      this.counter,
      speed,
    );
    this.log = new LogPanel(undefined, (line) => this.show(line.move));
    this.rules = new RulesPanel(() => this.facts?.game ?? "");
    this.analysis?.destroy();
    this.analysis = new AnalysisPanel(this.table ?? "", {
      names: () =>
        this.facts?.seats.map(({ seat, name }) => [this.roles?.[seat], name].filter(Boolean).join(" · ")) ?? [],
      title: () => this.facts?.title || (this.facts?.seats ?? []).map((seat) => seat.name).join(" – "),
      result: () => this.facts?.outcome?.text ?? "",
      jump: (move) => this.show(move),
      fork: (move) => this.playOn(move),
    });
    this.tabs = tabbed(
      [
        { name: "log", label: t("log"), sign: "log", panel: h("div", { class: "panel" }, this.log.root) },
        {
          name: "analysis",
          label: t("study"),
          sign: "graph",
          panel: h("div", { class: "panel" }, this.analysis.root),
        },
        { name: "rules", label: t("rules"), sign: "book", panel: h("div", { class: "panel" }, this.rules.root) },
      ],
      (name) => {
        this.dataset.panel = name;
        if (name === "rules") this.rules?.open("");
      },
    );
    this.prompt = h("div", { class: "prompt" });
    this.verdict = h("p", { class: "hint", role: "status", hidden: true });
    const tools = h(
      "div",
      { class: "tools" },
      h("label", { class: "standing" }, h("span", null, t("replay.eyes")), eyes),
      h(
        "div",
        { class: "tool-row" },
        h(
          "button",
          {
            type: "button",
            class: "small",
            onclick: () => this.playOn(this.move ?? 0),
          },
          icon("play"),
          t("fork"),
        ),
        h(
          "button",
          { type: "button", class: "small", onclick: () => saveRecord(this.table ?? "") },
          icon("download"),
          t("record"),
        ),
        h(
          "button",
          { type: "button", class: "small", data: { key: "verify" }, onclick: () => this.verify() },
          icon("check"),
          t("verify"),
        ),
      ),
      this.verdict,
    );
    refill(
      this,
      h("h1", { class: "offscreen" }, this.facts?.title || t("replay")),
      this.top,
      h(
        "div",
        { class: "left" },
        h("h2", { class: "offscreen" }, t("board")),
        h("div", { class: "board-box" }, this.stage.board, this.note),
        this.stage.hand,
        this.bar,
      ),
      h("aside", { class: "rail", "aria-label": t("rail") }, this.prompt, tools, this.tabs.bar, this.tabs.body),
    );
    this.drawPlaying();
  }

  /** @param {number} move */
  playOn(move) {
    go(`/new/${this.facts?.game}?from=${this.table}&at=${move}`);
  }

  /** Let the game be played again and say whether it is what it claims to be. */
  async verify() {
    const { verdict } = this;
    if (!verdict) return;
    verdict.hidden = false;
    verdict.textContent = t("verify.running");
    const watch = window.setInterval(async () => {
      const { moves, done } = await get(`/api/tables/${this.table}/verify/progress`);
      if (done) verdict.textContent = `${t("verify.running")} ${t("replay.move", { move: done, moves })}`;
    }, SPEED);
    try {
      const { moves, seed, proven_since: since } = await get(`/api/tables/${this.table}/verify`);
      const how = !seed ? "verify.noseed" : since ? "verify.later" : "verify.seed";
      verdict.textContent = t(how, { moves, since: since ?? 0 });
    } catch (error) {
      verdict.textContent = t("verify.failed", { why: error instanceof Error ? error.message : String(error) });
    } finally {
      clearInterval(watch);
    }
  }

  /** @param {number} move @returns {Promise<TableMessage>} */
  fetch(move) {
    const key = `${this.seat} ${move}`;
    const kept = /** @type {Map<string, Promise<TableMessage>>} */ (this.kept);
    let found = kept.get(key);
    if (!found) {
      found = get(`/api/tables/${this.table}/replay/${move}`, { seat: this.seat }).then(seen);
      kept.set(key, found);
      found.catch(() => kept.delete(key));
      if (kept.size > 600) kept.delete(/** @type {string} */ (kept.keys().next().value));
    }
    return found;
  }

  /** The next move of which these eyes see something. @param {1|-1} way */
  seen(way) {
    const end = way > 0 ? (this.moves ?? 0) : 0;
    return nearest(this.lines ?? [], this.move ?? 0, way) ?? end;
  }

  /** Where turns and decades begin, on the slider and as leaps. @param {LogLine[]} lines */
  drawMarks(lines) {
    this.lines = lines;
    const { marks, leaps, stage } = this;
    if (!marks || !leaps || !stage?.ready) return; // the title's own words have not come
    const { texts } = stage;
    if (lines === this.marked?.lines && texts === this.marked.texts) return;
    this.marked = { lines, texts };
    const kinds = markKinds(lines);
    const place = (/** @type {LogLine} */ line) => `left: ${(100 * line.move) / Math.max(1, this.moves ?? 1)}%`;
    refill(
      marks,
      lines.filter((line) => line.mark).map((line) => h("i", { class: `mark-${line.mark}`, style: place(line) })),
    );
    const leap = (/** @type {import("../parts/course.js").Mark} */ kind, /** @type {1|-1} */ way) => {
      const mark = texts[`mark-${kind}`] ?? t(`mark.${kind}`);
      const label = t(way > 0 ? "mark.on" : "mark.back", { mark });
      return h(
        "button",
        {
          type: "button",
          class: "small",
          "aria-label": label,
          title: label,
          data: { key: `leap ${kind} ${way}` },
          onclick: () => {
            const to = nearest(this.lines ?? [], this.move ?? 0, way, kind);
            if (to !== null) this.show(to);
          },
        },
        way < 0 && icon("prev"),
        way < 0 ? null : mark,
        way > 0 && icon("next"),
      );
    };
    refill(
      leaps,
      kinds.map((kind) => [leap(kind, -1), leap(kind, 1)]),
    );
  }

  /** @param {number} wanted */
  async show(wanted) {
    const move = Math.max(0, Math.min(wanted, this.moves ?? 0));
    this.move = move;
    /** @type {number} */
    const ticket = (this.asked ?? 0) + 1;
    this.asked = ticket;
    if (this.scrub) this.scrub.value = String(move);
    if (this.counter) this.counter.textContent = `${move} / ${this.moves}`;
    this.scrub?.setAttribute("aria-valuetext", t("replay.move", { move, moves: this.moves ?? 0 }));
    await new Promise((done) => setTimeout(done, this.kept?.has(`${this.seat} ${move}`) ? 0 : AHEAD)); // while the slider is dragged, ask only where it rests
    if (ticket !== this.asked || !this.isConnected) return;
    /** @type {TableMessage} */
    let message;
    /** @type {LogLine[]} */
    let all;
    try {
      [message, all] = await Promise.all([this.fetch(move), wholeLog(this.table ?? "", this.seat ?? null)]);
    } catch (error) {
      if (this.note) refill(this.note, error instanceof Error ? error.message : String(error));
      return;
    }
    if (
      ticket !== this.asked ||
      !this.isConnected ||
      !this.stage ||
      !this.top ||
      !this.prompt ||
      !this.note ||
      !this.log
    )
      return;
    this.stage.rest(true);
    this.stage.update(message);
    const then = { ...message, status: /** @type {"finished"|"running"} */ (message.outcome ? "finished" : "running") };
    if (replace(this.top, seatStrip(then, 0, this.stage.texts, true))) followTurn(this.top);
    this.drawMarks(all);
    this.roles = message.roles;
    this.analysis?.at(move, all);
    const lines = all.filter((line) => line.move <= move);
    const here = lines.filter((line) => line.move === move);
    refill(
      this.note,
      h(
        "div",
        { class: "story-lines", "aria-live": "polite" },
        here.length
          ? here.map((line, nth) =>
              h(
                "span",
                { style: `--nth: ${Math.min(nth, MOST)}` },
                ...named(line.text, line.names, `line ${line.n}`),
                " ",
                ruleLink(line.rule),
              ),
            )
          : h("span", null, t("replay.nothing")),
      ),
    );
    refill(
      this.prompt,
      h(
        "span",
        { class: "tag" },
        message.outcome ? t("over") : t("replay.move", { move, moves: this.moves ?? 0 }),
        message.analysis && analysisMark(),
      ),
      message.outcome ? howItEnded(message.outcome) : h("p", null, message.prompt?.text ?? ""),
    );
    this.log.update(lines);
    this.stage.hear(lines, here);
    if (here[0]) this.log.point(here[0].n);
    if (move < (this.moves ?? 0)) this.fetch(move + 1).catch(() => undefined);
  }

  toggle() {
    if (this.timer) {
      clearTimeout(this.timer);
      this.timer = 0;
    } else {
      if (this.move === this.moves) this.move = 0;
      this.run();
    }
    this.drawPlaying();
  }

  /** How many lines come after the first one of this move. */
  get more() {
    const here = (this.lines ?? []).filter((line) => line.move === this.move);
    return Math.max(0, Math.min(here.length - 1, MOST));
  }

  run() {
    this.timer = window.setTimeout(
      async () => {
        await this.show(this.seen(1));
        await this.stage?.settled();
        if (!this.timer) return;
        this.timer = 0;
        if ((this.move ?? 0) < (this.moves ?? 0) && this.isConnected) this.run();
        this.drawPlaying();
      },
      (store.moving() ? SPEED + LINE * this.more : SPEED / 2) / (this.speed ?? 1),
    );
  }

  drawPlaying() {
    if (!this.playing) return;
    const label = this.timer ? t("replay.pause") : t("replay.play");
    this.playing.setAttribute("aria-label", label);
    this.playing.title = label;
    refill(this.playing, icon(this.timer ? "pause" : "play"));
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    if (/** @type {Element} */ (event.target).closest(".board, [role=tablist]")) return;
    if (event.key === "ArrowRight") this.show(this.seen(1));
    else if (event.key === "ArrowLeft") this.show(this.seen(-1));
    else if (event.key === "Home") this.show(0);
    else if (event.key === "End") this.show(this.moves ?? 0);
    else if (event.key === " " && !/^(BUTTON|SUMMARY|A)$/.test(/** @type {Element} */ (event.target).tagName))
      this.toggle();
    else return;
    event.preventDefault();
  }
}

/** Nobody can do anything here. @param {import("../lib/wire.js").TableBody} body @returns {TableMessage} */
const seen = (body) => ({
  ...body,
  legal: null,
  candidates: [],
  type: "table",
  mine: [],
  asked: [],
  host: false,
  since: 0,
  log: [],
  earlier: null,
  chat: [],
});

customElements.define("brink-replay", Replay);
