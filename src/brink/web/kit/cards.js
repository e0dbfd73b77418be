// Cards one can press: in a row as large as fits, large beside what is pointed at, or in front of everything for a finger.

import { h, set } from "../lib/dom.js";
import { legal } from "./choices.js";
import { animate, COMING } from "./drawing.js";
import { endingNote } from "./endings.js";
import { tells } from "./menu.js";
import { byTouch, cameUnder } from "./press.js";

/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {import("./menu.js").Offer} Offer */
/** @typedef {import("./menu.js").Slip} Slip */

const TALL = 1.4; // how much higher than wide a card is

/**
 * A card in a list: ringed where something may be done with it, told about when pointed at.
 * @param {object} how
 * @param {number} how.card
 * @param {Element} how.face what it looks like
 * @param {readonly Offer[]} how.offers what may be tried with it
 * @param {() => Slip} how.slip everything about it
 * @param {boolean} [how.fresh] it has just come
 * @param {number} [how.delay] before it tells what it is
 * @param {{prefix: string, menu: import("./menu.js").Menu, press: ReturnType<typeof import("./press.js").createPress>}} kit
 */
export function cardButton({ card, face, offers, slip, fresh = false, delay = 450 }, { prefix, menu, press }) {
  const state = legal(offers).length ? `${prefix}-legal` : offers.length && `${prefix}-refused`;
  const button = h(
    "button",
    { type: "button", class: [`${prefix}-card-button`, state], data: { card: String(card) } },
    face,
  );
  tells(button, menu, slip, delay);
  button.addEventListener("click", (event) => press(offers, button, { touch: byTouch(event), slip, alone: true }));
  if (fresh) animate(button, COMING.fall, 260);
  return h("li", null, button);
}

/**
 * Cards as large as fit into a box without scrolling; it writes their width into `--card`.
 * @param {object} how
 * @param {HTMLElement} how.area
 * @param {() => number[]} how.counts how many cards each list in it has
 * @param {() => number} how.height what is there for them
 * @param {string} how.prefix of the board's classes: `-one-row` keeps its size, `-scrolls` has too many
 * @param {number} how.largest @param {number} how.least widths in pixels
 * @param {number} [how.edge] around the cards @param {number} [how.gap] between them @param {number} [how.label] above each list
 */
export function createFit({ area, counts, height, prefix, largest, least, edge = 4, gap = 6, label = 0 }) {
  function fit() {
    const width = area.clientWidth - edge;
    if (width <= 0 || area.classList.contains(`${prefix}-one-row`)) return;
    area.classList.remove(`${prefix}-scrolls`);
    area.style.setProperty("--card", `${least}px`); // large cards would hold open the room that is measured for them
    const room = height();
    const lists = counts().filter(Boolean);
    const columns = (/** @type {number} */ wide) => Math.max(1, Math.floor((width + gap) / (wide + gap)));
    const high = (/** @type {number} */ wide) =>
      lists.reduce((sum, count) => sum + Math.ceil(count / columns(wide)) * (wide * TALL + gap) + label, 0);
    let size = largest;
    while (size > least && high(size) > room) size -= 2;
    if (high(size) > room) {
      size = Math.floor((width - (columns(least) - 1) * gap) / columns(least));
      area.classList.add(`${prefix}-scrolls`);
    }
    area.style.setProperty("--card", `${Math.min(size, width)}px`);
  }
  const watch = new ResizeObserver(fit);
  watch.observe(area);
  return { fit, destroy: () => watch.disconnect() };
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

  function shrink() {
    clearTimeout(waiting);
    shown?.remove();
    shown = null;
  }

  /** Beside an element; nothing else moves. @param {Element} anchor @param {C} card */
  function enlarge(anchor, card) {
    shrink();
    const box = anchor.getBoundingClientRect();
    const width = Math.min(300, innerWidth - 24);
    const height = width * TALL;
    const beside = box.right + 12 + width < innerWidth ? box.right + 12 : box.left - 12 - width;
    const middle = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
    const [left, over] = beside < 8 ? [middle, box.top - height - 10] : [beside, box.top + box.height / 2 - height / 2];
    const top = Math.max(8, Math.min(innerHeight - height - 8, over));
    const home = anchor.closest(`.${prefix}`);
    shown = h(
      "div",
      {
        class: [`${prefix}-enlarged`, !home && prefix],
        style: `left:${left}px;top:${top}px`,
        "aria-hidden": "true",
      },
      draw(card, width),
    );
    (home ?? document.body).append(shown);
    animate(
      shown,
      [
        { opacity: 0, transform: "scale(.9)" },
        { opacity: 1, transform: "none" },
      ],
      120,
    );
  }

  /** In front of everything. @param {C} card @param {readonly Offer[]} [offers] */
  function present(card, offers = []) {
    shrink();
    const may = legal(offers);
    const why = may.length ? "" : offers.find((offer) => offer.reason)?.reason?.text;
    const box = h(
      "dialog",
      {
        class: `${prefix} ${prefix}-present`,
        "aria-label": name(card),
        onclick: (event) => {
          if (event.target === box) box.close();
        },
        onclose: () => {
          box.remove();
        },
      },
      draw(card, Math.min(300, innerWidth - 60, (innerHeight - 190) / TALL)),
      why && h("p", { class: `${prefix}-present-why` }, why),
      h(
        "div",
        { class: `${prefix}-present-row` },
        may.map((offer) =>
          h(
            "button",
            {
              type: "button",
              class: `${prefix}-present-do`,
              onclick: () => {
                box.close();
                act(offer.action);
              },
            },
            offer.text,
            endingNote(offer),
          ),
        ),
        h(
          "button",
          {
            type: "button",
            class: `${prefix}-present-close`,
            onclick: () => {
              box.close();
            },
          },
          say("close"),
        ),
      ),
    );
    document.body.append(box);
    box.showModal();
    animate(
      box,
      [
        { opacity: 0, transform: "translateY(24px) scale(.94)" },
        { opacity: 1, transform: "none" },
      ],
      200,
    );
  }

  /** An element shows its card when looked at: with the mouse, the keyboard, or a finger. @template {HTMLElement|SVGElement} E @param {E} element @param {C} card @param {() => readonly Offer[]} [offers] for a finger; without them a press on what is legal does what it does */
  function enlarges(element, card, offers) {
    set(element, {
      onpointerenter: (event) => {
        if (event.pointerType === "touch") return;
        if (cameUnder(event)) return;
        waiting = window.setTimeout(() => enlarge(element, card), 180);
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
