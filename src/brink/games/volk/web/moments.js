// What is seen of a great moment: how many mass protests a state has, how many doves are left, the Wall.

import { h } from "/lib/dom.js";
import { glyph } from "./icons.js";
import { COLLAPSE, STATE } from "./plates.js";

const DOVES = 6;
/** @type {Record<string, string>} */
const SIGNS = { wall: "wall", "wall-gone": "wall-off", stasi: "stasi-gone" };

/** So many of all that there may be. @param {string} sign @param {number} count @param {number} all */
const row = (sign, count, all) =>
  Array.from({ length: Math.max(count, all) }, (_, n) => glyph(sign, n < count ? "vk-on" : "vk-off"));

/** @param {import("./board.js").Line} line */
export function momentPicture({ moment = "", about = {} }) {
  const protests = moment.startsWith("protest");
  const signs = protests
    ? row("banner", Number(about.count), COLLAPSE)
    : moment === "dove-bad"
      ? row("dove", Number(about.doves), DOVES)
      : moment === "button-bad"
        ? h("span", { class: "vk-button" })
        : SIGNS[moment] && glyph(SIGNS[moment]);
  if (!signs) return null;
  return h("div", { class: ["vk vk-moment", protests && `vk-${STATE[Number(about.side)]}`] }, signs);
}
