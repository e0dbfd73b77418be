// All cards of the game, an army at a time.

import { tells } from "/kit/menu.js";
import { h } from "/lib/dom.js";
import { createCard, explain, unitCard } from "./cards.js";

/** @param {import("./world.js").World} world */
export function createGallery(world) {
  const { board, names, say, menu, lang } = world;
  const cards = [...board.units, ...board.supports];
  const armies = [...new Set(cards.map(({ faction }) => faction))].sort((a, b) => (a < 0 ? 1 : b < 0 ? -1 : a - b));
  const list = h("ul");
  const tabs = armies.map((faction) =>
    h(
      "button",
      { type: "button", data: { faction: String(faction) }, onclick: () => show(faction) },
      names.faction[faction] ?? say("gallery-all"),
    ),
  );
  const close = h("button", { type: "button", onclick: () => box.close() }, say("close"));
  const header = h("header", null, h("h2", null, say("gallery")), tabs, close);
  /** @type {HTMLDialogElement} */
  const box = h(
    "dialog",
    { class: "gm gm-gallery", lang, "aria-label": say("gallery"), onclose: () => void box.remove() },
    header,
    list,
  );

  /** @param {number} number */
  function item(number) {
    const card = h("li", { tabindex: "0" }, createCard(number));
    tells(card, menu, () => ({
      title: names.card[number],
      lines: unitCard(number) ? explain(number) : [],
      face: createCard(number, { size: 250, full: true }),
    }));
    return card;
  }

  /** @param {number} faction */
  function show(faction) {
    tabs.forEach((tab, n) => tab.setAttribute("aria-pressed", String(armies[n] === faction)));
    list.replaceChildren(...cards.filter((card) => card.faction === faction).map(({ number }) => item(number)));
  }

  function open() {
    const { view, seat } = world.seen;
    show(view.players[seat ?? 0].faction);
    document.body.append(box);
    box.showModal();
  }

  return h("button", { type: "button", class: "gm-all", onclick: open }, say("gallery"));
}
