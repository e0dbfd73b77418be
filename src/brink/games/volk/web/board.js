// The board of Wir sind das Volk! and of 2+2 for the shell: map, tracks, cards, forecast. See `createBoard`.

import { createKit } from "/kit/board.js";
import { besideRings } from "/kit/cards.js";
import { dress } from "/kit/drawing.js";
import { createTabs } from "/kit/front.js";
import { createLayout, createTray, lower } from "/kit/tray.js";
import { div, h, hide, showing, span } from "/lib/dom.js";
import { rowsOf } from "./cards.js";
import { createDecade } from "./decade.js";
import { drawnPicture, tellOf } from "./describe.js";
import { createDesk } from "./desk.js";
import { askedAbout } from "./facts.js";
import { createForecast } from "./forecast.js";
import { glyph, glyphs } from "./icons.js";
import { createMap } from "./map.js";
import { gathered, momentPicture, passing } from "./moments.js";
import { COLLAPSE, STATE } from "./plates.js";
import { createStrip, createTracks, trackOfSpaces } from "./tracks.js";

export { describe } from "./describe.js";
export { createGuide } from "./guide.js";
export { seatMark } from "./marks.js";

/** @typedef {import("./wire.js").View & Partial<import("./wire.js").TwoView>} View what only 2+2 has may be missing */
/** @typedef {import("./wire.js").Board} Board */
/** @typedef {import("./wire.js").Names} Names */
/** @typedef {import("/kit/board.js").Kit<View, Board, Names, import("./wire.js").Verb, import("./wire.js").Piece>} Kit */
/** @typedef {import("/kit/board.js").Seen<View>} Seen */
/** @typedef {import("/lib/types.js").TableMessage<View>} Message */
/** @typedef {import("/lib/wire.js").LogText} Line */

await dress(import.meta.url, ["marks.css", "board.css", "map.css", "cards.css", "tracks.css"]);

/** On a phone the cards go where the shell keeps the hand. */
const tray = createTray();
export const { createHand } = tray;

/** @param {HTMLElement} root @param {import("/lib/types.js").BoardContext<Board, Names>} context */
export function createBoard(root, context) {
  /** @type {Kit} */
  const kit = createKit(context, { prefix: "vk", place: besideRings("vk") });
  const { board, names, lang, say } = kit;
  tellOf(kit);
  const desk = createDesk(kit, () => show("tracks", "unseen"));
  const tracks = createTracks(kit);
  const forecast = createForecast(kit);
  const strip = createStrip(kit, (name) => show("tracks", name));
  const map = createMap(kit);
  const status = div("vk-status");

  const titles = ["map", "tracks"].map((page) => /** @type {const} */ ([page, say(`tab-${page}`)]));
  const { tabs, mark } = createTabs("page", titles, (page) => show(page), "vk-tab");
  const foresee = h(
    "button",
    { type: "button", class: "vk-tab vk-foresee", "aria-pressed": "false", onclick: () => turnForecast() },
    glyph("flight"),
    say("forecast"),
  );
  const pages = h("div", { class: "vk-tabs", role: "group", "aria-label": say("tabs") }, tabs);
  const bar = div("vk-bar", pages, foresee);
  const stage = div("vk-stage", div("vk-map-place", map.frame), bar);
  const deskPlace = div("vk-desk");
  const said = h("div", { class: "vk-said fades", hidden: true });
  /** @type {{message: Message, before?: Message|null}} what is so now, and what it is compared with */
  let newest;
  const decade = createDecade(kit, { newest: () => newest.message, paint, quiet: context.quiet });
  const goal = h("button", { type: "button", class: "vk-goal", data: { stake: "" }, onclick: () => turnForecast() });
  const ended = say("end-of-decade");
  const again = h(
    "button",
    { type: "button", class: "vk-tab vk-again", hidden: true, title: ended, onclick: () => decade.open() },
    glyph("banner"),
    span("offscreen", ended),
  );
  bar.append(again);
  const table = h("div", { class: ["vk vk-outer", board.world && "vk-two"], lang }, stage, deskPlace);
  root.append(table);

  /** Shows the map or the tracks. @param {string} page @param {string} [section] */
  function turn(page, section = "") {
    table.dataset.page = page;
    tracks.show(page === "tracks");
    mark(page);
    if (section) tracks.open(section);
  }

  /** By one's own hand. On a phone the forecast lies over both pages. @param {string} page @param {string} [section] */
  function show(page, section) {
    if (layout.phone) closeForecast();
    opened = false;
    turn(page, section);
  }

  function turnForecast() {
    const on = table.classList.toggle("vk-with-forecast");
    foresee.setAttribute("aria-pressed", String(on));
    map.forecast(on);
    lower(table, on);
    desk.fit();
  }

  function closeForecast() {
    const open = table.classList.contains("vk-with-forecast");
    if (open) turnForecast();
    return open;
  }

  const layout = createLayout({
    ...{ tray, lang, side: context.side, prefix: "vk" },
    arrange(phone, { side, hand }) {
      table.classList.toggle("vk-phone", phone);
      desk.cards.classList.toggle("vk-one-row", phone);
      if (phone) {
        stage.prepend(desk.head);
        bar.prepend(status);
        stage.append(tracks.root, forecast.root, decade.root);
        side.append(strip.root, goal, desk.others);
        hand.prepend(desk.tray, desk.cards);
        turn("map");
        if (kit.begun) follow();
      } else {
        stage.append(tracks.root);
        map.frame.append(status);
        const { head, ending, cards, others } = desk;
        deskPlace.append(head, strip.root, goal, forecast.root, ending, said, cards, others);
        cards.append(desk.tray);
        table.append(decade.root);
      }
      desk.fit();
    },
  });
  turn("map");
  layout.place();

  /** How near each state is to its end: the one thing that must always be seen. @param {Seen} seen */
  function drawStatus({ view }) {
    const counts = [0, 1].map((side) =>
      view.protests.reduce((sum, one, at) => sum + (board.provinces[at].side === side ? one : 0), 0),
    );
    const row = (/** @type {number} */ count, /** @type {number} */ side) => {
      const kind = ["vk-count", `vk-${STATE[side]}`, count >= COLLAPSE && "vk-falls"];
      const props = { class: kind, role: "img", "aria-label": `${names.side[side]}: ${count}/${COLLAPSE}` };
      const name = h("span", null, names.side[side]);
      return h("div", props, name, span("vk-count-row", glyphs("banner", count, COLLAPSE)));
    };
    showing(status, counts, () => [h("h3", null, say("protests")), ...counts.map(row)]);
  }

  let asked = "";
  let opened = false; // the tracks, by a question

  /** A decision about tracks opens their page, until it is made; one about the map opens the map. */
  function follow() {
    const about = askedAbout(kit);
    if (about.size && layout.phone) desk.cards.scrollLeft = 0; // a new question begins with one's hand or the card in play
    if (["space", "track", "power"].some((piece) => about.has(piece))) {
      opened ||= table.dataset.page !== "tracks";
      turn("tracks", about.has("power") ? "treasury" : about.has("space") ? trackOfSpaces(kit) : "");
    } else if (opened || map.asked()) {
      opened = false;
      turn("map");
    }
  }

  /** The map as it was at another time; null: as it is now. @param {Partial<View>|null} view @param {Partial<View>} [before] */
  function paint(view, before) {
    if (!view) return draw(newest.message, newest.before);
    const { message } = newest;
    const past = (/** @type {Partial<View>} */ then) => ({ ...message, view: { ...message.view, ...then } });
    const seen = kit.update({ ...past(view), candidates: [] });
    const compared = before && past(before);
    asked = ""; // what is asked now is turned to again afterwards
    turn("map");
    map.update(seen, compared);
    strip.update(seen, compared);
    drawStatus(seen);
  }

  /** @type {Line[]} what was said of the card that was played last, and of its icons since */
  let played = [];
  /** @type {ReadonlySet<number>} moments that are over before they are shown */
  let gone = new Set();
  /** @param {Message} message @param {Message|null} [before] */
  function draw(message, before) {
    const seen = kit.update(message);
    layout.update(message);
    map.update(seen, before);
    desk.update(seen);
    desk.drawPlay(seen, played);
    strip.update(seen, before);
    tracks.update();
    forecast.update(seen);
    const warning = forecast.warning(seen.view.forecast);
    showing(goal, seen.view.forecast, forecast.brief);
    hide(goal, !seen.view.forecast);
    const promised = warning !== "" && forecast.promises(seen);
    for (const one of [goal, foresee]) {
      one.classList.toggle("vk-warns", warning !== "");
      one.classList.toggle("vk-promises", promised);
    }
    foresee.title = warning;
    drawStatus(seen);
    table.classList.toggle("vk-over", Boolean(message.outcome));
    const now = `${message.version} ${message.prompt?.step}`;
    if (asked !== now) follow();
    asked = now;
  }

  return {
    /** @param {Message} message @param {Message|null} [before] an earlier one: show what changed since then */
    update(message, before) {
      newest = { message, before };
      if (!decade.walking) draw(message, before);
    },
    /** @param {readonly Line[]} log @param {readonly Line[]} fresh */
    hear(log, fresh) {
      gone = passing(log);
      decade.hear(log, fresh);
      hide(again, !decade.known);
      const since = log.findLastIndex(({ moment }) => moment === "played" || moment === "automatic");
      played = since < 0 ? [] : log.slice(since).filter(({ moment }) => moment);
      if (!decade.walking) desk.drawPlay(kit.seen, played);
      const { phase } = newest.message.view;
      hide(said, !phase);
      // Before anything is said of a phase, what it is for: the hand below keeps its place.
      showing(said, [phase, decade.lines], () => [decade.lines.length ? decade.told(decade.lines) : decade.why(phase)]);
      // What has just happened is in sight; once all is drawn, as to measure it lays out the page.
      if (!said.hidden) requestAnimationFrame(() => said.scrollTo(0, said.scrollHeight));
    },
    rows: rowsOf(kit),
    rest: decade.rest,
    dismiss: closeForecast,
    /** Of what happens by itself nobody may be asked: then its card never lies on the desk. @param {Line} line */
    shows: (line) =>
      gone.has(line.n) || (line.moment === "automatic" ? desk.lies(line.about?.card) : decade.shows(line)),
    picture: (/** @type {Line} */ line) => drawnPicture(kit, line) ?? momentPicture(line),
    /** @param {readonly Line[]} log */
    remembered: (log) => gathered(kit, log),
    settled: decade.settled,
    read: decade.read,
    destroy() {
      tellOf(null);
      for (const part of [layout, kit, desk, map, decade]) part.destroy();
      table.remove();
    },
  };
}
