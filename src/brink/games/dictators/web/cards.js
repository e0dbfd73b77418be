// Cards as HTML, 5:7, and the own hand. Everything in a card scales with its width.

import { createKit } from "/kit/board.js";
import { createPreview } from "/kit/cards.js";
import { fresh } from "/kit/changes.js";
import { animate, comingFrom, drawing, lasting, picture } from "/kit/drawing.js";
import { ring } from "/kit/pieces.js";
import { stillRow } from "/kit/row.js";
import { sentences } from "/kit/words.js";
import { div, h, s, set, span } from "/lib/dom.js";
import { ICONS, meeple, PREFIX } from "./pieces.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("/lib/types.js").Candidate} Candidate */
/** @typedef {{card: number, presidential?: boolean, now?: number}} Face which card; -1 lies face-down; `now`: what it costs, where that is not what is printed */
/** @typedef {{kind: string, key: string, title: string, code: string, cost?: number, usa?: boolean, turns?: number, instant?: boolean, abilities?: number[]}} Print what is on a card */

/** @type {Record<string, string>} */
const COLOURS = {
  action: "blue",
  asset: "green",
  interruption: "red",
  father: "sepia",
  defcon: "black",
  trident: "black",
  presidential: "ink",
};
const ELSEWHERE = new Set(["fetch", "take", "retrieve"]); // what is done with cards of a pile, of another, of the bunker
const FALL = comingFrom("translateY(-40px) rotate(4deg)");

/** @param {keyof typeof ICONS|string} name @param {string} [more] classes */
export const icon = (name, more = "") => picture(ICONS[name] ?? ICONS.defcon, { class: ["rd-icon", more] });

/** A dictator's face. @param {string|undefined} id @param {number} seat whose colour he wears */
export const createPortrait = (id, seat) =>
  s("svg", { viewBox: "-1 -1 26 27", class: "rd-portrait" }, drawing(meeple(id, seat)));

/** @param {Face} face @param {Pick<Kit, "names">} kit */
export const nameOf = ({ card, presidential }, { names }) => (presidential ? names.presidential : names.card)[card];

/** @typedef {Pick<Kit, "board"|"names"|"texts"|"say"|"begun"|"seen">} Words what is needed to print a card */

/** @param {Face} face @param {Words} kit @returns {Print|null} */
function printOf({ card, presidential }, { board, names }) {
  const title = nameOf({ card, presidential }, { names });
  if (!presidential) return board.cards[card] ? { ...board.cards[card], title } : null;
  const found = board.presidential[card];
  return found ? { kind: "presidential", key: `presidential-${found.id}`, title, code: found.code } : null;
}

/** What is printed under a key, in the reading of the loose card texts that is played. @param {string} key @param {Words} kit */
export function printed(key, { texts, begun, seen }) {
  const reading = begun ? seen.view.event_text_reading : "cards";
  return texts[`${key}-${reading}`] ?? texts[key] ?? "";
}

/** @param {Face} face @param {Words} kit @param {number} [size] its width */
export function createCard(face, kit, size) {
  const { names, say } = kit;
  const style = size ? `--card-width:${size}px` : null;
  const print = printOf(face, kit);
  if (!print)
    return h("article", { class: "rd-card rd-card-back", style, "aria-label": say("hidden") }, back("defcon"));
  const { kind, title } = print;
  const kindName = say(`kind-${kind === "defcon" || kind === "trident" ? "event" : kind}`);
  const look = { class: `rd-card rd-card-${kind} rd-band-${COLOURS[kind]}`, style, data: { card: String(face.card) } };
  return h(
    "article",
    { ...look, "aria-label": `${title}. ${kindName}` },
    div(
      "rd-card-in",
      h(
        "header",
        { class: "rd-card-band" },
        cost(print, kit, face.now),
        span(["rd-card-kind", kindName.length > 9 && "rd-long"], kindName),
        icon(kind, "rd-card-icon"),
      ),
      h("h3", { class: ["rd-card-title", /\S{11}/.test(title) && "rd-long"] }, title),
      div(
        "rd-card-text",
        h("p", null, printed(`${print.key}-text`, kit)),
        print.abilities?.map((ability) => h("p", { class: "rd-card-ability" }, names.ability[ability])),
        icon(kind, "rd-card-mark"),
      ),
      h("footer", { class: "rd-card-foot" }, symbols(print, kit), span("rd-card-code", print.code)),
    ),
  );
}

/** @param {Print} print @param {Words} kit @param {number} [now] */
function cost({ kind, cost = 0 }, { say }, now = cost) {
  if (kind !== "action" && kind !== "asset")
    return h("span", { class: "rd-card-cost rd-card-free", "aria-hidden": "true" }, kind === "interruption" && "!");
  const [also, printed] = now === cost ? [] : [say("cost-printed", { n: cost }), h("s", null, cost)];
  const words = sentences(say("cost", { n: now }), also ?? "");
  return h("span", { class: "rd-card-cost", role: "img", "aria-label": words, title: words }, now, printed);
}

/** @param {Print} print @param {Words} kit */
function symbols({ kind, usa, turns, instant }, { say }) {
  const symbol = (/** @type {string} */ title, /** @type {string} */ name, /** @type {string} */ text) =>
    h("span", { class: "rd-symbol", title }, icon(name), text);
  const stays = kind === "asset" || (kind === "father" && !turns && !instant);
  return span(
    "rd-symbols",
    usa && symbol(say("usa"), "usa", "USA"),
    Boolean(turns) && symbol(say("turns", { n: turns ?? 0 }), "skip", `${turns}×`),
    stays && symbol(say("stays"), "bunker", "∞"),
  );
}

/** @param {string} kind */
const back = (kind) => div("rd-card-in", icon(kind, "rd-emblem"));

/** The back of a deck. @param {string} kind */
export const createBack = (kind) => div(`rd-card rd-card-back rd-back-${kind}`, back(kind));

/** Cards large, beside what is pointed at. @param {Kit} kit @returns {ReturnType<typeof createPreview<Face>>} */
export const previews = (kit) =>
  createPreview({
    draw: (face, size) => createCard(face, kit, size),
    name: (face) => nameOf(face, kit),
    prefix: PREFIX,
    say: kit.say,
    act: kit.act,
  });

/** Whose cards one plays: one's own, or those of him whose turn was bought. @param {Kit} kit */
export function playing({ seen: { view, prompt } }) {
  const { active, seat, players } = view;
  return !prompt?.window && players[active]?.controlled_by === seat ? active : seat;
}

/** What may be tried with a card of a hand alone: nothing that lies elsewhere is meant. @param {Kit} kit @param {number} seat @param {number} card @returns {Candidate[]} */
export const offersOf = (kit, seat, card) =>
  seat === playing(kit)
    ? kit.choices.of({ card }).filter(({ about, group }) => Object.keys(about).length === 1 && !ELSEWHERE.has(group))
    : [];

/** The own hand, for the shell's tray. Legal cards wear a ring; a press acts, or says why not. @param {HTMLElement} root @param {import("./board.js").Context} context */
export function createHand(root, context) {
  /** @type {Kit} */
  const kit = createKit(context, { prefix: PREFIX, explain: (offer) => context.why(offer.action) });
  const preview = previews(kit);
  const room = `--hand-card:${context.size}px`; // an empty hand is as high as a full one: nothing moves when the last card goes
  const list = h("ul", { class: "rd rd-hand", "aria-label": kit.say("own-hand"), style: room });
  root.append(list);
  let last = { seat: -1, places: /** @type {(number|null)[]} */ ([]) };
  const lying = stillRow(list, () => draw());

  const offersFor = (/** @type {number} */ card) => offersOf(kit, kit.seen.seat ?? kit.seen.view.seat, card);

  const fill = lasting(list);

  /** @param {Face|"gap"|null} face null: there is none */
  function held(face) {
    if (!face) return h("li", { class: "rd-no-cards" }, kit.say("no-cards"));
    if (face === "gap") return h("li", { class: "rd-gap", "aria-hidden": "true" });
    const { card } = face;
    const button = h("button", { type: "button", class: "rd-hand-card" }, createCard(face, kit, context.size));
    if (card >= 0) preview.enlarges(button, face, () => offersFor(card));
    button.addEventListener("click", () => {
      preview.shrink();
      const offers = offersFor(card);
      if (offers.length) kit.press(offers, button, { slip: () => ({ title: nameOf({ card }, kit) }) });
    });
    return h("li", null, button);
  }

  /** Whether it may be played, and why not: the card itself stays as it is. @param {Element|null} button @param {Candidate[]} offers */
  function mark(button, offers) {
    if (!button) return;
    const may = ring(button, offers, PREFIX);
    set(button, { "aria-disabled": may ? null : "true" });
    const why = (!may && offers.find((offer) => offer.reason)?.reason?.text) || "";
    const slip = button.querySelector(".rd-why");
    if ((slip?.textContent ?? "") === why) return;
    slip?.remove();
    if (why) button.append(span("rd-why", why));
  }

  function draw() {
    const { view, seat: own } = kit.seen;
    const seat = own ?? view.seat;
    const { hand, costs } = view.players[seat] ?? { hand: [], costs: [] };
    const places = lying(hand, last.seat !== seat);
    const news = last.seat === seat ? fresh(last.places, places) : new Set();
    last = { seat, places };
    const face = (/** @type {number|null} */ card) =>
      card === null ? "gap" : { card, now: costs[hand.indexOf(card)] };
    fill(places.length ? places.map(face) : [null], held);
    places.forEach((card, n) => {
      if (card === null) return;
      mark(list.children[n].querySelector(".rd-hand-card"), offersFor(card));
      if (news.has(n)) animate(list.children[n], FALL, 280);
    });
  }

  return {
    /** @param {import("./board.js").Message} message */
    update(message) {
      kit.update(message);
      preview.shrink();
      draw();
    },
    destroy() {
      preview.shrink();
      kit.destroy();
      list.remove();
    },
  };
}
