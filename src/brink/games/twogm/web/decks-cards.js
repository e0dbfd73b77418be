// The cards of a faction as one reads them before a game: what they cost, what they can do, how many are in the deck.

import { div, each, h, s, span } from "/lib/dom.js";
import { flagsOf } from "./cards.js";
import { signPicture, silhouettePicture } from "./silhouettes.js";

/** @typedef {import("./world.js").UnitCard} UnitCard */
/** @typedef {import("./world.js").Weapon} Weapon */
/** @typedef {Omit<import("/lib/types.js").WorkshopContext, "board"|"names"> & {board: import("./world.js").Board, names: import("./world.js").Names}} Context */
/** @typedef {{key: string, text: string, rule: string}} Why */
/** @typedef {{card: number, type: string, copies: number, limit: number, points: number, cost: number, year: number, more: Why|null}} CardLine */
/** @typedef {import("/lib/dom.js").Child} Child */

export const TYPES = ["infantry", "tank", "artillery", "transport", "airplane", "support"];
/** @type {Record<string, string>} */
const TYPICAL = { infantry: "light", tank: "medium", artillery: "antitank", transport: "truck", airplane: "fighter" };
const STATS = /** @type {const} */ (["movement", "armor", "wounds"]);
const PENETRATION = "M1 9.500h10V5l8 7-8 7v-4.500H1zM20.500 2H23v20h-2.500z"; // two signs that the board does not need
const DAMAGE =
  "M12 0l2.300 7 6.200-3.800-3.200 6.500 6.700 2.300-6.700 2.300 3.200 6.500-6.200-3.800L12 24l-2.300-7-6.200 3.800 3.200-6.500L0 12l6.700-2.300-3.200-6.500L9.700 7z";
/** What the columns of a weapon are, with their signs. @type {[string, () => Node][]} */
const COLUMNS = [
  ["decks-range", () => signPicture("range")],
  ["decks-hit", () => signPicture("die")],
  ["decks-penetration", () => figure(PENETRATION)],
  ["decks-damage", () => figure(DAMAGE)],
];

/** @param {string} d */
const figure = (d) => s("svg", { viewBox: "0 0 24 24", class: "gm-icon", "aria-hidden": "true" }, s("path", { d }));
/** @param {string} text */
const unseen = (text) => span("offscreen", text);

/** A button that keeps the focus when the page is drawn anew. @param {string} kind @param {string} key @param {(event: Event) => unknown} onclick @param {...Child} children */
export const button = (kind, key, onclick, ...children) =>
  h("button", { class: kind, type: "button", data: { key }, onclick }, ...children);

/** @param {string} type */
export const typePicture = (type) =>
  type === "support" ? signPicture("supply") : silhouettePicture({ type, unit_class: TYPICAL[type], abilities: [] });

/** @param {Context} context @param {number} card @returns {UnitCard|undefined} */
const unitOf = ({ board }, card) => board.units[card];
/** @param {Context} context @param {number} card */
const supportOf = ({ board }, card) => board.supports[card - board.units.length];
/** @param {Context} context @param {number} card */
const supportText = (context, card) => context.texts[`card-${supportOf(context, card).id}-text`];

/** All words on a card, to search in. @param {Context} context @param {number} card */
function wordsOn(context, card) {
  const { texts, names } = context;
  const unit = unitOf(context, card);
  const words = unit
    ? [
        unit.year || "",
        unit.weapon ? names.weapon[unit.weapon.number] : "",
        ...unit.abilities.map((one) => texts[`ability-${one}`]),
        ...unit.options.map((one) => names.token[one.token]),
      ]
    : [texts["type-support"], supportText(context, card)];
  return [names.card[card], kindOf(context, card), ...words].join("\n");
}

/** The kind of card in a few words. @param {Context} context @param {number} card */
function kindOf(context, card) {
  const { texts } = context;
  const unit = unitOf(context, card);
  return unit
    ? `${texts[`type-${unit.type}`]}, ${texts[`class-${unit.unit_class}`]}`
    : texts[`kind-${supportOf(context, card).kind}`];
}

/** @param {Context} context @param {[Weapon, string][]} weapons with their names */
function weaponTable({ texts }, weapons) {
  if (!weapons.length) return null;
  const columns = COLUMNS.map(([key, sign]) =>
    h("th", { scope: "col", title: texts[key] }, sign(), unseen(texts[key])),
  );
  const rows = weapons.map(([{ range, impact, critical, penetration, damage }, name]) => {
    const numbers = [range || "–", `${impact}+/${critical}`, penetration, damage];
    const cells = numbers.map((number) => h("td", null, number));
    return h("tr", null, h("th", { scope: "row" }, name), cells);
  });
  const head = h("tr", null, h("th", { scope: "col" }, unseen(texts["decks-weapon"])), columns);
  return h("table", { class: "dk-weapons" }, h("thead", null, head), h("tbody", null, rows));
}

/** What the signs on the cards mean. @param {Context} context */
export function legend({ texts }) {
  const stats = STATS.map((name) => h("li", null, signPicture(name), texts[`decks-${name}`]));
  const columns = COLUMNS.map(([key, sign]) => h("li", null, sign(), texts[key]));
  return h("ul", { class: "dk-legend" }, stats, columns);
}

/** @param {Context} context @param {UnitCard} unit */
const stats = ({ texts }, unit) =>
  each("dl", { class: "dk-stats" }, STATS, (name) => {
    const title = texts[`decks-${name}`];
    return h("div", { title }, h("dt", null, signPicture(name), unseen(title)), h("dd", null, unit[name] || "–"));
  });

/** What it and its own weapon can do, as keys of the texts. @param {UnitCard} unit */
const talents = ({ weapon, abilities }) => [
  ...abilities.map((one) => `ability-${one}`),
  ...flagsOf(weapon)
    .filter((name) => !abilities.includes(name))
    .map((one) => `flag-${one}`),
];

/** A piece of equipment with its price. @param {Context} context @param {UnitCard["options"][number]} option */
const equipment = ({ names, texts }, { token, cost, year }) =>
  `${names.token[token]} +${cost}${year ? ` (${texts["decks-from"]} ${year})` : ""}`;

/** @param {Context} context @param {UnitCard} unit @returns {[Weapon, string][]} */
const ownWeapon = ({ names }, { weapon }) => (weapon ? [[weapon, names.weapon[weapon.number]]] : []);

/** A card in the box: a short face with its stepper. */
export class CardView {
  /** @param {Context} context @param {CardLine} line @param {Record<"add"|"remove"|"focus"|"about", (card: number) => void>} ways */
  constructor(context, line, ways) {
    const { names, texts } = context;
    const { card } = line;
    const unit = unitOf(context, card);
    this.context = context;
    this.card = card;
    this.type = line.type;
    /** @type {CardLine} */
    this.line = line;
    this.words = plain(wordsOn(context, card));
    /** @param {string} kind @param {"add"|"remove"|"about"} way @param {...Child} children */
    const press = (kind, way, ...children) => {
      const label = way === "about" || kind === "dk-step" ? `${texts[`decks-${way}`]}: ${names.card[card]}` : null;
      const made = button(kind, "", () => ways[way](card), ...children);
      made.addEventListener("focus", () => ways.focus(card));
      delete made.dataset.key;
      made.tabIndex = -1;
      if (label) made.setAttribute("aria-label", label);
      return made;
    };
    this.name = press("dk-name", "add", unseen(`${texts["decks-add"]}: `), names.card[card]);
    this.less = press("dk-step", "remove", "−");
    this.more = press("dk-step", "add", "+");
    this.about = press("dk-about", "about", "i");
    this.about.title = texts["decks-about"];
    this.count = h("output", { class: "dk-count" });
    this.why = h("p", { class: "dk-why" });
    const worth = texts["decks-worth"];
    const kind = [kindOf(context, card), line.year, unit ? "" : `${line.cost} ${texts["decks-costs"]}`];
    this.root = h(
      "li",
      { class: "dk-card", data: { card: String(card), type: line.type } },
      div(
        "dk-band",
        unit ? silhouettePicture(unit) : signPicture("supply"),
        h("span", { class: "dk-points", title: worth }, line.points, unseen(` (${worth})`)),
      ),
      div("dk-title", h("h4", null, this.name), h("p", { class: "dk-kind" }, kind.filter(Boolean).join(" · "))),
      unit ? this.face(unit) : h("p", { class: "dk-text" }, supportText(context, card)),
      this.why,
      div("dk-foot", this.about, div("dk-stepper", this.less, this.count, this.more)),
    );
  }

  /** @param {UnitCard} unit */
  face(unit) {
    const { context } = this;
    const { texts } = context;
    const chips = talents(unit).map((key) => h("li", { title: texts[`${key}-text`] }, texts[key]));
    const gear = unit.options.map((one) => equipment(context, one)).join(" · ");
    return div(
      "dk-face",
      stats(context, unit),
      weaponTable(context, ownWeapon(context, unit)),
      chips.length > 0 && h("ul", { class: "dk-chips", "aria-label": texts["decks-abilities"] }, chips),
      gear && h("p", { class: "dk-gear" }, unseen(`${texts["decks-equipment"]}: `), gear),
    );
  }

  /** @param {CardLine} line */
  update(line) {
    const { copies, limit, more } = line;
    this.line = line;
    this.count.textContent = `${copies} / ${limit}`;
    this.count.setAttribute("aria-label", `${this.context.texts["decks-copies"]}: ${copies} / ${limit}`);
    this.root.classList.toggle("dk-in", copies > 0);
    this.root.classList.toggle("dk-shut", !!more);
    // A deck that is full says so once, in the deck; what is wrong with this very card stands on it.
    const full =
      more && (["deck-points", "deck-most"].includes(more.key) || (more.key === "deck-copies" && copies <= limit));
    this.why.textContent = more && !full ? more.text : "";
    for (const one of [this.more, this.name]) one.ariaDisabled = more ? "true" : null;
    this.less.ariaDisabled = copies ? null : "true";
  }

  /** @param {boolean} on whether the Tab key comes here */
  reachable(on) {
    for (const one of [this.name, this.about, this.less, this.more]) one.tabIndex = on ? 0 : -1;
  }
}

/** Everything that is on a card, with the words for it. @param {Context} context @param {number} card @param {CardLine} line */
export function wholeCard(context, card, line) {
  const { names, texts, board } = context;
  const unit = unitOf(context, card);
  const worth = [`${texts["decks-worth"]}: ${line.points}`, `${line.cost} ${texts["decks-costs"]}`];
  const words = [kindOf(context, card), line.year, ...worth, `${texts["decks-copies"]}: ${line.limit}`];
  const facts = h("p", { class: "dk-facts" }, words.filter(Boolean).join(" · "));
  if (!unit) return div("dk-whole", facts, h("p", null, supportText(context, card)));
  const tokens = new Set(unit.options.map((one) => board.tokens[one.token])); // two of a kind are described once
  /** @type {[Weapon, string][]} */
  const arms = [...tokens].flatMap(({ weapon, number }) => (weapon ? [[weapon, names.token[number]]] : []));
  const entry = (/** @type {string} */ term, /** @type {string} */ text) =>
    h("div", null, h("dt", null, term), h("dd", null, text));
  return div(
    "dk-whole",
    facts,
    silhouettePicture(unit),
    stats(context, unit),
    weaponTable(context, [...ownWeapon(context, unit), ...arms]),
    h(
      "dl",
      { class: "dk-words" },
      talents(unit).map((key) => entry(texts[key], texts[`${key}-text`])),
      unit.options.map((one) => entry(equipment(context, one), texts[`token-${board.tokens[one.token].id}-text`])),
      unit.carries.length > 0 &&
        entry(texts["decks-carries"], unit.carries.map((one) => texts[`type-${one}`]).join(", ")),
    ),
  );
}

/** To compare without accents and capitals. @param {string} text */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
