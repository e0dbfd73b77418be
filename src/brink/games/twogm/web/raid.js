// An attack from the air, or a jump: who flies, against what, and what follows before it strikes.

import { div, h, hide, span } from "/lib/dom.js";
import { stamp } from "./cards.js";
import { signPicture } from "./silhouettes.js";
import { dotted, short, unitIn } from "./world.js";

/** @typedef {import("./world.js").Unit} Unit */

/** What happens one after another, by what flies. @type {Record<string, string[]>} */
const COURSE = {
  bomber: ["escort", "intercept", "dogfight", "flak", "bombs"],
  fighter: ["intercept", "dogfight", "flak", "strike"],
  jump: ["flak", "landing"],
};
/** Which of it a decision belongs to. @type {Record<string, string>} */
const AT = { escort: "escort", "intercept-window": "intercept", against: "dogfight", "flak-window": "flak" };
/** Decisions that send airplanes up. */
const CALLED = ["escort", "intercept-window"];

/** @param {import("./world.js").World} world */
export function createRaid({ board, names, say }) {
  const root = h("section", { class: "gm-raid", hidden: true, "aria-label": say("raid") });

  /** @param {Unit} unit */
  const plane = ({ card }) => span("gm-raid-plane", stamp(card), h("b", null, short(names.card[card])));

  /** @param {string} word @param {Unit[]} planes */
  const party = (word, planes) =>
    planes.length > 0 && div(`gm-raid-party gm-raid-${word}`, h("small", null, say(`raid-${word}`)), planes.map(plane));

  return {
    root,
    /** @param {import("./world.js").Seen} seen */
    update({ view, prompt }) {
      const { raid } = view;
      const units = (/** @type {number[]} */ numbers) => numbers.flatMap((number) => unitIn(view, number) ?? []);
      const [leader, ...escort] = units(raid?.fliers ?? []);
      hide(root, !leader);
      if (!raid || !leader) return;
      const { abilities } = board.units[leader.card];
      const kind = ["bomber", "fighter"].find((one) => abilities.includes(one)) ?? "jump";
      const step = prompt?.step ?? "";
      const target = unitIn(view, raid.target);
      const aim = dotted(target && short(names.card[target.card]), names.space[raid.place]);
      const course = COURSE[kind].map((name) => {
        const now = name === AT[step];
        return h("li", { class: [now && "gm-now"], "aria-current": now ? "step" : null }, say(`raid-${name}`));
      });
      const parts = [
        h("h3", null, say(kind === "jump" ? "raid-jump" : "raid")),
        div(
          "gm-raid-party",
          plane(leader),
          h("span", { class: "gm-raid-plane", title: say("raid-target") }, signPicture("range"), h("b", null, aim)),
        ),
        party("escort", escort),
        party("interceptors", units(raid.interceptors)),
        h("ol", { class: "gm-course", "aria-label": say("raid-course") }, course),
        CALLED.includes(step) && h("small", null, say("raid-end")),
      ];
      root.replaceChildren(...parts.filter((part) => part !== false));
    },
  };
}
