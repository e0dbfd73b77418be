// What a game is remembered for gets the middle of the board for a breath: the card, the roll with what it needs, the
// sentence. A press or Escape skips it; whoever decides is never held up by it: it stands where nothing is ringed and
// nothing lies that is asked about. Where there is no such place it hides as little of that as it can and lets presses
// through to what is under it, and a press then does both: it skips and counts. A board may say where alone it may stand
// (`data-moments` on that part, which names what else should be seen there): lists and results beside it stay in sight,
// and where it would hide any of that, or has no card to be read, it is a line without pictures.
import { shared } from "../kit/spots.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { play } from "../lib/sounds.js";
import { moving, settings } from "../lib/store.js";
import { described, NAME, named } from "./names.js";

/** @typedef {import("../lib/wire.js").LogText} LogLine */

const BREATH = 1800; // milliseconds,
const LETTER = 22; // and for each letter,
const LONGEST = 6000; // but no more
const PICTURES = 2;
/** Where it may stand, down and across, the best first: as shares of the room that it leaves. */
const PLACES = [
  [0.5, 0.5],
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  ...[0.25, 0.75].flatMap((down) => [0.5, 0, 1].map((across) => [down, across])),
];
const FAR_WORSE = 1e6; // to hide what may be pressed, compared with what is only to be seen
const BREADTH = 500; // pixels in which a moment may be a line
const WAITING = 3; // moments that wait; older ones are in the log

export class Moments {
  /** @param {HTMLElement} place over which they are shown @param {(key: string) => string|undefined} word a message of the game @param {{taken?: (line: LogLine) => boolean|undefined, picture?: (line: LogLine) => Element|null|undefined, busy?: () => Promise<void>|null|undefined}} [board] `taken`: it shows this itself; `picture`: its own; `busy`: until when it shows one thing after the other */
  constructor(place, word, { taken = () => false, picture = () => null, busy = () => null } = {}) {
    this.place = place;
    this.word = word;
    this.taken = taken;
    this.picture = picture;
    this.busy = busy;
    /** @type {(() => void)[]} who waits until all were shown */
    this.waiting = [];
    this.box = h("div", { class: "moments", "aria-live": "polite" });
    place.append(this.box);
    /** @type {LogLine[]} */
    this.queue = [];
    this.seen = -1;
    this.timer = 0;
    this.due = 0;
    // The parts of a board settle their sizes among themselves when the page is laid out: then all lies elsewhere.
    this.settling = new ResizeObserver(() => this.arrange());
    this.skip = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // what lies under it stays
      this.next();
    };
    this.pressed = (/** @type {Event} */ { target }) =>
      this.timer && !(target instanceof Element && target.closest(NAME)) && this.next();
    place.addEventListener("click", this.pressed, true);
  }

  /** Whatever is new and worth it is shown, one after the other. @param {readonly LogLine[]} log */
  update(log) {
    const last = log.at(-1)?.n ?? 0;
    const fresh = this.seen < 0 ? [] : log.filter((line) => line.n > this.seen && line.moment && !this.taken(line));
    this.seen = last;
    this.due ||= requestAnimationFrame(() => this.arrange()); // when all is drawn: to measure before lays out the page twice
    if (!fresh.length || settings().moments === "off" || document.hidden) return;
    this.queue = [...this.queue, ...fresh].slice(-WAITING);
    void this.begin();
  }

  /** One thing after the other: what the board walks through is not covered. */
  async begin() {
    for (let busy = this.busy(); busy; busy = this.busy()) await busy;
    if (!this.timer) this.next();
  }

  /** When none is shown. @returns {Promise<void>} */
  settled() {
    return this.timer ? new Promise((done) => this.waiting.push(done)) : Promise.resolve();
  }

  /** Until when moments are shown, or are about to be; null: there are none, or they wait for somebody who reads. */
  showing() {
    const some = this.timer || (this.queue.length && !this.busy());
    return some ? /** @type {Promise<void>} */ (new Promise((done) => this.waiting.push(done))) : null;
  }

  /** The log is of other eyes now, or in another language: what is in it is not new. */
  forget() {
    this.seen = -1;
    this.clear();
  }

  clear() {
    this.queue = [];
    if (this.timer) this.next();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.box.replaceChildren();
    this.settling.disconnect();
    document.removeEventListener("keydown", this.skip, true);
    let line = this.queue.shift();
    while (line && this.taken(line)) line = this.queue.shift(); // it is over before its turn came
    if (!line) {
      for (const done of this.waiting.splice(0)) done();
      return;
    }
    this.box.append(this.card(line));
    this.due ||= requestAnimationFrame(() => this.arrange());
    const ground = this.ground() ?? this.place;
    for (const part of [ground, ...ground.children]) this.settling.observe(part);
    play(line.moment ?? "");
    document.addEventListener("keydown", this.skip, true);
    const time = Math.min(LONGEST, BREATH + LETTER * line.text.length) * (moving() ? 1 : 1.5);
    this.timer = window.setTimeout(() => this.next(), time);
  }

  /** Beside whatever may be pressed, in the middle if possible. Everything is measured once: to try it out would lay out the page each time. */
  arrange() {
    this.due = 0;
    const card = /** @type {HTMLElement|null} */ (this.box.firstElementChild);
    if (!card) return;
    const ground = this.ground();
    this.stayOver(ground);
    const ringed = this.boxes("[class*='-legal'], [data-stake]");
    const seen = this.boxes(ground?.dataset.moments);
    card.classList.remove("slight");
    let best = this.leastHiding(card, ringed, seen);
    const mayShrink = ground || !card.querySelector(".moment-pictures > :not(.moment-roll)"); // no card goes unread for it
    if (mayShrink && best.hides && this.box.clientWidth >= BREADTH) {
      card.classList.add("slight");
      const slight = this.leastHiding(card, ringed, seen);
      if (slight.hides < best.hides) best = slight;
      else card.classList.remove("slight");
    }
    const [down, across] = best.place;
    card.style.left = `${across * 100}%`;
    card.style.top = `${down * 100}%`;
    card.style.translate = `${across * -100}% ${down * -100}%`;
    card.classList.toggle("let-through", best.hides >= FAR_WORSE);
  }

  /** Where a card of this size hides least. @param {HTMLElement} card @param {DOMRect[]} ringed @param {DOMRect[]} seen */
  leastHiding({ offsetWidth: width, offsetHeight: height }, ringed, seen) {
    const room = this.box.getBoundingClientRect();
    const hidden = (/** @type {number[]} */ [down, across]) => {
      const left = room.left + across * (room.width - width);
      const top = room.top + down * (room.height - height);
      const box = { left, top, right: left + width, bottom: top + height };
      const over = (/** @type {DOMRect[]} */ boxes) => boxes.reduce((sum, one) => sum + shared(box, one), 0);
      return FAR_WORSE * over(ringed) + over(seen); // in square pixels
    };
    const costs = PLACES.map(hidden);
    const hides = Math.min(...costs);
    return { place: PLACES[costs.indexOf(hides)], hides };
  }

  /** @returns {HTMLElement|null} the part of the board over which alone it may stand, if it says so */
  ground() {
    return this.place.querySelector("[data-moments]");
  }

  /** The part of the board over which it may stand, else all of it. @param {HTMLElement|null} ground */
  stayOver(ground) {
    const [all, part] = [this.place, ground ?? this.place].map((one) => one.getBoundingClientRect());
    const edges = [part.top - all.top, all.right - part.right, all.bottom - part.bottom, part.left - all.left];
    this.box.style.inset = edges.map((edge) => `calc(${Math.max(0, edge)}px + var(--moment-edge))`).join(" ");
  }

  /** Where these things are. @param {string} [which] */
  boxes(which) {
    return [...(which ? this.place.querySelectorAll(which) : [])]
      .filter((one) => one.tagName !== "path" && one.checkVisibility()) // land is ground, not a thing
      .map((one) => one.getBoundingClientRect());
  }

  /** @param {LogLine} line */
  card(line) {
    const { about = {}, moment = "" } = line;
    const title = this.word(`moment-${moment}`);
    const number = (/** @type {string} */ name) => (typeof about[name] === "number" ? Number(about[name]) : null);
    const [roll, needed] = [number("roll"), number("needed")];
    const needs = needed !== null && needed === number("sides") ? "moment.most" : "moment.needed"; // no die shows more
    const own = this.picture(line);
    const found = Object.entries(about)
      .flatMap(([name, piece]) => (typeof piece === "number" ? [described(name.split("_")[0], piece)] : []))
      .filter((one) => !!one)
      .slice(0, PICTURES);
    const pictures = own ? [own] : found;
    return h(
      "div",
      { class: ["moment", `moment-${moment}`], data: { moment } },
      title && h("h2", null, title),
      (pictures.length > 0 || roll !== null) &&
        h(
          "div",
          { class: "moment-pictures" },
          pictures,
          roll !== null &&
            h(
              "span",
              { class: "moment-roll" },
              h("b", { class: "moment-die" }, roll),
              needed !== null && t(needs, { needed }),
            ),
        ),
      h("p", null, ...named(line.text, line.names)),
      h("button", { type: "button", class: "quiet icon-only moment-close", "aria-label": t("close") }, "×"),
    );
  }

  destroy() {
    this.clear();
    cancelAnimationFrame(this.due);
    this.place.removeEventListener("click", this.pressed, true);
    this.box.remove();
  }
}
