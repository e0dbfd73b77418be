// The deck builder. What may be in a deck, and why not, is asked of the rules; this page only shows it.

import { copyText, dialog, h, refill, s, toast } from "/lib/dom.js";
import { icon } from "/lib/icons.js";
import { CardView, legend, markPicture, plain, TYPES, typePicture, wholeCard } from "./decks-cards.js";
import { FACTIONS } from "./silhouettes.js";

/** @typedef {import("/lib/types.js").WorkshopContext} Context */

const BATTLE_ROYAL = "battle-royal";
const POINTS = { usual: 120, least: 60, most: 160 };
const YEARS = [1939, 1940, 1941, 1942, 1943, 1944, 1945];
const REMEMBERED = 100; // changes that can be taken back
const AT_ONCE = 8; // clicks that may wait for an answer
const SEED = "abcdefghjkmnpqrstuvwxyz23456789"; // nothing that looks like something else

/** @param {HTMLElement} root @param {Context} context */
export function createWorkshop(root, context) {
  const decks = new Decks(root, context);
  return { destroy: () => decks.destroy(), shortcut: (/** @type {KeyboardEvent} */ event) => decks.shortcut(event) };
}

/** @returns {Promise<void>} when the page may be seen */
function dressed() {
  const href = new URL("./decks.css", import.meta.url).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  return new Promise((done) => document.head.append(h("link", { rel: "stylesheet", href, onload: () => done(), onerror: () => done() })));
}

class Decks {
  /** @param {HTMLElement} root @param {Context} context */
  constructor(root, context) {
    this.root = root;
    this.context = context;
    /** @type {Map<number, number>} copies by card */
    this.cards = new Map();
    /** @type {Map<string, Map<number, number>>} what was being built for another faction */
    this.shelf = new Map();
    this.past = [];
    this.report = null;
    this.asked = 0;
    this.waiting = 0;
    /** @type {Promise<any>} */
    this.turnstile = Promise.resolve();
    this.seed = "";
    this.name = "";
    this.sieve = { text: "", type: "", show: "all" };
    /** @type {Map<number, CardView>} */
    this.views = new Map();
    this.current = -1; // the card that the Tab key comes to
    this.gone = false;
    this.readAddress(context.query);
    this.build();
    this.open(context.query.get("code") ?? "");
    dressed().then(() => root.classList.add("dk-dressed"));
  }

  destroy() {
    this.gone = true;
    this.root.replaceChildren();
  }

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

  /** The address names what the deck is for, or the options of a table that is being made and which of them to fill. @param {URLSearchParams} query */
  readAddress(query) {
    this.wanted = query.get("for") ?? "";
    const seat = Number(/^deck_(\d)$/.exec(this.wanted)?.[1] ?? 1) - 1;
    const side = query.get("side") ?? (seat % 2 ? "north" : "south");
    const faction = query.get("faction") ?? query.get(side) ?? (this.wanted && side === "north" ? "de" : "us");
    const mates = Math.ceil((Number(query.get("players") ?? 2) - (seat % 2)) / 2);
    const scenario = query.get("scenario") ?? BATTLE_ROYAL;
    this.terms = {
      scenario: this.scenarios().some((one) => one.id === scenario) ? scenario : BATTLE_ROYAL,
      side: side === "north" ? "north" : "south",
      faction: FACTIONS.includes(faction) ? faction : "us",
      points: Number(query.get("points")) || POINTS.usual,
      year: YEARS.includes(Number(query.get("year"))) ? Number(query.get("year")) : 0,
      allied: query.get("allied") === "true" || (mates > 1 && query.get("boards") !== "2" && this.wanted !== ""),
    };
    if (this.scenario()) this.terms.faction = this.factionOf(this.terms.side);
  }

  scenarios() {
    return this.context.board.scenarios;
  }

  scenario() {
    return this.scenarios().find((one) => one.id === this.terms.scenario) ?? null;
  }

  factionOf(side) {
    return FACTIONS[this.scenario().sides[side === "north" ? 1 : 0].deck.faction];
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

  /** @param {Partial<Decks["terms"]>} change */
  setTerms(change) {
    this.note();
    const before = this.terms.faction;
    Object.assign(this.terms, change);
    if (this.scenario()) this.terms.faction = this.factionOf(this.terms.side);
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

  /** One card after the other, each when the rules have answered for the one before; a key that is held down does not run on. @param {() => any} work */
  soon(work) {
    if (this.waiting >= AT_ONCE) return;
    this.waiting += 1;
    this.turnstile = this.turnstile.then(work).finally(() => { this.waiting -= 1; });
  }

  /** @param {number} card */
  add(card) {
    this.soon(() => {
      const line = this.line(card);
      if (!line || line.more) return this.explain(card, line?.more);
      this.note();
      this.cards.set(card, (this.cards.get(card) ?? 0) + 1);
      return this.check();
    });
  }

  /** @param {number} card */
  remove(card) {
    this.soon(() => {
      const copies = this.cards.get(card) ?? 0;
      if (!copies) return null;
      this.note();
      if (copies > 1) this.cards.set(card, copies - 1);
      else this.cards.delete(card);
      return this.check();
    });
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

  /** Why a card cannot go in: beside it, and read out. @param {number} card @param {any} reason */
  explain(card, reason) {
    const view = this.views.get(card);
    if (!reason) return;
    this.spoken.textContent = reason.text;
    const at = document.activeElement instanceof HTMLElement && this.panel.contains(document.activeElement) ? document.activeElement : view?.more;
    if (at) this.context.explain(at, reason, this.context.names.card[card]);
  }

  check() {
    return this.ask("deck-check", { ...this.question(), cards: this.list() });
  }

  /** @param {string} seed empty: the one that is always the same */
  buildDeck(seed) {
    this.note();
    return this.ask("deck-build", { ...this.question(), ...(seed ? { seed } : {}) });
  }

  /** A code says whose deck it is; in a scenario it goes to that side. @param {string} code */
  async open(code) {
    if (!code) return this.check();
    this.note();
    const { faction, ...rest } = this.question();
    const whose = code.trim().slice(0, 2).toLowerCase();
    if (this.scenario()) {
      const side = ["south", "north"].find((one) => this.factionOf(one) === whose);
      if (side) this.terms.side = rest.side = side;
    }
    const done = await this.ask("deck-check", { ...rest, code });
    if (!done && !this.report) await this.check(); // a bad link: an empty table is better than none
    return done;
  }

  /** The newest question counts. @param {string} question @param {any} body @returns {Promise<boolean>} */
  async ask(question, body) {
    this.asked += 1;
    const mine = this.asked;
    try {
      const report = await this.context.ask(question, body);
      if (mine === this.asked && !this.gone) this.show(report);
      return true;
    } catch (error) {
      if (mine !== this.asked || this.gone) return false;
      const { message, rule = "" } = /** @type {any} */ (error);
      this.trouble = { text: message, rule };
      this.drawDeck();
      return false;
    }
  }

  /** @param {any} report */
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
    this.drawBox();
    this.drawDeck();
    this.context.remember({ ...this.address(), ...(this.wanted ? { for: this.wanted } : {}) });
  }

  // -- the page -----------------------------------------------------------------------------------------------------

  build() {
    const { context } = this;
    this.termsBox = h("form", { class: "dk-terms", "aria-label": this.word("decks-terms"), onsubmit: (event) => event.preventDefault() });
    this.find = h("input", { type: "search", maxlength: 60, placeholder: this.word("decks-find"), "aria-label": this.word("decks-find"), data: { key: "find" }, oninput: () => this.sift({ text: this.find.value }) });
    this.sieves = h("div", { class: "dk-sieves" });
    this.box = h("div", { class: "dk-box-cards" });
    this.nothing = h("p", { class: "empty", role: "status", hidden: true }, this.word("decks-none"));
    this.panel = h("div", { class: "dk-panel" });
    this.spoken = h("p", { class: "offscreen", role: "status" });
    this.tabs = h("div", { class: "dk-tabs" });
    const box = h("section", { class: "dk-box", "aria-labelledby": "dk-box-title" }, h("div", { class: "dk-sieve" }, h("h2", { id: "dk-box-title" }, this.word("decks-box")), this.find, this.sieves), legend(context), this.box, this.nothing, h("p", { class: "hint dk-keys" }, this.word("decks-keys")));
    const deck = h("section", { class: "dk-deck", "aria-labelledby": "dk-deck-title" }, h("h2", { id: "dk-deck-title" }, this.word("decks-your-deck")), this.panel);
    this.halves = h("div", { class: "dk-halves", data: { shown: "cards" } }, box, deck);
    refill(this.root, h("div", { class: "dk" }, h("header", { class: "dk-head" }, h("h1", null, context.title), h("p", { class: "hint" }, this.word("decks-lead"))), this.termsBox, this.halves, this.tabs, this.spoken));
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.drawTerms();
    this.drawSieves();
  }

  drawTerms() {
    const { texts, names } = this.context;
    const { terms } = this;
    const scenario = this.scenario();
    const choose = (label, key, value, choices, put, short = "") => h("label", { class: ["field", short] }, h("span", null, label), h("select", { value: String(value), data: { key }, onchange: (event) => put(event.target.value) }, choices.map(([one, text]) => h("option", { value: String(one) }, text))));
    const games = [[BATTLE_ROYAL, texts["option-scenario-battle-royal"] ?? "Battle Royal"], ...this.scenarios().map((one) => [one.id, `${names.scenario[one.number]} (${one.year})`])];
    const whose = scenario ? ["south", "north"].map((side) => [side, this.factionOf(side)]) : FACTIONS.map((one) => [one, one]);
    const now = scenario ? terms.side : terms.faction;
    refill(this.termsBox,
      choose(this.word("decks-game"), "terms game", terms.scenario, games, (value) => this.setTerms({ scenario: value })),
      h("fieldset", { class: "segments dk-factions" }, h("legend", null, this.word(scenario ? "decks-side" : "decks-faction")), whose.map(([value, faction]) => h("label", { data: { faction } },
        h("input", { type: "radio", name: "whose", value, checked: value === now, data: { key: `whose ${value}` }, onchange: () => this.setTerms(scenario ? { side: value } : { faction: value }) }),
        h("span", null, markPicture(FACTIONS.indexOf(faction)), h("b", null, names.faction[FACTIONS.indexOf(faction)]), scenario && h("small", null, this.word(`decks-${value}`)))))),
      !scenario && h("label", { class: "field dk-short" }, h("span", null, this.word("decks-limit")), h("input", { type: "number", min: POINTS.least, max: POINTS.most, value: terms.points, data: { key: "terms points" }, onchange: (event) => {
        const points = Math.max(POINTS.least, Math.min(POINTS.most, Math.round(Number(event.target.value)) || POINTS.usual));
        this.setTerms({ points });
      } })),
      !scenario && choose(this.word("decks-year"), "terms year", terms.year, [[0, this.word("decks-year-any")], ...YEARS.map((year) => [year, String(year)])], (value) => this.setTerms({ year: Number(value) }), "dk-short"),
      h("label", { class: "check" }, h("input", { type: "checkbox", checked: terms.allied, data: { key: "terms allied" }, onchange: (event) => this.setTerms({ allied: event.target.checked }) }), h("span", null, this.word("decks-allied"))));
  }

  drawSieves() {
    const { sieve } = this;
    const types = ["", ...TYPES];
    refill(this.sieves,
      h("fieldset", { class: "segments dk-types" }, h("legend", { class: "offscreen" }, this.word("decks-by-type")), types.map((type) => h("label", { title: type ? this.word(`type-${type}`) : "" },
        h("input", { type: "radio", name: "type", value: type, checked: sieve.type === type, "aria-label": type ? this.word(`type-${type}`) : this.word("decks-all"), data: { key: `type ${type}` }, onchange: () => this.sift({ type }) }),
        h("span", null, type ? typePicture(type) : this.word("decks-all"))))),
      h("select", { "aria-label": this.word("decks-only"), value: sieve.show, data: { key: "show" }, onchange: (event) => this.sift({ show: event.target.value }) },
        ["all", "open", "deck"].map((one) => h("option", { value: one }, this.word(`decks-show-${one}`)))));
  }

  // -- the box: all cards of the faction ----------------------------------------------------------------------------

  drawBox() {
    const { report, context } = this;
    const wanted = report.cards.map((line) => line.card).join(" ");
    if (this.drawn !== wanted) {
      this.drawn = wanted;
      const ways = { add: (card) => this.add(card), remove: (card) => this.remove(card), focus: (card) => this.reach(card), about: (card) => this.about(card) };
      this.views = new Map(report.cards.map((line) => [line.card, new CardView(context, line, ways)]));
      this.groups = TYPES.map((type) => {
        const views = [...this.views.values()].filter((view) => view.type === type);
        return { type, views, root: h("section", { class: "dk-group", "aria-label": this.word(`type-${type}`) }, h("h3", null, typePicture(type), this.word(`type-${type}`)), h("ul", { class: "dk-cards" }, views.map((view) => view.root))) };
      });
      this.root.dataset.faction = report.faction;
      refill(this.box, this.groups.map((group) => group.root));
      this.current = -1;
    }
    for (const line of report.cards) this.views.get(line.card)?.update(line);
    this.sift({});
  }

  /** @param {Partial<Decks["sieve"]>} change */
  sift(change) {
    Object.assign(this.sieve, change);
    const { text, type, show } = this.sieve;
    const parts = plain(text.trim()).split(/\s+/).filter(Boolean);
    let any = false;
    for (const group of this.groups ?? []) {
      for (const view of group.views) {
        const fits = (!type || view.type === type) && parts.every((part) => view.words.includes(part)) && (show === "all" || (show === "open" ? !view.line?.more : view.line?.copies > 0));
        view.root.hidden = !fits;
      }
      group.root.hidden = group.views.every((view) => view.root.hidden);
      any ||= !group.root.hidden;
    }
    this.nothing.hidden = any || !this.groups;
    const seen = this.seen();
    if (!seen.some((view) => view.card === this.current)) this.reach(seen[0]?.card ?? -1);
  }

  /** @returns {CardView[]} */
  seen() {
    return (this.groups ?? []).flatMap((group) => group.views).filter((view) => !view.root.hidden);
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
    const card = seen[at].card;
    const go = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.columns(seen), ArrowUp: -this.columns(seen), Home: -at, End: seen.length - 1 - at }[event.key];
    if (go !== undefined) {
      const next = seen[Math.max(0, Math.min(seen.length - 1, at + go))];
      next.name.focus();
      next.root.scrollIntoView({ block: "nearest" });
    } else if (event.key === "+" || event.key === "=") this.add(card);
    else if (event.key === "-" || event.key === "Delete" || event.key === "Backspace") this.remove(card);
    else if (event.key === "i") this.about(card);
    else return;
    event.preventDefault();
  }

  /** How many cards stand beside each other. @param {CardView[]} seen */
  columns(seen) {
    const top = seen[0]?.root.offsetTop;
    return Math.max(1, seen.filter((view) => view.root.offsetTop === top && view.type === seen[0].type).length);
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

  // -- the deck: figures, list, buttons -----------------------------------------------------------------------------

  drawDeck() {
    const { report } = this;
    if (!report) return;
    refill(this.panel, this.figures(), this.verdict(), this.byType(), this.curve(), this.starters(), this.listed(), this.keeper(), this.sharer(), this.player());
    this.drawTabs();
  }

  many() {
    return this.report.deck.length;
  }

  figures() {
    const { report } = this;
    const part = Math.min(1, report.points / Math.max(1, report.limit));
    const bar = h("div", { class: ["dk-meter", report.points > report.limit && "dk-over"], role: "meter", "aria-label": this.word("decks-points"), "aria-valuemin": "0", "aria-valuemax": String(report.limit), "aria-valuenow": String(Math.min(report.points, report.limit)), "aria-valuetext": `${report.points} / ${report.limit}` }, h("i", null));
    /** @type {HTMLElement} */ (bar.firstChild).style.width = `${part * 100}%`;
    return h("div", { class: "dk-figures" },
      h("p", { class: "dk-total" }, h("b", null, String(report.points)), ` / ${report.limit} `, h("span", null, this.word("decks-point-many"))), bar,
      h("p", { class: "dk-facts" }, this.count("card", this.many()), report.year ? ` · ${this.word("decks-year")} ≤ ${report.year}` : "", report.newest ? ` · ${this.word("decks-newest")}: ${report.newest}` : ""));
  }

  verdict() {
    const { report, trouble } = this;
    const reasons = trouble ? [trouble] : report.reasons;
    const state = trouble || reasons.length ? "bad" : this.many() ? "good" : "";
    return h("div", { class: ["dk-verdict", state && `dk-${state}`], role: "status" },
      !reasons.length && this.many() > 0 && h("p", null, icon("check"), this.word("decks-legal")),
      !reasons.length && !this.many() && h("p", null, this.word("decks-empty")),
      reasons.length > 0 && [!trouble && h("p", null, icon("cross"), this.word("decks-refused")), h("ul", null, reasons.map((one) => h("li", null, h("span", null, one.text), " ", this.context.rule(one.rule))))]);
  }

  byType() {
    const { report } = this;
    const whole = Math.max(report.limit, report.points, 1);
    const bar = h("div", { class: "dk-bar", "aria-hidden": "true" }, report.types.filter((one) => one.points).map((one) => {
      const part = h("i", { data: { type: one.type }, title: `${this.word(`type-${one.type}`)}: ${one.points}` });
      part.style.width = `${(one.points / whole) * 100}%`;
      return part;
    }));
    const limits = (one) => [one.most !== null && `${this.word("decks-at-most")} ${this.count("card", one.most)}`, one.least !== null && `${this.word("decks-at-least")} ${this.count("point", one.least)}`].filter(Boolean).join(", ");
    return h("div", { class: "dk-by-type" }, h("h3", null, this.word("decks-by-type")), bar,
      h("table", null, h("thead", { class: "offscreen" }, h("tr", null, h("th", { scope: "col" }, this.word("decks-by-type")), h("th", { scope: "col" }, this.word("decks-cards")), h("th", { scope: "col" }, this.word("decks-points")))),
        h("tbody", null, report.types.map((one) => h("tr", { class: one.cards ? "" : "dk-none" },
          h("th", { scope: "row" }, h("i", { class: "dk-swatch", data: { type: one.type }, "aria-hidden": "true" }), typePicture(one.type), h("span", null, this.word(`type-${one.type}`), limits(one) && h("small", null, limits(one)))),
          h("td", null, String(one.cards), h("span", { class: "dk-unit" }, ` ${this.unit("card", one.cards)}`)), h("td", null, String(one.points), h("span", { class: "dk-unit" }, ` ${this.unit("point", one.points)}`)))))));
  }

  /** How many cards cost how much to play. */
  curve() {
    const { costs } = this.report;
    const most = Math.max(...costs, 1);
    const said = costs.map((many, cost) => (many ? `${cost}: ${many}` : "")).filter(Boolean).join(", ");
    const width = 280 / costs.length;
    return h("div", { class: "dk-curve" }, h("h3", null, this.word("decks-curve")),
      s("svg", { viewBox: "0 -6 280 82", role: "img", "aria-label": `${this.word("decks-curve")}: ${said || 0}` }, costs.map((many, cost) => {
        const tall = (many / most) * 44;
        const x = cost * width;
        return s("g", null, s("rect", { x: x + 2, y: 58 - Math.max(tall, 1), width: width - 4, height: Math.max(tall, 1), class: many ? "" : "dk-none" }), many > 0 && s("text", { x: x + width / 2, y: 53 - tall }, String(many)), s("text", { x: x + width / 2, y: 72, class: "dk-axis" }, String(cost)));
      })));
  }

  listed() {
    const { report, context } = this;
    const inside = report.cards.filter((line) => line.copies);
    if (!inside.length) return null;
    return h("div", { class: "dk-part dk-list" }, h("h3", null, this.word("decks-cards")), TYPES.filter((type) => inside.some((line) => line.type === type)).map((type) => [
      h("h4", null, this.word(`type-${type}`)),
      h("ul", null, inside.filter((line) => line.type === type).map((line) => {
        const name = context.names.card[line.card];
        return h("li", { class: line.copies > line.limit ? "dk-wrong" : "" },
          h("button", { class: "dk-link", type: "button", data: { key: `about ${line.card}` }, onclick: () => this.about(line.card) }, name),
          h("span", { class: "dk-sum" }, `${line.copies} × ${line.points}`),
          h("button", { class: "dk-step", type: "button", "aria-label": `${this.word("decks-remove")}: ${name}`, data: { key: `less ${line.card}` }, onclick: () => this.remove(line.card) }, "−"),
          h("button", { class: "dk-step", type: "button", "aria-label": `${this.word("decks-add")}: ${name}`, "aria-disabled": line.more ? "true" : null, data: { key: `more ${line.card}` }, onclick: () => this.add(line.card) }, "+"));
      }))]).flat());
  }

  starters() {
    const { report, context } = this;
    const seed = h("input", { value: this.seed, maxlength: 40, autocomplete: "off", spellcheck: "false", data: { key: "seed" }, onchange: () => { this.seed = seed.value.trim(); } });
    const build = (/** @type {string} */ wanted) => {
      this.seed = wanted;
      this.buildDeck(wanted);
    };
    return h("div", { class: "dk-part" }, h("h3", null, this.word("decks-start")),
      h("div", { class: "row" },
        report.ready.map((one) => h("button", { class: "small", type: "button", data: { key: `ready ${one.deck}` }, onclick: () => this.open(one.code) }, `${this.word("decks-ready")}: ${context.names.deck[one.deck]}`)),
        h("button", { class: "small", type: "button", data: { key: "auto" }, onclick: () => build(seed.value.trim()) }, this.word("decks-auto")),
        h("button", { class: "small", type: "button", data: { key: "another" }, onclick: () => build(newSeed()) }, icon("again"), this.word("decks-another")),
        h("label", { class: "dk-seed" }, h("span", null, this.word("decks-seed")), seed)),
      h("div", { class: "row" },
        h("button", { class: "small", type: "button", data: { key: "clear" }, onclick: () => this.clear() }, icon("cross"), this.word("decks-clear")),
        this.past.length > 0 && h("button", { class: "small", type: "button", data: { key: "undo" }, onclick: () => this.undo() }, icon("undo"), this.word("decks-undo"))));
  }

  /** A few words about this deck, for lists. */
  summary() {
    const { report, context } = this;
    const scenario = this.scenario();
    return [context.names.faction[FACTIONS.indexOf(report.faction)], this.count("point", report.points), this.count("card", this.many()), scenario ? context.names.scenario[scenario.number] : report.newest || ""].filter(Boolean).join(" · ");
  }

  keeper() {
    const { context, report } = this;
    const name = h("input", { value: this.name, maxlength: 60, placeholder: this.word("decks-name"), "aria-label": this.word("decks-name"), autocomplete: "off", data: { key: "name" }, oninput: () => { this.name = name.value; } });
    const save = (/** @type {Event} */ event) => {
      event.preventDefault();
      const called = name.value.trim();
      if (!called) return toast(this.word("decks-nameless"), "bad");
      if (!report.code) return toast(this.word("decks-no-code"), "bad");
      context.keep({ name: called, value: report.code, note: this.summary(), query: this.address() });
      toast(this.word("decks-saved"));
      this.drawDeck();
    };
    const kept = context.made();
    return h("div", { class: "dk-part" }, h("h3", null, this.word("decks-yours")),
      h("form", { class: "row dk-save", onsubmit: save }, name, h("button", { class: "small", type: "submit", data: { key: "save" } }, this.word("decks-save"))),
      kept.length ? h("ul", { class: "dk-kept" }, kept.map((one) => h("li", null,
        h("button", { class: "dk-link", type: "button", "aria-label": `${this.word("decks-load")}: ${one.name}`, data: { key: `load ${one.name}` }, onclick: () => this.load(one) }, h("b", null, one.name), h("small", null, one.note)),
        h("button", { class: "quiet icon-only small", type: "button", "aria-label": `${this.word("decks-delete")}: ${one.name}`, title: this.word("decks-delete"), data: { key: `drop ${one.name}` }, onclick: () => {
          context.drop(one.name);
          this.drawDeck();
        } }, icon("cross"))))) : h("p", { class: "hint" }, this.word("decks-none-saved")));
  }

  /** @param {import("/lib/types.js").Made} one */
  load(one) {
    this.note();
    const { wanted } = this;
    this.readAddress(new URLSearchParams(one.query));
    this.wanted = wanted;
    this.name = one.name;
    this.drawTerms();
    return this.open(one.value);
  }

  sharer() {
    const { context, report } = this;
    const code = h("input", { class: "dk-code", readonly: true, value: report.code, "aria-label": this.word("decks-code"), data: { key: "code" }, onfocus: () => code.select() });
    const paste = h("input", { class: "dk-code", maxlength: 600, placeholder: this.word("decks-paste"), "aria-label": this.word("decks-paste"), autocomplete: "off", spellcheck: "false", data: { key: "paste" } });
    const copy = async (/** @type {string} */ text) => {
      if (await copyText(text)) toast(this.word("decks-copied"));
      else {
        code.focus();
        toast(this.word("decks-not-copied"), "bad");
      }
    };
    const take = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.paste(paste.value.trim());
    };
    return h("div", { class: "dk-part" }, h("h3", null, this.word("decks-share")),
      report.code ? h("div", { class: "row" }, code,
        h("button", { class: "small", type: "button", data: { key: "copy code" }, onclick: () => copy(report.code) }, icon("copy"), this.word("decks-copy-code")),
        h("button", { class: "small", type: "button", data: { key: "copy link" }, onclick: () => copy(context.link(this.address())) }, icon("copy"), this.word("decks-copy-link"))) : h("p", { class: "hint" }, this.word("decks-no-code")),
      h("form", { class: "row", onsubmit: take }, paste, h("button", { class: "small", type: "submit", data: { key: "open" } }, this.word("decks-open"))));
  }

  player() {
    const { context, report } = this;
    const playable = report.code && this.many() > 0 && !report.reasons.length;
    const why = () => report.reasons[0] ?? { text: this.word(this.many() ? "decks-play-refused" : "decks-empty"), rule: "" };
    return h("div", { class: "dk-last" }, h("button", { class: "primary big dk-play", type: "button", "aria-disabled": playable ? null : "true", data: { key: "play" }, onclick: (event) => (playable ? this.play() : context.explain(event.currentTarget, why())) }, icon("play"), this.word("decks-play")));
  }

  /** A code, or a link with what the deck is for. @param {string} text */
  paste(text) {
    const query = new URLSearchParams(text.includes("?") ? text.slice(text.indexOf("?") + 1) : "");
    const { wanted } = this;
    if (query.get("code")) {
      this.note();
      this.readAddress(query);
      this.wanted = wanted;
      this.drawTerms();
    }
    return this.open(query.get("code") ?? text);
  }

  /** To the form of a new table, with this deck for its seat. */
  play() {
    const { terms, report } = this;
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
    const shown = this.halves.dataset.shown;
    const tab = (/** @type {string} */ half, /** @type {string} */ label, /** @type {any} */ more) => h("button", { type: "button", "aria-pressed": String(shown === half), data: { key: `tab ${half}` }, onclick: () => {
      this.turn(half);
      scrollTo({ top: 0 });
      this.root.closest(".page")?.scrollTo({ top: 0 });
    } }, h("b", null, label), more);
    const fault = report && (report.reasons.length || this.trouble);
    refill(this.tabs, tab("cards", this.word("decks-cards"), null),
      tab("deck", this.word("decks-deck"), report && h("span", { class: fault ? "dk-bad" : "dk-good" }, icon(fault ? "cross" : "check"), `${report.points} / ${report.limit}`)));
  }
}

const newSeed = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => SEED[byte % SEED.length]).join("");
