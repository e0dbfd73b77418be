// A drag with the mouse is two presses in one: where it begins, and where it ends. A finger scrolls and pans.

const TREMBLE = 8; // pixels; so far a mouse may move while it presses

/** @typedef {HTMLElement | SVGElement} Piece */

/**
 * @param {HTMLElement} root
 * @param {object} ways
 * @param {string} ways.pieces selector of whatever can be pressed
 * @param {string} ways.prefix of the board's classes
 * @param {(piece: Piece) => boolean} ways.holds whether a press on it chooses what the next press is about
 * @param {(piece: Piece) => boolean} ways.chosen whether that is chosen already
 * @param {(piece: Piece) => boolean} [ways.instead] chooses it where something else is chosen, with which a press could mean more; whether it was so: that takes two moves
 * @param {(piece: Piece, target: Piece) => boolean} [ways.lands] whether it means something to let go of it there; else it has said why not
 * @param {() => number} ways.version of what is shown
 */
export function createDrag(
  root,
  { pieces, prefix, holds, chosen, instead = () => false, lands = () => true, version },
) {
  /** @type {{piece: Piece, x: number, y: number}|null} */
  let held = null;
  /** @type {{x: number, y: number, version: number}|null} where it ended: pressed as soon as it is ringed by what came of the choice */
  let due = null;
  const pieceAt = (/** @type {EventTarget|null} */ target) =>
    target instanceof Element && root.contains(target) ? /** @type {Piece|null} */ (target.closest(pieces)) : null;
  const under = (/** @type {{x: number, y: number}} */ { x, y }) => pieceAt(document.elementFromPoint(x, y));

  function letGo() {
    held?.piece.classList.remove("kit-held");
    root.classList.remove("kit-dragging");
    held = null;
  }

  /** @param {PointerEvent} event */
  function take({ target, clientX: x, clientY: y, button, pointerType }) {
    letGo();
    const piece = button || pointerType !== "mouse" ? null : pieceAt(target);
    if (!piece || !holds(piece)) return;
    held = { piece, x, y };
    piece.classList.add("kit-held"); // who holds it does not pan the map
  }

  /** @param {PointerEvent} event */
  function move({ clientX, clientY }) {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > TREMBLE) root.classList.add("kit-dragging");
  }

  /** @param {PointerEvent} event */
  function drop({ clientX: x, clientY: y }) {
    const from = root.classList.contains("kit-dragging") ? held?.piece : null;
    letGo();
    const target = from && under({ x, y });
    if (!target || target === from || !lands(from, target)) return;
    if (chosen(from)) return press(target);
    due = { x, y, version: version() };
    if (instead(from)) due.version += 1;
    else press(from);
  }

  /** Whoever does something else means something else. */
  const forget = () => {
    due = null;
  };
  const leaving = new AbortController();
  const how = { capture: true, signal: leaving.signal };
  window.addEventListener("pointerdown", forget, how);
  window.addEventListener("keydown", forget, how);
  window.addEventListener("pointerdown", take, how);
  window.addEventListener("pointermove", move, how);
  window.addEventListener("pointerup", drop, how);
  window.addEventListener("pointercancel", letGo, how);

  return {
    /** Once all is drawn. */
    update() {
      if (!due || version() <= due.version) return;
      const target = under(due);
      if (!target?.classList.contains(`${prefix}-legal`)) return;
      due = null;
      queueMicrotask(() => press(target));
    },
    destroy: () => leaving.abort(),
  };
}

/** @param {Piece} piece */
const press = (piece) => void piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
