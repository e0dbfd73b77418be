// Beside the map: passports, decks, the DEFCON track and the die.

import { legal } from "/kit/choices.js";
import { animate, drawing, lasting, picture } from "/kit/drawing.js";
import { aloud } from "/kit/endings.js";
import { named as opening } from "/kit/names.js";
import { byTouch } from "/kit/press.js";
import { percent, signed } from "/kit/words.js";
import { h, s, set, showing } from "/lib/dom.js";
import { createBrowser } from "./browse.js";
import { createBack, createCard, icon, nameOf, previews, printed } from "./cards.js";
import { meeple, seatSign, TREFOIL } from "./pieces.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./cards.js").Face} Face */
/** @typedef {import("./changes.js").Changes} Changes */
/** @typedef {import("/lib/types.js").Candidate} Candidate */

const SPINNING = [
  { transform: "rotate(0)" },
  { transform: "rotate(200deg) scale(1.200)" },
  { transform: "rotate(360deg)" },
];
const LAID = [
  { opacity: 0, transform: "translateY(-60px) rotate(-8deg) scale(1.2)" },
  { opacity: 1, transform: "none" },
];
const SPOTS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]; // of a die
const TILTS = [-9, 6, -4, 11, -7]; // of stamps, in degrees

/** @param {HTMLElement} root @param {Kit} kit @param {(place: number|null) => void} point shows a place on the map */
export function createPanel(root, kit, point) {
  const { board, names, texts, say } = kit;
  const status = h("section", { class: "rd-status" });
  const decks = h("section", { class: "rd-decks" });
  const passports = h("section", { class: "rd-passports", "aria-label": say("players") });
  const panel = h("div", { class: "rd rd-panel" }, h("div", { class: "rd-panel-in" }, status, passports, decks));
  root.append(panel);
  const preview = previews(kit);
  const browser = createBrowser(kit, (face) => preview.present(face));
  let lastDie = "";
  let lastTop = -1;

  const who = (/** @type {number} */ seat) => kit.seen.seats[seat]?.name ?? String(seat + 1);
  const idOf = (/** @type {number} */ dictator) => board.dictators[dictator]?.id;
  const short = (/** @type {number} */ dictator) =>
    texts[`dictator-${idOf(dictator)}-short`] ?? names.dictator[dictator] ?? "?";

  /** @param {Changes} changed what to point at */
  function update(changed) {
    preview.shrink();
    const { players, seat } = kit.seen.view;
    const { defcon: level, turn, die: thrown, die_sides, bonus } = kit.seen.view;
    showing(status, [level, turn, thrown, die_sides, bonus], () => [defcon(), die()]);
    status.classList.toggle("rd-changed", changed.defcon);
    drawPiles(changed);
    const order = players.map((_, n) => (Math.max(0, seat) + n) % players.length); // the own one first
    fillPassports(order.map(inPassport), (one) => passport(one.seat));
    passports.classList.toggle("rd-many", players.length > 4);
    order.forEach((one, n) => {
      passports.children[n].classList.toggle("rd-changed", changed.seats.has(one));
    });
    const mine = kit.seen.prompt?.seat === seat; // then one's own is in view
    requestAnimationFrame(() =>
      passports.querySelector(mine ? ".rd-own" : ".rd-changed")?.scrollIntoView({ block: "nearest" }),
    ); // once all is drawn
  }

  /** Makes an element a button for these offers. @template {HTMLElement} E @param {E} element @param {Candidate[]} offers @param {string} [title] it is opened by this name, and nothing is done before that was read */
  function offering(element, offers, title = "") {
    if (!offers.length) return element;
    const may = legal(offers).length > 0;
    const plain = element.tagName !== "BUTTON";
    const press = (/** @type {Event} */ event) => {
      event.stopPropagation();
      event.preventDefault();
      preview.shrink();
      kit.press(offers, element, { touch: may && (byTouch(event) || title !== ""), slip: () => ({ title }) });
    };
    element.classList.add(may ? "rd-legal" : "rd-refused");
    return set(element, {
      title: offers.map(aloud).join("\n"),
      ...(plain && { tabindex: "0", role: "button" }),
      onclick: press,
      onkeydown: (event) =>
        plain && event.target === element && (event.key === "Enter" || event.key === " ") && press(event),
    });
  }

  // -- DEFCON, die -------------------------------------------------------------------------------------------------

  function defcon() {
    const { defcon: now, turn } = kit.seen.view;
    const steps = [5, 4, 3, 2, 1].map((level) =>
      h(
        "li",
        {
          class: [`rd-level rd-level-${level}`, level === now ? "rd-now" : level > now && "rd-past"],
          "aria-current": level === now ? "step" : null,
          title: printed(`defcon-${level}`, kit),
          tabindex: "0",
        },
        h("span", null, level),
        level === 1 && picture(TREFOIL, { class: "rd-icon" }),
      ),
    );
    const title = h("h2", null, say("defcon"), h("span", { class: "rd-turn" }, say("turn", { n: turn })));
    return h("div", { class: "rd-defcon" }, title, h("ol", null, steps));
  }

  function die() {
    const { die: shown, die_sides: sides, bonus } = kit.seen.view;
    const big = sides === 20;
    const spots = (SPOTS[shown] ?? []).map(
      (n) => `<circle cx="${11 + (n % 3) * 9}" cy="${11 + Math.floor(n / 3) * 9}" r="3.100"/>`,
    );
    const drawn = big
      ? `<path d="M20 2l16 9v18l-16 9-16-9V11z"/><path class="rd-die-edge" d="M20 2 9 14h22zM9 14l11 17 11-17M4 29l16 2 16-2M4 11l5 3M36 11l-5 3M20 31v7"/><text x="20" y="25">${shown || ""}</text>`
      : `<rect x="4" y="4" width="32" height="32" rx="6"/>${spots.join("")}`;
    const face = s(
      "svg",
      {
        viewBox: "0 0 40 40",
        class: ["rd-die", big ? "rd-d20" : "rd-d6", !shown && "rd-unrolled"],
        role: "img",
        "aria-label": `${say("die")}: ${shown || "–"}`,
      },
      drawing(drawn),
    );
    const sign = `${sides}/${shown}`;
    if (shown && sign !== lastDie) animate(face, SPINNING, 600);
    lastDie = sign;
    return h("div", { class: "rd-die-box" }, face, bonus !== 0 && h("span", { class: "rd-bonus" }, signed(bonus)));
  }

  // -- decks -------------------------------------------------------------------------------------------------------

  const fill = lasting(decks);

  /** @param {Changes} changed */
  function drawPiles(changed) {
    const { view } = kit.seen;
    const top = view.discard.at(-1) ?? -1;
    const father = view.father_discard.at(-1) ?? -1;
    const peek = view.president_deck.at(-1) ?? -1;
    const president = { card: peek >= 0 ? peek : (view.president_discard.at(-1) ?? -1), presidential: true };
    const { choices } = kit;
    /** @type {Pile[]} */
    const piles = [
      { key: "deck", count: view.deck, back: "defcon", top: { card: -1 }, offers: choices.doing("draw") },
      { key: "discard", count: view.discard.length, top: { card: top }, offers: choices.doing("draw-discard") },
      { key: "fathers", count: view.father_deck, back: "father", top: { card: father }, offers: [] },
      { key: "president", count: view.president_deck.length, back: "presidential", top: president, offers: [] },
    ];
    fill(piles, pile);
    if (top >= 0 && lastTop !== top && lastTop !== -1) animate(decks.children[1].querySelector(".rd-card"), LAID, 260);
    lastTop = top >= 0 ? top : -2;
    piles.forEach(({ key }, n) => {
      decks.children[n].classList.toggle("rd-changed", changed.piles.has(key));
    });
  }

  /**
   * @typedef {{key: "deck"|"discard"|"fathers"|"president", count: number, back?: "defcon"|"father"|"presidential", top: Face, offers: Candidate[]}} Pile
   *   `top`: the card that lies open on it; -1: none
   * @param {Pile} one
   */
  function pile({ key, count, back, top, offers }) {
    const open = top.card >= 0;
    const under = back ? createBack(back) : h("span", { class: "rd-empty" }, say("empty"));
    const shown = open ? createCard(top, kit) : under;
    const box = h(
      "button",
      { type: "button", class: `rd-pile rd-pile-${key}`, title: say(key), data: { pile: key } },
      h("span", { class: "rd-pile-cards", "aria-hidden": "true" }, shown),
      h("span", { class: "rd-pile-name" }, say(`short-${key}`)),
      h("span", { class: "rd-count" }, count),
      open && h("span", { class: "rd-aloud" }, nameOf(top, kit)),
    );
    if (!offers.length)
      box.addEventListener("click", (event) => {
        event.stopImmediatePropagation(); // a finger does not look at the top card alone
        preview.shrink();
        browser.open(key === "deck" ? "all-cards" : key);
      });
    if (open) preview.enlarges(box, top);
    return offering(box, offers);
  }

  // -- passports ---------------------------------------------------------------------------------------------------

  const fillPassports = lasting(passports);

  /** All that a passport shows, and what may be done with it. @param {number} seat */
  function inPassport(seat) {
    const { view, outcome, prompt, seats } = kit.seen;
    const active = seat === view.active && !outcome && [view.actions_left, view.travelled];
    const offers = acts(seat) ? kit.choices.all : kit.choices.of({ seat });
    const [decides, names] = [prompt?.seat === seat, seats.map(({ name }) => name)];
    return { seat, player: view.players[seat], own: seat === view.seat, active, decides, names, offers };
  }

  /** @param {number} seat */
  function passport(seat) {
    const { view, outcome, prompt } = kit.seen;
    const player = view.players[seat];
    const active = seat === view.active && !outcome;
    const named = kit.choices.of({ seat }).filter((offer) => Object.keys(offer.about).length === 1);
    const portrait = s(
      "svg",
      { viewBox: "-1 -1 26 27", class: "rd-portrait", role: "img", "aria-label": short(player.dictator) },
      drawing(meeple(idOf(player.dictator), seat)),
    );
    const ability = texts[`dictator-${idOf(player.copied >= 0 ? player.copied : player.dictator)}-text`] ?? "";
    const held = { n: player.hand.length, limit: player.hand_limit };
    const goal = { n: player.needed, odds: player.odds };
    const states = [active && "rd-active", prompt?.seat === seat && "rd-decides", seat === view.seat && "rd-own"];
    const box = h(
      "article",
      { data: { seat: String(seat) }, class: [`rd-passport rd-seat-${seat}`, ...states] },
      h(
        "div",
        { class: "rd-spine", "aria-hidden": "true" },
        picture(seatSign(seat), { class: "rd-icon" }),
        h("span", null, say("passport")),
      ),
      h("div", { class: "rd-photo" }, portrait),
      h(
        "div",
        { class: "rd-data" },
        h("h2", { class: "rd-player" }, h("span", null, picker(who(seat), named)), active && pips()),
        h("p", { class: "rd-dictator" }, opens(names.dictator[player.dictator] ?? "?", player.dictator, seat)),
        h("p", { class: "rd-where" }, icon("pin"), names.place[player.place]),
      ),
      h(
        "div",
        { class: "rd-stamps" },
        player.facilities.map((_, n) => stamp(seat, n)),
        h(
          "div",
          { class: "rd-sums" },
          tag("cards", `${held.n}/${held.limit}`, say("hand", held), "hand"),
          tag("presidential", percent(goal.odds), say("goal", goal), "hand"),
        ),
      ),
      seat === view.seat &&
        h("p", { class: "rd-goal", title: say("goal", goal) }, icon("presidential"), " ", say("odds", goal)),
      h("div", { class: "rd-tags" }, tags(seat), tokens(seat), cardsInFront(seat), known(seat)),
      seat === view.seat && ability && h("p", { class: "rd-ability", title: ability }, ability),
    );
    if (legal(named).length) {
      box.classList.add("rd-legal");
      box.addEventListener("click", (event) => {
        if (!(/** @type {Element} */ (event.target).closest("button, .name")))
          kit.press(named, box, { touch: byTouch(event) });
      });
    }
    return box;
  }

  /** The name; where one may choose this player, a button for the keyboard. The whole passport takes the mouse. @param {string} name @param {Candidate[]} named */
  const picker = (name, named) =>
    named.length ? offering(h("button", { type: "button", class: "rd-pick" }, name), named) : name;

  function pips() {
    const { actions_left: left, travelled, active, players } = kit.seen.view;
    const forbidden = players[active].front.find((card) => board.cards[card].while === "no-travel");
    const spent = forbidden !== undefined ? names.card[forbidden] : travelled ? say("travel") : "";
    return h(
      "span",
      { class: "rd-actions", title: say("actions", { n: left }) },
      [0, 1, 2].map((n) => h("i", { class: ["rd-pip", n < left && "rd-full"] })),
      h("i", { class: ["rd-shoe", spent && "rd-used"], title: spent }, icon("wheel")),
    );
  }

  /** A round stamp for a facility card: zone, place if known, ticked when disarmed. @param {number} seat @param {number} n */
  function stamp(seat, n) {
    const { facilities, facility_zones, disarmed } = kit.seen.view.players[seat];
    const [place, zone, done] = [facilities[n], facility_zones[n], Boolean(disarmed[n])];
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

  /** A dictator's name opens what he can do, for a finger too. @param {string} name @param {number} dictator @param {number} seat */
  const opens = (name, dictator, seat) =>
    opening(name, dictator >= 0 ? [[0, name.length, "dictator", dictator]] : [], `passport ${seat} ${dictator}`);

  /** What holds for a player. @param {number} seat */
  function tags(seat) {
    const player = kit.seen.view.players[seat];
    const { skips, bribed_by: briber, controlled_by: controller, copied, bunker, stored } = player;
    return [
      skips > 0 && tag("skip", skips, say("skips", { n: skips }), "warn"),
      briber >= 0 && tag("coin", who(briber), say("bribed", { who: who(briber) }), "warn"),
      controller >= 0 &&
        controller !== seat &&
        tag("coin", who(controller), say("controlled", { who: who(controller) }), "warn"),
      copied >= 0 && tag("masks", opens(short(copied), copied, seat), say("copies", { who: short(copied) })),
      player.ability_spent && tag("masks", "✕", say("spent")),
      bunker.length > 0 && tag("bunker", bunker.length, say("bunker", { n: bunker.length })),
      stored !== -2 && tag("letter", stored >= 0 ? names.presidential[stored] : "?", say("stored")),
    ];
  }

  /** @param {number} seat */
  const acts = (seat) => seat === kit.seen.view.active && seat === kit.seen.view.seat;

  /** @param {number} seat */
  const tokens = (seat) =>
    kit.seen.view.players[seat].tokens.map((token) => {
      const title = token > 0 ? `${names.token[token]}: ${texts[`token-${token}-text`] ?? ""}` : say("unknown");
      const chip = h("span", { class: "rd-chip", title }, token > 0 ? board.tokens[token] : "?");
      return offering(chip, acts(seat) ? kit.choices.of({ token }) : []);
    });

  /** The founding father, assets and cards that stay for some turns. @param {number} seat */
  function cardsInFront(seat) {
    const { father, father_count, front, front_counts } = kit.seen.view.players[seat];
    const mine = acts(seat);
    return [
      father >= 0 && cardTag(seat, father, father_count, mine ? kit.choices.doing("dismiss") : []),
      ...front.map((card, n) => cardTag(seat, card, front_counts[n], mine ? kit.choices.of({ card }, "activate") : [])),
    ];
  }

  /** Cards in the hand of another that one knows of. @param {number} seat */
  const known = (seat) =>
    seat === kit.seen.view.seat
      ? []
      : kit.seen.view.players[seat].hand
          .filter((card) => card >= 0)
          .map((card) => {
            const look = { type: "button", class: "rd-tag rd-tag-known", title: say("known") };
            return preview.enlarges(h("button", look, icon("cards"), names.card[card]), { card });
          });

  /** @param {string} drawn @param {string|number|ReturnType<typeof opens>} text @param {string} title @param {string} [kind] */
  const tag = (drawn, text, title, kind) =>
    h("span", { class: ["rd-tag", kind && `rd-tag-${kind}`], title }, icon(drawn), text);

  /** @param {number} seat @param {number} card @param {number} count of turns @param {Candidate[]} own what its owner may do */
  function cardTag(seat, card, count, own) {
    const { kind, turns } = board.cards[card];
    const targets = kit.choices.of({ seat, card });
    const element = h(
      "button",
      { type: "button", class: `rd-tag rd-tag-card rd-tag-${kind}` },
      icon(kind),
      names.card[card],
      turns > 0 && ` ${count}/${turns}`,
    );
    preview.enlarges(element, { card });
    return offering(element, [...targets, ...own], targets.length ? "" : names.card[card]);
  }

  return { update, destroy: () => panel.remove() };
}
