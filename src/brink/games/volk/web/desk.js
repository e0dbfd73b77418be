// What lies beside the map: where we are, the icons of the event that takes place, the display, the hands.

import { createCard, explain, tinyCard } from "./cards.js";
import { calm, html, ROMAN } from "./dom.js";
import { drawIcon, glyph } from "./icons.js";
import { tells } from "/lib/menu.js";
import { phaseList } from "./tracks.js";

export const CARD_VERBS = ["remove-unrest", "build", "raise", "event", "engage", "credit", "discard", "swap", "remove"];
const ICON_VERBS = new Set(["icon", "convert", "ignore", "ignore-left", "ignore-right", "rest"]);
const ON_CARD = new Set(CARD_VERBS);
const [GAP, LABEL, LARGEST, LEAST] = [6, 26, 150, 84];
const EDGE = 12; // around the cards

/** @param {any} world */
export function createDesk(world) {
  const { board, names, texts, say, menu, press } = world;
  const head = html("div", { class: "vk-head" });
  const tray = html("div", { class: "vk-tray", hidden: true });
  const display = html("ul", { class: "vk-cards", "aria-label": say("display") });
  const hand = html("ul", { class: "vk-cards", "aria-label": say("hand") });
  const seenCards = html("ul", { class: "vk-cards", "aria-label": say("seen") });
  const others = html("div", { class: "vk-others" });
  const ending = html("div", { class: "vk-ending-list", hidden: true });
  const [displayPart, handPart, seenPart] = [["display", display], ["hand", hand], ["seen", seenCards]].map(([name, list]) => html("section", { class: `vk-part-${name}` }, html("h3", {}, say(name)), list));
  const cards = html("div", { class: "vk-card-area" }, seenPart, displayPart, handPart);
  /** @type {any} */
  let seen = null;
  let shown = /** @type {number[]} */ ([]);

  /** @param {number} card */
  const offersOf = (card) => seen.candidates.filter(({ action }) => ON_CARD.has(action[0]) && (action[1] === card || (action[0] === "swap" && action[2] === card)));

  /** Everything about a card for the slip. @param {number} card @param {any[]} [offers] */
  function slipOf(card, offers = []) {
    const known = board.cards[card];
    return { title: known ? names.card[card] : say("hidden", { n: ROMAN[-card] }), lines: explain(card, { board, names, texts }), offers: offers.map((offer) => shorter(offer, card)), face: createCard(card, { size: 210, side: mySide() }) };
  }
  world.slipOf = slipOf;

  /** The text of an action beside its card: without the card's name, but with what it is worth or costs. */
  function shorter(offer, card) {
    const name = `${names.card[card]}: `;
    const rest = offer.text.startsWith(name) ? offer.text.slice(name.length) : offer.text;
    return { ...offer, text: rest.charAt(0).toLocaleUpperCase() + rest.slice(1), hint: hint(offer.action[0], board.cards[card]) };
  }

  function hint(verb, card) {
    const side = mySide();
    if (!card || side === undefined) return "";
    const value = card.values[side];
    const less = seen.view.soviet_malus && seen.seat === 1 && seen.view.hands.length === 4 ? 1 : 0;
    if (verb === "build" || verb === "raise") return say("hint-points", { n: Math.max(0, value - less) });
    if (verb === "credit") return `+$${value}`;
    if (verb === "remove-unrest") return say(card.colour === ["yellow", "red"][side] ? "hint-free" : "hint-pay");
    return "";
  }

  const mySide = () => (seen && seen.seat !== null && seen.seat >= 0 ? seen.seat & 1 : undefined);

  function cardButton(card, fresh) {
    const offers = offersOf(card);
    const legal = offers.filter((offer) => !offer.reason);
    const button = html("button", { type: "button", class: `vk-card-button ${legal.length ? "vk-legal" : offers.length ? "vk-refused" : ""}`, "data-card": card }, createCard(card, { side: mySide() }));
    tells(button, menu, () => slipOf(card, offers), 450);
    button.addEventListener("click", (event) => {
      const touch = /** @type {PointerEvent} */ (event).pointerType === "touch";
      if (offers.length === 1 && legal.length === 1 && !touch) press(offers, button, false, slipOf(card));
      else menu.open(button, slipOf(card, offers));
    });
    if (fresh && !calm()) button.animate([{ opacity: 0, transform: "translateY(-14px)" }, { opacity: 1, transform: "none" }], { duration: 260, easing: "ease-out" });
    return html("li", {}, button);
  }

  /** What a seat plays: 2+2 has the superpowers first. */
  const role = (view, seat) => say(`role-${seat + 4 - view.hands.length}`);

  function drawHead({ view, seats, seat: mine, outcome }) {
    const parts = board.world ? ["", "A", "B", "C"] : ["", "1/2", "2/2"];
    const where = view.phase ? names.phase[view.phase - 1] : say(board.world ? "sub-decade" : "half", { n: parts[view.part] ?? "" });
    head.replaceChildren(...[html("span", { class: "vk-decade" }, html("small", {}, say("decade")), html("b", {}, ROMAN[view.decade] ?? "")),
      html("span", { class: `vk-where ${view.phase ? "vk-ending" : ""}` }, view.phase ? html("small", {}, say("end-of-decade")) : null, html("b", {}, where)),
      mine === null || view.order ? null : html("span", { class: `vk-role vk-${mine & 1 ? "east" : "west"}` }, say("you", { role: role(view, mine) })),
      html("span", { class: "vk-piles" }, pile("cards", view.deck.length, "deck", "yield", "look-deck"), view.stacks?.length ? pile("cards", view.stacks.join("·"), "stacks") : null, view.police.length ? pile("police", `${view.police_used.filter((used) => !used).length}/${view.police.length}`, "police") : null, pile("socialists", view.box, "box"), view.doves !== undefined ? pile("dove", view.doves, "peace") : null)].filter((part) => part !== null));
    if (view.order && !outcome) head.append(html("ol", { class: "vk-order", "aria-label": say("order") }, view.order.map((seat, at) => html("li", { class: `vk-${seat & 1 ? "east" : "west"} ${at === view.turn ? "vk-now" : ""} ${seat === mine ? "vk-own" : ""}`, title: seats?.[seat]?.name ?? "" }, seat === mine ? say("you", { role: role(view, seat) }) : role(view, seat)))),
      html("span", { class: "vk-cash" }, view.treasury.map((sum, power) => thing(`vk-${power ? "east" : "west"} ${sum < 0 ? "vk-debt" : ""}`, `${names.power[power]}: ${say("treasury")}`, (action) => (action[0] === "draws-first" && action[1] === power) || (action[0] === "take-money" && mine === power), glyph("money"), `$${sum}`, html("i", { title: say("points") }, `${view.points[power]}★`)))));
  }

  /** A thing on the desk; a button while something can be done with it. */
  function thing(kind, title, verbs, ...content) {
    const offers = seen.candidates.filter(({ action }) => verbs(action));
    const legal = offers.some(({ reason }) => !reason);
    const element = html(offers.length ? "button" : "span", { class: `${kind} ${legal ? "vk-legal" : ""}`, type: offers.length ? "button" : null, title }, content);
    if (offers.length) element.addEventListener("click", (event) => press(offers, element, /** @type {PointerEvent} */ (event).pointerType === "touch", { title }));
    return element;
  }

  const pile = (sign, count, word, ...verbs) => thing("vk-pile", say(word), ([verb]) => verbs.includes(verb), glyph(sign), html("b", {}, String(count)), html("span", { class: "vk-away" }, say(word)));

  /** The icons that wait to be carried out, each with what may be done with it. */
  function drawTray({ candidates, view }) {
    const offers = candidates.filter(({ action }) => ICON_VERBS.has(action[0]));
    tray.hidden = !offers.length;
    if (!offers.length) return tray.replaceChildren();
    const kinds = [...new Set(offers.filter(({ action }) => action.length > 1).map(({ action }) => action[1]))];
    const card = [view.played.at(-1), view.police.at(-1)].find((one) => one !== undefined && kinds.every((icon) => board.cards[one].event.includes(icon)));
    const rest = offers.filter(({ action }) => action[0] === "rest");
    tray.replaceChildren(html("h3", {}, card === undefined ? say("icons") : names.card[card]),
      html("div", { class: "vk-tray-icons" }, kinds.map((icon) => {
        const here = offers.filter(({ action }) => action[1] === icon);
        const legal = here.filter(({ reason }) => !reason);
        const button = html("button", { type: "button", class: `vk-tray-icon ${legal.length ? "vk-legal" : "vk-refused"}`, "aria-label": names.icon[icon] }, drawIcon(board.icons[icon], 40), html("span", {}, names.icon[icon]));
        tells(button, menu, () => ({ title: names.icon[icon], offers: here }));
        button.addEventListener("click", (event) => press(here, button, /** @type {PointerEvent} */ (event).pointerType === "touch", { title: names.icon[icon] }));
        return button;
      }), rest.map((offer) => html("button", { type: "button", class: "vk-tray-icon vk-tray-rest", onclick: () => press([offer], tray, false, {}) }, offer.text))));
  }

  function drawOthers({ view, seats, seat }) {
    const rows = view.hands.map((list, owner) => (owner === seat ? null : thing("vk-other", seats?.[owner]?.name ?? "", ([verb]) => verb === "look-hand" && owner === view.hands.length - 2, html("b", { title: seats?.[owner]?.name ?? "" }, role(view, owner)), list.map((card) => tinyCard(card, world)), list.length ? null : html("i", {}, "–"))));
    others.replaceChildren(...rows.filter((row) => row !== null), ...latest(view));
  }

  /** The card that was played last. */
  function latest(view) {
    const card = view.played.at(-1);
    if (card === undefined) return [];
    const element = html("span", { class: "vk-latest", tabindex: "0" }, html("i", {}, say("latest")), tinyCard(card, world), names.card[card]);
    tells(element, menu, () => slipOf(card), 200);
    return [element];
  }

  function drawCards(message) {
    const { view, seat } = message;
    const own = seat === null ? [] : view.hands[seat] ?? [];
    const up = [...(view.special >= 0 ? [view.special] : []), ...view.display];
    const known = new Set([...up, ...own]);
    const extra = [...new Set(message.candidates.filter(({ action }) => ON_CARD.has(action[0])).map(({ action }) => action[1]).filter((card) => !known.has(card)))];
    const fresh = new Set([...up, ...own].filter((card) => shown.length && !shown.includes(card)));
    display.replaceChildren(...up.map((card) => cardButton(card, fresh.has(card))));
    hand.replaceChildren(...own.map((card) => cardButton(card, fresh.has(card))));
    seenCards.replaceChildren(...extra.map((card) => cardButton(card, false)));
    displayPart.hidden = !up.length;
    handPart.hidden = !own.length;
    seenPart.hidden = !extra.length;
    shown = [...up, ...own];
    requestAnimationFrame(fit); // to measure before all is drawn would lay out the page twice
  }

  /** Cards as large as fit without scrolling. */
  function fit() {
    const width = cards.clientWidth - EDGE;
    if (width <= 0 || cards.classList.contains("vk-one-row")) return;
    cards.classList.toggle("vk-scrolls", false);
    const height = cards.clientHeight;
    const parts = [seenCards, display, hand].map((list) => list.children.length).filter(Boolean);
    const columns = (wide) => Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
    let size = LARGEST;
    for (; size > LEAST; size -= 2) {
      const across = columns(size);
      const rows = parts.reduce((sum, count) => sum + Math.ceil(count / across), 0);
      if (rows * (size * 1.4 + GAP) + parts.length * LABEL <= height) break;
    }
    if (size <= LEAST) {
      size = Math.floor((width - (columns(size) - 1) * GAP) / columns(size));
      cards.classList.toggle("vk-scrolls", true);
    }
    cards.style.setProperty("--card", `${size}px`);
  }
  const watch = new ResizeObserver(fit);
  watch.observe(cards);

  return {
    head, tray, ending, cards, others,
    update(message) {
      seen = message;
      drawHead(message);
      drawTray(message);
      ending.hidden = !message.view.phase;
      ending.replaceChildren(...(message.view.phase ? [phaseList(message.view, world)] : []));
      drawOthers(message);
      drawCards(message);
    },
    fit,
    destroy: () => watch.disconnect(),
  };
}
