// Drawings that we keep as text, movement that may be switched off, and the style sheets a board brings along.

import { arrange, s, showing } from "../lib/dom.js";

/** @typedef {import("../lib/dom.js").Props} Props */

/** @type {Map<string, Element>} drawings that have been parsed already */
const parsed = new Map();

/** SVG elements from our own drawings, kept as text, in a group. @param {string} text @param {Props} [props] */
export function drawing(text, props = {}) {
  let root = parsed.get(text);
  if (!root) {
    const page = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
    root = new DOMParser().parseFromString(page, "image/svg+xml").documentElement;
    parsed.set(text, root);
  }
  return s("g", props, ...document.importNode(root, true).childNodes);
}

const NUMBER = /-?(?:\d*\.\d+|\d+)/g;
/** What the numbers of a command are, where they are not places across and down in turn. @type {Record<string, string>} */
const MEANT = { h: "x", v: "y", a: "rr---xy" };

/** A path elsewhere and in another size. @param {string} d @param {number} x @param {number} y @param {number} [k] how many times as large */
export function movedPath(d, x, y, k = 1) {
  const from = { x, y };
  return d.replace(
    /([a-z])([^a-z]*)/gi,
    (_, /** @type {string} */ command, /** @type {string} */ rest, /** @type {number} */ at) => {
      const meant = MEANT[command.toLowerCase()] ?? "xy";
      const there = (/** @type {string} */ value, /** @type {number} */ n) => {
        const what = meant[n % meant.length];
        if (what === "-") return value;
        const absolute = command < "a" || (at === 0 && n < 2); // a path begins at a place, however that is written
        return String(short(Number(value) * k + (absolute && (what === "x" || what === "y") ? from[what] : 0)));
      };
      return command + (rest.match(NUMBER) ?? []).map(there).join(" ");
    },
  );
}

const short = (/** @type {number} */ value) => Math.round(value * 1000) / 1000;

/**
 * A drawing elsewhere and in another size. A browser paints what has a `transform` as a piece of its own, and sorts all
 * pieces of a page whenever one of them changes: of signs there are hundreds.
 * @param {string} text paths and shapes without a `transform` @param {number} x @param {number} y @param {number} k how many times as large
 */
export function moved(text, x, y, k) {
  const key = `${x} ${y} ${k} ${text}`;
  const made = elsewhere.get(key) ?? movedText(text, x, y, k);
  elsewhere.set(key, made);
  return made;
}

/** @type {Map<string, string>} drawings that were moved before */
const elsewhere = new Map();

/** @param {string} text @param {number} x @param {number} y @param {number} k */
const movedText = (text, x, y, k) =>
  text.replace(/ (d|[cr]?[xy]|r|width|height|stroke-width)="([^"]*)"/g, (_, name, value) => {
    if (name === "d") return ` d="${movedPath(value, x, y, k)}"`;
    const from = /^c?x$/.test(name) ? x : /^c?y$/.test(name) ? y : 0;
    return ` ${name}="${short(Number(value) * k + from)}"`;
  });

/** A group moved to its place. @param {number} x @param {number} y @param {Props["class"]} kind @param {...import("../lib/dom.js").Child} parts */
export const put = (x, y, kind, ...parts) => s("g", { transform: `translate(${x} ${y})`, class: kind || [] }, ...parts);

/** `showing` for a drawing that is kept as text. @param {Element} group @param {string} text */
export const redraw = (group, text) => showing(group, text, () => [drawing(text)]);

/**
 * The children of `list`, one for each item. A child is made anew only when its item has changed, whatever else has:
 * it stays under the pointer, and the browser need not lay it out and paint it again.
 * @param {Element} list
 */
export function lasting(list) {
  /** @type {Map<string, Element>} by the item as text */
  let kept = new Map();
  return /** @template T @param {readonly T[]} items @param {(item: T, n: number) => Element} make */ (items, make) => {
    /** @type {typeof kept} */
    const now = new Map();
    items.forEach((item, n) => {
      let key = JSON.stringify(item);
      while (now.has(key)) key += " twin";
      now.set(key, kept.get(key) ?? make(item, n));
    });
    arrange(list, [...now.values()]);
    kept = now;
  };
}

/** A drawing of 24 × 24 as a picture of its own that is not read out. @param {string} text @param {Props} [props] */
export const picture = (text, props = {}) =>
  s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false", ...props }, [
    ...drawing(text).childNodes,
  ]);

/** Nothing is to move: the shell's switch decides, where there is one. */
export const calm = () => {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === "off" : matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/**
 * Lets something move, unless nothing is to.
 * @param {Element|null|undefined} element @param {Keyframe[]} frames @param {number} duration in milliseconds
 * @param {string} [easing]
 */
export const animate = (element, frames, duration, easing = "ease-out") =>
  calm() ? null : (element?.animate(frames, { duration, easing }) ?? null);

/** From elsewhere to where it belongs. @param {string} transform @returns {Keyframe[]} */
export const comingFrom = (transform) => [
  { opacity: 0, transform },
  { opacity: 1, transform: "none" },
];

/** How a thing comes: a card falls into its place, a piece pops up. @type {Record<"fall"|"pop"|"fade", Keyframe[]>} */
export const COMING = {
  fall: comingFrom("translateY(-14px)"),
  pop: [{ transform: "scale(.2)", opacity: 0 }, { transform: "scale(1.25)", opacity: 1 }, { transform: "scale(1)" }],
  fade: [{ opacity: 0 }, { opacity: 1 }],
};

/** A board brings its own style sheets. @param {string} base the module's own address @param {string[]} names */
export async function dress(base, names) {
  await Promise.all(
    names.map((name) => {
      const { href } = new URL(name, base);
      if ([...document.styleSheets].some((sheet) => sheet.href === href)) return null;
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      return new Promise((done) => {
        link.onload = link.onerror = done;
        document.head.append(link);
      });
    }),
  );
}
