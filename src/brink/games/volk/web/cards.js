// Cards, 5:7. Everything in a card scales with its width. A hidden card is minus its decade.

import { tells } from "/kit/menu.js";
import { div, h, span } from "/lib/dom.js";
import { countRuns, drawIcon, glyph } from "./icons.js";
import { STATE } from "./plates.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./wire.js").Board["cards"][number]} Card */

export const ROMAN = ["", "I", "II", "III", "IV"];
const LETTERS = 13; // of a title in a line
const SMALLEST = 0.66;

/** The side whose values count for the reader. @param {Kit} kit */
const ownSide = ({ begun, seen }) => (!begun || seen.seat === null ? -1 : seen.seat & 1);

/** @param {Kit} kit @param {number} card */
export const titleOf = ({ names, say }, card) => names.card[card] ?? say("hidden", { n: ROMAN[-card] ?? "" });

/** How much smaller a title is set so that its longest word is not broken. @param {string} title */
const fit = (title) =>
  Math.max(SMALLEST, Math.min(1, LETTERS / Math.max(...title.split(/[\s-]/).map((word) => word.length))));

/** @param {Kit} kit @param {number} number @param {number} [size] its width in pixels */
export function drawCard(kit, number, size = 0) {
  const { board, names, say } = kit;
  const style = size ? `--card:${size}px` : null;
  const card = board.cards[number];
  if (!card) return drawBack(kit, number, style);
  const boxes = (/** @type {number[]} */ list, shaded = 0) =>
    countRuns(list, shaded).map(({ icon, count, shade }) =>
      span(["vk-icon-box", shade && "vk-shade"], drawIcon(board.icons[icon]), count > 1 && h("b", null, `×${count}`)),
    );
  const corner = (/** @type {string} */ sign, kind = "") => span(["vk-corner", kind], glyph(sign));
  return h(
    "article",
    {
      class: `vk-card vk-c-${card.colour}`,
      style,
      data: { card: String(number) },
      "aria-label": describe(kit, number),
    },
    h(
      "header",
      { class: "vk-band" },
      span("vk-values", values(kit, card)),
      boxes(card.beside),
      span(
        "vk-corners",
        Array.from({ length: card.flight }, () => corner("flight")),
        card.police && corner("police", `vk-star-${card.police}`),
        card.ban && corner("arms", "vk-ban"),
      ),
    ),
    h("h3", { class: "vk-title", style: `--fit:${fit(names.card[number])}` }, names.card[number]),
    card.below.length > 0 && div("vk-below", boxes(card.below)),
    div("vk-event", boxes(card.event, card.shaded)),
    h("footer", { class: "vk-foot" }, h("span", null, card.years), span("vk-colour", say(`colour-${card.colour}`))),
  );
}

/** 2+2: what the values of cards count less for the reader when he builds or raises living standard. @param {Kit} kit */
const malus = ({ begun, seen }) => (begun && seen.seat === 1 && seen.view.soviet_malus ? 1 : 0);

/** @param {Kit} kit @param {Card} card */
function values(kit, { special, values: [west, east] }) {
  if (special) return span("vk-special", kit.say("special"));
  const less = malus(kit) > 0 && h("small", { class: "vk-malus", title: kit.say("soviet-malus") }, "−1");
  if (west === east) return span("vk-value vk-value-both", west, less);
  return [west, east].map((value, side) =>
    span(
      ["vk-value", `vk-value-${STATE[side]}`, side === ownSide(kit) && "vk-mine"],
      value,
      side === ownSide(kit) && less,
    ),
  );
}

/** @param {Kit} kit @param {number} card @param {string|null} style */
const drawBack = (kit, card, style) =>
  h(
    "article",
    { class: "vk-card vk-card-back", style, "aria-label": titleOf(kit, card) },
    span("vk-back-frame", h("b", null, ROMAN[-card] ?? "?"), glyph("banner")),
  );

/** A card as a chip: what it is worth, for a special card its decade; or the decade on its back. @param {Kit} kit @param {number} card */
export function tinyCard(kit, card) {
  const face = kit.board.cards[card];
  const kind = ["vk-tiny", face && `vk-c-${face.colour}`];
  const props = { class: kind, tabindex: face && "0", role: "img", "aria-label": titleOf(kit, card) };
  const mark = face && !face.special ? [...new Set(face.values)].join("/") : ROMAN[face?.decade ?? -card];
  return tells(h("span", props, mark), kit.menu, () => cardSlip(kit, card), 200);
}

/** All of a card in words. @param {Kit} kit @param {number} number */
function describe({ board, names, say }, number) {
  const card = board.cards[number];
  const [west, east] = card.values;
  const both = west === east ? `${say("value")} ${west}` : `${say("value-west")} ${west}, ${say("value-east")} ${east}`;
  const event = countRuns(card.event).map(({ icon, count }) =>
    count > 1 ? `${count}× ${names.icon[icon]}` : names.icon[icon],
  );
  const worth = card.special ? say("special") : both;
  return `${names.card[number]}, ${card.years}. ${say(`colour-${card.colour}`)}. ${worth}. ${event.join("; ")}`;
}

/** Everything about a card, large and in words. @param {Kit} kit @param {number} card @returns {import("/kit/menu.js").Slip} */
export const cardSlip = (kit, card) => ({
  title: titleOf(kit, card),
  lines: explain(kit, card),
  face: drawCard(kit, card, 190),
});

/** What every icon of a card means. @param {Kit} kit @param {number} number @param {string} [verb] what it is used for, or "automatic": only what then counts @param {Fate[]} [fates] what became of each icon of its event */
export function explain({ board, names, say }, number, verb, fates = []) {
  const card = board.cards[number];
  if (!card) return [];
  const line = (/** @type {Element|null} */ picture, /** @type {string} */ text, kind = "") =>
    span(["vk-explained", !picture && "vk-headline", kind], picture, h("span", null, text));
  const icons = (/** @type {number[]} */ list, shaded = 0, /** @type {Fate[]} */ fell = []) =>
    countRuns(list, shaded, fell).map(({ icon, count, shade, kind }) =>
      line(
        drawIcon(board.icons[icon], 26),
        `${count > 1 ? `${count} × ` : ""}${names.icon[icon]}${TOLD.has(kind) ? ` (${say(`fate-${kind}`)})` : ""}`,
        kind ? `vk-${kind}` : shade ? "vk-shade" : "",
      ),
    );
  const part = (/** @type {string} */ word, /** @type {number[]} */ list) =>
    list.length ? [line(null, say(word)), ...icons(list)] : [];
  const happens = verb === "event" || verb === "automatic";
  const value = happens ? [] : [...part("beside", card.beside), ...part("below", card.below)];
  const event = !verb || happens;
  return [
    ...value,
    ...(event && value.length ? [line(null, say("event"))] : []),
    ...(event ? icons(card.event, card.shaded, fates) : []),
    event && card.shaded && verb !== "event" && line(null, say("shaded")),
    card.flight && line(glyph("flight"), say("corner-flight", { n: card.flight })),
    event && card.police && line(glyph("police", `vk-star-${card.police}`), say(`corner-police-${card.police}`)),
    !verb && card.special && line(null, say("special-price")),
    !verb && card.ban && line(glyph("arms"), say("corner-ban")),
    event && card.colour === "blue" && line(null, say("blue")),
    event && card.colour === "dual" && verb !== "automatic" && line(null, say("dual")), // what happens by itself nobody triggers
  ].filter((row) => row instanceof Element);
}

/** @typedef {"placing"|"done"|"ignored"|"lost"|"instead"|"out"|""} Fate of an icon of an event; "out": it does not count here, "": it is to come */
const TOLD = new Set(["done", "ignored", "lost", "instead"]);

/** What became of each icon of the event that takes place: of equal ones the last are to come. @param {Kit} kit @param {number} card @param {readonly import("./board.js").Line[]} lines what was said of icons since it was played @returns {Fate[]} */
export function fatesOf({ board, seen: { view } }, card, lines) {
  const printed = (view.event.length && board.cards[card]?.event) || []; // before a special card is paid for nothing has happened
  const both = (/** @type {number} */ icon) => board.icons[icon].left > 0 && board.icons[icon].right > 0;
  /** An arrow that is left of an icon with two. @param {number} icon */
  const whole = (icon) =>
    printed.includes(icon)
      ? icon
      : printed.findLast((one) => both(one) && board.icons[one].kind === board.icons[icon]?.kind);
  const said = (/** @type {string} */ moment) =>
    lines.filter((line) => line.moment === moment).map(({ about }) => whole(Number(about?.icon)));
  const [counting, coming, placing] = [view.event.map(whole), view.coming.map(whole), [whole(view.placing)]];
  const told = /** @type {const} */ (["lost", "ignored", "instead"]).map(
    (one) => /** @type {const} */ ([one, said(one)]),
  );
  const take = (/** @type {(number|undefined)[]} */ from, /** @type {number} */ icon) =>
    from.includes(icon) && from.splice(from.indexOf(icon), 1).length > 0;
  const fate = (/** @type {number} */ icon) => {
    if (!take(counting, icon)) return "out";
    if (take(coming, icon)) return "";
    if (take(placing, icon)) return "placing";
    return told.find(([, icons]) => take(icons, icon))?.[0] ?? "done";
  };
  return [...printed].reverse().map(fate).reverse();
}

/** The signs of what is done with cards. @type {Record<string, string>} */
const SIGNS = {
  "remove-unrest": "fist",
  build: "factory",
  raise: "tv",
  credit: "money",
  engage: "arms",
  event: "event",
};

/** Cards in the list of actions. @param {Kit} kit @returns {import("/lib/types.js").Rows} */
export const rowsOf = (kit) => ({
  mark(card) {
    const face = kit.board.cards[card];
    return face ? span(`vk vk-row-mark vk-c-${face.colour}`, values(kit, face)) : null;
  },
  sign: (one) =>
    span(["vk vk-row-sign", one.group === "remove-unrest" && "vk-less"], glyph(SIGNS[one.group] ?? "choice")),
  word: ({ heading, group, about }) =>
    [heading, hint(kit, group, kit.board.cards[Number(about.card)])].filter(Boolean).join(": "),
});

/** What may be done with a card: by its heading, for the card is named above, and what that is worth or costs. @param {Kit} kit @param {number} card @returns {import("/kit/menu.js").Offer[]} */
export const cardOffers = (kit, card) =>
  kit.choices.with("card", card).map((offer) => ({
    ...offer,
    text: offer.label === kit.names.card[card] ? offer.heading : offer.text,
    hint: hint(kit, offer.group, kit.board.cards[card]),
  }));

/** @param {Kit} kit @param {string} verb @param {Card} [card] */
function hint(kit, verb, card) {
  const side = ownSide(kit);
  if (!card || side < 0) return "";
  if (verb === "build" || verb === "raise")
    return kit.say("hint-points", { n: Math.max(0, card.values[side] - malus(kit)) });
  if (verb === "engage") return kit.say("hint-engage");
  if (verb === "credit") return `+$${card.values[side]}`;
  if (verb === "remove-unrest") return kit.say(card.colour === ["yellow", "red"][side] ? "hint-free" : "hint-pay");
  return "";
}
