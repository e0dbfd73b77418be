// The ground of a space, and the terrain cards that lie on it. All drawn for this board.

import { drawing } from "/kit/drawing.js";
import { s } from "/lib/dom.js";

/** @typedef {(least: number, most: number) => number} Random */
/** @typedef {import("/lib/dom.js").Props} Props */

/** A space: where the window is wide it is too, so that the field has its share of a low screen. */
const broad = matchMedia("(min-width: 1101px)");
const measured = () => (broad.matches ? { wide: 120, high: 100 } : { wide: 100, high: 104 });
export const SPACE = measured();

/** Spaces are broad where the window is: whoever draws them is told when that changes. @param {() => void} changed @returns {() => void} no more of it */
export function followWindow(changed) {
  const measure = () => {
    Object.assign(SPACE, measured());
    changed();
  };
  measure();
  broad.addEventListener("change", measure);
  return () => broad.removeEventListener("change", measure);
}
const [ACROSS, DOWN] = [96, 106]; // of the drawings of its ground

/** Numbers that look scattered but are the same each time. @param {number} seed @returns {Random} */
function scatter(seed) {
  let at = ((seed + 1) * 2654435761) % 4294967296;
  return (least, most) => {
    at = (at * 1664525 + 1013904223) % 4294967296;
    return least + (at / 4294967296) * (most - least);
  };
}

/** @param {string} d @param {string} kind */
const path = (d, kind) => s("path", { d, class: kind });
/** A path with its numbers rounded. @param {TemplateStringsArray} parts @param {...number} values */
const rounded = (parts, ...values) => String.raw({ raw: parts }, ...values.map((value) => value.toFixed(1)));

/** @param {number} x @param {number} y @param {number} size */
const tree = (x, y, size) => [
  s("ellipse", { cx: x + 1.5, cy: y + size * 0.75, rx: size * 0.9, ry: size * 0.35, class: "gm-shade" }),
  path(rounded`M${x - 1} ${y}h2v${size}h-2z`, "gm-trunk"),
  path(rounded`M${x} ${y - size}l${size * 0.85} ${size * 1.45}h${-size * 1.7}z`, "gm-tree"),
  path(rounded`M${x} ${y - size}l${size * 0.85} ${size * 1.45}h${-size * 0.85}z`, "gm-tree-dark"),
];

/** @param {Random} random */
function forest(random) {
  /** @type {[number, number, number][]} */
  const trees = [];
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 4; column += 1)
      trees.push([14 + column * 22 + (row % 2) * 9 + random(-4, 4), 22 + row * 23 + random(-4, 4), random(10, 13)]);
  return trees.filter(([x, , size]) => x < ACROSS - size).flatMap(([x, y, size]) => tree(x, y, size));
}

/** @param {Random} random */
function bushes(random) {
  const found = [];
  for (let n = 0; n < 7; n += 1) {
    const [x, y, r] = [14 + (n % 3) * 30 + random(-5, 7), 24 + Math.floor(n / 3) * 30 + random(-5, 5), random(7, 10)];
    found.push(
      s("ellipse", { cx: x + 2, cy: y + r * 0.7, rx: r * 1.1, ry: r * 0.4, class: "gm-shade" }),
      path(
        rounded`M${x - r} ${y + r * 0.6}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.5} ${-r}a${r * 0.75} ${r * 0.75} 0 0 1 ${r} 0a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.5} ${r}z`,
        "gm-bush",
      ),
    );
  }
  return found;
}

/** @param {Random} random */
function mountain(random) {
  const [a, b] = [random(-5, 5), random(-4, 4)];
  return [
    path("M4 92q20-26 44-28t44 28q-20 8-44 8T4 92z", "gm-slope"),
    path(`M6 90L${38 + a} 22l16 30 ${12 + b}-16L92 90z`, "gm-rock"),
    path(`M${38 + a} 22l16 30 2 38H${40 + a}l4-30z`, "gm-rock-dark"),
    path(`M${66 + a + b} 36L92 90H${70 + a}l2-30z`, "gm-rock-dark"),
    path(`M${38 + a} 22l-9 19 6-4 4 7 4-6 5 5z`, "gm-snow"),
    path("M12 82l8-14M22 86l7-14M30 66l5-10M78 86l-5-12", "gm-hachure"),
  ];
}

/** @param {Random} random @param {number} count */
const waves = (random, count) =>
  Array.from({ length: count }, (_, n) =>
    path(rounded`M${random(2, 18)} ${14 + n * (96 / count) + random(-3, 3)}q7-5 14 0t14 0 14 0 14 0 14 0`, "gm-wave"),
  );

/** @param {Random} random */
function lake(random) {
  return [
    path("M8 34q8-22 36-20t42 18q8 26-6 46T40 94Q12 92 8 68q-3-18 0-34z", "gm-beach"),
    path("M14 37q6-17 31-16t35 16q6 22-5 38T41 86q-23-1-26-21-3-15-1-28z", "gm-water"),
    path(
      rounded`M26 ${random(38, 44)}q7-4 14 0t14 0 14 0M30 ${random(58, 64)}q7-4 14 0t14 0M40 ${random(74, 78)}q6-4 12 0`,
      "gm-wave",
    ),
  ];
}

/** @param {Random} random */
function plain(random) {
  return Array.from({ length: 4 }, () => {
    const [x, y] = [random(8, 84), random(14, 96)];
    return path(rounded`M${x} ${y}l-2-6m2 6v-7m0 7l2-6`, "gm-grass");
  });
}

/** @type {Record<string, (random: Random) => SVGElement[]>} */
const NATURAL = { forest, bushes, mountain, lake, plain, river: plain, sea: (random) => waves(random, 5) };

/** @param {string} id @param {number} seed */
export function drawGround(id, seed) {
  const transform = `scale(${SPACE.wide / ACROSS} ${(SPACE.high / DOWN).toFixed(4)})`;
  const base = s("rect", { width: ACROSS, height: DOWN, class: "gm-base" });
  return s("g", { class: `gm-ground gm-ground-${id}`, transform }, base, (NATURAL[id] ?? plain)(scatter(seed)));
}

/** Over a space. */
export const smoke = () => [
  path("M14 92a18 18 0 0 1-2-34 20 20 0 0 1 24-28 24 24 0 0 1 40 8 18 18 0 0 1 10 32 18 18 0 0 1-18 24z", ""),
  path("M24 80q10-12 24-2t26-4M26 54q12-10 22 0t22-4", "gm-smoke-line"),
];

// -- terrain cards, in a box of 60 x 60 ---------------------------------------------------------------------------

/** Kept as text. @type {Record<string, string>} */
const ART = {
  house:
    '<path class="gm-wall" d="M10 29h40v25H10z"/><path class="gm-wall-dark" d="M30 29h20v25H30z"/><path class="gm-brick" d="M39 7h7v13h-7z"/><path class="gm-roof" d="M4 31L30 9l26 22z"/><path class="gm-roof-dark" d="M30 9l26 22H30z"/><path class="gm-dark" d="M24 39h11v15H24z"/><path class="gm-glass" d="M14 36h7v8h-7zM39 36h7v8h-7z"/>',
  "large-building":
    '<path class="gm-brick" d="M44 3h8v50h-8z"/><path class="gm-wall" d="M4 55V27l13-9v9l13-9v9l13-9v37z"/><path class="gm-wall-dark" d="M43 18v37h12V30h-12z"/><path class="gm-roof" d="M4 27l13-9v3L4 30zM17 27l13-9v3l-13 9zM30 27l13-9v3l-13 9z"/><path class="gm-glass" d="M8 35h6v7H8zM19 35h6v7h-6zM30 35h6v7h-6zM47 35h5v7h-5z"/><path class="gm-dark" d="M17 46h12v9H17z"/>',
  bunker:
    '<path class="gm-concrete" d="M3 52q2-30 27-30t27 30z"/><path class="gm-concrete-dark" d="M30 22q25 0 27 30H30z"/><path class="gm-dark" d="M11 35h38v8H11z"/><path class="gm-concrete" d="M24 37.500h24v2.500H24z"/><path class="gm-concrete-dark" d="M2 52h56v4H2z"/>',
  wall: '<path class="gm-brick" d="M2 24h56v24H2z"/><path class="gm-joint" d="M2 32h56M2 40h56M12 24v8M28 24v8M44 24v8M20 32v8M36 32v8M52 32v8M12 40v8M28 40v8M44 40v8"/><path class="gm-concrete" d="M0 20h60v5H0z"/>',
  trench:
    '<path class="gm-earth" d="M-2 40l12-13 12 13 12-13 12 13 16-15"/><path class="gm-ditch" d="M-2 40l12-13 12 13 12-13 12 13 16-15"/><path class="gm-hachure" d="M4 27l5-5M28 27l5-6M52 25l5-5M16 47l5 5M40 47l5 5"/>',
  barrier:
    '<ellipse class="gm-shade" cx="30" cy="44" rx="28" ry="7"/><path class="gm-steel" d="M4 42L22 26M4 26L22 42M13 23V45"/><path class="gm-steel" d="M38 42L56 26M38 26L56 42M47 23V45"/><path class="gm-steel" d="M21 34L39 18M21 18L39 34M30 15V37"/>',
  "barb-wire":
    '<path class="gm-stake" d="M8 18v32M30 18v32M52 18v32"/><path class="gm-wire" d="M2 34a7 8 0 1 1 10 6M10 34a7 8 0 1 1 10 6M18 34a7 8 0 1 1 10 6M26 34a7 8 0 1 1 10 6M34 34a7 8 0 1 1 10 6M42 34a7 8 0 1 1 10 6M50 36a6 7 0 0 1 8-6"/><path class="gm-wire" d="M2 24h56M2 46h56"/>',
  bridge:
    '<path class="gm-wood" d="M16-4h28v68H16z"/><path class="gm-plank" d="M16 2h28M16 10h28M16 18h28M16 26h28M16 34h28M16 42h28M16 50h28M16 58h28"/><path class="gm-rail" d="M16-4v68M44-4v68"/>',
  ruins:
    '<ellipse class="gm-shade" cx="30" cy="52" rx="28" ry="6"/><path class="gm-wall" d="M6 53V25l6 5v-9l5 6 4-5v17h8v14z"/><path class="gm-wall-dark" d="M34 53V33l5 3 3-13 6 8v22z"/><path class="gm-dark" d="M10 37h6v7h-6zM40 40h5v6h-5z"/><path class="gm-brick" d="M22 53l6-7 7 7zM46 53l5-6 6 6zM2 53l4-4 5 4z"/>',
  "antitank-mine":
    '<ellipse class="gm-steel-dark" cx="30" cy="38" rx="24" ry="12"/><ellipse class="gm-steel-flat" cx="30" cy="34" rx="24" ry="12"/><ellipse class="gm-steel-dark" cx="30" cy="31" rx="12" ry="6"/><ellipse class="gm-danger" cx="30" cy="29.5" rx="12" ry="6"/>',
  "antipersonnel-mine":
    '<path class="gm-steel-flat" d="M18 32h24v18q-12 5-24 0z"/><ellipse class="gm-steel-dark" cx="30" cy="32" rx="12" ry="5"/><path class="gm-spike" d="M30 32V14M30 30l-9-13M30 30l9-13"/>',
};

/** @param {string} id @param {Props} [attributes] */
export const terrainArt = (id, attributes = {}) =>
  drawing(ART[id] ?? "", { class: `gm-art gm-art-${id}`, ...attributes });
/** @param {string} id */
export const terrainPicture = (id) =>
  s("svg", { viewBox: "-2 -2 64 64", class: "gm-art-picture", "aria-hidden": "true" }, terrainArt(id));

/** @type {Record<string, () => SVGElement[]>} */
const SMALL = {
  forest: () => [...tree(20, 24, 17), ...tree(42, 28, 17)],
  bushes: () => bushes(scatter(3)).slice(0, 6),
  mountain: () => mountain(scatter(2)),
  lake: () => lake(scatter(1)),
  sea: () => waves(scatter(4), 4),
  river: () => waves(scatter(4), 4),
};

/** What is printed there, as a small sign. @param {string} id @param {Props} [attributes] */
export function groundSign(id, attributes = {}) {
  const inner = s("g", { transform: `scale(${id === "forest" ? 1 : 0.62})` }, SMALL[id]?.() ?? []);
  return s("g", { class: `gm-ground-sign gm-ground-${id}`, ...attributes }, inner);
}
