// The board of Wir sind das Volk! and of 2+2 for the shell: map, tracks, cards, forecast. See `createBoard`.

import { knowCards } from "./cards.js";
import { CARD_VERBS, createDesk } from "./desk.js";
import { dress, html } from "./dom.js";
import { createForecast } from "./forecast.js";
import { glyph } from "./icons.js";
import { createMap } from "./map.js";
import { createMenu } from "/lib/menu.js";
import { createTray } from "/lib/tray.js";
import { createStrip, createTracks } from "./tracks.js";
import { speaker } from "./words.js";

export { createCard } from "./cards.js";
export { createGuide } from "./guide.js";
export const handVerbs = CARD_VERBS;

const STYLES = ["board.css", "map.css", "cards.css", "tracks.css"];
const PHONE = "(max-width: 760px)";
const COLLAPSE = 4;

await dress(import.meta.url, STYLES);

/** On a phone the cards go where the shell keeps the hand. */
const tray = createTray();
export const { createHand } = tray;

/**
 * @typedef {{action: any[], text: string, reason?: {text: string, rule?: string} | null}} Offer
 * @param {HTMLElement} root
 * @param {{board: any, names: any, texts: any, lang: string, act: (action: any[]) => void, why?: (action: any[]) => any,
 *   candidates?: Offer[] | (() => Offer[]), side?: HTMLElement}} options `side`: where tracks and forecast go on a phone
 */
export function createBoard(root, options) {
  const { board, names, texts, lang, act } = options;
  const say = speaker(texts);
  knowCards({ board, names, texts });
  const menu = createMenu({ act, say, lang, prefix: "vk", place: placeSlip });

  /** Something was pressed: do it, ask which, or say why not. */
  function press(offers, anchor, touch, slip) {
    const legal = offers.filter((offer) => !offer.reason);
    menu.hide(true);
    if (legal.length === 1 && !touch) act(legal[0].action);
    else menu.open(anchor, { title: "", ...slip, offers });
  }

  const world = { board, names, texts, say, menu, press, slipOf: /** @type {any} */ (null) };
  const desk = createDesk(world);
  const tracks = createTracks(world);
  const forecast = createForecast(world);
  const strip = createStrip(world, (name) => turn("tracks", name));
  const mapPlace = html("div", { class: "vk-map-place" });
  const map = createMap(mapPlace, world);
  const status = html("div", { class: "vk-status" });
  map.frame.append(status);

  const small = matchMedia(PHONE);
  const tab = (name) => html("button", { type: "button", class: "vk-tab", "data-page": name, "aria-pressed": "false", onclick: () => turn(name) }, say(`tab-${name}`));
  const tabs = html("div", { class: "vk-tabs", role: "group", "aria-label": say("tabs") }, tab("map"), tab("tracks"));
  const foresee = html("button", { type: "button", class: "vk-tab vk-foresee", "aria-pressed": "false", onclick: () => turnForecast(foresee.getAttribute("aria-pressed") !== "true") }, glyph("flight"), say("forecast"));
  const stage = html("div", { class: "vk-stage" }, mapPlace, html("div", { class: "vk-bar" }, tabs, foresee));
  const deskPlace = html("div", { class: "vk-desk" });
  const sidePlace = html("div", { class: "vk vk-side", lang });
  const handPlace = html("div", { class: "vk vk-hand", lang });
  const table = html("div", { class: `vk vk-outer ${board.world ? "vk-two" : ""}`, lang }, stage, deskPlace);
  root.append(table);

  /** Shows the map or the tracks. */
  function turn(page, section = "") {
    table.dataset.page = page;
    tracks.show(page === "tracks" || table.classList.contains("vk-phone")); // a phone has them beside the map
    for (const button of tabs.children) button.setAttribute("aria-pressed", String(button.getAttribute("data-page") === page));
    if (section) tracks.open(section);
  }

  function turnForecast(on) {
    foresee.setAttribute("aria-pressed", String(on));
    table.classList.toggle("vk-with-forecast", on);
    map.forecast(on);
    desk.fit();
  }

  /** On a phone the cards go to the hand, the rest beside the board. */
  function arrange() {
    const phone = small.matches && Boolean(options.side);
    table.classList.toggle("vk-phone", phone);
    desk.cards.classList.toggle("vk-one-row", phone);
    if (phone) {
      stage.prepend(desk.head);
      const hand = tray.place && !spectating ? handPlace : sidePlace;
      sidePlace.replaceChildren(strip.root, forecast.root, desk.others, tracks.root);
      handPlace.replaceChildren();
      hand.prepend(desk.tray, desk.cards);
      options.side?.append(sidePlace);
      if (hand === handPlace) tray.place?.append(handPlace);
      turn("map");
    } else {
      sidePlace.remove();
      handPlace.remove();
      stage.append(tracks.root);
      deskPlace.replaceChildren(desk.head, strip.root, desk.tray, desk.ending, forecast.root, desk.cards, desk.others);
    }
    desk.fit();
  }
  let spectating = false;
  tray.arrange = arrange;
  small.addEventListener("change", arrange);
  turn("map");
  arrange();

  /** How near each state is to its end: the one thing that must always be seen. */
  function drawStatus({ view }) {
    status.replaceChildren(html("h3", {}, say("protests")), ...[0, 1].map((side) => {
      const count = view.protests.reduce((sum, one, at) => sum + (board.provinces[at].side === side ? one : 0), 0);
      return html("div", { class: `vk-count vk-${side ? "east" : "west"} ${count >= COLLAPSE ? "vk-falls" : ""}`, role: "img", "aria-label": `${names.side[side]}: ${count}/${COLLAPSE}` }, html("span", {}, names.side[side]), html("span", { class: "vk-count-row" }, Array.from({ length: Math.max(COLLAPSE, count) }, (_, n) => glyph("banner", { class: n < count ? "vk-on" : "vk-off" }))));
    }));
  }

  /** A decision about tracks opens their page; one about the map opens the map. */
  function follow({ candidates }) {
    const legal = candidates.filter(({ reason }) => !reason).map(({ action }) => action[0]);
    if (small.matches) return;
    if (legal.some((verb) => ["space", "push", "draws-first"].includes(verb))) turn("tracks", legal.includes("draws-first") ? "treasury" : "");
    else if (legal.some((verb) => ["at", "line", "factory", "sector", "move", "assign", "run", "close", "repair"].includes(verb))) turn("map");
  }

  let asked = "";
  return {
    /** @param {any} message what the server sent @param {any} [before] an earlier message: show what changed since then */
    update(message, before) {
      menu.hide(true);
      const given = typeof options.candidates === "function" ? options.candidates() : options.candidates;
      const seen = { ...message, candidates: message.candidates ?? given ?? message.legal ?? [] };
      if (spectating !== (message.seat === null)) {
        spectating = message.seat === null;
        arrange();
      }
      map.update(seen, before);
      desk.update(seen);
      strip.update(seen, before);
      tracks.update(seen);
      forecast.update(seen);
      drawStatus(seen);
      table.classList.toggle("vk-over", Boolean(message.outcome));
      const now = `${message.version} ${message.prompt?.step}`;
      if (asked !== now) follow(seen);
      asked = now;
    },
    destroy() {
      small.removeEventListener("change", arrange);
      tray.arrange = () => {};
      menu.destroy();
      desk.destroy();
      map.destroy();
      for (const part of [table, sidePlace, handPlace]) part.remove();
    },
  };
}

/** Above what it is about, or below; a slip with a card in it beside it. @type {import("/lib/menu.js").Place} */
function placeSlip(box, { width, height, faced }) {
  const gap = 10;
  if (faced) return [box.left - width - gap > 4 ? box.left - width - gap : box.right + gap, box.top + box.height / 2 - height / 2];
  const above = box.top - height - gap;
  return [box.left + box.width / 2 - width / 2, above < 6 ? box.bottom + gap : above];
}
