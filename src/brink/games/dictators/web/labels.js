// Where the names on the map stand: whole where there is room, else the short code, and never one upon another.

import { shared } from "/kit/spots.js";
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

/**
 * @param {Label[]} labels
 * @param {Box[]} taken what must not be covered
 * @param {{k: number, marker: number, letters: number, width: (words: string) => number, page: Box}} how `letters`: their height
 */
export function arrange(labels, taken, { k, marker, letters, width, page }) {
  const busy = [...taken];
  const free = (/** @type {Box} */ box) =>
    box.left >= page.left &&
    box.right <= page.right &&
    box.top >= page.top &&
    box.bottom <= page.bottom &&
    !busy.some((other) => shared(box, other) > 0);
  for (const label of [...labels].sort((a, b) => a.rank - b.rank)) {
    const found = place(label);
    label.title.classList.toggle("rd-unseen", !found);
    if (!found) continue;
    busy.push(found.box);
    setText(label.text, found.words);
    label.beside = [found.x, found.y];
    set(label.text, { "text-anchor": found.anchor });
    write(label, marker / k);
  }

  /** @param {Label} label */
  function place(label) {
    for (const words of [label.name, label.code]) {
      for (const side of label.fixed ? [label.prefer] : [label.prefer, ...Object.keys(SPOTS)]) {
        const [sx, sy, anchor] = SPOTS[side];
        const [x, y] = [sx + Math.sign(sx) * label.away, sy + (sx ? 0 : Math.sign(sy) * label.away)];
        const wide = width(words) * letters;
        const from = label.spot[0] * k + x * marker - (anchor === "end" ? wide : anchor === "middle" ? wide / 2 : 0);
        const base = label.spot[1] * k + y * marker;
        const [top, bottom] = [base - letters * 0.74, base + letters * 0.2];
        const box = { left: from - 1, right: from + wide + 1, top, bottom };
        if (label.fixed || free(box)) return { words, x, y, anchor, box };
      }
    }
    return null;
  }
}
