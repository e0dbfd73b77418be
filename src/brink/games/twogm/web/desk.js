// What lies beside the field: round and goal, what is to be decided, the dice, the hand.

import { cardButton, createFit, ring } from "/kit/cards.js";
import { fresh } from "/kit/changes.js";
import { legal, pieceOf, tellsCost, verbOf } from "/kit/choices.js";
import { lasting } from "/kit/drawing.js";
import { endingNote } from "/kit/endings.js";
import { tells } from "/kit/menu.js";
import { percent } from "/kit/words.js";
import { div, h, hide, set, setText, showing, span } from "/lib/dom.js";
import {
  createCard,
  explainWeapon,
  slipOf,
  stamp,
  tokenShape,
  unitCard,
  weaponLine,
  weaponNumbers,
  weaponWords,
} from "./cards.js";
import { createGallery } from "./gallery.js";
import { createGoal, roundOf } from "./goal.js";
import { terrainPicture } from "./ground.js";
import { atLeast, chanceOf, expectedDamage, oddsTable, promise, reactionText } from "./odds.js";
import { createPlayed } from "./played.js";
import { createRaid } from "./raid.js";
import { FACTIONS, markPicture, signPicture } from "./silhouettes.js";
import { dotted, RESULTS, short, unitIn } from "./world.js";

/** @typedef {import("./world.js").View} View */
/** @typedef {import("./world.js").Unit} Unit */
/** @typedef {import("./world.js").Shot} Shot */
/** @typedef {import("./world.js").Seen} Seen */
/** @typedef {import("./world.js").Offer} Offer */
/** @typedef {import("./world.js").Candidate} Candidate */
/** @typedef {import("/lib/dom.js").Child} Child */
/** @typedef {import("/lib/types.js").LogLine} LogLine */

const ROOMY = "(min-width: 1101px) and (min-height: 800px)"; // the goal need not be folded up
const KILL = 3; // wounds that it is worth to destroy a target
const ROLLS = 5; // dice that are shown
const BROAD = { least: 112, shortest: 0.5, high: 90 }; // cards of which two lie side by side, and the height of their row
const FEW = 3; // cards that lie in one row: orders get the room
const MANY = ["unit-shoots", "move-unit"]; // decisions in which a shot may be with one weapon or another

/** Whether this option of a card has been bought. @param {number} equip @param {number} option */
const has = (equip, option) => ((equip >> (option + 1)) & 1) === 1;

/** @param {import("./world.js").World} world */
export function createDesk(world) {
  const { board, names, texts, say, menu } = world;
  const orders = h("section", { class: "gm-orders", hidden: true, "aria-label": say("orders") });
  const ends = div("gm-plain gm-closing");
  const dice = h("div", { class: "gm-dice", hidden: true });
  const hand = h("ul", { class: "gm-cards kit-rows", "aria-label": say("hand") });
  const fillHand = lasting(hand);
  const handTitle = h("h3", null, say("hand"));
  const cards = h(
    "section",
    { class: "gm-hand-area", data: { hand: "" } },
    div("gm-hand-title", handTitle, ends),
    hand,
  );
  const { fit, destroy } = createFit({
    ...{ area: cards, room: hand, prefix: "gm", largest: 168, least: 84, shortest: 0.76 },
    suits: broaden,
    count: () => room.count,
  });

  /** Two low cards side by side are read better than three high ones, where all rows of them have room. @param {number} height */
  function broaden(height) {
    const broad = height / Math.ceil(room.count / 2) >= BROAD.high;
    cards.classList.toggle("gm-broad", broad);
    return broad ? BROAD : {};
  }

  /** @type {number[]} */
  let shown = [];
  let room = { phase: "", count: 0 }; // for how many cards there is some
  /** @type {Map<number, number>} the cards of all units that were seen, also of those that are gone */
  const cardOfUnit = new Map();
  /** Dice of the last turn in which some were seen to fall. */
  let seenLast = { turn: -1, rolls: /** @type {View["rolls"]} */ ([]) };
  /** @type {readonly LogLine[]} */
  let said = [];
  const raid = createRaid(world);
  const played = createPlayed(world);

  // -- round and goal ---------------------------------------------------------------------------------------------

  /** The goal in full, until it is folded up; it is so after the first round, and where there is little room. */
  const goalText = h("span");
  const fold = () => {
    unfolded = !isUnfolded();
    foldGoal();
  };
  const unfold = [h("b", null, say("goal-more")), h("i", { class: "gm-fold" })];
  const more = h("small", { class: "gm-more", "aria-hidden": "true" }, unfold);
  const goal = h(
    "button",
    { type: "button", class: "gm-goal-button", onclick: fold },
    signPicture("flag"),
    goalText,
    more,
  );
  const roomy = matchMedia(ROOMY);
  let unfolded = /** @type {boolean|null} as the player wants it */ (null);
  const isUnfolded = () => unfolded ?? (roomy.matches && world.seen.view.round <= 1);
  const [round, where, scores] = ["round", "where", "scores"].map((name) => span(`gm-${name}`));
  const head = div("gm-head", round, where, goal, scores);
  const all = createGallery(world);
  const aims = createGoal(world);
  tells(goal, menu, () => ({ title: aims.title(world.seen.view), lines: [aims.text(world.seen.view)] }));

  const foldGoal = () => set(goal, { "aria-expanded": String(isUnfolded()) });

  /** @param {Seen} seen */
  function drawHead({ view, seat, outcome }) {
    setText(goalText, aims.text(view));
    foldGoal();
    const { players } = view;
    const faction = seat === null ? -1 : players[seat].faction;
    const now = roundOf(view);
    const turn = say("turn-of", { side: world.seen.roles[view.active] });
    const state = outcome ? say("over") : view.turn ? turn : say("setting-up");
    showing(round, now, () => [h("small", null, say("round")), h("b", null, now)]);
    showing(where, [aims.title(view), state, faction], ([title]) => [
      h("b", null, title),
      h("small", null, state),
      ...(faction < 0 ? [] : [span(`gm-you gm-f-${FACTIONS[faction]}`, markPicture(faction), say("you"))]),
      all,
    ]);
    scores.replaceChildren(...aims.scores(view));
  }

  // -- the decision -----------------------------------------------------------------------------------------------

  /** @param {Seen} seen */
  function drawOrders({ view, prompt, candidates }) {
    const offers = candidates.filter(
      (offer) => (world.placeOf(offer) < 0 && !world.isOnCard(offer)) || (verbOf(offer) === "swap" && !offer.reason),
    );
    const unit = unitIn(view, view.focus.unit);
    /** @type {HTMLElement[]} */
    const parts = [];
    if (offers.length) {
      if (view.focus.price >= 0) parts.push(deploying(view.focus));
      else if (unit && !view.raid && prompt?.step !== "intercept-window") parts.push(chosenUnit(unit));
    }
    const table = candidates.length ? aiming(view) : null;
    if (table) parts.push(table); // whom to fire at comes before the weapons: it settles both
    parts.push(...rows(offers.filter((offer) => !offer.closes)));
    const finish = world.finish();
    ends.replaceChildren(...offers.filter((offer) => offer.closes).map((offer) => orderButton(offer, offer.text)));
    if (finish) {
      const button = orderButton(finish, finish.text);
      button.classList.add("gm-finish"); // a phone has it only here, in sight beside who is chosen
      const chosen = orders.closest(".gm-hand") && parts.find((part) => part.matches(".gm-chosen-unit"));
      if (chosen) parts[parts.indexOf(chosen)] = div("gm-with-finish gm-closing kit-ahead", chosen, button);
      else ends.append(button);
    }
    hide(orders, !parts.length);
    orders.replaceChildren(...parts);
  }

  /** @param {Unit} unit */
  function chosenUnit(unit) {
    const left = { n: Math.max(0, unit.movement - unit.spent), of: unit.movement };
    const steps = world.seen.prompt?.step === "move-unit" && say("steps", left);
    const about = h("span", null, dotted(steps, names.space[unit.place]));
    const name = h("b", null, short(names.card[unit.card]));
    const line = h("div", { class: "gm-chosen-unit", tabindex: "0" }, stamp(unit.card), name, about);
    return tells(line, menu, () => world.slipOfUnit(unit));
  }

  /** @param {View["focus"]} focus */
  function deploying({ card, equip, price }) {
    const bought = unitCard(card)?.options.filter((_, n) => has(equip, n)) ?? [];
    const tokens = bought.map(({ token }) =>
      h("span", { title: names.token[token] }, tokenShape(board.tokens[token], "ready")),
    );
    const cost = span("gm-price", signPicture("ap"), price);
    return div("gm-chosen-unit", stamp(card), h("b", null, short(names.card[card])), tokens, cost);
  }

  /** How an order looks: which list it stands in, and its button; without a picture it is plain words. @type {Record<string, [string, (offer: Candidate) => HTMLElement]>} */
  const LOOKS = {
    weapon: ["gm-rows", weaponButton],
    react: ["gm-rows", weaponButton],
    bid: ["gm-bids", (offer) => orderButton(offer, h("b", null, pieceOf(offer, "ap")), h("small", null, say("ap")))],
    terrain: ["gm-tiles", terrainButton],
    buy: ["gm-buys", tokenButton],
    pick: ["gm-buys", tokenButton],
    general: ["gm-rows", generalButton],
    recall: ["gm-picked", pickedButton],
    steal: ["gm-picked", pickedButton],
  };

  /** @param {Candidate} offer */
  const priced = (offer) => [offer.text, ...(tellsCost(offer) ? [h("em", null, offer.cost)] : [])];

  /** @param {Candidate[]} offers */
  function rows(offers) {
    /** @type {Map<string, HTMLElement[]>} */
    const lists = new Map(Object.values(LOOKS).map(([list]) => [list, []]));
    lists.set("gm-plain", []);
    for (const offer of [...legal(offers), ...offers.filter((offer) => offer.reason)]) {
      const [list, look] = LOOKS[verbOf(offer)] ?? ["gm-plain", () => orderButton(offer, ...priced(offer))];
      lists.get(list)?.push(look(offer));
    }
    return [...lists].filter(([, buttons]) => buttons.length).map(([list, buttons]) => div(list, buttons));
  }

  /** @param {Candidate} offer */
  function terrainButton(offer) {
    const { id, number, cost } = board.terrains[pieceOf(offer, "terrain")];
    return orderButton(offer, terrainPicture(id), h("b", null, names.terrain[number]), h("em", null, cost));
  }

  /** @param {Candidate} offer */
  function tokenButton(offer) {
    const { card, equip } = world.seen.view.focus;
    const token = board.tokens[pieceOf(offer, "token")];
    const fits = (unitCard(card)?.options ?? []).map((one, n) => ({ ...one, bought: has(equip, n) }));
    const copies = fits.filter((one) => one.token === token.number);
    const option = copies.find((one) => !one.bought) ?? copies[0]; // a second copy may cost less
    const button = orderButton(
      offer,
      tokenShape(token, "ready"),
      h("b", null, names.token[token.number]),
      token.weapon
        ? [weaponNumbers(token.weapon), weaponWords(token.weapon)]
        : h("small", null, texts[`token-${token.id}-text`]),
      option && h("em", null, `+${option.cost}`),
    );
    const { weapon } = token;
    const inFull = () => (weapon ? explainWeapon(weapon) : [texts[`token-${token.id}-text`]]);
    if (!offer.reason) tells(button, menu, () => ({ title: names.token[token.number], lines: inFull() }));
    return button;
  }

  /** @param {Candidate} offer */
  function generalButton(offer) {
    const number = pieceOf(offer, "general");
    const text = h("small", null, texts[`general-${board.generals[number].id}-text`]);
    return orderButton(offer, signPicture("flag"), h("b", null, names.general[number]), text);
  }

  /** A card that is not in one's hand. @param {Candidate} offer */
  function pickedButton(offer) {
    const card = pieceOf(offer, "card");
    const button = orderButton(offer, createCard(card, { size: 112 }));
    button.classList.add("gm-card-button");
    return tells(button, menu, () => slipOf(card), 450);
  }

  /** @param {Offer} offer @param {...Child} content */
  function orderButton(offer, ...content) {
    const why = () => ({ title: "", offers: [offer] });
    const button = h(
      "button",
      {
        ...{ type: "button", class: ["gm-order", offer.reason && "gm-refused"] },
        "aria-disabled": offer.reason ? "true" : null,
        data: { verb: verbOf(offer), action: JSON.stringify(offer.after?.at(-1) ?? offer.action) },
        onclick: () => void (offer.reason ? menu.open(button, why()) : world.act(offer.action, offer.after)),
      },
      ...content,
      endingNote(offer),
    );
    if (offer.reason) tells(button, menu, why);
    return button;
  }

  /** @param {Candidate} offer */
  function weaponButton(offer) {
    const { view } = world.seen;
    const weapon = board.weapons[pieceOf(offer, "weapon")];
    const shot = view.shots.find((one) => world.choices.find(one.action) === offer);
    const range = verbOf(offer) === "weapon" ? unitIn(view, view.focus.unit)?.ranges[pieceOf(offer, "slot")] : 0;
    const button = orderButton(offer, weaponLine(weapon, range || weapon.range));
    if (range) {
      button.addEventListener("pointerenter", () => world.showRange(range));
      button.addEventListener("pointerleave", () => world.showRange(null));
    }
    return shot ? div("gm-weapon-choice", button, oddsTable(shot, weapon, world)) : button;
  }

  /** A shot in words: whom it is at (or who would intercept), and what else tells it from the others. @param {Shot} shot @param {string|false} weapon */
  function inWords(shot, weapon) {
    const { view } = world.seen;
    const chosen = world.choices.find(shot.action);
    const [target, by] = [unitIn(view, shot.target), chosen && unitIn(view, pieceOf(chosen, "unit"))];
    const space = names.space[shot.place];
    const parked = shot.place >= view.spaces;
    if (!target) {
      if (parked) return [space, weapon || ""];
      const terrain = names.terrain[view.terrain[shot.place]] ?? names.natural[view.natural[shot.place]];
      return [terrain, dotted(space, weapon)];
    }
    const name = names.card[target.card];
    if (by && shot.action[0] === "intercept") return [names.card[by.card], `→ ${short(name)}`];
    if (by && shot.action[0] === "flak") return [name, dotted(short(names.card[by.card]), names.space[by.place])];
    return [name, dotted(space, parked && say("lives", { n: target.life - target.wounds, of: target.life }), weapon)];
  }

  /** @param {string} word @param {string} icon @param {string} figure */
  const comesTo = (word, icon, figure) =>
    h("span", { class: `gm-shot-${word}`, title: say(`odds-${word}`) }, signPicture(icon), figure);

  /** @param {Shot} shot */
  function shotRow(shot) {
    const weapon = world.weaponOf(shot);
    const named = MANY.includes(world.seen.prompt?.step ?? "") && weapon !== null && names.weapon[weapon.number];
    const [name, about] = inWords(shot, named);
    const table = () => oddsTable(shot, weapon, world);
    const slip = () => ({ title: dotted(name, about), lines: [table()] });
    const offer = world.offerFor(shot);
    const { destroys, expected } = promise(shot);
    const row = h(
      "button",
      {
        ...{
          type: "button",
          class: ["gm-shot", offer && world.idle(offer) && "gm-shot-idle"],
          data: { action: JSON.stringify(shot.action), place: String(shot.place) },
        },
        onclick: () => void (offer && world.press([offer], row, { touch: world.idle(offer), slip })), // a finger has read it here
      },
      span(
        "gm-shot-name",
        h("b", null, short(name)),
        h("small", null, about),
        shot.reaction && h("small", { class: "gm-reaction" }, reactionText(shot.reaction, say)),
      ),
      span("gm-shot-hit", percent(chanceOf(shot, world.seen))),
      span(
        "gm-shot-comes-to",
        comesTo("expected", "wounds", expectedDamage(expected, world.lang)),
        destroys > 0 && comesTo("kill", "kill", percent(destroys)), // as everywhere where this shot is told
      ),
    );
    tells(row, menu, slip, 100);
    return { row, table };
  }

  /** Who can be fired at first, empty ground last; of these what promises most: who is destroyed fires no more. @param {Shot} a @param {Shot} b */
  function byPromise(a, b) {
    const bare = (/** @type {Shot} */ { target, place }) => Number(target < 0 && place < board.hq_places[0]);
    const most = (/** @type {Shot} */ shot) => promise(shot).expected + (KILL * promise(shot).destroys) / 100;
    return bare(a) - bare(b) || most(b) - most(a);
  }

  /** The chances of everything that may be fired at; a choice of weapons has them beside the weapons. @param {View} view */
  function aiming({ shots }) {
    const listed = shots.filter((shot) => {
      const chosen = world.choices.find(shot.action);
      return shot.action.length && !(chosen && "weapon" in chosen.about);
    });
    if (!listed.length) return null;
    const rows = world.distinct(listed.sort(byPromise)).map(shotRow);
    const [hit, expected] = ["odds-hit", "odds-expected"].map((word) => h("span", null, say(word)));
    return div(
      "gm-shots",
      h("h3", null, say("chances"), hit, expected),
      rows.map(({ row, table }) => (rows.length < 3 ? [row, table()] : row)),
    );
  }

  // -- dice -------------------------------------------------------------------------------------------------------

  /** Who shot at whom this turn, with which luck, the newest first; until a die falls, those of the turn before. @param {Seen} seen */
  function drawDice({ view }) {
    for (const unit of view.units) cardOfUnit.set(unit.unit, unit.card);
    if (view.rolls.length) seenLast = { turn: view.turn, rolls: view.rolls };
    const known = view.rolls.length || seenLast.turn === view.turn - 1 ? seenLast.rolls : [];
    const told = view.rolls.length ? [] : toldBefore().slice(known.length); // it may have ended with more, or unseen
    hide(dice, !known.length && !told.length);
    const word = view.rolls.length ? "dice" : "dice-before";
    showing(dice, [word, known, told], () => [
      h("h3", null, say(word)),
      [...known.map(roll), ...told.map(rollOf)].slice(-ROLLS).reverse(),
    ]);
  }

  /** The dice of the turn before, as the log tells them: the view has those of this turn only. */
  function toldBefore() {
    const lines = said.filter(({ move }) => move <= world.seen.version);
    const begins = lines.flatMap(({ mark }, n) => (mark === "turn" || mark === "round" ? [n] : []));
    return lines.slice(begins.at(-2) ?? 0, begins.at(-1) ?? 0).filter((line) => line.roll);
  }

  /** @param {LogLine} line */
  function rollOf({ roll: fell, names: pieces = [], text }) {
    const { shown = 0, needed = 0, best = 0 } = fell ?? {};
    const of = (/** @type {string} */ kind) => pieces.find((piece) => piece[2] === kind)?.[3] ?? -1;
    const target = names.card[of("card")];
    const critical = best > 0 && shown >= best;
    const result = critical ? 2 : Number(shown >= needed);
    const who = [names.weapon[of("weapon")], target ? short(target) : names.space[of("space")]];
    return rolled(shown, critical ? best : needed, result, who, text);
  }

  /** @param {View["rolls"][number]} roll */
  function roll([shooter, target, place, die, impact, critical, result]) {
    const name = (/** @type {number} */ unit) => short(names.card[cardOfUnit.get(unit) ?? -1] ?? "");
    const who = [name(shooter), name(target) || names.space[place]];
    const title = `${names.space[place] ?? ""}: ${say(critical ? "rolled" : "rolled-at-hq", { die, impact, critical })}`;
    return rolled(die, result > 1 ? critical : impact, result, who, title);
  }

  /** @param {number} die @param {number} needed @param {number} result @param {(string|undefined)[]} who @param {string} title */
  const rolled = (die, needed, result, who, title) =>
    h(
      "span",
      { class: `gm-roll gm-roll-${RESULTS[result]}`, title },
      h("b", null, die),
      h("small", null, atLeast(needed)),
      h("i", null, say(["miss", "hit", "crit"][result])),
      span("gm-roll-who", who.filter(Boolean).join(" → ")),
    );

  // -- the hand ---------------------------------------------------------------------------------------------------

  /** Settled when a phase begins, and when cards come: the hand does not jump with each that is played. @param {number} count @param {string} phase */
  function giveRoom(count, phase) {
    if (phase !== room.phase || count > room.count) room = { phase, count };
    cards.classList.toggle("gm-few-cards", room.count > 0 && room.count <= FEW);
    cards.classList.toggle("gm-no-cards", !room.count); // while the battle is set up orders have all the room
  }

  /** @param {Seen} seen */
  function drawHand({ view, seat }) {
    const { hand: own, costs } = seat === null ? { hand: [], costs: [] } : view.players[seat];
    hide(cards, seat === null);
    giveRoom(own.length, `${view.turn} ${view.phase}`);
    hide(ends, !ends.childElementCount);
    showing(handTitle, own.length, (count) => [say("hand"), h("b", null, ` ${count}`)]);
    const coming = shown.length ? fresh(shown, own) : new Set();
    const offersFor = (/** @type {number} */ card) => [
      ...world.choices.of({ card }).filter(world.isOnCard),
      ...world.comingOf(card),
    ];
    fillHand(
      own.map((card, n) => ({ card, cost: costs[n] })),
      ({ card, cost }, n) => {
        const offers = () => offersFor(card);
        const slip = () => slipOf(card, offers());
        const face = createCard(card, { cost });
        const reads = () => !world.asks(offers());
        return cardButton({ card, offers, face, slip, reads, fresh: coming.has(n), delay: 400 }, world);
      },
    );
    own.forEach((card, n) => {
      ring(hand.children[n].firstElementChild, offersFor(card), world.prefix);
    });
    shown = own;
    fit();
  }

  return {
    ...{ head, orders, dice, cards, fit, destroy, raid: raid.root, played: played.root },
    /** @param {readonly LogLine[]} log */
    hear(log) {
      said = log;
      if (!world.seen.view.rolls.length) drawDice(world.seen);
    },
    /** @param {Seen} seen */
    update(seen) {
      for (const draw of [drawHead, raid.update, played.update, drawOrders, drawDice, drawHand]) draw(seen);
    },
  };
}
