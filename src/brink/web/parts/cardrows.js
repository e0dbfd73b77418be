// One row a card: what it is worth, its name, and what may be done with it as signs, whose words come when pointed at.
import { verbOf } from "../kit/choices.js";
import { pointsAt } from "../kit/press.js";
import { sentences } from "../kit/words.js";
import { h } from "../lib/dom.js";
import { named } from "./names.js";

/** @typedef {import("../lib/types.js").Candidate} Candidate */
/** @typedef {import("../lib/types.js").Rows} Rows */

/** The candidates about one card each, of cards that may be used in several ways. @param {Candidate[]} candidates @returns {Map<number, Candidate[]>} */
export function byCard(candidates) {
  /** @type {Map<number, Candidate[]>} */
  const found = new Map();
  for (const one of candidates) {
    const { card } = one.about;
    if (typeof card !== "number" || Object.keys(one.about).length > 1 || !one.heading) continue;
    found.set(card, [...(found.get(card) ?? []), one]);
  }
  const several = [...found.values()].some((all) => new Set(all.map(verbOf)).size > 1);
  return several ? found : new Map();
}

/**
 * @param {Map<number, Candidate[]>} cards
 * @param {Rows} rows how this game shows values and actions
 * @param {(one: Candidate, content: Element) => HTMLElement} button
 */
export function cardRows(cards, rows, button) {
  const row = (/** @type {[number, Candidate[]]} */ [card, all]) => {
    const name = all[0].label;
    return h(
      "div",
      { class: "card-row", role: "group", "aria-label": name },
      rows.mark(card),
      h("span", { class: "card-row-name" }, ...named(name, [[0, name.length, "card", card]], `row ${card}`)),
      h(
        "span",
        { class: "card-row-do" },
        all.map((one) => {
          const made = button(one, rows.sign(one));
          made.dataset.word = sentences(rows.word(one), !one.reason && one.ending?.text);
          return made;
        }),
      ),
    );
  };
  return h(
    "div",
    { class: "group card-rows", onpointerover: point, onpointermove: point, onpointerout: leave },
    [...cards].map(row),
  );
}

/** @param {Event} event @returns {Element|null} */
const signAt = ({ target }) => (target instanceof Element ? target.closest(".do") : null);

/** @param {PointerEvent} event */
const point = (event) => pointsAt(event) && signAt(event)?.classList.add("pointed");

/** @param {Event} event */
const leave = (event) => signAt(event)?.classList.remove("pointed");
