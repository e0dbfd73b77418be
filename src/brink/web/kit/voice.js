// For those who hear the board: a thing in one sentence, and news that is read out when it comes.

import { h } from "../lib/dom.js";
import { aloud as inWords } from "./endings.js";
import { sentences } from "./words.js";

/** @typedef {import("./menu.js").Slip} Slip */

/** What a thing is, what may be done with it and what not: its label for a screen reader. @param {Slip} slip */
export const aloud = ({ title, lines = [], offers = [] }) =>
  sentences(
    ...(offers.some(({ text }) => text === title) ? [] : [title]), // nothing is said twice
    ...lines.map((line) => (typeof line === "string" ? line : line.textContent)),
    ...offers.map(inWords),
  );

/** A place whose text is read out as soon as it changes; nobody sees it. @param {HTMLElement} root */
export function createVoice(root) {
  const line = h("p", { class: "offscreen", role: "status", "aria-live": "polite" });
  root.append(line);
  return {
    /** @param {string} text the same text twice is said twice */
    tell(text) {
      line.textContent = line.textContent === text ? `${text}\u00a0` : text;
    },
    destroy: () => line.remove(),
  };
}
