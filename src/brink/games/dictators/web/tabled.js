// What lies on the table: cards that are being played, and what each is about to do. They lie beside the map.

import { animate, comingFrom, lasting } from "/kit/drawing.js";
import { h, hide, span } from "/lib/dom.js";
import { createCard, previews, printed } from "./cards.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./wire.js").CardOnTable} CardOnTable */

const LAID = comingFrom("translateY(-30px) rotate(-6deg)");

/** @param {unknown} value */
const number = (value) => (typeof value === "number" && value >= 0 ? [value] : []);

/** What a card is aimed at, by kind. @param {CardOnTable|undefined} card */
export function aims(card) {
  const will = card?.will ?? {};
  const ends = Array.isArray(will.place_all) ? will.place_all : [];
  return {
    seats: number(will.seat_whom).filter((seat) => seat !== will.seat_by),
    cards: [...number(will.card_wanted), ...number(will.card_gone), ...number(will.card_stopped)],
    places: number(will.place),
    roads: ends.flatMap((end, n) => (n % 2 ? [] : [/** @type {[number, number]} */ ([end, ends[n + 1]])])),
    zone: number(will.timezone)[0],
    state: number(will.state)[0],
  };
}

/** @param {HTMLElement} root @param {Kit} kit */
export function createTabled(root, kit) {
  const { names, say } = kit;
  const box = h("section", {
    class: "rd rd-table",
    data: { stake: "" },
    "aria-label": say("on-table"),
    hidden: true,
  });
  root.append(box);
  const preview = previews(kit);
  const fill = lasting(box);
  let last = 0;

  const who = (/** @type {number} */ seat) => kit.seen.seats[seat]?.name ?? "";

  /** The names of what it is aimed at. @param {CardOnTable} card */
  function aimed(card) {
    const { seats, cards, places, roads, zone, state } = aims(card);
    return [
      ...seats.map(who),
      ...cards.map((one) => names.card[one]),
      ...places.map((place) => names.place[place]),
      ...roads.map(([a, b]) => `${names.place[a]} – ${names.place[b]}`),
      ...(state === undefined ? [] : [names.state[state]]),
      ...(zone === undefined ? [] : [names.timezone[zone]]),
    ];
  }

  /** All that is shown of a card: it stays while that does. @param {CardOnTable} one */
  const shown = (one) => ({ card: one.card, seat: one.seat, by: who(one.seat), goals: aimed(one) });

  /** @param {ReturnType<typeof shown>} one */
  function played({ card, seat, by, goals }) {
    const button = h("button", { type: "button", class: "rd-table-card" }, createCard({ card }, kit));
    preview.enlarges(button, { card });
    return h(
      "figure",
      { class: ["rd-tabled", seat >= 0 && `rd-seat-${seat}`], data: { card: String(card) } },
      button,
      h(
        "figcaption",
        { class: seat < 0 && !goals.length ? "rd-nobodys" : "" },
        seat >= 0 && h("b", null, by),
        span("rd-tabled-name", names.card[card]),
        goals.length > 0 && span("rd-tabled-aims", `→ ${goals.join(" · ")}`),
      ),
      h("p", { class: "rd-tabled-text", tabindex: "0" }, printed(`${kit.board.cards[card].key}-text`, kit)),
    );
  }

  return {
    /** Whether this card lies on the table now. @param {unknown} card */
    holds: (card) => kit.seen.view.table.some((one) => one.card === card),
    update() {
      preview.shrink();
      const { view, prompt } = kit.seen;
      hide(box, view.table.length === 0);
      root.classList.toggle("rd-laid", !box.hidden);
      const asked = box.hidden ? [] : [prompt?.text ?? ""];
      fill([...view.table.map(shown), ...asked], (one) =>
        typeof one === "string" ? h("p", { class: "rd-table-text" }, one) : played(one),
      );
      if (view.table.length > last) animate(box.querySelector(".rd-tabled:last-of-type .rd-table-card"), LAID, 260);
      last = view.table.length;
    },
  };
}
