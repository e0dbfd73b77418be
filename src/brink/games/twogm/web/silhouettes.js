// What kind of unit it is, as a stencil, in a box of 64 x 36, looking to the right. All drawn for this board.

import { s } from "/lib/dom.js";

const TRACKS =
  "M10 22h44a6 6 0 0 1 0 12H10a6 6 0 0 1 0-12zm3 3.2a2.8 2.8 0 1 0 .01 0zm9.5 0a2.8 2.8 0 1 0 .01 0zm9.5 0a2.8 2.8 0 1 0 .01 0zm9.5 0a2.8 2.8 0 1 0 .01 0zm9.5 0a2.8 2.8 0 1 0 .01 0z";
/** @param {number} x */
const wheel = (x, y = 29.5, r = 5) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0zm${r - 2} 0a2 2 0 1 1 4 0a2 2 0 1 1-4 0z`;
const MAN =
  "M4 7a4.2 4.6 0 0 1 8.400 0h1.300v1.600H3V7zM5.600 9.400h5v2.400H5.600zM4.300 12.600h7.600l.9 9H3.800zM3.800 21.600l-3 12.400h3.700l3.700-9 3.300 9h3.700l-2.700-12.400zM1.800 19.500l14-9.300 1.100 1.600-14 9.300z";
const HORSE =
  "M4 34l4.500-9.500L8 18.500c-2.500 1.500-4 4-5 8l-2-3.500c1.500-6.500 5-9 9.500-9.500h22c3.500-.5 5.500-3 7-6.500l4-3 1 3 6.500 5.500-2.200 3-6-1.300-3.500 7.800-.8 3.500 5 8.500h-3.600L33 25.500 31.500 34h-3.200l-.8-10.500H18L13 27l-3.500 7zM18 13V6a4 4.200 0 0 1 8 0h1.200v1.500H26l.8 5.500z";

/** @typedef {{type: string, unit_class: string, abilities: string[]}} Kind what a stencil shows */

/** @type {Record<string, string|string[]>} */
const SHAPES = {
  light: [MAN, MAN, MAN],
  special: [MAN, MAN],
  heavy: [
    MAN,
    "M30 16h15v-3.500h4V16h13v2.200H45V21H30zM33 21h8l8 13h-3.200L39 24.500 37 34h-3l1-9.500L27.500 34h-3.200z",
  ],
  sniper:
    "M1 31c8-6 17-7 26-6.500l8-.5c3 0 5 1.500 5 4l-3 3.500c-9 .8-24 1.300-36 1zM32 21.500a5 5 0 0 1 10 0h1.500v2H31v-2zM40 25h23v2H40zM45 22h9v1.800h-9zM55 27l-3.500 7h2l2.700-5.400 2.700 5.400h2L57.500 27z",
  command: [
    MAN,
    "M27 2h2.200v32H27zM29.200 3l15 4.800-15 5.200zM46 19h14v15H46zm2.500 2.500v3h9v-3zM57 19l3.500-17h1.400l-2.600 17z",
  ],
  mechanics: [
    MAN,
    "M36 34a4 4 0 0 1-5.600-5.600l13-13A8.500 8.500 0 0 1 54.500 3.600l-5.300 5.300 1 4.200 4.200 1 5.400-5.300A8.500 8.500 0 0 1 48.400 21z",
  ],
  paratrooper:
    "M14 15C14-3 50-3 50 15c-2.600-2.200-6.400-2.200-9 0-2.600-2.200-6.400-2.200-9 0-2.600-2.200-6.400-2.200-9 0-2.600-2.200-6.400-2.200-9 0zM14.500 15h1.400l14 9-.8 1.200zM49.500 15h-1.400l-14 9 .8 1.200zM29 20.500a3 3 0 0 1 6 0V22h-6zM28.500 23h7l.8 5.500 1 5.500h-2.600L32 30l-2.700 4h-2.600l1-5.500z",
  mounted: HORSE,
  jeep: ["M4 21h17l4-9h2.200l2.300 9H52c5 0 8 2 8 6v3H4zM9 15.500h7.500v5.500H9z", wheel(15), wheel(49)],
  motorcycle:
    "M7 27a7.200 7.200 0 1 0 14.400 0A7.200 7.200 0 1 0 7 27zm3 0a4.200 4.200 0 1 1 8.400 0A4.200 4.200 0 1 1 10 27zM27 27a7.200 7.200 0 1 0 14.400 0A7.200 7.200 0 1 0 27 27zm3 0a4.200 4.200 0 1 1 8.400 0A4.200 4.200 0 1 1 30 27zM13 25l7-8h11l-3-6h-3V9h5l7 17h-3l-2.500-6-8 7zM38 20h17c3.500 0 6 3 6 6l-2 5H42z",
  truck: [
    "M3 9c12-4.500 25-4.500 37 0v18H3zM42 13h9l6.500 8H61v8H42zm2.800 2.600V21h8.400l-4.200-5.400zM3 27h58v2.500H3z",
    wheel(13),
    wheel(25),
    wheel(53),
  ],
  "half-track": [
    "M5 12h26v5h8l3-5h7l2.500 6H58l3 5v4H5zM7 22h24a6 6 0 0 1 0 12H7a6 6 0 0 1 0-12zm2 3.400a2.600 2.600 0 1 0 .01 0zm10 0a2.600 2.600 0 1 0 .01 0zm10 0a2.600 2.600 0 1 0 .01 0zM20 8h14v2H24v2h-4z",
    wheel(50),
  ],
  carrier: ["M8 14h40l9 6v2H6v-5zM30 9h4v3h18v2H30z", TRACKS],
  craft:
    "M2 18h44L58 5h3.500l-5 19c-1 3-3 4.500-6.500 4.500H12c-5 0-8-3-10-10.500zM6 10h12v7H6zM1 31.500q5-3 10 0t10 0 10 0 10 0 10 0 11 0V34H1z",
  scout: ["M4 24l7-8h38l9 6v6H4zM20 8h16l4 7H17zM38 10h17v2.200H38z", wheel(14), wheel(28), wheel(48)],
  medium: ["M7 22l4-7h41l6 7zM19 6q11-4 21 0l3.500 8.500H16zM42 8.500h20V11H42z", TRACKS],
  lightTank: ["M12 22l3-6h35l4 6zM22 8h15l4 7.500H20zM40 10.500h14v2H40z", TRACKS],
  heavyTank: ["M5 22l2-9h48l4 9zM14 3h25l6 9.500H12zM43 6h19.500V4.500h1.500v6h-1.500V9H43z", TRACKS],
  destroyer: ["M5 22L17 9.500h20L58 22zM38 13h25v2.800H38z", TRACKS],
  assault: ["M6 22l7-11h27l12 11zM40 12.500h14v4.500H40z", TRACKS],
  "self-propelled": ["M5 22V9h22l5 7h21l5 6zM26 12L55 1.500l1.400 3.800-28 11z", TRACKS],
  rockets: [
    "M4 24h56v5.500H4zM46 15h9l5 8H46zM6 17L42 1l1.200 2.700-36 16zm2.200 5L44 6l1.200 2.700-33 14.500zM18 18h4v7h-4z",
    wheel(13),
    wheel(25),
    wheel(52),
  ],
  antitank:
    "M20 25L1 32v2l21-6.500zM24 8h4.500v19H24zM28.500 14.500H61v-1.300h3v5h-3V17H28.500zM16 26.500a8 8 0 1 0 16 0 8 8 0 1 0-16 0zm3.200 0a4.800 4.800 0 1 1 9.600 0 4.800 4.800 0 1 1-9.600 0z",
  explosives:
    "M18 24L1 32v2l22-7zM20 19L52 2.500l2.200 4.500-32 16.500zM15 25.500a8.500 8.500 0 1 0 17 0 8.500 8.500 0 1 0-17 0zm3.400 0a5.100 5.100 0 1 1 10.200 0 5.100 5.100 0 1 1-10.200 0z",
  "anti-aircraft":
    "M27 21L50 .5l2.200 2.400L30 24zM32 25L55 5l1.600 2L35 27.500zM21 20h15l6 12H15zM6 31.500h48V34H6zM17 13h5v12h-5z",
  fighter:
    "M4 18c0-1.700 2-2.600 5-2.800h40c8 .3 12 1.400 13 2.800-1 1.400-5 2.500-13 2.800H9C6 20.600 4 19.700 4 18zM30 15.500L33 1h6l4 14.500v5L39 35h-6l-3-14.500zM7 15.500L9 9h3.500l3 6.500v5l-3 6.500H9l-2-6.500z",
  bomber:
    "M2 18c0-2 2-3 5-3.300h46c5 .4 8 1.600 9 3.300-1 1.700-4 2.900-9 3.300H7C4 21 2 20 2 18zM28 15L32 0h6l5 15v6l-5 15h-6l-4-15zM5 15L7 7h4l4 8v6l-4 8H7l-2-8zM36 5.500h11v4H37zM36 26.500h10.500v4H36z",
};

/** Which stencil a card has. @param {Kind} unit */
function stencil(unit) {
  if (unit.type === "infantry")
    return BY_ABILITY[unit.abilities.find((one) => one in BY_ABILITY) ?? ""] ?? unit.unit_class;
  if (unit.type === "tank" && (unit.unit_class === "light" || unit.unit_class === "heavy"))
    return `${unit.unit_class}Tank`;
  return unit.unit_class;
}

/** @type {Record<string, string>} */
const BY_ABILITY = { sniper: "sniper", mounted: "mounted", paratrooper: "paratrooper", repair: "mechanics" };
/** Where men stand. @type {Record<string, number[]>} */
const FILES = { light: [0, 23, 46], special: [8, 36], heavy: [2], command: [5], mechanics: [6] };

/** Shapes with holes in them. @param {string} kind @param {SVGElement[]} paths @param {import("/lib/dom.js").Props} attributes */
const stencilled = (kind, paths, attributes) => s("g", { class: kind, "fill-rule": "evenodd", ...attributes }, paths);

/** @param {Kind} unit @param {import("/lib/dom.js").Props} [attributes] */
export function silhouette(unit, attributes = {}) {
  const name = stencil(unit);
  const parts = [SHAPES[name] ?? SHAPES.light].flat();
  const places = FILES[name] ?? [];
  const paths = parts.map((d, at) => s("path", { d, transform: places[at] ? `translate(${places[at]} 0)` : null }));
  return stencilled("gm-stencil", paths, attributes);
}

/** The same as a picture of its own. @param {Kind} unit */
export const silhouettePicture = (unit) =>
  s("svg", { viewBox: "0 0 64 36", class: "gm-silhouette", "aria-hidden": "true" }, silhouette(unit));

// -- marks of the factions: a shape each, in a box of 24 x 24 -----------------------------------------------------

const STAR = "M12 2.500l2.800 6.100 6.700.7-5 4.500 1.400 6.600L12 17l-5.900 3.400 1.400-6.600-5-4.500 6.700-.7z";
const RING = "M12 .5a11.500 11.500 0 1 0 .01 0zm0 2a9.500 9.500 0 1 1-.01 0z";
const MARKS = [
  [RING, "M12 4l2.200 5.200 5.700.4-4.300 3.700 1.300 5.500L12 15.900l-4.900 2.900 1.300-5.500-4.300-3.700 5.700-.4z"],
  ["M8.500 1h7v7.500H23v7h-7.500V23h-7v-7.500H1v-7h7.500zm2 2v7.500H3v3h7.500V21h3v-7.500H21v-3h-7.500V3z"],
  [STAR],
  ["M12 .5a11.500 11.500 0 1 0 .01 0zm0 3.200a8.300 8.300 0 1 1-.01 0zM12 7.500a4.500 4.500 0 1 0 .01 0z"],
];
export const FACTIONS = ["us", "de", "su", "uk"];

/** @param {number} faction @param {import("/lib/dom.js").Props} [attributes] */
export const mark = (faction, attributes = {}) =>
  stencilled(
    "gm-mark",
    (MARKS[faction] ?? [RING]).map((d) => s("path", { d })),
    attributes,
  );
/** @param {number} faction */
export const markPicture = (faction) =>
  s("svg", { viewBox: "0 0 24 24", class: "gm-mark-picture", "aria-hidden": "true" }, mark(faction));

// -- small signs, 24 x 24 -----------------------------------------------------------------------------------------

/** @type {Record<string, string>} */
const SIGNS = {
  armor: "M12 1.500l9 3v7c0 5.500-4 9.500-9 11-5-1.500-9-5.500-9-11v-7z",
  wounds: "M12 21.500C4 15.500 2 11.500 2 8a5.200 5.200 0 0 1 10-2 5.200 5.200 0 0 1 10 2c0 3.500-2 7.500-10 13.500z",
  movement: "M2 9h11V3.500L22.500 12 13 20.500V15H2z",
  range:
    "M12 1a11 11 0 1 0 .01 0zm0 2.500a8.500 8.500 0 1 1-.01 0zM12 8a4 4 0 1 0 .01 0zM10.800 0h2.400v6h-2.400zm0 18h2.400v6h-2.400zM0 10.800h6v2.400H0zm18 0h6v2.400h-6z",
  suppressed: "M2 3h20L12 12zM2 12h20L12 21.500z",
  smoke: "M6 20a5 5 0 0 1-.6-9.960A6 6 0 0 1 16.500 7.500 5 5 0 0 1 18 20z",
  cargo: "M2 5h13v11H2zm14 3h3.500L23 12v4h-7zM4.500 17h4v3.500h-4zm11 0h4v3.500h-4z",
  card: "M5 2h14v20H5zm2.500 3v3h9V5z",
  assault: "M3 2l9 8 9-8v3.500L14.500 12 21 18.500 18.500 21 12 14.500 5.500 21 3 18.500 9.500 12 3 5.500z",
  mounted: "M12 2l3 8h-2l7 12h-3L12 13 7 22H4l7-12H9z",
  die: "M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm3 3a2 2 0 1 0 .01 0zm10 0a2 2 0 1 0 .01 0zM12 10a2 2 0 1 0 .01 0zm-5 5a2 2 0 1 0 .01 0zm10 0a2 2 0 1 0 .01 0z",
  deck: "M3 6h13v16H3zM7 2h14v16h-3V5H7z",
  discard: "M3 2h12v4h6v16H9v-4H3zm8 7v10h8V9z",
  hand: "M2 9l5-3 6 13-5 3zM9 4h6v15l-2 0zM17 6l5 3-5 12-4-2z",
  ap: "M13.500 1L4 14h6.500L9 23l11-14h-7z",
  supply: "M3 8l9-5 9 5v9l-9 5-9-5zm9-2.300L7 8.500l5 2.800 5-2.800z",
  flag: "M4 2h2.500v20H4zM6.500 3h14l-4 5 4 5h-14z",
  hq: "M2 22V11l10-7 10 7v11h-7v-7H9v7zM11 0h2v4h-2z",
  kill: "M12 1c6 0 10 4 10 9 0 3.500-1.500 6-4 7.500V22h-3v-2.500h-1.500V22h-3v-2.500H9V22H6v-4.500C3.500 16 2 13.500 2 10c0-5 4-9 10-9zM8 9a2.500 2.500 0 1 0 .01 0zm8 0a2.500 2.500 0 1 0 .01 0z",
};
/** @param {string} name @param {import("/lib/dom.js").Props} [attributes] */
export const sign = (name, attributes = {}) =>
  stencilled(`gm-sign gm-sign-${name}`, [s("path", { d: SIGNS[name] ?? "" })], attributes);
/** @param {string} name */
export const signPicture = (name) =>
  s("svg", { viewBox: "0 0 24 24", class: "gm-icon", "aria-hidden": "true" }, sign(name));

/** @param {string} id @param {string} kind @param {number} size @param {string} d */
const hatch = (id, kind, size, d) =>
  s("pattern", { id, width: size, height: size, patternUnits: "userSpaceOnUse" }, s("path", { d, class: kind }));

/** Hatches and the head of an arrow. */
export function definitions() {
  const half = { refX: 6, refY: 5, markerWidth: 4.5, markerHeight: 4.5 };
  return s(
    "defs",
    null,
    s(
      "marker",
      { id: "gm-tip", viewBox: "0 0 10 10", ...half, orient: "auto-start-reverse" },
      s("path", { d: "M0 0L10 5 0 10 2.500 5z", class: "gm-tip" }),
    ),
    hatch("gm-p-su", "gm-hatch", 7, "M-1 8L8-1M-1 1L1-1M6 8L8 6"),
    hatch("gm-p-de", "gm-hatch", 6, "M3-1V7"),
    hatch("gm-p-uk", "gm-dots", 6, "M3 1.500a1.500 1.500 0 1 0 .01 0z"),
    hatch("gm-p-grey", "gm-hatch-grey", 4, "M-1 5L5-1"),
  );
}
