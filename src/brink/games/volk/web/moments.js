// What is seen of a great moment: how many mass protests a state has, how many doves are left, the Wall.

import { div, span } from "/lib/dom.js";
import { glyph, glyphs } from "./icons.js";
import { COLLAPSE, STATE } from "./plates.js";

const DOVES = 6;
/** @type {Record<string, string>} */
const SIGNS = { wall: "wall", "wall-gone": "wall-off", stasi: "stasi-gone" };

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
