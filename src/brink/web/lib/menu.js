// One slip of paper over the board: what a thing is, what one may do with it, and why not. Pinned, it is a menu.

import { h } from "./dom.js";

/**
 * @typedef {{action: any[], text: string, hint?: string, detail?: Node | null, then?: any[][], reason?: {text: string, rule?: string} | null}} Offer `then`: what follows by itself
 * @typedef {{title: string, lines?: (string|Node)[], offers?: Offer[], notes?: (string|Node)[], face?: Node | null}} Slip `face`: a picture beside the words; `notes` come last
 * @typedef {(box: DOMRect, size: {width: number, height: number, faced: boolean}, from: Element | null) => [number, number]} Place left and top of the slip beside what it is about
 * @param {{act: (action: any[], then?: any[][]) => void, say: (key: string) => string, lang: string, prefix: string, place: Place}} ways `prefix`: of the board's classes
 */
export function createMenu({ act, say, lang, prefix, place: placed }) {
  const note = h("div", { class: `${prefix} ${prefix}-slip`, lang, hidden: true });
  let pinned = false;
  /** @type {HTMLElement | SVGElement | null} */
  let from = null;
  let waiting = 0;

  /** @param {Slip} slip */
  function fill({ title, lines = [], offers = [], notes = [], face = null }) {
    const words = h("div", { class: `${prefix}-slip-words` }, title && h("strong", null, title), lines.map(inWords), offers.map(pinned ? button : sentence), notes.map(inWords));
    note.replaceChildren(...(face ? [face, words] : [words]));
    if (pinned) note.append(h("button", { type: "button", class: `${prefix}-slip-close`, "aria-label": say("close"), onclick: () => hide(true, true) }, "×"));
    note.classList.toggle(`${prefix}-slip-faced`, Boolean(face));
  }

  const inWords = (line) => (typeof line === "string" ? h("span", null, line) : line);

  const sentence = (offer) => h("span", { class: `${prefix}-${offer.reason ? "no" : "yes"}` }, offer.reason ? `${offer.text}: ${offer.reason.text}` : offer.text, offer.hint && h("b", { class: `${prefix}-hint` }, offer.hint), offer.detail);

  function button(offer) {
    if (offer.reason) return h("span", { class: `${prefix}-no ${prefix}-no-box` }, h("b", null, offer.text), h("i", null, offer.reason.text, " ", ruleLink(offer.reason.rule)));
    return h("div", { class: `${prefix}-offer` }, h("button", { type: "button", class: `${prefix}-do`, data: { action: JSON.stringify(offer.action) }, onclick: (event) => { event.stopPropagation(); hide(true); act(offer.action, offer.then); } }, h("span", null, offer.text), offer.hint && h("small", null, offer.hint)), offer.detail);
  }

  /** Opens the rules at a paragraph; the shell listens. @param {string} [rule] */
  function ruleLink(rule) {
    if (!rule) return null;
    const open = () => { hide(true); document.dispatchEvent(new CustomEvent("brink-rule", { detail: rule })); };
    return h("button", { type: "button", class: `rule ${prefix}-rule`, onclick: open }, /^\d/.test(rule) ? `§${rule}` : rule);
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
    if (pinned) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
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
    /** @type {HTMLElement | null} */ (note.querySelector(`.${prefix}-do, .${prefix}-slip-close`))?.focus({ preventScroll: true });
  }

  note.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const items = /** @type {HTMLElement[]} */ ([...note.querySelectorAll(`.${prefix}-do, .${prefix}-rule, .${prefix}-slip-close`)]);
    const now = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
    if (event.key === "Escape") hide(true, true);
    else if (step && items.length) {
      event.preventDefault();
      items[(now + step + items.length) % items.length].focus();
    }
  });

  function outside(event) {
    if (!note.contains(event.target)) hide(true);
  }

  function hide(always = false, back = false) {
    clearTimeout(waiting);
    if (pinned && !always) return;
    const to = from;
    pinned = false;
    from = null;
    note.hidden = true;
    document.removeEventListener("pointerdown", outside, true);
    if (back) to?.focus?.({ preventScroll: true });
  }

  return { show, open, hide, get pinned() { return pinned; }, destroy: () => { hide(true); note.remove(); } };
}

/** Hover, focus and leaving again. @param {HTMLElement | SVGElement} element @param {any} menu @param {() => Slip} slip @param {number} [delay] */
export function tells(element, menu, slip, delay = 120) {
  element.addEventListener("pointerenter", (event) => /** @type {PointerEvent} */ (event).pointerType === "mouse" && menu.show(element, slip, delay));
  element.addEventListener("pointerleave", () => menu.hide());
  element.addEventListener("focus", () => element.matches(":focus-visible") && menu.show(element, slip, 60));
  element.addEventListener("blur", () => menu.hide());
}
