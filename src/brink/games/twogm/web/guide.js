// The guided first game: what is told, when, and beside what. The shell shows the cards, one at a time.

import { all, asked, can, STORY, told, windowed } from "/kit/lessons.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("/kit/lessons.js").Condition<View>} Condition */

/** @type {Condition} */
const ours = ({ view, seat }, { mine, windowed }) =>
  mine && !windowed && view.turn > 0 && (view.active & 1) === (Number(seat) & 1);
/** @param {(unit: View["units"][number], view: View) => boolean} holds @returns {Condition} */
const some =
  (holds) =>
  ({ view }) =>
    view.units.some((unit) => holds(unit, view));

/** @type {Condition} */
const shots = ({ view }) => view.shots.length > 0;

/** In the order in which a newcomer should hear them. Only what is seen is pointed at: on a phone some is in another tab. @type {import("/kit/lessons.js").Untold<View>[]} */
const LESSONS = [
  { id: "goal", at: [".gm-post-far .gm-hq"], when: ({ view }) => view.scenario < 0 },
  { id: "scenario", at: [".gm-goal-button"], when: ({ view }) => view.scenario >= 0 },
  { id: "bid", at: [".gm-orders"], when: asked("bid") },
  { id: "hand", at: [".gm-cards"], when: asked("mulligan") },
  { id: "window", at: [".gm-orders", ".prompt"], when: windowed },
  {
    id: "odds",
    at: [".gm-shots", ".gm-orders"],
    when: all(asked("unit-shoots", "aim"), shots),
  },
  { id: "phases", at: [".gm-phases"], when: ours },
  { id: "move", at: [".gm-space.gm-legal"], when: all(asked("movement"), can("unit")) },
  { id: "deploy", at: [".gm-card-button.gm-legal"], when: all(asked("deployment"), can("deploy")) },
  { id: "points", at: [".gm-friend .gm-purse"], when: asked("deployment") },
  { id: "shoot", at: [".gm-space.gm-legal"], when: all(asked("shooting"), can("unit")) },
  { id: "wounds", at: [".gm-counter:has(.gm-life.gm-lost)"], when: some((unit) => unit.wounds > 0) },
  { id: "tokens", at: [".gm-counter:has(.gm-token-grey)"], when: some((unit) => (unit.grey & ~unit.used) > 0) },
  { id: "planes", at: [".gm-plane"], when: some((unit, { spaces }) => unit.place >= spaces) },
  { ...STORY, when: all(ours, STORY.when) },
];

/** @param {{texts: Record<string, string>}} context */
export const createGuide = ({ texts }) => told(texts, LESSONS);
