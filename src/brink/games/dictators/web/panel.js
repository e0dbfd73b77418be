// Beside the map: passports, decks, the DEFCON track and the die.

import { createBack, createCard, enlarges, shrink } from "./cards.js";
import { calm, html, icon, svg } from "./dom.js";
import { ICONS, TREFOIL, meeple, seatSign } from "./pieces.js";

/**
 * @param {HTMLElement} root
 * @param {{board: any, names: any, texts: any, say: any, press: (offers: any[], anchor: Element, touch: boolean) => void}} world
 */
export function createPanel(root, { board, names, texts, say, press }) {
  const status = html("section", { class: "rd-status" });
  const decks = html("section", { class: "rd-decks" });
  const passports = html("section", { class: "rd-passports", "aria-label": say("players") });
  const panel = html("div", { class: "rd rd-panel" }, html("div", { class: "rd-panel-in" }, status, passports, decks));
  root.append(panel);
  let lastDie = "";
  let lastTop = -1;

  const short = (number) => texts[`dictator-${board.dictators[number]?.id}-short`] ?? names.dictator[number] ?? "?";

  /** @param {any} message @param {any} changed what to point at */
  function update(message, changed) {
    shrink();
    const offers = message.candidates ?? message.legal ?? [];
    const of = (...verbs) => offers.filter((offer) => verbs.includes(offer.action[0]));
    const who = (seat) => message.seats?.[seat]?.name ?? String(seat + 1);
    const { view } = message;
    status.replaceChildren(defcon(view), die(view));
    status.classList.toggle("rd-changed", changed.defcon);
    decks.replaceChildren(...piles(view, of, changed));
    passports.replaceChildren(...order(message).map((seat) => passport(message, seat, offers, who)));
    passports.classList.toggle("rd-many", view.players.length > 4);
    for (const seat of changed.seats) passports.querySelector(`[data-seat="${seat}"]`)?.classList.add("rd-changed");
    requestAnimationFrame(() => passports.querySelector(".rd-changed")?.scrollIntoView({ block: "nearest" })); // once all is drawn
  }

  /** The own passport first, then clockwise. */
  function order({ view }) {
    const count = view.players.length;
    const first = Math.max(0, view.seat);
    return Array.from({ length: count }, (_, n) => (first + n) % count);
  }

  /** Makes an element a button for these offers. */
  function offering(element, list) {
    const legal = list.filter((offer) => !offer.reason);
    if (!list.length) return element;
    element.classList.add(legal.length ? "rd-legal" : "rd-refused");
    element.title = list.map((offer) => (offer.reason ? `${offer.text}: ${offer.reason.text}` : offer.text)).join("\n");
    if (element.tagName !== "BUTTON") { element.tabIndex = 0; element.setAttribute("role", "button"); }
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      press(list, element, event.pointerType === "touch" && legal.length > 0);
    });
    element.addEventListener("keydown", (event) => {
      if (event.target === element && element.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); press(list, element, false); }
    });
    return element;
  }

  // -- DEFCON, die -------------------------------------------------------------------------------------------------

  function defcon(view) {
    const steps = [5, 4, 3, 2, 1].map((level) => html("li", {
      class: `rd-level rd-level-${level} ${level === view.defcon ? "rd-now" : level > view.defcon ? "rd-past" : ""}`,
      "aria-current": level === view.defcon ? "step" : null, title: texts[`defcon-${level}`] ?? "", tabindex: 0,
    }, html("span", {}, String(level)), level === 1 ? icon(TREFOIL) : null));
    return html("div", { class: "rd-defcon" }, html("h2", {}, say("defcon"), html("span", { class: "rd-turn" }, say("turn", { n: view.turn }))), html("ol", {}, steps));
  }

  function die(view) {
    const big = view.whole_turn || view.die > 6;
    const face = svg("svg", { viewBox: "0 0 40 40", class: `rd-die ${big ? "rd-d20" : "rd-d6"} ${view.die ? "" : "rd-unrolled"}`, role: "img",
      "aria-label": `${say("die")}: ${view.die || "–"}` });
    if (big) {
      face.innerHTML = `<path d="M20 2l16 9v18l-16 9-16-9V11z"/><path class="rd-die-edge" d="M20 2 9 14h22zM9 14l11 17 11-17M4 29l16 2 16-2M4 11l5 3M36 11l-5 3M20 31v7"/><text x="20" y="25">${view.die || ""}</text>`;
    } else {
      const spots = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] }[view.die] ?? [];
      face.innerHTML = '<rect x="4" y="4" width="32" height="32" rx="6"/>' +
        spots.map((n) => `<circle cx="${11 + (n % 3) * 9}" cy="${11 + Math.floor(n / 3) * 9}" r="3.100"/>`).join("");
    }
    const sign = `${view.turn}/${view.die}`;
    if (view.die && sign !== lastDie && !calm()) {
      face.animate([{ transform: "rotate(0)" }, { transform: "rotate(200deg) scale(1.200)" }, { transform: "rotate(360deg)" }], { duration: 600, easing: "ease-out" });
    }
    lastDie = sign;
    const bonus = view.bonus ? html("span", { class: "rd-bonus" }, view.bonus > 0 ? `+${view.bonus}` : `−${-view.bonus}`) : null;
    return html("div", { class: "rd-die-box" }, face, bonus);
  }

  // -- decks -------------------------------------------------------------------------------------------------------

  function piles(view, of, changed) {
    const top = view.discard.at(-1);
    const laid = top === undefined ? null : createCard(top);
    if (laid && lastTop !== top && lastTop !== -1 && !calm()) {
      laid.animate([{ opacity: 0, transform: "translateY(-60px) rotate(-8deg) scale(1.2)" }, { opacity: 1, transform: "none" }], { duration: 260, easing: "ease-out" });
    }
    lastTop = top ?? -2;
    const father = view.father_discard.at(-1);
    const president = view.president_discard.at(-1);
    const peek = view.president_deck.at(-1);
    const made = [
      pile("deck", view.deck, createBack("defcon"), of("draw")),
      pile("discard", view.discard.length, laid, of("draw-discard"), top),
      pile("fathers", view.father_deck, father === undefined ? createBack("father") : createCard(father), [], father),
      pile("president", view.president_deck.length, peek >= 0 ? createCard(peek, { presidential: true })
        : president === undefined ? createBack("presidential") : createCard(president, { presidential: true }), [], peek >= 0 ? peek : president, true),
    ];
    ["deck", "discard", "fathers", "president"].forEach((key, n) => made[n].classList.toggle("rd-changed", changed.piles.has(key)));
    return made;
  }

  function pile(key, count, card, offers, number = -1, presidential = false) {
    const top = number >= 0 ? html("span", { class: "rd-aloud" }, (presidential ? names.presidential : names.card)[number]) : null;
    const box = html("button", { type: "button", class: `rd-pile rd-pile-${key}`, title: say(key) },
      html("span", { class: "rd-pile-cards", "aria-hidden": "true" }, card ?? html("span", { class: "rd-empty" }, say("empty"))),
      html("span", { class: "rd-pile-name" }, say(`${key}Short`)), html("span", { class: "rd-count" }, String(count)), top);
    if (number >= 0) enlarges(box, number, { presidential });
    return offering(box, offers);
  }

  // -- passports ---------------------------------------------------------------------------------------------------

  function passport(message, seat, offers, who) {
    const { view } = message;
    const player = view.players[seat];
    const active = seat === view.active && !message.outcome;
    const decides = message.prompt?.seat === seat;
    const named = offers.filter((offer) => ["whom", "place-of", "give-father"].includes(offer.action[0]) && offer.action[1] === seat);
    const dictator = board.dictators[player.dictator];
    const portrait = svg("svg", { viewBox: "-1 -1 26 27", class: "rd-portrait", role: "img", "aria-label": short(player.dictator) });
    portrait.innerHTML = meeple(dictator?.id, seat);
    const ability = texts[`dictator-${board.dictators[player.copied >= 0 ? player.copied : player.dictator]?.id}-text`] ?? "";
    const name = html("p", { class: "rd-dictator", title: ability, tabindex: 0 }, names.dictator[player.dictator] ?? "?");
    const box = html("article", { "data-seat": seat, class: `rd-passport rd-seat-${seat} ${active ? "rd-active" : ""} ${decides ? "rd-decides" : ""} ${seat === view.seat ? "rd-own" : ""}` },
      html("div", { class: "rd-spine", "aria-hidden": "true" }, icon(seatSign(seat)), html("span", {}, say("passport"))),
      html("div", { class: "rd-photo" }, portrait),
      html("div", { class: "rd-data" },
        html("h2", { class: "rd-player" }, html("span", {}, picker(who(seat), named)), active ? html("span", { class: "rd-actions", title: say("actions", { n: view.actions_left }) }, pips(view)) : null),
        name,
        html("p", { class: "rd-where" }, icon(ICONS.pin), names.place[player.place])),
      html("div", { class: "rd-stamps" }, stamps(message, seat), tag("cards", `${player.hand.length}/${player.hand_limit}`, say("hand", { n: player.hand.length, limit: player.hand_limit }), "hand")),
      html("div", { class: "rd-tags" }, tags(message, seat, offers, who)),
      seat === view.seat && ability ? html("p", { class: "rd-ability", title: ability }, ability) : "");
    if (named.some((offer) => !offer.reason)) {
      box.classList.add("rd-legal");
      box.addEventListener("click", (event) => {
        if (!(/** @type {Element} */ (event.target).closest("button"))) press(named, box, event.pointerType === "touch");
      });
    }
    return box;
  }

  /** The name; where one may choose this player, a button for the keyboard. The whole passport takes the mouse. */
  function picker(name, named) {
    return named.length ? offering(html("button", { type: "button", class: "rd-pick" }, name), named) : name;
  }

  function pips(view) {
    return [...Array.from({ length: 3 }, (_, n) => html("i", { class: n < view.actions_left ? "rd-pip rd-full" : "rd-pip" })),
      html("i", { class: `rd-shoe ${view.travelled ? "rd-used" : ""}`, title: view.travelled ? say("travel") : "" }, icon(ICONS.wheel))];
  }

  /** One round stamp for each facility card: zone, place if known, ticked when disarmed. */
  function stamps({ view }, seat) {
    const player = view.players[seat];
    return player.facilities.map((place, n) => {
      const done = Boolean(player.disarmed[n]);
      const zone = player.facility_zones[n];
      const code = place >= 0 ? board.places[place].id : "?";
      const title = `${place >= 0 ? names.place[place] : say("unknown")} · ${say("zone", { n: zone })}${done ? " ✓" : ""}`;
      const stamp = svg("svg", { viewBox: "0 0 48 48", class: `rd-stamp-mark ${done ? "rd-inked" : ""} rd-tint-${zone}`, role: "img", "aria-label": title,
        style: done ? `rotate:${[-9, 6, -4, 11, -7][(n + seat) % 5]}deg` : null });
      stamp.innerHTML = `<title></title><circle cx="24" cy="24" r="21"/><circle class="rd-inner" cx="24" cy="24" r="16.500"/>` +
        `<text x="24" y="29" class="rd-stamp-code">${code}</text><text x="24" y="14.600" class="rd-stamp-zone">${"I".repeat(zone === 4 ? 0 : zone) || "IV"}</text>` +
        (done ? '<path class="rd-tick" d="M16 36l5 5 12-13"/>' : "");
      /** @type {Element} */ (stamp.firstElementChild).textContent = title;
      return stamp;
    });
  }

  function tags(message, seat, offers, who) {
    const { view } = message;
    const player = view.players[seat];
    const about = (verb, ...values) => offers.filter((offer) => offer.action[0] === verb && values.every((value, n) => offer.action[n + 1] === value));
    const own = seat === view.active && seat === view.seat;
    const list = [];
    if (player.skips) list.push(tag("skip", `${player.skips}`, say("skips", { n: player.skips }), "warn"));
    if (player.bribed_by >= 0) list.push(tag("coin", who(player.bribed_by), say("bribed", { who: who(player.bribed_by) }), "warn"));
    if (player.controlled_by >= 0 && player.controlled_by !== seat) list.push(tag("coin", who(player.controlled_by), say("controlled", { who: who(player.controlled_by) }), "warn"));
    if (player.copied >= 0) list.push(tag("masks", short(player.copied), say("copies", { who: short(player.copied) })));
    if (player.ability_spent) list.push(tag("masks", "✕", say("spent")));
    if (player.bunker.length) list.push(tag("bunker", String(player.bunker.length), say("bunker", { n: player.bunker.length })));
    if (player.stored !== -2) list.push(tag("letter", player.stored >= 0 ? names.presidential[player.stored] : "?", say("stored")));
    for (const token of player.tokens) {
      const chip = html("span", { class: "rd-chip", title: token > 0 ? `${names.token[token]}: ${texts[`token-${token}-text`] ?? ""}` : say("unknown") }, token > 0 ? board.tokens[token] : "?");
      list.push(offering(chip, own && token > 0 ? about("token", token) : []));
    }
    if (player.father >= 0) {
      const card = board.cards[player.father];
      const turns = card.turns ? ` ${player.father_count}/${card.turns}` : "";
      list.push(cardTag(player.father, "father", turns, [...about("censor", seat, player.father), ...(own ? about("dismiss") : [])]));
    }
    player.front.forEach((card, n) => {
      const { kind, turns } = board.cards[card];
      list.push(cardTag(card, kind, turns ? ` ${player.front_counts[n]}/${turns}` : "", [...about("censor", seat, card), ...(own ? about("activate", card) : [])]));
    });
    return list;
  }

  const tag = (drawn, text, title, kind = "") => html("span", { class: `rd-tag ${kind && `rd-tag-${kind}`}`, title }, icon(ICONS[drawn]), text);

  function cardTag(number, kind, count, offers) {
    const element = html("button", { type: "button", class: `rd-tag rd-tag-card rd-tag-${kind}` }, icon(ICONS[kind]), names.card[number], count);
    enlarges(element, number);
    return offering(element, offers);
  }

  return { update, destroy: () => panel.remove() };
}
