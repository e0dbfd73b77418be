// The board of Revenge of the Dictators for the shell: map, passports, decks. See `createBoard`.

import { createKit } from "/kit/board.js";
import { dress, picture } from "/kit/drawing.js";
import { div, h, showing, span } from "/lib/dom.js";
import { changes } from "./changes.js";
import { draw } from "./describe.js";
import { ATLAS } from "./land.js";
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

/** @type {Message|null} the table that is looked at, if it is drawn by this board */
let watched = null;

/** A piece whose name is opened. @param {string} kind @param {number} number @param {import("./describe.js").Shown} context */
export const describe = (kind, number, context) => draw(kind, number, context, watched);

const PHONE = 500; // pixels of width, and of the strip for cards on the table:
const [NARROWEST, WIDEST] = [64, 170]; // beside the map
const [LOWEST, HIGHEST] = [60, 120]; // below it
const TOOLS = 46;

await dress(import.meta.url, ["board.css", "map.css", "cards.css"]);

/** A card that can be aimed at one thing alone asks nobody at what: once a card, and whoever takes that back is asked. @param {Message} message */
const lone = ({ prompt, view }) => (prompt?.step === "aim" ? `${view.turn} ${prompt.text}` : "");

/** @param {HTMLElement} root @param {Context} context */
export function createBoard(root, context) {
  /** @type {Kit} */
  const kit = createKit(context, { prefix: PREFIX, explain: (offer) => context.why(offer.action), lone });
  const place = div("rd-map-place");
  const table = h("div", { class: "rd rd-outer", lang: kit.lang }, div("rd-board", place));
  root.append(table);
  makeRoom(); // before the map is drawn: it would be drawn twice
  const map = createMap(place, kit);
  const mini = div("rd-mini");
  place.append(mini);
  const panel = createPanel(context.side, kit, map.point);
  const tabled = createTabled(place, kit);
  const room = new ResizeObserver(makeRoom);
  room.observe(place);

  /** Nothing lies over the map: the cards on the table and the map's buttons have a strip of their own, always, where the map leaves most room. */
  function makeRoom() {
    const { clientWidth: wide, clientHeight: high } = place;
    const beside = wide - (high * ATLAS.width) / ATLAS.height - TOOLS;
    const below = high - (wide * ATLAS.height) / ATLAS.width;
    const where = wide <= PHONE ? "phone" : beside >= NARROWEST ? "beside" : "below";
    place.dataset.room = where;
    const strip = where === "beside" ? Math.min(WIDEST, beside) : Math.min(HIGHEST, Math.max(LOWEST, below));
    place.style.setProperty("--rd-strip", `${Math.floor(strip)}px`);
  }

  /** Where the map has a small screen for itself, the little that one must always see. */
  function inBrief() {
    const { view, outcome, seats } = kit.seen;
    const { active, actions_left: left } = view;
    const level = h("b", { class: `rd-level rd-level-${view.defcon} rd-now` }, view.defcon);
    const turn = span(
      `rd-mini-seat rd-seat-${active}`,
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
      watched = message;
      const changed = changes(before?.view, message.view, kit.board);
      map.update(changed);
      panel.update(changed);
      tabled.update();
      const { defcon, active, actions_left } = message.view;
      showing(mini, [defcon, active, actions_left, message.outcome, message.seats[active]?.name], inBrief);
      table.classList.toggle("rd-over", Boolean(message.outcome));
    },
    /** An interruption that one is asked about lies on the table. @param {import("/lib/wire.js").LogText} line */
    shows: ({ moment, about }) =>
      moment === "interrupted" && kit.seen.prompt?.seat === kit.seen.view.seat && tabled.holds(about?.card),
    destroy() {
      watched = null;
      room.disconnect();
      kit.destroy();
      map.destroy();
      panel.destroy();
      table.remove();
    },
  };
}
