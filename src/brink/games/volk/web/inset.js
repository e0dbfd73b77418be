// The two Berlins on a map of their own: three sectors with their suppliers, the Wall, the capital of the GDR.

import { s, setText, showing } from "/lib/dom.js";
import { drawPlate, glyphIn, newMarks, supplyMark, words } from "./plates.js";

/** @typedef {import("./board.js").Kit} Kit */

const [X, Y] = [10, 10]; // on the map
const SIZE = { width: 278, height: 226 };
const WALL = 150;
const BAND = 42;
const MIDDLE = WALL + (SIZE.width - WALL) / 2; // of the East

/** @param {Kit} kit @param {import("./map.js").Add} add makes a thing that can be pressed */
export function createInset(kit, add) {
  const { board, names, say } = kit;
  const west = board.westBerlin;
  const east = board.provinces.findIndex((one) => one.id === "EB");
  const bands = board.sectors.map((sector, at) => {
    const top = 26 + at * (BAND + 3);
    const count = s("g");
    const from = words(33, top + 35, "vk-sector-from", `← ${board.provinces[sector.supplier].id}`);
    const marks = newMarks();
    marks.append(...supplyMark(20, top + 30, 8, at), from, count);
    const small = Math.min(16, (2.35 * (WALL - 26)) / names.sector[at].length);
    const group = s(
      "g",
      null,
      s("rect", { x: 7, y: top, width: WALL - 15, height: BAND, rx: 4, class: "vk-sector-area" }),
      s("rect", { x: 5, y: top - 2, width: WALL - 11, height: BAND + 4, rx: 6, class: "vk-ring" }),
      s("text", { x: 14, y: top + 17, class: "vk-sector-name", "font-size": small }, names.sector[at]),
    );
    return { ...add(group, { kind: "sector", at, x: X + WALL / 2, y: Y + top + BAND / 2 }), marks, count, top };
  });
  const berlin = (/** @type {number} */ at, /** @type {number} */ x, /** @type {number} */ y) => ({
    ...add(s("g", null), { kind: "province", at, x: X + x, y: Y + y }),
    marks: newMarks(),
    point: { x, y },
  });
  const plates = [berlin(west, WALL / 2, 196), berlin(east, MIDDLE, 128)];
  const wall = s("g", { class: "vk-wall" });
  const state = words(MIDDLE, 196, "vk-wall-word", "");
  const { width, height } = SIZE;
  const group = s(
    "g",
    { class: "vk-inset", transform: `translate(${X} ${Y})` },
    s("rect", { ...SIZE, rx: 8, class: "vk-inset-page" }),
    s("path", { d: `M0 8q0-8 8-8h${WALL - 8}v${height}H8q-8 0-8-8z`, class: "vk-inset-west" }),
    s("path", { d: `M${WALL} 0h${width - WALL - 8}q8 0 8 8v${height - 16}q0 8-8 8H${WALL}z`, class: "vk-inset-east" }),
    words(9, 19, "vk-inset-title", names.province[west]),
    words(WALL + 15, 19, "vk-inset-title", names.province[east]),
    s("rect", { ...SIZE, rx: 8, class: "vk-inset-frame" }),
    wall,
    state,
    [...bands, ...plates].flatMap((one) => [one.group, one.marks]),
  );

  const bricks = () =>
    Array.from({ length: 25 }, (_, n) =>
      s("rect", { x: WALL - (n % 2 ? 6 : 9), y: 2 + n * 9, width: 15, height: 7.5, rx: 1 }),
    );
  const open = () => [s("path", { d: `M${WALL} 0V${height}`, class: "vk-open-border" })];
  const sets = (/** @type {number} */ most, /** @type {number} */ top) => [
    Array.from({ length: Math.max(1, Math.min(3, most)) }, (_, n) =>
      glyphIn("tv", WALL - 34 - n * 22, top + 17, 21, most ? "vk-cell-tv" : "vk-ghost"),
    ),
    most > 3 && words(WALL - 84, top + 34, "vk-cell", most),
  ];

  return {
    group,
    plates,
    things: [...bands, ...plates],
    /** @param {import("./board.js").View} view */
    update(view) {
      for (const one of plates)
        drawPlate(one, kit, one.what.at, { point: one.point, width: one.what.at === east ? 112 : 118 });
      bands.forEach(({ count, top }, at) => {
        showing(count, view.sectors[at], (most) => sets(most, top));
      });
      showing(wall, view.wall, (stands) => (stands ? bricks() : open()));
      setText(state, say(view.wall ? "wall-stands" : "wall-open"));
      group.classList.toggle("vk-protesting-west", view.protests[west] > 0);
      group.classList.toggle("vk-protesting-east", view.protests[east] > 0);
    },
  };
}
