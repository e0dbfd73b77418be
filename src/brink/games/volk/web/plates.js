// The counters of a province: unrest as fists, mass protests as banners, living standard, economy, export.

import { drawing, moved } from "/kit/drawing.js";
import { s, showing } from "/lib/dom.js";
import { GLYPHS } from "./icons.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./board.js").View} View */
/** @typedef {{x: number, y: number}} Point on the picture */

export const STATE = ["west", "east"];
export const COLLAPSE = 4; // mass protests that bring a state down
const PROTEST = 4; // unrest that makes one
const SLOT = 19.5;
const LONG = 14; // letters that fit above a plate
const [WIDTH, HEIGHT] = [118, 50];

/** A glyph inside a larger drawing. @param {string} name @param {number} x @param {number} y @param {number} size */
export const glyphIn = (name, x, y, size, kind = "") =>
  drawing(moved(GLYPHS[name], x, y, size / 24), { class: `vk-glyph-in ${kind}` });

/** Words in a drawing. @param {number} x @param {number} y @param {string} kind @param {string|number} words */
export const words = (x, y, kind, words) => s("text", { x, y, class: kind }, words);

/** @typedef {ReturnType<typeof counters>} Counters all that a plate shows */

/** @param {View} view @param {number} at */
const counters = (view, at) => ({
  protests: view.protests[at],
  borrowed: view.borrowed.filter((one) => one === at).length,
  unrest: view.unrest[at],
  tv: view.standard[at],
  factory: view.economy[at],
  crate: known(view.exports[at]),
  socialists: view.socialists[at],
});

/**
 * What lies on a thing of the map: signs and numbers, drawn over it and not part of it. The label of a thing that is
 * pressed says in words what each of them means, and has no other text in it than its name.
 */
export const newMarks = () => s("g", { class: "vk-marks", "aria-hidden": "true" });

/** Around a point, where anything has changed. @param {{group: Element, marks: Element}} place @param {Kit} kit @param {number} at @param {{point?: Point, title?: string, width?: number}} [how] */
export function drawPlate({ group, marks }, { board, seen: { view } }, at, how = {}) {
  const { point = { x: 0, y: 0 }, title = "", width = WIDTH } = how;
  const shown = counters(view, at);
  showing(group, { hot: shown.protests > 0, title, width }, ({ hot }) => plate(point, hot, title, width));
  showing(marks, { ...shown, title, width }, () => [onPlate(point, board, at, shown, title, width)]);
}

/** As large as can be read. @param {Point} point @param {...import("/lib/dom.js").Child} parts */
const scaled = ({ x, y }, ...parts) => s("g", { class: "vk-scaled", style: `translate: ${x}px ${y}px` }, ...parts);

/** @param {Point} point @param {boolean} hot a crowd is in the streets @param {string} title @param {number} width */
function plate(point, hot, title, width) {
  const [x, y] = [-width / 2, -HEIGHT / 2];
  const parts = scaled(
    point,
    s("rect", { x: x - 5, y: y - 5, width: width + 10, height: HEIGHT + 10, rx: 9, class: "vk-ring" }),
    s("rect", { x, y, width, height: HEIGHT, rx: 5, class: ["vk-plate", hot && "vk-plate-hot"] }),
  );
  const lines = inLines(title).map((line, n, all) =>
    s("tspan", { x: point.x, y: point.y + y - 6, dy: `${n + 1 - all.length}em` }, line),
  );
  return title ? [parts, s("text", { class: "vk-province-name" }, lines)] : [parts];
}

/** @param {Point} point @param {import("./wire.js").Board} board @param {number} at @param {Counters} shown @param {string} title @param {number} width */
function onPlate(point, board, at, shown, title, width) {
  const [x, y] = [-width / 2, -HEIGHT / 2];
  const { sector } = board.provinces[at];
  return scaled(
    point,
    unrest(x + (sector < 0 ? 5 : 10), y + 3.5, shown), // beside the letter of a supplier
    s("path", { d: `M${x} ${y + 26}h${width}`, class: "vk-plate-line" }),
    cells(x, y + 26, width, at === board.westBerlin, shown),
    shown.socialists > 0 &&
      (title ? socialists(x + width, y, shown.socialists) : socialists(-16, y + HEIGHT + 3, shown.socialists)),
    sector >= 0 && supplyMark(x - 2, y + 12, 9.5, sector),
  );
}

/** A long name stands in two lines. @param {string} name */
function inLines(name) {
  const at = name.length > LONG ? name.indexOf("-") + 1 : 0;
  return at ? [name.slice(0, at), name.slice(at)] : [name];
}

/** Four slots: when the fourth fills, they become a mass protest. @param {number} x @param {number} y @param {Counters} shown */
function unrest(x, y, { protests, borrowed, unrest }) {
  const own = protests - borrowed;
  const rest = unrest % PROTEST;
  const parts = [];
  let at = x;
  if (own) {
    parts.push(glyphIn("banner", at, y - 1, 22, "vk-protest"));
    at += 23;
    if (own > 1) {
      parts.push(words(at, y + 16, "vk-times", `×${own}`));
      at += 19;
    }
  }
  if (borrowed) {
    const mark = words(at + 11, y + 10, "vk-borrowed-mark", borrowed > 1 ? `WB${borrowed}` : "WB");
    parts.push(s("g", { class: "vk-borrowed" }, glyphIn("banner", at, y - 1, 22, "vk-protest"), mark));
    at += 25;
  }
  const slot = own > 1 && borrowed ? 13.5 : SLOT;
  for (let n = 0; n < PROTEST; n++) {
    if (n >= rest && own + borrowed > 0 && n > 2) break;
    parts.push(glyphIn("fist", at, y, slot - 1, n < rest ? "vk-fist" : "vk-fist vk-ghost"));
    at += slot;
  }
  return parts;
}

/** @param {number} x @param {number} y @param {number} width @param {boolean} berlin @param {Counters} shown */
function cells(x, y, width, berlin, { tv, factory, crate }) {
  const places = berlin ? [width / 2 - 18] : [0.03, 0.33, 0.7].map((part) => part * width); // an economy may have two digits
  return Object.entries({ tv, factory, crate })
    .slice(0, places.length)
    .map(([name, value], n) => [
      glyphIn(name, x + places[n], y + 3.5, 17, `vk-cell-${name}`),
      words(x + places[n] + 19, y + 19, "vk-cell", value),
    ]);
}

/** A number, or a dash where there is none. @param {number} value */
export const known = (value) => (value < 0 ? "–" : value);

/** @param {number} x @param {number} y @param {number} count */
const socialists = (x, y, count) => [
  s("rect", { x: x - 2, y, width: 36, height: 24, rx: 4, class: "vk-plate vk-cap-box" }),
  glyphIn("socialists", x + 1, y + 3.5, 17, "vk-cap"),
  words(x + 20, y + 18, "vk-cell", count),
];

/** A supplier of West Berlin wears the letter of its sector. @param {number} cx @param {number} cy @param {number} r @param {number} sector */
export const supplyMark = (cx, cy, r, sector) => [
  s("circle", { cx, cy, r, class: "vk-supply" }),
  words(cx, cy + r / 2 + 0.25, "vk-supply-letter", "FBU"[sector]),
];
