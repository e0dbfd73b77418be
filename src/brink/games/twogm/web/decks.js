// The deck builder. What may be in a deck, and why not, is asked of the rules; this page only shows it.

import { dress } from "/kit/drawing.js";
import { dialog, div, each, h, refill } from "/lib/dom.js";
import { icon } from "/lib/icons.js";
import { CardView, legend, plain, TYPES, typePicture, wholeCard } from "./decks-cards.js";
import { panel } from "./decks-panel.js";
import { FACTIONS, markPicture } from "./silhouettes.js";

/** @typedef {import("./decks-cards.js").Context} Context */
/** @typedef {import("./decks-cards.js").CardLine} CardLine */
/** @typedef {import("./decks-cards.js").Why} Why */
/** @typedef {{type: string, cards: number, points: number, most: number|null, least: number|null}} TypeLine */
/** @typedef {{faction: string, side: "south"|"north"|null, limit: number, year: number, deck: number[], code: string, points: number, newest: number, types: TypeLine[], costs: number[], cards: CardLine[], ready: {deck: number, code: string}[], reasons: Why[], seed: string}} Report what the rules say of a deck */
/** @typedef {{scenario: string, side: string, faction: string, points: number, year: number, allied: boolean}} Terms what a deck is for */

const BATTLE_ROYAL = "battle-royal";
const POINTS = { usual: 120, least: 60, most: 160 };
const YEARS = [1939, 1940, 1941, 1942, 1943, 1944, 1945];
const REMEMBERED = 100; // changes that can be taken back
const AT_ONCE = 8; // clicks that may wait for an answer

/** @param {HTMLElement} root @param {Context} context */
export function createWorkshop(root, context) {
  const decks = new Decks(root, context);
  return { destroy: () => decks.destroy(), shortcut: (/** @type {KeyboardEvent} */ event) => decks.shortcut(event) };
}

export class Decks {
  /** @param {HTMLElement} root @param {Context} context */
  constructor(root, context) {
    this.root = root;
    this.context = context;
    /** @type {Map<number, number>} copies by card */
    this.cards = new Map();
    /** @type {Map<string, Map<number, number>>} what was being built for another faction */
    this.shelf = new Map();
    /** @type {{terms: Terms, cards: Map<number, number>, seed: string}[]} */
    this.past = [];
    /** @type {Report|null} */
    this.report = null;
    /** @type {{text: string, rule: string}|null} */
    this.trouble = null;
    this.asked = 0;
    this.waiting = 0;
    /** @type {Promise<unknown>} */
    this.turnstile = Promise.resolve();
    this.seed = "";
    this.name = "";
    this.sieve = { text: "", type: "", show: "all" };
    /** @type {Map<number, CardView>} */
    this.views = new Map();
    /** @type {{views: CardView[], root: HTMLElement}[]} the cards by type */
    this.groups = [];
    this.drawn = "";
    this.current = -1; // the card that the Tab key comes to
    this.gone = false;
    this.wanted = context.query.get("for") ?? "";
    /** @type {Terms} */
    this.terms = this.termsIn(context.query);
    const find = this.word("decks-find");
    this.termsBox = h("form", {
      ...{ class: "dk-terms", "aria-label": this.word("decks-terms") },
      onsubmit: (event) => event.preventDefault(),
    });
    this.find = h("input", {
      ...{ type: "search", maxlength: 60, placeholder: find, "aria-label": find, data: { key: "find" } },
      oninput: (event) => this.sift({ text: chosen(event) }),
    });
    this.sieves = div("dk-sieves");
    this.box = h("div", { class: "dk-box-cards", onkeydown: (event) => this.key(event) });
    this.nothing = h("p", { class: "empty", role: "status", hidden: true }, this.word("decks-none"));
    this.panel = div("dk-panel");
    this.spoken = h("p", { class: "offscreen", role: "status" });
    this.tabs = div("dk-tabs");
    this.halves = h("div", { class: "dk-halves", data: { shown: "cards" } });
    this.build();
    this.open(context.query.get("code") ?? "");
    dress(import.meta.url, ["decks.css"]).then(() => root.classList.add("dk-dressed"));
  }

  destroy() {
    this.gone = true;
    this.root.replaceChildren();
  }

  /** @param {string} key */
  word(key) {
    return this.context.texts[key] ?? key;
  }

  /** So many cards or points. @param {"card"|"point"} thing @param {number} number */
  count(thing, number) {
    return `${number} ${this.unit(thing, number)}`;
  }

  /** @param {"card"|"point"} thing @param {number} number */
  unit(thing, number) {
    return this.word(number === 1 ? `decks-${thing}-one` : `decks-${thing}-many`);
  }

  // -- what the deck is for -----------------------------------------------------------------------------------------

  /** An address names what the deck is for, or the options of a table that is being made and which of them to fill. @param {URLSearchParams} query @returns {Terms} */
  termsIn(query) {
    const seat = Number(/^deck_(\d)$/.exec(this.wanted)?.[1] ?? 1) - 1;
    const side = query.get("side") ?? (seat % 2 ? "north" : "south");
    const faction = query.get("faction") ?? query.get(side) ?? (this.wanted && side === "north" ? "de" : "us");
    const mates = Math.ceil((Number(query.get("players") ?? 2) - (seat % 2)) / 2);
    const scenario = query.get("scenario") ?? BATTLE_ROYAL;
    const terms = {
      scenario: this.scenario(scenario) ? scenario : BATTLE_ROYAL,
      side: side === "north" ? "north" : "south",
      faction: FACTIONS.includes(faction) ? faction : "us",
      points: Number(query.get("points")) || POINTS.usual,
      year: YEARS.includes(Number(query.get("year"))) ? Number(query.get("year")) : 0,
      allied: query.get("allied") === "true" || (mates > 1 && query.get("boards") !== "2" && this.wanted !== ""),
    };
    return { ...terms, faction: this.factionOf(terms.side, terms) };
  }

  scenario(id = this.terms.scenario) {
    return this.context.board.scenarios.find((one) => one.id === id);
  }

  /** Who fights on a side; in a Battle Royal whoever is chosen. @param {string} side @param {Terms} [terms] */
  factionOf(side, terms = this.terms) {
    const { sides } = this.scenario(terms.scenario) ?? {};
    return sides ? FACTIONS[sides[side === "north" ? 1 : 0].deck.faction] : terms.faction;
  }

  /** For the rules. */
  question() {
    const { scenario, side, faction, points, year, allied } = this.terms;
    if (this.scenario()) return { scenario, side, allied };
    return { faction, points, allied, ...(year ? { year } : {}) };
  }

  /** For the address: only what is not as usual. */
  address() {
    const { scenario, side, faction, points, year, allied } = this.terms;
    /** @type {Record<string, string>} */
    const query = this.scenario() ? { scenario, side } : { faction };
    if (!this.scenario() && points !== POINTS.usual) query.points = String(points);
    if (!this.scenario() && year) query.year = String(year);
    if (allied) query.allied = "true";
    if (this.report?.code && this.cards.size) query.code = this.report.code;
    return query;
  }

  /** @param {Partial<Terms>} change */
  setTerms(change) {
    this.note();
    const before = this.terms.faction;
    Object.assign(this.terms, change);
    this.terms.faction = this.factionOf(this.terms.side);
    if (this.terms.faction !== before) {
      this.shelf.set(before, this.cards);
      this.cards = this.shelf.get(this.terms.faction) ?? new Map();
      this.seed = "";
    }
    this.drawTerms();
    this.check();
  }

  // -- the deck -----------------------------------------------------------------------------------------------------

  /** Before a change, so that it can be taken back. */
  note() {
    this.past.push({ terms: { ...this.terms }, cards: new Map(this.cards), seed: this.seed });
    if (this.past.length > REMEMBERED) this.past.shift();
  }

  undo() {
    const before = this.past.pop();
    if (!before) return;
    Object.assign(this, before);
    this.drawTerms();
    this.check();
  }

  list() {
    return [...this.cards].flatMap(([card, copies]) => Array(copies).fill(card));
  }

  /** One card after the other, each when the rules have answered for the one before; a key that is held down does not run on. @param {() => unknown} work */
  soon(work) {
    if (this.waiting >= AT_ONCE) return;
    this.waiting += 1;
    this.turnstile = this.turnstile.then(work).finally(() => {
      this.waiting -= 1;
    });
  }

  /** @param {number} card */
  add(card) {
    this.soon(() => {
      const line = this.line(card);
      return !line || line.more ? this.explain(card, line?.more) : this.change(card, 1);
    });
  }

  /** @param {number} card */
  remove(card) {
    this.soon(() => (this.cards.has(card) ? this.change(card, -1) : null));
  }

  /** @param {number} card @param {number} more copies */
  change(card, more) {
    this.note();
    const copies = (this.cards.get(card) ?? 0) + more;
    if (copies) this.cards.set(card, copies);
    else this.cards.delete(card);
    return this.check();
  }

  clear() {
    this.note();
    this.cards = new Map();
    this.seed = "";
    this.check();
  }

  /** @param {number} card */
  line(card) {
    return this.report?.cards.find((one) => one.card === card);
  }

  /** Why a card cannot go in: beside it, and read out. @param {number} card @param {Why|null} [reason] */
  explain(card, reason) {
    if (!reason) return;
    this.spoken.textContent = reason.text;
    const { activeElement: active } = document;
    const at = active && this.panel.contains(active) ? active : this.views.get(card)?.more;
    if (at) this.context.explain(at, reason, this.context.names.card[card]);
  }

  check() {
    return this.ask("deck-check", { ...this.question(), cards: this.list() });
  }

  /** @param {string} seed empty: the one that is always the same */
  buildDeck(seed) {
    this.seed = seed;
    this.note();
    return this.ask("deck-build", { ...this.question(), ...(seed ? { seed } : {}) });
  }

  /** A code says whose deck it is; in a scenario it goes to that side. @param {string} code */
  async open(code) {
    if (!code) return this.check();
    this.note();
    const whose = code.trim().slice(0, 2).toLowerCase();
    const side = this.scenario() && ["south", "north"].find((one) => this.factionOf(one) === whose);
    if (side) this.terms.side = side;
    const { faction, ...rest } = { faction: "", ...this.question() };
    const done = await this.ask("deck-check", { ...rest, code });
    if (!done && !this.report) await this.check(); // a bad link: an empty table is better than none
    return done;
  }

  /** The newest question counts. @param {string} question @param {Record<string, unknown>} body @returns {Promise<boolean>} */
  async ask(question, body) {
    this.asked += 1;
    const mine = this.asked;
    try {
      const report = /** @type {unknown} */ (await this.context.ask(question, body));
      if (mine === this.asked && !this.gone) this.show(/** @type {Report} */ (report));
      return true;
    } catch (error) {
      if (mine !== this.asked || this.gone) return false;
      const { message, rule = "" } = /** @type {Error & {rule?: string}} */ (error);
      this.trouble = { text: message, rule };
      this.drawDeck();
      return false;
    }
  }

  /** @param {Report} report */
  show(report) {
    this.report = report;
    this.trouble = null;
    this.cards = new Map();
    for (const card of report.deck) this.cards.set(card, (this.cards.get(card) ?? 0) + 1);
    this.seed = report.seed || this.seed;
    const other = this.terms.faction !== report.faction;
    this.terms.faction = report.faction;
    if (report.side) this.terms.side = report.side;
    if (other) this.drawTerms();
    this.drawBox(report);
    this.drawDeck();
    this.context.remember({ ...this.address(), ...(this.wanted ? { for: this.wanted } : {}) });
  }

  // -- the page -----------------------------------------------------------------------------------------------------

  build() {
    const { context } = this;
    const box = h(
      "section",
      { class: "dk-box", "aria-labelledby": "dk-box-title" },
      div("dk-sieve", h("h2", { id: "dk-box-title" }, this.word("decks-box")), this.find, this.sieves),
      legend(context),
      this.box,
      this.nothing,
      h("p", { class: "hint dk-keys" }, this.word("decks-keys")),
    );
    const title = h("h2", { id: "dk-deck-title" }, this.word("decks-your-deck"));
    const deck = h("section", { class: "dk-deck", "aria-labelledby": "dk-deck-title" }, title, this.panel);
    this.halves.append(box, deck);
    const lead = h("p", { class: "hint" }, this.word("decks-lead"));
    const head = h("header", { class: "dk-head" }, h("h1", null, context.title), lead);
    refill(this.root, div("dk", head, this.termsBox, this.halves, this.tabs, this.spoken));
    this.drawTerms();
    this.drawSieves();
  }

  drawTerms() {
    const { texts, names, board } = this.context;
    const { terms } = this;
    const scenario = this.scenario();
    /** @param {string} label @param {string} key @param {string|number} value @param {(string|number)[][]} choices @param {(value: string) => void} put @param {string} [kind] */
    const choose = (label, key, value, choices, put, kind = "") => {
      const options = choices.map(([one, text]) => h("option", { value: one }, text));
      const select = h("select", { value, data: { key }, onchange: (event) => put(chosen(event)) }, options);
      return h("label", { class: ["field", kind] }, h("span", null, this.word(label)), select);
    };
    const games = [
      [BATTLE_ROYAL, texts["option-scenario-battle-royal"]],
      ...board.scenarios.map((one) => [one.id, `${names.scenario[one.number]} (${one.year})`]),
    ];
    const years = [[0, this.word("decks-year-any")], ...YEARS.map((year) => [year, year])];
    const setYear = (/** @type {string} */ value) => this.setTerms({ year: Number(value) });
    const points = (/** @type {Event} */ event) => {
      const wanted = Math.round(Number(chosen(event))) || POINTS.usual;
      this.setTerms({ points: Math.max(POINTS.least, Math.min(POINTS.most, wanted)) });
    };
    const limit = h("input", {
      ...{ type: "number", min: POINTS.least, max: POINTS.most, value: terms.points, data: { key: "terms points" } },
      onchange: points,
    });
    const allied = h("input", {
      ...{ type: "checkbox", checked: terms.allied, data: { key: "terms allied" } },
      onchange: () => void this.setTerms({ allied: allied.checked }),
    });
    refill(
      this.termsBox,
      choose("decks-game", "terms game", terms.scenario, games, (value) => this.setTerms({ scenario: value })),
      this.sides(),
      !scenario && h("label", { class: "field dk-short" }, h("span", null, this.word("decks-limit")), limit),
      !scenario && choose("decks-year", "terms year", terms.year, years, setYear, "dk-short"),
      h("label", { class: "check" }, allied, h("span", null, this.word("decks-allied"))),
    );
  }

  /** The factions to choose from, or the sides of a scenario. */
  sides() {
    const { names } = this.context;
    const scenario = this.scenario();
    const now = scenario ? this.terms.side : this.terms.faction;
    const choices = (scenario ? ["south", "north"] : FACTIONS).map((value) => {
      const faction = scenario ? this.factionOf(value) : value;
      const number = FACTIONS.indexOf(faction);
      const input = h("input", {
        ...{ type: "radio", name: "whose", value, checked: value === now, data: { key: `whose ${value}` } },
        onchange: () => this.setTerms(scenario ? { side: value } : { faction: value }),
      });
      const side = scenario && h("small", null, this.word(`decks-${value}`));
      const name = h("span", null, markPicture(number), h("b", null, names.faction[number]), side);
      return h("label", { data: { faction } }, input, name);
    });
    const title = h("legend", null, this.word(scenario ? "decks-side" : "decks-faction"));
    return h("fieldset", { class: "segments dk-factions" }, title, choices);
  }

  drawSieves() {
    const types = ["", ...TYPES].map((type) => {
      const name = this.word(type ? `type-${type}` : "decks-all");
      const input = h("input", {
        ...{ type: "radio", name: "type", value: type, checked: this.sieve.type === type, "aria-label": name },
        data: { key: `type ${type}` },
        onchange: () => this.sift({ type }),
      });
      return h("label", { title: type ? name : "" }, input, h("span", null, type ? typePicture(type) : name));
    });
    const shown = ["all", "open", "deck"].map((one) => h("option", { value: one }, this.word(`decks-show-${one}`)));
    const select = { "aria-label": this.word("decks-only"), value: this.sieve.show, data: { key: "show" } };
    const legend = h("legend", { class: "offscreen" }, this.word("decks-by-type"));
    refill(
      this.sieves,
      h("fieldset", { class: "segments dk-types" }, legend, types),
      h("select", { ...select, onchange: (event) => this.sift({ show: chosen(event) }) }, shown),
    );
  }

  // -- the box: all cards of the faction ----------------------------------------------------------------------------

  /** @param {Report} report */
  drawBox({ cards, faction }) {
    const wanted = cards.map((line) => line.card).join(" ");
    if (this.drawn !== wanted) {
      this.drawn = wanted;
      const [add, remove, focus, about] = [this.add, this.remove, this.reach, this.about].map((way) => way.bind(this));
      const ways = { add, remove, focus, about };
      this.views = new Map(cards.map((line) => [line.card, new CardView(this.context, line, ways)]));
      this.groups = TYPES.map((type) => {
        const views = [...this.views.values()].filter((view) => view.type === type);
        const title = this.word(`type-${type}`);
        const list = each("ul", { class: "dk-cards" }, views, (view) => view.root);
        const heading = h("h3", null, typePicture(type), title);
        const root = h("section", { class: "dk-group", "aria-label": title }, heading, list);
        return { views, root };
      });
      this.root.dataset.faction = faction;
      refill(this.box, ...this.groups.map((group) => group.root));
      this.current = -1;
    }
    for (const line of cards) this.views.get(line.card)?.update(line);
    this.sift({});
  }

  /** @param {Partial<Decks["sieve"]>} change */
  sift(change) {
    Object.assign(this.sieve, change);
    const { text, type, show } = this.sieve;
    const parts = plain(text.trim()).split(/\s+/).filter(Boolean);
    for (const { views, root } of this.groups) {
      for (const view of views) {
        const listed = show === "all" || (show === "open" ? !view.line.more : view.line.copies > 0);
        const found = parts.every((part) => view.words.includes(part));
        view.root.hidden = !listed || (type !== "" && view.type !== type) || !found;
      }
      root.hidden = views.every((view) => view.root.hidden);
    }
    const seen = this.seen();
    this.nothing.hidden = seen.length > 0 || !this.groups.length;
    if (!seen.some((view) => view.card === this.current)) this.reach(seen[0]?.card ?? -1);
  }

  seen() {
    return this.groups.flatMap((group) => group.views).filter((view) => !view.root.hidden);
  }

  /** @param {number} card */
  reach(card) {
    this.views.get(this.current)?.reachable(false);
    this.current = card;
    this.views.get(card)?.reachable(true);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const seen = this.seen();
    const at = seen.findIndex((view) => view.card === this.current);
    if (at < 0) return;
    const { card } = seen[at];
    const beside = seen.filter((view) => view.root.offsetTop === seen[0].root.offsetTop && view.type === seen[0].type);
    const line = Math.max(1, beside.length);
    /** @type {Record<string, number>} */
    const steps = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: line,
      ArrowUp: -line,
      Home: -at,
      End: seen.length - 1 - at,
    };
    if (event.key in steps) {
      const next = seen[Math.max(0, Math.min(seen.length - 1, at + steps[event.key]))];
      next.name.focus();
      next.root.scrollIntoView({ block: "nearest" });
    } else if (["+", "="].includes(event.key)) this.add(card);
    else if (["-", "Delete", "Backspace"].includes(event.key)) this.remove(card);
    else if (event.key === "i") this.about(card);
    else return;
    event.preventDefault();
  }

  /** Keys that work anywhere on the page. @param {KeyboardEvent} event */
  shortcut(event) {
    if (event.key !== "/") return;
    event.preventDefault();
    this.turn("cards");
    this.find.focus();
  }

  /** @param {number} card */
  about(card) {
    const line = this.line(card);
    if (line) dialog(this.context.names.card[card], wholeCard(this.context, card, line)).classList.add("dk-dialog");
  }

  // -- the deck -----------------------------------------------------------------------------------------------------

  drawDeck() {
    if (!this.report) return;
    refill(this.panel, panel(this, this.report));
    this.drawTabs();
  }

  many() {
    return this.report?.deck.length ?? 0;
  }

  /** @param {string} name */
  drop(name) {
    this.context.drop(name);
    this.drawDeck();
  }

  /** @param {URLSearchParams} query */
  readTerms(query) {
    this.note();
    this.terms = this.termsIn(query);
    this.drawTerms();
  }

  /** @param {import("/lib/types.js").Made} one */
  load(one) {
    this.readTerms(new URLSearchParams(one.query));
    this.name = one.name;
    return this.open(one.value);
  }

  /** A code, or a link with what the deck is for. @param {string} text */
  paste(text) {
    const query = new URLSearchParams(text.includes("?") ? text.slice(text.indexOf("?") + 1) : "");
    if (query.get("code")) this.readTerms(query);
    return this.open(query.get("code") ?? text);
  }

  /** To the form of a new table, with this deck for its seat. */
  play() {
    const { terms, report } = this;
    if (!report) return;
    const scenario = this.scenario();
    const option = this.wanted || (scenario && terms.side === "north" ? "deck_2" : "deck_1");
    const side = Number(option.slice(-1)) % 2 ? "south" : "north";
    /** @type {Record<string, string>} */
    const options = { scenario: terms.scenario, [option]: report.code };
    if (!scenario) Object.assign(options, { points: String(terms.points), [side]: report.faction });
    if (!this.wanted) options.players = terms.allied ? "4" : "2";
    this.context.play(options);
  }

  // -- a phone shows one half at a time -----------------------------------------------------------------------------

  /** @param {string} half */
  turn(half) {
    this.halves.dataset.shown = half;
    this.drawTabs();
  }

  drawTabs() {
    const { report } = this;
    const tab = (/** @type {string} */ half, /** @type {import("/lib/dom.js").Child} */ more) => {
      const onclick = () => {
        this.turn(half);
        scrollTo({ top: 0 });
        this.root.closest(".page")?.scrollTo({ top: 0 });
      };
      const pressed = String(this.halves.dataset.shown === half);
      const props = { type: "button", "aria-pressed": pressed, data: { key: `tab ${half}` }, onclick };
      return h("button", props, h("b", null, this.word(`decks-${half}`)), more);
    };
    const fault = (report?.reasons.length ?? 0) > 0 || this.trouble;
    const state = { class: fault ? "dk-bad" : "dk-good" };
    const figures = report && h("span", state, icon(fault ? "cross" : "check"), `${report.points} / ${report.limit}`);
    refill(this.tabs, tab("cards", null), tab("deck", figures));
  }
}

/** What was chosen or written. @param {Event} event */
const chosen = ({ target }) => /** @type {HTMLInputElement|HTMLSelectElement} */ (target).value;
