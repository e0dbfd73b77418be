// A piece whose name was opened where it was read: a card, a terrain, a token, a general, a weapon, a space.

import { speaker } from "/kit/words.js";
import { h, s } from "/lib/dom.js";
import { createCard, knowCards, line, tokenShape, weaponLine } from "./cards.js";
import { terrainPicture } from "./ground.js";
import { signPicture } from "./silhouettes.js";

/** @typedef {import("/lib/types.js").Shown<import("./world.js").Board, import("./world.js").Names>} Shown */

const [COLUMNS, ROWS, STEP] = [8, 6, 12];

/** @type {Record<string, (number: number, shown: Shown) => Element|(Element|null)[]|null>} */
const FACES = {
  card: (number) => createCard(number, { size: 250, full: true }),
  terrain: (number, { board, names, texts }) => {
    const { id } = board.terrains[number];
    return [terrainPicture(id), line(names.terrain[number], texts[`terrain-${id}-text`])];
  },
  natural: (number, { board, names, texts }) => [
    line(names.natural[number], texts[`natural-${board.naturals[number].id}-text`]),
  ],
  token: (number, { board, names, texts }) => {
    const token = board.tokens[number];
    const words = token.weapon ? weaponLine(token.weapon) : line(names.token[number], texts[`token-${token.id}-text`]);
    return [tokenShape(token, "ready"), words];
  },
  general: (number, { board, names, texts }) => [
    signPicture("flag"),
    line(names.general[number], texts[`general-${board.generals[number].id}-text`]),
  ],
  weapon: (number, { board }) => weaponLine(board.weapons[number]),
  space: (number, { board, names }) => [spot(number, board), line(names.space[number])],
};

/** Where on the field a space is; a headquarters lies beyond its edge. @param {number} place @param {Shown["board"]} board */
function spot(place, board) {
  const hq = place - board.hq_places[0];
  const columns = hq >= 2 || board.columns[place] >= COLUMNS ? 2 * COLUMNS : COLUMNS;
  const [x, y] =
    hq < 0
      ? [board.columns[place] * STEP, (ROWS - 1 - board.rows[place]) * STEP]
      : [((hq >> 1) * COLUMNS + COLUMNS / 2 - 0.5) * STEP, hq & 1 ? -STEP : ROWS * STEP];
  const [width, height] = [columns * STEP, ROWS * STEP];
  const down = Array.from({ length: columns - 1 }, (_, n) => `M${(n + 1) * STEP} 0v${height}`);
  const across = Array.from({ length: ROWS - 1 }, (_, n) => `M0 ${(n + 1) * STEP}h${width}`);
  return s(
    "svg",
    {
      ...{ viewBox: `-2 ${-STEP - 2} ${width + 4} ${height + 2 * STEP + 4}`, class: "gm-spot", "aria-hidden": "true" },
      width: width * 1.6,
    },
    s("rect", { width, height }),
    s("path", { d: [...down, ...across].join("") }),
    s("rect", { x: x + 1, y: y + 1, width: STEP - 2, height: STEP - 2, class: "gm-spot-here" }),
  );
}

/** @param {string} kind @param {number} number @param {Shown} context */
export function describe(kind, number, context) {
  const face = FACES[kind];
  if (!face || number < 0) return null;
  knowCards({ ...context, say: speaker(context.texts) });
  return h("div", { class: `gm gm-described gm-described-${kind}`, lang: context.lang }, face(number, context));
}
