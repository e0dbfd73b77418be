// Cards one can press: in a row as large as fits, large beside what is pointed at, or in front of everything for a finger.

import { div, h, set } from "../lib/dom.js";
import { hintOf, legal } from "./choices.js";
import { animate, COMING, comingFrom } from "./drawing.js";
import { endingNote } from "./endings.js";
import { inFront } from "./front.js";
import { nearby, tells } from "./menu.js";
import { byTouch, held, pointsAt } from "./press.js";

/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {import("./menu.js").Offer} Offer */
/** @typedef {import("./menu.js").Slip} Slip */

const TALL = 1.4; // how much higher than wide a card is
const NAMED = 0.5; // down to here a card shows what it is: its band and its title, in widths
const PAUSE = 350; // milliseconds, before what is pointed at is shown large

/**
 * A card in a list, told about when pointed at. It stays while the card does: what may be tried with it is asked for when
 * it is pressed, and `ring` shows it.
 * @param {object} how
 * @param {number} how.card
 * @param {Element} how.face what it looks like
 * @param {() => readonly Offer[]} how.offers what may be tried with it now
 * @param {() => Slip} how.slip everything about it
 * @param {boolean} [how.fresh] it has just come
 * @param {number} [how.delay] before it tells what it is
 * @param {() => boolean} [how.reads] a finger reads about it before anything is done; else it is held down to read
 * @param {() => boolean} [how.asks] a press shows what may be done first, even if it is one thing alone
 * @param {{prefix: string, menu: import("./menu.js").Menu, press: ReturnType<typeof import("./press.js").createPress>}} kit
 */
export function cardButton(
  { card, face, offers, slip, fresh = false, delay = 450, reads = () => true, asks = () => false },
  { prefix, menu, press },
) {
  const button = h("button", { type: "button", class: `${prefix}-card-button`, data: { card: String(card) } }, face);
  tells(button, menu, slip, delay);
  button.addEventListener("click", (event) =>
    press(offers(), button, { touch: asks() || (byTouch(event) && reads()), slip, alone: true }),
  );
  held(button, () => menu.open(button, { ...slip(), offers: [...offers()] }));
  if (fresh) animate(button, COMING.fall, 260);
  return h("li", null, button);
}

/** A card of a list is ringed where something may be done with it. @param {Element|null} button @param {readonly Offer[]} offers @param {string} prefix */
export function ring(button, offers, prefix) {
  const state = legal(offers).length ? `${prefix}-legal` : offers.length && `${prefix}-refused`;
  if (button) set(button, { class: [`${prefix}-card-button`, state], "data-hint": hintOf(offers) });
}

/**
 * By how many pixels each row of cards must lie over the one above it, so that all of them are in view. What a card is
 * stays in sight.
 * @param {number} rows @param {number} high each of them, with the gap @param {number} room @param {number} width of a card
 */
export function overlap(rows, high, room, width) {
  const wanted = rows > 1 ? Math.ceil((rows * high - room) / (rows - 1)) : 0;
  return Math.max(0, Math.min(wanted, Math.floor(high - width * NAMED)));
}

/** What is written anew, even the same, lays out all that depends on it. @param {HTMLElement} element @param {string} property @param {string} value */
export function write(element, property, value) {
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value);
}

/** The width that is surely there: `clientWidth` is rounded, and a row that lacks a fraction of a pixel is broken. @param {Element} element */
export const widthIn = (element) => Math.min(element.clientWidth, Math.floor(element.getBoundingClientRect().width));

/**
 * Cards as large as fit into a box without scrolling; it writes their width into `--card`, and how far their rows overlap
 * into `--over` (`kit-rows`). The box tells by itself when it has another size: nothing is measured while a page is drawn.
 * @param {object} how
 * @param {HTMLElement} how.area gets what is written
 * @param {HTMLElement} how.room the box, which has what others leave it, whatever lies in it
 * @param {() => number} how.count for how many cards
 * @param {string} how.prefix of the board's classes: `-one-row` keeps its size, `-scrolls` has too many even so
 * @param {number} how.largest @param {number} how.least widths in pixels
 * @param {number} [how.shortest] how high a card must be at least, in its widths: rather than to overlap, many cards are cut short, `-short`, to `--tall`
 * @param {(room: number) => {least?: number, shortest?: number}} [how.suits] other bounds where there is so much room
 * @param {number} [how.gap] between the cards
 */
export function createFit({ area, room, count, prefix, largest, least, shortest = TALL, suits, gap = 6 }) {
  let [width, height] = [0, 0];

  function fit() {
    if (area.classList.contains(`${prefix}-one-row`)) return release();
    if (width <= 0) return;
    const { least: narrowest = least, shortest: lowest = shortest } = suits?.(height) ?? {};
    const columns = (/** @type {number} */ wide) => Math.max(1, Math.floor((width + gap) / (wide + gap)));
    const rows = (/** @type {number} */ wide) => Math.ceil(count() / columns(wide));
    const high = (/** @type {number} */ wide) => rows(wide) * (wide * TALL + gap);
    let size = largest;
    while (size > narrowest && high(size) > height) size -= 2;
    if (high(size) <= height) return settle({ size });
    size = Math.floor((width - (columns(narrowest) - 1) * gap) / columns(narrowest));
    const lines = rows(size);
    const tall = Math.max(lowest, (height / lines - gap) / size);
    const over = overlap(lines, size * tall + gap, height, size);
    settle({ size, tall, over, scrolls: lines * (size * tall + gap) - (lines - 1) * over > height + 1 });
  }

  /** Only what is new is written. @param {{size: number, tall?: number, over?: number, scrolls?: boolean}} how */
  function settle({ size, tall, over = 0, scrolls = false }) {
    area.classList.toggle(`${prefix}-short`, tall !== undefined);
    area.classList.toggle(`${prefix}-scrolls`, scrolls);
    write(area, "--card", `${Math.min(size, width)}px`);
    write(area, "--tall", tall ? tall.toFixed(3) : "");
    write(area, "--over", `${over}px`);
  }

  /** Cards in one row have their own size. */
  function release() {
    area.classList.remove(`${prefix}-scrolls`);
    for (const property of ["--card", "--tall", "--over"]) area.style.removeProperty(property);
  }

  const watch = new ResizeObserver(([{ contentRect }]) => {
    [width, height] = [Math.floor(contentRect.width), contentRect.height];
    fit();
  });
  watch.observe(room);
  return { fit, destroy: () => watch.disconnect() };
}

/** Whatever may be pressed now, but for one thing. @param {string} prefix of the board's classes @param {Element} but */
export const ringedBoxes = (prefix, but) =>
  [...document.querySelectorAll(`.${prefix}-legal:not(path)`)]
    .filter((one) => !one.contains(but) && !but.contains(one))
    .map((one) => one.getBoundingClientRect());

/**
 * Where something of this size may stand: right of a box, left of it, above or below it, left or right of all that is
 * ringed, or in a corner of the window; the first of them that covers the fewest of these others. Never over the box
 * itself, if that can be helped.
 * @param {DOMRect} box @param {number} width @param {number} height @param {DOMRect[]} others @returns {[number, number]} left and top
 */
export function aside(box, width, height, others) {
  const last = (/** @type {number} */ free) => Math.max(8, free - 8); // what fills the window begins where all begins
  const [right, bottom] = [last(innerWidth - width), last(innerHeight - height)];
  const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(8, Math.min(value, most));
  const level = within(box.top + box.height / 2 - height / 2, bottom);
  const middle = within(box.left + box.width / 2 - width / 2, right);
  /** @type {[number, number][]} */
  const spots = [
    [box.right + 12, level],
    [box.left - 12 - width, level],
    [middle, box.top - height - 10],
    [middle, box.bottom + 10],
    [Math.min(box.left, ...others.map((one) => one.left)) - 12 - width, level],
    [Math.max(box.right, ...others.map((one) => one.right)) + 12, level],
    [right, 8],
    [8, 8],
    [right, bottom],
    [8, bottom],
  ];
  const covers = ([x, y] = spots[0]) => {
    const over = (/** @type {DOMRect} */ one) =>
      one.left < x + width && x < one.right && one.top < y + height && y < one.bottom;
    return others.filter(over).length + (over(box) ? 100 : 0);
  };
  const inside = spots.filter(([x, y]) => x >= 8 && y >= 8 && x <= right && y <= bottom);
  return inside.sort((a, b) => covers(a) - covers(b))[0] ?? [middle, level];
}

/**
 * A card large: beside what is pointed at, or, for a finger, in front of everything with what may be done with it.
 * @template C what names a card
 * @param {object} how
 * @param {(card: C, size: number) => Element} how.draw
 * @param {(card: C) => string} how.name
 * @param {string} how.prefix of the board's classes
 * @param {import("./words.js").Say} how.say knows the word `close`
 * @param {(action: Action) => void} how.act
 */
export function createPreview({ draw, name, prefix, say, act }) {
  /** @type {HTMLElement|null} */
  let shown = null;
  let waiting = 0;
  /** @type {Element|null} what it is shown beside */
  let beside = null;
  // What is taken away from under a pointer does not say that it was left; but it has no size any more.
  const gone = new ResizeObserver(() => {
    if (!beside?.isConnected) shrink();
  });

  function shrink() {
    clearTimeout(waiting);
    gone.disconnect();
    shown?.remove();
    shown = beside = null;
  }

  /** Beside an element; nothing else moves. @param {Element} anchor @param {C} card */
  function enlarge(anchor, card) {
    shrink();
    if (!anchor.isConnected) return; // the card is gone meanwhile
    const box = anchor.getBoundingClientRect();
    const width = Math.min(300, innerWidth - 24);
    const [left, top] = aside(box, width, width * TALL, ringedBoxes(prefix, anchor));
    const style = `left:${left}px;top:${top}px`;
    shown = h("div", { class: `${prefix} ${prefix}-enlarged`, style, "aria-hidden": "true" }, draw(card, width));
    (anchor.closest("dialog") ?? document.body).append(shown); // in a part of the page with room of its own it would stand elsewhere
    beside = anchor;
    gone.observe(anchor);
    animate(shown, comingFrom("scale(.9)"), 120);
  }

  /** In front of everything. @param {C} card @param {readonly Offer[]} [offers] */
  function present(card, offers = []) {
    shrink();
    const may = legal(offers);
    const why = may.length ? "" : offers.find((offer) => offer.reason)?.reason?.text;
    const done = (/** @type {Offer} */ offer) => {
      box.close();
      act(offer.action);
    };
    const does = (/** @type {Offer} */ offer) => {
      const look = { type: "button", class: `${prefix}-present-do`, onclick: () => done(offer) };
      return h("button", look, offer.text, endingNote(offer));
    };
    const close = { type: "button", class: `${prefix}-present-close`, onclick: () => box.close() };
    const box = inFront(
      { class: `${prefix} ${prefix}-present`, "aria-label": name(card) },
      draw(card, Math.min(300, innerWidth - 60, (innerHeight - 190) / TALL)),
      why && h("p", { class: `${prefix}-present-why` }, why),
      div(`${prefix}-present-row`, may.map(does), h("button", close, say("close"))),
    );
    animate(box, comingFrom("translateY(24px) scale(.94)"), 200);
  }

  /** An element shows its card when looked at: with the mouse, the keyboard, or a finger. @template {HTMLElement|SVGElement} E @param {E} element @param {C} card @param {() => readonly Offer[]} [offers] for a finger; without them a press on what is legal does what it does */
  function enlarges(element, card, offers) {
    set(element, {
      onpointerenter: (event) => {
        if (!pointsAt(event)) return;
        waiting = window.setTimeout(() => enlarge(element, card), PAUSE);
      },
      onpointerleave: shrink,
      onfocus: () => element.matches(":focus-visible") && enlarge(element, card),
      onblur: shrink,
      onkeydown: (event) => event.key === "Escape" && shrink(),
      onclick: (event) => {
        if (!byTouch(event) || (!offers && element.classList.contains(`${prefix}-legal`))) return;
        event.stopImmediatePropagation();
        present(card, offers?.());
      },
    });
    return element;
  }

  return { enlarges, enlarge, present, shrink };
}

/** A slip lies beside what may be pressed, not over it. @param {string} prefix of the board's classes @returns {import("./menu.js").Place} */
export const besideRings = (prefix) => (box, size, from) => {
  const ringed = from ? ringedBoxes(prefix, from) : [];
  return size.faced || ringed.length ? aside(box, size.width, size.height, ringed) : nearby(box, size, from);
};
