// A player's passport beside the map: who it is and where, how far along, what lies before him. It stays; of its parts
// those are drawn anew that have changed.

import { legal } from "/kit/choices.js";
import { drawing, lasting, picture } from "/kit/drawing.js";
import { named as opening } from "/kit/names.js";
import { byTouch } from "/kit/press.js";
import { percent } from "/kit/words.js";
import { div, h, hide, s, set, setText, showing } from "/lib/dom.js";
import { createPortrait, icon, offersOf, playing } from "./cards.js";
import { seatSign } from "./pieces.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("/lib/types.js").Candidate} Candidate */
/**
 * @typedef {object} Beside
 * @property {(place: number|null) => void} point shows a place on the map
 * @property {ReturnType<typeof import("./cards.js").previews>} preview
 * @property {<E extends HTMLElement>(element: E, offers: Candidate[], title?: string) => E} offering makes it a button
 */

const TILTS = [-9, 6, -4, 11, -7]; // of stamps, in degrees

/** @param {number} seat @param {Kit} kit @param {Beside} beside */
export function createPassport(seat, kit, { point, preview, offering }) {
  const { board, names, texts, say } = kit;
  const photo = div("rd-photo");
  const title = h("h2", { class: "rd-player" });
  const dictator = h("p", { class: "rd-dictator" });
  const where = h("p", { class: "rd-where" });
  const stamps = div("rd-stamps");
  const goal = h("p", { class: "rd-goal" });
  const tags = div("rd-tags");
  const ability = h("p", { class: "rd-ability" });
  const spine = [picture(seatSign(seat), { class: "rd-icon" }), h("span", null, say("passport"))];
  const box = h(
    "article",
    { class: `rd-passport rd-seat-${seat}`, data: { seat: String(seat) }, onclick: choose },
    h("div", { class: "rd-spine", "aria-hidden": "true" }, ...spine),
    photo,
    div("rd-data", title, dictator, where),
    ...[stamps, goal, tags, ability],
  );
  const fillStamps = lasting(stamps);

  const player = () => kit.seen.view.players[seat];
  const who = (/** @type {number} */ one) => kit.seen.seats[one]?.name ?? String(one + 1);
  const idOf = (/** @type {number} */ one) => board.dictators[one]?.id;
  const short = (/** @type {number} */ one) => texts[`dictator-${idOf(one)}-short`] ?? names.dictator[one] ?? "?";
  /** What may be done with this player and nothing else. */
  const named = () => kit.choices.of({ seat }).filter((offer) => Object.keys(offer.about).length === 1);
  /** It is the turn of this player, and one plays it: as himself, or having bought it. */
  const acts = () => seat === kit.seen.view.active && seat === playing(kit);

  /** @param {boolean} changed what to point at */
  function update(changed) {
    const { view, outcome, prompt } = kit.seen;
    const { dictator: face, copied, place, needed: n, odds } = player();
    const [own, active] = [seat === view.seat, seat === view.active && !outcome];
    for (const [name, on] of Object.entries({
      "rd-active": active,
      "rd-decides": prompt?.seat === seat,
      "rd-own": own,
      "rd-legal": legal(named()).length > 0,
      "rd-changed": changed,
    }))
      box.classList.toggle(name, on);
    showing(photo, face, () => [portrait(face)]);
    showing(title, [who(seat), named(), active && moves()], () => [h("span", null, picker()), active && pips()]);
    showing(dictator, face, () => [opens(names.dictator[face] ?? "?", face)]);
    showing(where, place, () => [icon("pin"), names.place[place]]);
    drawStamps();
    hide(goal, !own);
    set(goal, { title: say("goal", { n, odds }) });
    showing(goal, [n, odds], () => [icon("presidential"), " ", say("odds", { n, odds })]);
    drawTags();
    const can = texts[`dictator-${idOf(copied >= 0 ? copied : face)}-text`] ?? "";
    hide(ability, !own || !can);
    set(ability, { title: can });
    setText(ability, can);
  }

  /** The whole passport takes the mouse. @param {MouseEvent} event */
  function choose(event) {
    if (!legal(named()).length || /** @type {Element} */ (event.target).closest("button, .name")) return;
    kit.press(named(), box, { touch: byTouch(event) });
  }

  /** @param {number} face */
  const portrait = (face) => set(createPortrait(idOf(face), seat), { role: "img", "aria-label": short(face) });

  /** The name; where one may choose this player, a button for the keyboard. */
  const picker = () =>
    named().length ? offering(h("button", { type: "button", class: "rd-pick" }, who(seat)), named()) : who(seat);

  /** The actions that are left, and why there is no travel. */
  function moves() {
    const { actions_left: left, travel_spent: gone } = kit.seen.view;
    const forbidden = player().front.find((card) => board.cards[card].while === "no-travel");
    return { left, spent: forbidden !== undefined ? names.card[forbidden] : gone ? say("travel") : "" };
  }

  function pips() {
    const { left, spent } = moves();
    return h(
      "span",
      { class: "rd-actions", title: say("actions", { n: left }) },
      [0, 1, 2].map((n) => h("i", { class: ["rd-pip", n < left && "rd-full"] })),
      h("i", { class: ["rd-shoe", spent && "rd-used"], title: spent }, icon("wheel")),
    );
  }

  /** A dictator's name opens what he can do, for a finger too. @param {string} name @param {number} one */
  const opens = (name, one) =>
    opening(name, one >= 0 ? [[0, name.length, "dictator", one]] : [], `passport ${seat} ${one}`);

  // -- how far along -----------------------------------------------------------------------------------------------

  function drawStamps() {
    const { facilities, facility_zones, disarmed, hand, hand_limit: limit, needed, odds } = player();
    const all = facilities.map((place, n) => ({ n, place, zone: facility_zones[n], done: Boolean(disarmed[n]) }));
    fillStamps([...all, { held: { n: hand.length, limit }, goal: { n: needed, odds } }], (one) =>
      "held" in one ? sums(one) : stamp(one),
    );
  }

  /** A round stamp for a facility card: zone, place if known, ticked when disarmed. @param {{n: number, place: number, zone: number, done: boolean}} card */
  function stamp({ n, place, zone, done }) {
    const name = place >= 0 ? names.place[place] : say("unknown");
    const title = `${name} · ${say("zone", { n: zone })}${done ? " ✓" : ""}`;
    return s(
      "svg",
      {
        viewBox: "0 0 48 48",
        class: ["rd-stamp-mark", done && "rd-inked", `rd-tint-${zone}`],
        role: "img",
        "aria-label": title,
        style: done ? `rotate:${TILTS[(n + seat) % TILTS.length]}deg` : null,
        onpointerenter: () => place >= 0 && point(place),
        onpointerleave: () => point(null),
      },
      s("title", null, title),
      drawing(
        `<circle cx="24" cy="24" r="21"/><circle class="rd-inner" cx="24" cy="24" r="16.500"/>` +
          `<text x="24" y="29" class="rd-stamp-code">${place >= 0 ? board.places[place].id : "?"}</text>` +
          `<text x="24" y="14.600" class="rd-stamp-zone">${["", "I", "II", "III", "IV"][zone]}</text>` +
          (done ? '<path class="rd-tick" d="M16 36l5 5 12-13"/>' : ""),
      ),
    );
  }

  /** @param {{held: {n: number, limit: number}, goal: {n: number, odds: number}}} all */
  const sums = ({ held, goal }) =>
    div(
      "rd-sums",
      tag("cards", `${held.n}/${held.limit}`, say("hand", held), "hand"),
      tag("presidential", [least(goal.n), percent(goal.odds)], say("goal", goal), "hand"),
    );

  /** On one's own passport, where the goal does not say it in words. @param {number} n */
  const least = (n) => seat === kit.seen.view.seat && h("span", { class: "rd-least" }, `${n}+`);

  // -- what lies before a player -----------------------------------------------------------------------------------

  function drawTags() {
    const { skips, bribed_by, controlled_by, copied, ability_spent, bunker, stored, hand } = player();
    const { tokens, father, father_count, front, front_counts } = player();
    const holds = [skips, bribed_by, controlled_by, copied, ability_spent, bunker.length, stored];
    const has = [tokens, father, father_count, front, front_counts, hand, kit.seen.seats.map(({ name }) => name)];
    const offers = [tokens.map(tokenOffers), dismissing(), front.map(activating), [father, ...front].map(targeting)];
    offers.push(knownCards().map(playable));
    showing(tags, [holds, has, offers, acts(), seat === kit.seen.view.seat], () => [
      ...[states(), tokens.map(token), cardsInFront(), known()],
    ]);
  }

  /** What holds for a player. */
  function states() {
    const { skips, bribed_by: briber, controlled_by: controller, copied, ability_spent, bunker, stored } = player();
    return [
      skips > 0 && tag("skip", skips, say("skips", { n: skips }), "warn"),
      briber >= 0 && tag("coin", who(briber), say("bribed", { who: who(briber) }), "warn"),
      controller >= 0 &&
        controller !== seat &&
        tag("coin", who(controller), say("controlled", { who: who(controller) }), "warn"),
      copied >= 0 && tag("masks", opens(short(copied), copied), say("copies", { who: short(copied) })),
      ability_spent && tag("masks", "✕", say("spent")),
      bunker.length > 0 && tag("bunker", bunker.length, say("bunker", { n: bunker.length })),
      stored !== -2 && tag("letter", stored >= 0 ? names.presidential[stored] : "?", say("stored")),
    ];
  }

  const tokenOffers = (/** @type {number} */ token) => (acts() ? kit.choices.of({ token }) : []);
  const dismissing = () => (acts() ? kit.choices.doing("dismiss") : []);
  const targeting = (/** @type {number} */ card) => kit.choices.of({ seat, card });
  const activating = (/** @type {number} */ card) => (acts() ? kit.choices.of({ card }, "activate") : []);

  /** @param {number} token */
  function token(token) {
    const title = token > 0 ? `${names.token[token]}: ${texts[`token-${token}-text`] ?? ""}` : say("unknown");
    const chip = h("span", { class: "rd-chip", title }, token > 0 ? board.tokens[token] : "?");
    return offering(chip, tokenOffers(token));
  }

  /** The founding father, assets and cards that stay for some turns. */
  function cardsInFront() {
    const { father, father_count, front, front_counts } = player();
    return [
      father >= 0 && cardTag(father, father_count, dismissing()),
      ...front.map((card, n) => cardTag(card, front_counts[n], activating(card))),
    ];
  }

  const knownCards = () => (seat === kit.seen.view.seat ? [] : player().hand.filter((card) => card >= 0));
  const playable = (/** @type {number} */ card) => offersOf(kit, seat, card);

  /** Cards in the hand of another that one knows of, and may play if his turn was bought. */
  const known = () =>
    knownCards().map((card) => {
      const look = { type: "button", class: "rd-tag rd-tag-known", title: say("known") };
      const element = preview.enlarges(h("button", look, icon("cards"), names.card[card]), { card });
      return offering(element, playable(card), names.card[card]);
    });

  /** @param {string} drawn @param {import("/lib/dom.js").Child} text @param {string} title @param {string} [kind] */
  const tag = (drawn, text, title, kind) =>
    h("span", { class: ["rd-tag", kind && `rd-tag-${kind}`], title }, icon(drawn), text);

  /** @param {number} card @param {number} count of turns @param {Candidate[]} own what its owner may do */
  function cardTag(card, count, own) {
    const { kind, turns } = board.cards[card];
    const targets = targeting(card);
    const element = h(
      "button",
      { type: "button", class: `rd-tag rd-tag-card rd-tag-${kind}` },
      icon(kind),
      turns > 0 && `${count}/${turns} `, // first, as a long name is cut
      names.card[card],
    );
    preview.enlarges(element, { card });
    return offering(element, [...targets, ...own], targets.length ? "" : names.card[card]);
  }

  return { root: box, update };
}
