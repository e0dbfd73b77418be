// All cards of the game, an army at a time.

import { createTabs, inFront } from "/kit/front.js";
import { tells } from "/kit/menu.js";
import { h } from "/lib/dom.js";
import { createCard, slipOf } from "./cards.js";

/** @param {import("./world.js").World} world */
export function createGallery(world) {
  const { board, names, say, menu, lang } = world;
  const cards = [...board.units, ...board.supports];
  const armies = [...new Set(cards.map(({ faction }) => faction))].sort((a, b) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
  const list = h("ul");
  const titles = armies.map(
    (faction) => /** @type {const} */ ([`${faction}`, names.faction[faction] ?? say("gallery-all")]),
  );
  const { tabs, mark } = createTabs("faction", titles, show);
  const close = h("button", { type: "button", onclick: () => list.closest("dialog")?.close() }, say("close"));
  const header = h("header", null, h("h2", null, say("gallery")), tabs, close);

  /** @param {number} number */
  const item = (number) => tells(h("li", { tabindex: "0" }, createCard(number)), menu, () => slipOf(number));

  /** @param {string} faction */
  function show(faction) {
    mark(faction);
    list.replaceChildren(...cards.filter((card) => String(card.faction) === faction).map(({ number }) => item(number)));
  }

  function open() {
    const { view, seat } = world.seen;
    show(String(view.players[seat ?? 0].faction));
    inFront({ class: "gm gm-gallery", lang, "aria-label": say("gallery") }, header, list);
  }

  return h("button", { type: "button", class: "gm-all", onclick: open }, say("gallery"));
}
