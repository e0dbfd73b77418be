// The board of 2GM Tactics War Game for the shell: field, headquarters, phases, orders, hand. See `createBoard`.

import { h } from "/lib/dom.js";
import { dress } from "/lib/drawing.js";
import { createCard, explain, knowCards, tokenShape, weaponNumbers } from "./cards.js";
import { slots } from "./counters.js";
import { CARD_VERBS, createDesk, DESK_VERBS } from "./desk.js";
import { createField } from "./field.js";
import { createMenu } from "/lib/menu.js";
import { createTray } from "/lib/tray.js";
import { oddsTable, percent } from "./odds.js";
import { createPhases, createPost, createStock } from "./posts.js";
import { speaker } from "./words.js";

export { createCard } from "./cards.js";
export { createGuide } from "./guide.js";
export const handVerbs = [...CARD_VERBS, ...DESK_VERBS]; // on a phone the desk comes before the plain buttons for them

const STYLES = ["board.css", "field.css", "cards.css"];
const PHONE = "(max-width: 760px)";
// Where in an action its space stands; for the others it is where its unit is.
const SPACE_AT = { at: 1, wing: 1, go: 1, swap: 1, cover: 1, leave: 1, board: 1, assault: 1, clear: 1, drop: 1, bomb: 1, raze: 1, storm: 1, "shoot-hq": 1, unit: 3, unload: 3, cure: 3, repair: 3, shoot: 3, mount: 3, unmount: 3, on: 3, flak: 3 };
const UNIT_AT = new Set(["intercept", "escort", "against"]);
const OF_UNIT = new Set(["unit", "on", "mount", "unmount", "cure", "repair", "shoot", "flak", "intercept", "escort", "against"]);
const CHOOSING = new Set([3, 5]); // phases in which units are chosen: Movement, Shooting
const LETS_GO = { "move-unit": "stop", "unit-shoots": "back", aim: "back", "fighter-target": "back" };

await dress(import.meta.url, STYLES);

/** On a phone the cards go where the shell keeps the hand. */
const tray = createTray();
export const { createHand } = tray;

/** @param {HTMLElement} root @param {import("/lib/types.js").BoardContext} context */
export function createBoard(root, context) {
  const { board, names, texts, lang } = context;
  const say = speaker(texts);
  /** @type {any} what is shown: the message with its candidates */
  let seen = null;
  /** @type {{version: number, actions: any[][]} | null} what follows by itself once the first action has been done */
  let intended = null;

  /** @param {any[]} action @param {any[][]} [then] */
  function act(action, then = []) {
    intended = then.length ? { version: seen.version, actions: then } : null;
    context.act(action);
  }

  const menu = createMenu({ act, say, lang, prefix: "gm", place: placeSlip });
  const world = {
    board, names, texts, say, menu, act, range: /** @type {number | null} */ (null), slipOf: /** @type {any} */ (null),
    side: () => (seen?.seat ?? 0) & 1,
    isOnSpace: (action) => placeOf(action) >= 0,
    offersAt, offersAtHq, choicesAt, offersOfUnit, offerFor, weaponOf, describe, slipAt, slipOfUnit, press, pressSpace, openCard, cardRow, showRange,
  };
  knowCards(world);
  const field = createField(world);
  const desk = createDesk(world);
  const phases = createPhases(world);
  const posts = [createPost(world, true), createPost(world, false)];
  const stock = createStock(world);

  const stage = h("div", { class: "gm-stage" }, phases.root, posts[0].root, field.frame, posts[1].root);
  const deskPlace = h("div", { class: "gm-desk" });
  const sidePlace = h("div", { class: "gm gm-side", lang });
  const handPlace = h("div", { class: "gm gm-hand", lang });
  const table = h("div", { class: "gm gm-outer", lang }, stage, deskPlace);
  root.append(table);

  // -- what an action is about ------------------------------------------------------------------------------------

  /** @param {any[]} action @returns {number} -1: nowhere on the field */
  function placeOf(action) {
    const [verb] = action;
    if (UNIT_AT.has(verb)) return seen.view.units.find((unit) => unit.unit === action[1])?.place ?? -1;
    const at = SPACE_AT[verb];
    return at === undefined ? -1 : action[at];
  }

  const sameAction = (a, b) => JSON.stringify(a) === JSON.stringify(b);

  /** @param {number} place */
  function offersAt(place) {
    return seen.candidates.filter(({ action }) => placeOf(action) === place).map(withOdds);
  }

  /** What can be done to the headquarters itself, not to the airplanes parked there. @param {number} place */
  function offersAtHq(place) {
    return offersAt(place).filter(({ action }) => !OF_UNIT.has(action[0]));
  }

  function offersOfUnit(unit) {
    return seen.candidates.filter(({ action }) => OF_UNIT.has(action[0]) && (action[1] === unit.unit || action[4] === unit.unit)).map(withOdds);
  }

  /** The chances of a shot beside what one may do. */
  function withOdds(offer) {
    const shot = seen.view.shots.find((one) => sameAction(one.action, offer.action));
    if (!shot || offer.reason) return offer;
    return { ...offer, hint: percent(shot.odds.hit), detail: oddsTable(shot, weaponOf(shot, seen.view), { say, texts }) };
  }

  function weaponOf(shot, view) {
    const { focus } = view;
    const slot = shot.slot >= 0 ? shot.slot : ["weapon", "react"].includes(shot.action[0]) ? shot.action[1] : Math.max(0, focus.slot);
    const shooter = shot.action[0] === "react" ? focus.target : ["flak", "intercept"].includes(shot.action[0]) ? shot.action[1] : focus.unit;
    const unit = view.units.find((one) => one.unit === shooter);
    if (["weapon", "react"].includes(shot.action[0])) return board.weapons[shot.action[2]];
    if (!unit || shot.action[0] === "pass") return null;
    const card = board.units[unit.card];
    if (shot.action[0] === "flak") return null;
    return slot ? board.tokens[card.options[slot - 1].token].weapon : card.weapon;
  }

  /** A shot as something one may do now, if need be after choosing the weapon. */
  function offerFor(shot) {
    const at = seen.candidates.find((offer) => !offer.reason && sameAction(offer.action, shot.action));
    if (at) return at;
    const first = seen.candidates.find(({ action, reason }) => !reason && action[0] === "weapon" && action[1] === shot.slot);
    return first ? { action: first.action, text: first.text, then: [shot.action] } : null;
  }

  /** Shots at a space while the weapon is still to be chosen. */
  function plansAt(place) {
    if (seen.prompt?.step !== "unit-shoots") return [];
    return seen.view.shots.filter((shot) => shot.place === place).flatMap((shot) => {
      const offer = offerFor(shot);
      if (!offer?.then) return [];
      const target = seen.view.units.find((unit) => unit.unit === shot.target);
      return [{ ...offer, text: target ? `${offer.text} → ${names.card[target.card]}` : offer.text, hint: percent(shot.odds.hit), detail: oddsTable(shot, weaponOf(shot, seen.view), { say, texts }) }];
    });
  }

  /** Everything that a press on a space may do at once. @param {number} place */
  function choicesAt(place) {
    return [...offersAt(place), ...plansAt(place)];
  }

  /** Another unit of one's own while one is chosen: let that go, then take this. */
  function insteadAt(place) {
    const { view, seat, prompt } = seen;
    const stop = seen.candidates.find(({ action, reason }) => !reason && action[0] === LETS_GO[prompt?.step]);
    if (!stop || !CHOOSING.has(view.phase)) return [];
    return view.units.filter((unit) => unit.place === place && unit.seat === seat && unit.carrier < 0 && unit.unit !== view.focus.unit)
      .map((unit) => ({ action: stop.action, then: [["unit", unit.unit, unit.card, unit.place]], text: `${stop.text} → ${names.card[unit.card]}` }));
  }

  /** What the chosen unit may do without another space. */
  const ownOffers = (place) => {
    const unit = seen.view.units.find((one) => one.unit === seen.view.focus.unit);
    if (!unit || unit.place !== place) return [];
    return seen.candidates.filter(({ action }) => placeOf(action) < 0 && !CARD_VERBS.includes(action[0])).map(withOdds);
  };

  // -- in words ---------------------------------------------------------------------------------------------------

  const unitsAt = (place) => seen.view.units.filter((unit) => unit.place === place && unit.carrier < 0);
  const owner = (unit) => names.faction[seen.view.players[unit.seat].faction];

  /** For those who hear the board. @param {number} place */
  function describe(place) {
    const { view } = seen;
    const natural = board.naturals[view.natural[place]];
    const words = [names.space[place], natural.id === "plain" && view.terrain[place] >= 0 ? "" : names.natural[natural.number], view.terrain[place] >= 0 ? names.terrain[view.terrain[place]] : "", view.smoke[place] ? say("smoke") : "", ...unitsAt(place).map((unit) => `${owner(unit)}: ${names.card[unit.card]}, ${say("lives", { n: unit.life - unit.wounds, of: unit.life })}`)];
    const legal = choicesAt(place).filter((offer) => !offer.reason);
    return [...words, ...legal.map((offer) => offer.text)].filter(Boolean).join("; ");
  }

  function groundLines(place) {
    const { view } = seen;
    if (place >= view.spaces) return [];
    const line = (title, text) => h("span", { class: "gm-explained" }, h("b", null, title), " ", text);
    const natural = board.naturals[view.natural[place]];
    const lines = natural.id === "plain" && view.terrain[place] >= 0 ? [] : [line(names.natural[natural.number], texts[`natural-${natural.id}-text`] ?? "")];
    if (view.terrain[place] >= 0) {
      const card = board.terrains[view.terrain[place]];
      lines.push(line(card.hp ? `${names.terrain[card.number]} ${view.terrain_hp[place]}/${card.hp}` : names.terrain[card.number], texts[`terrain-${card.id}-text`] ?? ""));
    }
    if (view.smoke[place]) lines.push(line(say("smoke"), say("smoke-text")));
    const decides = board.scenarios[view.scenario]?.victory.some((goal) => [...goal.spaces, ...goal.some].includes(place % 48));
    if (view.control[place] >= 0 && decides) lines.push(say("control", { side: names.faction[view.players[view.control[place]].faction] }));
    const litter = board.tokens.filter((token) => (view.litter[place] >> token.number) & 1);
    if (litter.length) lines.push(say("litter", { what: litter.map((token) => names.token[token.number]).join(", ") }));
    return lines;
  }

  /** How a unit is now. */
  function stateLines(unit) {
    const { view } = seen;
    const name = (number) => names.card[view.units.find((one) => one.unit === number)?.card] ?? "";
    const cargo = view.units.filter((one) => one.carrier === unit.unit);
    const lines = [h("span", { class: "gm-now-line" }, h("b", null, say("lives", { n: unit.life - unit.wounds, of: unit.life })), unit.place < view.spaces && board.units[unit.card].type !== "airplane" ? ` · ${say("steps", { n: Math.max(0, unit.movement - unit.spent), of: unit.movement })}` : "")];
    for (const slot of slots(unit, board)) {
      const title = slot.token < 0 ? names.weapon[slot.weapon.number] : names.token[slot.token];
      const state = slot.state !== "ready" ? say(slot.state === "used" ? "token-used" : "token-grey") : slot.mounted ? say("token-mounted") : "";
      lines.push(h("span", { class: `gm-slot gm-slot-${slot.state}` }, slot.token < 0 ? null : tokenShape(board.tokens[slot.token], slot.state), h("b", null, title), slot.weapon ? weaponNumbers(slot.weapon, unit.ranges[slot.at] || slot.weapon.range) : null, state && h("i", null, state)));
    }
    if (unit.suppressed) lines.push(say("suppressed"));
    if (unit.smoke) lines.push(say("in-smoke"));
    if (unit.pair >= 0) lines.push(say("covered", { who: name(unit.pair) }));
    if (unit.carrier >= 0) lines.push(say("aboard", { who: name(unit.carrier) }));
    if (cargo.length) lines.push(say("carries", { who: cargo.map((one) => names.card[one.card]).join(", ") }));
    if (unit.cards.length) lines.push(say("attached", { what: unit.cards.map((card) => names.card[card]).join(", ") }));
    if (unit.assault >= 0) lines.push(say("assaults", { space: names.space[unit.assault] }));
    return lines;
  }

  /** @param {any} unit @param {any[]} [offers] */
  function slipOfUnit(unit, offers = []) {
    return { title: `${names.card[unit.card]} · ${names.space[unit.place] ?? ""}`, lines: stateLines(unit), offers, notes: offers.some((offer) => offer.detail) ? [] : explain(unit.card), face: createCard(unit.card, { size: 236, full: true }) };
  }

  /** @param {number} place */
  function slipAt(place) {
    const offers = [...choicesAt(place), ...insteadAt(place)];
    const here = unitsAt(place);
    if (place >= seen.view.spaces) return hqSlip(place, offers);
    if (!here.length) return { title: names.space[place], lines: [...groundLines(place), ...areaLines(place)], offers };
    const [first, ...others] = here;
    const slip = slipOfUnit(first, offers);
    return { ...slip, lines: [...slip.lines, ...areaLines(place), ...others.flatMap((unit) => [h("strong", null, names.card[unit.card]), ...stateLines(unit)])], notes: [...slip.notes, ...groundLines(place)] };
  }

  /** What a barrage on this space would do to each unit in its area. */
  function areaLines(place) {
    const { view } = seen;
    if (!view.areas.length || !view.shots.some((shot) => !shot.action.length)) return [];
    return view.shots.filter((shot) => view.areas[place]?.includes(shot.place))
      .map((shot) => h("div", { class: "gm-struck" }, h("b", null, `${names.card[view.units.find((unit) => unit.unit === shot.target)?.card] ?? ""} (${names.space[shot.place]})`), oddsTable(shot, null, { say, texts })));
  }

  /** What a narrow screen leaves out beside the field. */
  function stores(side) {
    const { players, income, supply } = seen.view;
    const decks = players.filter((_, seat) => (seat & 1) === side).map((one) => `${say("deck")}: ${one.deck} · ${say("hand-cards")}: ${one.hand.length} · ${say("discards")}: ${one.discard.length}`);
    return [...decks, say("income", { n: income[side], lines: supply[side] })];
  }

  function hqSlip(place, offers) {
    const hq = place - board.hq_places[0];
    const { view } = seen;
    const card = board.headquarters[view.players[hq & 1].faction];
    return { title: names.hq[view.players[hq & 1].faction], lines: [say("hq-life", { n: view.hq_hp[hq], of: card.hp, armor: card.armor }), say("hq-income", { n: card.income, max: card.maximum }), ...stores(hq & 1)], offers };
  }

  // -- pressing ---------------------------------------------------------------------------------------------------

  /** Something was pressed: do it, ask which, or say why not. @param {any[]} offers @param {any} anchor @param {boolean} touch @param {() => any} slip */
  function press(offers, anchor, touch, slip) {
    const legal = offers.filter((offer) => !offer.reason);
    menu.hide(true);
    if (legal.length === 1 && !touch) act(legal[0].action, legal[0].then);
    else menu.open(anchor, { ...slip(), offers });
  }

  function pressSpace(place, anchor, touch) {
    const offers = choicesAt(place);
    const legal = offers.filter((offer) => !offer.reason);
    if (legal.length) return press(offers, anchor, touch, () => slipAt(place));
    const instead = insteadAt(place);
    if (instead.length) {
      const chosen = seen.view.units.find((unit) => unit.unit === seen.view.focus.unit);
      const halfway = seen.prompt?.step === "move-unit" && chosen?.spent > 0;
      return press(instead, anchor, touch || halfway, () => slipAt(place));
    }
    menu.open(anchor, { ...slipAt(place), offers: [...offers, ...ownOffers(place)] });
  }

  function openCard(place, anchor) {
    menu.open(anchor, slipAt(place));
  }

  /** Cards in a row, each with its full face when pointed at. @param {number[]} cards */
  function cardRow(cards) {
    return [h("span", { class: "gm-card-row" }, cards.map((card) => createCard(card, { size: 104 })))];
  }

  function showRange(range) {
    world.range = range;
    field.refresh();
  }

  // -- the frame --------------------------------------------------------------------------------------------------

  const small = matchMedia(PHONE);
  let spectating = false;

  /** On a phone the orders and cards go to the hand, round and goal beside the board. */
  function arrange() {
    const phone = small.matches && Boolean(context.side);
    table.classList.toggle("gm-phone", phone);
    desk.cards.classList.toggle("gm-one-row", phone);
    if (phone) {
      const hand = tray.place && !spectating ? handPlace : sidePlace;
      sidePlace.replaceChildren(desk.head, stock.root, desk.dice);
      handPlace.replaceChildren();
      hand.prepend(desk.raid, desk.orders, desk.cards);
      context.side?.append(sidePlace);
      if (hand === handPlace) tray.place?.append(handPlace);
    } else {
      sidePlace.remove();
      handPlace.remove();
      deskPlace.replaceChildren(desk.head, desk.raid, desk.orders, desk.dice, desk.cards);
    }
    desk.fit();
  }
  tray.arrange = arrange;
  small.addEventListener("change", arrange);
  arrange();

  /** Once an action has been done, what was meant to follow, if it still may. */
  function goOn(message) {
    if (!intended || message.version <= intended.version) return;
    const [next, ...rest] = intended.actions;
    const legal = seen.candidates.some(({ action, reason }) => !reason && sameAction(action, next));
    intended = null;
    if (legal) queueMicrotask(() => act(next, rest));
  }

  let last = /** @type {any} */ (null);
  return {
    /** @param {any} message what the server sent @param {any} [before] an earlier message: show what changed since then */
    update(message, before) {
      const given = typeof context.candidates === "function" ? context.candidates() : [];
      seen = { ...message, candidates: message.candidates ?? given ?? message.legal ?? [] };
      menu.hide(!last || last.version !== message.version);
      if (spectating !== (message.seat === null)) {
        spectating = message.seat === null;
        arrange();
      }
      world.range = null;
      const fresh = last && last.version < message.version && last.seat === message.seat ? last.view : null;
      field.update(seen, before?.view ?? fresh, Boolean(before?.view));
      for (const part of [...posts, stock]) part.update(seen);
      phases.update(seen);
      desk.update(seen);
      table.classList.toggle("gm-wide", message.view.spaces > 48);
      table.classList.toggle("gm-over", Boolean(message.outcome));
      table.classList.toggle("gm-asked", seen.candidates.length > 0);
      last = message;
      goOn(message);
    },
    destroy() {
      small.removeEventListener("change", arrange);
      tray.arrange = () => {};
      menu.destroy();
      desk.destroy();
      field.destroy();
      for (const part of [table, sidePlace, handPlace]) part.remove();
    },
  };
}

/** Beside the field rather than over it, else beside what it is about, else above or below. @type {import("/lib/menu.js").Place} */
function placeSlip(box, { width, height }, from) {
  const gap = 10;
  const field = from?.closest(".gm-field")?.getBoundingClientRect();
  const left = field && field.right + width + gap < innerWidth ? field.right + 4 : box.left - width - gap > 4 ? box.left - width - gap : box.right + gap;
  if (left + width <= innerWidth - 4) return [left, box.top + box.height / 2 - height / 2];
  return [box.left + box.width / 2 - width / 2, box.top - height - gap > 4 ? box.top - height - gap : box.bottom + gap];
}
