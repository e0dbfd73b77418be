// The tracks: small ones that are always in sight, and the page with every space and what it brings.

import { createCard, tinyCard } from "./cards.js";
import { html, ROMAN, signed } from "./dom.js";
import { drawIcon, glyph } from "./icons.js";
import { exchange } from "/lib/dom.js";
import { tells } from "/lib/menu.js";

const TRACKS = ["prestige", "currency", "socialism", "dominance", "space", "arms"]; // by number, as the rules count them
const SIGNS = { prestige: "prestige", currency: "currency", socialism: "socialists", dominance: "dominance", space: "space", arms: "arms" };
const PHASE_SIGNS = ["flight", "prestige", "currency", "police", "tv", "fist", "move", "police", "socialists", "banner", "arms", "space", "dominance"];
const DOVES = 6;
const [BASE_END, FLIGHT_END] = [6, 10];
const TREASURY = { least: -5, most: 10 };

const endOf = (board, name) => board.world?.[name]?.at(-1).at ?? BASE_END;
const has = (view, name) => typeof view[name] === "number";
const favours = (at) => (at < 0 ? "west" : at > 0 ? "east" : "none");

/** All markers at a glance. @param {any} world @param {(name: string) => void} open shows the track on its page */
export function createStrip(world, open) {
  const { board, names, say, menu } = world;
  const root = html("div", { class: "vk-strip" });
  return {
    root,
    update({ view, candidates }, before) {
      const asked = new Set(candidates.filter(({ reason }) => !reason).map(({ action }) => (action[0] === "push" ? TRACKS[action[1]] : "")));
      root.replaceChildren(...TRACKS.filter((name) => has(view, name)).map((name) => {
        const end = endOf(board, name);
        const at = view[name];
        const track = names.track[TRACKS.indexOf(name)];
        const cells = Array.from({ length: 2 * end + 1 }, (_, n) => html("i", { class: `vk-dot vk-${favours(n - end)} ${n - end === at ? "vk-now" : ""}` }));
        const button = html("button", { type: "button", class: `vk-mini ${asked.has(name) ? "vk-legal" : ""} ${before && before.view[name] !== at ? "vk-moved" : ""}`, "aria-label": `${track}: ${signed(at)}`, "data-track": name, onclick: () => open(name) },
          glyph(SIGNS[name]), html("span", { class: "vk-mini-name" }, say(`mini-${name}`)), html("b", { class: `vk-mini-at vk-${favours(at)}` }, signed(at)), html("span", { class: "vk-dots" }, cells));
        tells(button, menu, () => ({ title: `${track}: ${signed(at)}`, lines: [say(at ? `favours-${favours(at)}` : "favours-none"), say(`track-${name}`)] }), 400);
        return button;
      }));
    },
  };
}

/** The page of tracks, phases and open cards. @param {any} world */
export function createTracks(world) {
  const { board, names, say, menu, press } = world;
  const root = html("div", { class: "vk-tracks", tabindex: "-1" });

  const section = (name, title, ...content) => html("section", { class: "vk-section", "data-section": name }, html("h3", {}, title), content);
  const small = (card, extra = {}) => {
    const element = html("span", { class: "vk-small-card", tabindex: "0", role: "img", "aria-label": names.card[card] ?? say("hidden", { n: ROMAN[-card] }), ...extra }, createCard(card, { size: 74 }));
    tells(element, menu, () => world.slipOf(card));
    return element;
  };

  // -- one track ----------------------------------------------------------------------------------------------------------

  /** @param {{name: string, at: number, end: number, content: (at: number) => any, note?: (at: number) => any, offers?: (at: number) => any[]}} how */
  function track({ name, at, end, content, note, offers }) {
    const spaces = Array.from({ length: 2 * end + 1 }, (_, n) => n - end);
    const title = names.track[TRACKS.indexOf(name)];
    return section(name, html("span", { class: "vk-track-title" }, glyph(SIGNS[name]), title, html("b", { class: `vk-${favours(at)}` }, signed(at))),
      html("ol", { class: "vk-spaces", "aria-label": title }, spaces.map((space) => {
        const here = offers?.(space) ?? [];
        const legal = here.some((offer) => !offer.reason);
        const cell = html(here.length ? "button" : "span", { class: `vk-space vk-${favours(space)} ${space === at ? "vk-now" : ""} ${legal ? "vk-legal" : ""}`, type: here.length ? "button" : null, "aria-label": `${title} ${signed(space)}`, "aria-current": space === at ? "true" : null },
          html("em", {}, signed(space)), html("span", { class: "vk-space-in" }, content(space)), note ? html("small", {}, note(space)) : null);
        if (here.length) cell.addEventListener("click", (event) => press(here, cell, /** @type {PointerEvent} */ (event).pointerType === "touch", { title: `${title} ${signed(space)}` }));
        return html("li", {}, cell);
      })));
  }

  const icons = (list) => list.map((icon) => html("span", { class: "vk-icon-box", title: names.icon[icon] }, drawIcon(board.icons[icon])));
  const reward = (at) => (at ? icons(board.prestige[at > 0 ? 1 : 0][Math.abs(at) - 1]) : null);
  const cubes = (at) => (at ? html("b", {}, signed(Math.sign(at) * board.cubes[Math.abs(at)])) : null);

  /** Which spaces may be chosen, or pushed towards. */
  function offersFor(message, name) {
    const { candidates, view, prompt } = message;
    const mine = name === (prompt?.step === "choose-reward" ? "dominance" : "prestige");
    return (space) => candidates.filter(({ action }) =>
      (mine && action[0] === "space" && space === Math.sign(view[name]) * action[1])
      || (action[0] === "push" && TRACKS[action[1]] === name && space === view[name] + (action[2] ? 1 : -1)));
  }

  function baseTracks(message) {
    const { view } = message;
    return [
      track({ name: "prestige", at: view.prestige, end: BASE_END, content: reward, offers: offersFor(message, "prestige") }),
      track({ name: "currency", at: view.currency, end: BASE_END, content: () => null }),
      track({ name: "socialism", at: view.socialism, end: BASE_END, content: cubes }),
      html("p", { class: "vk-note vk-box-note" }, glyph("socialists"), `${say("box")}: `, html("b", {}, String(view.box)), ` · ${say("in-all")}: ${view.box + view.socialists.reduce((sum, one) => sum + one, 0)}/12`),
    ];
  }

  /** 21 steps from 0 to 10, and what makes up the level. */
  function flight({ view }) {
    const { flight: level, flight_loss: loss } = view.forecast;
    if (view.wall) return section("flight", say("flight"), html("p", { class: "vk-note vk-one-line" }, glyph("wall"), html("span", {}, say("flight-wall"))));
    const steps = Array.from({ length: 2 * FLIGHT_END + 1 }, (_, n) => html("i", { class: `vk-step ${n === Math.min(level, 2 * FLIGHT_END) ? "vk-now" : ""}` }, n % 2 ? "" : String(n / 2)));
    return section("flight", html("span", { class: "vk-track-title" }, glyph("flight"), say("flight"), html("b", {}, String(level))), html("div", { class: "vk-steps" }, steps),
      html("p", { class: "vk-note" }, flightParts(view, board).map(([sign, count, key]) => html("span", { class: "vk-part", title: say(key) }, `${sign}${count} `, say(key))), html("b", {}, ` → ${say("loses", { n: loss })}`)));
  }

  const phases = ({ view }) => section("phases", say("end-of-decade"), phaseList(view, world));

  function openCards({ view, seats }) {
    const parts = [];
    if (view.police.length || view.stasi_gone) {
      parts.push(section("police", say("police"), view.stasi_gone ? html("p", { class: "vk-note" }, say("stasi-gone")) : null, html("div", { class: "vk-row" }, view.police.map((card, at) => {
        const used = view.police_used[at];
        return html("span", { class: `vk-police ${used ? "vk-used" : ""}` }, small(card), html("small", {}, say(used ? "used" : "ready")));
      }))));
    }
    if (view.peacemakers?.some((cards) => cards.length)) {
      parts.push(section("peacemakers", say("peacemakers"), view.peacemakers.map((cards, seat) => (cards.length ? html("div", { class: "vk-row" }, html("b", {}, seats?.[seat]?.name ?? ""), cards.map((card) => small(card))) : null))));
    }
    parts.push(section("played", say("played"), view.played.length ? html("div", { class: "vk-row" }, view.played.map((card) => small(card))) : html("p", { class: "vk-note" }, say("none"))));
    const gone = [["past", view.past], ["set-aside", [...view.discards.flat(), ...view.rest]]];
    for (const [name, cards] of gone) if (cards.length) parts.push(section(String(name), say(name), html("div", { class: "vk-row vk-tinies" }, cards.map((card) => tinyCard(card, world)))));
    return parts;
  }

  // -- 2+2 ------------------------------------------------------------------------------------------------------------------

  const points = (count) => (count ? html("span", { class: "vk-points", title: say("points") }, `${count}★`) : null);

  function worldTracks(message) {
    const { view } = message;
    const space = (name, at) => board.world[name].find((one) => one.at === at);
    return [
      track({ name: "dominance", at: view.dominance, end: endOf(board, "dominance"), offers: offersFor(message, "dominance"),
        content: (at) => [points(space("dominance", at).points), ...icons(space("dominance", at).icons)], note: (at) => space("dominance", at).income.map((sum, power) => html("span", { class: `vk-${power ? "east" : "west"}`, title: say("income") }, `$${sum}`)) }),
      track({ name: "space", at: view.space, end: endOf(board, "space"), content: (at) => [points(space("space", at).points), ...icons(space("space", at).icons)] }),
      track({ name: "arms", at: view.arms, end: endOf(board, "arms"), content: (at) => [points(space("arms", at).points), space("arms", at).victory ? glyph("victory") : null],
        note: (at) => (space("arms", at).level ? html("span", { title: say(`level-${space("arms", at).level}`) }, "▮".repeat(space("arms", at).level)) : null) }),
    ];
  }

  function treasuries(message) {
    const { view, candidates } = message;
    const steps = (power) => {
      const money = view.treasury[power];
      const shown = money > TREASURY.most ? money - TREASURY.most : money < TREASURY.least ? money - TREASURY.least : money;
      return Array.from({ length: TREASURY.most - TREASURY.least + 1 }, (_, n) => {
        const at = n + TREASURY.least;
        return html("i", { class: `vk-step ${at < 0 ? "vk-debt" : ""} ${at === shown ? "vk-now" : ""}` }, String(at));
      });
    };
    const row = (power) => {
      const offers = candidates.filter(({ action }) => (action[0] === "draws-first" && action[1] === power) || (action[0] === "take-money" && view.seat === power));
      const name = html(offers.length ? "button" : "span", { class: `vk-power vk-${power ? "east" : "west"} ${offers.some((one) => !one.reason) ? "vk-legal" : ""}` }, names.power[power], html("b", {}, `$${view.treasury[power]}`), html("i", {}, say("points-now", { n: view.points[power] })));
      if (offers.length) name.addEventListener("click", () => press(offers, name, false, { title: names.power[power] }));
      return html("div", { class: "vk-treasury" }, name, html("div", { class: "vk-steps vk-money" }, steps(power)));
    };
    return section("treasury", say("treasury"), row(0), row(1));
  }

  function peace({ view }) {
    const doves = Array.from({ length: DOVES }, (_, n) => glyph("dove", { class: n < view.doves ? "vk-dove" : "vk-dove vk-gone" }));
    return section("peace", say("peace"), html("div", { class: `vk-peace ${view.doves ? "" : "vk-danger"}`, role: "img", "aria-label": say("doves", { n: view.doves }) }, doves, html("span", { class: "vk-button", title: say("button") })), view.doves ? null : html("p", { class: "vk-note" }, say("button")));
  }

  function smallDecks({ view }) {
    const deck = (name, count, last, cards, cellsOf) => html("div", { class: "vk-small-deck" }, html("b", {}, say(`deck-${name}`)), html("span", {}, say("left", { n: count })),
      last < 0 ? html("span", { class: "vk-note" }, say("no-discard")) : html("div", { class: "vk-drawn" }, html("strong", {}, names[name][last]), html("div", { class: "vk-cells" }, cellsOf(cards[last]).map((cell, power) => html("span", { class: `vk-cell-box vk-${power ? "east" : "west"}` }, icons(cell)))), cards[last].reshuffle ? html("small", {}, say("reshuffle")) : null));
    return section("decks", say("decks"), html("div", { class: "vk-row vk-decks" }, deck("arms", view.arms_deck, view.arms_last, board.world.armsCards, (card) => card.cells.map((column) => column[Math.max(0, view.decade - 1)])), deck("conflict", view.conflict_deck, view.conflict_last, board.world.conflictCards, (card) => card.cells)),
      view.arms_cost ? html("p", { class: "vk-note" }, glyph("arms"), say("arms-cost")) : null, view.soviet_malus ? html("p", { class: "vk-note" }, glyph("malus"), say("soviet-malus")) : null);
  }

  /** @type {any} */
  let latest = null;
  let shown = false;
  function draw() {
    const message = latest;
    exchange(root, ...(board.world ? [...worldTracks(message), treasuries(message), peace(message), smallDecks(message)] : []), ...baseTracks(message), flight(message), phases(message), ...openCards(message));
  }

  return {
    root,
    update(message) {
      latest = message;
      if (shown) draw();
    },
    /** Drawn only while it can be seen: it is large. @param {boolean} on */
    show(on) {
      if (on && !shown && latest) draw();
      shown = on;
    },
    /** @param {string} name */
    open: (name) => root.querySelector(`[data-section="${name}"]`)?.scrollIntoView({ block: "start" }),
  };
}

/** The strip of the end of a decade, with the present phase. */
export function phaseList(view, { board, names }) {
  const order = [...(board.world ? [11, 12, 13] : []), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const now = order.indexOf(view.phase);
  return html("ol", { class: "vk-phases" }, order.map((phase, at) => html("li", { class: at === now ? "vk-now" : at < now ? "vk-past" : "", "aria-current": at === now ? "step" : null }, glyph(PHASE_SIGNS[phase - 1]), html("span", {}, names.phase[phase - 1]))));
}

/** What drives people out of the East, sign by sign. */
export function flightParts(view, board) {
  const provinces = (side) => board.provinces.map((one, at) => ({ one, at })).filter(({ one }) => one.side === side).map(({ at }) => at);
  const [west, east] = [provinces(0), provinces(1)];
  const icons = view.played.reduce((sum, card) => sum + board.cards[card].flight, 0);
  const stars = view.police.filter((card) => board.cards[card].police === "red").length;
  return [
    ["+", icons, "flight-icons"], ["+", stars, "flight-police"], ["+", Math.max(...west.map((at) => view.standard[at])), "flight-best"], ["−", Math.min(...east.map((at) => view.standard[at])), "flight-worst"],
    ["+", Number(east.some((at) => view.protests[at])), "flight-east"], ["−", Number(west.some((at) => view.protests[at])), "flight-west"],
  ].filter(([, count]) => count);
}
