// A piece whose name was opened where it was read: a card with all its words, what stands in a province, what a track is for.

import { speaker } from "/kit/words.js";
import { div, h, span } from "/lib/dom.js";
import { cardSlip, ROMAN } from "./cards.js";
import { facts } from "./facts.js";
import { drawIcon, glyph } from "./icons.js";
import { STATE } from "./plates.js";
import { PHASES, signOf, TRACKS } from "./tracks.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("/lib/types.js").Shown<import("./wire.js").Board, import("./wire.js").Names>} Context */
/** @typedef {Pick<Kit, "board"|"names"|"say"|"begun"|"seen">} Words what is needed to tell of a piece */

/** @type {Kit|null} the table that is shown, if one is: then it is told how things stand there */
let table = null;
/** @param {Kit|null} kit */
export const tellOf = (kit) => {
  table = kit;
};

/** @param {string} kind @param {number} number @param {Context} context */
export function describe(kind, number, context) {
  const nothing = /** @type {never} */ (null);
  const here = table?.board === context.board && table.begun ? table : null;
  /** @type {Words} */
  const kit = here ?? { ...context, say: speaker(context.texts), begun: false, seen: nothing };
  const told = contentOf(/** @type {Kit} */ (kit), kind, number, here);
  return told && div("vk vk-described", told);
}

/** @param {Kit} kit @param {string} kind @param {number} number @param {Kit|null} here @returns {(Node|null)[]|null} */
function contentOf(kit, kind, number, here) {
  const { board, names, say } = kit;
  const titled = (/** @type {string} */ title, /** @type {(string|Node)[]} */ ...lines) => [
    h("strong", null, title),
    ...lines.map((line) => h("span", null, line)),
  ];
  switch (kind) {
    case "card": {
      const { face, lines = [] } = cardSlip(kit, number);
      return [/** @type {Node} */ (face ?? null), div("vk-slip-words", lines)];
    }
    case "phase":
      return [glyph(PHASES[number]), ...titled(names.phase[number], say(`why-${number + 1}`))];
    case "track":
      return [glyph(signOf(TRACKS[number])), ...titled(names.track[number], say(`track-${TRACKS[number]}`))];
    case "province":
    case "site":
    case "sector": {
      if (here) {
        const { title, lines } = facts(here, kind, number);
        return titled(title, ...lines);
      }
      const province = kind === "site" ? board.sites[number].provinces[0] : -1;
      return titled(names[kind][number], ...(names.province[province] ? [names.province[province]] : []));
    }
    case "arms":
    case "conflict":
      return smallCard(kit, kind, number, here);
  }
  return null;
}

/** A small card of 2+2: what it shows each superpower; of the arms race by decade. @param {Kit} kit @param {"arms"|"conflict"} kind @param {number} number @param {Kit|null} here @param {number} [drawer] for whom it was just drawn */
function smallCard({ board, names, say }, kind, number, here, drawer) {
  const icons = (/** @type {number[]} */ list) =>
    list.map((icon) => h("span", { title: names.icon[icon] }, drawIcon(board.icons[icon], 26)));
  const column = (/** @type {number[][]} */ cells, /** @type {number} */ power) => [
    span("", names.power?.[power]),
    div(
      `vk-cells vk-${STATE[power]}`,
      cells.map((cell, n) => {
        const decade = kind === "arms" && h("small", null, ROMAN[n + 1]);
        const past = decade && here && here.seen.view.decade !== n + 1;
        const holds = drawer === undefined ? decade && here : drawer === power;
        return span(
          ["vk-cell-box", `vk-${STATE[power]}`, past ? "vk-cell-else" : holds && "vk-cell-now"],
          decade,
          icons(cell),
        );
      }),
    ),
  ];
  const { world } = board;
  const arms = kind === "arms" && world?.armsCards[number];
  const conflict = kind === "conflict" && world?.conflictCards[number];
  const cells = arms ? arms.cells : conflict ? conflict.cells.map((/** @type {number[]} */ cell) => [cell]) : [];
  const title = h("strong", null, names[kind]?.[number]);
  return [title, h("span", null, say(`now-${kind}`)), div("vk-both", cells.flatMap(column))];
}

/** A card of a small deck at the moment in which it is drawn: marked is what holds. @param {Kit} kit @param {import("/lib/wire.js").LogText} line */
export function drawnPicture(kit, { moment, about = {} }) {
  if (moment !== "arms" && moment !== "conflict") return null;
  return div("vk vk-described", smallCard(kit, moment, Number(about[`${moment}_card`]), kit, Number(about.power)));
}
