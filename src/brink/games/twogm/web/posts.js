// The headquarters at either edge of the field: strength, action points, cards, general, parked airplanes; and the phases.

import { h, s } from "/lib/dom.js";
import { BROAD, counter, TALL } from "./counters.js";
import { tells } from "/lib/menu.js";
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

/** @param {any} world @param {boolean} far whether it stands at the upper edge */
export function createPost(world, far) {
  const { board, names, texts, say, menu } = world;
  const root = h("div", { class: ["gm-post", far && "gm-post-far"] });

  function strength(message, hq) {
    const { view } = message;
    const card = board.headquarters[view.players[hq & 1].faction];
    const place = board.hq_places[hq];
    const offers = world.offersAt(place);
    const legal = offers.some((offer) => !offer.reason);
    const now = view.hq_hp[hq];
    const shot = view.shots.find((one) => one.place === place && one.target < 0);
    const button = h("button", { type: "button", class: ["gm-hq", legal && "gm-legal", now === 0 && "gm-fallen"], data: { hq: String(hq) } }, signPicture("hq"),
      h("span", { class: "gm-hq-name" }, names.hq[view.players[hq & 1].faction]), h("span", { class: "gm-hq-life", "aria-hidden": "true" }, Array.from({ length: card.hp }, (_, n) => h("i", { class: n < now ? "" : "gm-lost" }))), h("b", null, `${now}/${card.hp}`), shot && legal ? h("em", { class: "gm-hq-chance" }, `${shot.odds.hit * 10} %`) : null);
    tells(button, menu, () => world.slipAt(place));
    button.addEventListener("click", (event) => world.pressSpace(place, button, /** @type {PointerEvent} */ (event).pointerType === "touch"));
    return button;
  }

  function planes(message, side) {
    const { view } = message;
    const parked = view.units.filter((unit) => unit.place >= board.hq_places[0] && (unit.seat & 1) === side);
    return parked.map((unit) => {
      const offers = world.offersOfUnit(unit);
      const button = h("button", { type: "button", class: ["gm-plane", offers.some((offer) => !offer.reason) && "gm-legal", unit.unit === view.focus.unit && "gm-chosen"], data: { unit: String(unit.unit) } }, h("span", { class: "offscreen" }, names.card[unit.card]), s("svg", { viewBox: `-3 -8 ${BROAD + 8} ${TALL - 2}`, "aria-hidden": "true" }, counter(unit, { board, names, mine: world.side() })));
      tells(button, menu, () => world.slipOfUnit(unit, offers));
      button.addEventListener("click", (event) => world.press(offers, button, /** @type {PointerEvent} */ (event).pointerType === "touch", () => world.slipOfUnit(unit)));
      return button;
    });
  }

  const fact = (icon, value, title, kind = "") => h("span", { class: `gm-fact ${kind}`, title }, signPicture(icon), h("b", null, String(value)), h("span", { class: "offscreen" }, title));

  function player(message, seat) {
    const { view, seats } = message;
    const one = view.players[seat];
    const general = one.general >= 0 ? h("span", { class: "gm-general", tabindex: "0" }, signPicture("flag"), h("span", null, names.general[one.general])) : null;
    if (general) tells(general, menu, () => ({ title: names.general[one.general], lines: [texts[`general-${board.generals[one.general].id}-text`]] }));
    return h("span", { class: "gm-player" }, view.players.length > 2 ? h("b", { class: "gm-player-name" }, seats?.[seat]?.name ?? "") : null, fact("ap", view.players.length > 2 || view.limits[seat & 1] < 0 ? one.ap : `${one.ap}/${view.limits[seat & 1]}`, say("ap"), "gm-ap"), fact("hand", one.hand.length, say("hand-cards")), fact("deck", one.deck, say("deck")), pile(one.discard, seat), general);
  }

  /** The discard pile, which everybody may look through. */
  function pile(cards, seat) {
    const element = h("button", { type: "button", class: "gm-fact gm-pile", title: say("discards") }, signPicture("discard"), h("b", null, String(cards.length)), h("span", { class: "offscreen" }, say("discards")));
    element.addEventListener("click", () => menu.open(element, { title: say("discards"), lines: cards.length ? world.cardRow(cards) : ["–"] }));
    return element;
  }

  return {
    root,
    update(message) {
      const { view } = message;
      const side = far ? 1 - world.side() : world.side();
      const faction = view.players[side].faction;
      const active = view.active === side && view.turn > 0 && !message.outcome;
      root.className = `gm-post gm-f-${FACTIONS[faction]} ${far ? "gm-post-far gm-foe" : "gm-friend"} ${active ? "gm-active" : ""}`;
      const seats = view.players.map((_, seat) => seat).filter((seat) => (seat & 1) === side);
      const hqs = view.hq_hp.map((_, hq) => hq).filter((hq) => (hq & 1) === side);
      root.replaceChildren(h("span", { class: "gm-flag", title: names.faction[faction] }, markPicture(faction), h("b", null, names.faction[faction])), ...hqs.map((hq) => strength(message, hq)), h("span", { class: "gm-planes" }, planes(message, side)),
        h("span", { class: "gm-purse" }, seats.map((seat) => player(message, seat)), fact("supply", `+${view.income[side]}`, say("income", { n: view.income[side], lines: view.supply[side] }), "gm-income")));
    },
  };
}
