// An attack from the air, or a jump: who flies, against what, and what follows before it strikes.

import { h } from "/lib/dom.js";
import { stamp } from "./cards.js";
import { signPicture } from "./silhouettes.js";
import { short } from "./words.js";

/** What happens one after another, by what flies. */
const COURSE = {
  bomber: ["escort", "intercept", "dogfight", "flak", "bombs"],
  fighter: ["intercept", "dogfight", "flak", "strike"],
  jump: ["flak", "landing"],
};
/** Which of it a decision belongs to. */
const AT = { escort: "escort", "intercept-window": "intercept", against: "dogfight", "flak-window": "flak" };
/** Decisions that send airplanes up. */
const CALLED = new Set(["escort", "intercept-window"]);

/** @param {any} world */
export function createRaid({ board, names, say }) {
  const root = h("section", { class: "gm-raid", hidden: true, "aria-label": say("raid") });

  function kindOf(card) {
    const { abilities } = board.units[card];
    return ["bomber", "fighter"].find((kind) => abilities.includes(kind)) ?? "jump";
  }

  const plane = ({ card }) => h("span", { class: "gm-raid-plane" }, stamp(card), h("b", null, short(names.card[card])));

  /** @param {string} word @param {any[]} planes */
  function party(word, planes) {
    if (!planes.length) return null;
    const title = h("small", null, say(`raid-${word}`));
    return h("div", { class: `gm-raid-party gm-raid-${word}` }, title, planes.map(plane));
  }

  function aim(raid, view) {
    const target = view.units.find((unit) => unit.unit === raid.target);
    const space = names.space[raid.place];
    const words = target ? `${short(names.card[target.card])} · ${space}` : space;
    return h("span", { class: "gm-raid-plane", title: say("raid-target") }, signPicture("range"), h("b", null, words));
  }

  function course(kind, step) {
    const part = (name) => {
      const now = name === AT[step];
      return h("li", { class: now && "gm-now", "aria-current": now ? "step" : null }, say(`raid-${name}`));
    };
    return h("ol", { class: "gm-course", "aria-label": say("raid-course") }, COURSE[kind].map(part));
  }

  return {
    root,
    update({ view, prompt }) {
      const { raid } = view;
      const units = (numbers = []) => numbers.flatMap((number) => view.units.find((one) => one.unit === number) ?? []);
      const [leader, ...escort] = units(raid?.fliers);
      root.hidden = !leader;
      if (!leader) return;
      const kind = kindOf(leader.card);
      const parts = [
        h("h3", null, say(kind === "jump" ? "raid-jump" : "raid")),
        h("div", { class: "gm-raid-party" }, plane(leader), aim(raid, view)),
        party("escort", escort),
        party("interceptors", units(raid.interceptors)),
        course(kind, prompt?.step),
        CALLED.has(prompt?.step) ? h("small", null, say("raid-end")) : null,
      ];
      root.replaceChildren(...parts.filter((part) => part !== null));
    },
  };
}
