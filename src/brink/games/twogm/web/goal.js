// The round, and what is played for: beside the field, and on a phone on a slip.

import { tells } from "/kit/menu.js";
import { h, showing, span } from "/lib/dom.js";
import { markPicture, signPicture } from "./silhouettes.js";

/** @typedef {import("./world.js").View} View */

/** The round, of how many if they are counted. @param {View} view */
export const roundOf = ({ round, last_round: last, turn }) => (last ? `${round}/${last}` : turn ? `${round}` : "–");

/** @param {import("./world.js").World} world */
export function createGoal(world) {
  const { board, names, texts, say } = world;

  /** Losses, points, what is held: whatever decides this game. @param {View} view @param {import("./world.js").Scenario["victory"][number]} goal @param {number} n */
  function score(view, { side, kind, count, spaces, some, turns }, n) {
    const points = view.points[side];
    const boards = view.spaces / 48;
    /** @param {number[]} places */
    const held = (places) =>
      view.control.filter((holder, place) => holder === side && places.includes(place % 48)).length;
    const gained = held(spaces) + Math.min(held(some), count * boards); // one of `some` more is none of `spaces`
    /** @type {Record<string, string>} */
    const reached = {
      "destroy-units": `${view.losses[1 - side]}/${count * boards}`,
      ...Object.fromEntries(["evacuate", "leave", "score"].map((word) => [word, `${points}/${count * boards}`])),
      control: `${gained}/${(spaces.length + count) * boards}`,
    };
    if (!(kind in reached)) return [];
    const { faction } = view.players[side];
    return span(
      "gm-score",
      markPicture(faction),
      say(`goal-${kind}`, { side: world.seen.roles[side] }),
      h("b", null, reached[kind]),
      kind === "control" && turns > 1 && h("i", null, say("goal-turns", { n: view.held[n], of: turns })),
    );
  }

  return {
    /** @param {View} view */
    title: ({ scenario }) => names.scenario[scenario] ?? say("battle-royal"),
    /** @param {View} view */
    text({ scenario, doubled, last_round: n }) {
      const sheet = board.scenarios[scenario];
      const goal = sheet ? texts[`scenario-${sheet.id}-text`] : say(n ? "goal-time" : "goal", { n });
      return [goal, ...(doubled ? [say("goal-two-boards")] : []), say("goal-cards")].join(" ");
    },
    /** @param {View} view */
    scores: (view) => (board.scenarios[view.scenario]?.victory ?? []).flatMap((goal, n) => score(view, goal, n)),
  };
}

/** On a phone what lies beside the field elsewhere has a tab of its own: the round is in sight, the goal a press away. @param {import("./world.js").World} world */
export function createBrief(world) {
  const { menu, say } = world;
  const aims = createGoal(world);
  const slip = () => {
    const { view } = world.seen;
    return { title: aims.title(view), lines: [aims.text(view), ...aims.scores(view)] };
  };
  const root = h("button", { type: "button", class: "gm-brief", onclick: () => void menu.open(root, slip()) });
  return {
    root: tells(root, menu, slip),
    /** @param {import("./world.js").Seen} seen */
    update({ view }) {
      showing(root, roundOf(view), (now) => [
        signPicture("flag"),
        span("offscreen", say("round")),
        h("b", null, now),
        span("offscreen", say("goal-more")),
      ]);
    },
  };
}
