// The actions as buttons, grouped by what one does; what is refused stays there, greyed, and says why.
import { h } from "../lib/dom.js";
import { count, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { explains, ruleLink } from "./tip.js";

/** @typedef {import("../lib/types.js").Candidate} Candidate */
/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {{verb: string, all: Candidate[]}} Group */

const CLOSING = new Set(["end", "pass", "done", "decline", "stay", "refuse"]);
const SHOWN_REFUSED = 6;
const MANY = 16;

/** @param {Candidate[]} candidates @returns {Group[]} */
export function groups(candidates) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const one of candidates) {
    const verb = String(one.action[0]);
    const kind = CLOSING.has(verb) ? "closing" : one.action.length === 1 ? "single" : verb;
    const group = found.get(kind) ?? { verb: kind, all: [] };
    group.all.push(one);
    found.set(kind, group);
  }
  const last = ["single", "closing"];
  const list = [...found.values()];
  const alone = list.filter((group) => group.all.length === 1 && !last.includes(group.verb));
  if (alone.length) {
    const single = found.get("single") ?? { verb: "single", all: [] };
    single.all = [...alone.flatMap((group) => group.all), ...single.all];
    if (!found.has("single")) list.push(single);
  }
  return list.filter((group) => !alone.includes(group)).sort((a, b) => last.indexOf(a.verb) - last.indexOf(b.verb)); // stable: the rest keeps its order
}

/** Words such as "im" or "en el" at the end: what follows belongs to them. */
const CUT = /(^| )\p{Ll}{1,3}$/u;

/** What all sentences of a group begin and end with, in whole words. @param {string[]} texts */
export function shared(texts) {
  const whole = { head: "", tail: "", rest: texts };
  if (new Set(texts).size < 2) return whole; // nothing tells them apart
  const words = texts.map((text) => text.split(" "));
  const least = Math.min(...words.map((one) => one.length));
  let head = 0;
  while (head < least - 1 && words.every((one) => one[head] === words[0][head])) head += 1;
  let tail = 0;
  while (tail < least - 1 - head && words.every((one) => one.at(-1 - tail) === words[0].at(-1 - tail))) tail += 1;
  const rest = words.map((one) => one.slice(head, one.length - tail).join(" ").replace(tail ? /:$/ : "", ""));
  if (!head && rest.some((one) => CUT.test(one))) return whole;
  return { head: words[0].slice(0, head).join(" "), tail: tail ? words[0].slice(-tail).join(" ") : "", rest };
}

/**
 * @param {Candidate[]} candidates
 * @param {{act: (action: Action) => void, busy: boolean, hand?: Set<string>, hint?: (action: Action|null) => void}} how `hand`: verbs that the cards in the hand offer too
 * @returns {{choices: Node[], closing: HTMLElement|null}} what ends the decision stands apart, always in sight
 */
export function actionList(candidates, how) {
  let number = 0;
  const all = groups(candidates);
  const draw = (/** @type {Group} */ { verb, all }) => {
    const legal = all.filter((one) => !one.reason);
    const refused = all.filter((one) => one.reason);
    const parts = shared(all.map((one) => one.text));
    const named = verb !== "closing" && verb !== "single" && all.length > 1 && (parts.head || parts.tail);
    const short = new Map(all.map((one, at) => [one, named ? parts.rest[at] : one.text]));
    const title = named ? [parts.head, parts.tail].filter(Boolean).join(" … ") : "";
    const button = (/** @type {Candidate} */ one) => {
      const text = short.get(one) ?? one.text;
      const key = `act ${JSON.stringify(one.action)}`;
      if (one.reason) return refusedButton(one, text, key);
      number += 1;
      const mine = number;
      return h("button", { class: ["do", verb === "closing" && "do-close"], type: "button", "aria-label": one.text, "aria-keyshortcuts": mine < 10 ? String(mine) : null,
        data: { key, number: String(mine), verb: String(one.action[0]) }, "aria-disabled": how.busy ? "true" : null,
        onpointerenter: () => how.hint?.(one.action), onpointerleave: () => how.hint?.(null),
        onclick: () => how.busy || how.act(one.action) }, text);
    };
    const hidden = refused.slice(SHOWN_REFUSED);
    const chips = h("div", { class: ["chips", legal.length > MANY && "many"] }, legal.map(button), refused.slice(0, SHOWN_REFUSED).map(button));
    return h("div", { class: ["group", verb === "closing" && "group-close", how.hand?.has(verb) && "of-hand"], role: "group", "aria-label": title || null },
      title && h("h4", { "aria-hidden": "true" }, title),
      legal.length > MANY && filterField(verb, chips),
      chips,
      hidden.length > 0 && h("details", { class: "more" }, h("summary", { data: { key: `more ${verb}` } }, count("refused.more", hidden.length)), h("div", { class: "chips" }, hidden.map(button))));
  };
  const made = all.map((group) => ({ verb: group.verb, node: draw(group) }));
  return { choices: made.filter((one) => one.verb !== "closing").map((one) => one.node), closing: made.find((one) => one.verb === "closing")?.node ?? null };
}

/** Among a hundred roads one types a few letters. @param {string} verb @param {HTMLElement} chips */
function filterField(verb, chips) {
  const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const apply = () => {
    const wanted = plain(field.value.trim());
    for (const chip of chips.children) /** @type {HTMLElement} */ (chip).hidden = !plain(chip.textContent ?? "").includes(wanted);
  };
  const field = h("input", { type: "search", class: "filter", "aria-label": t("filter"), placeholder: t("filter"), data: { key: `filter ${verb}` }, oninput: apply });
  return field;
}

/** @param {Candidate} one @param {string} text @param {string} key */
function refusedButton(one, text, key) {
  const reason = one.reason ?? { text: "", rule: "" };
  const button = h("button", { class: "do refused", type: "button", "aria-disabled": "true", "aria-label": `${one.text}. ${t("refused")}: ${reason.text}`, data: { key } }, text);
  explains(button, () => reason, one.text);
  return button;
}

/** @param {import("../lib/types.js").Reason} reason */
export function reasonLine(reason) {
  return h("p", { class: "reason" }, icon("cross"), h("span", null, reason.text, " "), ruleLink(reason.rule));
}
