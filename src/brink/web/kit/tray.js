// Where the parts of a board stand: beside one another on a wide screen, in the shell's places on a phone.

import { h } from "../lib/dom.js";

const PHONE = "(max-width: 760px)";

/** @typedef {ReturnType<typeof createTray>} Tray */

/** The shell's place for one's own hand. One for each game: its board asks for the `place`, the shell makes the hand. */
export function createTray() {
  const tray = {
    /** @type {HTMLElement | null} null while the shell has no hand */
    place: null,
    /** What the board does once there is a place. */
    arrange: () => {},
    /** The `createHand` of a board. @param {HTMLElement} root */
    createHand(root) {
      tray.place = root;
      tray.arrange();
      return {
        update() {},
        destroy() {
          tray.place = null;
        },
      };
    },
  };
  return tray;
}

/** @type {WeakSet<Element>} tables whose sheet we put down */
const lowered = new WeakSet();

/**
 * On a phone a page that lies over the board has room while it is there: the sheet goes down, and comes back if nobody
 * has moved it meanwhile.
 * @param {Element} root of the page @param {boolean} down
 */
export function lower(root, down) {
  const table = root.closest(".table");
  if (!(table instanceof HTMLElement)) return;
  if (down && table.dataset.sheet === "half") {
    table.dataset.sheet = "low";
    lowered.add(table);
  } else if (!down && lowered.delete(table) && table.dataset.sheet === "low") table.dataset.sheet = "half";
}

/**
 * Calls `arrange` whenever the parts have to stand elsewhere: `phone` says whether the screen is small, `side` and `hand`
 * are the places beside the board and of the hand to put parts into; a spectator has no hand, so there both are `side`.
 * On a wide screen neither is shown.
 * @param {object} how
 * @param {Tray} how.tray
 * @param {HTMLElement} [how.side] the shell's place beside the board
 * @param {string} how.prefix of the board's classes
 * @param {string} how.lang
 * @param {(phone: boolean, places: {side: HTMLElement, hand: HTMLElement}) => void} how.arrange
 */
export function createLayout({ tray, side, prefix, lang, arrange }) {
  const small = matchMedia(PHONE);
  const beside = h("div", { class: `${prefix} ${prefix}-side`, lang });
  const held = h("div", { class: `${prefix} ${prefix}-hand`, lang });
  let spectating = false;

  function place() {
    const phone = small.matches && !!side;
    const hand = phone && tray.place && !spectating ? held : beside;
    for (const one of [beside, held]) {
      one.remove();
      one.replaceChildren();
    }
    arrange(phone, { side: beside, hand });
    if (!phone) return;
    side?.append(beside);
    if (hand === held) tray.place?.append(held);
  }

  tray.arrange = place;
  small.addEventListener("change", place);

  return {
    place,
    /** Somebody else's eyes may have no hand. @param {{seat: number|null}} message */
    update({ seat }) {
      if (spectating === (seat === null)) return;
      spectating = seat === null;
      place();
    },
    get phone() {
      return small.matches && !!side;
    },
    destroy() {
      small.removeEventListener("change", place);
      tray.arrange = () => {};
      beside.remove();
      held.remove();
    },
  };
}
