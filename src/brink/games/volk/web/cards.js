// Cards, 5:7. Everything in a card scales with its width.

import { html, ROMAN } from "./dom.js";
import { countRuns, drawIcon, glyph } from "./icons.js";
import { tells } from "/lib/menu.js";
import { speaker } from "./words.js";

const LETTERS = 13; // of a title in a line
const SMALLEST = 0.66;

/** What `createBoard` was given last; helpers use it where they are given nothing else. */
const known = { board: /** @type {any} */ (null), names: /** @type {any} */ (null), texts: /** @type {any} */ ({}) };

/** @param {{board: any, names: any, texts: any}} given */
export function knowCards({ board, names, texts }) {
  Object.assign(known, { board, names, texts });
}

/**
 * A card by its number; a hidden one is minus its decade.
 * @param {number} number
 * @param {{size?: number, side?: number, board?: any, names?: any, texts?: any}} [options] `side`: whose value counts for the reader
 */
export function createCard(number, options = {}) {
  const { board, names, texts } = { board: options.board ?? known.board, names: options.names ?? known.names, texts: options.texts ?? known.texts };
  const say = speaker(texts);
  const style = options.size ? `--card:${options.size}px` : null;
  const card = board.cards[number];
  if (!card) return createBack(-number, { style, say });
  const marks = [
    ...Array.from({ length: card.flight }, () => html("span", { class: "vk-corner" }, glyph("flight"))),
    card.police ? html("span", { class: `vk-corner vk-star-${card.police}` }, glyph("police")) : null,
    card.ban ? html("span", { class: "vk-corner vk-ban" }, glyph("arms")) : null,
  ];
  return html("article", { class: `vk-card vk-c-${card.colour}`, style, "data-card": number, "aria-label": describe(number, { board, names, texts }) },
    html("header", { class: "vk-band" }, values(card, say, options.side), card.beside.map((icon) => boxed(icon, 1, board)), html("span", { class: "vk-corners" }, marks)),
    html("h3", { class: "vk-title", style: `--fit:${fit(names.card[number])}` }, names.card[number]),
    card.below.length ? html("div", { class: "vk-below" }, countRuns(card.below).map(({ icon, count }) => boxed(icon, count, board))) : null,
    html("div", { class: "vk-event" }, countRuns(card.event, card.shaded).map(({ icon, count, shade }) => boxed(icon, count, board, shade))),
    html("footer", { class: "vk-foot" }, html("span", {}, card.years), html("span", { class: "vk-colour" }, say(`colour-${card.colour}`))));
}

/** How much smaller a title is set so that its longest word is not broken. @param {string} title */
const fit = (title) => Math.max(SMALLEST, Math.min(1, LETTERS / Math.max(...title.split(/[\s-]/).map((word) => word.length))));

const boxed = (icon, count, board, shade = false) => html("span", { class: `vk-icon-box ${shade ? "vk-shade" : ""}` }, drawIcon(board.icons[icon]), count > 1 ? html("b", {}, `×${count}`) : null);

function values(card, say, side) {
  if (card.special) return html("span", { class: "vk-values" }, html("span", { class: "vk-special" }, say("special")));
  const [west, east] = card.values;
  if (west === east) return html("span", { class: "vk-values" }, html("span", { class: "vk-value vk-value-both" }, String(west)));
  return html("span", { class: "vk-values" }, ["west", "east"].map((name, at) => html("span", { class: `vk-value vk-value-${name} ${side === at ? "vk-mine" : ""}` }, String(card.values[at]))));
}

/** @param {{style?: string | null, say: (key: string, values?: any) => string, count?: number}} how */
export function createBack(decade, { style, say }) {
  return html("article", { class: "vk-card vk-card-back", style, "aria-label": say("hidden", { n: ROMAN[decade] ?? "" }) },
    html("span", { class: "vk-back-frame" }, html("b", {}, ROMAN[decade] ?? "?"), glyph("banner")));
}

/** A card as a chip: its number, or the decade on its back. @param {number} card @param {any} world */
export function tinyCard(card, world) {
  const { board, names, say, menu } = world;
  const face = board.cards[card];
  const element = html("span", { class: `vk-tiny ${face ? `vk-c-${face.colour}` : ""}`, tabindex: face ? "0" : null, role: "img", "aria-label": face ? names.card[card] : say("hidden", { n: ROMAN[-card] }) }, face ? String(face.number) : ROMAN[-card]);
  tells(element, menu, () => world.slipOf(card), 200);
  return element;
}

/** All of a card in words. */
export function describe(number, { board, names, texts }) {
  const say = speaker(texts);
  const card = board.cards[number];
  const [west, east] = card.values;
  const worth = card.special ? say("special") : west === east ? `${say("value")} ${west}` : `${say("value-west")} ${west}, ${say("value-east")} ${east}`;
  const event = countRuns(card.event).map(({ icon, count }) => (count > 1 ? `${count}× ${names.icon[icon]}` : names.icon[icon]));
  return `${names.card[number]}, ${card.years}. ${say(`colour-${card.colour}`)}. ${worth}. ${event.join("; ")}`;
}

/** What every icon of a card means, as lines for a slip. */
export function explain(number, { board, names, texts }) {
  const say = speaker(texts);
  const card = board.cards[number];
  if (!card) return [say("hidden", { n: ROMAN[-number] ?? "" })];
  const rows = [];
  const add = (list, shaded = 0) => countRuns(list, shaded).forEach(({ icon, count, shade }) => rows.push(line(drawIcon(board.icons[icon], 26), `${count > 1 ? `${count} × ` : ""}${names.icon[icon]}`, shade)));
  if (card.beside.length) rows.push(line(null, say("beside"))), add(card.beside);
  if (card.below.length) rows.push(line(null, say("below"))), add(card.below);
  if (card.beside.length || card.below.length) rows.push(line(null, say("event")));
  add(card.event, card.shaded);
  if (card.shaded) rows.push(line(null, say("shaded")));
  if (card.flight) rows.push(line(glyph("flight"), say("corner-flight")));
  if (card.police) rows.push(line(glyph("police", { class: `vk-star-${card.police}` }), say(`corner-police-${card.police}`)));
  if (card.ban) rows.push(line(glyph("arms"), say("corner-ban")));
  if (card.colour === "dual") rows.push(line(null, say("dual")));
  return rows;
}

const line = (picture, text, shade = false) => html("span", { class: `vk-explained ${picture ? "" : "vk-headline"} ${shade ? "vk-shade" : ""}` }, picture, html("span", {}, text));
