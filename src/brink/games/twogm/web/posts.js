// The headquarters at either edge of the field: strength, action points, cards, general, parked airplanes; and the phases.

import { h } from "/lib/dom.js";
import { tells } from "/lib/menu.js";
import { stamp } from "./cards.js";
import { percent } from "./odds.js";
import { FACTIONS, markPicture, signPicture } from "./silhouettes.js";

const PHASE_SIGNS = ["flag", "ap", "deck", "movement", "hand", "range", "mounted", "discard", "die"];

/** The nine phases of a turn. @param {any} world */
export function createPhases({ names, say }) {
  const root = h("ol", { class: "gm-phases", "aria-label": say("phases") });
  return {
    root,
    update({ view, outcome }) {
      const begun = view.turn > 0 && !outcome;
      root.replaceChildren(...names.phase.map((name, at) => h("li", { class: [begun && at === view.phase && "gm-now", begun && at < view.phase && "gm-past"], "aria-current": begun && at === view.phase ? "step" : null, title: name }, signPicture(PHASE_SIGNS[at]), h("span", null, name))));
    },
  };
}

const pips = (now, most) => Array.from({ length: most }, (_, n) => h("i", { class: n < now ? "" : "gm-lost" }));
const chance = (shot) => h("em", { class: "gm-hq-chance" }, percent(shot.odds.hit));
const fact = (icon, value, title, kind = "") => h("span", { class: `gm-fact ${kind}`, title }, signPicture(icon), h("b", null, String(value)), h("span", { class: "offscreen" }, title));

/** At this airplane, or by it where it may intercept. */
const shotOf = (view, unit) => view.shots.find(({ action, target }) => (action[0] === "intercept" ? action[1] : action.length && target) === unit.unit);

/** The discard pile, which everybody may look through. */
function pile({ say, menu, cardRow }, cards) {
  const element = h("button", { type: "button", class: "gm-fact gm-pile", title: say("discards") }, signPicture("discard"), h("b", null, String(cards.length)), h("span", { class: "offscreen" }, say("discards")));
  element.addEventListener("click", () => menu.open(element, { title: say("discards"), lines: cards.length ? cardRow(cards) : ["–"] }));
  return element;
}

const seatsOf = (view, side) => view.players.map((_, seat) => seat).filter((seat) => (seat & 1) === side);
const incomeOf = ({ say }, view, side) => fact("supply", `+${view.income[side]}`, say("income", { n: view.income[side], lines: view.supply[side] }), "gm-income");
const flagOf = ({ names }, faction) => h("span", { class: "gm-flag", title: names.faction[faction] }, markPicture(faction), h("b", null, names.faction[faction]));

/** @param {any} world @param {boolean} far whether it stands at the upper edge */
export function createPost(world, far) {
  const { board, names, texts, say, menu } = world;
  const root = h("div", { class: ["gm-post", far && "gm-post-far"] });

  function strength(message, hq) {
    const { view } = message;
    const card = board.headquarters[view.players[hq & 1].faction];
    const place = board.hq_places[hq];
    const offers = world.offersAtHq(place);
    const legal = offers.some((offer) => !offer.reason);
    const now = view.hq_hp[hq];
    const shot = view.shots.find((one) => one.place === place && one.target < 0);
    const button = h("button", { type: "button", class: ["gm-hq", legal && "gm-legal", now === 0 && "gm-fallen"], data: { hq: String(hq) } }, signPicture("hq"),
      h("span", { class: "gm-hq-name" }, names.hq[view.players[hq & 1].faction]), h("span", { class: "gm-hq-life", "aria-hidden": "true" }, pips(now, card.hp)), h("b", null, `${now}/${card.hp}`), shot && legal ? chance(shot) : null);
    tells(button, menu, () => world.slipAt(place));
    button.addEventListener("click", (event) => {
      if (legal) world.press(offers, button, /** @type {PointerEvent} */ (event).pointerType === "touch", () => world.slipAt(place));
      else world.openCard(place, button);
    });
    return button;
  }

  function planes(message, side) {
    const { view } = message;
    const parked = view.units.filter((unit) => unit.place >= board.hq_places[0] && (unit.seat & 1) === side);
    return parked.map((unit) => {
      const offers = world.offersOfUnit(unit);
      const shot = shotOf(view, unit);
      const flies = [...(view.raid?.fliers ?? []), ...(view.raid?.interceptors ?? [])].includes(unit.unit);
      const button = h("button", { type: "button", class: ["gm-plane", offers.some((offer) => !offer.reason) && "gm-legal", unit.unit === view.focus.unit && "gm-chosen", flies && "gm-flies"], data: { unit: String(unit.unit) } },
        h("span", { class: "offscreen" }, names.card[unit.card]), stamp(unit.card), h("span", { class: "gm-plane-life", "aria-hidden": "true" }, pips(unit.life - unit.wounds, unit.life)), shot ? chance(shot) : null);
      tells(button, menu, () => world.slipOfUnit(unit, offers));
      button.addEventListener("click", (event) => world.press(offers, button, /** @type {PointerEvent} */ (event).pointerType === "touch", () => world.slipOfUnit(unit)));
      return button;
    });
  }

  function player(message, seat) {
    const { view, seats } = message;
    const one = view.players[seat];
    const general = one.general >= 0 ? h("span", { class: "gm-general", tabindex: "0" }, signPicture("flag"), h("span", null, names.general[one.general])) : null;
    if (general) tells(general, menu, () => ({ title: names.general[one.general], lines: [texts[`general-${board.generals[one.general].id}-text`]] }));
    return h("span", { class: "gm-player" }, view.players.length > 2 ? h("b", { class: "gm-player-name" }, seats?.[seat]?.name ?? "") : null, fact("ap", view.players.length > 2 || view.limits[seat & 1] < 0 ? one.ap : `${one.ap}/${view.limits[seat & 1]}`, say("ap"), "gm-ap"), fact("hand", one.hand.length, say("hand-cards")), fact("deck", one.deck, say("deck"), "gm-deck"), pile(world, one.discard), general);
  }

  return {
    root,
    update(message) {
      const { view } = message;
      const side = far ? 1 - world.side() : world.side();
      const faction = view.players[side].faction;
      const active = view.active === side && view.turn > 0 && !message.outcome;
      root.className = `gm-post gm-f-${FACTIONS[faction]} ${far ? "gm-post-far gm-foe" : "gm-friend"} ${active ? "gm-active" : ""}`;
      const hqs = view.hq_hp.map((_, hq) => hq).filter((hq) => (hq & 1) === side);
      root.replaceChildren(flagOf(world, faction), ...hqs.map((hq) => strength(message, hq)), h("span", { class: "gm-planes" }, planes(message, side)),
        h("span", { class: "gm-purse" }, seatsOf(view, side).map((seat) => player(message, seat)), incomeOf(world, view, side)));
    },
  };
}

/** What a narrow post leaves out: decks, discard piles, generals, income. @param {any} world */
export function createStock(world) {
  const { board, names, texts, say } = world;
  const root = h("div", { class: "gm-stock" });

  function player({ deck, hand, discard, general }) {
    return h("div", { class: "gm-player" }, fact("hand", hand.length, say("hand-cards")), fact("deck", deck, say("deck")), pile(world, discard),
      general < 0 ? null : h("span", null, h("b", null, names.general[general]), " ", texts[`general-${board.generals[general].id}-text`]));
  }

  function army(view, side) {
    const { faction } = view.players[side];
    return h("section", { class: `gm-f-${FACTIONS[faction]}` }, flagOf(world, faction), h("span", null, say("income", { n: view.income[side], lines: view.supply[side] })), seatsOf(view, side).map((seat) => player(view.players[seat])));
  }

  return {
    root,
    update: ({ view }) => root.replaceChildren(...[world.side(), 1 - world.side()].map((side) => army(view, side))),
  };
}
