// What is printed on the map and never changes: land and sea, borders, lettering, the stamp with Hawaii.

import { drawing } from "/kit/drawing.js";
import { s } from "/lib/dom.js";
import { patterns, ROSE, SITES, trefoil } from "./pieces.js";

/** @typedef {[number, number]} Point */
/**
 * map.json, made by tools/dictators_map.
 * @typedef {object} Atlas
 * @property {number} width @property {number} height
 * @property {{x: number, y: number, width: number, height: number}} stamp around Hawaii
 * @property {Record<string, string>} states @property {Record<string, string>} countries outlines
 * @property {string} coast @property {string} borders @property {string} provinces @property {string} timeZones
 * @property {Record<string, {x: number, y: number, label: string}>} places
 * @property {Record<string, Point>} roads @property {Record<string, Point>} flights how they bend
 * @property {Record<string, Point>} zoneSigns @property {Record<string, Point>} numerals
 */

/** @type {Atlas} */
export const ATLAS = await (await fetch(new URL("map.json", import.meta.url))).json();

const HATCH =
  '<pattern id="rd-nofly-hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v16" class="rd-nofly-line"/></pattern>';
const PRINTS =
  '<pattern id="rd-print-dots" width="11" height="11" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.200"/><circle cx="8.500" cy="8.500" r="1.200"/></pattern>' +
  '<pattern id="rd-print-lines" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v9"/></pattern>';

/** @param {string} kind @param {string} d */
const path = (kind, d) => s("path", { class: kind, d });

const definitions = () =>
  s(
    "defs",
    null,
    s("clipPath", { id: "rd-clip-canada" }, s("path", { d: ATLAS.countries.Canada })),
    s("clipPath", { id: "rd-clip-page" }, s("rect", { width: ATLAS.width, height: ATLAS.height })),
    drawing(HATCH),
    drawing(patterns()),
    drawing(PRINTS, { class: "rd-prints" }),
  );

/** Two sheets of the whole map, one upon the other: what comes and goes is drawn in the world, and painted without the ground below it. @param {string} label */
export function pages(label) {
  const [ground, world] = ["ground", "world"].map((name) =>
    s("g", { class: `rd-${name}`, "clip-path": "url(#rd-clip-page)" }),
  );
  const sheets = [
    s("svg", { class: "rd-sheet rd-below", "aria-hidden": "true" }, definitions(), ground),
    s("svg", { class: "rd-sheet rd-above", role: "group", "aria-label": label }, world),
  ];
  return { ground, world, sheets };
}

/** The outlines of several states in one. @param {import("./wire.js").Board["states"]} states */
export const outline = (states) => states.map((state) => ATLAS.states[state.id] ?? "").join("");

/** Land and sea, the states' own shapes among them. @param {import("./wire.js").Board["states"]} states @param {(SVGElement|null)[]} shapes by state */
export function land(states, shapes) {
  const { width, height, stamp, countries, coast } = ATLAS;
  const coasts = [...Object.values(countries), coast].join("");
  return [
    s("rect", { class: "rd-sea", width, height }),
    path("rd-graticule", graticule()),
    ...[3, 2, 1].map((ring) => path(`rd-shore rd-shore-${ring}`, coasts)),
    ...Object.entries(countries).map(([name, d]) => path(`rd-country rd-zone-${name === "others" ? "none" : 4}`, d)),
    s("path", { class: "rd-province", d: ATLAS.provinces, "clip-path": "url(#rd-clip-canada)" }),
    drawing(stampDrawing(), { class: "rd-stamp", transform: `translate(${stamp.x} ${stamp.y})` }),
    ...shapes.filter((shape) => shape !== null),
    ...[2, 3].map((zone) => path(`rd-print-${zone}`, outline(states.filter((state) => state.zone === zone)))),
    path("rd-borders", ATLAS.borders),
    path("rd-coast", coast),
    s("rect", { class: "rd-neatline", x: 3, y: 3, width: width - 6, height: height - 6 }),
  ];
}

function graticule() {
  const lines = [];
  for (let x = 100; x < ATLAS.width; x += 200) lines.push(`M${x} 0V${ATLAS.height}`);
  for (let y = 100; y < ATLAS.height; y += 200) lines.push(`M0 ${y}H${ATLAS.width}`);
  return lines.join("");
}

function stampDrawing() {
  const { width, height } = ATLAS.stamp;
  const teeth = [];
  const tooth = 13.1;
  for (let x = 0; x <= width + 1; x += tooth) teeth.push([x, 0], [x, height]);
  for (let y = 0; y <= height + 1; y += tooth) teeth.push([0, y], [width, y]);
  return (
    `<rect class="rd-stamp-paper" width="${width}" height="${height}"/>` +
    teeth
      .map(([x, y]) => `<circle class="rd-stamp-tooth" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.2"/>`)
      .join("") +
    `<rect class="rd-stamp-sea" x="13" y="13" width="${width - 26}" height="${height - 26}"/>` +
    '<path class="rd-stamp-sun" d="M214 62a18 18 0 1 1 36 0z" transform="translate(-22 -8)"/>' +
    `<path class="rd-stamp-wave" d="M108 ${height - 30}q9-8 18 0t18 0 18 0M118 ${height - 21}q9-8 18 0t18 0"/>`
  );
}

/** Time zones, the numbers of the zones, seas and countries. @param {import("/kit/words.js").Say} say */
export function printed(say) {
  const text = (/** @type {string} */ words, /** @type {string} */ kind, /** @type {string} */ transform) =>
    s("text", { class: `rd-lettering rd-lettering-${kind}`, "text-anchor": "middle", transform }, words);
  return [
    path("rd-timezone rd-timezone-under", ATLAS.timeZones),
    path("rd-timezone rd-timezone-over", ATLAS.timeZones),
    ...Object.entries(ATLAS.numerals).map(([zone, [x, y]]) =>
      s("text", { class: "rd-numeral", x, y, "text-anchor": "middle" }, zone.slice(0, 1)),
    ),
    text(say("pacific"), "sea", "translate(66 470) rotate(-72)"),
    text(say("atlantic"), "sea", "translate(1338 668)"),
    text(say("gulf"), "sea", "translate(800 905)"),
    text(say("canada"), "land", "translate(700 48)"),
    text(say("mexico"), "land", "translate(560 800) rotate(52)"),
    drawing(ROSE, { class: "rd-rose", transform: "translate(1318 775) scale(.9)" }),
  ];
}

/** What marks a place. @param {{special: string, facility: boolean}} place */
export function dot({ special, facility }) {
  if (special)
    return drawing(
      `<circle class="rd-dot" r="12"/><g class="rd-site" transform="translate(-9 -9) scale(.75)">${SITES[special]}</g>`,
    );
  if (facility) return drawing(`<circle class="rd-dot" r="10"/><g class="rd-trefoil">${trefoil(0, 0.8)}</g>`);
  return s("circle", { class: "rd-dot rd-town", r: 6.5 });
}
