// What may be done now, by the pieces it is about: `choices.of({ card: 17 })`. Nobody looks at positions in an action.

/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {import("../lib/types.js").Candidate} Candidate */

/** The verb of an action, the one thing that stands at a fixed place. @param {Pick<Candidate, "action">} offer */
export const verbOf = (offer) => String(offer.action[0]);

/** The number of the piece that an action is about; -1: it is about no such piece. @param {Candidate} offer @param {string} piece */
export const pieceOf = (offer, piece) => Number(offer.about[piece] ?? -1);

/** Those that may be done. @template {{reason?: unknown}} O @param {readonly O[]} offers @returns {O[]} */
export const legal = (offers) => offers.filter((offer) => !offer.reason);

/** Which of the planner's moves is among these, the best of them; null: none. @param {readonly {reason?: unknown, advice?: {rank: number}}[]} offers @returns {string|null} for an attribute */
export function hintOf(offers) {
  if (!offers.length) return null; // of most things
  const ranks = legal(offers).flatMap(({ advice }) => (advice ? [advice.rank] : []));
  return ranks.length ? String(Math.min(...ranks)) : null;
}

/** @param {Action} a @param {Action} b */
export const sameAction = (a, b) => a.length === b.length && a.every((value, at) => value === b[at]);

/**
 * The candidates of one message.
 * @template {string} [V=string] the game's verbs
 * @template {string} [P=string] the names of its pieces
 */
export class Choices {
  /** @param {readonly Candidate[]} all */
  constructor(all) {
    this.all = all;
    /** @type {Map<string, Candidate[]>} by piece and number */
    this.byPiece = new Map();
    for (const one of all)
      for (const [piece, number] of Object.entries(one.about)) {
        const key = `${piece} ${number}`;
        const here = this.byPiece.get(key);
        if (here) here.push(one);
        else this.byPiece.set(key, [one]);
      }
  }

  /** Those about all of these pieces; with verbs, only those that do one of these things. @param {Partial<Record<P, number|string>>} about @param {...V} verbs @returns {Candidate[]} */
  of(about, ...verbs) {
    const [first, ...rest] = Object.entries(about);
    if (!first) return this.doing(...verbs);
    const found = this.byPiece.get(`${first[0]} ${first[1]}`) ?? [];
    return only(
      found.filter((one) => rest.every(([piece, number]) => one.about[piece] === number)),
      verbs,
    );
  }

  /** Those about this piece in whatever part: `card` finds `card_own` too. @param {string} kind @param {number|string} number @param {...V} verbs @returns {Candidate[]} */
  with(kind, number, ...verbs) {
    const has = (/** @type {Candidate} */ one) =>
      Object.entries(one.about).some(([piece, value]) => value === number && piece.split("_")[0] === kind);
    return only(this.all.filter(has), verbs);
  }

  /** Those that do one of these things; without verbs all. @param {...V} verbs @returns {Candidate[]} */
  doing(...verbs) {
    return only([...this.all], verbs);
  }

  /** The pieces of this name that something may be tried with, each once. @param {P} piece @param {...V} verbs @returns {number[]} */
  pieces(piece, ...verbs) {
    const having = this.doing(...verbs).filter((one) => piece in one.about);
    return [...new Set(having.map((one) => pieceOf(one, piece)))];
  }

  /** The candidate that is this action. @param {Action} action @returns {Candidate|undefined} */
  find(action) {
    return this.all.find((one) => sameAction(one.action, action));
  }

  /** Whether one of these things may be done. @param {...V} verbs */
  can(...verbs) {
    return this.doing(...verbs).some((one) => !one.reason);
  }
}

/** @param {Candidate[]} offers @param {readonly string[]} verbs */
const only = (offers, verbs) => (verbs.length ? offers.filter((one) => verbs.includes(verbOf(one))) : offers);

/** Whether it has a cost that its own words do not tell. @param {Pick<Candidate, "text"|"cost">} one */
export const tellsCost = ({ text, cost }) => !!cost && !text.toLowerCase().includes(cost.toLowerCase());

/** In words alone. @param {Candidate} one */
export const priced = (one) => (tellsCost(one) ? `${one.text} (${one.cost})` : one.text);
