// A piece whose name was opened where it was read, or that a moment is about: its card, or a note with what it is.

import { speaker } from "/kit/words.js";
import { h, span } from "/lib/dom.js";
import { createCard, createPortrait, icon, printed } from "./cards.js";
import { linesOf } from "./places.js";

/** @typedef {import("./cards.js").Words} Words */
/** @typedef {import("/lib/types.js").Shown<import("./wire.js").Board, import("./wire.js").Names>} Shown */
/** @typedef {import("./board.js").Message} Message */

const WIDE = 240; // of a card
const NOWHERE = 9; // no seat has this colour

/** @param {string} kind @param {number} number @param {Shown} context @param {Message|null} seen the table, where there is one @returns {HTMLElement|null} */
export function draw(kind, number, context, seen) {
  const nothing = /** @type {never} */ (seen); // without a table cards are printed as they are
  const words = { ...context, say: speaker(context.texts), begun: !!seen, seen: nothing };
  const face = FACES[kind]?.(number, words, seen);
  return face ? h("div", { class: "rd", lang: context.lang }, face) : null;
}

/** @type {Record<string, (number: number, words: Words, seen: Message|null) => HTMLElement>} */
const FACES = {
  card: (card, words) => createCard({ card }, words, WIDE),
  presidential: (card, words) => createCard({ card, presidential: true }, words, WIDE),
  place(number, words, seen) {
    const { facility, special } = words.board.places[number];
    const sign = icon(special === "white-house" ? "presidential" : facility ? "defcon" : "pin");
    return note(sign, words.names.place[number], linesOf(number, words, seen));
  },
  token: (number, { board, names, texts, say }) =>
    note(span("rd-chip", board.tokens[number] || "?"), names.token[number], [
      texts[`token-${number}-text`] ?? say("hidden"),
    ]),
  dictator(number, { board, names, texts }) {
    const { id } = board.dictators[number];
    return note(createPortrait(id, NOWHERE), names.dictator[number], [texts[`dictator-${id}-text`]]);
  },
  level: (number, words) =>
    note(h("b", { class: `rd-level rd-level-${number} rd-now` }, number), `${words.say("defcon")} ${number}`, [
      printed(`defcon-${number}`, words),
    ]),
};

/** @param {Element} sign @param {string} title @param {string[]} lines */
const note = (sign, title, lines) => {
  const told = lines.map((line) => h("p", null, line));
  return h("article", { class: "rd-note" }, h("h3", null, sign, title), told);
};
