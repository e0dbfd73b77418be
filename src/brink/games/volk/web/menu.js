// One slip of paper over the board: what a thing is, what one may do with it, and why not. Pinned, it is a menu.

import { html } from "./dom.js";

/**
 * @typedef {{action: any[], text: string, hint?: string, reason?: {text: string, rule?: string} | null}} Offer
 * @typedef {{title: string, lines?: (string|Node)[], offers?: Offer[], face?: Node | null}} Slip `face`: a picture beside the words
 * @param {{act: (action: any[]) => void, say: (key: string) => string, lang: string}} ways
 */
export function createMenu({ act, say, lang }) {
  const note = html("div", { class: "vk vk-slip", lang, hidden: true });
  let pinned = false;
  /** @type {HTMLElement | SVGElement | null} */
  let from = null;
  let waiting = 0;

  /** @param {Slip} slip */
  function fill({ title, lines = [], offers = [], face = null }) {
    const words = html("div", { class: "vk-slip-words" }, html("strong", {}, title), lines.map((line) => html("span", {}, line)), offers.map(pinned ? button : sentence));
    note.replaceChildren(...(face ? [face, words] : [words]));
    if (pinned) note.append(html("button", { type: "button", class: "vk-slip-close", "aria-label": say("close"), onclick: () => hide(true, true) }, "×"));
    note.classList.toggle("vk-slip-faced", Boolean(face));
  }

  const sentence = (offer) => html("span", { class: offer.reason ? "vk-no" : "vk-yes" }, offer.reason ? `${offer.text}: ${offer.reason.text}` : offer.text);

  function button(offer) {
    if (offer.reason) return html("span", { class: "vk-no vk-no-box" }, html("b", {}, offer.text), html("i", {}, offer.reason.text, " ", ruleLink(offer.reason.rule)));
    return html("button", { type: "button", class: "vk-do", onclick: (event) => { event.stopPropagation(); hide(true); act(offer.action); } }, html("span", {}, offer.text), offer.hint ? html("small", {}, offer.hint) : null);
  }

  /** Opens the rules at a paragraph; the shell listens. @param {string} [rule] */
  function ruleLink(rule) {
    if (!rule) return null;
    const open = () => { hide(true); document.dispatchEvent(new CustomEvent("brink-rule", { detail: rule })); };
    return html("button", { type: "button", class: "rule vk-rule", onclick: open }, /^\d/.test(rule) ? `§${rule}` : rule);
  }

  /** @param {DOMRect} box */
  function place(box) {
    (from?.closest("dialog") ?? document.body).append(note);
    note.hidden = false;
    const [w, h, gap] = [note.offsetWidth, note.offsetHeight, 10];
    const beside = note.classList.contains("vk-slip-faced");
    let left = box.left + box.width / 2 - w / 2;
    let top = box.top - h - gap;
    if (beside) {
      left = box.left - w - gap > 4 ? box.left - w - gap : box.right + gap;
      top = box.top + box.height / 2 - h / 2;
    } else if (top < 6) top = box.bottom + gap;
    note.style.left = `${Math.round(Math.max(6, Math.min(innerWidth - w - 6, left)))}px`;
    note.style.top = `${Math.round(Math.max(6, Math.min(innerHeight - h - 6, top)))}px`;
  }

  /** For a moment, while something is pointed at. @param {HTMLElement | SVGElement} anchor @param {() => Slip} slip @param {number} [delay] */
  function show(anchor, slip, delay = 0) {
    if (pinned) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (pinned || !anchor.isConnected) return;
      from = anchor;
      note.className = "vk vk-slip";
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
    note.className = "vk vk-slip vk-pinned";
    note.setAttribute("role", "dialog");
    note.setAttribute("aria-label", slip.title);
    fill(slip);
    place(anchor.getBoundingClientRect());
    document.addEventListener("pointerdown", outside, true);
    /** @type {HTMLElement | null} */ (note.querySelector(".vk-do, .vk-slip-close"))?.focus({ preventScroll: true });
  }

  note.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const items = /** @type {HTMLElement[]} */ ([...note.querySelectorAll(".vk-do, .vk-rule, .vk-slip-close")]);
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
