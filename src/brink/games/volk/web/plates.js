// The counters of a province: unrest as fists, mass protests as banners, living standard, economy, export.

import { drawing, svg } from "./dom.js";
import { GLYPHS } from "./icons.js";

export const STATE = ["west", "east"];
export const PROTEST = 4;
const SLOT = 19.5;
const LONG = 14; // letters that fit above a plate
export const PLATE = { width: 118, height: 50 };

/** A glyph inside a larger drawing. */
export function glyphIn(name, x, y, size, kind = "") {
  return drawing(GLYPHS[name], { transform: `translate(${x} ${y}) scale(${size / 24})`, class: `vk-glyph-in ${kind}` });
}

/**
 * Around the point where the group stands.
 * @param {number} at
 * @param {any} view
 * @param {any} world
 * @param {{title?: string, width?: number}} [how]
 */
export function plate(at, view, { board }, { title = "", width = PLATE.width } = {}) {
  const { height } = PLATE;
  const [x, y] = [-width / 2, -height / 2];
  const protests = view.protests[at];
  const borrowed = view.borrowed.filter((one) => one === at).length;
  const parts = [
    svg("rect", { x: x - 5, y: y - 5, width: width + 10, height: height + 10, rx: 9, class: "vk-ring" }),
    svg("rect", { x, y, width, height, rx: 5, class: `vk-plate ${protests ? "vk-plate-hot" : ""}` }),
    ...unrest(x + 5, y + 3.5, view.unrest[at], protests, borrowed),
    svg("path", { d: `M${x} ${y + 26}h${width}`, class: "vk-plate-line" }),
    ...cells(x, y + 26, width, at, view, board),
  ];
  if (view.socialists[at]) parts.push(...socialists(x + width, y, view.socialists[at]));
  if (board.provinces[at].sector >= 0) parts.push(...supplier(x, y, board.provinces[at].sector));
  const scaled = [svg("g", { class: "vk-scaled" }, parts)];
  if (title) scaled.push(svg("text", { class: "vk-province-name" }, inLines(title).map((line, n, all) => svg("tspan", { x: 0, y: y - 6, dy: `${n + 1 - all.length}em` }, line))));
  return scaled;
}

/** A long name stands in two lines. */
function inLines(name) {
  const at = name.length > LONG ? name.indexOf("-") + 1 : 0;
  return at ? [name.slice(0, at), name.slice(at)] : [name];
}

/** Four slots: when the fourth fills, they become a mass protest. */
function unrest(x, y, count, protests, borrowed) {
  const own = protests - borrowed;
  const rest = count % PROTEST;
  const parts = [];
  let at = x;
  if (own) {
    parts.push(glyphIn("banner", at, y - 1, 22, "vk-protest"));
    at += 23;
    if (own > 1) {
      parts.push(svg("text", { x: at, y: y + 16, class: "vk-times" }, `×${own}`));
      at += 19;
    }
  }
  if (borrowed) {
    parts.push(svg("g", { class: "vk-borrowed" }, glyphIn("banner", at, y - 1, 22, "vk-protest"), svg("text", { x: at + 11, y: y + 10, class: "vk-borrowed-mark" }, borrowed > 1 ? `WB${borrowed}` : "WB")));
    at += 25;
  }
  const slot = own > 1 && borrowed ? 15 : SLOT;
  for (let n = 0; n < PROTEST; n++) {
    if (n >= rest && own + borrowed > 0 && n > 2) break;
    parts.push(glyphIn("fist", at, y, slot - 1, n < rest ? "vk-fist" : "vk-fist vk-ghost"));
    at += slot;
  }
  return parts;
}

function cells(x, y, width, at, view, board) {
  const berlin = at === board.westBerlin;
  const shown = berlin ? [["tv", view.standard[at]]] : [["tv", view.standard[at]], ["factory", view.economy[at]], ["crate", view.exports[at] < 0 ? "–" : view.exports[at]]];
  const places = berlin ? [width / 2 - 18] : [0.03, 0.33, 0.7].map((part) => part * width); // an economy may have two digits
  return shown.flatMap(([name, value], n) => [
    glyphIn(String(name), x + places[n], y + 3.5, 17, `vk-cell-${name}`),
    svg("text", { x: x + places[n] + 19, y: y + 19, class: "vk-cell" }, String(value)),
  ]);
}

function socialists(x, y, count) {
  return [svg("rect", { x: x - 2, y, width: 36, height: 24, rx: 4, class: "vk-plate vk-cap-box" }), glyphIn("socialists", x + 1, y + 3.5, 17, "vk-cap"), svg("text", { x: x + 20, y: y + 18, class: "vk-cell" }, String(count))];
}

/** A supplier of West Berlin wears the letter of its sector. */
function supplier(x, y, sector) {
  return [svg("circle", { cx: x - 2, cy: y + 12, r: 9.5, class: "vk-supply" }), svg("text", { x: x - 2, y: y + 17, class: "vk-supply-letter" }, ["F", "B", "U"][sector])];
}
