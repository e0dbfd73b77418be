// What lies open, to look through: the discard piles, and a gallery of all cards there are.

import { h } from "/lib/dom.js";
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
      counted && copies > 1 && h("span", { class: "rd-copies" }, `×${copies}`),
    );
  }

  /** @param {Shelf} first */
  function open(first) {
    const all = shelves();
    const list = h("ul", { class: "rd-browse-cards" });
    const tabs = h("nav", null);
    /** @param {Shelf} shelf */
    const turnTo = (shelf) => {
      list.replaceChildren(...all[shelf].map((face) => item(face, shelf === "all-cards")));
      if (!all[shelf].length) list.append(h("li", null, say("empty")));
      for (const tab of tabs.children)
        tab.setAttribute("aria-pressed", String(tab.getAttribute("data-shelf") === shelf));
    };
    const names = /** @type {Shelf[]} */ (Object.keys(all));
    tabs.append(
      ...names.map((shelf) =>
        h(
          "button",
          { type: "button", data: { shelf }, onclick: () => turnTo(shelf) },
          `${say(shelf)} (${all[shelf].length})`,
        ),
      ),
    );
    const box = h(
      "dialog",
      {
        class: "rd rd-browse",
        lang: kit.lang,
        "aria-label": say("browse"),
        onclick: (event) => {
          if (event.target === box) box.close();
        },
        onclose: () => {
          box.remove();
        },
      },
      h(
        "header",
        null,
        tabs,
        h(
          "button",
          {
            type: "button",
            class: "rd-browse-close",
            "aria-label": say("close"),
            onclick: () => {
              box.close();
            },
          },
          "×",
        ),
      ),
      list,
    );
    turnTo(first);
    document.body.append(box);
    box.showModal();
  }

  return { open };
}
