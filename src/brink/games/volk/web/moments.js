// What is seen of a great moment: how many mass protests a state has, how many doves are left, the Wall.

import { div, span } from "/lib/dom.js";
import { glyph, glyphs } from "./icons.js";
import { COLLAPSE, STATE } from "./plates.js";

const DOVES = 6;
/** @type {Record<string, string>} */
const SIGNS = { wall: "wall", "wall-gone": "wall-off", stasi: "stasi-gone" };

/** Mass protests that are over again, and the ends of those that came and went within one move: nobody saw them. @param {readonly import("./board.js").Line[]} log @returns {Set<number>} the numbers of their lines */
export function passing(log) {
  /** @type {Map<unknown, {n: number, move: number}>} */
  const standing = new Map();
  /** @type {Set<number>} */
  const found = new Set();
  for (const { n, move, moment, about } of log) {
    const where = about?.province;
    const begun = standing.get(where);
    if (moment === "protest-bad") standing.set(where, { n, move });
    else if (moment === "protest-over-good" && begun) {
      standing.delete(where);
      found.add(begun.n);
      if (begun.move === move) found.add(n);
    }
  }
  return found;
}

/** @param {import("./board.js").Line} line */
export function momentPicture({ moment = "", about = {} }) {
  const protests = moment.startsWith("protest");
  const signs = protests
    ? glyphs("banner", Number(about.count), COLLAPSE)
    : moment === "dove-bad"
      ? glyphs("dove", Number(about.doves), DOVES)
      : moment === "button-bad"
        ? span("vk-button")
        : SIGNS[moment] && glyph(SIGNS[moment]);
  if (!signs) return null;
  return div(["vk vk-moment", protests && `vk-${STATE[Number(about.side)]}`], signs);
}
