// Small tools of this board.

import { svg } from "/lib/drawing.js";

export * from "/lib/drawing.js";

/** An icon of its own, 24×24 unless said otherwise. */
export function icon(text, attributes = {}) {
  const picture = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false", class: "rd-icon", ...attributes });
  picture.innerHTML = text;
  return picture;
}

/** @param {any[]} a @param {any[]} b */
export const same = (a, b) => a.length === b.length && a.every((value, at) => value === b[at]);
