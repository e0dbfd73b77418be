// Everything about a space, a unit or a headquarters in words, for the slip beside it and for those who hear the board.

import { legal } from "/kit/choices.js";
import { div, h, span } from "/lib/dom.js";
import { createCard, explain, line, stamp, tokenShape, weaponNumbers } from "./cards.js";
import { slots } from "./counters.js";
import { oddsTable } from "./odds.js";
import { dotted, unitIn, unitsAt } from "./world.js";

/** @typedef {import("./world.js").Unit} Unit */
/** @typedef {import("./world.js").Offer} Offer */
/** @typedef {import("./world.js").Slip} Slip */

const small = matchMedia("(max-width: 760px)"); // there a shot that is asked about is told without the card: it would cover all

/** @param {import("./world.js").Kit & ReturnType<typeof import("./orders.js").createOrders>} kit */
export function createSlips(kit) {
  const { board, names, texts, say } = kit;

  /** What is printed there, and the card that lies there. @param {number} place */
  function groundAt(place) {
    const { natural, terrain } = kit.seen.view;
    const card = board.terrains[terrain[place]];
    const printed = board.naturals[natural[place]];
    return { card, printed: card && printed.id === "plain" ? null : printed };
  }

  /** @param {Unit} unit */
  const lives = (unit) => say("lives", { n: unit.life - unit.wounds, of: unit.life });
  /** What a side is called. @param {number} side */
  const faction = (side) => kit.seen.roles[side];

  /** For those who hear the board. @param {number} place */
  function describe(place) {
    const { view } = kit.seen;
    const { card, printed } = groundAt(place);
    const units = unitsAt(view, place).map((unit) => `${faction(unit.seat)}: ${names.card[unit.card]}, ${lives(unit)}`);
    const may = legal(kit.choicesAt(place)).map((offer) => offer.text);
    const ground = [printed && names.natural[printed.number], card && names.terrain[card.number]];
    return [names.space[place], ...ground, view.smoke[place] && say("smoke"), ...units, ...may]
      .filter(Boolean)
      .join("; ");
  }

  /** @param {number} place @returns {(string|Node)[]} */
  function groundLines(place) {
    const { view } = kit.seen;
    const { card, printed } = groundAt(place);
    const goals = board.scenarios[view.scenario]?.victory ?? [];
    const decides = goals.some((goal) => [...goal.spaces, ...goal.some].includes(place % 48));
    const litter = board.tokens.filter((token) => (view.litter[place] >> token.number) & 1);
    const life = card?.hp ? ` ${view.terrain_hp[place]}/${card.hp}` : "";
    return [
      printed && line(names.natural[printed.number], texts[`natural-${printed.id}-text`]),
      card && line(names.terrain[card.number] + life, texts[`terrain-${card.id}-text`]),
      view.smoke[place] && line(say("smoke"), say("smoke-text")),
      decides && view.control[place] >= 0 && say("control", { side: faction(view.control[place]) }),
      litter.length && say("litter", { what: litter.map((token) => names.token[token.number]).join(", ") }),
    ].filter((one) => one !== null && one !== undefined && one !== false && one !== 0);
  }

  /** A weapon or another token of a unit, and whether it is ready. @param {ReturnType<typeof slots>[number]} slot @param {Unit} unit */
  function slotLine({ at, token, weapon, state, mounted }, unit) {
    const ready = state === "ready" ? mounted && say("token-mounted") : say(`token-${state}`);
    return span(
      `gm-slot gm-slot-${state}`,
      token >= 0 && tokenShape(board.tokens[token], state),
      h("b", null, token < 0 && weapon ? names.weapon[weapon.number] : names.token[token]),
      weapon && weaponNumbers(weapon, unit.ranges[at] || weapon.range),
      ready && h("i", null, ready),
    );
  }

  /** How a unit is now. @param {Unit} unit @returns {(string|Node)[]} */
  function stateLines(unit) {
    const { view } = kit.seen;
    const name = (/** @type {number} */ number) => names.card[unitIn(view, number)?.card ?? -1] ?? "";
    const cargo = view.units.filter((one) => one.carrier === unit.unit);
    const walks = unit.place < view.spaces && board.units[unit.card].type !== "airplane";
    const left = { n: Math.max(0, unit.movement - unit.spent), of: unit.movement };
    const marks = [
      unit.suppressed && say("suppressed"),
      unit.smoke && say("in-smoke"),
      unit.pair >= 0 && say("covered", { who: name(unit.pair) }),
      unit.carrier >= 0 && say("aboard", { who: name(unit.carrier) }),
      cargo.length && say("carries", { who: cargo.map((one) => names.card[one.card]).join(", ") }),
      unit.cards.length && say("attached", { what: unit.cards.map((card) => names.card[card]).join(", ") }),
      unit.assault >= 0 && say("assaults", { space: names.space[unit.assault] }),
    ];
    return [
      span("gm-now-line", h("b", null, lives(unit)), walks && ` · ${say("steps", left)}`),
      ...slots(unit, board).map((slot) => slotLine(slot, unit)),
      ...marks.filter((one) => typeof one === "string"),
    ];
  }

  /** @param {Unit} unit @param {Offer[]} [offers] */
  function slipOfUnit(unit, offers = []) {
    const shots = offers.some((offer) => offer.shot);
    return {
      title: `${names.card[unit.card]} · ${names.space[unit.place] ?? ""}`,
      lines: stateLines(unit),
      offers: kit.withOdds(offers),
      notes: shots ? [] : [...explain(unit.card, unit.equip), ...unit.cards.flatMap((card) => explain(card))],
      face: small.matches && shots ? null : createCard(unit.card, { size: 236, full: true }),
    };
  }

  /** Two units that share a space, beside one another: what each is and can take. @param {Unit[]} units */
  const pair = (units) =>
    div(
      "gm-pair",
      units.map((unit) =>
        h(
          "div",
          null,
          stamp(unit.card),
          h("strong", null, names.card[unit.card]),
          numbers(unit),
          stateLines(unit).map((line) => h("span", null, line)), // bare words would run on in one line
        ),
      ),
    );

  /** @param {Unit} unit */
  const numbers = ({ card }) => h("span", null, `${say("armor")} ${board.units[card].armor}`);

  /** What a barrage on this space would do to each unit in its area. @param {number} place */
  function areaLines(place) {
    const { view } = kit.seen;
    const struck = view.shots.filter((shot) => !shot.action.length && view.areas[place]?.includes(shot.place));
    return struck.map((shot) => {
      const name = names.card[unitIn(view, shot.target)?.card ?? -1] ?? "";
      return div(
        "gm-struck",
        h("b", null, `${name} (${names.space[shot.place]})`),
        oddsTable(shot, kit.weaponOf(shot), kit),
      );
    });
  }

  /** What it can take, what it pays, and what a narrow screen leaves out beside the field. @param {number} place @param {Offer[]} offers @returns {Slip} */
  function hqSlip(place, offers) {
    const { view } = kit.seen;
    const hq = place - board.hq_places[0];
    const side = hq & 1;
    const card = board.headquarters[view.players[side].faction];
    const of = (/** @type {string} */ word, /** @type {number} */ count) => `${say(word)}: ${count}`;
    const players = view.players.filter((_, seat) => (seat & 1) === side);
    return {
      title: names.hq[view.players[side].faction],
      lines: [
        say("hq-life", { n: view.hq_hp[hq], of: card.hp, armor: card.armor }),
        say("hq-income", { n: card.income, max: card.maximum }),
        ...players.map(({ deck, hand, discard }) =>
          dotted(of("deck", deck), of("hand-cards", hand.length), of("discards", discard.length)),
        ),
        say("income", { n: view.income[side], lines: view.supply[side] }),
      ],
      offers,
    };
  }

  /** @param {number} place @returns {Slip} */
  function slipAt(place) {
    const offers = [...kit.choicesAt(place), ...kit.insteadAt(place)];
    if (place >= kit.seen.view.spaces) return hqSlip(place, kit.withOdds(offers));
    const [first, ...others] = unitsAt(kit.seen.view, place);
    const area = areaLines(place);
    if (first && !others.length) {
      const slip = slipOfUnit(first, offers);
      return { ...slip, lines: [...slip.lines, ...area], notes: [...slip.notes, ...groundLines(place)] };
    }
    const lines = first ? [pair([first, ...others])] : groundLines(place);
    return { title: names.space[place], lines: [...lines, ...area], offers: kit.withOdds(offers) };
  }

  return { describe, slipAt, slipOfUnit };
}
