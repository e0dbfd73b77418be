// The tracks: small ones that are always in sight, and the page with every space and what it brings.

import { lasting } from "/kit/drawing.js";
import { tells } from "/kit/menu.js";
import { plain, signed } from "/kit/words.js";
import { div, each, exchange, h, span } from "/lib/dom.js";
import { cardSlip, drawCard, ROMAN, tinyCard, titleOf } from "./cards.js";
import { drawIcon, glyph } from "./icons.js";
import { STATE } from "./plates.js";
import { dollars } from "./spans.js";
import { thing } from "./thing.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./board.js").Seen} Seen */
/** @typedef {import("./board.js").View} View */
/** @typedef {import("/lib/dom.js").Child} Child */
/** @typedef {NonNullable<import("./wire.js").Board["world"]>} World */

export const TRACKS = /** @type {const} */ (["prestige", "currency", "socialism", "dominance", "space", "arms"]); // as the rules count them
/** @typedef {typeof TRACKS[number]} Track */
export const signOf = (/** @type {Track} */ name) => (name === "socialism" ? "socialists" : name);
export const PHASES = [
  ...["flight", "prestige", "currency", "police", "tv", "fist", "move", "police", "socialists", "banner"],
  ...["arms", "space", "dominance"],
];
const DOVES = 6;
const [BASE_END, FLIGHT_END] = [6, 10];
const TREASURY = { least: -5, most: 10 };

/** @param {Kit} kit @param {Track} name */
function endOf({ board }, name) {
  const spaces = { ...board.world }[/** @type {"dominance"|"space"|"arms"} */ (name)];
  return spaces?.at(-1)?.at ?? BASE_END;
}
const favours = (/** @type {number} */ at) => (at < 0 ? "west" : at > 0 ? "east" : "none");
const upTo = (/** @type {number} */ end, least = -end) => Array.from({ length: end - least + 1 }, (_, n) => n + least);

/** All markers at a glance. @param {Kit} kit @param {(name: string) => void} open shows the track on its page */
export function createStrip(kit, open) {
  const { board, names, say, menu } = kit;
  const root = div("vk-strip");
  const fill = lasting(root);
  /** @param {{name: Track, at: number, asked: boolean, moved: boolean}} track */
  function mini({ name, at, asked, moved }) {
    const number = TRACKS.indexOf(name);
    const title = `${names.track[number]}: ${signed(at)}`;
    const short = say(`mini-${name}`);
    const dots = upTo(endOf(kit, name)).map((space) =>
      h("i", { class: ["vk-dot", `vk-${favours(space)}`, space === at && "vk-now"] }),
    );
    const tip = say(name === "prestige" && board.world ? "track-prestige-two" : `track-${name}`);
    const button = h(
      "button",
      {
        type: "button",
        class: ["vk-mini", asked && "vk-legal", moved && "vk-moved"],
        "aria-label": `${short} ${signed(at)}${short === names.track[number] ? "" : `. ${title}`}`,
        data: { track: name },
        onclick: () => open(name),
      },
      glyph(signOf(name)),
      span("vk-mini-name", short),
      " ",
      h("b", { class: `vk-mini-at vk-${favours(at)}` }, signed(at)),
      span("vk-dots", dots),
    );
    tells(button, menu, () => ({ title, lines: [say(`favours-${favours(at)}`), tip] }), 400);
    return button;
  }
  return {
    root,
    /** @param {Seen} seen @param {{view: View}|null} [before] */
    update({ view }, before) {
      const there = TRACKS.filter((name) => view[name] !== undefined);
      const item = (/** @type {Track} */ name) => ({
        ...{ name, at: view[name] ?? 0, asked: kit.choices.of({ track: TRACKS.indexOf(name) }).length > 0 },
        moved: Boolean(before && before.view[name] !== view[name]),
      });
      fill(there.map(item), mini);
    },
  };
}

/** The page of tracks, phases and open cards. @param {Kit} kit */
export function createTracks(kit) {
  const { board, names, say, menu } = kit;
  const root = h("div", { class: "vk-tracks", tabindex: "-1" });

  const section = (/** @type {string} */ name, /** @type {Child} */ title, /** @type {Child[]} */ ...content) =>
    h("section", { class: "vk-section", data: { section: name } }, h("h3", null, title), content);
  const heading = (/** @type {string} */ sign, /** @type {string} */ title, /** @type {string} */ value, kind = "") =>
    span("vk-track-title", glyph(sign), title, h("b", { class: kind }, value));
  const note = (/** @type {Child[]} */ ...content) => h("p", { class: "vk-note" }, content);
  const row = (/** @type {Child[]} */ ...content) => div("vk-row", content);
  const small = (/** @type {number} */ card) => {
    const props = { class: "vk-small-card", tabindex: "0", role: "img", "aria-label": titleOf(kit, card) };
    return tells(h("span", props, drawCard(kit, card, 74)), menu, () => cardSlip(kit, card));
  };
  const tinies = (/** @type {number[]} */ cards) =>
    each("div", { class: "vk-row vk-tinies" }, cards, (card) => tinyCard(kit, card));
  const icons = (/** @type {number[]} */ list) =>
    list.map((icon) => h("span", { class: "vk-icon-box", title: names.icon[icon] }, drawIcon(board.icons[icon])));

  // -- one track ----------------------------------------------------------------------------------------------------------

  /** @param {Track} name @param {(at: number) => Child} [content] @param {(at: number) => Child} [below] */
  function track(name, content = () => null, below) {
    const at = kit.seen.view[name] ?? 0;
    const title = names.track[TRACKS.indexOf(name)];
    const space = (/** @type {number} */ here) => {
      const label = `${title} ${signed(here)}`;
      const now = here === at;
      const kind = ["vk-space", `vk-${favours(here)}`, now && "vk-now"];
      const props = { class: kind, "aria-label": label, "aria-current": now && "true" };
      const number = h("em", null, signed(here));
      const parts = [number, span("vk-space-in", content(here)), below && h("small", null, below(here))];
      return h("li", null, thing(kit, offersAt(name, here), label, props, parts));
    };
    const spaces = upTo(endOf(kit, name)).map(space);
    return section(
      name,
      heading(signOf(name), title, signed(at), `vk-${favours(at)}`),
      h("ol", { class: "vk-spaces", "aria-label": title }, spaces),
    );
  }

  /** Which spaces may be chosen, or pushed towards. @param {Track} name @param {number} here */
  function offersAt(name, here) {
    const at = kit.seen.view[name] ?? 0;
    const chosen = name === trackOfSpaces(kit) && here && Math.sign(here) === Math.sign(at);
    const beyond = here === at ? endOf(kit, name) : Number.NaN; // an arrow beyond the end lies on the last space
    const colour = here === at + 1 || at === beyond ? 1 : here === at - 1 || at === -beyond ? 0 : -1;
    return [
      ...(chosen ? kit.choices.of({ space: Math.abs(here) }) : []),
      ...kit.choices.of({ track: TRACKS.indexOf(name), colour }),
    ];
  }

  function baseTracks() {
    const { view } = kit.seen;
    const placed = view.socialists.reduce((sum, one) => sum + one, 0);
    const rest = ` · ${say("in-all")}: ${view.box + placed}/12`;
    const beside = (/** @type {number} */ at) => Math.abs(at) - 1;
    return [
      track("prestige", (at) => at !== 0 && icons(board.prestige[at > 0 ? 1 : 0][beside(at)])),
      track("currency"),
      track("socialism", (at) => at !== 0 && h("b", null, signed(Math.sign(at) * board.cubes[Math.abs(at)]))),
      h("p", { class: "vk-note vk-box-note" }, glyph("socialists"), `${say("box")}: `, h("b", null, view.box), rest),
    ];
  }

  /** 21 steps from 0 to 10, and what makes up the level. */
  function flight() {
    const { wall } = kit.seen.view;
    const behind = h("p", { class: "vk-note vk-one-line" }, glyph("wall"), h("span", null, say("flight-wall")));
    if (wall) return section("flight", say("flight"), behind);
    const counted = flightParts(kit);
    const level = Math.max(
      0,
      counted.reduce((sum, { sign, count }) => sum + (sign === "+" ? count : -count), 0),
    );
    const steps = upTo(2 * FLIGHT_END, 0).map((n) =>
      h("i", { class: ["vk-step", n === Math.min(level, 2 * FLIGHT_END) && "vk-now"] }, n % 2 ? "" : n / 2),
    );
    const parts = counted.map(({ sign, count, word }) =>
      h("span", { class: "vk-part", title: say(word) }, `${sign}${count} `, say(word)),
    );
    return section(
      "flight",
      heading("flight", say("flight"), String(level)),
      div("vk-steps", steps),
      note(parts, h("b", null, ` → ${say("loses", { n: Math.floor(level / 2) })}`)),
    );
  }

  function openCards() {
    const { view, seats } = kit.seen;
    const police = view.police.map((card, at) => {
      const used = view.police_used[at] > 0;
      const word = h("small", null, say(used ? "used" : "ready"));
      return span(["vk-police", used && "vk-used"], small(card), word);
    });
    const keepers = (view.peacemakers ?? []).map(
      (cards, seat) => cards.length > 0 && row(h("b", null, seats[seat]?.name), cards.map(small)),
    );
    /** @type {[string, number[]][]} */
    const gone = [
      ["past", view.past],
      ["set-aside", [...view.discards.flat(), ...view.rest]],
    ];
    return [
      (police.length > 0 || view.stasi_gone) &&
        section("police", say("police"), view.stasi_gone && note(say("stasi-gone")), row(police)),
      keepers.some(Boolean) && section("peacemakers", say("peacemakers"), keepers),
      section("played", say("played"), view.played.length ? row(view.played.map(small)) : note(say("none"))),
      ...gone.map(([name, cards]) => cards.length > 0 && section(name, say(name), tinies(cards))),
    ];
  }

  /** @type {Set<number>} decades whose cards are looked at; others are not drawn, a hundred cards are five thousand pieces */
  const opened = new Set();
  function look(/** @type {number} */ decade, /** @type {boolean} */ open) {
    if (opened.has(decade) === open) return;
    opened[open ? "add" : "delete"](decade);
    draw();
  }
  /** Every card there is, by decade; those of this decade that nobody has shown yet stand apart. */
  function gallery() {
    const { view } = kit.seen;
    const { played, past, display, police, rest, deck, special, hands, discards, peacemakers = [] } = view;
    const known = new Set([played, past, display, police, rest, deck, special, hands, discards, peacemakers].flat(2));
    const all = board.cards.map((_, card) => card);
    const unseen = all.filter(
      (card) => board.cards[card].decade === view.decade && !board.cards[card].special && !known.has(card),
    );
    const decades = [1, 2, 3, 4].map((decade) => {
      const open = opened.has(decade);
      const cards = open && row(all.filter((card) => board.cards[card].decade === decade).map(small));
      const title = h("summary", null, `${say("decade")} ${ROMAN[decade]}`);
      const ontoggle = (/** @type {Event} */ { target }) =>
        look(decade, /** @type {HTMLDetailsElement} */ (target).open);
      return h("details", { open, ontoggle }, title, cards);
    });
    return [
      section("unseen", say("unseen"), unseen.length ? row(unseen.map(small)) : note(say("none"))),
      section("gallery", say("gallery"), decades),
    ];
  }

  // -- 2+2 ------------------------------------------------------------------------------------------------------------------

  /** @param {World} world */
  function worldTracks(world) {
    /** @template {{at: number}} S @param {S[]} spaces @param {(space: S) => Child} show */
    const those = (spaces, show) => (/** @type {number} */ at) => spaces.filter((one) => one.at === at).map(show);
    const points = (/** @type {number} */ count) =>
      count > 0 && h("span", { class: "vk-points", title: say("points") }, `${count}★`);
    const income = (/** @type {number} */ sum, /** @type {number} */ power) =>
      h("span", { class: `vk-${STATE[power]}`, title: say("income") }, `$${sum}`);
    return [
      track(
        "dominance",
        those(world.dominance, (one) => [points(one.points), icons(one.icons)]),
        those(world.dominance, (one) => one.income.map(income)),
      ),
      track(
        "space",
        those(world.space, (one) => [points(one.points), icons(one.icons)]),
      ),
      track(
        "arms",
        those(world.arms, (one) => [points(one.points), one.victory && glyph("victory")]),
        those(world.arms, ({ level }) => level > 0 && h("span", { title: say(`level-${level}`) }, "▮".repeat(level))),
      ),
    ];
  }

  function treasuries() {
    const { least, most } = TREASURY;
    const line = (/** @type {number} */ money, /** @type {number} */ power) => {
      const shown = money > most ? money - most : money < least ? money - least : money;
      const title = names.power?.[power] ?? "";
      const name = thing(
        kit,
        powerOffers(kit, power),
        title,
        { class: [`vk-power vk-${STATE[power]}`] },
        title,
        h("b", null, dollars(money)),
        h("i", null, say("points-now", { n: plain(kit.seen.view.points?.[power] ?? 0) })),
      );
      const steps = upTo(most, least).map((at) =>
        h("i", { class: ["vk-step", at < 0 && "vk-debt", at === shown && "vk-now"] }, plain(at)),
      );
      return div("vk-treasury", name, div("vk-steps vk-money", steps));
    };
    return section("treasury", say("treasury"), kit.seen.view.treasury?.map(line));
  }

  function peace() {
    const { doves = 0 } = kit.seen.view;
    const birds = upTo(DOVES, 1).map((n) => glyph("dove", n <= doves ? "vk-dove" : "vk-dove vk-gone"));
    const props = { class: ["vk-peace", !doves && "vk-danger"], role: "img", "aria-label": say("doves", { n: doves }) };
    const button = h("span", { class: "vk-button", title: say("button") });
    return section("peace", say("peace"), h("div", props, birds, button), !doves && note(say("button")));
  }

  /** @param {World} world */
  function smallDecks(world) {
    const { view } = kit.seen;
    /** @param {"arms"|"conflict"} name @param {{cells: number[][], reshuffle: boolean}} [last] */
    const deck = (name, last) => {
      const title = h("strong", null, names[name]?.[view[`${name}_last`] ?? -1]);
      const drawn = last && div("vk-drawn", title, div("vk-cells", last.cells.map(cell)), last.reshuffle && again());
      const left = h("span", null, say("left", { n: view[`${name}_deck`] ?? 0 }));
      return div("vk-small-deck", h("b", null, say(`deck-${name}`)), left, drawn ?? span("vk-note", say("no-discard")));
    };
    const again = () => h("small", null, say("reshuffle"));
    const cell = (/** @type {number[]} */ list, /** @type {number} */ power) =>
      span(`vk-cell-box vk-${STATE[power]}`, icons(list));
    const arms = world.armsCards[view.arms_last ?? -1];
    const now = arms && { ...arms, cells: arms.cells.map((column) => column[Math.max(0, view.decade - 1)]) };
    return section(
      "decks",
      say("decks"),
      div("vk-row vk-decks", deck("arms", now), deck("conflict", world.conflictCards[view.conflict_last ?? -1])),
      view.arms_cost && note(glyph("arms"), say("arms-cost")),
      view.soviet_malus && note(glyph("malus"), say("soviet-malus")),
    );
  }

  let shown = false;
  function draw() {
    const { world } = board;
    const parts = [
      ...(world ? [...worldTracks(world), treasuries(), peace(), smallDecks(world)] : []),
      ...baseTracks(),
      flight(),
      section("phases", say("end-of-decade"), phaseList(kit)),
      ...openCards(),
      ...gallery(),
    ];
    exchange(root, ...parts.filter((part) => part !== false));
  }

  return {
    root,
    update: () => shown && draw(),
    /** Drawn only while it can be seen: it is large. @param {boolean} on */
    show(on) {
      if (on && !shown && kit.begun) draw();
      shown = on;
    },
    /** Once all is drawn: to scroll lays out the page. @param {string} name */
    open: (name) =>
      requestAnimationFrame(() => root.querySelector(`[data-section="${name}"]`)?.scrollIntoView({ block: "start" })),
  };
}

/** What can be done about a superpower, its money being its own business. @param {Kit} kit @param {number} power */
export const powerOffers = ({ choices, seen }, power) => [
  ...choices.of({ power }),
  ...(seen.seat === power ? choices.doing("take-money") : []),
];

/** The track of which a space is to be chosen. @param {Kit} kit @returns {Track} */
export const trackOfSpaces = ({ seen }) => (seen.prompt?.step === "choose-reward" ? "dominance" : "prestige");

/** The strip of the end of a decade, with the present phase. @param {Kit} kit */
export function phaseList({ board, names, seen }) {
  const order = [...(board.world ? [11, 12, 13] : []), ...upTo(10, 1)];
  const now = order.indexOf(seen.view.phase);
  const item = (/** @type {number} */ phase, /** @type {number} */ at) =>
    h(
      "li",
      { class: at === now ? "vk-now" : at < now ? "vk-past" : "", "aria-current": at === now && "step" },
      glyph(PHASES[phase - 1]),
      h("span", null, names.phase[phase - 1]),
    );
  return h("ol", { class: "vk-phases" }, order.map(item));
}

/** What drives people out of the East, sign by sign. @param {Kit} kit */
export function flightParts({ board, seen: { view } }) {
  const of = (/** @type {number} */ side, /** @type {number[]} */ counters) =>
    counters.filter((_, at) => board.provinces[at].side === side);
  const raids = view.police.filter((card) => board.cards[card].police === "red");
  const counted = [
    { sign: "+", count: view.played.reduce((sum, card) => sum + board.cards[card].flight, 0), word: "flight-icons" },
    { sign: "+", count: raids.length, word: "flight-police" },
    { sign: "+", count: Math.max(...of(0, view.standard)), word: "flight-best" },
    { sign: "−", count: Math.min(...of(1, view.standard)), word: "flight-worst" },
    { sign: "+", count: Number(of(1, view.protests).some(Boolean)), word: "flight-east" },
    { sign: "−", count: Number(of(0, view.protests).some(Boolean)), word: "flight-west" },
  ];
  return counted.filter(({ count }) => count);
}
