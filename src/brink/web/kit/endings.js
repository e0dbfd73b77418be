// What may end the game says so: on every button, and to those who hear it.

import { h } from "../lib/dom.js";
import { sentences } from "./words.js";

/** @typedef {{text: string, reason?: import("../lib/types.js").Reason|null, ending?: import("../lib/types.js").Ending|null}} Told a candidate, or what a board makes of one */

/** The line on a button or slip that warns, or promises victory; nothing where the game goes on. @param {Told} offer */
export const endingNote = ({ reason, ending }) =>
  !reason && ending && h("small", { class: ["ending", ending.asks ? "ending-bad" : "ending-good"] }, ending.text);

/** What all of more than `few` offers that are legal may end alike: that is said once, not on each of them. @param {Told[]} offers @param {number} few @returns {string} empty where there is no such warning */
export function sharedEnding(offers, few) {
  const legal = offers.filter(({ reason }) => !reason);
  const text = legal[0]?.ending?.text ?? "";
  return legal.length > few && legal.every(({ ending }) => ending?.text === text) ? text : "";
}

/** All of an offer in words: why not, or what it may end. @param {Told} offer */
export const aloud = ({ text, reason, ending }) =>
  reason ? `${text}: ${reason.text}` : ending ? sentences(text, ending.text) : text;
