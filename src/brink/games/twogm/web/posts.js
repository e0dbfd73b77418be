// The headquarters at either edge of the field: strength, action points, cards, general, parked airplanes; and the phases.

import { hintOf, legal, sameAction } from "/kit/choices.js";
import { tells } from "/kit/menu.js";
import { byTouch } from "/kit/press.js";
import { percent } from "/kit/words.js";
import { div, each, h, showing, span } from "/lib/dom.js";
import { createCard, stamp } from "./cards.js";
import { FACTIONS, markPicture, signPicture } from "./silhouettes.js";
import { sideOf } from "./world.js";

/** @typedef {import("./world.js").World} World */
/** @typedef {import("./world.js").Seen} Seen */
/** @typedef {import("./world.js").View} View */
/** @typedef {import("./world.js").Unit} Unit */
/** @typedef {import("./world.js").Shot} Shot */

const PHASE_SIGNS = ["flag", "ap", "deck", "movement", "hand", "range", "mounted", "discard", "die"];

/** The nine phases of a turn. @param {World} world */
export function createPhases({ names, say }) {
  const root = h("ol", { class: "gm-phases", "aria-label": say("phases") });
  return {
    root,
    /** @param {Seen} seen */
    update({ view, outcome }) {
      const phase = view.turn > 0 && !outcome ? view.phase : -1;
      showing(root, phase, () =>
        names.phase.map((name, at) => {
          const now = at === phase;
          const kind = [now && "gm-now", at < phase && "gm-past"];
          const picture = [signPicture(PHASE_SIGNS[at]), h("span", null, name)];
          return h("li", { class: kind, "aria-current": now ? "step" : null, title: name }, picture);
        }),
      );
    },
  };
}

/** @param {number} now @param {number} most */
const pips = (now, most) => Array.from({ length: most }, (_, n) => h("i", { class: n < now ? "" : "gm-lost" }));
/** @param {Shot} shot */
const chance = (shot) => h("em", { class: "gm-hq-chance" }, percent(shot.answer?.hit ?? shot.odds.hit * 10));
/** @param {string} icon @param {string|number} value @param {string} title */
const inside = (icon, value, title) => [signPicture(icon), h("b", null, value), span("offscreen", title)];
/** @param {string} icon @param {string|number} value @param {string} title @param {string} [kind] */
const fact = (icon, value, title, kind = "") =>
  h("span", { class: `gm-fact ${kind}`, title }, inside(icon, value, title));
/** @param {View} view @param {number} side */
const seatsOf = (view, side) => view.players.map((_, seat) => seat).filter((seat) => (seat & 1) === side);

/** The discard pile, which everybody may look through. @param {World} world @param {number[]} cards */
function pile({ say, menu }, cards) {
  const title = say("discards");
  const faces = () => each("span", { class: "gm-card-row" }, cards, (card) => createCard(card, { size: 104 }));
  const element = h(
    "button",
    {
      ...{ type: "button", class: "gm-fact gm-pile", title },
      onclick: () => void menu.open(element, { title, lines: [cards.length ? faces() : "–"] }),
    },
    inside("discard", cards.length, title),
  );
  return element;
}

/** @param {World} world @param {number} side */
const flagOf = ({ seen: { roles, view } }, side) =>
  h(
    "span",
    { class: "gm-flag", title: roles[side] },
    markPicture(view.players[side].faction),
    h("b", null, roles[side]),
  );

/** @param {World} world @param {boolean} far whether it stands at the upper edge */
export function createPost(world, far) {
  const { board, names, texts, say, menu } = world;
  const root = div(["gm-post", far && "gm-post-far"]);

  /** @param {View} view @param {number} hq */
  function strength(view, hq) {
    const { faction } = view.players[hq & 1];
    const [card, place, now] = [board.headquarters[faction], board.hq_places[hq], view.hq_hp[hq]];
    const offers = world.offersAtHq(place);
    const may = legal(offers).some((offer) => !world.idle(offer));
    const shot = view.shots.find((one) => one.place === place && one.target < 0);
    const slip = () => world.slipAt(place);
    const open = (/** @type {Event} */ event, /** @type {HTMLElement} */ from) =>
      may
        ? world.press(world.withOdds(world.worth(offers)), from, { touch: byTouch(event) && !world.told(offers), slip })
        : menu.open(from, slip());
    const button = h(
      "button",
      {
        ...{ type: "button", class: ["gm-hq", may && "gm-legal", now === 0 && "gm-fallen"], data: { hq: String(hq) } },
        "data-hint": hintOf(offers),
        onclick: (event) => void open(event, button),
      },
      signPicture("hq"),
      span("gm-hq-short", say("hq")),
      span("gm-hq-name", names.hq[faction]),
      h("span", { class: "gm-hq-life", "aria-hidden": "true" }, pips(now, card.hp)),
      h("b", null, `${now}/${card.hp}`),
      shot && may && chance(shot),
    );
    return tells(button, menu, slip);
  }

  /** A parked airplane; its chance, where it may intercept or be shot at. @param {View} view @param {Unit} unit */
  function plane(view, unit) {
    const offers = world.offersOfUnit(unit);
    const own = world.choices.of({ unit: unit.unit }, "intercept")[0]?.action;
    const shot = view.shots.find(({ action, target }) =>
      action[0] === "intercept" ? own && sameAction(action, own) : action.length > 0 && target === unit.unit,
    );
    const flies = [...(view.raid?.fliers ?? []), ...(view.raid?.interceptors ?? [])].includes(unit.unit);
    const marks = [
      legal(offers).length > 0 && "gm-legal",
      unit.unit === view.focus.unit && "gm-chosen",
      flies && "gm-flies",
    ];
    const button = h(
      "button",
      {
        ...{ type: "button", class: ["gm-plane", ...marks], data: { unit: String(unit.unit) } },
        "data-hint": hintOf(offers),
        onclick: (event) =>
          void world.press(world.withOdds(offers), button, {
            touch: byTouch(event) && !world.harmless(offers) && !world.told(offers),
            slip: () => world.slipOfUnit(unit),
          }),
      },
      span("offscreen", names.card[unit.card]),
      stamp(unit.card),
      h("span", { class: "gm-plane-life", "aria-hidden": "true" }, pips(unit.life - unit.wounds, unit.life)),
      shot && chance(shot),
    );
    return tells(button, menu, () => world.slipOfUnit(unit, offers));
  }

  /** @param {number} number */
  function general(number) {
    if (number < 0) return null;
    const name = names.general[number];
    const element = h("span", { class: "gm-general", tabindex: "0" }, signPicture("flag"), h("span", null, name));
    return tells(element, menu, () => ({ title: name, lines: [texts[`general-${board.generals[number].id}-text`]] }));
  }

  /** @param {Seen} seen @param {number} seat */
  function player({ view, seats }, seat) {
    const one = view.players[seat];
    const several = view.players.length > 2;
    const limit = view.limits[seat & 1];
    return span(
      "gm-player",
      several && h("b", { class: "gm-player-mark" }, (seat >> 1) + 1),
      several && h("b", { class: "gm-player-name" }, seats[seat]?.name),
      one.ap >= 0 && fact("ap", several || limit < 0 ? one.ap : `${one.ap}/${limit}`, say("ap"), "gm-ap"),
      fact("hand", one.hand.length, say("hand-cards")),
      fact("deck", one.deck, say("deck"), "gm-deck"),
      pile(world, one.discard),
      general(one.general),
    );
  }

  /** All that is drawn of a side, and what a press there would do. @param {Seen} seen @param {number} side @param {number[]} hqs @param {Unit[]} parked */
  function depends({ view, roles, seats }, side, hqs, parked) {
    const offers = [
      ...hqs.flatMap((hq) => world.offersAtHq(board.hq_places[hq])),
      ...parked.flatMap((unit) => world.offersOfUnit(unit)),
    ];
    const beyond = view.shots.filter((shot) => shot.place >= view.spaces || shot.action[0] === "intercept");
    return {
      ...{ side, role: roles[side], hqs: hqs.map((hq) => view.hq_hp[hq]), parked, flies: view.raid, beyond },
      players: seatsOf(view, side).map((seat) => [view.players[seat], seats[seat]?.name]),
      numbers: [view.income[side], view.supply[side], view.limits[side]],
      chosen: parked.findIndex(({ unit }) => unit === view.focus.unit),
      offers: offers.map((offer) => [offer.action, offer.after, offer.reason, hintOf([offer])]),
    };
  }

  return {
    root,
    /** @param {Seen} seen */
    update(seen) {
      const { view, outcome } = seen;
      const side = far ? 1 - sideOf(seen) : sideOf(seen);
      const { faction } = view.players[side];
      const active = view.active === side && view.turn > 0 && !outcome;
      root.className = `gm-post gm-f-${FACTIONS[faction]} ${far ? "gm-post-far gm-foe" : "gm-friend"} ${active ? "gm-active" : ""}`;
      const parked = view.units.filter((unit) => unit.place >= board.hq_places[0] && (unit.seat & 1) === side);
      const income = say("income", { n: view.income[side], lines: view.supply[side] });
      const hqs = view.hq_hp.flatMap((_, hq) => ((hq & 1) === side ? [hq] : []));
      showing(root, depends(seen, side, hqs, parked), () => [
        flagOf(world, side),
        ...hqs.map((hq) => strength(world.seen.view, hq)),
        each("span", { class: "gm-planes" }, parked, (unit) => plane(world.seen.view, unit)),
        span(
          "gm-purse",
          seatsOf(view, side).map((seat) => player(seen, seat)),
          fact("supply", `+${view.income[side]}`, income, "gm-income"),
        ),
      ]);
    },
  };
}

/** What a narrow post leaves out: decks, discard piles, generals, income. @param {World} world */
export function createStock(world) {
  const { board, names, texts, say } = world;
  const root = div("gm-stock");

  /** @param {View["players"][number]} player */
  function player({ deck, hand, discard, general }) {
    const who = board.generals[general];
    return div(
      "gm-player",
      fact("hand", hand.length, say("hand-cards")),
      fact("deck", deck, say("deck")),
      pile(world, discard),
      who && h("span", null, h("b", null, names.general[general]), " ", texts[`general-${who.id}-text`]),
    );
  }

  /** @param {View} view @param {number} side */
  function army(view, side) {
    const { faction } = view.players[side];
    return h(
      "section",
      { class: `gm-f-${FACTIONS[faction]}` },
      flagOf(world, side),
      h("span", null, say("income", { n: view.income[side], lines: view.supply[side] })),
      seatsOf(view, side).map((seat) => player(view.players[seat])),
    );
  }

  return {
    root,
    /** @param {Seen} seen */
    update(seen) {
      const { players, income, supply } = seen.view;
      const sides = [sideOf(seen), 1 - sideOf(seen)];
      showing(root, [players, income, supply, seen.roles, sides], () => sides.map((side) => army(seen.view, side)));
    },
  };
}
