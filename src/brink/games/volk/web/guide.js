// The guided first games of both titles: what is told, when, and beside what. The shell shows the cards, one at a time.

import { all, asked, can, STORY, told } from "/kit/lessons.js";

/** @typedef {import("/kit/lessons.js").Untold<import("./board.js").View>} Untold */
/** @typedef {import("/kit/lessons.js").Condition<import("./board.js").View>} Condition */

const DOVES = 6;
const MONEY = [".vk-cash", "[data-section=treasury]"];
/** @type {Condition} */
const turn = asked("take-turn", "take-two-turn");
/** @param {...number} seats @returns {Condition} */
const seat =
  (...seats) =>
  ({ view }) =>
    seats.includes(view.seat);
/** @param {number} cards @returns {Condition} */
const played =
  (cards) =>
  ({ view }) =>
    view.decade > 1 || view.played.length >= cards;

/** Not at its end, where what is lost is no price. @type {Condition} */
const inDecade = ({ view }) => !view.phase;

/** What is asked just now goes before what can be told in any turn. @type {Untold[]} */
const NOW = [
  { id: "keep", at: [".prompt"], when: asked("keep-hand", "keep-older") },
  { id: "counts", at: [".prompt"], when: asked("assign-hamburg", "assign-abroad") },
  { id: "build", at: [".prompt"], when: asked("build") },
  { id: "raise", at: [".prompt"], when: asked("raise-standard") },
  { id: "calm", at: [".prompt"], when: all(asked("remove-unrest", "dismantle"), inDecade) },
  { id: "police", at: [".prompt"], when: asked("after-action") },
  { id: "event", at: [".vk-tray", ".prompt"], when: asked("choose-icon", "apply") },
  { id: "decade", at: [".vk-ending-list", ".vk-where"], when: ({ view }) => view.phase > 0 },
];
/** @type {Untold[]} */
const TURN = [
  { id: "province", at: [".vk-map-picture .vk-item.vk-province"], when: turn },
  { id: "card", at: [".vk-part-display"], when: turn },
  { id: "action", at: [".vk-part-hand", ".vk-part-display"], when: turn },
];
/** @type {Untold} */
const FORECAST = { id: "forecast", at: [".vk-foresee"], when: all(turn, played(2)) };

/** In the order in which a newcomer should hear them. Only what is seen is pointed at: on a phone some is in another tab. @type {Untold[]} */
const LESSONS = [
  { id: "goal-west", at: [".vk-status"], when: seat(0) },
  { id: "goal-east", at: [".vk-status"], when: seat(1) },
  ...NOW,
  ...TURN,
  { id: "protest", at: [".vk-status"], when: ({ view }) => view.protests.some(Boolean) },
  FORECAST,
  {
    id: "tracks",
    at: [".vk-strip"],
    when: all(turn, ({ view }) => Boolean(view.prestige || view.currency || view.socialism)),
  },
  { ...STORY, when: all(turn, STORY.when) },
];

/** The superpowers are the seats 0 and 1; even seats are yellow. @type {Untold[]} */
const TWO_LESSONS = [
  { id: "goal-yellow", at: [".vk-status"], when: seat(0, 2) },
  { id: "goal-red", at: [".vk-status"], when: seat(1, 3) },
  ...NOW,
  { id: "rival-power", at: MONEY, when: all(turn, seat(0, 1)) },
  { id: "rival-state", at: MONEY, when: all(turn, seat(2, 3)) },
  ...TURN,
  { id: "automatic", at: [".vk-part-display"], when: all(turn, ({ view }) => view.display.length === 2) },
  { id: "arms", at: [".vk-mini[data-track=arms]"], when: all(turn, played(4), can("engage")) },
  FORECAST,
  { id: "credit", at: MONEY, when: all(turn, played(8), can("credit")) },
  {
    id: "doves",
    at: [".vk-piles > :last-child"],
    when: all(turn, (message, moment) => Number(message.view.doves) < DOVES || played(8)(message, moment)),
  },
];

/** @param {import("/lib/types.js").BoardContext<import("./wire.js").Board>} context */
export const createGuide = ({ texts, board }) => (board.world ? told(texts, TWO_LESSONS, "two") : told(texts, LESSONS));
