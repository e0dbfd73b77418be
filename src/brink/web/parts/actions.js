// The actions as buttons, in the groups and under the headings the server gives them; what is refused stays, greyed, and says why.
import { verbOf } from "../kit/choices.js";
import { aloud, endingNote } from "../kit/endings.js";
import { h } from "../lib/dom.js";
import { count, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { explains, ruleLink } from "./tip.js";

/** @typedef {import("../lib/types.js").Candidate} Candidate */
/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {{name: string, heading: string, all: Candidate[]}} Group */

const SHOWN_REFUSED = 6;
const MANY = 16;
const [SINGLE, CLOSING] = ["single", "closing"];

/** What belongs together, in the order in which it is offered; then what stands alone, then what ends the decision. @param {Candidate[]} candidates @returns {Group[]} */
export function groups(candidates) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const one of candidates) {
    const alone = !Object.keys(one.about).length;
    const name = one.closes ? CLOSING : alone ? SINGLE : `${one.group} ${one.heading}`;
    const group = found.get(name) ?? { name, heading: name === CLOSING || alone ? "" : one.heading, all: [] };
    group.all.push(one);
    found.set(name, group);
  }
  const together = [...found.values()].filter(({ name, all }) => name !== CLOSING && name !== SINGLE && all.length > 1);
  const alone = [...found.values()].filter((group) => group.name !== CLOSING && !together.includes(group));
  const closing = found.get(CLOSING);
  const single = alone.sort((a, b) => Number(a.name === SINGLE) - Number(b.name === SINGLE)).flatMap((one) => one.all);
  return [
    ...together,
    ...(single.length ? [{ name: SINGLE, heading: "", all: single }] : []),
    ...(closing ? [closing] : []),
  ];
}

/**
 * @param {Candidate[]} candidates
 * @param {{act: (action: Action) => void, busy: boolean, held?: (one: Candidate) => boolean}} how `held`: the hand offers it too
 * @returns {{choices: Node[], closing: HTMLElement|null}} what ends the decision stands apart, always in sight
 */
export function actionList(candidates, how) {
  let number = 0;
  const draw = (/** @type {Group} */ { name, heading, all }) => {
    const legal = all.filter((one) => !one.reason);
    const refused = all.filter((one) => one.reason);
    const button = (/** @type {Candidate} */ one) => {
      const text = heading ? one.label : one.text;
      const key = `act ${JSON.stringify(one.action)}`;
      if (one.reason) return refusedButton(one, text, key);
      number += 1;
      const mine = number;
      return h(
        "button",
        {
          class: ["do", name === CLOSING && "do-close"],
          type: "button",
          "aria-label": aloud(one),
          "aria-keyshortcuts": mine < 10 ? String(mine) : null,
          data: { key, number: String(mine), verb: verbOf(one) },
          "aria-disabled": how.busy ? "true" : null,
          onclick: () => how.busy || how.act(one.action),
        },
        text,
        endingNote(one),
      );
    };
    const hidden = refused.slice(SHOWN_REFUSED);
    const chips = h(
      "div",
      { class: ["chips", legal.length > MANY && "many"] },
      legal.map(button),
      refused.slice(0, SHOWN_REFUSED).map(button),
    );
    const held = name !== CLOSING && how.held && all.every(how.held);
    return h(
      "div",
      {
        class: ["group", name === CLOSING && "group-close", held && "of-hand"],
        role: "group",
        "aria-label": heading || null,
      },
      heading && h("h4", { "aria-hidden": "true" }, heading),
      legal.length > MANY && filterField(name, chips),
      chips,
      hidden.length > 0 &&
        h(
          "details",
          { class: "more" },
          h("summary", { data: { key: `more ${name}` } }, count("refused.more", hidden.length)),
          h("div", { class: "chips" }, hidden.map(button)),
        ),
    );
  };
  const made = groups(candidates).map((group) => ({ name: group.name, node: draw(group) }));
  return {
    choices: made.filter((one) => one.name !== CLOSING).map((one) => one.node),
    closing: made.find((one) => one.name === CLOSING)?.node ?? null,
  };
}

/** Among a hundred roads one types a few letters. @param {string} name @param {HTMLElement} chips */
function filterField(name, chips) {
  const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const apply = () => {
    const wanted = plain(field.value.trim());
    for (const chip of chips.querySelectorAll("button")) chip.hidden = !plain(chip.textContent ?? "").includes(wanted);
  };
  const field = h("input", {
    type: "search",
    class: "filter",
    "aria-label": t("filter"),
    placeholder: t("filter"),
    data: { key: `filter ${name}` },
    oninput: apply,
  });
  return field;
}

/** @param {Candidate} one @param {string} text @param {string} key */
function refusedButton(one, text, key) {
  const reason = one.reason ?? { text: "", rule: "" };
  const button = h(
    "button",
    {
      class: "do refused",
      type: "button",
      "aria-disabled": "true",
      "aria-label": `${one.text}. ${t("refused")}: ${reason.text}`,
      data: { key },
    },
    text,
  );
  explains(button, () => reason, one.text);
  return button;
}

/** @param {import("../lib/types.js").Reason} reason */
export function reasonLine(reason) {
  return h("p", { class: "reason" }, icon("cross"), h("span", null, reason.text, " "), ruleLink(reason.rule));
}
