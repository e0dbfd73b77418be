// Cards as one holds them: units with all their numbers, support cards with what they do.

import { each, h, s, span } from "/lib/dom.js";
import { lettersOf } from "./counters.js";
import { atLeast } from "./odds.js";
import { FACTIONS, markPicture, signPicture, silhouette, silhouettePicture } from "./silhouettes.js";
import { short } from "./world.js";

/** @typedef {import("./world.js").UnitCard} UnitCard */
/** @typedef {import("./world.js").SupportCard} SupportCard */
/** @typedef {import("./world.js").Weapon} Weapon */
/** @typedef {import("./world.js").Token} Token */
/** @typedef {Pick<import("./world.js").Kit, "board"|"names"|"texts"|"say">} Known */

/** @type {Known} */
let known;

/** @param {Known} kit */
export function knowCards(kit) {
  known = kit;
}

/** @param {number} number @returns {UnitCard|undefined} */
export const unitCard = (number) => known.board.units[number];
/** @param {number} number */
const supportCard = (number) => known.board.supports[number - known.board.units.length];

/** A word and what it means. @param {string} title @param {string} [text] */
export const line = (title, text = "") => span("gm-explained", h("b", null, title), " ", text);

/** The numbers of a weapon: range, what it needs, penetration, damage. @param {Weapon} weapon @param {number} [range] as it is now */
export function weaponNumbers(weapon, range = weapon.range) {
  const { say } = known;
  const box = (/** @type {string} */ kind, /** @type {number} */ value, /** @type {string} */ word) => {
    const label = h("small", { "aria-hidden": "true" }, say(`short-${kind}`));
    return h("span", { class: `gm-wn gm-wn-${kind}`, title: say(word) }, label, value);
  };
  return span(
    "gm-weapon-numbers",
    weapon.range > 0 && box("range", range, "range"),
    h("span", { class: "gm-wn gm-wn-hit", title: say("needs") }, `${weapon.impact}+/${weapon.critical}`),
    box("pen", weapon.penetration, "penetration"),
    box("dam", weapon.damage, "damage"),
  );
}

/** The same, each number with its word: it is how one learns what the letters stand for. @param {Weapon} weapon */
function weaponInWords(weapon) {
  const { say } = known;
  const box = (/** @type {string} */ word, /** @type {string|number} */ value) =>
    span("gm-wn", h("small", null, say(word)), value);
  const numbers = span(
    "gm-weapon-numbers gm-in-words",
    weapon.range > 0 && box("range", weapon.range),
    box("impact", atLeast(weapon.impact)),
    box("critical", atLeast(weapon.critical)),
    box("penetration", weapon.penetration),
    box("damage", weapon.damage),
  );
  return armed(weapon, numbers);
}

/** @type {(keyof Weapon)[]} */
const FLAGS = ["antitank", "heat", "high_explosives", "anti_aircraft", "flamethrower", "flips", "mounts", "air_only"];

/** What is special about a weapon, as keys of the texts. @param {Weapon|null} weapon */
export const flagsOf = (weapon) => [
  ...FLAGS.filter((flag) => weapon?.[flag]).map((flag) => flag.replace("_", "-")),
  ...(weapon?.area === "row3" ? ["row3"] : []),
];

/** The same in words. @param {Weapon} weapon */
export function weaponWords(weapon) {
  const flags = flagsOf(weapon).map((flag) => known.texts[`flag-${flag}`]);
  return flags.length > 0 && h("i", null, flags.join(", "));
}

/** Its name, its numbers, and what is special about it. @param {Weapon} weapon @param {Element} numbers */
const armed = (weapon, numbers) =>
  span("gm-weapon", h("b", null, known.names.weapon[weapon.number]), numbers, weaponWords(weapon));

/** @param {Weapon} weapon @param {number} [range] */
export const weaponLine = (weapon, range) => armed(weapon, weaponNumbers(weapon, range));

/** @param {UnitCard} unit @param {boolean} full */
function stats(unit, full) {
  const { say } = known;
  const stat = (/** @type {"movement"|"armor"|"wounds"} */ kind) => {
    const words = span(full ? "gm-stat-word" : "offscreen", say(kind === "wounds" && full ? "wounds-word" : kind));
    const props = { class: `gm-stat gm-stat-${kind}`, title: say(kind) };
    return h("span", props, signPicture(kind), h("b", null, unit[kind]), words);
  };
  const moves = unit.type !== "airplane" && stat("movement");
  return span("gm-stats", moves, stat("armor"), stat("wounds"));
}

/** Equipment one may buy. @param {UnitCard["options"][number]} option @param {boolean} full */
function optionLine({ token: number, cost, year }, full) {
  const { board, names } = known;
  const token = board.tokens[number];
  return h(
    "span",
    { class: "gm-option", title: full ? null : names.token[number] },
    tokenShape(token, "ready"),
    full && h("b", null, names.token[number]),
    h("em", null, `+${cost}`),
    full && year > 0 && h("small", null, year),
    full && token.weapon && weaponNumbers(token.weapon),
  );
}

/** A token: square when ready, a diamond when used this turn, hatched while it cools. @param {Token} token @param {string} state */
export const tokenShape = (token, state) =>
  s(
    "svg",
    { viewBox: "0 0 20 20", class: `gm-token gm-token-${state}`, "aria-hidden": "true" },
    s("rect", {
      ...{ x: 1, y: 1, width: 18, height: 18, rx: token.slot === "defensive" ? 9 : 2 },
      transform: state === "used" ? "rotate(45 10 10) translate(2.500 2.500) scale(.75)" : null,
    }),
    s("text", { x: 10, y: 14 }, lettersOf(token)),
  );

/**
 * @param {number} number
 * @param {{size?: number, cost?: number, full?: boolean}} [how] `cost`: what it costs now; `full`: with everything in words
 */
export function createCard(number, { size = 0, cost, full = false } = {}) {
  const style = size ? `--card: ${size}px` : null;
  if (number < 0) return h("div", { class: "gm-card gm-card-back", style }, span("gm-back-frame", h("b", null, "2GM")));
  const unit = unitCard(number);
  const card = unit ?? supportCard(number);
  const kind = unit ? "gm-card-unit" : "gm-card-support";
  return h(
    "div",
    { class: ["gm-card", `gm-f-${FACTIONS[card.faction] ?? "all"}`, kind, full && "gm-card-full"], style },
    unit ? unitFace(unit, cost, full) : supportFace(supportCard(number), cost, full),
  );
}

/** @param {number} faction @param {string} kind @param {number|undefined} now @param {number} printed */
function band(faction, kind, now, printed) {
  const price = now ?? printed;
  return span(
    "gm-band",
    faction >= 0 && markPicture(faction),
    span("gm-kind", kind),
    h("span", { class: ["gm-cost", price < printed && "gm-cheaper"], title: known.say("cost") }, price),
  );
}

/** @param {...(string|number)} words */
const foot = (...words) => each("span", { class: "gm-foot" }, words, (word) => h("span", null, word));

/** @param {UnitCard} unit @param {number|undefined} cost @param {boolean} full */
function unitFace(unit, cost, full) {
  const { names, texts } = known;
  const name = names.card[unit.number];
  const words = unit.abilities.map((ability) => texts[`ability-${ability}`]);
  const tokens = unit.options.map((option) => optionLine(option, full));
  return [
    band(unit.faction, texts[`type-${unit.type}`], cost, unit.cost),
    h("b", { class: "gm-title" }, full ? name : short(name)),
    span("gm-picture", silhouettePicture(unit)),
    stats(unit, full),
    unit.weapon && (full ? weaponInWords(unit.weapon) : weaponNumbers(unit.weapon)),
    words.length > 0 && span("gm-abilities", words.join(", ")),
    tokens.length > 0 && span("gm-options", tokens),
    foot(texts[`class-${unit.unit_class}`], ...(unit.year ? [unit.year] : [])),
  ];
}

/** @type {Record<string, string>} */
const WHEN = { deployment: "deck", movement: "movement", shooting: "range", moved: "assault", announced: "card" };

/** @param {SupportCard} card @param {number|undefined} cost @param {boolean} full */
function supportFace(card, cost, full) {
  const { names, texts, say } = known;
  const when = say(`when-${card.when}`);
  return [
    band(card.faction, texts[`kind-${card.kind}`], cost, card.play),
    h("b", { class: "gm-title" }, names.card[card.number]),
    h("span", { class: "gm-when", title: when }, signPicture(WHEN[card.when]), h("span", null, when)),
    span("gm-text", texts[`card-${card.id}-text`]),
    card.weapon && (full ? weaponInWords(card.weapon) : weaponNumbers(card.weapon)),
    foot(card.on.map((type) => texts[`type-${type}`]).join(", "), card.lasts && say(`lasts-${card.lasts}`)),
  ];
}

/** A weapon with its numbers in words, and what is special about it. @param {Weapon} weapon @returns {Node[]} */
export const explainWeapon = (weapon) => [
  weaponInWords(weapon),
  ...flagsOf(weapon).map((flag) => line(known.texts[`flag-${flag}`], known.texts[`flag-${flag}-text`])),
];

/** What the words on a card mean; of a unit on the field, with what it was equipped (a mask of slots).
 * @param {number} number @param {number} [equip] @returns {Node[]} */
export function explain(number, equip = ~0) {
  const { board, texts, names, say } = known;
  const unit = unitCard(number);
  if (!unit) return [line(names.card[number], texts[`card-${supportCard(number).id}-text`])];
  const tokens = unit.options.filter((_, at) => (equip >> (at + 1)) & 1).map((option) => board.tokens[option.token]);
  const said = new Set(unit.abilities.map((ability) => texts[`ability-${ability}`])); // a gun's word may be its crew's too
  const flags = new Set([unit, ...tokens].flatMap(({ weapon }) => flagsOf(weapon)));
  const bearers = (/** @type {string} */ flag) =>
    flagsOf(unit.weapon).includes(flag) ? [] : tokens.filter(({ weapon }) => flagsOf(weapon).includes(flag));
  /** What a weapon does that can be bought is not what the unit's own does. @param {string} flag */
  const flagTitle = (flag) => {
    const whose = new Set(bearers(flag).map(({ number }) => names.token[number]));
    return whose.size ? `${texts[`flag-${flag}`]} (${[...whose].join(", ")})` : texts[`flag-${flag}`];
  };
  return [
    ...unit.abilities.map((ability) => line(texts[`ability-${ability}`], texts[`ability-${ability}-text`])),
    ...(unit.area ? [line(say(`area-${unit.area}`), say(`area-${unit.area}-text`))] : []),
    ...tokens
      .filter((token) => !token.weapon)
      .map(({ number, id }) => line(names.token[number], texts[`token-${id}-text`])),
    ...[...flags]
      .filter((flag) => !said.has(texts[`flag-${flag}`]))
      .map((flag) => line(flagTitle(flag), texts[`flag-${flag}-text`])),
  ];
}

/** Everything about a card. @param {number} card @param {import("./world.js").Offer[]} [offers] @returns {import("./world.js").Slip} */
export const slipOf = (card, offers = []) => ({
  title: known.names.card[card] ?? "",
  lines: unitCard(card) ? explain(card) : [],
  offers,
  face: createCard(card, { size: 250, full: true }),
});

/** A card as small as a stamp. @param {number} number */
export function stamp(number) {
  const unit = unitCard(number);
  if (!unit) return span("gm-stamp", signPicture("card"));
  const picture = s("svg", { viewBox: "0 0 64 36", "aria-hidden": "true" }, silhouette(unit));
  return span(`gm-stamp gm-f-${FACTIONS[unit.faction] ?? "all"}`, picture);
}
