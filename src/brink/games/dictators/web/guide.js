// The guided first game: what is told, when, and beside what. The shell shows the cards, one at a time.

import { all, asked, can, mine, refused, STORY, told, windowed } from "/kit/lessons.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("/kit/lessons.js").Condition<View>} Condition */

const PEACE = 5; // the DEFCON level
const acting = asked("take-action");
/** @type {Condition} */
const begun = ({ view }) => view.actions_left < 3;
/** @type {Condition} */
const later = ({ view }) => view.turn > view.players.length;
/** What lies in front of oneself; nothing for somebody without a seat. @param {View} view */
const own = (view) => view.players[view.seat];

/** In the order in which a newcomer should hear them. Only what is seen is pointed at: on a phone some is in another tab. @type {import("/kit/lessons.js").Untold<View>[]} */
const LESSONS = [
  { id: "goal", at: [".rd-place.rd-white-house"], when: () => true },
  { id: "ability", at: [".prompt"], when: asked("choose-ability") },
  {
    id: "passport",
    at: [".rd-passport.rd-own .rd-stamps", ".rd-place.rd-target"],
    when: ({ view }) => own(view)?.facilities.length > 0,
  },
  { id: "hand", at: ["#hand"], when: ({ view }) => own(view)?.hand.length > 0 },
  { id: "confront", at: [".prompt"], when: all(mine, can("confront")) },
  { id: "window", at: [".prompt"], when: windowed },
  { id: "turn", at: [".prompt"], when: acting },
  {
    id: "travel",
    at: [".rd-place.rd-legal", ".do[data-verb=travel]", ".do[data-verb=fly]"],
    when: all(acting, can("travel", "fly")),
  },
  { id: "disarm", at: [".do[data-verb=disarm]"], when: all(mine, can("disarm")) },
  { id: "draw", at: [".rd-pile-deck.rd-legal", ".do[data-verb=draw]"], when: all(acting, begun, can("draw")) },
  { id: "play", at: [".rd-hand-card.rd-legal"], when: all(acting, begun, can("play")) },
  { id: "defcon", at: [".rd-defcon", ".rd-mini"], when: ({ view }) => view.defcon < PEACE },
  { ...STORY, when: all(acting, STORY.when) },
  { id: "father", at: [".rd-tag-father"], when: ({ view }) => view.players.some((player) => player.father >= 0) },
  { id: "why", at: [".do.refused"], when: all(acting, later, refused) },
];

/** @param {import("./board.js").Context} context */
export const createGuide = ({ texts }) => told(texts, LESSONS);
