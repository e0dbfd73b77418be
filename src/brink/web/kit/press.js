// What a press does: on a piece of the board, and on a button that is drawn anew while it is held down.

import { legal } from "./choices.js";

/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {import("./menu.js").Offer} Offer */
/** @typedef {import("./menu.js").Slip} Slip */
/** @typedef {import("./menu.js").Menu} Menu */
/**
 * @typedef {object} Pressed
 * @property {boolean} [touch] by a finger, which could not point at it first: nothing is done before it was read
 * @property {() => Partial<Slip>} [slip] what is said about the piece beside what may be done with it
 * @property {boolean} [alone] do it only where there is nothing else, not even something refused
 */

/** Where the mouse was last moved or pressed, and whether it was elsewhere before: what comes to lie under it by itself is not pointed at. */
const mouse = { x: -1, y: -1, moved: false };
for (const kind of ["pointermove", "pointerdown"])
  document.addEventListener(
    kind,
    (event) => {
      if (!(event instanceof PointerEvent) || byTouch(event)) return;
      mouse.moved = !cameUnder(event);
      [mouse.x, mouse.y] = [event.clientX, event.clientY];
    },
    { capture: true, passive: true },
  );

/** Whether an element came to lie under a mouse that rests, instead of being pointed at. @param {PointerEvent} event */
const cameUnder = (event) => event.clientX === mouse.x && event.clientY === mouse.y;

/** Whether a mouse points at something: it is moved there, or on it, after it came to lie under it. @param {PointerEvent} event of coming there, or of moving */
export const pointsAt = (event) =>
  event.pointerType === "mouse" && (event.type === "pointermove" ? mouse.moved : !cameUnder(event));

/** @param {Event} event */
export const byTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";

/**
 * A press on a piece: the one thing that may be done with it is done; of several one is asked which; of what may not be
 * done it is said why not.
 * @param {{act: (action: Action, after?: Action[]) => void, menu: Menu, explain?: (offer: Offer, anchor: Element) => void}} ways
 *   `explain`: how to say why not, else in the menu
 */
export const createPress =
  ({ act, menu, explain }) =>
  (
    /** @type {readonly Offer[]} */ offers,
    /** @type {HTMLElement|SVGElement} */ anchor,
    /** @type {Pressed} */ { touch = false, slip = () => ({}), alone = false } = {},
  ) => {
    const may = legal(offers);
    menu.hide(true);
    if (may.length === 1 && !touch && !(alone && offers.length > 1)) act(may[0].action, may[0].after);
    else if (explain && offers.length && !may.length) explain(offers[0], anchor);
    else menu.open(anchor, { title: "", ...slip(), offers: [...offers] });
  };

const HELD = 450; // milliseconds after which a finger that rests reads instead of pressing
const TREMBLE = 8; // pixels; so far it may move meanwhile
const LATE = 400; // milliseconds after which no click comes any more for a finger that was lifted

/** A finger cannot point: it is held down to read about what it would press. @param {HTMLElement|SVGElement} element @param {() => void} read */
export function held(element, read) {
  let waiting = 0;
  let [x, y] = [0, 0];
  const leave = () => clearTimeout(waiting);
  const down = (/** @type {PointerEvent} */ event) => {
    leave();
    if (!byTouch(event) || !event.isPrimary) return;
    [x, y] = [event.clientX, event.clientY];
    waiting = window.setTimeout(() => {
      unheard();
      read();
    }, HELD);
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > TREMBLE) leave();
  };
  element.addEventListener("pointerdown", /** @type {EventListener} */ (down));
  element.addEventListener("pointermove", /** @type {EventListener} */ (move));
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, leave);
}

/** The click of the finger that is down now is no press, whatever has come to lie under it. */
function unheard() {
  const ended = new AbortController();
  const how = { capture: true, signal: ended.signal };
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "click") ended.abort();
  };
  window.addEventListener("contextmenu", stop, how);
  window.addEventListener("click", stop, how);
  for (const up of ["pointerup", "pointercancel"])
    window.addEventListener(up, () => setTimeout(() => ended.abort(), LATE), how);
}

/**
 * A press begins on a button and must end on it. What is drawn anew in between would take the button away, or push it
 * from under the finger. A finger's click comes a while after it was lifted; where it moved to scroll, none comes.
 * @param {HTMLElement} root
 * @param {() => void} draw
 * @returns {() => void} draws, but not while a button in `root` is held down: then as soon as it is let go
 */
export function unpressed(root, draw) {
  let held = false;
  let due = false;
  let late = 0;
  const release = () => {
    clearTimeout(late);
    held = false;
    if (!due) return;
    due = false;
    draw();
  };
  const letGo = () => setTimeout(release); // after the click, which comes with it
  const lifted = (/** @type {PointerEvent} */ event) => {
    if (!byTouch(event)) return void letGo();
    late = window.setTimeout(release, LATE);
    window.addEventListener("click", letGo, { once: true, capture: true }); // whoever takes the click may keep it to himself
  };
  root.addEventListener("pointerdown", (event) => {
    clearTimeout(late);
    held = !!(/** @type {Element} */ (event.target).closest("button, [role=button]"));
    window.addEventListener("pointerup", lifted, { once: true });
    for (const end of ["pointercancel", "blur"]) window.addEventListener(end, letGo, { once: true });
  });
  return () => {
    due = held;
    if (!held) draw();
  };
}

/**
 * The second half of a double click, or a key that is held down, was not meant for the question that came meanwhile: its
 * "Done" stands where the last one stood.
 * @param {HTMLElement} box
 */
export function onceOnly(box) {
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  box.addEventListener("click", (event) => event.detail > 1 && stop(event), { capture: true });
  box.addEventListener("keydown", (event) => event.repeat && stop(event), { capture: true });
}
