// What lies beside the map: where we are, the icons of the event that takes place, the display, the hands.

import { cardButton, overlap, ring, widthIn, write } from "/kit/cards.js";
import { legal } from "/kit/choices.js";
import { lasting } from "/kit/drawing.js";
import { endingAbove, endingNote, sharedEnding } from "/kit/endings.js";
import { tells } from "/kit/menu.js";
import { named } from "/kit/names.js";
import { aloud } from "/kit/voice.js";
import { plain, sentences } from "/kit/words.js";
import { div, each, h, hide, refill, setText, showing, span } from "/lib/dom.js";
import { cardOffers, cardSlip, drawCard, explain, fatesOf, ROMAN, tinyCard, titleOf } from "./cards.js";
import { drawIcon, glyph } from "./icons.js";
import { STATE } from "./plates.js";
import { dollars } from "./spans.js";
import { thing } from "./thing.js";
import { phaseList, powerOffers } from "./tracks.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./board.js").Seen} Seen */
/** @typedef {import("./board.js").View} View */
/** @typedef {import("/kit/menu.js").Offer} Offer */

/** @typedef {import("./board.js").Line} Line */

const [LARGEST, LEAST, TALL, GAP, LABEL, BESIDE] = [150, 80, 1.4, 6, 24, 26]; // pixels, and how much higher than wide a card is
const PLAYED = 176; // pixels in which the words of a card in play are read
const FULL = { display: 7, hand: 2 };
const OVER = ".vk-done, .vk-ignored, .vk-lost, .vk-instead";

/** @param {Kit} kit @param {() => void} browse shows which cards there are */
export function createDesk(kit, browse) {
  const { board, names, say, menu } = kit;
  const head = div("vk-head");
  const tray = h("div", { class: "vk-tray", hidden: true });
  const foot = div("vk-tray-foot"); // carries out all that waits: it stays in its place while icons are scrolled
  const others = div("vk-others");
  const ending = h("div", { class: "vk-ending-list", hidden: true });
  const parts = ["seen", "display", "hand"].map((name) => {
    const list = h("ul", { class: "vk-cards kit-rows", "aria-label": say(name) });
    /** @type {Record<string, string>} */
    const data = name === "hand" ? { hand: "" } : {};
    return { list, part: h("section", { class: `vk-part-${name}`, data }, h("h3", null, say(name)), list) };
  });
  const cards = each("div", { class: "vk-card-area" }, parts, ({ part }) => part);
  const play = h("div", { class: "vk-play", hidden: true });
  const handNote = h("p", { class: "vk-empty-hand" });
  parts[2].part.append(handNote);
  cards.append(play);
  let due = 0;
  let wide = LARGEST; // cards are so now
  const watch = new ResizeObserver(() => measure());
  watch.observe(cards);
  const fill = parts.map(({ list }) => lasting(list));
  /** @type {number[]} */
  let shown = [];
  /** @type {number[]} */
  let costly = [];

  /** Once a frame, when all is drawn: each time that we measure lays out the page. */
  function fit() {
    due ||= requestAnimationFrame(measure);
  }

  /** Cards as large as fit, measured for a full display and hand: they keep their size while cards go. */
  function measure() {
    due = 0;
    const width = widthIn(cards);
    if (width <= 0) return;
    cards.classList.remove("vk-scrolls", "vk-looked");
    if (cards.classList.contains("vk-one-row")) return void cards.style.removeProperty("--card");
    const [extra, up, own] = parts.map(({ list }) => list.children.length);
    const asks = !tray.hidden && tray.parentElement === cards;
    const over = !ending.hidden; // at the end of a decade the hand lies in one row with what is left of the display
    const display = over ? up : up || !play.hidden || asks ? Math.max(up, FULL.display) : 0;
    const hand = display && !over ? Math.max(own, FULL.hand) : own;
    const across = (/** @type {number} */ size) => Math.max(1, Math.floor((width - BESIDE + GAP) / (size + GAP)));
    const columns = (/** @type {number} */ size, /** @type {number} */ held) =>
      display ? held : Math.min(own || 1, across(size));
    const rows = (/** @type {number} */ size, /** @type {number} */ held) => {
      const beside = columns(size, held);
      return [Math.ceil(display / Math.max(1, across(size) - beside)), Math.ceil(hand / beside)];
    };
    const high = (/** @type {number} */ size) => size * TALL + GAP;
    // Cards one may look at stand over the card in play, which covers the display; the hand has all the height.
    const looked = extra > 0 && !play.hidden;
    cards.classList.toggle("vk-looked", looked);
    const above = (/** @type {number} */ size) => (extra && !looked ? high(size) + LABEL : 0);
    const room = (/** @type {number} */ size) => cards.clientHeight - LABEL - above(size);
    const fits = (/** @type {number} */ size, /** @type {number} */ held) =>
      looked ? high(size) + PLAYED <= room(size) : Math.max(...rows(size, held)) * high(size) <= room(size);
    const largest = (/** @type {number} */ held) => {
      let size = display && !looked && !over ? LARGEST : wide; // neither at the end of a decade do cards grow into the room of the display
      while (size > LEAST && !fits(size, held)) size -= 2;
      return { size, held };
    };
    // More cards than usual in hand stand in one column or in two, whichever leaves all of them larger.
    const ways = over ? [Math.min(own || 1, across(LEAST) - 1)] : own > FULL.hand ? [1, 2] : [1];
    const { size, held } = ways.map(largest).sort((a, b) => b.size - a.size)[0];
    if (!looked) wide = size;
    const lying = [0, ...rows(size, held).map((count) => overlap(count, high(size), room(size), size))];
    const least = rows(size, held).map((count, at) => count * high(size) - (count - 1) * lying[at + 1]);
    cards.classList.toggle("vk-scrolls", Math.max(...(looked ? least.slice(1) : least)) > room(size) + 1);
    write(cards, "--card", `${size}px`);
    write(cards, "--hand-columns", String(over && !own ? 0 : columns(size, held))); // no hand: what is asked has its room
    for (const [at, { part }] of parts.entries()) write(part, "--over", `${lying[at]}px`);
  }

  /** What a seat plays: 2+2 has the superpowers first. @param {View} view @param {number} seat */
  const role = (view, seat) => say(`role-${seat + 4 - view.hands.length}`);

  /** @param {string} sign @param {number|string} count @param {string} word @param {...import("./wire.js").Verb} verbs */
  const pile = (sign, count, word, ...verbs) =>
    thing(
      kit,
      verbs.length ? kit.choices.doing(...verbs) : [],
      say(word),
      { class: ["vk-pile"], title: say(word) },
      glyph(sign),
      h("b", null, count),
      span("offscreen", say(word)),
    );

  /** @param {Seen} seen */
  function drawHead(seen) {
    const { view, seats, seat } = seen;
    const { decade, part, phase, turn, order, automatic, police, police_used, deck, stacks, box, doves, treasury } =
      view;
    const offers = [kit.choices.doing("yield", "look-deck"), treasury?.map((_, power) => powerOffers(kit, power))];
    const what = [
      ...[decade, part, phase, turn, order, automatic, police, police_used, deck.length, stacks, box, doves],
      ...[treasury, offers, view.points, view.peacemakers, seat, seen.outcome !== null, seats.map(({ name }) => name)],
    ];
    showing(head, what, () => [...where(seen), piles(view), ...turns(seen)]);
  }

  /** @param {Seen} seen */
  function where({ view, seat: mine }) {
    const subDecades = ["", "A", "B", "C"];
    const now = view.phase
      ? names.phase[view.phase - 1]
      : board.world
        ? view.part > 0 && say("sub-decade", { n: subDecades[view.part] })
        : view.part > 0 && say("half", { n: `${view.part}/2` });
    return [
      span("vk-decade", h("small", null, say("decade")), h("b", null, ROMAN[view.decade])),
      span(
        ["vk-where", view.phase && "vk-ending"],
        view.phase > 0 && h("small", null, say("end-of-decade")),
        h("b", null, now),
      ),
      mine !== null && !view.order && span(`vk-role vk-${STATE[mine]}`, say("you", { role: role(view, mine) })),
    ];
  }

  /** @param {View} view */
  function piles(view) {
    const ready = view.police_used.filter((used) => !used).length;
    const deck = h(
      "button",
      { type: "button", class: "vk-pile vk-browse", title: say("browse"), onclick: browse },
      glyph("cards"),
      h("b", null, view.deck.length),
      span("offscreen", `${say("deck")}. ${say("browse")}`),
    );
    return span(
      "vk-piles",
      kit.choices.doing("yield", "look-deck").length
        ? pile("cards", view.deck.length, "deck", "yield", "look-deck")
        : deck,
      view.stacks && view.stacks.length > 0 && pile("cards", view.stacks.join("·"), "stacks"),
      view.police.length > 0 && pile("police", `${ready}/${view.police.length}`, "police"),
      pile("socialists", view.box, "box"),
      view.doves !== undefined && pile("dove", view.doves, "peace"),
    );
  }

  /** 2+2: who has his turn when, and what the superpowers have. @param {Seen} seen */
  function turns({ view, seats, seat: mine, outcome }) {
    if (!view.order || outcome) return [];
    const now = view.part > 0 && !view.phase && !view.automatic; // else it is nobody's turn: what happens, happens by itself
    const place = (/** @type {number} */ seat, /** @type {number} */ at) =>
      h(
        "li",
        {
          class: [`vk-${STATE[seat & 1]}`, now && at === view.turn && "vk-now", seat === mine && "vk-own"],
          title: seats[seat]?.name,
        },
        seat === mine ? say("you", { role: role(view, seat) }) : role(view, seat),
        kept(view, seat),
      );
    return [
      h("ol", { class: "vk-order", "aria-label": say("order") }, view.order.map(place)),
      span("vk-cash", view.treasury?.map(cash)),
    ];
  }

  /** The peacemakers somebody keeps: they decide a nuclear war. @param {View} view @param {number} seat */
  function kept({ peacemakers }, seat) {
    const count = peacemakers?.[seat]?.length ?? 0;
    if (!count) return "";
    const title = `${say("peacemakers")}: ${count}`;
    return h("span", { class: "vk-kept", role: "img", title, "aria-label": title }, glyph("peacemaker"), count);
  }

  /** @param {number} sum @param {number} power */
  function cash(sum, power) {
    const title = `${names.power?.[power]}: ${say("treasury")}`;
    return thing(
      kit,
      powerOffers(kit, power),
      title,
      { class: [`vk-${STATE[power]}`, sum < 0 && "vk-debt"], title },
      glyph("money"),
      dollars(sum),
      h("i", { title: say("points") }, `${plain(kit.seen.view.points?.[power] ?? 0)}★`),
    );
  }

  /** The icons that wait to be carried out, each with what may be done with it. While cards are played they are those of
   *  the last card; at the end of a decade those of a track. @param {Seen} seen */
  function drawTray({ view }) {
    const kinds = kit.choices.pieces("icon");
    hide(tray, !kinds.length);
    if (!kinds.length) return tray.replaceChildren();
    const rests = kit.choices.doing("rest");
    const all = [...kinds.flatMap((icon) => kit.choices.of({ icon })), ...rests];
    const shared = sharedEnding(all);
    const notes = (/** @type {import("/lib/types.js").Candidate[]} */ offers) => (shared ? [] : offers.map(endingNote));
    const button = (/** @type {number} */ icon) => {
      const offers = kit.choices.of({ icon });
      const may = legal(offers);
      const meant = may.find((offer) => offer.group === "icon") ?? (may[1] ? null : may[0]); // to ignore it may be all that is left
      const title = meant?.text ?? names.icon[icon];
      const kind = ["vk-tray-icon", !may.length && "vk-refused", may.length > 1 && "vk-tray-asks"];
      const props = { class: kind, "aria-label": aloud({ title, offers }), data: { icon: String(icon) } };
      const content = [drawIcon(board.icons[icon], 40), h("span", null, title), notes(offers)];
      return tells(thing(kit, offers, title, props, content), menu, () => ({ title, offers }));
    };
    const rest = (/** @type {import("/lib/types.js").Candidate} */ offer) => {
      const data = { action: JSON.stringify(offer.action) };
      const props = {
        type: "button",
        class: "vk-tray-icon vk-tray-rest",
        data,
        "aria-label": shared ? sentences(offer.text, shared) : null,
      };
      const press = () => kit.act(offer.action);
      return h("button", { ...props, onclick: press }, offer.text, notes([offer]));
    };
    tray.replaceChildren(
      h("h3", null, view.phase ? say("icons") : titleOf(kit, view.latest)),
      endingAbove(all, "vk-tray-ending") ?? "",
      div("vk-tray-icons", kinds.map(button)),
      foot,
    );
    refill(foot, rests.map(rest));
  }

  /** @param {Seen} seen */
  function drawOthers(seen) {
    const { view, seats, seat } = seen;
    const look = kit.choices.doing("look-hand");
    const what = [view.hands, view.latest, view.drawn, view.soviet_malus, seat, look, seats.map(({ name }) => name)];
    showing(others, what, () => othersOf(seen));
  }

  /** @param {Seen} seen */
  function othersOf({ view, seats, seat }) {
    const row = (/** @type {number[]} */ list, /** @type {number} */ owner) => {
      const [name, west] = [seats[owner]?.name ?? "", view.hands.length - 2];
      return thing(
        kit,
        owner === west ? kit.choices.doing("look-hand") : [],
        name,
        { class: ["vk-other"], title: name },
        h("b", { title: name }, role(view, owner)),
        list.map((card) => tinyCard(kit, card)),
        !list.length && h("i", null, "–"),
      );
    };
    const rows = view.hands.flatMap((list, owner) => (owner === seat ? [] : [row(list, owner)]));
    return [...rows, ...latest(view), ...drawn(view)];
  }

  /** 2+2: the card of a small deck about which somebody is asked. @param {View} view */
  function drawn({ drawn }) {
    if (!drawn) return [];
    const deck = /** @type {const} */ (["arms", "conflict"])[drawn[0]];
    const name = span("vk-latest-name", names[deck]?.[drawn[1]]);
    return [span("vk-latest vk-drawn-now", h("i", null, say(`now-${deck}`)), name)];
  }

  /** The card that was played last. @param {View} view */
  function latest({ latest: card }) {
    if (card < 0) return [];
    const words = [h("i", null, say("latest")), tinyCard(kit, card), span("vk-latest-name", names.card[card])];
    const element = h("span", { class: "vk-latest", tabindex: "0" }, words);
    return [tells(element, menu, () => cardSlip(kit, card), 200)];
  }

  /** @param {Seen} seen */
  function drawCards({ view, seat }) {
    const own = seat === null ? [] : view.hands[seat];
    const up = [...(view.special >= 0 ? [view.special] : []), ...view.display];
    const now = [...up, ...own];
    const extra = kit.choices.pieces("card").filter((card) => !now.includes(card));
    costly = own.length ? [] : up.filter((card) => board.cards[card]?.special); // the other side draws, and nobody asks again
    const button = (/** @type {{card: number}} */ { card }) => {
      const offers = () => cardOffers(kit, card);
      const slip = () => ({ ...cardSlip(kit, card), offers: offers() });
      const fresh = shown.length > 0 && now.includes(card) && !shown.includes(card);
      const goes = () => kit.choices.with("card", card).some(({ group }) => group === "discard"); // for good
      const asks = () => costly.includes(card) || goes();
      return cardButton({ card, offers, slip, fresh, asks, face: drawCard(kit, card) }, kit);
    };
    [extra, up, own].forEach((held, at) => {
      fill[at](
        held.map((card) => ({ card, seat, less: view.soviet_malus })),
        button,
      );
      held.forEach((card, n) => {
        ring(parts[at].list.children[n].firstElementChild, cardOffers(kit, card), kit.prefix);
      });
      hide(parts[at].part, at === 0 && !held.length);
    });
    hide(parts[1].part, !up.length && view.phase > 0);
    hide(parts[2].part, seat === null);
    setText(handNote, own.length ? "" : say("no-cards"));
    shown = now;
    fit();
  }

  /** The card that is played, with its text and use, until another may be taken. @param {Seen} seen @param {readonly Line[]} said when it was played, and of its icons since */
  function drawPlay({ view, prompt, outcome, seat }, said) {
    const [line] = said;
    const free = !prompt || prompt.step.startsWith("take") || view.phase > 0 || view.latest < 0 || Boolean(outcome);
    hide(play, free || line?.about?.card !== view.latest);
    const asks = !play.hidden && !tray.hidden && (tray.parentElement === cards || play.contains(tray));
    if (asks !== play.contains(tray)) {
      refill(play); // the icons that wait come, go, or have been moved
      if (!asks) cards.append(tray);
    }
    const use = line?.moment === "automatic" ? line.moment : String(line?.about?.verb ?? "");
    const happens = ["", "event", "automatic"].includes(use);
    const fates = play.hidden || !happens ? [] : fatesOf(kit, view.latest, said);
    const what = play.hidden ? null : [view.latest, line?.text, line?.names, use, fates, asks, seat, view.soviet_malus];
    showing(play, what, () => {
      if (play.hidden) return [];
      const lines = explain(kit, view.latest, use, fates);
      const title = h("h3", null, ...(line ? named(line.text, line.names, "play") : []));
      const over = lines.filter((one) => one.matches(OVER)); // beside the icons that wait stand those that do not
      const words = div(["vk-play-words", asks && "fades"], asks ? [tray, over] : lines);
      fit(); // it takes the room of the display, also when the last card of that is played
      return [title, drawCard(kit, view.latest, 130), words];
    });
    play.classList.toggle("vk-footed", asks);
    if (asks) play.append(foot);
  }

  return {
    ...{ head, tray, ending, cards, others, fit, drawPlay },
    /** Whether this card is being played there. @param {unknown} card */
    lies: (card) => !play.hidden && card === kit.seen.view.latest,
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(due);
    },
    /** @param {Seen} seen */
    update(seen) {
      drawHead(seen);
      drawTray(seen);
      hide(ending, !seen.view.phase);
      ending.replaceChildren(...(seen.view.phase ? [phaseList(kit)] : []));
      drawOthers(seen);
      drawCards(seen);
    },
  };
}
