// The board of 2GM Tactics War Game for the shell: field, headquarters, phases, orders, hand. See `createBoard`.

import { createKit } from "/kit/board.js";
import { since } from "/kit/changes.js";
import { pieceOf, sameAction, verbOf } from "/kit/choices.js";
import { createDrag } from "/kit/drag.js";
import { dress } from "/kit/drawing.js";
import { createLayout, createTray } from "/kit/tray.js";
import { div, h } from "/lib/dom.js";
import { knowCards } from "./cards.js";
import { createDesk } from "./desk.js";
import { createField } from "./field.js";
import { createBrief } from "./goal.js";
import { createOnward } from "./onward.js";
import { createOrders } from "./orders.js";
import { createPhases, createPost, createStock } from "./posts.js";
import { createSlips } from "./slips.js";
import { sideOf, unitIn, unitsAt } from "./world.js";

export { createCard } from "./cards.js";
export { describe } from "./describe.js";
export { createGuide } from "./guide.js";
export { seatMark } from "./marks.js";

/** @typedef {import("./world.js").View} View */
/** @typedef {import("/lib/types.js").TableMessage<View>} Message */

await dress(import.meta.url, ["board.css", "field.css", "cards.css"]);

/** On a phone the cards go where the shell keeps the hand. */
const tray = createTray();
export const { createHand } = tray;

/** @param {HTMLElement} root @param {import("/lib/types.js").BoardContext<import("./world.js").Board, import("./world.js").Names>} context */
export function createBoard(root, context) {
  const { lang, side } = context;
  const names = { ...context.names, space: [...context.names.space] };
  const idle = idleOn(context.board);
  /** @type {import("./world.js").Kit} */
  const kit = createKit({ ...context, names }, { prefix: "gm", place: placeSlip, skips, idle, during });
  const ordered = Object.assign(kit, createOrders(kit));
  const range = /** @type {number|null} */ (null);
  /** @type {import("./world.js").World} */
  const world = Object.assign(ordered, createSlips(ordered), { range, showRange });
  knowCards(kit);
  const field = createField(world);
  const desk = createDesk(world);
  const phases = createPhases(world);
  const brief = createBrief(world);
  const posts = [createPost(world, true), createPost(world, false)];
  const stock = createStock(world);
  const parts = [...posts, stock, phases, brief, desk];

  const seen = ".gm-unit, .gm-hp, .gm-chance, .gm-hq, .gm-ap"; // of these a moment hides as few as it can
  const stage = h(
    "div",
    { class: "gm-stage", data: { moments: seen } },
    div("gm-top", brief.root, phases.root),
    posts[0].root,
    field.frame,
    posts[1].root,
  );
  const briefing = div("gm-briefing"); // whatever is in it, the hand stays where it is
  const deskPlace = div("gm-desk");
  const table = h("div", { class: "gm gm-outer kit-low-sheet", lang }, stage, deskPlace);
  root.append(table);

  /** Of a weapon that is pointed at. @param {number|null} range */
  function showRange(range) {
    world.range = range;
    field.refresh();
  }

  /** On a phone the orders and cards go to the hand, round and goal beside the board. */
  const layout = createLayout({
    ...{ tray, side, lang, prefix: "gm" },
    arrange(phone, places) {
      table.classList.toggle("gm-phone", phone);
      desk.cards.classList.toggle("gm-one-row", phone);
      desk.cards.classList.toggle("gm-short", phone); // the field needs the height
      if (phone) {
        places.side.append(desk.head, stock.root, desk.dice);
        places.hand.prepend(desk.played, desk.raid, desk.orders, desk.cards);
      } else {
        briefing.replaceChildren(desk.head, desk.played, desk.raid, desk.orders, desk.dice);
        deskPlace.replaceChildren(briefing, desk.cards);
      }
      desk.fit();
    },
  });
  layout.place();

  /** @type {Message|null} */
  let last = null;
  let turned = false; // the turn that was drawn before is over
  const onward = createOnward(world);
  const drag = createDrag(table, {
    pieces: ".gm-space, .gm-hq, .gm-plane, .gm-card-button",
    prefix: "gm",
    holds: (piece) => {
      const card = cardOf(piece);
      return card < 0 ? world.mine(unitsOf(piece)).length > 0 : Boolean(world.aimOf(card));
    },
    chosen: (piece) => unitsOf(piece).some(({ unit }) => unit === world.seen.view.focus.unit),
    instead(piece) {
      const { place } = /** @type {HTMLElement} */ (piece).dataset;
      const [way, another] = place === undefined ? [] : world.insteadAt(Number(place));
      if (!way || another) return false;
      world.act(way.action, way.after);
      return true;
    },
    lands(piece, target) {
      const card = cardOf(piece);
      if (cardOf(target) >= 0) return false; // back to the hand, or beside it
      return card < 0 || world.aimOf(card)?.spaces.includes(placeOf(target)) || whyNot(card, target);
    },
    version: () => world.seen.version,
  });

  /** The card of the hand that this is. @param {Element} piece */
  const cardOf = (piece) => Number(/** @type {HTMLElement} */ (piece).dataset.card ?? -1);

  /** A space, an HQ, or where an airplane is parked. @param {Element} piece */
  function placeOf(piece) {
    const { place, hq } = /** @type {HTMLElement} */ (piece).dataset;
    if (hq !== undefined) return context.board.hq_places[Number(hq)];
    return Number(place ?? unitsOf(piece)[0]?.place ?? -1);
  }

  /** Nothing was played: the card is not for this space. @param {number} card @param {HTMLElement|SVGElement} target */
  function whyNot(card, target) {
    const { spaces = [] } = world.aimOf(card) ?? {};
    const about = { card: names.card[card], space: names.space[placeOf(target)] };
    const nowhere = card >= context.board.units.length && spaces.every((place) => place >= world.seen.view.spaces);
    kit.menu.open(target, { title: about.card, lines: [kit.say(nowhere ? "drop-on-hq" : "drop-elsewhere", about)] });
    return false;
  }

  /** Whoever is on what is pressed. @param {Element} piece */
  function unitsOf(piece) {
    const { place, unit } = /** @type {HTMLElement} */ (piece).dataset;
    const one = unitIn(world.seen.view, Number(unit ?? -1));
    return place === undefined ? (one ? [one] : []) : unitsAt(world.seen.view, Number(place));
  }

  return {
    /** @param {Message} message what the server sent @param {Message|null} [earlier] show what changed since then */
    update(message, earlier) {
      const seen = kit.update(message);
      for (const [hq, place] of context.board.hq_places.entries())
        names.space[place] = kit.say(hq > 1 ? "hq-of-second" : "hq-of", { side: seen.roles[hq & 1] });
      layout.update(message);
      world.range = null;
      const { before, pointing } = since(last, message, earlier);
      turned = before !== null && before.turn !== message.view.turn;
      field.update(seen, before, pointing);
      for (const part of parts) part.update(seen);
      table.classList.toggle("gm-wide", message.view.spaces > 48);
      table.classList.toggle("gm-over", Boolean(message.outcome));
      table.classList.toggle("gm-asked", seen.candidates.length > 0);
      onward(seen);
      drag.update();
      last = message;
    },
    /** @param {readonly import("/lib/types.js").LogLine[]} log @param {readonly import("/lib/types.js").LogLine[]} fresh */
    hear(log, fresh) {
      if (turned) field.hear(fresh);
      desk.hear(log);
    },
    ends() {
      const end = world.seen.version === world.unasked ? world.finish() : null; // to let go of whom nobody chose is nothing
      return end && (() => world.act(end.action, end.after));
    },
    destroy() {
      for (const part of [layout, kit, desk, field, drag]) part.destroy();
      table.remove();
    },
  };
}

/** "Done" is meant for this phase: it may have ended by itself, and the next one is not over by that. A card of the next phase waits for it. @param {View} view @param {import("/lib/types.js").Action} next */
const during = ({ turn, phase, coming }, next) =>
  coming.some(({ action }) => sameAction(action, next)) ? "" : `${turn} ${phase}`;

/** An occasion is a phase of a turn, and there each card that is equipped. @param {Message} message */
const skips = ({ view, prompt }) => `${view.turn} ${view.phase} ${prompt?.step} ${view.focus.card}`;

/** Nobody is asked whether to fire at forests, to mount a weapon where no enemy can come, or to arm a bomber against fighters that there are not. @param {import("./world.js").Board} board */
const idleOn =
  ({ tokens, units }) =>
  (/** @type {import("./world.js").Candidate} */ offer, /** @type {Message} */ message) => {
    const { view, prompt } = message;
    const verb = verbOf(offer);
    const mine = sideOf(message);
    const flies = view.units.some(({ seat, card }) => (seat & 1) !== mine && units[card].type === "airplane");
    return (
      (prompt?.step === "shooting" && view.only_ground && verb === "unit") ||
      (prompt?.step === "flip-over" && verb === "mount" && !view.ready.includes(pieceOf(offer, "unit"))) ||
      (verb === "buy" && !flies && Boolean(tokens[pieceOf(offer, "token")].weapon?.air_only))
    );
  };

/** Beside the field rather than over it, else beside what it is about, else above or below. @type {import("/kit/menu.js").Place} */
function placeSlip(box, { width, height }, from) {
  const gap = 10;
  const field = from?.closest(".gm-field")?.getBoundingClientRect();
  const beside = box.left - width - gap > 4 ? box.left - width - gap : box.right + gap;
  const left = field && field.right + width + gap < innerWidth ? field.right + 4 : beside;
  if (left + width <= innerWidth - 4) return [left, box.top + box.height / 2 - height / 2];
  return [box.left + box.width / 2 - width / 2, box.top - height - gap > 4 ? box.top - height - gap : box.bottom + gap];
}
