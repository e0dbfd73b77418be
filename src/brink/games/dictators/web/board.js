// The board of Revenge of the Dictators for the shell: map, passports, decks. See `createBoard`.

import { createKit } from "/kit/board.js";
import { dress, picture } from "/kit/drawing.js";
import { h } from "/lib/dom.js";
import { changes } from "./changes.js";
import { createMap } from "./map.js";
import { createPanel } from "./panel.js";
import { PREFIX, seatSign } from "./pieces.js";
import { createTabled } from "./tabled.js";

export { createHand } from "./cards.js";
export { createGuide } from "./guide.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Board} Board */
/** @typedef {import("./wire.js").Names} Names */
/** @typedef {import("/kit/board.js").Kit<View, Board, Names, import("./wire.js").Verb, import("./wire.js").Piece>} Kit */
/** @typedef {import("/lib/types.js").BoardContext<Board, Names>} Context */
/** @typedef {import("/lib/types.js").TableMessage<View>} Message */

await dress(import.meta.url, ["board.css", "map.css", "cards.css"]);

/** @param {HTMLElement} root @param {Context} context */
export function createBoard(root, context) {
  /** @type {Kit} */
  const kit = createKit(context, { prefix: PREFIX, explain: (offer) => context.why(offer.action) });
  const place = h("div", { class: "rd-map-place" });
  const table = h("div", { class: "rd rd-outer", lang: kit.lang }, h("div", { class: "rd-board" }, place));
  root.append(table);
  const map = createMap(place, kit);
  const mini = h("div", { class: "rd-mini" });
  map.frame.append(mini);
  const panel = createPanel(context.side, kit, map.point);
  const tabled = createTabled(map.frame, kit);

  /** Where the map has a small screen for itself, the little that one must always see. */
  function inBrief() {
    const { view, outcome, seats } = kit.seen;
    const { active, actions_left: left } = view;
    const level = h("b", { class: `rd-level rd-level-${view.defcon} rd-now` }, view.defcon);
    const turn = h(
      "span",
      { class: `rd-mini-seat rd-seat-${active}` },
      picture(seatSign(active), { class: "rd-icon" }),
      seats[active]?.name,
      h("i", null, "●".repeat(left) + "○".repeat(Math.max(0, 3 - left))),
    );
    return [h("span", null, kit.say("defcon")), level, ...(outcome ? [] : [turn])];
  }

  return {
    /** @param {Message} message what the server sent @param {Message|null} [before] an earlier message: show what changed since then */
    update(message, before) {
      kit.update(message);
      const changed = changes(before?.view, message.view, kit.board);
      map.update(changed);
      panel.update(changed);
      tabled.update();
      mini.replaceChildren(...inBrief());
      table.classList.toggle("rd-over", Boolean(message.outcome));
    },
    destroy() {
      kit.destroy();
      map.destroy();
      panel.destroy();
      table.remove();
    },
  };
}
