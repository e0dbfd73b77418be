// The things on a picture: each can be pointed at, pressed, and walked to with the arrow keys.

import { set } from "../lib/dom.js";
import { hintOf } from "./choices.js";
import { byTouch, held, pointsAt } from "./press.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./menu.js").Menu} Menu */
/** @typedef {import("./menu.js").Offer} Offer */
/** @typedef {import("./menu.js").Slip} Slip */
/** @typedef {{x: number, y: number}} Spot where a thing is on the map */

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const ASIDE = 2.2; // how much further something beside the way counts

/** The nearest thing in the direction of an arrow key. @template {Spot} W @param {W} from @param {string} key @param {Iterable<W>} others @returns {W|null} */
export function nearest(from, key, others) {
  const [ux, uy] = ARROWS[key];
  /** @type {W|null} */
  let best = null;
  let least = Infinity;
  for (const other of others) {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const ahead = dx * ux + dy * uy;
    const cost = ahead + ASIDE * Math.abs(dx * uy - dy * ux);
    if (ahead > 1 && cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** The ring of what may be done, a refused thing's look, the planner's hint. @param {Element} element @param {readonly Offer[]} offers @param {string} prefix of the board's classes @returns {boolean} whether anything may be done */
export function ring(element, offers, prefix) {
  const may = offers.some((offer) => !offer.reason);
  element.classList.toggle(`${prefix}-legal`, may);
  element.classList.toggle(`${prefix}-refused`, !may && offers.length > 0);
  set(element, { "data-hint": hintOf(offers) });
  return may;
}

/**
 * @template {Spot} W what a thing is: where it lies, and whatever the board knows it by
 * @param {object} ways
 * @param {() => Camera} ways.camera
 * @param {Menu} ways.menu
 * @param {string} ways.prefix of the board's classes
 * @param {(what: W) => Slip} ways.slip everything about a thing, with what may be done with it
 * @param {(what: W, element: SVGElement, touch: boolean) => void} ways.choose it was pressed
 * @param {(what: W|null) => void} [ways.point] it is pointed at; null: no more
 * @param {(event: KeyboardEvent, what: W, element: SVGElement) => boolean} [ways.key] another key; whether it meant something
 * @param {number} [ways.delay] milliseconds before a thing that is pointed at tells what it is
 */
export function createPieces({ camera, menu, prefix, slip, choose, point = () => {}, key = () => false, delay = 120 }) {
  /** @type {Map<SVGElement, W>} */
  const all = new Map();
  /** @type {WeakMap<Element, string>} how things are marked: of hundreds, few are marked anew */
  const marked = new WeakMap();

  /** Only one of them is reached with Tab; from there the arrow keys lead on. @param {SVGElement} element */
  function rove(element) {
    for (const other of all.keys()) other.setAttribute("tabindex", other === element ? "0" : "-1");
  }

  /** @param {W} what */
  function focus(what) {
    const found = [...all].find(([, one]) => one === what)?.[0];
    if (!found) return;
    rove(found);
    camera().show([what.x, what.y]);
    found.focus({ preventScroll: true });
  }

  const shown = () => [...all].filter(([element]) => element.isConnected && !element.hasAttribute("hidden"));

  /** @param {KeyboardEvent} event @param {W} what @param {SVGElement} element */
  function pressKey(event, what, element) {
    if (event.key === "Enter" || event.key === " ") choose(what, element, false);
    else if (event.key in ARROWS) {
      const next = nearest(
        what,
        event.key,
        shown().map(([, one]) => one),
      );
      if (next) focus(next);
    } else if (event.key === "+" || event.key === "-") {
      const [x, y] = camera().onScreen([what.x, what.y]);
      camera().zoom(event.key === "+" ? 1.4 : 1 / 1.4, x, y);
    } else if (event.key === "0") camera().whole();
    else if (!key(event, what, element)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    /** Makes a thing of the picture. @template {SVGElement} E @param {E} element @param {W} what @returns {E} */
    add(element, what) {
      all.set(element, what);
      held(element, () => camera().wasDrag() || menu.open(element, slip(what)));
      set(element, {
        role: "button",
        tabindex: all.size === 1 ? "0" : "-1",
        onclick: (event) => {
          event.stopPropagation();
          if (camera().wasDrag()) return;
          rove(element);
          choose(what, element, byTouch(event));
        },
        onkeydown: (event) => pressKey(event, what, element),
        onpointerenter: (event) => {
          if (!pointsAt(event)) return;
          point(what);
          menu.show(element, () => slip(what), delay);
        },
        onpointerleave: () => leave(),
        onfocus: () => {
          point(what);
          if (!element.matches(":focus-visible")) return;
          camera().show([what.x, what.y]);
          menu.show(element, () => slip(what), 60);
        },
        onblur: () => leave(),
      });
      return element;
    },
    /** Rings around what may be done; the refused and the rest stay quiet. @param {Element} element @param {readonly Offer[]} offers @returns {boolean} whether anything may be done */
    mark(element, offers) {
      const may = offers.some((offer) => !offer.reason);
      const now = `${may} ${offers.length > 0} ${hintOf(offers)}`;
      if (marked.get(element) === now) return may;
      marked.set(element, now);
      return ring(element, offers, prefix);
    },
    /** A thing is drawn anew: it is known no more. @param {SVGElement} element */
    remove: (element) => all.delete(element),
    focus,
    /** The things that are shown and may be pressed to do something. */
    legal: () =>
      shown()
        .filter(([element]) => element.classList.contains(`${prefix}-legal`))
        .map(([, what]) => what),
  };

  function leave() {
    point(null);
    menu.hide();
  }
}
