// What may end the game says so: on every button, and to those who hear it.

import { h } from "../lib/dom.js";
import { sentences } from "./words.js";

/** @typedef {{text: string, reason?: import("../lib/types.js").Reason|null, ending?: import("../lib/types.js").Ending|null}} Told a candidate, or what a board makes of one */

/** The line on a button or slip that warns, or promises victory; nothing where the game goes on. @param {Told} offer */
export const endingNote = ({ reason, ending }) =>
  !reason && ending && h("small", { class: ["ending", ending.asks ? "ending-bad" : "ending-good"] }, ending.text);

/** All of an offer in words: why not, or what it may end. @param {Told} offer */
export const aloud = ({ text, reason, ending }) =>
  reason ? `${text}: ${reason.text}` : ending ? sentences(text, ending.text) : text;
