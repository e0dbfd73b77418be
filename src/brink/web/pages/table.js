// The table: board, seats, prompt, actions, hand, log. It draws what the session knows and asks the session to act.

import { onceOnly, unpressed } from "../kit/press.js";
import { dialog, h, hide, Kept, refill, replace, setText, showing, toast, toTop } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";
import { go, link, route } from "../lib/router.js";
import { hasWon, Session } from "../lib/session.js";
import * as store from "../lib/store.js";
import { actionList } from "../parts/actions.js";
import { giveAway } from "../parts/freeing.js";
import { Guide } from "../parts/guide.js";
import { hintBox, hintButton } from "../parts/hints.js";
import { LineNotes } from "../parts/line.js";
import { Moments } from "../parts/moments.js";
import { isAway, notices, noticesOf } from "../parts/notices.js";
import { howItEnded, resultButton } from "../parts/outcome.js";
import { ChatPanel, LogPanel, RulesPanel, tabbed } from "../parts/panels.js";
import { drawPrompt } from "../parts/prompt.js";
import { really } from "../parts/really.js";
import { analysisMark, followTurn, seatStrip, tick, yours } from "../parts/seats.js";
import { Stage } from "../parts/stage.js";
import { standing, standingOf } from "../parts/standing.js";
import { drawStory } from "../parts/story.js";
import { explains, hideTip, showTip } from "../parts/tip.js";
import { copyButton, forgetUsedLinks, invitation, settingsOf, takeInvitation, waitingRoom } from "../parts/waiting.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */
/** @typedef {import("../lib/types.js").Action} Action */

const PHONE = "(max-width: 760px)";

/** @param {string} text */
const unseen = (text) => h("h2", { class: "offscreen" }, text);

class Table extends HTMLElement {
  connectedCallback() {
    this.table = route().id;
    /** @type {string} what the slot of the header shows */
    this.slotted = "";
    takeInvitation(this.table, () => this.session?.redial());
    this.session = new Session(this.table);
    // For all that happens by itself; what a page has asked for may come when another page has its place.
    this.redraw = unpressed(this, () => this.isConnected && this.draw());
    this.build();
    const { session } = this;
    session.addEventListener("change", () => this.changed());
    session.addEventListener("talk", () => this.drawChat(true));
    session.addEventListener("unsaid", (event) => this.chat?.giveBack(/** @type {CustomEvent} */ (event).detail));
    for (const news of ["line", "notice"]) session.addEventListener(news, () => this.notes?.draw());
    session.addEventListener("refused", (event) => this.refused(/** @type {CustomEvent} */ (event).detail));
    session.addEventListener("gone", () =>
      refill(
        this,
        h(
          "section",
          { class: "waiting" },
          h("h1", null, t("gone")),
          h("a", { class: "button", href: "#/" }, t("nav.games")),
        ),
      ),
    );
    session.addEventListener("rematch", (event) => go(`/table/${/** @type {CustomEvent} */ (event).detail}`));
    this.openRule = (/** @type {Event} */ event) => this.showRule(/** @type {CustomEvent} */ (event).detail);
    document.addEventListener("brink-rule", this.openRule);
    this.timer = setInterval(() => tick(this), 500);
    this.phone = matchMedia(PHONE);
    this.arrange = () => this.place();
    this.phone.addEventListener("change", this.arrange);
    this.place();
  }

  disconnectedCallback() {
    this.guide?.show(null);
    this.moments?.destroy();
    this.session?.close();
    this.stage?.clear();
    clearInterval(this.timer);
    if (this.openRule) document.removeEventListener("brink-rule", this.openRule);
    if (this.arrange) this.phone?.removeEventListener("change", this.arrange);
  }

  languageChanged() {
    this.stage?.clear();
    const tab = this.tabs?.current;
    this.build();
    this.place();
    if (tab) this.tabs?.open(tab);
    this.session?.speak();
    this.draw();
  }

  // -- the frame ------------------------------------------------------------------------------------------------

  build() {
    const session = /** @type {Session} */ (this.session);
    /** @type {number} which step of "what happened" is on the board; -1: the present */
    this.step = -1;
    /** @type {number} the version whose question was drawn last */
    this.asked = -1;
    this.outcomeHidden = false;
    this.stage = new Stage({
      act: (action, unasked) => this.act(action, unasked),
      acted: () => session.acted,
      did: () => session.did,
      why: (action) => session.why(action),
      candidates: () => session.candidates,
      explain: (reason) => this.refused(reason),
      quiet: async () => {
        await null; // what was said with this is on its way to them
        await this.moments?.settled();
      },
      ready: () => this.equipped(),
      inWords: () => session.wantWords(),
    });
    this.notes = new LineNotes(session);
    this.heading = h("h1", { class: "offscreen" }, t("table")); // who hears the page goes by headings
    this.top = h("div", { class: "top" });
    this.story = h("div", { class: "story" });
    this.banner = h("div", { class: "banner", hidden: true });
    /** @type {Node|null} what is told in it, as it was made */
    this.verdict = null;
    this.mid = h("div", { class: "board-box" }, this.stage.board, this.banner, this.story);
    this.moments?.destroy();
    this.moments = new Moments(this.mid, (key) => this.stage?.texts[key], {
      taken: (line) => this.stage?.shows(line),
      picture: (line) => this.stage?.picture(line),
      busy: () => this.stage?.reading(),
    });
    this.waiting = h("div", { class: "waiting-box", hidden: true });
    this.prompt = h("div", { class: "prompt", role: "status", "aria-live": "polite", "aria-atomic": "true" });
    this.actions = h("div", {
      class: "actions",
      id: "actions",
      role: "region",
      "aria-label": t("actions"),
      tabindex: "-1",
    });
    this.tools = h("div", { class: "tools" });
    this.closing = h("div", { class: "closing" });
    this.kept = new Kept(); // what stands in it
    this.listed = new Kept(); // what one may do
    onceOnly(this.closing);
    this.play = h("div", { class: "play" }, this.actions, this.tools);
    this.log = new LogPanel(() => session.fetchEarlier());
    this.chat = new ChatPanel((text) => session.say(text));
    this.rules = new RulesPanel(() => session.message?.game ?? "");
    this.sheet = h("div", { class: "sheet-box" });
    this.tabs = tabbed(
      [
        { name: "play", label: t("play"), sign: "play", panel: h("div", { class: "play-panel" }) },
        { name: "side", label: t("side"), sign: "person", panel: h("div", { class: "side-panel" }) },
        { name: "log", label: t("log"), sign: "log", panel: h("div", { class: "panel" }, this.log.root) },
        { name: "chat", label: t("chat"), sign: "chat", panel: h("div", { class: "panel" }, this.chat.root) },
        { name: "rules", label: t("rules"), sign: "book", panel: h("div", { class: "panel" }, this.rules.root) },
      ],
      (name) => {
        this.dataset.panel = name;
        if (name === "rules") this.rules?.open("");
        if (this.dataset.sheet === "low") this.dataset.sheet = "half";
      },
    );
    this.handle = h(
      "button",
      { class: "handle", type: "button", "aria-label": t("sheet"), onclick: () => this.slide() },
      h("i", null),
    );
    this.swipes(this.handle);
    this.rail = h(
      "aside",
      { class: "rail", "aria-label": t("rail") },
      unseen(t("rail")),
      this.handle,
      this.prompt,
      this.play,
      this.tabs.bar,
      this.tabs.body,
      this.closing,
    );
    this.curtain = h("div", { class: "curtain", hidden: true });
    this.guide?.show(null);
    this.guide = new Guide(session.id, () => this.stage?.lessons ?? []);
    this.left = h("div", { class: "left" }, unseen(t("board")), this.mid, this.stage.hand, this.stage.side);
    refill(
      this,
      this.heading,
      this.notes.root,
      this.top,
      this.guide.root,
      this.waiting,
      this.left,
      this.rail,
      this.curtain,
    );
    this.classList.add("table");
    this.dataset.sheet = "half";
    this.drawSlot();
  }

  /** On a phone the actions, the hand and what stands beside the board go into the sheet. */
  place() {
    if (!this.tabs || !this.play || !this.stage || !this.left || !this.rail) return;
    const small = !!this.phone?.matches;
    this.classList.toggle("phone", small);
    if (small) {
      this.tabs.body.querySelector(".play-panel")?.append(this.play, this.stage.hand);
      this.tabs.body.querySelector(".side-panel")?.append(this.stage.side);
      this.tabs.open("play");
    } else {
      this.rail.insertBefore(this.play, this.tabs.bar);
      this.left.append(this.stage.hand, this.stage.side);
      if (["play", "side"].includes(this.tabs.current)) this.tabs.open("log");
    }
    this.later ||= setTimeout(() => this.redraw?.()); // once the board stands there too: what is in the hand goes last
  }

  slide() {
    const states = ["half", "full", "low"];
    this.dataset.sheet = states[(states.indexOf(this.dataset.sheet ?? "half") + 1) % states.length];
  }

  /** Pulled up the sheet grows, pulled down it shrinks. @param {HTMLElement} handle */
  swipes(handle) {
    let [from, pulled] = [0, 0];
    handle.addEventListener("pointerdown", (event) => {
      [from, pulled] = [event.clientY, 0];
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointerup", ({ clientY }) => {
      pulled = Math.abs(clientY - from) < 24 ? 0 : Math.sign(clientY - from);
      const sizes = ["low", "half", "full"];
      const at = sizes.indexOf(this.dataset.sheet ?? "half") - pulled;
      this.dataset.sheet = sizes[Math.max(0, Math.min(at, 2))];
    });
    // a mouse that has pulled presses too, which a finger does not; a key (0) never pulls
    handle.addEventListener("click", (event) => event.detail && pulled && event.stopImmediatePropagation(), true);
  }

  drawSlot() {
    const slot = document.getElementById("head-slot");
    if (!slot) return;
    const message = this.session?.message;
    const now = `${message?.title} ${message?.analysis} ${document.documentElement.lang}`;
    if (this.slotted === now && slot.childElementCount) return;
    this.slotted = now;
    refill(
      slot,
      h("span", { class: "table-title" }, h("span", null, message?.title || ""), message?.analysis && analysisMark()),
      h(
        "a",
        {
          class: "button quiet small",
          href: `#/table/${this.table}/text`,
          data: { key: "slot-text" },
          title: t("text"),
        },
        icon("text"),
        h("span", { class: "wide-only" }, t("text")),
      ),
      h(
        "button",
        { class: "quiet small", type: "button", data: { key: "slot-menu" }, onclick: () => this.menu() },
        icon("person"),
        h("span", { class: "wide-only" }, t("table")),
      ),
    );
  }

  // -- drawing --------------------------------------------------------------------------------------------------

  /** The game's own board and the names of its pieces have come. */
  equipped() {
    this.dataset.game = this.session?.message?.game ?? "";
    this.chat?.forget();
    this.redraw?.();
  }

  /** What one may press is drawn at once. While others act, moves that come together are drawn together. */
  changed() {
    if (this.mine || this.session?.mineToAct) this.redraw?.();
    else this.later ||= setTimeout(() => this.redraw?.());
  }

  draw() {
    const { session, stage } = this;
    const message = session?.message;
    clearTimeout(this.later);
    this.later = 0;
    this.mine = !!session?.mineToAct;
    if (!session || !message || !stage || !this.top || !this.waiting) return;
    if (!this.left || !this.rail || !this.curtain || !this.log || !this.heading) return;
    const next = session.handover;
    if (session.veiled && next === null) return;
    const veiled = next !== null;
    this.classList.toggle("veiled", veiled);
    for (const part of [this.left, this.rail]) part.inert = veiled;
    this.drawCurtain(next);
    forgetUsedLinks(session.id, message);
    const open = message.status === "open";
    this.classList.toggle("is-open", open);
    hide(this.waiting, !open);
    hide(this.heading, open); // the waiting room has one of its own
    setText(this.heading, message.title || stage.title || t("table"));
    if (open)
      refill(
        this.waiting,
        waitingRoom(session.id, message, () => session.redial()),
      );
    if (replace(this.top, seatStrip(message, session.at, stage.texts))) followTurn(this.top);
    document.title = `${session.mineToAct && !veiled ? `● ${yours(message)} – ` : ""}${message.title || "Brinkmanship"}`;
    this.drawSlot();
    if (veiled || open) return this.guide?.show(null);
    this.drawn = message.version;
    if (this.step >= session.news.length) this.step = -1;
    const shown = this.step >= 0 ? session.news[this.step] : null;
    this.classList.toggle("is-past", !!shown);
    const latest = session.mineToAct ? null : session.news.at(-1); // while others act, what they did last is pointed at
    stage.update(shown?.message ?? message, (shown ?? latest)?.before);
    if (this.prompt) drawPrompt(this.prompt, session, message);
    this.drawTools(this.drawActions());
    if (this.story) drawStory(this.story, session, this.step ?? -1, (step) => this.goStep(step));
    this.log.update(session.log, session.news[0]?.lines[0]?.n);
    stage.hear(session.log);
    if (stage.ready) this.moments?.update(session.log);
    this.drawBanner();
    this.log.point(shown?.lines[0].n ?? -1);
    this.drawChat(false);
    this.guide?.update(message, {
      mine: session.mineToAct,
      windowed: session.mineToAct && session.inWindow,
      news: session.news.length,
    });
  }

  /** @param {number|null} next */
  drawCurtain(next) {
    const { curtain, session } = this;
    if (!curtain || !session?.message) return;
    const was = curtain.hidden;
    hide(curtain, next === null);
    if (next === null || (!was && curtain.dataset.seat === String(next))) return;
    curtain.dataset.seat = String(next);
    hideTip();
    const name = session.message.seats[next]?.name ?? "";
    const button = h(
      "button",
      { class: "primary big", type: "button", onclick: () => session.sit(next) },
      t("curtain.me", { name }),
    );
    refill(
      curtain,
      h(
        "div",
        { class: "curtain-card", role: "alertdialog", "aria-labelledby": "curtain-title" },
        seatMark(next),
        h("h2", { id: "curtain-title" }, t("curtain.title", { name })),
        h("p", null, t("curtain.text")),
        button,
      ),
    );
    button.focus();
  }

  drawActions() {
    const { session, actions } = this;
    if (!session || !actions) return null;
    const back = !!session.news[this.step ?? -1]?.message;
    const offers = (/** @type {boolean} */ any) => this.play?.classList.toggle("offers", any);
    if (!session.mineToAct) {
      refill(actions);
      offers(false);
      return null;
    }
    const { choices, closing } = actionList(session.candidates, {
      act: (action) => this.act(action),
      busy: session.waiting,
      held: this.stage?.held(),
      rows: this.stage?.rows,
      kept: this.listed,
    });
    const until =
      session.beforeMyTurn &&
      h(
        "button",
        {
          class: "do do-close",
          type: "button",
          data: { key: "until" },
          onclick: () => session.chooseStanding("until-my-turn"),
        },
        t("standing.until-my-turn"),
      );
    for (const one of closing?.querySelectorAll(".do-close") ?? [])
      one.setAttribute("data-cap", session.inWindow ? "p" : this.stage?.ends ? "" : "e");
    if (until) closing?.querySelector(".chips")?.append(until);
    const version = session.message?.version ?? -1;
    const panel = actions.closest(".play-panel"); // on a phone all of it scrolls
    if (version !== this.asked) {
      toTop(actions);
      if (panel) toTop(panel);
    }
    this.asked = version;
    const hints = hintBox(session, (action) => this.act(action));
    refill(actions, back ? h("p", { class: "hint" }, t("story.back")) : null, hints, ...choices);
    offers(!!actions.querySelector(".do"));
    return closing;
  }

  /** @param {HTMLElement|null} last the actions that end the decision */
  drawTools(last) {
    const { session, tools, closing, kept } = this;
    const message = session?.message;
    if (!session || !message || !tools || !closing || !kept) return;
    closing.classList.toggle("with-until", !!last?.querySelector('[data-key="until"]'));
    const playing = message.seat !== null && message.status === "running";
    if (!playing) refill(closing);
    if (message.seat === null || !playing)
      return refill(
        tools,
        message.seat === null && message.status === "running" && h("p", { class: "hint" }, icon("eye"), t("spectator")),
        message.status === "finished" && this.outcomeHidden && resultButton(() => this.hideOutcome(false)),
      );
    const { undo } = message;
    const can = undo.allowed || undo.consent;
    const back = () => {
      const button = h(
        "button",
        {
          type: "button",
          class: "undo",
          "aria-disabled": can ? null : "true",
          data: { key: "undo", cap: "u" },
          title: can ? undo.text : null,
          onclick: () => can && session.undo(),
        },
        icon("undo"),
        undo.consent && !undo.allowed ? t("undo.ask") : t("undo"),
      );
      if (!can) explains(button, () => ({ text: undo.text, rule: "" }), t("undo"));
      return button;
    };
    kept.next();
    const ends = session.candidates.filter((one) => one.closes);
    const end = kept.of([ends, last?.outerHTML], () => last ?? h("span", { class: "group" }));
    const hint = session.mineToAct ? hintButton(session) : null;
    refill(closing, end, hint && kept.of(hint.outerHTML, () => hint), kept.of(undo, back));
    const asks = this.stage?.windows && standingOf(session);
    showing(tools, [noticesOf(session, message), asks], () => [notices(session, message), asks && standing(session)]);
  }

  /** @param {number} step */
  goStep(step) {
    if (!this.session) return;
    this.step = Math.max(-1, Math.min(step, this.session.news.length - 1));
    this.session.flush();
    this.draw();
    if (this.step < 0) this.log?.toEnd();
  }

  drawBanner() {
    const { session, banner } = this;
    const message = session?.message;
    if (!session || !message || !banner) return;
    const over = message.status === "finished" && !this.outcomeHidden;
    const shown = over && (this.stage?.busy() ?? this.moments?.showing()); // what led to the end is seen before the result
    this.classList.toggle("is-ending", !!shown); // and nothing beside it gives away how it ends
    if (shown) void shown.then(() => this.drawBanner());
    hide(banner, !over || !!shown);
    this.classList.toggle("is-over", !banner.hidden);
    banner.classList.toggle("won", hasWon(message));
    const close = () => this.hideOutcome();
    if (banner.hidden) return;
    const now = h("div", null, howItEnded(session, message, this.stage, close));
    if (this.verdict?.isEqualNode(now)) return; // it is left alone: whoever presses it just now would press what is gone
    const asked = this.verdict && !banner.querySelector(".told");
    this.verdict = now.cloneNode(true);
    refill(banner, ...now.childNodes);
    if (asked) banner.querySelector(".told")?.scrollIntoView({ block: "nearest" }); // they come where nobody looks
  }

  hideOutcome(hidden = true) {
    this.outcomeHidden = hidden;
    this.draw();
  }

  /** @param {boolean} fresh */
  drawChat(fresh) {
    const { session } = this;
    if (!session) return;
    this.chat?.update(session.chat, (session.message?.seat ?? null) !== null);
    if (fresh && session.received > 0) this.tabs?.mark("chat");
  }

  // -- doing ----------------------------------------------------------------------------------------------------

  /** @param {Action} action @param {import("../lib/types.js").Unasked} [unasked] what happened just now stays in sight */
  act(action, unasked = "") {
    const { session } = this;
    if (!session) return;
    if (session.message?.version !== this.drawn) return; // pressed for a question that is answered already
    const why = session.why(action);
    if (why) return toast(why.text, "bad");
    hideTip();
    really(session, session.candidate(action), () => {
      if (!unasked) {
        this.step = -1;
        this.guide?.learn();
        this.moments?.clear();
      }
      this.stage?.rest();
      session.act(action, unasked);
    });
  }

  /** What ends the decision, where there is one way to do so; in a window that is another key. */
  endTurn() {
    if (this.session?.inWindow) return;
    const ways = (this.session?.candidates ?? []).filter((one) => one.closes && !one.reason);
    const end = this.stage?.ends ?? (ways.length === 1 ? () => this.act(ways[0].action) : null);
    end?.();
  }

  /** @param {{text: string, rule: string}} reason */
  refused(reason) {
    if (this.prompt?.isConnected && this.prompt.offsetParent) showTip(this.prompt, reason, { hold: true });
    else toast(reason.text, "bad");
  }

  /** @param {string} rule */
  async showRule(rule) {
    if (this.dataset.sheet === "low") this.dataset.sheet = "half";
    this.tabs?.open("rules");
    await this.rules?.open(rule);
  }

  menu() {
    const { session } = this;
    const message = session?.message;
    if (!session || !message) return;
    const seated = message.seat !== null && message.status === "running";
    const away = message.seats.filter((seat) => isAway(seat) && !message.mine.includes(seat.seat));
    const playing = seated && !message.seats[message.seat ?? 0].resigned;
    /** @type {HTMLDialogElement} */
    const box = dialog(
      message.title || t("table"),
      h(
        "div",
        { class: "row" },
        copyButton(link(`/table/${session.id}`), t("copy.watch")),
        ...message.seats.map((one) => invitation(session.id, message, one.seat, `: ${one.name || one.seat + 1}`)),
        ...store
          .table(session.id)
          .tokens.map((one) =>
            copyButton(
              link(`/table/${session.id}?seat=${one.token}`),
              `${t("copy.mine")}${message.mine.length > 1 ? ` ${message.seats[one.seat]?.name ?? ""}` : ""}`,
            ),
          ),
      ),
      settingsOf(session.id, message),
      playing &&
        h(
          "div",
          { class: "row" },
          !message.seats[message.seat ?? 0].bot &&
            h(
              "button",
              {
                type: "button",
                onclick: () => {
                  session.send({ type: "replace", seat: message.seat ?? 0 });
                  box.close();
                },
              },
              icon("bot"),
              t("standin"),
            ),
          h(
            "button",
            {
              type: "button",
              class: "danger",
              onclick: () => {
                if (confirm(t("resign.sure"))) session.send({ type: "resign" });
                box.close();
              },
            },
            icon("flag"),
            t("resign"),
          ),
        ),
      seated &&
        away.length > 0 &&
        h(
          "div",
          { class: "row" },
          away.map((seat) =>
            h(
              "button",
              {
                type: "button",
                onclick: () => {
                  session.send({ type: "replace", seat: seat.seat });
                  box.close();
                },
              },
              icon("bot"),
              t("standin.for", { name: seat.name }),
            ),
          ),
        ),
      playing && giveAway(session, message, () => box.close()),
      (this.stage?.lessons.length ?? 0) > 0 &&
        h(
          "div",
          { class: "row" },
          h(
            "button",
            {
              type: "button",
              onclick: () => {
                this.guide?.turn(true);
                box.close();
                this.draw();
              },
            },
            icon("help"),
            t("guide.on"),
          ),
        ),
      h("p", { class: "hint" }, t("commitment"), " ", h("code", null, message.commitment.slice(0, 16), "…")),
    );
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    const focus = (/** @type {Element|null|undefined} */ element) => {
      if (!(element instanceof HTMLElement)) return;
      if (element.closest(".play-panel")) this.tabs?.open("play");
      const inside =
        element.querySelector("button:not([aria-disabled]), [tabindex='0'], input, a") ??
        element.querySelector("button");
      if (!inside) element.tabIndex = -1;
      (inside instanceof HTMLElement || inside instanceof SVGElement ? inside : element).focus();
      event.preventDefault();
    };
    const { session } = this;
    if (!session || this.classList.contains("veiled")) return;
    switch (event.key) {
      case "a":
        return focus(this.actions?.firstChild ? this.actions : this.closing);
      case "b":
        return focus(this.stage?.board);
      case "h":
        return focus(this.stage?.hand.childElementCount ? this.stage.hand : this.querySelector("[data-hand]"));
      case "l":
        this.tabs?.open("log");
        return focus(this.log?.root);
      case "c":
        this.tabs?.open("chat");
        return focus(this.chat?.form);
      case "r":
        this.tabs?.open("rules");
        return focus(this.rules?.root);
      case "e":
        return this.endTurn();
      case "u":
        return session.undo();
      case "i":
        return session.askHint();
      case "p":
        return session.letHappen ? this.act(session.letHappen) : undefined;
      case "g":
        return this.guide?.focus();
      case "w":
        return this.goStep(this.step === -1 ? 0 : -1);
      case "x":
        return session.flush();
      case "t":
        return go(`/table/${this.table}/text`);
      case "Escape":
        if (this.banner?.hidden === false) return this.hideOutcome(); // what lies on top goes first
        if (this.step !== -1) return this.goStep(-1);
        return this.stage?.dismiss() ? undefined : this.stage?.rest();
      case "ArrowRight":
      case "ArrowLeft":
        if (
          this.step !== undefined &&
          this.step >= 0 &&
          !(/** @type {Element} */ (event.target).closest("[role=tablist], .board"))
        )
          this.goStep(Math.max(0, this.step + (event.key === "ArrowRight" ? 1 : -1)));
        return undefined;
      default:
        return /^[1-9]$/.test(event.key) ? focus(this.querySelector(`.do[data-number="${event.key}"]`)) : undefined;
    }
  }
}

customElements.define("brink-table", Table);
