// Our own set of icons. Every glyph has its own silhouette on a grid of 24; what stands behind it says whom it is about:
// a circle the West and the USA, a square the East and the Soviet Union, a hexagon everybody. Arrows point to whom they favour.

import { moved, picture } from "/kit/drawing.js";

/** @typedef {import("./wire.js").Board["icons"][number]} Icon */

/** An ellipse that is turned. @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} turn */
function oval(x, y, rx, ry, turn) {
  const [dx, dy] = [Math.cos, Math.sin].map((of) => rx * of((turn * Math.PI) / 180));
  const half = (/** @type {number} */ way) => `a${rx} ${ry} ${turn} 0 1 ${-2 * way * dx} ${-2 * way * dy}`;
  return `<path d="M${x + dx} ${y + dy}${half(1)}${half(-1)}z"/>`;
}
const leaf = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) =>
  oval(x, y, 2.9, 1.5, turn);
const LAUREL =
  [
    [5.2, 17.5, 35],
    [3.9, 13.4, 65],
    [4.1, 9.2, 95],
    [5.9, 5.4, 125],
  ]
    .map(([x, y, t]) => leaf(x, y, t) + leaf(24 - x, y, 180 - t))
    .join("") +
  '<path d="M12 21.5C7 20.5 4.6 17 4.9 11M12 21.5c5-1 7.4-4.5 7.1-10.5" fill="none" stroke="currentColor" stroke-width="1.4"/>';
const MISSILE =
  '<path d="M12 1c2.7 2.6 3.7 5.4 3.7 8.5v6l3.3 3V22l-4.3-1.7H9.3L5 22v-3.5l3.3-3v-6C8.3 6.4 9.3 3.6 12 1z"/><circle class="vk-cut" cx="12" cy="9.5" r="1.7"/>';
const STAR = '<path d="m12 1.5 3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 17.4l-6.5 3.9 1.7-7.3L1.5 9.1l7.5-.7z"/>';
const FACTORY =
  '<path d="M2.5 21.5V11.5l5 3v-3l5 3v-3l4 2.4V3h4v18.5z"/><path class="vk-cut" d="M6 17h2.2v2.2H6zm5 0h2.2v2.2H11zm5 0h2.2v2.2H16z"/>';
const DOVE =
  '<path d="M1.5 5.5c4.2.4 7 2 8.6 4.7C11 6 14 3 19.5 2.5c-1.2 1.6-1.7 3-1.7 4.6 1.6-1.2 3.8-1 4.9.5l-2.7 1.7c.2 5.3-3.2 8.9-9 9.4l-4.3 3.2.6-3.7C4.3 17.3 3 15.2 3 13c2 1 3.8 1.1 5.4.3C4.7 12 2.2 9.3 1.5 5.5z"/>';
const BANNER =
  '<path d="M2.5 2.5h2v19h-2zm17 0h2v19h-2zM5 4.5h14v9.2q-3.5-1.8-7 0t-7 0z"/><path class="vk-cut" d="M7 7.2h10v1.5H7zm0 2.7h7v1.4H7z"/>';

/** Glyphs by name. @type {Record<string, string>} */
export const GLYPHS = {
  event: '<path d="M14 1 4 14h6.2L8.5 23 19.5 9.5h-6.7z"/>',
  fist: '<path d="M4.3 11.3c0-2.3 2.6-2.9 3.7-1.5V6.3c0-2.3 3.1-2.5 3.6-.7.6-1.9 3.5-1.7 3.8.3.8-1.5 3.4-1.1 3.5.9v7.1c0 2.9-1.3 4.6-2.6 5.7V22.5H8.2v-3.1c-2.3-1.5-3.9-3.9-3.9-6.8z"/><path class="vk-cut-line" stroke-width="1.5" d="M8 9.8v3.4h5.4M11.6 6v4.5M15.4 6.4v4.3"/>',
  factory: FACTORY,
  tv: '<path d="m7.5 1.5 4.5 5 4.5-5" fill="none" stroke="currentColor" stroke-width="1.8"/><rect x="2.5" y="6.5" width="19" height="14" rx="2.5"/><rect class="vk-cut" x="5" y="9" width="10.5" height="9" rx="2"/><circle class="vk-cut" cx="18.5" cy="11" r="1.2"/><circle class="vk-cut" cx="18.5" cy="15" r="1.2"/><path d="M6 20.5h2.5V23H6zm9.5 0H18V23h-2.5z"/>',
  banner: BANNER,
  stop: '<path d="M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z"/><path class="vk-cut" d="M6 17v-6l3.3 2v-2l3.3 2v-2l2.4 1.5V6.5H18V17z"/>',
  run: '<path d="M2.5 21.5v-10l5 3v-3l3.5 2.1-2 2.9 2.5 2-2 3zm9.5 0 2-3-2.5-2.3 2-2.7 3 1.8V3h4v18.5z"/>',
  repair:
    '<path d="M21.5 6.5a5.6 5.6 0 0 1-7.6 6.6L6.5 20.8a2.4 2.4 0 0 1-3.4-3.4l7.7-7.4a5.6 5.6 0 0 1 6.7-7.5l-3.3 3.3.7 3.2 3.2.7z"/>',
  police: STAR,
  wall: '<path d="M1.5 5h21v14.5h-21z"/><path class="vk-cut-line" stroke-width="1.5" d="M1.5 9.8h21M1.5 14.7h21M8 5v4.8m7-4.8v4.8m-10.5 0v4.9m7 0V9.8m7 0v4.9M8 14.7v4.8m7-4.8v4.8"/>',
  "wall-off":
    '<path d="M1.5 5h6l1.5 3-2 3 2.5 3.5-2 2.5.5 2.5h-6.5zM22.5 5v14.5H17l-1.5-2.5 2-3-2.5-3 2-3L15.5 5z"/><path class="vk-cut-line" stroke-width="1.5" d="M1.5 9.8h6m-6 4.9h7.5m8-4.9h5.5m-5 4.9h5"/>',
  "stasi-off": STAR,
  "stasi-gone": `${STAR}<path class="vk-strike-back" stroke-width="5" d="M3 21 21 3"/><path class="vk-strike" stroke-width="2.8" d="M3 21 21 3"/>`,
  guillaume:
    '<path d="m7 8.2 1.7-5.7q3.3 1.5 6.6 0L17 8.2h5v2.3H2V8.2z"/><path d="M5 12.5h5.8v2.8a2.9 2.9 0 0 1-5.8 0zm8.2 0H19v2.8a2.9 2.9 0 0 1-5.8 0zM10 13h4v1.4h-4z"/><path d="M9 20.5q3 1.8 6 0l-1 2h-4z"/>',
  rheinsberg: `<g fill="none" stroke="currentColor" stroke-width="1.7">${[0, 60, 120].map((turn) => oval(12, 12, 10.5, 4.2, turn)).join("")}</g><circle cx="12" cy="12" r="2.4"/>`,
  prestige: `${LAUREL}<path d="m12 6.5 1.5 3.3 3.6.4-2.7 2.4.8 3.5-3.2-1.8-3.2 1.8.8-3.5-2.7-2.4 3.6-.4z"/>`,
  strict: `${LAUREL}<path d="M10.3 5h3.4l-.7 7.5h-2zM10.6 14.3h2.8v2.9h-2.8z"/>`,
  currency:
    '<circle cx="12" cy="12" r="10.3"/><path class="vk-cut-line" stroke-width="1.5" d="M16 8.5c-.6-1.5-2-2.3-4-2.3-2.3 0-3.9 1.1-3.9 2.9 0 4 8 1.8 8 5.9 0 1.8-1.7 2.9-4.1 2.9-2.2 0-3.7-.9-4.3-2.5M12 4.3v15.4"/>',
  socialists:
    '<path d="M3.5 9.7C3.5 5.5 7.3 2.5 12.3 2.5c4.7 0 7.9 2.6 7.9 5.5 0 .8-.4 1.5-1.2 1.7z"/><path d="M3 10.9h16.5l2.2 1.5q-5 1-9.5.6T3 10.9z"/><path d="M7 14q5 1 10 .3v2.2a5 5 0 0 1-10 0z"/><path d="M4 23.5c.3-2.3 2.3-3.3 4.3-3.5q3.7 2.5 7.4 0c2 .2 4 1.2 4.3 3.5z"/>',
  dominance:
    '<circle cx="12" cy="12" r="10.3"/><path class="vk-cut-line" stroke-width="1.5" d="M12 1.7v20.6M1.7 12h20.6M3.6 6.5q8.4 4 16.8 0M3.6 17.5q8.4-4 16.8 0M12 1.7q-9 10.3 0 20.6 9-10.3 0-20.6"/>',
  space:
    '<circle cx="9.5" cy="9.5" r="6"/><circle class="vk-cut" cx="8" cy="8" r="1.6"/><path d="m12.5 13.5 9 8.5M14 11.5l9 5M11 14.5l4.5 8.5M15.2 9.3l7.3 1" stroke="currentColor" stroke-width="1.6" fill="none"/>',
  arms: MISSILE,
  choice: '<path d="M8.5 6v4h7V6l7.5 6-7.5 6v-4h-7v4L1 12z"/>',
  dove: DOVE,
  peacemaker: `<circle cx="12" cy="9.5" r="8.7"/><path d="m6.5 16-2 7.5 3.7-1.6 2 2L12 18l1.8 5.9 2-2 3.7 1.6-2-7.5z"/>${moved(DOVE.replace("<path", '<path class="vk-cut"'), 5.3, 3.4, 0.56)}`,
  money:
    '<path d="M1.5 5.5h21v13h-21z"/><circle class="vk-cut" cx="12" cy="12" r="4.3"/><path class="vk-cut" d="M4 8h2.5v1.7H4zm13.5 6.3H20V16h-2.5z"/>',
  conflict:
    '<path d="m12 .8 2.3 6L20 3.5l-2.2 6 6 1.3-5 3.7 4 4.7-6.3-.6.2 5.2L12 19.5l-4.7 4.3.2-5.2-6.3.6 4-4.7-5-3.7 6-1.3L4 3.5l5.7 3.3z"/>',
  "arms-cost": MISSILE,
  malus:
    '<path d="M5.5 2.5 12 6l-1.5 2.5 9.5 9.5-2.5 2.5L8 11l-2.3 1.8-3.2-4z"/><path d="M13.5 2c7.5 1 10.5 9.5 5.5 15l-1.8-1.8c2.6-3.6 1.2-9-3.7-11z"/>',
  cards: '<path d="M2 6.5 10.5 4l4 13.5L6 20z"/><path d="m14 3 8 2.2-3.9 13.9-2.4-.7-4.4-14.6z"/>',
  victory:
    '<path d="M6 2.5h12v2h4c0 5-1.8 7.7-5.3 8.2-.9 1.7-2.1 2.8-3.5 3.2v3.1h4V22H6.8v-3h4v-3.1c-1.4-.4-2.6-1.5-3.5-3.2C3.8 12.2 2 9.5 2 4.5h4zM4.3 6.5c.2 1.7.8 3 1.9 3.6q-.2-1.5-.2-3.6zm15.4 0H18q0 2.1-.2 3.6c1.1-.6 1.7-1.9 1.9-3.6z"/>',
  flight:
    '<circle cx="15.3" cy="3.7" r="2.7"/><path d="M12.8 7.3 7.5 8.8 5 13l2.2 1.3 2-3.2 2.2-.6-1.9 5.1-6.7 2.3.7 2.4 8-2.5 1.7-3.2 3 2.6.7 5.3h2.6l-.8-6.5-3.4-3.2 1.2-3.4 1.6 2.3 4 .8.5-2.4-3.1-.7L16 7.7z"/>',
  crate:
    '<path d="M2 10.5h20V22H2z"/><path class="vk-cut-line" stroke-width="1.5" d="M2 14.3h20M2 18.2h20"/><path d="M12 1.5 17 6.5h-3V9.5h-4V6.5H7z"/>',
  eagle:
    '<path d="M12 2.5c1.7 0 2.6 1.2 2.6 2.6l-.4 1.6 7.3-1.7c-.2 4.4-2.2 8.5-6 10l2.5 4-3.5-.6L12 22.5l-2.5-4.1-3.5.6 2.5-4c-3.8-1.5-5.8-5.6-6-10l7.3 1.7-.4-1.6c0-1.4.9-2.6 2.6-2.6z"/>',
  emblem:
    '<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="3.2 1.7"/><path d="M8 6.5h8v3h-2.6v9h-2.8v-9H8z"/>',
  move: '<path d="M2 9.5h12V5l8.5 7-8.5 7v-4.5H2z"/>',
};

/** Which glyph an icon of the rules shows, where that has another name. @type {Record<string, string>} */
export const KINDS = {
  "+u": "fist",
  "-u": "fist",
  mv: "fist",
  "+b": "factory",
  "-b": "factory",
  "+ls": "tv",
  "+ls0": "tv",
  "-ls": "tv",
  "-mp": "banner",
  P: "prestige",
  "P!": "strict",
  $: "currency",
  S: "socialists",
  D: "dominance",
  SP: "space",
  A: "arms",
  "-dove": "dove",
  "+dove": "dove",
  pm: "peacemaker",
  confA: "conflict",
  "armscost+1": "arms-cost",
  "SUval-1": "malus",
  "3-1": "cards",
};

const LESS = new Set(["-u", "-b", "-ls", "-mp", "-dove", "stasi-off"]);
const MORE = new Set(["+u", "+b", "+ls", "+dove", "rheinsberg"]);
const BACKS = {
  west: '<circle class="vk-back" cx="20" cy="20" r="18.5"/>',
  east: '<rect class="vk-back" x="2" y="2" width="36" height="36" rx="5"/>',
  all: '<path class="vk-back" d="M11 2h18l9.5 18L29 38H11L1.5 20z"/>',
  left: '<path class="vk-back" d="M13 3h26v34H13L1 20z"/>',
  right: '<path class="vk-back" d="M27 3H1v34h26l12-17z"/>',
  both: '<path class="vk-back" d="M11 3h18l10 17-10 17H11L1 20z"/><path class="vk-tip-west" d="M11 3 1 20l10 17z"/><path class="vk-tip-east" d="m29 3 10 17-10 17z"/>',
};

/** A plain glyph, 24×24. @param {string} name @param {string} [kind] */
export const glyph = (name, kind = "") => picture(GLYPHS[name], { class: ["vk-glyph", kind] });

/** So many of all that there may be. @param {string} name @param {number} count @param {number} all */
export const glyphs = (name, count, all) =>
  Array.from({ length: Math.max(count, all) }, (_, n) => glyph(name, n < count ? "vk-on" : "vk-off"));

/** What stands behind an icon. @param {Icon} icon @returns {keyof typeof BACKS} */
function backOf({ left, right, colour }) {
  if (left && right) return "both";
  if (left || right) return left ? "left" : "right";
  return colour === 0 ? "west" : colour === 1 ? "east" : "all";
}
const TONES = { left: "west", right: "east", both: "all", west: "west", east: "east", all: "all" };

/** Text in the middle of an icon. @param {string} words @param {number} x @param {number} y */
const label = (words, x, y, size = 13) => `<text x="${x}" y="${y}" font-size="${size}">${words}</text>`;

/** @type {Record<string, string>} */
const SUMS = { "armscost+1": "+$1", "SUval-1": "−1", "3-1": "3→1" };

/** What is written below the glyph, no wider than what stands behind it. @param {Icon} icon */
const sumOf = ({ kind, amount }) => (kind === "money" ? `${amount > 0 ? "+" : "−"}${Math.abs(amount)}` : SUMS[kind]);

/** What is written or struck across the glyph. @param {Icon} icon */
function extras(icon) {
  const { kind } = icon;
  let text = "";
  if (LESS.has(kind))
    text +=
      '<path class="vk-strike-back" stroke-width="5" d="M8 32 32 8"/><path class="vk-strike" stroke-width="2.8" d="M8 32 32 8"/>';
  const sum = sumOf(icon);
  if (sum) text += `<g class="vk-sum">${label(sum, 20, 34, sum.length > 2 ? 9 : 12)}</g>`;
  if (kind === "mv") text += `<g class="vk-mark">${moved(GLYPHS.move, 21, 24, 0.68)}</g>`;
  if (kind === "+ls0") text += '<path class="vk-cut-line" stroke-width="1.5" d="M11 36h18"/>';
  if (kind === "police") text += icon.name === "polP" ? '<circle class="vk-cut" cx="20" cy="21" r="4.5"/>' : "";
  return text;
}

/** Small signs at the corners: more or less, where only, who decides, at most. @param {Icon} icon */
function corners(icon) {
  let text = "";
  if (MORE.has(icon.kind) || LESS.has(icon.kind) || icon.kind === "+ls0") {
    const sign = LESS.has(icon.kind) ? "M4.5 8h7" : "M4.5 8h7M8 4.5v7";
    text += `<circle class="vk-sign" cx="8" cy="8" r="7.5"/><path class="vk-sign-line" d="${sign}"/>`;
  }
  if (icon.coat >= 0)
    text += `<g class="vk-coat vk-${icon.coat ? "east" : "west"}"><path class="vk-back" d="${icon.coat ? "M25 0h15v15H25z" : "M25 0h15v9q0 5-7.5 8-7.5-3-7.5-8z"}"/><g>${moved(GLYPHS[icon.coat ? "emblem" : "eagle"], 27, 1.5, 0.46)}</g></g>`;
  if (icon.place) {
    const wide = 8 + icon.place.length * 7.5;
    text += `<rect class="vk-place" x="${20 - wide / 2}" y="28" width="${wide}" height="12" rx="2.5"/><g class="vk-place-name">${label(icon.place === "NI+HH" ? "NI·HH" : icon.place, 20, 37.7, 11)}</g>`;
  }
  if (icon.limit)
    text += `<g class="vk-place-name"><rect class="vk-place" x="25" y="${icon.place ? 16 : 28}" width="15" height="12" rx="2.5"/>${label(`≤${icon.limit}`, 32.5, icon.place ? 25.5 : 37.7, 10)}</g>`;
  return text;
}

/** An icon of a card or a track. @param {Icon} icon @param {number} [size] in pixels; else as large as its class says */
export function drawIcon(icon, size) {
  const back = backOf(icon);
  const shift = back === "left" ? 2 : back === "right" ? -2 : 0;
  const small = icon.place || sumOf(icon);
  const scale = small ? 0.92 : back === "both" ? 0.72 : 1.06;
  const [x, y] = [20 - 12 * scale + shift, (small ? 15.5 : 20) - 12 * scale];
  const text = `${BACKS[back]}<g class="vk-ink">${moved(GLYPHS[KINDS[icon.kind] ?? icon.kind], x, y, scale)}</g>${extras(icon)}${corners(icon)}`;
  const style = size ? `width:${size}px;height:${size}px` : null;
  return picture(text, { viewBox: "-1 -1 42 42", class: `vk-icon vk-${TONES[back]}`, style });
}

/** Equal neighbours together, but not across the edge of the shaded ground. @template {string} K @param {number[]} list @param {number} [shaded] @param {readonly K[]} [kinds] of each: only equal ones stand together */
export function countRuns(list, shaded = 0, kinds = []) {
  /** @type {{icon: number, count: number, shade: boolean, kind: K|""}[]} */
  const found = [];
  list.forEach((icon, at) => {
    const shade = at >= list.length - shaded;
    const kind = kinds[at] ?? "";
    const last = found.at(-1);
    if (last && last.icon === icon && last.shade === shade && last.kind === kind) last.count += 1;
    else found.push({ icon, count: 1, shade, kind });
  });
  return found;
}
