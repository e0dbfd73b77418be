// Names in sentences: whatever piece is named can be opened where it is read, by pointing at it, a tap or the keyboard.
import { pointsAt } from "../kit/press.js";
import { h } from "../lib/dom.js";

/** @typedef {[number, number, string, number]} Name where it begins and ends, the kind of piece and its number */
/** @typedef {(kind: string, number: number) => Element|null|undefined} Describe */

const PAUSE = 250; // before what is pointed at opens
const SHORTEST = 3; // of a name that is looked for in what people write

/** What opens when it is pressed. */
export const NAME = ".name[role=button]";

/** @type {Describe} */
let describe = () => null;
/** @type {HTMLElement|null} */
let slip = null;
/** @type {Element|null} */
let anchor = null;
let held = false;
let waiting = 0;

/** @type {Record<string, string[]>} what pieces are called, by kind and number */
let called = {};
/** @type {{pattern: RegExp, pieces: Map<string, [string, number]>}|null} */
let book = null;

/** From now on the pieces of this game are shown. @param {Describe} how @param {Record<string, string[]>} [names] */
export function describeWith(how, names = {}) {
  describe = how;
  called = names;
  book = null;
  close();
}

/** All names that open, the longest first: of two that begin alike the whole one is meant. */
function lookUp() {
  if (book) return book;
  /** @type {Map<string, [string, number]>} */
  const pieces = new Map();
  for (const [kind, names] of Object.entries(called))
    if (describe(kind, 0))
      names.forEach((name, number) => {
        if (name.length >= SHORTEST && !pieces.has(name.toLowerCase())) pieces.set(name.toLowerCase(), [kind, number]);
      });
  const words = [...pieces.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  book = {
    pieces,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|") || "(?!)"})(?![\\p{L}\\p{N}])`, "giu"),
  };
  return book;
}

/** The pieces that somebody names in his own words. @param {string} text @returns {Name[]} */
export function mentioned(text) {
  const { pattern, pieces } = lookUp();
  return [...text.matchAll(pattern)].map((found) => {
    const [kind, number] = pieces.get(found[0].toLowerCase()) ?? ["", 0];
    return [found.index, found.index + found[0].length, kind, number];
  });
}

/** A piece as the game shows it, if it does. @type {Describe} */
export const described = (kind, number) => describe(kind, number);

/** A sentence, its names as buttons: no `<button>`, for none of those breaks where its line ends. @param {string} text @param {Name[]} [names] @param {string} [key] keeps the focus when it is drawn anew @returns {(string|HTMLElement)[]} */
export function named(text, names = [], key = "") {
  let at = 0;
  const parts = names.flatMap(([start, end, kind, number], n) => {
    const before = text.slice(at, start);
    at = end;
    const data = { kind, number: String(number), ...(key && { key: `${key} ${n}` }) };
    return [before, h("span", { role: "button", tabindex: "0", class: "name", data }, text.slice(start, end))];
  });
  return [...parts, text.slice(at)];
}

export function close() {
  clearTimeout(waiting);
  slip?.remove();
  anchor?.removeAttribute("aria-describedby");
  slip = anchor = null;
  held = false;
}

/** @param {Element} at @param {boolean} hold it stays until something else is pressed */
function open(at, hold) {
  if (anchor === at) {
    held ||= hold;
    return;
  }
  close();
  const { kind = "", number = "" } = /** @type {HTMLElement} */ (at).dataset;
  const face = describe(kind, Number(number));
  if (!face) return;
  anchor = at;
  held = hold;
  slip = h("div", { class: "name-slip", role: "tooltip", id: "name-slip" }, face);
  at.setAttribute("aria-describedby", "name-slip");
  (at.closest("dialog") ?? document.body).append(slip);
  place(slip, at.getBoundingClientRect());
}

/** Beside the name, never over it: left of it, else right, else above or below. @param {HTMLElement} box @param {DOMRect} by */
function place(box, by) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(8, Math.min(value, most - 8));
  const top = within(by.top + by.height / 2 - height / 2, innerHeight - height);
  const level = within(by.left + by.width / 2 - width / 2, innerWidth - width);
  const [x, y] =
    by.left > width + 16
      ? [by.left - width - 8, top]
      : innerWidth - by.right > width + 16
        ? [by.right + 8, top]
        : [level, by.top > height + 16 ? by.top - height - 8 : by.bottom + 8];
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

/** @param {Event} event @returns {Element|null} */
const nameAt = (event) => (event.target instanceof Element ? event.target.closest(NAME) : null);

/** @type {Element|null} what the mouse was moved to */
let pointed = null;
/** What comes to lie under a mouse that rests is not asked about; when it moves, it is. @param {PointerEvent} event */
function point(event) {
  const at = nameAt(event);
  if (!at || at === pointed || held || !pointsAt(event)) return;
  pointed = at;
  clearTimeout(waiting);
  waiting = window.setTimeout(() => at.isConnected && open(at, false), PAUSE);
}
document.addEventListener("pointerover", point);
document.addEventListener("pointermove", point, { capture: true, passive: true });
document.addEventListener("pointerout", (event) => {
  if (!nameAt(event)) return;
  pointed = null;
  if (!held) close();
});
document.addEventListener("focusin", (event) => {
  const at = nameAt(event);
  if (at?.matches(":focus-visible")) open(at, false);
  else if (!at) close();
});
// What a press holds stays when its name loses the focus by being drawn anew.
document.addEventListener("focusout", (event) => nameAt(event) && !held && close());
document.addEventListener("click", (event) => {
  const at = nameAt(event);
  if (at && !(anchor === at && held)) open(at, true);
  else if (!(slip && event.target instanceof Node && slip.contains(event.target))) close();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return close();
  const at = nameAt(event);
  if (!at || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  open(at, true);
});
document.addEventListener(
  "scroll",
  () => {
    if (!slip || !anchor || held) return;
    if (anchor.matches(":hover, :focus-visible")) place(slip, anchor.getBoundingClientRect());
    else close();
  },
  { capture: true, passive: true },
);
