// What may be done where: on a space, with a unit, at a headquarters; shots with their chances.

import { legal, pieceOf, sameAction, verbOf } from "/kit/choices.js";
import { percent } from "/kit/words.js";
import { chanceOf, oddsTable } from "./odds.js";
import { AIMING, CHOSEN, sideOf, unitIn, unitsAt } from "./world.js";

/** @typedef {import("./world.js").Kit} Kit */
/** @typedef {import("./world.js").Offer} Offer */
/** @typedef {import("./world.js").Candidate} Candidate */
/** @typedef {import("./world.js").Unit} Unit */
/** @typedef {import("./world.js").Shot} Shot */

/** Phases in which units are chosen. @type {Record<number, string>} */
const ENDS = { 3: "movement", 5: "shooting" };
const AREAS = ["at", "bomb"]; // where several spaces are struck at once
const HARMLESS = ["unit", "go", "at", "place", "unload"]; // what a finger may do without reading about it first
const ASKING = ["deploy", "load", "bring"]; // of cards: it is asked where they come, and nothing is paid before that

/** @param {Kit} kit */
export function createOrders(kit) {
  const { board, names } = kit;

  /** Where an action takes place: on its space, else where its unit is; -1: nowhere on the field. @param {Candidate} offer */
  function placeOf(offer) {
    if ("space" in offer.about) return pieceOf(offer, "space");
    return unitIn(kit.seen.view, pieceOf(offer, "unit"))?.place ?? -1;
  }

  /** The weapon of a shot; nobody needs to be told it where the gun or the card says all. @param {Shot} shot */
  function weaponOf(shot) {
    const { view } = kit.seen;
    const [verb] = shot.action;
    const chosen = kit.choices.find(shot.action);
    if (chosen && "weapon" in chosen.about) return board.weapons[pieceOf(chosen, "weapon")];
    const by = chosen && verb === "intercept" ? pieceOf(chosen, "unit") : view.focus.unit;
    const card = board.units[unitIn(view, by)?.card ?? -1];
    if (!verb && !card) return board.supports[view.focus.card - board.units.length]?.weapon ?? null; // a barrage
    if (!card || verb === "pass" || verb === "flak") return null;
    const slot = Math.max(0, shot.slot >= 0 ? shot.slot : view.focus.slot);
    return slot ? board.tokens[card.options[slot - 1].token].weapon : card.weapon;
  }

  /** With the chances of the shots among them, where one reads about them. @param {Offer[]} offers @returns {Offer[]} */
  const withOdds = (offers) =>
    offers.map((offer) => {
      const { shot } = offer;
      if (!shot) return offer;
      return { ...offer, hint: percent(chanceOf(shot, kit.seen)), detail: oddsTable(shot, weaponOf(shot), kit) };
    });

  /** Beside what one may do, the shot that it is. @param {Candidate} offer @returns {Offer} */
  function asShot(offer) {
    const shot = offer.reason ? null : kit.seen.view.shots.find((one) => sameAction(one.action, offer.action));
    return shot ? { ...offer, shot } : offer;
  }

  /** @param {number} place */
  const offersAt = (place) => kit.choices.all.filter((offer) => placeOf(offer) === place).map(asShot);

  /** A shot as something one may do now, if need be after choosing the weapon. @param {Shot} shot @returns {Offer|null} */
  function offerFor(shot) {
    const now = kit.choices.find(shot.action);
    if (now && !now.reason) return now;
    const [first] = legal(kit.choices.of({ slot: shot.slot }, "weapon"));
    return first ? { action: first.action, text: first.text, after: [shot.action], shot } : null;
  }

  /** While the weapon is still to be chosen: of two machine guns one is as good as the other. @param {Shot[]} shots */
  function distinct(shots) {
    const alike = new Set();
    return shots.filter((shot) => {
      const key = [weaponOf(shot)?.number, shot.target, shot.place].join();
      return kit.seen.prompt?.step !== "unit-shoots" || (!alike.has(key) && alike.add(key));
    });
  }

  /** Shots while the weapon is still to be chosen. @param {(shot: Shot) => boolean} fits @returns {Offer[]} */
  function plans(fits) {
    const { view, prompt } = kit.seen;
    if (prompt?.step !== "unit-shoots") return [];
    return distinct(view.shots.filter(fits)).flatMap((shot) => {
      const offer = offerFor(shot);
      if (!offer?.after) return [];
      const target = unitIn(view, shot.target);
      return [{ ...offer, text: target ? `${offer.text} → ${names.card[target.card]}` : offer.text }];
    });
  }

  /** While a unit is equipped: it comes as it is. @param {number} place @returns {Offer[]} */
  function landing(place) {
    const [as_it_is] = legal(kit.choices.doing("place"));
    const ways = as_it_is ? kit.seen.view.landings.filter((one) => one.space === place) : [];
    return ways.map((way) => ({ action: as_it_is.action, text: as_it_is.text, after: [way.action] }));
  }

  /** @type {{among: unknown, at: Map<number, Offer[]>}} */
  let found = { among: null, at: new Map() };

  /** Everything that a press on a space may do at once: while a message is drawn each is asked several times. @param {number} place */
  function choicesAt(place) {
    if (found.among !== kit.choices) found = { among: kit.choices, at: new Map() };
    const known = found.at.get(place);
    if (known) return known;
    const all = [...offersAt(place), ...plans((shot) => shot.place === place), ...landing(place)];
    found.at.set(place, all);
    return all;
  }

  /** Whether shells or bombs on this space hit no enemy, while they would elsewhere. @param {number} place */
  function strikesNobody(place) {
    const { view } = kit.seen;
    const foes = view.shots.filter(({ action, target, odds }) => {
      const foe = unitIn(view, target);
      return !action.length && odds.hit > 0 && foe && (foe.seat & 1) !== sideOf(kit.seen);
    });
    return foes.length > 0 && !foes.some((shot) => view.areas[place].includes(shot.place));
  }

  /** Whether this is hardly meant: a shot at empty ground, or one that cannot hit; a unit that has no other, or can but pay for a march or lay smoke on itself. @param {Offer} offer */
  function idle(offer) {
    const { view } = kit.seen;
    const action = offer.after?.at(-1) ?? offer.action;
    if (action[0] === "unit") {
      const unit = Number(action[1]);
      return view.tired.includes(unit) || (ENDS[view.phase] === "shooting" && !view.ready.includes(unit));
    }
    if (view.areas[Number(action[1])] && AREAS.includes(String(action[0]))) return strikesNobody(Number(action[1]));
    const shot = offer.shot ?? view.shots.find((one) => sameAction(one.action, action));
    return action[0] === "raze" || (shot ? chanceOf(shot, kit.seen) === 0 : false);
  }

  /** Of what may be done, whatever harms somebody; if nothing does, all. @param {Offer[]} offers */
  function worth(offers) {
    const found = legal(offers).filter((offer) => !idle(offer));
    return found.length ? found : offers;
  }

  /** Of these units whom one may choose now, or has chosen. @param {Unit[]} units */
  function mine(units) {
    const { view, seat } = kit.seen;
    const some = view.phase in ENDS ? units.filter((unit) => unit.seat === seat) : [];
    return some.filter(({ unit }) => unit === view.focus.unit || view.ready.includes(unit));
  }

  /** Another unit of one's own while one is chosen: let that go, then take this. @param {number} place @returns {Offer[]} */
  function insteadAt(place) {
    const { view } = kit.seen;
    const stop = legal(kit.choices.doing("stop", "back"))[0];
    if (!stop || view.focus.unit < 0) return [];
    return mine(unitsAt(view, place))
      .filter(({ unit }) => unit !== view.focus.unit)
      .map(({ unit, card }) => ({
        action: stop.action,
        after: [["unit", unit, card, place]],
        text: kit.say("instead", { card: names.card[card] }),
      }));
  }

  /** Of a card of one's hand: where it may come, or whom it may be for. @param {number} card */
  const aimOf = (card) => kit.seen.view.aims.find((one) => one.card === card);

  /** Whether it is asked where a unit comes: nothing is paid before that. Of a single space nobody is asked. @param {number} card */
  const isPlaced = (card) => (aimOf(card)?.spaces.length ?? 0) > 1 && board.units[card]?.type !== "airplane";

  return {
    aimOf,
    placeOf,
    weaponOf,
    distinct,
    offerFor,
    withOdds,
    choicesAt,
    mine,
    insteadAt,
    idle,
    worth,
    /** What a finger need not read about first: it changes nothing that could not be taken back; or a card was played with presses of its own, and this is for whom. @param {Offer[]} offers */
    harmless: (offers) =>
      legal(offers).every(({ action, after = [] }) =>
        [action, ...after].every(([verb]) =>
          kit.seen.view.focus.announced < 0 ? HARMLESS.includes(String(verb)) : verb === "on",
        ),
      ),
    /** Of a card of one's hand: the press on a space, which places it, is the second. @param {Offer[]} offers */
    asks: (offers) =>
      legal(offers).every(
        ({ action, after }) => !after && ASKING.includes(String(action[0])) && isPlaced(Number(action[1])),
      ),
    /** Of a shot, its chance stands on the field, as in the list: a finger has read it; what may be hardly meant is asked about. @param {Offer[]} offers */
    told: (offers) =>
      AIMING.includes(kit.seen.prompt?.step ?? "") && legal(offers).every((offer) => offer.shot && !idle(offer)),
    /** The phase ends, whatever is chosen at the moment. @returns {Offer|null} */
    finish() {
      const { view, prompt } = kit.seen;
      const stop = legal(kit.choices.doing("stop", "back"))[0];
      if (!stop || !(view.phase in ENDS) || !CHOSEN.includes(prompt?.step ?? "")) return null;
      return { action: stop.action, after: [["done"]], text: kit.texts[`do-done-${ENDS[view.phase]}`] };
    },
    /** Whether anything may be done there. @param {number} place */
    open: (place) => legal(choicesAt(place)).length > 0,
    /** With a card of the next phase, once nothing is left in this one but marches: it ends with the same press, also for the last one to move. @param {number} card @returns {Offer[]} */
    comingOf(card) {
      const [end] = legal(kit.choices.doing("done", "stop"));
      const ways = end ? kit.seen.view.coming.filter((one) => one.card === card) : [];
      return ways.map((way) => ({
        action: end.action,
        after: verbOf(end) === "stop" ? [["done"], way.action] : [way.action], // if the phase is not over by that
        text: kit.say("coming", { card: names.card[card] }),
      }));
    },
    /** What can be done to the headquarters itself, not to the airplanes parked there. @param {number} place */
    offersAtHq: (place) => [
      ...kit.choices
        .of({ space: place })
        .filter((offer) => !("unit" in offer.about))
        .map(asShot),
      ...plans((shot) => shot.place === place && shot.target < 0),
    ],
    /** With a unit, or at it. @param {Unit} unit */
    offersOfUnit: ({ unit }) => [
      ...kit.choices.with("unit", unit).map(asShot),
      ...plans((shot) => shot.target === unit),
    ],
    /** Cards of one's hand; what is taken back or away lies elsewhere. @param {Candidate} offer */
    isOnCard: (offer) =>
      "card" in offer.about && !("unit" in offer.about) && !["recall", "steal"].includes(verbOf(offer)),
    /** What the chosen unit may do without another space. @param {number} place */
    ownOffers: (place) =>
      unitIn(kit.seen.view, kit.seen.view.focus.unit)?.place === place
        ? kit.choices.all.filter((offer) => placeOf(offer) < 0 && !("card" in offer.about)).map(asShot)
        : [],
  };
}
