// What every board begins with: its words, one slip of paper, what a press does, and what may be done now.

import { settings } from "../lib/store.js";
import { Choices, legal } from "./choices.js";
import { createMenu } from "./menu.js";
import { createPress } from "./press.js";
import { speaker } from "./words.js";

/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {import("../lib/types.js").Candidate} Candidate */
/**
 * A message as a board draws it: `candidates` is empty while one is not asked.
 * @template [View=unknown]
 * @typedef {Omit<import("../lib/types.js").TableMessage<View>, "candidates"> & {candidates: Candidate[]}} Seen
 */
/**
 * What the parts of a board share. `View`, `Board`, `Names`, `Verb` and `Piece` are in the game's own wire.d.ts.
 * @template [View=unknown]
 * @template [Board=Record<string, unknown>]
 * @template [Names=Record<string, string[]>]
 * @template {string} [Verb=string]
 * @template {string} [Piece=string]
 * @typedef {object} Kit
 * @property {Board} board static data of the game
 * @property {Names} names of the pieces, by kind and number
 * @property {Record<string, string>} texts all messages of the game that have no variables
 * @property {string} lang
 * @property {string} prefix of the board's classes
 * @property {import("./words.js").Say} say a message `board-...`
 * @property {import("./menu.js").Menu} menu
 * @property {ReturnType<typeof createPress>} press what a press on a piece does
 * @property {(action: Action, after?: Action[], unasked?: import("../lib/types.js").Unasked) => void} act `after`: what is to follow by itself, as long as it may; `unasked`: nobody pressed
 * @property {number} acted at which version somebody acted here last; what he does at another page of his is not of it
 * @property {Action|null} did what he did then
 * @property {number} unasked the version that came of what the page did last by itself
 * @property {Seen<View>} seen the message that is shown; there is none before the first `update`
 * @property {boolean} begun whether there is one
 * @property {Choices<Verb, Piece>} choices what may be done now
 * @property {(message: import("../lib/types.js").TableMessage<View>) => Seen<View>} update take a new message, before any part is drawn
 * @property {() => void} destroy
 */

/**
 * @template View, Board, Names
 * @template {string} Verb
 * @template {string} Piece
 * @param {import("../lib/types.js").BoardContext<Board, Names>} context
 * @param {{prefix: string, place?: import("./menu.js").Place, explain?: Parameters<typeof createPress>[0]["explain"], skips?: (message: import("../lib/types.js").TableMessage<View>) => string, lone?: (message: import("../lib/types.js").TableMessage<View>) => string, idle?: (offer: import("../lib/types.js").Candidate, message: import("../lib/types.js").TableMessage<View>) => boolean, during?: (view: View, next: Action) => string}} how
 *   `place`: where the slip lies; `explain`: how to say why not, else on the slip; `skips`: a name for this occasion, if
 *   one need not be asked where there is nothing to do but to go on; `lone`: the same where one thing alone can be
 *   named; `idle`: this is as good as nothing; `during`: a
 *   name for as long as what is to follow by itself is still meant; "" if it is whenever it can be done
 * @returns {Kit<View, Board, Names, Verb, Piece>}
 */
export function createKit(context, { prefix, place, explain, skips, lone, idle = () => false, during = () => "" }) {
  const { board, names, texts, lang } = context;
  const say = speaker(texts);
  /** @type {Seen<View>|null} */
  let seen = null;
  /** @type {Choices<Verb, Piece>} */
  let choices = new Choices([]);
  /** @type {{version: number, actions: {next: Action, during: string}[]}|null} */
  let intended = null;
  let ofItself = -1;

  /** @param {Action} action @param {Action[]} [after] @param {import("../lib/types.js").Unasked} [unasked] */
  function act(action, after = [], unasked = "") {
    const view = seen?.view;
    const actions = view ? after.map((next) => ({ next, during: during(view, next) })) : [];
    intended = seen && actions.length ? { version: seen.version, actions } : null;
    if (seen && unasked) ofItself = seen.version + 1;
    context.act(action, unasked);
  }

  /** Once an action has been done, what was meant to follow, but for what is over by itself; or why it cannot. @param {Seen<View>} now */
  function goOn({ version, view }) {
    if (!intended || version <= intended.version) return;
    const { actions } = intended;
    intended = null;
    const at = actions.findIndex(({ next, during: then }) => !then || during(view, next) === then);
    const meant = at >= 0 && choices.find(actions[at].next);
    const rest = actions.slice(at + 1).map(({ next }) => next);
    if (meant) queueMicrotask(() => void (meant.reason ? context.why(meant.action) : act(meant.action, rest))); // when all is drawn
  }

  /** @type {Set<string>} where nobody was asked; who takes that back is asked */
  const skipped = new Set();

  /** Nothing to do but to go on, or to name the only thing there is: it is done unasked, where that tells nobody what is in a hand. @param {import("../lib/types.js").TableMessage<View>} message */
  function skip(message) {
    const [only, another] = legal(choices.all).filter((offer) => !idle(offer, message));
    const names = only?.closes ? skips : lone;
    const occasion = only && !another && !message.prompt?.window ? names?.(message) : "";
    if (!occasion || skipped.has(occasion) || !maySkip(message)) return;
    skipped.add(occasion);
    queueMicrotask(() => act(only.action, [], only.closes ? "skip" : "choice"));
  }

  const menu = createMenu({ act, say, lang, prefix, place });
  const press = createPress({ act, menu, explain });

  return {
    ...{ board, names, texts, lang, prefix, say, menu, press, act },
    get seen() {
      if (!seen) throw new Error("nothing has come yet");
      return seen;
    },
    get acted() {
      return context.acted?.() ?? Number.POSITIVE_INFINITY;
    },
    get did() {
      return context.did?.() ?? null;
    },
    get unasked() {
      return ofItself;
    },
    get begun() {
      return seen !== null;
    },
    get choices() {
      return choices;
    },
    update(message) {
      menu.hide(seen?.version !== message.version); // the same again: a menu that is open stays
      seen = { ...message, candidates: message.candidates ?? [] };
      choices = new Choices(seen.candidates);
      goOn(seen);
      if (!intended) skip(message);
      return seen;
    },
    destroy: () => menu.destroy(),
  };
}

/** Whether one wants it: of itself only where all others are bots, for a pause of a person tells something. @param {{seats: readonly {seat: number, kind: string}[], seat: number|null}} message */
function maySkip({ seats, seat }) {
  const { skip } = settings();
  return skip === "on" || (skip === "auto" && seats.every((one) => one.seat === seat || one.kind === "bot"));
}
