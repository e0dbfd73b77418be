// Loads a game's own board and hand and keeps them up to date. Without a board, the table in words takes its place.
import { once } from "../lib/api.js";
import { h, hide, refill } from "../lib/dom.js";
import { language, t } from "../lib/i18n.js";
import { markWith } from "../lib/icons.js";
import { takenBack } from "../lib/session.js";
import { moving } from "../lib/store.js";
import { rolesOf } from "./choosing.js";
import { describeWith } from "./names.js";
import { showTip } from "./tip.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */
/** @typedef {import("../lib/types.js").BoardContext} BoardContext */
/** @typedef {import("../lib/types.js").BoardModule} BoardModule */
/** @typedef {import("../lib/types.js").Drawn} Drawn */
/** @typedef {import("../lib/wire.js").BoardLine} Told */
/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {import("../lib/wire.js").LogText} LogLine */
/** @typedef {{known: import("../lib/wire.js").GameLine|undefined, words: import("../lib/wire.js").Words, board: Record<string, unknown>, module: BoardModule|null}} Loaded what a game brings */

export class Stage {
  /** @param {{act: (action: Action, unasked?: import("../lib/types.js").Unasked) => void, acted?: () => number, did?: () => Action|null, why: (action: Action) => import("../lib/types.js").Reason|null, candidates: () => import("../lib/types.js").Candidate[], explain?: (reason: import("../lib/types.js").Reason, action: Action) => void, quiet?: () => Promise<void>, ready?: () => void, inWords?: () => void}} ways `quiet`: when no moment is shown any more; `ready`: the game's own board has come; `inWords`: it has none, and is shown in words */
  constructor(ways) {
    this.ways = ways;
    this.board = h("div", { class: "board", id: "board", tabindex: "-1", role: "region", "aria-label": t("board") });
    this.hand = h("div", { class: "hand", id: "hand", tabindex: "-1", role: "region", "aria-label": t("hand") });
    /** What a game shows beside its board. A page may put it where it likes; else it stands at the right of the board. */
    this.side = h("div", { class: "side", tabindex: "-1", role: "region", "aria-label": t("side") });
    /** @type {Drawn[]} */
    this.drawn = [];
    /** @type {import("../lib/types.js").Lesson[]} */
    this.lessons = [];
    this.game = "";
    /** @type {Promise<Loaded>|null} what is awaited; whoever comes later than that is not */
    this.coming = null;
    this.title = ""; // of the game
    /** @type {Record<string, string>} the game's messages that have no variables */
    this.texts = {};
    this.sided = false; // whether seats have sides, instead of what is dealt to them
    this.hasHand = false;
    this.windows = false; // whether the game has anything to answer out of turn
    this.ready = false;
    this.heard = -1; // the last line of the log that the boards know
    /** @type {TableMessage|null} */
    this.newest = null;
    /** @type {TableMessage|null} what the newest is compared with, to show what happened */
    this.before = null;
    // How tall a picture may be so that all of it is seen at once.
    this.measure = new ResizeObserver(() => this.fit());
    this.measure.observe(this.board);
  }

  fit() {
    this.board.style.setProperty("--board-height", `${Math.max(180, this.board.clientHeight)}px`);
  }

  /** @param {TableMessage} message @param {TableMessage|null} [before] show what changed since then */
  update(message, before = null) {
    const same = this.newest === message && this.before === before;
    this.newest = message;
    this.before = before;
    const wanted = `${message.game} ${language()}`;
    if (this.game !== wanted) {
      this.clear();
      this.game = wanted;
      this.board.append(h("p", { class: "hint board-loading" }, t("loading")));
      const coming = loadGame(message);
      this.coming = coming;
      coming.then(
        (loaded) => this.coming === coming && this.build(loaded),
        () => {
          if (this.coming === coming) this.game = ""; // the line is down; the next message tries again
        },
      );
    } else if (this.ready && !same) this.draw();
  }

  /** @param {Loaded} loaded */
  build(loaded) {
    const { known, words, module } = loaded;
    this.board.replaceChildren();
    /** @type {BoardContext} */
    const context = {
      ...shown(loaded),
      side: this.side,
      act: (action, unasked) => this.ways.act(action, unasked),
      acted: this.ways.acted,
      did: this.ways.did,
      why: (action) => {
        const reason = this.ways.why(action);
        if (reason) this.ways.explain?.(reason, action);
        return reason;
      },
      candidates: () => this.ways.candidates(),
      quiet: this.ways.quiet,
      explain: (element, reason, title) => showTip(element, reason, { title, hold: true }),
    };
    this.title = known?.title ?? "";
    this.texts = words.texts;
    describeFrom(loaded);
    markWith((seat) => (this.newest?.view ? module?.seatMark?.(seat, this.newest) : null));
    if (!this.side.isConnected) this.board.closest(".left")?.append(this.side);
    this.windows = known?.windows !== false;
    this.sided = !!known && rolesOf(known, this.newest?.options ?? {}, 1).length > 0;
    this.hasHand = !!module?.createHand;
    this.lessons = module?.createGuide?.(context) ?? [];
    const inWords = {
      update: (/** @type {TableMessage} */ message) => refill(this.board, toldList(message.told)),
      destroy: () => this.board.replaceChildren(),
    };
    if (!module) this.ways.inWords?.();
    if (module?.createHand) this.add(module.createHand(this.hand, context)); // it takes its room from the board
    this.fit();
    this.add(module ? module.createBoard(this.board, context) : inWords);
    this.ready = true;
    this.ways.ready?.();
  }

  /** @param {Drawn} one */
  add(one) {
    this.drawn.push(one);
    this.draw([one]);
  }

  draw(drawn = this.drawn) {
    if (!this.newest || this.newest.view === null) return;
    hide(this.hand, !this.hasHand || this.newest.seat === null);
    for (const one of drawn) one.update(this.newest, this.before);
  }

  /** What has been said, for boards that show it themselves. @param {readonly LogLine[]} log @param {readonly LogLine[]} [fresh] what has just been said */
  hear(log, fresh = log.filter((line) => this.heard >= 0 && line.n > this.heard)) {
    if (!this.ready || this.newest?.view == null) return;
    this.heard = log.at(-1)?.n ?? 0;
    const back = takenBack(log);
    const ofGame = (/** @type {LogLine} */ line) => !line.beside && !back.has(line); // who asked for a hint is no part of it
    const [stands, now] = [log.filter(ofGame), fresh.filter(({ beside }) => !beside)];
    for (const one of this.drawn) one.hear?.(stands, now);
  }

  /** How the game shows its cards in a list of actions, if it does. */
  get rows() {
    return this.drawn.find((one) => one.rows)?.rows;
  }

  /** Somebody goes on: what the boards show one thing after the other is over. @param {boolean} [elsewhere] not from here */
  rest(elsewhere = false) {
    if (this.ready && this.newest) for (const one of this.drawn) one.rest?.(elsewhere);
  }

  /** Puts away what was opened over the boards. @returns {boolean} whether anything was */
  dismiss() {
    return this.drawn.some((one) => one.dismiss?.());
  }

  /** What the key that ends a decision does instead, if a board knows better. */
  get ends() {
    return this.drawn.map((one) => one.ends?.()).find((one) => !!one);
  }

  /** Whether the board shows a moment itself. @param {LogLine} line */
  shows(line) {
    return this.drawn.some((one) => one.shows?.(line));
  }

  /** Of a whole game, what it is remembered for: what a board shows again and again is not. @param {LogLine[]} log */
  remembered(log) {
    return this.drawn.reduce((lines, one) => one.remembered?.(lines) ?? lines, log);
  }

  /** A board's own picture of a moment. @param {LogLine} line */
  picture(line) {
    return this.drawn.map((one) => one.picture?.(line)).find((one) => !!one);
  }

  /** Until when the boards show one thing after the other; null: they do not. */
  busy() {
    const shown = this.drawn.map((one) => one.settled?.()).filter((one) => !!one);
    return shown.length ? Promise.all(shown).then(() => {}) : null;
  }

  /** Until when a moment would cover what somebody reads on the boards; null: it covers nothing. */
  reading() {
    const read = this.drawn.map((one) => (one.read ?? one.settled)?.()).filter((one) => !!one);
    return read.length ? Promise.all(read).then(() => {}) : null;
  }

  /** When the boards have shown what they show one thing after the other. */
  async settled() {
    await this.busy();
  }

  /** @returns {(one: import("../lib/types.js").Candidate) => boolean} whether the hand, as it is drawn now, offers it too: its card, its icon, or itself */
  held() {
    const marks = (/** @type {"card"|"icon"|"action"} */ name) =>
      new Set([...this.hand.querySelectorAll(`[data-${name}]`)].map((one) => one.getAttribute(`data-${name}`)));
    const actions = marks("action");
    /** @type {Record<string, Set<string|null>>} */
    const pieces = { card: marks("card"), icon: marks("icon") };
    const ofPiece = (/** @type {[string, string|number]} */ [piece, number]) =>
      pieces[piece.split("_")[0]]?.has(String(number));
    return (one) => actions.has(JSON.stringify(one.action)) || Object.entries(one.about).some(ofPiece);
  }

  /** What is still being loaded is for nobody then: another table may show its own marks by now. */
  clear() {
    this.game = "";
    this.coming = null;
    this.ready = false;
    this.heard = -1;
    markWith();
    for (const one of this.drawn.splice(0)) one.destroy();
    for (const root of [this.board, this.hand, this.side]) root.replaceChildren();
  }
}

/** Everything that a game brings, for this table. @param {TableMessage} message @returns {Promise<Loaded>} */
export async function loadGame({ game, pack, pack_hash: hash }) {
  const known = (await once("/api/games")).find((one) => one.name === game);
  const [words, board, module] = await Promise.all([
    once(`/api/games/${game}/texts`, { pack, hash }),
    once(`/api/games/${game}/board`, { pack, hash }),
    known?.board === false ? null : import(`/games/${game}/board.js`),
  ]);
  return { known, words, board, module };
}

/** What a game needs to draw a piece that nobody presses. @param {Pick<Loaded, "words"|"board">} loaded @returns {import("../lib/types.js").Shown} */
export const shown = ({ words, board }) => ({
  board,
  names: words.names,
  texts: words.texts,
  lang: language(),
  motion: moving(),
  size: innerWidth <= 760 ? 112 : innerWidth <= 1100 ? 110 : 122,
});

/** Names in sentences open as this game shows its pieces. @param {Loaded} loaded */
export function describeFrom(loaded) {
  const context = shown(loaded);
  describeWith((kind, number) => loaded.module?.describe?.(kind, number, context), loaded.words.names);
}

/** The board in words: depth 0 is a heading. @param {Told[]} told @param {"h2"|"h3"} [heading] */
export function toldList(told, heading = "h3") {
  const root = h("div", { class: "told" });
  /** @type {HTMLElement|null} */
  let list = null;
  for (const line of told) {
    if (line.depth === 0) {
      root.append(h(heading, null, line.text));
      list = null;
    } else {
      if (!list) {
        list = h("ul", null);
        root.append(list);
      }
      list.append(h("li", { class: line.depth > 1 ? "deeper" : "" }, line.text));
    }
  }
  return root;
}
