// The board of Revenge of the Dictators for the shell: map, passports, decks. See `createBoard`.

import { knowCards, shrink } from "./cards.js";
import { changes } from "./changes.js";
import { dress, html, icon } from "./dom.js";
import { createMap } from "./map.js";
import { createPanel } from "./panel.js";
import { seatSign } from "./pieces.js";
import { speaker } from "./words.js";

export { createBack, createCard, createHand, enlarge, handVerbs } from "./cards.js";
export { createGuide } from "./guide.js";

const STYLES = ["board.css", "map.css", "cards.css"];

await dress(import.meta.url, STYLES);

/**
 * @typedef {{action: any[], text: string, reason?: {text: string, rule?: string} | null}} Offer
 * @param {HTMLElement} root
 * @param {{board: any, names: any, texts: any, lang: string, act: (action: any[]) => void, why?: (action: any[]) => any,
 *   candidates?: Offer[] | (() => Offer[]), side?: HTMLElement}} options `side`: where passports and decks go, else below the map
 */
export function createBoard(root, options) {
  const { board, names, texts, lang, act } = options;
  const say = speaker(lang);
  knowCards({ board, names, texts, lang });
  const mapPlace = html("div", { class: "rd-map-place" });
  const frame = html("div", { class: "rd-board" }, mapPlace);
  const table = html("div", { class: "rd rd-outer", lang }, frame);
  root.append(table);
  const tip = createTip(act);

  /** Something was pressed: do it, ask which, or say why not. */
  function press(offers, anchor, touch) {
    const legal = offers.filter((offer) => !offer.reason);
    shrink();
    if (legal.length === 1 && !touch) {
      tip.hide(true);
      act(legal[0].action);
    } else if (legal.length) tip.choose(anchor, legal);
    else if (offers.length) options.why?.(offers[0].action);
  }

  const world = { board, names, texts, say, press, tip };
  const map = createMap(mapPlace, world);
  const mini = html("div", { class: "rd-mini" });
  map.frame.append(mini);
  const panel = createPanel(options.side ?? frame, world);

  /** Where the map has a small screen for itself, the little that one must always see. */
  function inBrief({ view, outcome, seats }) {
    const level = html("b", { class: `rd-level rd-level-${view.defcon} rd-now` }, String(view.defcon));
    const brief = [html("span", {}, say("defcon")), level];
    if (!outcome) brief.push(html("span", { class: `rd-mini-seat rd-seat-${view.active}` }, icon(seatSign(view.active)), seats?.[view.active]?.name ?? "", html("i", {}, "●".repeat(view.actions_left) + "○".repeat(Math.max(0, 3 - view.actions_left)))));
    return brief;
  }

  return {
    /** @param {any} message what the server sent @param {any} [before] an earlier message: show what changed since then */
    update(message, before) {
      tip.hide(true);
      const given = typeof options.candidates === "function" ? options.candidates() : options.candidates;
      const seen = { ...message, candidates: message.candidates ?? given ?? message.legal ?? [] };
      const changed = changes(before?.view, message.view, board);
      map.update(seen, changed);
      panel.update(seen, changed);
      mini.replaceChildren(...inBrief(seen));
      table.classList.toggle("rd-over", Boolean(message.outcome));
    },
    destroy() {
      tip.hide(true);
      shrink();
      map.destroy();
      panel.destroy();
      table.remove();
    },
  };
}

/** One small note over the map: what a thing is, what one may do with it and why not. Also a menu of actions. */
function createTip(act) {
  const note = html("div", { class: "rd-tip", role: "tooltip", hidden: true });
  let asking = false;

  /** @param {HTMLElement} frame @param {number[]} spot in pixels of the frame */
  function show(frame, spot, { title, lines, offers }) {
    if (asking) return;
    note.className = "rd-tip";
    note.setAttribute("role", "tooltip");
    note.replaceChildren(html("strong", {}, title), ...lines.map((line) => html("span", {}, line)), ...offers.map((offer) => html("span",
      { class: offer.reason ? "rd-tip-no" : "rd-tip-yes" }, offer.reason ? `${offer.text}: ${offer.reason.text}` : offer.text)));
    place(frame, spot);
  }

  function place(frame, [x, y]) {
    frame.append(note);
    note.hidden = false;
    const [w, h] = [note.offsetWidth, note.offsetHeight];
    const left = Math.max(6, Math.min(frame.clientWidth - w - 6, x - w / 2));
    const top = y - h - 34 > 4 ? y - h - 34 : Math.min(frame.clientHeight - h - 6, y + 26);
    note.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }

  /** @param {Element} anchor */
  function choose(anchor, legal) {
    const frame = /** @type {HTMLElement} */ (anchor.closest(".rd-map") ?? anchor.closest(".rd-outer") ?? document.body);
    const back = /** @type {HTMLElement} */ (document.activeElement);
    asking = true;
    note.className = "rd-tip rd-tip-menu";
    note.setAttribute("role", "menu");
    note.replaceChildren(...legal.map((offer) => {
      const button = html("button", { type: "button", role: "menuitem" }, offer.text);
      button.addEventListener("click", (event) => { event.stopPropagation(); hide(true); act(offer.action); });
      return button;
    }));
    note.onkeydown = (event) => {
      event.stopPropagation();
      const items = /** @type {HTMLElement[]} */ ([...note.children]);
      const now = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      if (event.key === "Escape") { hide(true); back?.focus?.(); }
      if (event.key === "ArrowDown") items[(now + 1) % items.length].focus();
      if (event.key === "ArrowUp") items.at(now - 1)?.focus();
    };
    const [a, b] = [anchor.getBoundingClientRect(), frame.getBoundingClientRect()];
    place(frame, [a.left + a.width / 2 - b.left, a.top + a.height / 2 - b.top]);
    setTimeout(() => document.addEventListener("pointerdown", outside, true));
    /** @type {HTMLElement} */ (note.firstElementChild)?.focus({ preventScroll: true });
  }

  function outside(event) {
    if (!note.contains(event.target)) hide(true);
  }

  function hide(always = false) {
    if (asking && !always) return;
    asking = false;
    document.removeEventListener("pointerdown", outside, true);
    note.hidden = true;
  }

  return { show, choose, hide };
}
