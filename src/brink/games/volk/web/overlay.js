// What the end of the decade would bring, drawn over the map: arrows under names and plates, and chips
// with numbers where they cover neither.

import { put } from "/kit/drawing.js";
import { around, leastCovering } from "/kit/spots.js";
import { s } from "/lib/dom.js";
import { glyphIn, words } from "./plates.js";
import { hit, lost } from "./spans.js";

/** @typedef {import("/kit/spots.js").Spot} Spot */
/** @typedef {import("/kit/spots.js").Kept} Kept */
/** @typedef {{spots: Spot[], name: string, text: string, open: boolean}} Chip `spots`: where it may stand, the best first */
/** @typedef {import("./spans.js").Span} Span */

const [WIDE, HIGH] = [52, 26]; // a chip
/** @type {[number, number]} */
const ROOM = [WIDE + 6, HIGH + 6];
/** How much it matters what is covered. */
export const WEIGHTS = { name: 100, chip: 40, piece: 10 };
const FURTHER = 12; // square units that may be covered rather than to take the next place
const STEPS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9]; // of the way along an arrow
const ASIDE = [0, 16, -16, 32, -32];
/** Around a plate: above at the right, where more unrest is looked for; below at the left, where the living standard is. */
const AROUND = [-90, -64, -40, 0, 40, 64, 90].flatMap((x) =>
  [-72, -58, -44, -30, -15, 0, 15, 30, 44, 58, 72].map((y) => ({ x, y })),
);
const CORNERS = { fist: { x: 48, y: -34 }, tv: { x: -40, y: 34 } };

/** A small sign with a number. @param {number} x @param {number} y @param {string} name @param {string} text */
export const bubble = (x, y, name, text, open = false) =>
  put(
    x,
    y,
    ["vk-bubble", open && "vk-bubble-open"],
    s("rect", { x: -WIDE / 2, y: -HIGH / 2, width: WIDE, height: HIGH, rx: HIGH / 2 }),
    glyphIn(name, -22, -9, 18),
    words(9, 7, "", text),
  );

/** Each chip stands where it covers least; those before it are in its way too. @param {Chip[]} chips @param {Kept[]} kept */
export function placed(chips, kept) {
  const taken = [...kept];
  return chips.map(({ spots, name, text, open }) => {
    const best = leastCovering(spots, ROOM, taken, FURTHER);
    taken.push({ box: around(best, ...ROOM), weight: WEIGHTS.chip });
    return bubble(best.x, best.y, name, text, open);
  });
}

/** Around a plate, nearest to its corner first. @param {Spot} plate @param {"fist"|"tv"} name @param {string} text @param {Span} span @returns {Chip} */
function beside(plate, name, text, span) {
  const corner = CORNERS[name];
  const away = (/** @type {Spot} */ { x, y }) => Math.hypot(x - corner.x, y - corner.y);
  const spots = [...AROUND].sort((a, b) => away(a) - away(b)).map(({ x, y }) => ({ x: plate.x + x, y: plate.y + y }));
  return { spots, name, text, open: span[0] !== span[1] };
}

/** From one province to another; dashed where it depends on choices. @param {Spot} a @param {Spot} b @param {Span} span @returns {{path: SVGElement, chip: Chip}} */
function arrow(a, b, span) {
  const open = span[0] !== span[1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const [x0, y0, x1, y1] = [a.x + ux * 52, a.y + uy * 34, b.x - ux * 62, b.y - uy * 40];
  const [mx, my] = [(x0 + x1) / 2 - uy * 18, (y0 + y1) / 2 + ux * 18];
  const d = `M${x0},${y0}Q${mx},${my} ${x1},${y1}`;
  const on = (/** @type {number} */ t, /** @type {number} */ aside) => ({
    x: (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1 - uy * aside,
    y: (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1 + ux * aside,
  });
  const spots = ASIDE.flatMap((aside) => STEPS.map((t) => on(t, aside)));
  return {
    path: s("path", { d, class: ["vk-arrow", open && "vk-arrow-open"], "marker-end": "url(#vk-tip)" }),
    chip: { spots, name: "fist", text: hit(span), open },
  };
}

/** @param {import("./wire.js").Forecast} forecast @param {(province: number) => Spot} spot */
export function drawForecast({ pressure, envy, standard_lost }, spot) {
  const arrows = (pressure ?? []).map(([from, to, least, most]) => arrow(spot(from), spot(to), [least, most]));
  const chips = [
    ...(envy ?? []).flatMap((span, at) => (span[1] ? [beside(spot(at), "fist", hit(span), span)] : [])),
    ...(standard_lost ?? []).flatMap((span, at) => (span[1] ? [beside(spot(at), "tv", lost(span), span)] : [])),
    ...arrows.map(({ chip }) => chip),
  ];
  return { paths: arrows.map(({ path }) => path), chips };
}
