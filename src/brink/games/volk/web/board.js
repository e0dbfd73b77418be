// The board of Wir sind das Volk! and of 2+2 for the shell: map, tracks, cards, forecast. See `createBoard`.

import { createKit } from "/kit/board.js";
import { dress } from "/kit/drawing.js";
import { createLayout, createTray } from "/kit/tray.js";
import { h } from "/lib/dom.js";
import { createDesk } from "./desk.js";
import { askedAbout } from "./facts.js";
import { createForecast } from "./forecast.js";
import { glyph } from "./icons.js";
import { createMap } from "./map.js";
import { COLLAPSE, STATE } from "./plates.js";
import { createStrip, createTracks, trackOfSpaces } from "./tracks.js";

export { createGuide } from "./guide.js";

/** @typedef {import("./wire.js").View & Partial<import("./wire.js").TwoView>} View what only 2+2 has may be missing */
/** @typedef {import("./wire.js").Board} Board */
/** @typedef {import("./wire.js").Names} Names */
/** @typedef {import("/kit/board.js").Kit<View, Board, Names, import("./wire.js").Verb, import("./wire.js").Piece>} Kit */
/** @typedef {import("/kit/board.js").Seen<View>} Seen */
/** @typedef {import("/lib/types.js").TableMessage<View>} Message */

await dress(import.meta.url, ["board.css", "map.css", "cards.css", "tracks.css"]);

/** On a phone the cards go where the shell keeps the hand. */
const tray = createTray();
export const { createHand } = tray;

/** @param {HTMLElement} root @param {import("/lib/types.js").BoardContext<Board, Names>} context */
export function createBoard(root, context) {
  /** @type {Kit} */
  const kit = createKit(context, { prefix: "vk" });
  const { board, names, lang, say } = kit;
  const desk = createDesk(kit);
  const tracks = createTracks(kit);
  const forecast = createForecast(kit);
  const strip = createStrip(kit, (name) => turn("tracks", name));
  const map = createMap(kit);
  const status = h("div", { class: "vk-status" });
  map.frame.append(status);

  const tab = (/** @type {string} */ page) =>
    h("button", { type: "button", class: "vk-tab", data: { page }, onclick: () => turn(page) }, say(`tab-${page}`));
  const tabs = [tab("map"), tab("tracks")];
  const foresee = h(
    "button",
    { type: "button", class: "vk-tab vk-foresee", "aria-pressed": "false", onclick: () => turnForecast() },
    glyph("flight"),
    say("forecast"),
  );
  const bar = h(
    "div",
    { class: "vk-bar" },
    h("div", { class: "vk-tabs", role: "group", "aria-label": say("tabs") }, tabs),
    foresee,
  );
  const stage = h("div", { class: "vk-stage" }, h("div", { class: "vk-map-place" }, map.frame), bar);
  const deskPlace = h("div", { class: "vk-desk" });
  const table = h("div", { class: ["vk vk-outer", board.world && "vk-two"], lang }, stage, deskPlace);
  root.append(table);

  /** Shows the map or the tracks. @param {string} page @param {string} [section] */
  function turn(page, section = "") {
    table.dataset.page = page;
    tracks.show(page === "tracks" || layout.phone); // a phone has them beside the map
    for (const one of tabs) one.setAttribute("aria-pressed", String(one.dataset.page === page));
    if (section) tracks.open(section);
  }

  function turnForecast() {
    const on = table.classList.toggle("vk-with-forecast");
    foresee.setAttribute("aria-pressed", String(on));
    map.forecast(on);
    desk.fit();
  }

  const layout = createLayout({
    ...{ tray, lang, side: context.side, prefix: "vk" },
    arrange(phone, { side, hand }) {
      table.classList.toggle("vk-phone", phone);
      desk.cards.classList.toggle("vk-one-row", phone);
      if (phone) {
        stage.prepend(desk.head);
        side.append(strip.root, forecast.root, desk.others, tracks.root);
        hand.prepend(desk.tray, desk.cards);
        turn("map");
      } else {
        stage.append(tracks.root);
        const { head, ending, cards, others } = desk;
        deskPlace.append(head, strip.root, desk.tray, ending, forecast.root, cards, others);
      }
      desk.fit();
    },
  });
  turn("map");
  layout.place();

  /** How near each state is to its end: the one thing that must always be seen. @param {Seen} seen */
  function drawStatus({ view }) {
    const count = (/** @type {number} */ side) =>
      view.protests.reduce((sum, one, at) => sum + (board.provinces[at].side === side ? one : 0), 0);
    const row = (/** @type {number} */ side) =>
      h(
        "div",
        {
          class: ["vk-count", `vk-${STATE[side]}`, count(side) >= COLLAPSE && "vk-falls"],
          role: "img",
          "aria-label": `${names.side[side]}: ${count(side)}/${COLLAPSE}`,
        },
        h("span", null, names.side[side]),
        h(
          "span",
          { class: "vk-count-row" },
          Array.from({ length: Math.max(COLLAPSE, count(side)) }, (_, n) =>
            glyph("banner", n < count(side) ? "vk-on" : "vk-off"),
          ),
        ),
      );
    status.replaceChildren(h("h3", null, say("protests")), row(0), row(1));
  }

  /** A decision about tracks opens their page; one about the map opens the map. */
  function follow() {
    const about = askedAbout(kit);
    if (layout.phone) return;
    if (["space", "track", "power"].some((piece) => about.has(piece)))
      turn("tracks", about.has("power") ? "treasury" : about.has("space") ? trackOfSpaces(kit) : "");
    else if (map.asked()) turn("map");
  }

  let asked = "";
  return {
    /** @param {Message} message @param {Message|null} [before] an earlier one: show what changed since then */
    update(message, before) {
      const seen = kit.update(message);
      layout.update(message);
      map.update(seen, before);
      desk.update(seen);
      strip.update(seen, before);
      tracks.update();
      forecast.update(seen);
      const warning = forecast.warning(seen.view.forecast);
      foresee.classList.toggle("vk-warns", Boolean(warning));
      foresee.title = warning;
      drawStatus(seen);
      table.classList.toggle("vk-over", Boolean(message.outcome));
      const now = `${message.version} ${message.prompt?.step}`;
      if (asked !== now) follow();
      asked = now;
    },
    destroy() {
      for (const part of [layout, kit, desk, map]) part.destroy();
      table.remove();
    },
  };
}
