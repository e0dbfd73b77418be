// What may end the game says so: once where all that may be done ends alike, else on each button; and to those who hear
// it always on each.

import { h } from "../lib/dom.js";
import { sentences } from "./words.js";

/** @typedef {{text: string, reason?: import("../lib/types.js").Reason|null, ending?: import("../lib/types.js").Ending|null}} Told a candidate, or what a board makes of one */

/** The line on a button or slip that warns, or promises victory; nothing where the game goes on. @param {Told} offer */
export const endingNote = ({ reason, ending }) =>
  !reason && ending && h("small", { class: ["ending", ending.asks ? "ending-bad" : "ending-good"] }, ending.text);

/** What all of several offers that are legal may end alike: that is said once, not on each of them. @param {readonly Told[]} offers @returns {string} empty where there is no such warning */
export function sharedEnding(offers) {
  const may = offers.filter(({ reason }) => !reason);
  const text = may[0]?.ending?.text ?? "";
  return may.length > 1 && may.every(({ ending }) => ending?.text === text) ? text : "";
}

/** The line above all of them that says it, if it is the same. @param {readonly Told[]} offers @param {string} kind the class of the line */
export function endingAbove(offers, kind) {
  const one = sharedEnding(offers) && offers.find(({ reason }) => !reason);
  return one ? h("p", { class: [kind, one.ending?.asks && "warning"] }, endingNote(one)) : null;
}

/** All of an offer in words: why not, or what it may end. @param {Told} offer */
export const aloud = ({ text, reason, ending }) =>
  reason ? `${text}: ${reason.text}` : ending ? sentences(text, ending.text) : text;
