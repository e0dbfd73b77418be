// Cards as HTML, 5:7, and the own hand. Everything in a card scales with its width.

import { calm, html, icon } from "./dom.js";
import { ICONS } from "./pieces.js";
import { speaker } from "./words.js";

/** What `createBoard` was given last; helpers use it where they are given nothing else. */
const known = { board: /** @type {any} */ (null), names: /** @type {any} */ (null), texts: /** @type {any} */ ({}), lang: "en" };

/** @param {{board: any, names: any, texts: any, lang: string}} given */
export function knowCards(given) {
  for (const key of /** @type {const} */ (["board", "names", "texts", "lang"])) if (given[key]) known[key] = given[key];
}

const COLOURS = { action: "blue", asset: "green", interruption: "red", father: "sepia", defcon: "black", trident: "black", presidential: "ink" };

/**
 * A card by its number; -1 is a face-down one.
 * @param {number} number
 * @param {{size?: number, presidential?: boolean, board?: any, names?: any, texts?: any, lang?: string}} [options]
 */
export function createCard(number, options = {}) {
  const { board, names, texts, lang } = { ...known, ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) };
  const say = speaker(lang);
  const style = options.size ? `--card-width:${options.size}px` : null;
  const card = options.presidential ? board.presidential[number] : board.cards[number];
  if (!card) {
    return html("article", { class: "rd-card rd-card-back", style, "aria-label": say("hidden") }, html("div", { class: "rd-card-in" }, emblem()));
  }
  const kind = options.presidential ? "presidential" : card.kind;
  const key = options.presidential ? `presidential-${card.id}` : card.key;
  const title = (options.presidential ? names.presidential : names.card)[number];
  const kindName = say(kind === "defcon" || kind === "trident" ? "event" : kind);
  const abilities = (card.abilities ?? []).map((ability) => html("p", { class: "rd-card-ability" }, names.ability[ability]));
  return html("article", { class: `rd-card rd-card-${kind} rd-band-${COLOURS[kind]}`, style, "data-card": number, "aria-label": `${title}. ${kindName}` },
    html("div", { class: "rd-card-in" },
      html("header", { class: "rd-card-band" }, cost(card, kind, say), html("span", { class: `rd-card-kind ${kindName.length > 9 ? "rd-long" : ""}` }, kindName), icon(ICONS[kind], { class: "rd-icon rd-card-icon" })),
      html("h3", { class: `rd-card-title ${/\S{11}/.test(title) ? "rd-long" : ""}` }, title),
      html("div", { class: "rd-card-text" }, html("p", {}, texts[`${key}-text`] ?? ""), abilities, icon(ICONS[kind], { class: "rd-icon rd-card-mark" })),
      html("footer", { class: "rd-card-foot" }, symbols(card, kind, say), html("span", { class: "rd-card-code" }, card.code))));
}

function cost(card, kind, say) {
  if (kind !== "action" && kind !== "asset") return html("span", { class: "rd-card-cost rd-card-free", "aria-hidden": "true" }, kind === "interruption" ? "!" : "");
  return html("span", { class: "rd-card-cost", role: "img", "aria-label": say("cost", { n: card.cost }), title: say("cost", { n: card.cost }) }, String(card.cost));
}

function symbols(card, kind, say) {
  const list = [];
  if (card.usa) list.push(html("span", { class: "rd-symbol", title: say("usa") }, icon(ICONS.usa), "USA"));
  if (card.turns) list.push(html("span", { class: "rd-symbol", title: say("turns", { n: card.turns }) }, icon(ICONS.skip), `${card.turns}×`));
  if (kind === "asset" || (kind === "father" && !card.turns && !card.instant)) list.push(html("span", { class: "rd-symbol", title: say("stays") }, icon(ICONS.bunker), "∞"));
  return html("span", { class: "rd-symbols" }, list);
}

const emblem = () => icon(`<g transform="translate(12 12) scale(.8) translate(-12 -12)">${ICONS.defcon}</g>`, { class: "rd-icon rd-emblem" });

/** The back of a deck. */
export function createBack(kind, size) {
  return html("div", { class: `rd-card rd-card-back rd-back-${kind}`, style: size ? `--card-width:${size}px` : null },
    html("div", { class: "rd-card-in" }, icon(ICONS[kind] ?? ICONS.defcon, { class: "rd-icon rd-emblem" })));
}

// -- enlarged --------------------------------------------------------------------------------------------------------

let shown = /** @type {HTMLElement | null} */ (null);

/** Shows a card large beside an element; nothing else moves. */
export function enlarge(anchor, number, options = {}) {
  shrink();
  const box = anchor.getBoundingClientRect();
  const width = Math.min(300, innerWidth - 24);
  const height = width * 1.4;
  const right = box.right + 12 + width < innerWidth ? box.right + 12 : box.left - 12 - width;
  const left = right < 8 ? Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2)) : right;
  const above = right < 8 ? box.top - height - 10 : box.top + box.height / 2 - height / 2;
  const top = Math.max(8, Math.min(innerHeight - height - 8, above));
  const theme = anchor.closest(".rd") ? "" : " rd";
  shown = html("div", { class: `rd-enlarged${theme}`, style: `left:${left}px;top:${top}px`, "aria-hidden": "true" }, createCard(number, { ...options, size: width }));
  (anchor.closest(".rd") ?? document.body).append(shown);
  if (!calm()) shown.animate([{ opacity: 0, transform: "scale(.9)" }, { opacity: 1, transform: "none" }], { duration: 120 });
}

export function shrink() {
  shown?.remove();
  shown = null;
}

/** A card in front of everything, with what one may do with it: what a finger gets instead of hovering. */
export function present(number, { presidential = false, offers = /** @type {any[]} */ ([]), act = (/** @type {any[]} */ _action) => {} } = {}) {
  shrink();
  const say = speaker(known.lang);
  const close = html("button", { type: "button", class: "rd-present-close" }, say("close"));
  const buttons = offers.filter((offer) => !offer.reason).map((offer) => {
    const button = html("button", { type: "button", class: "rd-present-do" }, offer.text);
    button.addEventListener("click", () => { box.close(); act(offer.action); });
    return button;
  });
  const why = buttons.length ? null : offers.find((offer) => offer.reason)?.reason.text;
  const box = /** @type {HTMLDialogElement} */ (html("dialog", { class: "rd rd-present", "aria-label": (presidential ? known.names.presidential : known.names.card)[number] },
    createCard(number, { presidential, size: Math.min(300, innerWidth - 60, (innerHeight - 190) / 1.4) }), why ? html("p", { class: "rd-present-why" }, why) : null,
    html("div", { class: "rd-present-row" }, buttons, close)));
  close.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  if (!calm()) box.animate([{ opacity: 0, transform: "translateY(24px) scale(.94)" }, { opacity: 1, transform: "none" }], { duration: 200, easing: "ease-out" });
}

/** Makes an element show its card when looked at: mouse, focus, tap. */
export function enlarges(element, number, options = {}) {
  let wait = 0;
  const later = () => { wait = window.setTimeout(() => enlarge(element, number, options), 180); };
  const away = () => { clearTimeout(wait); shrink(); };
  element.addEventListener("pointerenter", (event) => { if (event.pointerType !== "touch") later(); });
  element.addEventListener("pointerleave", away);
  element.addEventListener("focus", () => { if (element.matches(":focus-visible")) enlarge(element, number, options); });
  element.addEventListener("blur", away);
  element.addEventListener("keydown", (event) => { if (event.key === "Escape") away(); });
  element.addEventListener("click", (event) => {
    if (/** @type {PointerEvent} */ (event).pointerType !== "touch" || element.classList.contains("rd-legal") || element.classList.contains("rd-hand-card")) return;
    event.stopPropagation();
    present(number, options);
  });
  return element;
}

// -- the hand --------------------------------------------------------------------------------------------------------

export const handVerbs = ["play", "interrupt", "discard", "give", "store", "fetch", "take"];
const CARD_VERBS = new Set(handVerbs);

/**
 * The own hand, for the shell's tray. Legal cards wear a ring; a press acts, or says why not.
 * @param {HTMLElement} root
 * @param {{board?: any, names?: any, texts?: any, lang?: string, size?: number, act: (action: any[]) => void, why?: (action: any[]) => void}} options
 */
export function createHand(root, options) {
  knowCards(/** @type {any} */ (options));
  const say = speaker(options.lang ?? known.lang);
  const list = html("ul", { class: "rd rd-hand", "aria-label": say("hold") });
  const note = html("p", { class: "rd rd-hand-note", role: "status" });
  root.append(list, note);
  let last = /** @type {{seat: number, hand: number[]} | null} */ (null);

  function update(message) {
    shrink();
    const seat = message.seat ?? message.view.seat;
    const hand = message.view.players[seat]?.hand ?? [];
    const fresh = last && last.seat === seat ? newOnes(last.hand, hand) : [];
    last = { seat, hand };
    const offers = message.candidates ?? message.legal ?? [];
    note.textContent = "";
    list.replaceChildren(...hand.map((card) => {
      const here = offers.filter((offer) => CARD_VERBS.has(offer.action[0]) && offer.action.at(-1) === card);
      const legal = here.filter((offer) => !offer.reason);
      const refused = here.find((offer) => offer.reason);
      const button = html("button", { type: "button", class: `rd-hand-card ${legal.length ? "rd-legal" : refused ? "rd-refused" : ""}`,
        "aria-disabled": legal.length ? null : "true" }, createCard(card, { size: options.size ?? 124 }),
      refused && !legal.length ? html("span", { class: "rd-why" }, refused.reason.text) : null);
      if (card >= 0) enlarges(button, card);
      button.addEventListener("click", (event) => {
        if (/** @type {PointerEvent} */ (event).pointerType === "touch" && card >= 0) present(card, { offers: here, act: options.act });
        else if (legal.length === 1) options.act(legal[0].action);
        else if (legal.length) choose(button, legal);
        else if (refused) { note.textContent = refused.reason.text; options.why?.(refused.action); }
      });
      return html("li", {}, button);
    }));
    if (!calm()) for (const at of fresh) list.children[at].animate([{ opacity: 0, transform: "translateY(-40px) rotate(4deg)" }, { opacity: 1, transform: "none" }], { duration: 280, easing: "ease-out" });
  }

  /** Where in the hand the cards lie that were not there before. */
  function newOnes(before, now) {
    const rest = [...before];
    return now.map((card, at) => {
      const found = rest.indexOf(card);
      if (found >= 0) rest.splice(found, 1);
      return found >= 0 ? -1 : at;
    }).filter((at) => at >= 0);
  }

  function choose(button, legal) {
    shrink();
    const menu = html("div", { class: "rd-menu", role: "menu" }, legal.map((offer) => {
      const item = html("button", { type: "button", role: "menuitem" }, offer.text);
      item.addEventListener("click", () => { menu.remove(); options.act(offer.action); });
      return item;
    }));
    button.parentElement?.append(menu);
    /** @type {HTMLElement} */ (menu.firstElementChild)?.focus();
    menu.addEventListener("keydown", (event) => { if (event.key === "Escape") { menu.remove(); button.focus(); } });
    menu.addEventListener("focusout", (event) => { if (!menu.contains(/** @type {Node} */ (event.relatedTarget))) setTimeout(() => menu.remove(), 150); });
  }

  return { update, destroy: () => { shrink(); list.remove(); note.remove(); } };
}
