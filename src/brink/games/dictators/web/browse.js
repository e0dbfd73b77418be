// What lies open, to look through: the discard piles, and a gallery of all cards there are.

import { createTabs, inFront } from "/kit/front.js";
import { h, span } from "/lib/dom.js";
import { createCard } from "./cards.js";

/** @typedef {import("./cards.js").Face} Face */
/** @typedef {"discard"|"fathers"|"president"|"all-cards"} Shelf */

/** @param {import("./board.js").Kit} kit @param {(face: Face) => void} enlarge */
export function createBrowser(kit, enlarge) {
  const { board, say } = kit;
  const command = (/** @type {number} */ card) => ({ card });
  const presidential = (/** @type {number} */ card) => ({ card, presidential: true });

  /** The latest first. @returns {Record<Shelf, Face[]>} */
  const shelves = () => ({
    discard: kit.seen.view.discard.map(command).reverse(),
    fathers: kit.seen.view.father_discard.map(command).reverse(),
    president: kit.seen.view.president_discard.map(presidential).reverse(),
    "all-cards": [...board.cards.keys()].map(command).concat([...board.presidential.keys()].map(presidential)),
  });

  /** @param {Face} face @param {boolean} counted */
  function item(face, counted) {
    const copies = face.presidential ? 1 : board.cards[face.card].copies;
    const look = { type: "button", class: "rd-table-card", onclick: () => enlarge(face) };
    return h(
      "li",
      null,
      h("button", look, createCard(face, kit)),
      counted && copies > 1 && span("rd-copies", `×${copies}`),
    );
  }

  /** @param {Shelf} first */
  function open(first) {
    const all = shelves();
    const list = h("ul", { class: "rd-browse-cards" });
    const shelf = (/** @type {string} */ key) => all[/** @type {Shelf} */ (key)];
    const titles = Object.keys(all).map((key) => /** @type {const} */ ([key, `${say(key)} (${shelf(key).length})`]));
    const { tabs, mark } = createTabs("shelf", titles, turnTo);
    /** @param {string} key */
    function turnTo(key) {
      const faces = shelf(key).map((face) => item(face, key === "all-cards"));
      list.replaceChildren(...(faces.length ? faces : [h("li", null, say("empty"))]));
      mark(key);
    }
    const close = { type: "button", class: "rd-browse-close", "aria-label": say("close"), onclick: () => box.close() };
    const header = h("header", null, h("nav", null, tabs), h("button", close, "×"));
    turnTo(first);
    const box = inFront({ class: "rd rd-browse", lang: kit.lang, "aria-label": say("browse") }, header, list);
  }

  return { open };
}
