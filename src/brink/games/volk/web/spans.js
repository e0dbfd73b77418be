// Ranges of the forecast: at least, at most.

import { plain } from "/kit/words.js";

/** @typedef {[number, number]} Span */

/** `2` or `2–4`; with numbers below 0 `−3 … 1`. @param {Span} span */
export const ranged = ([least, most]) =>
  least === most ? plain(most) : least < 0 ? `${plain(least)} … ${plain(most)}` : `${least}–${most}`;

/** So much unrest comes: `+2`, `+1–2`, `≤2`. @param {Span} span */
export const hit = (span) => (span[0] ? `+${ranged(span)}` : `≤${span[1]}`);

/** So much is lost: `−2`, `−1–2`, `≤2`. @param {Span} span */
export const lost = (span) => (span[0] ? `−${ranged(span)}` : `≤${span[1]}`);

/** Money, which may be owed: `$3`, `−$3`. @param {number} sum */
export const dollars = (sum) => (sum < 0 ? `−$${-sum}` : `$${sum}`);
