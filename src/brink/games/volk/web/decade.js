// The end of a decade as something one walks through: each phase with what happened, why, and its numbers, on the map as it
// stood then; at its end a page that stays until it is closed. The log carries the board at the beginning of each phase, so
// that it does not matter whether the phases came one by one or all at once, now or in a replay.

import { named } from "/kit/names.js";
import { lower } from "/kit/tray.js";
import { signed } from "/kit/words.js";
import { h, hide, refill, showing, span, toTop } from "/lib/dom.js";
import { moving, settings } from "/lib/store.js";
import { ROMAN } from "./cards.js";
import { glyph } from "./icons.js";
import { COLLAPSE, STATE } from "./plates.js";
import { dollars } from "./spans.js";
import { PHASES, signOf, TRACKS } from "./tracks.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./board.js").View} View */
/** @typedef {import("/lib/wire.js").LogText} Line */
/** @typedef {{phase: number, at: Partial<View>, lines: Line[]}} Step a phase, the board when it began, and what was said */
/** @typedef {{steps: Step[], next: Line|null, after: Line|null}} Chapter the end of one decade; `next`: the decade that followed, `after`: what was said then */

const BREATH = 1500; // milliseconds for a phase that shows itself,
const LETTER = 14; // and for each letter,
const LONGEST = 4500; // but no more
const RUN_DOWN = 2;
const HAMBURG = "9.1"; // the rule about where it counts
const OF_BOTH = 10; // phases of the base game; those of 2+2 have the numbers after them, but come first
const OF_POWERS = ["treasury", "points"];

/** What the board was like at a line of the log. @param {Line} line @returns {Partial<View>} */
const boardAt = ({ about = {} }) =>
  Object.fromEntries(
    Object.entries(about).flatMap(([name, value]) => (name.startsWith("now_") ? [[name.slice(4), value]] : [])),
  );

/** When a phase comes, compared with others. @param {number} phase */
const turnOf = (phase) => (phase > OF_BOTH ? phase - PHASES.length : phase);

/** The last end of a decade in a log. What was taken back stays in the log, so what the board has not come to is left out,
 *  as is what was said again later. @param {readonly Line[]} log @param {View} [now] @returns {Chapter|null} */
export function lastChapter(log, now) {
  const last = log.findLastIndex(({ moment }) => moment === "phase");
  if (last < 0) return null;
  const begins = log.filter(({ moment }) => moment === "decade");
  const number = (/** @type {Line} */ line) => Number(line.about?.decade);
  const stands = (/** @type {Line} */ line) =>
    number(line) <= (now?.decade ?? number(line)) &&
    !begins.some((other) => other.n > line.n && number(other) <= number(line));
  const first = log.findLastIndex((line, at) => at < last && line.moment === "decade" && stands(line)) + 1;
  /** @type {Chapter} */
  const chapter = { steps: [], next: null, after: null };
  for (const line of log.slice(first)) {
    if (line.moment === "phase") {
      const phase = Number(line.about?.phase) + 1;
      const before = chapter.steps.filter((step) => turnOf(step.phase) < turnOf(phase));
      chapter.steps = [...before, { phase, at: boardAt(line), lines: [] }];
    } else if (line.moment === "decade") chapter.next = stands(line) ? line : null;
    else if (chapter.next) chapter.after ??= line;
    else chapter.steps.at(-1)?.lines.push(line);
  }
  if (chapter.next || !now) return chapter;
  if (!now.phase) return lastChapter(log.slice(0, first), now); // all of it was taken back
  return { ...chapter, steps: chapter.steps.filter(({ phase }) => turnOf(phase) <= turnOf(now.phase)) };
}

/**
 * @param {Kit} kit
 * @param {object} ways
 * @param {() => import("./board.js").Message} ways.newest what is so now
 * @param {(view: Partial<View>|null, before?: Partial<View>) => void} ways.paint the board as it was then; null: as it is now
 * @param {() => Promise<void>} [ways.quiet] when no moment is shown any more
 */
export function createDecade(kit, { newest, paint, quiet }) {
  const { board, names, say } = kit;
  const root = h("section", { class: "vk-chapter", hidden: true, tabindex: "-1", "aria-live": "polite" });
  const body = h("div", { class: "vk-chapter-body fades" }); // always the same one: it stays scrolled as it was
  /** @type {Chapter|null} */
  let chapter = null;
  let at = -1; // the phase that is shown; -1: none
  let open = false; // the page at the end is
  let held = false; // moments of the last card come first
  let timer = 0;
  /** @type {{over: () => boolean, done: () => void}[]} */
  let waiting = [];

  // -- numbers --------------------------------------------------------------------------------------------------------

  const sides = (/** @type {number[]|undefined} */ counts) =>
    [0, 1].map((side) => (counts ?? []).reduce((sum, one, n) => sum + (board.provinces[n].side === side ? one : 0), 0));
  const ofSites = (/** @type {(n: number) => number} */ count) =>
    [0, 1].map((side) => board.sites.reduce((sum, one, n) => sum + (one.side === side ? count(n) : 0), 0));
  /** Factories and pieces of infrastructure. @param {View} view */
  const points = ({ factories, built }) =>
    ofSites((n) => Number(factories[n] > 0)).map((sum, side) =>
      board.lines.reduce((all, one, n) => all + (one.side === side ? pieces(built[n]) : 0), sum),
    );
  const pieces = (/** @type {number} */ built) => [0, 1, 1, 2, 1][built] ?? 0;

  /** What is counted for both sides. @param {View} view @returns {[string, string, (number|string)[]][]} */
  const counted = (view) => [
    ["banner", "protests", sides(view.protests)],
    ["fist", "unrest", sides(view.unrest)],
    ["tv", "standard", sides(view.standard)],
    ["factory", "built", points(view)],
    ["run", "ruins", [0, view.factories.filter((one) => one === RUN_DOWN).length]],
    ["socialists", "socialists", [0, view.box + sides(view.socialists)[1]]],
    ...(view.treasury
      ? [/** @type {[string, string, string[]]} */ (["money", "treasury", view.treasury.map(dollars)])]
      : []),
    ...(view.points ? [/** @type {[string, string, number[]]} */ (["victory", "points", view.points])] : []),
  ];

  const then = (/** @type {Step|undefined} */ step) => /** @type {View} */ ({ ...newest().view, ...step?.at });
  /** The board after a phase. @param {number} n */
  const after = (n) =>
    /** @type {View} */ ({
      ...newest().view,
      ...(chapter?.steps[n + 1]?.at ?? (chapter?.next && boardAt(chapter.next))),
    });

  const change = (/** @type {number|string} */ from, /** @type {number|string} */ to) =>
    from === to ? h("span", null, to) : h("b", { class: "vk-change" }, `${from} → ${to}`);
  /** @param {View} before @param {View} now @param {boolean} all also what stayed as it was */
  function numbers(before, now, all) {
    const old = counted(before);
    const headed = (/** @type {readonly string[]} */ whose) =>
      h("tr", { class: "vk-whose" }, h("td", null), ...[0, 1].map((side) => h("th", { scope: "col" }, whose[side])));
    let whose = names.side;
    const rows = counted(now).flatMap(([sign, word, values], n) => {
      const from = old[n][2];
      if (!all && values.every((value, side) => value === from[side])) return [];
      const owner = (OF_POWERS.includes(word) && names.power) || names.side; // in 2+2 money and points are the superpowers'
      const over = owner === whose ? [] : [headed(owner)];
      whose = owner;
      const cell = (/** @type {number|string} */ value, /** @type {number} */ side) =>
        h("td", { class: `vk-${STATE[side]}` }, change(from[side], value), word === "protests" && `/${COLLAPSE}`);
      return [...over, h("tr", null, h("th", { scope: "row" }, glyph(sign), say(word)), values.map(cell))];
    });
    const moved = TRACKS.flatMap((name, n) => {
      if (now[name] === undefined || before[name] === now[name]) return [];
      const cell = h("td", { colspan: 2 }, change(signed(before[name] ?? 0), signed(now[name] ?? 0)));
      return [h("tr", null, h("th", { scope: "row" }, glyph(signOf(name)), names.track[n]), cell)];
    });
    if (!rows.length && !moved.length) return null;
    const head = rows[0]?.className === "vk-whose" ? rows.shift() : headed(names.side);
    return h("table", { class: "vk-numbers" }, h("thead", null, head), h("tbody", null, rows, moved));
  }

  // -- what is shown --------------------------------------------------------------------------------------------------

  const button = (/** @type {string} */ word, /** @type {() => void} */ run, kind = "", off = false) =>
    h(
      "button",
      {
        type: "button",
        class: ["vk-tab", kind],
        "aria-disabled": off && "true",
        data: { key: `chapter ${word}` },
        onclick: () => off || run(),
      },
      say(word),
    );
  const told = (/** @type {Line[]} */ lines) =>
    h(
      "ul",
      { class: "vk-told" },
      lines.length
        ? lines.map((line) => h("li", null, ...named(line.text, line.names, `decade ${line.n}`)))
        : h("li", null, say("nothing-happens")),
    );
  const filled = (/** @type {import("/lib/dom.js").Child[]} */ ...parts) => {
    refill(body, ...parts);
    return body;
  };
  const why = (/** @type {number} */ phase) => phase > 0 && h("p", { class: "vk-why" }, say(`why-${phase}`));
  const title = (/** @type {Step} */ { phase }) => [
    glyph(PHASES[phase - 1]),
    span("vk-phase-name", names.phase[phase - 1]),
  ];

  /** @param {Chapter} now */
  function phasePage({ steps, next }) {
    const step = steps[at];
    const count = ` ${at + 1}/${board.world ? PHASES.length : OF_BOTH}`;
    return [
      h("header", null, h("small", null, say("end-of-decade"), count), h("h2", null, title(step))),
      why(step.phase),
      filled(told(step.lines), numbers(then(step), after(at), false)),
      h(
        "footer",
        null,
        button("back", () => go(at - 1), "", at === 0),
        button("on", () => go(at + 1)),
        button(next || newest().outcome ? "skip" : "to-now", finish, "vk-skip"),
      ),
    ];
  }

  /** A phase in short, beside its name: its sum, or else all that was lost; dots where its own page tells more. @param {Step} step */
  function brief({ phase, lines }) {
    const name = `${names.phase[phase - 1]}: `.toLowerCase();
    const bare = (/** @type {string} */ text) => text.slice(text.toLowerCase().startsWith(name) ? name.length : 0);
    const told = lines.filter(({ rule }) => rule !== HAMBURG).map(({ text }) => bare(text));
    const sum = told.findIndex((text) => /\d/.test(text));
    if (sum < 0) return told.join(" ") || say("nothing-happens");
    return told[sum] + (sum < told.length - 1 ? " …" : "");
  }

  /** The page at the end. @param {Chapter} now */
  function lastPage({ steps, next, after: order }) {
    const decade = next ? Number(next.about?.decade) - 1 : newest().view.decade;
    const row = (/** @type {Step} */ step, /** @type {number} */ n) => {
      const props = { type: "button", class: "vk-phase-row", data: { key: `chapter ${n}` }, onclick: () => go(n) };
      return h("li", null, h("button", props, title(step), h("small", null, brief(step))));
    };
    const outcome = newest().outcome;
    const prestige = Number(next?.about?.now_prestige);
    const leader = names.side[prestige > 0 ? 1 : 0];
    const first = board.world ? order?.text : say(prestige ? "goes-first" : "goes-first-even", { who: leader });
    return [
      h("header", null, h("small", null, say("end-of-decade")), h("h2", null, `${say("decade")} ${ROMAN[decade]}`)),
      filled(
        h("p", { class: "vk-comes" }, next ? `${next.text} ${first ?? ""}` : (outcome?.text ?? "")),
        numbers(then(steps[0]), after(steps.length - 1), true),
        h("ol", { class: "vk-phase-rows" }, steps.map(row)),
      ),
      h(
        "footer",
        null,
        button("walk", () => go(0)),
        button("close", close, "vk-skip"),
      ),
    ];
  }

  /** All that the page depends on: the other side may play on beside it. @param {Chapter} now */
  function depends(now) {
    const { outcome, view } = newest();
    const boards = at < 0 ? [then(now.steps[0]), after(now.steps.length - 1)] : [then(now.steps[at]), after(at)];
    const counts = boards.map((one) => [counted(one), TRACKS.map((name) => one[name])]);
    return [at, now, counts, outcome, now.next ? null : view.decade];
  }

  function draw() {
    const shown = Boolean(chapter && (at >= 0 || open));
    if (root.hidden === shown) lower(root, shown);
    hide(root, !shown);
    root.classList.toggle("vk-last-page", at < 0 && open);
    showing(root, shown && chapter && depends(chapter), () =>
      chapter && shown ? (at >= 0 ? phasePage(chapter) : lastPage(chapter)) : [],
    );
    const over = waiting.filter((one) => one.over());
    waiting = waiting.filter((one) => !over.includes(one));
    for (const one of over) one.done();
  }

  /** @param {() => boolean} over @returns {Promise<void>|null} null: it is over */
  const until = (over) => (over() ? null : new Promise((done) => waiting.push({ over, done })));

  /** The phase that is shown, and the board after it as far as it has come. */
  function redraw() {
    const step = chapter?.steps[at];
    if (step) paint(after(at), step.at);
    draw();
  }

  const ended = () => Boolean(chapter?.next || newest().outcome);

  /** @param {number} to @param {boolean} [alone] it goes on by itself */
  function go(to, alone = false) {
    clearTimeout(timer);
    if (!chapter) return;
    if (to >= chapter.steps.length) return finish();
    at = Math.max(0, to);
    toTop(body);
    redraw();
    if (!alone) return;
    const letters = chapter.steps[at].lines.reduce((sum, line) => sum + line.text.length, 0);
    timer = window.setTimeout(() => go(nextWith(at + 1), true), Math.min(LONGEST, BREATH + LETTER * letters));
  }

  /** The next phase in which anything happened. @param {number} from */
  function nextWith(from) {
    const found = chapter?.steps.findIndex(({ lines }, n) => n >= from && lines.length > 0) ?? -1;
    return found < 0 ? (chapter?.steps.length ?? 0) : found;
  }

  /** To the page at the end, or to what is asked now. */
  function finish() {
    clearTimeout(timer);
    at = -1;
    open = ended();
    toTop(body);
    paint(null);
    draw();
  }

  function close() {
    clearTimeout(timer);
    if (at < 0 && !open && !held) return;
    [at, open, held] = [-1, false, false];
    paint(null);
    draw();
  }

  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") at >= 0 && ended() ? finish() : close();
    else if (at >= 0 && event.key === "ArrowRight") go(at + 1);
    else if (at > 0 && event.key === "ArrowLeft") go(at - 1);
    else return;
    event.stopPropagation();
  });

  return {
    root,
    /** Whether an earlier board is shown. */
    get walking() {
      return at >= 0 || held;
    },
    get known() {
      return Boolean(chapter);
    },
    /** What is said of the phase that goes on. */
    get lines() {
      return chapter?.steps.at(-1)?.lines ?? [];
    },
    told,
    why,
    /** One goes on: whoever decides beside the page at the end has done with it. @param {boolean} elsewhere not from here */
    rest(elsewhere) {
      if (elsewhere || at < 0) close();
      else finish();
    },
    open: () => {
      [at, open, held] = [-1, true, false];
      toTop(body);
      draw();
      root.focus({ preventScroll: true });
    },
    /** When all has been shown. */
    settled: () => until(() => at < 0 && !held),
    /** When the page at the end is closed too. */
    read: () => until(() => at < 0 && !open),
    /** Whether this line is part of an end of a decade, which is shown as a whole. @param {Line} line */
    shows: (line) =>
      ["phase", "decade", "played", "ignored", "lost", "instead"].includes(line.moment ?? "") ||
      Boolean(chapter?.steps.some(({ lines }) => lines.some(({ n }) => n === line.n))),
    /** @param {readonly Line[]} log @param {readonly Line[]} fresh what has just been said */
    hear(log, fresh) {
      chapter = lastChapter(log, newest().view);
      const begun = fresh.find(({ moment }) => moment === "phase");
      const over =
        chapter &&
        (fresh.some(({ n }) => n === chapter?.next?.n) ||
          (fresh.length > 0 && newest().outcome && newest().view.phase > 0));
      if (!chapter || (!begun && !over) || settings().moments === "off" || document.hidden) return redraw();
      const ready = chapter.steps.length - fresh.filter(({ moment }) => moment === "phase").length;
      const first = nextWith(begun ? ready : chapter.steps.length);
      const begin = () => (moving() ? (at < 0 ? go(first, true) : redraw()) : finish());
      if (at >= 0 || !quiet) return begin();
      if (held) return;
      held = true;
      if (chapter.steps[first]) paint(chapter.steps[first].at); // what was so before it
      void quiet().then(() => {
        if (!held) return;
        held = false;
        begin();
      });
    },
    destroy() {
      held = false;
      clearTimeout(timer);
      for (const { done } of waiting) done();
      waiting = [];
    },
  };
}
