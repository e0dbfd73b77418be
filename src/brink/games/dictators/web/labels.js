// Where the names on the map stand: whole where there is room, else the short code, and never one upon another.

import { set, setText } from "/lib/dom.js";

/** @type {Record<string, [number, number, "start" | "middle" | "end"]>} */
const SPOTS = {
  e: [15, 4, "start"],
  w: [-15, 4, "end"],
  s: [0, 22, "middle"],
  n: [0, -15, "middle"],
  se: [10, 16, "start"],
  ne: [10, -9, "start"],
  sw: [-10, 16, "end"],
  nw: [-10, -9, "end"],
  // clear of a ring, also at the edge of the page
  nnw: [8, -15, "end"],
  nne: [-8, -15, "start"],
  ssw: [8, 22, "end"],
  sse: [-8, 22, "start"],
  // between these, where something else is a little too near
  ene: [14, -2, "start"],
  ese: [14, 10, "start"],
  wnw: [-14, -2, "end"],
  wsw: [-14, 10, "end"],
};

/**
 * @typedef {import("/kit/spots.js").Box} Box in pixels of the screen
 * @typedef {{spot: [number, number], beside: [number, number], name: string, code: string, prefer: string, away: number, fixed: boolean, rank: number, title: SVGElement, text: SVGElement}} Label
 *   `beside`: how far from the middle of its dot it stands; `away`: how much further from its dot than usual; `rank`: the lowest chooses first
 */

/** @param {string} font as CSS has it, with a size of 10px */
export function ruler(font) {
  const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  /** @type {Map<string, number>} */
  const known = new Map();
  return (/** @type {string} */ words) => {
    if (!known.has(words)) {
      pen.font = font;
      known.set(words, pen.measureText(words).width / 10);
    }
    return known.get(words) ?? 0;
  };
}

/** Put a name where it stands. @param {Label} label @param {number} unit of what keeps its size on the screen, on the map */
export const write = ({ text, spot, beside }, unit) =>
  set(text, { x: spot[0] + beside[0] * unit, y: spot[1] + beside[1] * unit });

const FAR = [1.6, 2.2, 3]; // for what matters, rather than to leave it out

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * @param {Label[]} labels
 * @param {Box[]} taken what must not be covered
 * @param {{k: number, marker: number, letters: number, width: (words: string) => number, page: Box}} how `letters`: their height
 */
export function arrange(labels, taken, { k, marker, letters, width, page }) {
  /** @typedef {{words: string, x: number, y: number, anchor: "start"|"middle"|"end", box: Box}} Place */
  /** @type {Map<Label, Place>} */
  const placed = new Map();
  const others = (/** @type {Box} */ box) => [...placed].filter(([, { box: other }]) => meet(box, other));
  /** @type {Map<Label, Box[]>} what of all that must not be covered its name could reach */
  const near = new Map();
  /** @type {Map<Label, {open: Place[], rest: Iterator<Place>}>} where it may stand, as far as that was asked: it is asked more than once */
  const looked = new Map();
  const inOrder = [...labels].sort((a, b) => a.rank - b.rank);
  for (const label of inOrder) settle(label);
  for (const label of inOrder) placed.has(label) || squeeze(label) || settle(label, label.rank < 2 ? FAR : []);
  for (const label of labels) {
    const found = placed.get(label);
    label.title.classList.toggle("rd-unseen", !found);
    if (!found) continue;
    setText(label.text, found.words);
    label.beside = [found.x, found.y];
    set(label.text, { "text-anchor": found.anchor });
    write(label, marker / k);
  }

  /** Where nothing is in the way. @param {Label} label @param {number[]} [reach] how many times as far from its dot as usual */
  function settle(label, reach = [1]) {
    for (const times of reach)
      for (const found of label.fixed || times !== 1 ? places(label, times) : ways(label))
        if (label.fixed || ((times === 1 || open(label, found.box)) && alone(found.box))) {
          placed.set(label, found);
          return found;
        }
    return null;
  }

  /** Where one other name would be in the way that has room elsewhere, or as a code; what is ringed keeps its name. @param {Label} label */
  function squeeze(label) {
    for (const found of ways(label)) {
      const [[other, before] = [], ...more] = others(found.box);
      if (!other || !before || more.length || other.fixed) continue;
      placed.set(label, found);
      placed.delete(other);
      const after = settle(other);
      if (after && (other.rank || after.words === before.words)) return true;
      placed.delete(label);
      placed.set(other, before);
    }
    return false;
  }

  /** Of all that may be tried, at the usual distance, where no thing of the map is. @param {Label} label */
  function* ways(label) {
    const known = looked.get(label) ?? { open: [], rest: places(label) };
    looked.set(label, known);
    yield* known.open;
    for (let next = known.rest.next(); !next.done; next = known.rest.next())
      if (open(label, next.value.box)) {
        known.open.push(next.value);
        yield next.value;
      }
  }

  /** Whether no other name is there. @param {Box} box */
  function alone(box) {
    for (const { box: other } of placed.values()) if (meet(box, other)) return false;
    return true;
  }

  /** Whether no thing of the map is there, nor its edge. @param {Label} label @param {Box} box */
  function open(label, box) {
    const { left, right, top, bottom } = page;
    const within = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return within && !around(label).some((other) => meet(box, other));
  }

  /** @param {Label} label */
  function around(label) {
    const known = near.get(label);
    if (known) return known;
    const [x, y] = label.spot.map((one) => one * k);
    const beside = (15 + label.away) * FAR[2] * marker + width(label.name) * letters + 1;
    const above = (22 + label.away) * FAR[2] * marker + letters;
    const all = { left: x - beside, right: x + beside, top: y - above, bottom: y + above };
    const found = taken.filter((other) => meet(all, other));
    near.set(label, found);
    return found;
  }

  /** All that may be tried: its name, else its code. Most find room at once. @param {Label} label */
  function* places(label, times = 1) {
    const sides = label.fixed ? [label.prefer] : [label.prefer, ...Object.keys(SPOTS)];
    for (const words of [label.name, label.code])
      for (const side of sides) yield placeAt(label, words, SPOTS[side], times);
  }

  /** @param {Label} label @param {string} words @param {[number, number, "start"|"middle"|"end"]} side @param {number} times @returns {Place} */
  function placeAt({ away, spot }, words, [sx, sy, anchor], times) {
    const [x, y] = [sx + Math.sign(sx) * away, sy + (sx ? 0 : Math.sign(sy) * away)].map((one) => one * times);
    const wide = width(words) * letters;
    const from = spot[0] * k + x * marker - (anchor === "end" ? wide : anchor === "middle" ? wide / 2 : 0);
    const base = spot[1] * k + y * marker;
    const box = { left: from - 1, right: from + wide + 1, top: base - letters * 0.74, bottom: base + letters * 0.2 };
    return { words, x, y, anchor, box };
  }
}
