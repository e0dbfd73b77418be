// What lies beside the field: round and goal, what is to be decided, the dice, the hand.

import { h } from "/lib/dom.js";
import { calm } from "/lib/drawing.js";
import { cardOf, createCard, explain, isUnit, stamp, tokenShape, weaponLine } from "./cards.js";
import { terrainPicture } from "./ground.js";
import { tells } from "/lib/menu.js";
import { oddsTable, percent } from "./odds.js";
import { createRaid } from "./raid.js";
import { FACTIONS, markPicture, signPicture } from "./silhouettes.js";
import { short } from "./words.js";

/** What the desk shows with prices, pictures or chances. */
export const DESK_VERBS = ["bid", "terrain", "buy", "pick", "general", "recall", "steal", "weapon", "react", "shoot", "raze", "shoot-hq", "flak", "against", "intercept"];
export const CARD_VERBS = ["deploy", "play", "load", "bring", "escort-new", "counter", "ambush", "discard"];
const ON_CARD = new Set(CARD_VERBS);
const PICKED = new Set(["recall", "steal"]); // cards that are not in one's hand
const CLOSING = new Set(["done", "stop", "back", "pass"]); // what ends a decision
const AIMING = new Set(["aim", "fighter-target", "unit-shoots", "flak-window", "against", "intercept-window", "smoke-shell-window"]);
const ROOMY = "(min-width: 1101px)"; // the goal need not be folded up
const ROLLS = 5; // dice that are shown
const [GAP, LARGEST, LEAST] = [6, 168, 84];

/** @param {any} world */
export function createDesk(world) {
  const { board, names, texts, say, menu } = world;
  const orders = h("section", { class: "gm-orders", hidden: true, "aria-label": say("orders") });
  const ends = h("div", { class: "gm-plain gm-closing" });
  const dice = h("div", { class: "gm-dice", hidden: true });
  const hand = h("ul", { class: "gm-cards", "aria-label": say("hand") });
  const handTitle = h("h3", null, say("hand"));
  const cards = h("section", { class: "gm-hand-area" }, h("div", { class: "gm-hand-title" }, handTitle, ends), hand);
  /** @type {any} */
  let seen = null;
  let shown = /** @type {number[]} */ ([]);
  /** @type {Map<number, number>} the cards of all units that were seen, also of those that are gone */
  const cardOfUnit = new Map();
  const raid = createRaid(world);

  // -- round and goal ---------------------------------------------------------------------------------------------

  /** The goal in full, until it is folded up; where there is little room it is so after the first round. */
  const goalText = h("span");
  const goal = h("button", { type: "button", class: "gm-goal-button", onclick: () => { unfolded = !isUnfolded(); foldGoal(); } }, signPicture("flag"), goalText, h("i", { class: "gm-fold", "aria-hidden": "true" }));
  const roomy = matchMedia(ROOMY);
  let unfolded = /** @type {boolean | null} as the player wants it */ (null);
  const isUnfolded = () => unfolded ?? (roomy.matches || seen.view.round <= 1);
  const [round, where, scores] = ["round", "where", "scores"].map((name) => h("span", { class: `gm-${name}` }));
  const head = h("div", { class: "gm-head" }, round, where, goal, scores);
  tells(goal, menu, () => ({ title: titleOf(seen.view), lines: [goalOf(seen.view)] }));

  function foldGoal() {
    goal.setAttribute("aria-expanded", String(isUnfolded()));
    fit();
  }

  const titleOf = (view) => (board.scenarios[view.scenario] ? names.scenario[view.scenario] : say("battle-royal"));

  function goalOf(view) {
    const scenario = board.scenarios[view.scenario];
    return scenario ? texts[`scenario-${scenario.id}-text`] : say(view.last_round ? "goal-time" : "goal", { n: view.last_round });
  }

  function drawHead({ view, seat, outcome }) {
    goalText.textContent = goalOf(view);
    foldGoal();
    const mine = seat === null ? null : h("span", { class: `gm-you gm-f-${FACTIONS[view.players[seat].faction]}` }, markPicture(view.players[seat].faction), say("you"));
    round.replaceChildren(h("small", null, say("round")), h("b", null, view.last_round ? `${view.round}/${view.last_round}` : view.turn ? String(view.round) : "–"));
    where.replaceChildren(h("b", null, titleOf(view)), h("small", null, view.turn && !outcome ? say("turn-of", { side: names.faction[view.players[view.active].faction] }) : outcome ? say("over") : say("setting-up")), ...(mine ? [mine] : []));
    scores.replaceChildren(...score(view, board.scenarios[view.scenario]));
  }

  /** Losses, points, what is held: whatever decides this game. */
  function score(view, scenario) {
    const side = (n) => names.faction[view.players[n].faction];
    if (!scenario) return [];
    const lines = [];
    scenario.victory.forEach((goal, n) => {
      const reached = { "destroy-units": view.losses[1 - goal.side], evacuate: view.points[goal.side], leave: view.points[goal.side], score: view.points[goal.side] }[goal.kind];
      const held = goal.kind === "control" ? [...goal.spaces, ...goal.some].filter((place) => view.control[place] === goal.side).length : 0;
      if (reached !== undefined) lines.push(h("span", { class: "gm-score" }, markPicture(view.players[goal.side].faction), say(`goal-${goal.kind}`, { side: side(goal.side) }), h("b", null, `${reached}/${goal.count * (view.spaces / 48)}`)));
      else if (goal.kind === "control") lines.push(h("span", { class: "gm-score" }, markPicture(view.players[goal.side].faction), say("goal-control", { side: side(goal.side) }), h("b", null, `${held}/${goal.spaces.length + goal.count}`), goal.turns > 1 ? h("i", null, say("goal-turns", { n: view.held[n], of: goal.turns })) : null));
    });
    return lines;
  }

  // -- the decision -----------------------------------------------------------------------------------------------

  function drawOrders(message) {
    const { view, candidates } = message;
    const offers = candidates.filter(({ action }) => !world.isOnSpace(action) && !ON_CARD.has(action[0]));
    const { focus } = view;
    const parts = [];
    const unit = view.units.find((one) => one.unit === focus.unit);
    const closing = offers.filter(({ action }) => CLOSING.has(action[0]));
    if (offers.length) {
      if (focus.card >= 0 && focus.price >= 0) parts.push(deploying(focus));
      else if (unit && !view.raid && message.prompt?.step !== "intercept-window") parts.push(chosenUnit(unit));
      parts.push(...groupsOf(offers.filter((offer) => !closing.includes(offer)), view, unit));
    }
    ends.replaceChildren(...closing.map((offer) => orderButton(offer, offer.text)));
    const table = aiming(view);
    if (table && candidates.length) parts.push(table);
    orders.hidden = !parts.length;
    orders.replaceChildren(...parts);
  }

  function chosenUnit(unit) {
    const line = h("div", { class: "gm-chosen-unit", tabindex: "0" }, stamp(unit.card), h("b", null, names.card[unit.card]), h("span", null, [seen.prompt?.step === "move-unit" ? say("steps", { n: Math.max(0, unit.movement - unit.spent), of: unit.movement }) : "", names.space[unit.place]].filter(Boolean).join(" · ")));
    tells(line, menu, () => world.slipOfUnit(unit));
    return line;
  }

  function deploying(focus) {
    const bought = cardOf(focus.card).options?.filter((_, n) => (focus.equip >> (n + 1)) & 1) ?? [];
    return h("div", { class: "gm-chosen-unit" }, stamp(focus.card), h("b", null, names.card[focus.card]), bought.map((option) => h("span", { title: names.token[option.token] }, tokenShape(board.tokens[option.token], "ready"))), h("span", { class: "gm-price" }, signPicture("ap"), `${focus.price}`));
  }

  function groupsOf(offers, view, unit) {
    const rows = [];
    const of = (...verbs) => offers.filter(({ action }) => verbs.includes(action[0]));
    const weapons = of("weapon", "react");
    if (weapons.length) rows.push(h("div", { class: "gm-rows" }, weapons.map((offer) => weaponButton(offer, view, unit))));
    const bids = of("bid");
    if (bids.length) rows.push(h("div", { class: "gm-bids" }, bids.map((offer) => orderButton(offer, h("b", null, String(offer.action[1])), h("small", null, say("ap"))))));
    const cards = of("terrain");
    if (cards.length) rows.push(h("div", { class: "gm-tiles" }, cards.map((offer) => {
      const terrain = board.terrains[offer.action[1]];
      return orderButton(offer, terrainPicture(terrain.id), h("b", null, names.terrain[terrain.number]), h("em", null, String(terrain.cost)));
    })));
    const tokens = of("buy", "pick");
    if (tokens.length) rows.push(h("div", { class: "gm-rows" }, tokens.map((offer) => {
      const token = board.tokens[offer.action[1]];
      const option = (cardOf(view.focus.card)?.options ?? []).find((one) => one.token === token.number);
      return orderButton(offer, tokenShape(token, "ready"), h("b", null, names.token[token.number]), option ? h("em", null, `+${option.cost}`) : null, token.weapon ? weaponLine(token.weapon).querySelector(".gm-weapon-numbers") : h("small", null, texts[`token-${token.id}-text`]));
    })));
    const generals = of("general");
    if (generals.length) rows.push(h("div", { class: "gm-rows" }, generals.map((offer) => orderButton(offer, signPicture("flag"), h("b", null, names.general[offer.action[1]]), h("small", null, texts[`general-${board.generals[offer.action[1]].id}-text`])))));
    const picked = offers.filter(({ action }) => PICKED.has(action[0]));
    if (picked.length) rows.push(h("div", { class: "gm-picked" }, picked.map((offer) => {
      const card = offer.action.at(-1);
      const button = orderButton(offer, createCard(card, { size: 112 }));
      button.classList.add("gm-card-button");
      tells(button, menu, () => slipOf(card), 450);
      return button;
    })));
    const special = new Set(["weapon", "react", "bid", "terrain", "buy", "pick", "general", ...PICKED]);
    const rest = offers.filter(({ action }) => !special.has(action[0]));
    if (rest.length) rows.push(h("div", { class: "gm-plain" }, rest.map((offer) => orderButton(offer, offer.text))));
    return rows;
  }

  /** @param {any} offer */
  function orderButton(offer, ...content) {
    const button = h("button", { type: "button", class: ["gm-order", offer.reason && "gm-refused"], "aria-disabled": offer.reason ? "true" : null, data: { verb: String(offer.action[0]), action: JSON.stringify(offer.action) } }, ...content);
    button.addEventListener("click", () => (offer.reason ? menu.open(button, { title: "", offers: [offer] }) : world.act(offer.action)));
    if (offer.reason) tells(button, menu, () => ({ title: "", offers: [offer] }));
    return button;
  }

  function weaponButton(offer, view, unit) {
    const weapon = board.weapons[offer.action[2]];
    const shot = view.shots.find((one) => JSON.stringify(one.action) === JSON.stringify(offer.action));
    const range = unit && offer.action[0] === "weapon" ? unit.ranges[offer.action[1]] : undefined;
    const button = orderButton(offer, weaponLine(weapon, range || weapon.range));
    if (unit && range) {
      button.addEventListener("pointerenter", () => world.showRange(range));
      button.addEventListener("pointerleave", () => world.showRange(null));
    }
    return shot ? h("div", { class: "gm-weapon-choice" }, button, oddsTable(shot, weapon, { say, texts })) : button;
  }

  /** A shot in words: whom it is at (or who would intercept), and what else tells it from the others. */
  function inWords(shot, view, weapon) {
    const [verb, by] = shot.action;
    const unit = (number) => view.units.find((one) => one.unit === number);
    const target = unit(shot.target);
    const space = names.space[shot.place];
    if (verb === "intercept") return [names.card[unit(by).card], `→ ${short(names.card[target.card])}`];
    if (verb === "flak") return [names.card[target.card], `${short(names.card[unit(by).card])} · ${names.space[unit(by).place]}`];
    if (target) return [names.card[target.card], [space, shot.place >= view.spaces && say("lives", { n: target.life - target.wounds, of: target.life }), weapon && names.weapon[weapon.number]].filter(Boolean).join(" · ")];
    if (shot.place >= view.spaces) return [space, weapon ? names.weapon[weapon.number] : ""];
    return [view.terrain[shot.place] >= 0 ? names.terrain[view.terrain[shot.place]] : names.natural[view.natural[shot.place]], [space, weapon && names.weapon[weapon.number]].filter(Boolean).join(" · ")];
  }

  /** The chances of everything that may be fired at. */
  function aiming(view) {
    const step = seen.prompt?.step;
    if (!view.shots.length || !AIMING.has(step)) return null;
    const rows = view.shots.filter((shot) => shot.action.length).map((shot) => {
      const weapon = world.weaponOf(shot, view);
      const [name, about] = inWords(shot, view, step === "unit-shoots" ? weapon : null);
      const row = h("button", { type: "button", class: "gm-shot", data: { action: JSON.stringify(shot.action), place: String(shot.place) } }, h("span", { class: "gm-shot-name" }, h("b", null, short(name)), h("small", null, about)), h("span", { class: "gm-shot-hit" }, percent(shot.odds.hit)), h("span", { class: "gm-shot-expected", title: say("odds-expected") }, signPicture("wounds"), shot.odds.expected.toFixed(1)));
      const slip = () => ({ title: [name, about].filter(Boolean).join(" · "), lines: [oddsTable(shot, weapon, { say, texts })] });
      tells(row, menu, slip, 100);
      const offer = world.offerFor(shot);
      row.addEventListener("click", (event) => {
        if (!offer) return;
        if (/** @type {PointerEvent} */ (event).pointerType === "touch") menu.open(row, { ...slip(), offers: [offer] });
        else world.act(offer.action, offer.then);
      });
      return { row, table: () => oddsTable(shot, weapon, { say, texts }) };
    });
    const all = rows.flatMap(({ row, table }) => (rows.length < 3 ? [row, table()] : [row]));
    return h("div", { class: "gm-shots" }, h("h3", null, say("chances"), h("span", null, say("odds-hit")), h("span", null, say("odds-expected"))), all);
  }

  // -- dice -------------------------------------------------------------------------------------------------------

  /** Who shot at whom this turn, with which luck; the newest last. */
  function drawDice({ view }) {
    for (const unit of view.units) cardOfUnit.set(unit.unit, unit.card);
    const name = (unit) => short(names.card[cardOfUnit.get(unit)] ?? "");
    const rolls = view.rolls.slice(-ROLLS);
    dice.hidden = !rolls.length;
    dice.replaceChildren(h("h3", null, say("dice")), ...rolls.map(([shooter, target, place, die, impact, critical, result]) => h("span", { class: `gm-roll gm-roll-${["miss", "impact", "critical"][result]}`, title: `${names.space[place] ?? ""}: ${say("rolled", { die, impact, critical })}` }, h("b", null, String(die)), h("small", null, `${impact}+`), h("i", null, say(["miss", "hit", "crit"][result])),
      h("span", { class: "gm-roll-who" }, [name(shooter), name(target) || names.space[place]].filter(Boolean).join(" → ")))));
  }

  // -- the hand ---------------------------------------------------------------------------------------------------

  const offersOf = (card) => seen.candidates.filter(({ action }) => ON_CARD.has(action[0]) && action[1] === card);

  /** Everything about a card for the slip. @param {number} card @param {any[]} [offers] */
  function slipOf(card, offers = []) {
    return { title: names.card[card] ?? "", lines: isUnit(card) ? explain(card) : [], offers, face: createCard(card, { size: 250, full: true }) };
  }
  world.slipOf = slipOf;

  function cardButton(card, cost, fresh) {
    const offers = offersOf(card);
    const legal = offers.filter((offer) => !offer.reason);
    const button = h("button", { type: "button", class: ["gm-card-button", legal.length ? "gm-legal" : offers.length && "gm-refused"], data: { card: String(card) } }, createCard(card, { cost }));
    tells(button, menu, () => slipOf(card, offers), 400);
    button.addEventListener("click", (event) => {
      const touch = /** @type {PointerEvent} */ (event).pointerType === "touch";
      if (offers.length === 1 && legal.length === 1 && !touch) world.act(legal[0].action);
      else menu.open(button, slipOf(card, offers));
    });
    if (fresh && !calm()) button.animate([{ opacity: 0, transform: "translateY(-14px)" }, { opacity: 1, transform: "none" }], { duration: 260, easing: "ease-out" });
    return h("li", null, button);
  }

  function drawHand({ view, seat }) {
    const own = seat === null ? [] : view.players[seat].hand;
    const costs = seat === null ? [] : view.players[seat].costs;
    cards.hidden = seat === null;
    ends.hidden = !ends.childElementCount;
    handTitle.replaceChildren(say("hand"), h("b", null, ` ${own.length}`));
    const before = [...shown];
    hand.replaceChildren(...own.map((card, n) => {
      const at = before.indexOf(card);
      if (at >= 0) before.splice(at, 1);
      return cardButton(card, costs[n], shown.length > 0 && at < 0);
    }));
    shown = own;
    fit();
  }

  /** Cards as large as fit without scrolling. */
  function fit() {
    const width = cards.clientWidth - 4;
    if (width <= 0 || cards.classList.contains("gm-one-row")) return;
    cards.classList.remove("gm-scrolls");
    const height = cards.clientHeight - (hand.offsetTop - cards.offsetTop);
    const count = hand.children.length;
    const columns = (wide) => Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
    let size = LARGEST;
    while (size > LEAST && Math.ceil(count / columns(size)) * (size * 1.400 + GAP) > height) size -= 2;
    if (size <= LEAST) {
      size = Math.floor((width - (columns(LEAST) - 1) * GAP) / columns(LEAST));
      cards.classList.add("gm-scrolls");
    }
    cards.style.setProperty("--card", `${Math.min(size, width)}px`);
  }
  const watch = new ResizeObserver(fit);
  watch.observe(cards);

  return {
    head, raid: raid.root, orders, dice, cards, fit, slipOf,
    update(message) {
      seen = message;
      drawHead(message);
      raid.update(message);
      drawOrders(message);
      drawDice(message);
      drawHand(message);
    },
    destroy: () => watch.disconnect(),
  };
}
