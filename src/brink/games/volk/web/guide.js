// The guided first games of both titles: what is told, when, and beside what. The shell shows the cards, one at a time.

import { all, asked, can, inWords, STORY } from "/lib/lessons.js";
import { TWO_WORDS, WORDS } from "./guide-words.js";

const DOVES = 6;
const turn = asked("take-turn", "take-two-turn");
const seat = (...seats) => ({ view }) => seats.includes(view.seat);
const played = (cards) => ({ view }) => view.decade > 1 || view.played.length >= cards;

/** What is asked just now goes before what can be told in any turn. */
const NOW = [
  { id: "build", at: [".prompt"], when: asked("build") },
  { id: "raise", at: [".prompt"], when: asked("raise-standard") },
  { id: "event", at: [".vk-tray", ".prompt"], when: asked("choose-icon", "apply") },
  { id: "decade", at: [".vk-ending-list", ".vk-where"], when: ({ view }) => view.phase > 0 },
];
const TURN = [
  { id: "province", at: [".vk-map-picture .vk-item.vk-province"], when: turn },
  { id: "card", at: [".vk-part-display"], when: turn },
  { id: "action", at: [".vk-part-hand", ".vk-part-display"], when: turn },
];
const FORECAST = { id: "forecast", at: [".vk-foresee"], when: all(turn, played(2)) };

/** In the order in which a newcomer should hear them. Only what is seen is pointed at: on a phone some is in another tab. */
const LESSONS = [
  { id: "goal-west", at: [".vk-status"], when: seat(0) },
  { id: "goal-east", at: [".vk-status"], when: seat(1) },
  ...NOW,
  { id: "calm", at: [".prompt"], when: asked("remove-unrest") },
  ...TURN,
  { id: "protest", at: [".vk-status"], when: ({ view }) => view.protests.some(Boolean) },
  FORECAST,
  { id: "tracks", at: [".vk-strip"], when: all(turn, ({ view }) => Boolean(view.prestige || view.currency || view.socialism)) },
  { ...STORY, when: all(turn, STORY.when) },
];

/** The superpowers are the seats 0 and 1; even seats are yellow. */
const TWO_LESSONS = [
  { id: "goal-yellow", at: [".vk-status"], when: seat(0, 2) },
  { id: "goal-red", at: [".vk-status"], when: seat(1, 3) },
  ...NOW,
  { id: "rival-power", at: [".vk-cash", "[data-section=treasury]"], when: all(turn, seat(0, 1)) },
  { id: "rival-state", at: [".vk-cash", "[data-section=treasury]"], when: all(turn, seat(2, 3)) },
  ...TURN,
  { id: "automatic", at: [".vk-part-display"], when: all(turn, ({ view }) => view.display.length === 2) },
  { id: "arms", at: [".vk-mini[data-track=arms]"], when: all(turn, played(4), can("engage")) },
  FORECAST,
  { id: "credit", at: [".vk-cash", "[data-section=treasury]"], when: all(turn, played(8), can("credit")) },
  { id: "doves", at: [".vk-piles > :last-child"], when: all(turn, (message) => message.view.doves < DOVES || played(8)(message)) },
];

/** @param {{lang: string, board?: any}} context */
export function createGuide({ lang, board }) {
  return board?.world ? inWords(lang, TWO_LESSONS, TWO_WORDS, WORDS) : inWords(lang, LESSONS, WORDS);
}
