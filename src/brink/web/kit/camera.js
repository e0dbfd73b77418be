// Pan and zoom: wheel, drag, pinch, and calls from buttons and keys. A place (x, y) of the map is drawn at k·x + dx.

import { div, h } from "../lib/dom.js";
import { calm } from "./drawing.js";

const CLOSEST = 2.5; // pixels per map unit

/** @typedef {{k: number, dx: number, dy: number}} Spot */
/** @typedef {[number, number]} Point */
/** @typedef {ReturnType<typeof createCamera>} Camera */

/**
 * @param {HTMLElement} frame the element that takes the gestures
 * @param {{width: number, height: number, paint: (view: {k: number, dx: number, dy: number, fit: number}) => void,
 *   home: (fit: number, cover: number) => {point: Point, k: number} | null}} map `home`: what to show at first
 */
export function createCamera(frame, { width, height, paint, home }) {
  let k = 1;
  let dx = 0;
  let dy = 0;
  let fit = 1;
  let cover = 1;
  let touched = false;
  /** @type {Point|null} what it was sent to by others than whoever looks */
  let sent = null;
  let flight = 0;
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let dragged = 0;

  /** @param {Spot} next */
  function clampTo(next) {
    const [w, h] = [frame.clientWidth, frame.clientHeight];
    next.k = Math.min(Math.max(CLOSEST, fit * 3), Math.max(fit, next.k));
    const hold = (/** @type {number} */ at, /** @type {number} */ room, /** @type {number} */ size) =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
    next.dx = hold(next.dx, w, width * next.k);
    next.dy = hold(next.dy, h, height * next.k);
    return next;
  }

  /** @param {Spot} next */
  function put(next) {
    ({ k, dx, dy } = clampTo(next));
    paint({ k, dx, dy, fit });
  }

  /** @param {Spot} next */
  function glide(next) {
    cancelAnimationFrame(flight);
    const goal = clampTo(next);
    if (calm()) return put(goal);
    const from = { k, dx, dy };
    const begun = performance.now();
    const step = (/** @type {number} */ now) => {
      const t = Math.min(1, (now - begun) / 250);
      const e = 1 - (1 - t) ** 3;
      put({
        k: from.k + (goal.k - from.k) * e,
        dx: from.dx + (goal.dx - from.dx) * e,
        dy: from.dy + (goal.dy - from.dy) * e,
      });
      if (t < 1) flight = requestAnimationFrame(step);
    };
    flight = requestAnimationFrame(step);
  }

  /** @param {number} factor @param {number} x @param {number} y */
  const about = (factor, x, y) => {
    const next = Math.min(Math.max(CLOSEST, fit * 3), Math.max(fit, k * factor));
    return { k: next, dx: x - ((x - dx) * next) / k, dy: y - ((y - dy) * next) / k };
  };

  /** @param {number} factor */
  function zoom(factor, x = frame.clientWidth / 2, y = frame.clientHeight / 2, smooth = true) {
    touched = true;
    (smooth ? glide : put)(about(factor, x, y));
  }

  /** @param {Point} point */
  function centre(point, closer = k) {
    sent = point;
    look(point, closer, true);
  }

  /** @param {Point} point @param {number} closer @param {boolean} smooth */
  function look([x, y], closer, smooth) {
    (smooth ? glide : put)({
      k: closer,
      dx: frame.clientWidth / 2 - x * closer,
      dy: frame.clientHeight / 2 - y * closer,
    });
  }

  /** Scrolls so far that this point can be seen well. @param {Point} point */
  function show([x, y]) {
    const [px, py] = [x * k + dx, y * k + dy];
    const edge = Math.min(60, frame.clientWidth / 6);
    if (px < edge || py < edge || px > frame.clientWidth - edge || py > frame.clientHeight - edge) centre([x, y]);
  }

  function whole(smooth = true) {
    touched = true;
    (smooth ? glide : put)({ k: fit, dx: 0, dy: 0 });
  }

  function resize() {
    const [w, h] = [frame.clientWidth, frame.clientHeight];
    if (!w || !h) return;
    fit = Math.min(w / width, h / height);
    cover = Math.max(w / width, h / height);
    const start = touched ? null : home(fit, cover);
    if (start) cancelAnimationFrame(flight);
    if (start) look(sent ?? start.point, start.k, false);
    else put(touched ? { k, dx, dy } : { k: fit, dx: 0, dy: 0 });
  }

  const local = (/** @type {MouseEvent} */ event) => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  frame.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && k <= fit && event.deltaY > 0) return; // the page may scroll on
      event.preventDefault();
      const { x, y } = local(event);
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018)), x, y, false);
    },
    { passive: false },
  );

  frame.addEventListener("pointerdown", (event) => {
    if (event.button > 1 || /** @type {Element} */ (event.target).closest("button")) return;
    if (!fingers.size) dragged = 0;
    if (/** @type {Element} */ (event.target).closest(".kit-held")) return; // see drag.js
    cancelAnimationFrame(flight);
    fingers.set(event.pointerId, local(event));
  });
  frame.addEventListener("mousedown", (event) => event.button === 1 && event.preventDefault()); // it pans also from what could be dragged; the page does not scroll
  frame.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length) {
      const [other] = others;
      const spread = (/** @type {{x: number, y: number}} */ at) => Math.hypot(at.x - other.x, at.y - other.y) || 1;
      touched = true;
      dragged = 99;
      put(about(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2));
      fingers.set(event.pointerId, now);
      return;
    }
    dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (dragged > 6) {
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      frame.classList.add("dragging");
      touched = true;
      put({ k, dx: dx + now.x - before.x, dy: dy + now.y - before.y });
    }
    fingers.set(event.pointerId, now);
  });
  const lift = (/** @type {PointerEvent} */ event) => {
    fingers.delete(event.pointerId);
    if (!fingers.size) frame.classList.remove("dragging");
  };
  frame.addEventListener("pointerup", lift);
  frame.addEventListener("pointercancel", lift);

  const watch = new ResizeObserver(resize);
  watch.observe(frame);

  return {
    zoom,
    centre,
    show,
    whole,
    resize,
    /** Whether the last press was a drag: then it is no click. */
    wasDrag: () => dragged > 6,
    /** @param {Point} point @returns {Point} */
    onScreen: ([x, y]) => [x * k + dx, y * k + dy],
    /** Whether this point of the map is in sight. @param {Point} point @param {number} [edge] so far from the edge, in pixels */
    sees([x, y], edge = 0) {
      const [px, py] = [x * k + dx, y * k + dy];
      return px > edge && py > edge && px < frame.clientWidth - edge && py < frame.clientHeight - edge;
    },
    scale: () => k,
    cover: () => cover,
    fit: () => fit,
    destroy: () => {
      watch.disconnect();
      cancelAnimationFrame(flight);
    },
  };
}

/** @type {[string, string, number][]} */
const SIGNS = [
  ["+", "closer", 1.5],
  ["−", "further", 1 / 1.5],
  ["⤢", "whole", 0],
];

/**
 * Buttons for those who have no wheel.
 * @param {() => Camera} camera @param {import("./words.js").Say} say knows the words `closer`, `further` and `whole`
 * @param {string} kind the class of their box
 */
export const zoomButtons = (camera, say, kind) =>
  div(
    kind,
    SIGNS.map(([sign, word, factor]) =>
      h(
        "button",
        {
          type: "button",
          title: say(word),
          "aria-label": say(word),
          onclick: () => (factor ? camera().zoom(factor) : camera().whole()),
        },
        sign,
      ),
    ),
  );

/** The middle of several points; nothing of none. @param {Point[]} points @returns {Point|null} */
export function middleOf(points) {
  if (!points.length) return null;
  const sum = (/** @type {0|1} */ axis) => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [sum(0), sum(1)];
}
