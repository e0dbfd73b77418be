// The cards of a faction as one reads them before a game: what they cost, what they can do, how many are in the deck.

import { h, s } from "/lib/dom.js";
import { markPicture, signPicture, silhouettePicture } from "./silhouettes.js";

/** @typedef {import("/lib/types.js").WorkshopContext} Context */
/** @typedef {{card: number, type: string, copies: number, limit: number, points: number, cost: number, year: number, more: {key: string, text: string, rule: string}|null}} CardLine */

export const TYPES = ["infantry", "tank", "artillery", "transport", "airplane", "support"];
const TYPICAL = { infantry: "light", tank: "medium", artillery: "antitank", transport: "truck", airplane: "fighter" };
const STATS = ["movement", "armor", "wounds"];
const FIGURES = { // of a weapon; two signs that the board does not need
  penetration: "M1 9.500h10V5l8 7-8 7v-4.500H1zM20.500 2H23v20h-2.500z",
  damage: "M12 0l2.300 7 6.200-3.800-3.200 6.500 6.700 2.300-6.700 2.300 3.200 6.500-6.200-3.800L12 24l-2.300-7-6.200 3.800 3.200-6.500L0 12l6.700-2.300-3.200-6.500L9.700 7z",
};

const figure = (name) => s("svg", { viewBox: "0 0 24 24", class: "gm-icon", "aria-hidden": "true" }, s("path", { d: FIGURES[name] }));
const unseen = (text) => h("span", { class: "offscreen" }, text);

/** @param {string} type */
export const typePicture = (type) => type === "support" ? signPicture("supply") : silhouettePicture({ type, unit_class: TYPICAL[type], abilities: [] });

/** @param {Context} context @param {number} card */
export const unitOf = (context, card) => context.board.units[card] ?? null;
export const supportOf = (context, card) => context.board.supports[card - context.board.units.length] ?? null;

/** All words on a card, to search in. @param {Context} context @param {number} card */
export function wordsOn(context, card) {
  const { texts, names } = context;
  const unit = unitOf(context, card);
  if (!unit) return [names.card[card], texts["type-support"], texts[`kind-${supportOf(context, card).kind}`], texts[`card-${supportOf(context, card).id}-text`]].join("\n");
  return [names.card[card], texts[`type-${unit.type}`], texts[`class-${unit.unit_class}`], unit.year || "", unit.weapon ? names.weapon[unit.weapon.number] : "",
    ...unit.abilities.map((one) => texts[`ability-${one}`]), ...unit.options.map((one) => names.token[one.token])].join("\n");
}

/** The kind of card in a few words. @param {Context} context @param {number} card */
function kindOf(context, card) {
  const { texts } = context;
  const unit = unitOf(context, card);
  if (!unit) return texts[`kind-${supportOf(context, card).kind}`];
  return [texts[`type-${unit.type}`], texts[`class-${unit.unit_class}`]].join(", ");
}

/** @param {Context} context @param {any} weapon @param {string} name */
function weaponRow(context, weapon, name) {
  return h("tr", null, h("th", { scope: "row" }, name), h("td", null, weapon.range || "–"), h("td", null, `${weapon.impact}+/${weapon.critical}`), h("td", null, weapon.penetration), h("td", null, weapon.damage));
}

/** @param {Context} context @param {any[]} weapons pairs of a weapon and its name */
function weaponTable(context, weapons) {
  const { texts } = context;
  const head = (key, picture) => h("th", { scope: "col", title: texts[key] }, picture, unseen(texts[key]));
  return weapons.length ? h("table", { class: "dk-weapons" },
    h("thead", null, h("tr", null, h("th", { scope: "col" }, unseen(texts["decks-weapon"])), head("decks-range", signPicture("range")), head("decks-hit", signPicture("die")), head("decks-penetration", figure("penetration")), head("decks-damage", figure("damage")))),
    h("tbody", null, weapons.map(([weapon, name]) => weaponRow(context, weapon, name)))) : null;
}

/** What the signs on the cards mean. @param {Context} context */
export function legend(context) {
  const { texts } = context;
  const one = (picture, key) => h("li", null, picture, texts[key]);
  return h("ul", { class: "dk-legend" }, STATS.map((name) => one(signPicture(name), `decks-${name}`)), one(signPicture("range"), "decks-range"), one(signPicture("die"), "decks-hit"), one(figure("penetration"), "decks-penetration"), one(figure("damage"), "decks-damage"));
}

function stats(context, unit) {
  return h("dl", { class: "dk-stats" }, STATS.map((name) => h("div", { title: context.texts[`decks-${name}`] }, h("dt", null, signPicture(name), unseen(context.texts[`decks-${name}`])), h("dd", null, unit[name] || "–"))));
}

/** What its own weapon can do, unless an ability says the same. @param {any} unit */
function flagsOf({ weapon, abilities }) {
  const flags = ["antitank", "heat", "high_explosives", "anti_aircraft", "flamethrower", "flips", "mounts", "air_only"].filter((name) => weapon?.[name]).map((name) => name.replace("_", "-"));
  return [...flags, ...(weapon?.area === "row3" ? ["row3"] : [])].filter((name) => !abilities.includes(name));
}

/** A piece of equipment with its price. @param {Context} context @param {any} option */
function equipment(context, option) {
  const { names, texts } = context;
  return `${names.token[option.token]} +${option.cost}${option.year ? ` (${texts["decks-from"]} ${option.year})` : ""}`;
}

/** A card in the box: a short face with its stepper. */
export class CardView {
  /** @param {Context} context @param {CardLine} line @param {{add: (card: number) => void, remove: (card: number) => void, focus: (card: number) => void, about: (card: number) => void}} ways */
  constructor(context, line, ways) {
    const { names, texts } = context;
    const { card } = line;
    const name = names.card[card];
    const unit = unitOf(context, card);
    this.context = context;
    this.card = card;
    this.type = line.type;
    this.words = plain(wordsOn(context, card));
    this.name = h("button", { class: "dk-name", type: "button", tabindex: "-1", onclick: () => ways.add(card), onfocus: () => ways.focus(card) }, h("span", { class: "offscreen" }, `${texts["decks-add"]}: `), name);
    this.less = h("button", { class: "dk-step", type: "button", tabindex: "-1", "aria-label": `${texts["decks-remove"]}: ${name}`, onclick: () => ways.remove(card), onfocus: () => ways.focus(card) }, "−");
    this.more = h("button", { class: "dk-step", type: "button", tabindex: "-1", "aria-label": `${texts["decks-add"]}: ${name}`, onclick: () => ways.add(card), onfocus: () => ways.focus(card) }, "+");
    this.about = h("button", { class: "dk-about", type: "button", tabindex: "-1", "aria-label": `${texts["decks-about"]}: ${name}`, title: texts["decks-about"], onclick: () => ways.about(card), onfocus: () => ways.focus(card) }, "i");
    this.count = h("output", { class: "dk-count" });
    this.why = h("p", { class: "dk-why" });
    this.root = h("li", { class: "dk-card", data: { card: String(card), type: line.type } },
      h("div", { class: "dk-band" }, unit ? silhouettePicture(unit) : signPicture("supply"), h("span", { class: "dk-points", title: texts["decks-worth"] }, String(line.points), unseen(` (${texts["decks-worth"]})`))),
      h("div", { class: "dk-title" }, h("h4", null, this.name), h("p", { class: "dk-kind" }, kindOf(context, card), line.year ? ` · ${line.year}` : "", !unit && ` · ${line.cost} ${texts["decks-costs"]}`)),
      this.face(unit, card),
      this.why,
      h("div", { class: "dk-foot" }, this.about, h("div", { class: "dk-stepper" }, this.less, this.count, this.more)));
  }

  /** @param {any} unit @param {number} card */
  face(unit, card) {
    const { names, texts } = this.context;
    if (!unit) return h("p", { class: "dk-text" }, texts[`card-${supportOf(this.context, card).id}-text`]);
    return h("div", { class: "dk-face" }, stats(this.context, unit), weaponTable(this.context, unit.weapon ? [[unit.weapon, names.weapon[unit.weapon.number]]] : []),
      (unit.abilities.length > 0 || flagsOf(unit).length > 0) && h("ul", { class: "dk-chips", "aria-label": texts["decks-abilities"] }, unit.abilities.map((one) => h("li", { title: texts[`ability-${one}-text`] }, texts[`ability-${one}`])),
        flagsOf(unit).map((one) => h("li", { title: texts[`flag-${one}-text`] }, texts[`flag-${one}`]))),
      unit.options.length > 0 && h("p", { class: "dk-gear" }, h("span", { class: "offscreen" }, `${texts["decks-equipment"]}: `), unit.options.map((one) => equipment(this.context, one)).join(" · ")));
  }

  /** @param {CardLine} line */
  update(line) {
    const { texts } = this.context;
    this.line = line;
    this.count.textContent = `${line.copies} / ${line.limit}`;
    this.count.setAttribute("aria-label", `${texts["decks-copies"]}: ${line.copies} / ${line.limit}`);
    this.root.classList.toggle("dk-in", line.copies > 0);
    this.root.classList.toggle("dk-shut", !!line.more);
    // A deck that is full says so once, in the deck; what is wrong with this very card stands on it.
    const own = line.more && !["deck-points", "deck-most"].includes(line.more.key) && !(line.more.key === "deck-copies" && line.copies <= line.limit);
    this.why.textContent = own && line.more ? line.more.text : "";
    for (const button of [this.more, this.name]) {
      if (line.more) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
    if (line.copies) this.less.removeAttribute("aria-disabled");
    else this.less.setAttribute("aria-disabled", "true");
  }

  /** @param {boolean} on whether the Tab key comes here */
  reachable(on) {
    for (const button of [this.name, this.about, this.less, this.more]) button.tabIndex = on ? 0 : -1;
  }
}

/** Everything that is on a card, with the words for it. @param {Context} context @param {number} card @param {CardLine} line */
export function wholeCard(context, card, line) {
  const { names, texts } = context;
  const unit = unitOf(context, card);
  const facts = h("p", { class: "dk-facts" }, [kindOf(context, card), line.year || null, `${texts["decks-worth"]}: ${line.points}`, `${line.cost} ${texts["decks-costs"]}`, `${texts["decks-copies"]}: ${line.limit}`].filter(Boolean).join(" · "));
  if (!unit) return h("div", { class: "dk-whole" }, facts, h("p", null, texts[`card-${supportOf(context, card).id}-text`]));
  const tokens = unit.options.map((one) => [context.board.tokens[one.token], one]);
  const arms = new Set(tokens.map(([token]) => token).filter((token) => token.weapon)); // two of a kind are described once
  const weapons = [...(unit.weapon ? [[unit.weapon, names.weapon[unit.weapon.number]]] : []), ...[...arms].map((token) => [token.weapon, names.token[token.number]])];
  const entry = (term, text) => h("div", null, h("dt", null, term), h("dd", null, text));
  return h("div", { class: "dk-whole" }, facts, silhouettePicture(unit), stats(context, unit), weaponTable(context, weapons),
    h("dl", { class: "dk-words" },
      unit.abilities.map((one) => entry(texts[`ability-${one}`], texts[`ability-${one}-text`])),
      flagsOf(unit).map((one) => entry(texts[`flag-${one}`], texts[`flag-${one}-text`])),
      tokens.map(([token, option]) => entry(equipment(context, option), texts[`token-${token.id}-text`])),
      unit.carries?.length > 0 && entry(texts["decks-carries"], unit.carries.map((one) => texts[`type-${one}`]).join(", "))));
}

/** To compare without accents and capitals. @param {string} text */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export { markPicture };
