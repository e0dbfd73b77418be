// One slip of paper over the board: what a thing is, what one may do with it, and why not. Pinned, it is a menu.

import { div, h, set, span } from "../lib/dom.js";
import { legal, tellsCost } from "./choices.js";
import { endingAbove, endingNote, sharedEnding } from "./endings.js";
import { pointsAt } from "./press.js";
import { sentences } from "./words.js";

/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {import("../lib/types.js").Reason} Reason */
/** @typedef {{action: Action, text: string, reason?: Reason|null, ending?: import("../lib/types.js").Ending|null, cost?: string, hint?: string, detail?: Node|null, after?: Action[]}} Offer a candidate, or what a board makes of one; `after`: what follows by itself */
/** @typedef {{title: string, lines?: (string|Node)[], offers?: Offer[], notes?: (string|Node)[], face?: Node|null}} Slip `face`: a picture beside the words; `notes` come last */
/** @typedef {(box: DOMRect, size: {width: number, height: number, faced: boolean}, from: Element|null) => [number, number]} Place left and top of the slip beside what it is about */
/** @typedef {ReturnType<typeof createMenu>} Menu */

const GAP = 10;

/** Above what it is about, or below; a slip with a picture beside it. @type {Place} */
export function nearby(box, { width, height, faced }) {
  if (faced)
    return [
      box.left - width - GAP > 4 ? box.left - width - GAP : box.right + GAP,
      box.top + box.height / 2 - height / 2,
    ];
  const above = box.top - height - GAP;
  return [box.left + box.width / 2 - width / 2, above < 6 ? box.bottom + GAP : above];
}

/**
 * @param {object} ways
 * @param {(action: Action, after?: Action[]) => void} ways.act
 * @param {import("./words.js").Say} ways.say knows the word `close`
 * @param {string} ways.lang
 * @param {string} ways.prefix of the board's classes
 * @param {Place} [ways.place]
 */
export function createMenu({ act, say, lang, prefix, place: placed = nearby }) {
  const note = h("div", { class: `${prefix} ${prefix}-slip`, lang, hidden: true });
  let pinned = false;
  /** @type {HTMLElement | SVGElement | null} */
  let from = null;
  let waiting = 0;
  let shared = ""; // what all that may be done there ends alike
  let returning = false; // the focus comes back from it: what it told was just put away

  /** @param {Slip} slip */
  function fill({ title, lines = [], offers = [], notes = [], face = null }) {
    shared = sharedEnding(offers);
    const words = div(
      `${prefix}-slip-words`,
      title && !offers.some(({ text }) => text === title) && h("strong", null, title), // nothing is said twice
      lines.map(inWords),
      endingAbove(offers, `${prefix}-slip-ending`),
      canFirst(offers).map(pinned ? button : sentence),
      notes.map(inWords),
    );
    note.replaceChildren(...(face ? [face, words] : [words]));
    if (pinned)
      note.append(
        h(
          "button",
          {
            type: "button",
            class: `${prefix}-slip-close`,
            "aria-label": say("close"),
            onclick: () => hide(true, true),
          },
          "×",
        ),
      );
    note.classList.toggle(`${prefix}-slip-faced`, Boolean(face));
  }

  const canFirst = (/** @type {Offer[]} */ offers) => [...legal(offers), ...offers.filter(({ reason }) => reason)];
  const inWords = (/** @type {string|Node} */ line) => (typeof line === "string" ? h("span", null, line) : line);

  const sentence = (/** @type {Offer} */ offer) =>
    span(
      `${prefix}-${offer.reason ? "no" : "yes"}`,
      offer.reason ? `${offer.text}: ${offer.reason.text}` : offer.text,
      priceOf(offer),
      !shared && endingNote(offer),
      offer.hint && [" · ", h("b", { class: `${prefix}-hint` }, offer.hint)],
      offer.detail,
    );

  /** What it costs, where nothing else says it. @param {Offer} offer */
  const costOf = ({ text, cost = "", hint }) => (!hint && tellsCost({ text, cost }) ? cost : "");

  const priceOf = (/** @type {Offer} */ offer) => costOf(offer) && [" ", h("span", { class: "cost" }, costOf(offer))];

  /** @param {Offer} offer */
  function button(offer) {
    if (offer.reason)
      return span(
        `${prefix}-no ${prefix}-no-box`,
        h("b", null, offer.text),
        h("i", null, offer.reason.text, " ", ruleLink(offer.reason.rule)),
      );
    return div(
      `${prefix}-offer`,
      h(
        "button",
        {
          type: "button",
          class: `${prefix}-do`,
          data: { action: JSON.stringify(offer.action) },
          "aria-label": shared
            ? sentences([offer.text, costOf(offer), offer.hint].filter(Boolean).join(" "), shared)
            : null,
          onclick: (event) => {
            event.stopPropagation();
            hide(true);
            act(offer.action, offer.after);
          },
        },
        h("span", null, offer.text),
        priceOf(offer),
        !shared && endingNote(offer),
        offer.hint && [" ", h("small", null, offer.hint)], // read out, words do not run together
      ),
      offer.detail,
    );
  }

  /** Opens the rules at a paragraph; the shell listens. @param {string} [rule] */
  function ruleLink(rule) {
    if (!rule) return null;
    const open = () => {
      hide(true);
      document.dispatchEvent(new CustomEvent("brink-rule", { detail: rule }));
    };
    return h(
      "button",
      { type: "button", class: `rule ${prefix}-rule`, onclick: open },
      /^\d/.test(rule) ? `§${rule}` : rule,
    );
  }

  /** @param {DOMRect} box */
  function place(box) {
    (from?.closest("dialog") ?? document.body).append(note);
    note.hidden = false;
    const [width, height] = [note.offsetWidth, note.offsetHeight];
    const [left, top] = placed(box, { width, height, faced: note.classList.contains(`${prefix}-slip-faced`) }, from);
    note.style.left = `${Math.round(Math.max(6, Math.min(innerWidth - width - 6, left)))}px`;
    note.style.top = `${Math.round(Math.max(6, Math.min(innerHeight - height - 6, top)))}px`;
  }

  /** For a moment, while something is pointed at. @param {HTMLElement | SVGElement} anchor @param {() => Slip} slip @param {number} [delay] */
  function show(anchor, slip, delay = 0) {
    if (pinned || returning) return;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      if (pinned || !anchor.isConnected) return;
      from = anchor;
      note.className = `${prefix} ${prefix}-slip`;
      note.setAttribute("role", "tooltip");
      fill(slip());
      place(anchor.getBoundingClientRect());
    }, delay);
  }

  /** Stays until something is chosen. @param {HTMLElement | SVGElement} anchor @param {Slip} slip */
  function open(anchor, slip) {
    hide(true);
    pinned = true;
    from = anchor;
    note.className = `${prefix} ${prefix}-slip ${prefix}-pinned`;
    note.setAttribute("role", "dialog");
    note.setAttribute("aria-label", slip.title);
    fill(slip);
    place(anchor.getBoundingClientRect());
    document.addEventListener("pointerdown", outside, true);
    /** @type {HTMLElement | null} */ (note.querySelector(`.${prefix}-do, .${prefix}-slip-close`))?.focus({
      preventScroll: true,
    });
  }

  note.addEventListener("keydown", (event) => {
    const held = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.length === 1 && event.key !== " " && !held) return hide(true, true); // a key of the table, for the table
    event.stopPropagation();
    const items = [...note.querySelectorAll("button")];
    const now = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const tab = event.shiftKey ? -1 : 1;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : event.key === "Tab" ? tab : 0;
    if (event.key === "Escape") hide(true, true);
    else if (step && items.length) {
      event.preventDefault();
      items[(now + step + items.length) % items.length].focus();
    }
  });

  /** @param {PointerEvent} event */
  function outside(event) {
    if (!note.contains(/** @type {Node} */ (event.target))) hide(true);
  }

  function hide(always = false, back = false) {
    clearTimeout(waiting);
    if (pinned && !always) return;
    const to = from;
    pinned = false;
    from = null;
    note.hidden = true;
    document.removeEventListener("pointerdown", outside, true);
    returning = true;
    if (back) to?.focus?.({ preventScroll: true });
    returning = false;
  }

  return {
    show,
    open,
    hide,
    get pinned() {
      return pinned;
    },
    get shown() {
      return !note.hidden;
    },
    destroy: () => {
      hide(true);
      note.remove();
    },
  };
}

/** Hover, focus and leaving again. @template {HTMLElement|SVGElement} E @param {E} element @param {Menu} menu @param {() => Slip} slip @param {number} [delay] */
export const tells = (element, menu, slip, delay = 120) =>
  set(element, {
    onpointerenter: (event) => pointsAt(event) && menu.show(element, slip, delay),
    onpointerleave: () => menu.hide(),
    onfocus: () => element.matches(":focus-visible") && menu.show(element, slip, 60),
    onblur: () => menu.hide(),
  });
