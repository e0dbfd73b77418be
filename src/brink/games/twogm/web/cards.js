// Cards as one holds them: units with all their numbers, support cards with what they do.

import { h, s } from "/lib/dom.js";
import { FACTIONS, markPicture, signPicture, silhouette, silhouettePicture } from "./silhouettes.js";
import { short } from "./words.js";

/** @type {{board: any, names: any, texts: any, say: any}} */
let known;

export function knowCards(world) {
  known = world;
}

export const cardOf = (number) => {
  const { units, supports } = known.board;
  return number < units.length ? units[number] : supports[number - units.length];
};
export const isUnit = (number) => number >= 0 && number < known.board.units.length;

/** The numbers of a weapon: range, what it needs, penetration, damage. @param {any} weapon @param {number} [range] as it is now */
export function weaponNumbers(weapon, range = weapon.range) {
  const { say } = known;
  const box = (kind, value, title) => h("span", { class: `gm-wn gm-wn-${kind}`, title }, h("small", { "aria-hidden": "true" }, say(`short-${kind}`)), value);
  return h("span", { class: "gm-weapon-numbers" }, weapon.range ? box("range", String(range), say("range")) : null, h("span", { class: "gm-wn gm-wn-hit", title: say("needs") }, `${weapon.impact}+/${weapon.critical}`), box("pen", String(weapon.penetration), say("penetration")), box("dam", String(weapon.damage), say("damage")));
}

const FLAGS = ["antitank", "heat", "high_explosives", "anti_aircraft", "flamethrower", "flips", "mounts", "air_only"];

/** What is special about a weapon, as keys of the texts. @param {any} weapon */
export const flagsOf = (weapon) => [...FLAGS.filter((flag) => weapon[flag]).map((flag) => flag.replace("_", "-")), ...(weapon.area === "row3" ? ["row3"] : [])];

export function weaponLine(weapon, range) {
  const { names, texts } = known;
  const flags = flagsOf(weapon).map((flag) => texts[`flag-${flag}`]).join(", ");
  return h("span", { class: "gm-weapon" }, h("b", null, names.weapon[weapon.number]), weaponNumbers(weapon, range), flags && h("i", null, flags));
}

function stats(unit) {
  const { say } = known;
  const stat = (kind, value) => h("span", { class: `gm-stat gm-stat-${kind}`, title: say(kind) }, signPicture(kind), h("b", null, String(value)), h("span", { class: "offscreen" }, say(kind)));
  return h("span", { class: "gm-stats" }, unit.type === "airplane" ? null : stat("movement", unit.movement), stat("armor", unit.armor), stat("wounds", unit.wounds));
}

/** Equipment one may buy. @param {any} option */
function optionLine(option) {
  const { board, names } = known;
  const token = board.tokens[option.token];
  return h("span", { class: "gm-option" }, tokenShape(token, "ready"), h("b", null, names.token[option.token]), h("em", null, `+${option.cost}`), option.year ? h("small", null, String(option.year)) : null, token.weapon && weaponNumbers(token.weapon));
}

/** A token: square when ready, a diamond when used this turn, hatched while it cools. */
export function tokenShape(token, state) {
  const letters = token.id.slice(0, 2).toUpperCase();
  return s("svg", { viewBox: "0 0 20 20", class: `gm-token gm-token-${state}`, "aria-hidden": "true" }, s("rect", { x: 3, y: 3, width: 14, height: 14, rx: token.slot === "defensive" ? 7 : 1.5, transform: state === "used" ? "rotate(45 10 10)" : null }), s("text", { x: 10, y: 13.400 }, letters));
}

/**
 * @param {number} number
 * @param {{size?: number, cost?: number, full?: boolean}} [how] `cost`: what it costs now; `full`: with everything in words
 */
export function createCard(number, { size = 0, cost, full = false } = {}) {
  if (number < 0) return cardBack(size);
  const card = cardOf(number);
  const unit = isUnit(number);
  const root = h("div", { class: ["gm-card", `gm-f-${FACTIONS[card.faction] ?? "all"}`, unit ? "gm-card-unit" : "gm-card-support", full && "gm-card-full"] }, unit ? unitFace(card, cost, full) : supportFace(card, cost, full));
  if (size) root.style.setProperty("--card", `${size}px`);
  return root;
}

function cardBack(size) {
  const root = h("div", { class: "gm-card gm-card-back" }, h("span", { class: "gm-back-frame" }, h("b", null, "2GM")));
  if (size) root.style.setProperty("--card", `${size}px`);
  return root;
}

function band(card, kind, now, printed) {
  const price = now ?? printed;
  return h("span", { class: "gm-band" }, card.faction >= 0 ? markPicture(card.faction) : null, h("span", { class: "gm-kind" }, kind), h("span", { class: ["gm-cost", price < printed && "gm-cheaper"], title: known.say("cost") }, String(price)));
}

function unitFace(unit, cost, full) {
  const { names, texts } = known;
  const name = names.card[unit.number];
  const words = unit.abilities.map((ability) => texts[`ability-${ability}`]);
  const tokens = unit.options.map((option) => (full ? optionLine(option) : h("span", { class: "gm-option", title: names.token[option.token] }, tokenShape(known.board.tokens[option.token], "ready"), h("em", null, `+${option.cost}`))));
  return [band(unit, texts[`type-${unit.type}`], cost, unit.cost), h("b", { class: "gm-title" }, full ? name : short(name)),
    h("span", { class: "gm-picture" }, silhouettePicture(unit)), stats(unit), unit.weapon && (full ? weaponLine(unit.weapon) : weaponNumbers(unit.weapon)),
    words.length ? h("span", { class: "gm-abilities" }, words.join(", ")) : null,
    tokens.length ? h("span", { class: "gm-options" }, tokens) : null,
    h("span", { class: "gm-foot" }, h("span", null, texts[`class-${unit.unit_class}`]), unit.year ? h("span", null, String(unit.year)) : null)];
}

const WHEN = { deployment: "deck", movement: "movement", shooting: "range", moved: "assault", announced: "card" };

function supportFace(card, cost, full) {
  const { names, texts, say } = known;
  return [band(card, texts[`kind-${card.kind}`], cost, card.play), h("b", { class: "gm-title" }, names.card[card.number]),
    h("span", { class: "gm-when", title: say(`when-${card.when}`) }, signPicture(WHEN[card.when]), h("span", null, say(`when-${card.when}`))),
    h("span", { class: "gm-text" }, texts[`card-${card.id}-text`] ?? ""), card.weapon && (full ? weaponLine(card.weapon) : weaponNumbers(card.weapon)),
    h("span", { class: "gm-foot" }, h("span", null, card.on.length ? card.on.map((type) => texts[`type-${type}`]).join(", ") : ""), h("span", null, card.lasts ? say(`lasts-${card.lasts}`) : ""))];
}

/** What the words on a card mean. @param {number} number @returns {Node[]} */
export function explain(number) {
  const { board, texts, names } = known;
  const line = (title, text) => h("span", { class: "gm-explained" }, h("b", null, title), " ", text);
  if (!isUnit(number)) return [line(names.card[number], texts[`card-${cardOf(number).id}-text`] ?? "")];
  const unit = cardOf(number);
  const weapons = [unit.weapon, ...unit.options.map((option) => board.tokens[option.token].weapon)].filter(Boolean);
  const flags = [...new Set(weapons.flatMap(flagsOf))];
  const tokens = unit.options.map((option) => option.token).filter((token) => !board.tokens[token].weapon);
  return [...unit.abilities.map((ability) => line(texts[`ability-${ability}`], texts[`ability-${ability}-text`])), ...tokens.map((token) => line(names.token[token], texts[`token-${board.tokens[token].id}-text`])),
    ...flags.map((flag) => line(texts[`flag-${flag}`], texts[`flag-${flag}-text`]))];
}

/** A card as small as a stamp. @param {number} number */
export function stamp(number) {
  if (!isUnit(number)) return h("span", { class: "gm-stamp" }, signPicture("card"));
  const unit = cardOf(number);
  return h("span", { class: `gm-stamp gm-f-${FACTIONS[unit.faction] ?? "all"}` }, s("svg", { viewBox: "0 0 64 36", "aria-hidden": "true" }, silhouette(unit)));
}
