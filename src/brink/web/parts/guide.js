// The guided first game: short cards beside what they speak of, one at a time, never in the way of playing.
import { h, hide, refill } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import * as store from "../lib/store.js";

/** @typedef {import("../lib/types.js").Lesson} Lesson */
/** @typedef {import("../lib/types.js").TableMessage} TableMessage */
/** @typedef {{left: number, top: number, right: number, bottom: number, width: number, height: number}} Box */

const GAP = 14; // between a card and what it speaks of
const EDGE = 8; // between a card and the rim of the window

export class Guide {
  /** @param {string} table @param {() => Lesson[]} lessons what the game teaches, in the order of importance */
  constructor(table, lessons) {
    this.table = table;
    this.lessons = lessons;
    this.card = h("aside", { class: "coach", "aria-label": t("guide.start"), hidden: true });
    this.ring = h("div", { class: "coach-ring", hidden: true, "aria-hidden": "true" });
    this.root = h("div", { class: "coach-box", role: "status", "aria-live": "polite" }, this.card, this.ring);
    /** @type {Lesson|null} */
    this.lesson = null;
    this.frame = 0;
    this.card.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.learn();
    });
  }

  /** Whether tips are wanted at this table, and whether its game has any. */
  get on() {
    return !!store.table(this.table).guide;
  }

  /** Begin anew, or end. @param {boolean} on */
  turn(on) {
    store.keep(this.table, { guide: on ? [] : undefined });
    this.show(null);
  }

  /** @param {TableMessage} message @param {import("../lib/types.js").Moment} moment */
  update(message, moment) {
    const known = store.table(this.table).guide;
    const due = (/** @type {Lesson} */ one) => !known?.includes(one.id) && one.when(message, moment);
    if (!known || message.status !== "running" || message.seat === null) return this.show(null);
    this.again = () => this.update(message, moment);
    if (this.lesson && due(this.lesson)) return this.follow();
    this.show(this.lessons().find(due) ?? null);
  }

  /** The lesson is learnt, by reading it or by playing on; the next may come. */
  learn() {
    if (!this.lesson) return;
    store.keep(this.table, { guide: [...(store.table(this.table).guide ?? []), this.lesson.id] });
    const focused = this.card.contains(document.activeElement);
    this.show(null);
    this.again?.();
    if (focused) this.focus();
  }

  focus() {
    const button = this.card.querySelector("button");
    if (button && !this.card.hidden) button.focus();
    else document.getElementById("main")?.focus();
  }

  /** @param {Lesson|null} lesson */
  show(lesson) {
    this.lesson = lesson;
    hide(this.card, !lesson);
    hide(this.ring, true);
    cancelAnimationFrame(this.frame);
    if (!lesson) return;
    this.card.dataset.lesson = lesson.id;
    refill(
      this.card,
      h("h2", null, icon("help"), lesson.title),
      h("p", null, lesson.text),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { type: "button", class: "small primary", data: { key: "guide-ok" }, onclick: () => this.learn() },
          t("guide.ok"),
        ),
        h(
          "button",
          { type: "button", class: "small quiet", data: { key: "guide-stop" }, onclick: () => this.turn(false) },
          t("guide.stop"),
        ),
      ),
    );
    this.follow();
  }

  /** Stay beside what is spoken of, also while the board is dragged or a panel scrolls. */
  follow() {
    cancelAnimationFrame(this.frame);
    if (!this.lesson || !this.root.isConnected) return;
    this.place(this.anchor());
    this.frame = requestAnimationFrame(() => this.follow());
  }

  /** @returns {Box|null} where the first thing is that can be seen, else the tab that hides it */
  anchor() {
    const table = this.root.parentElement;
    /** @type {Element|null|undefined} */
    let tab = null;
    for (const selector of this.lesson?.at ?? []) {
      for (const element of table?.querySelectorAll(selector) ?? []) {
        const box = inSight(element);
        if (box.width > 16 && box.height > 16) return box;
        const panel = element.closest("[role=tabpanel][hidden]");
        if (panel) tab ??= table?.querySelector(`[aria-controls="${panel.id}"]`);
      }
    }
    return tab ? inSight(tab) : null;
  }

  /** @param {Box|null} at */
  place(at) {
    const { card, ring } = this;
    hide(ring, !at);
    if (at) {
      const [left, top] = [Math.max(3, at.left - 5), Math.max(3, at.top - 5)];
      ring.style.transform = `translate(${left}px, ${top}px)`;
      ring.style.width = `${Math.min(innerWidth - 3, at.right + 5) - left}px`;
      ring.style.height = `${Math.min(innerHeight - 3, at.bottom + 5) - top}px`;
    }
    const [left, top] = innerWidth <= 760 ? this.docked(at) : this.beside(at);
    card.style.transform = `translate(${Math.round(left)}px, ${Math.floor(top)}px)`;
  }

  /** On a phone: at the foot of the board, above the sheet, unless that would cover what is spoken of. @param {Box|null} at */
  docked(at) {
    const board = this.root.parentElement?.querySelector(".board-box")?.getBoundingClientRect();
    const height = this.card.offsetHeight;
    const low = Math.max(EDGE, (board?.bottom ?? innerHeight) - height - EDGE);
    if (!at || at.top > low + height || at.bottom < low) return [EDGE, low];
    const above = at.top - height - GAP;
    return [EDGE, above >= EDGE ? above : Math.min(at.bottom + GAP, low + EDGE)]; // never over the sheet
  }

  /** @param {Box|null} at */
  beside(at) {
    const { offsetWidth: width, offsetHeight: height } = this.card;
    const hold = (/** @type {number} */ value, /** @type {number} */ most) =>
      Math.max(EDGE, Math.min(value, most - EDGE));
    const rim = this.root.parentElement?.querySelector(".rail")?.getBoundingClientRect().left ?? innerWidth; // prompt and actions stay free
    if (!at) {
      this.card.dataset.side = ""; // nothing to point at
      return [EDGE, innerHeight - height - EDGE];
    }
    const [midX, midY] = [
      hold(at.left + at.width / 2 - width / 2, rim - width),
      hold(at.top + at.height / 2 - height / 2, innerHeight - height),
    ];
    /** @type {[string, number, number][]} */
    const spots = [
      ["left", at.left - width - GAP, midY],
      ["above", midX, at.top - height - GAP],
      ["right", at.right + GAP, midY],
      ["below", midX, at.bottom + GAP],
    ];
    const fits = spots.find(
      ([, x, y]) => x >= EDGE && y >= EDGE && x + width <= rim - EDGE && y + height <= innerHeight - EDGE,
    );
    const [side, x, y] = fits ?? ["", EDGE, innerHeight - height - EDGE];
    this.card.dataset.side = side;
    const arrow = side === "above" || side === "below" ? at.left + at.width / 2 - x : at.top + at.height / 2 - y;
    this.card.style.setProperty(
      "--arrow",
      `${Math.round(Math.max(18, Math.min(arrow, (side === "above" || side === "below" ? width : height) - 18)))}px`,
    );
    return [x, y];
  }
}

/** The part of an element that no box around it clips or has scrolled away. @param {Element} element @returns {Box} */
function inSight(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const clip = (/** @type {{left: number, top: number, right: number, bottom: number}} */ by) => {
    [left, top, right, bottom] = [
      Math.max(left, by.left),
      Math.max(top, by.top),
      Math.min(right, by.right),
      Math.min(bottom, by.bottom),
    ];
  };
  for (let box = element.parentElement; box; box = box.parentElement)
    if (getComputedStyle(box).overflow !== "visible") clip(box.getBoundingClientRect());
  const bar = element.closest(".rail")?.querySelector(":scope > .closing"); // at the foot of the rail
  clip({
    left: 0,
    top: 0,
    right: innerWidth,
    bottom: bar && !bar.contains(element) ? bar.getBoundingClientRect().top : innerHeight,
  });
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}
