// The actions as buttons, in the groups and under the headings the server gives them; what is refused stays, greyed, and says why.
import { tellsCost, verbOf } from "../kit/choices.js";
import { aloud, endingAbove, endingNote, sharedEnding } from "../kit/endings.js";
import { sentences } from "../kit/words.js";
import { append, h, Kept } from "../lib/dom.js";
import { count, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { byCard, cardRows } from "./cardrows.js";
import { hintMark } from "./hints.js";
import { explains, ruleLink } from "./tip.js";

/** @typedef {import("../lib/types.js").Candidate} Candidate */
/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {{name: string, heading: string, all: Candidate[], goesOn?: boolean, cost?: string}} Group `goesOn`: its heading was read just above; `cost`: what all of them cost, said once beside it */

const SHOWN_REFUSED = 6;
const MANY = 16;
const FEW = 4; // buttons that are all in sight on a phone
const SEVERAL = 3; // buttons whose common cost is said once, so that more of them stand in a row
const [LEADING, SINGLE, CLOSING] = ["leading", "single", "closing"];

/**
 * What leads; what belongs together, in the order in which it is offered; then what stands alone, but above a long list
 * that is offered only after all of that; then what of all this cannot be done now; then what ends the decision.
 * @param {Candidate[]} candidates @returns {Group[]}
 */
export function groups(candidates) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const one of candidates) {
    const alone = !Object.keys(one.about).length;
    const apart = one.closes ? CLOSING : one.leads ? LEADING : alone ? SINGLE : "";
    const name = apart || one.heading || one.group; // one heading each thing, whatever verbs do it
    const group = found.get(name) ?? { name, heading: apart ? "" : one.heading, all: [] };
    group.all.push(one);
    found.set(name, group);
  }
  const [leading, closing] = [found.get(LEADING), found.get(CLOSING)];
  const others = [...found.values()].filter((group) => group !== leading && group !== closing);
  const together = others.filter(({ name, all }) => name !== SINGLE && all.length > 1);
  const alone = others.filter((group) => !together.includes(group));
  const single = alone.sort((a, b) => Number(a.name === SINGLE) - Number(b.name === SINGLE)).flatMap((one) => one.all);
  const last = Math.max(...single.map((one) => candidates.indexOf(one)));
  const later = together.filter(({ all }) => all.length > FEW && single.length && candidates.indexOf(all[0]) > last);
  const sooner = together.filter((group) => !later.includes(group));
  const singles = single.length ? [{ name: SINGLE, heading: "", all: single }] : [];
  const choices = [...(leading ? [leading] : []), ...sooner, ...singles, ...later];
  const can = parts(choices, (one) => !one.reason);
  const cannot = parts(choices, (one) => !!one.reason);
  const before = can.at(-1);
  if (cannot.length && cannot[0].name === before?.name) {
    cannot[0].goesOn = true;
    if (cannot[0].cost !== before.cost) cannot[0].cost = ""; // its heading may not be seen
  }
  return [...can, ...cannot, ...(closing ? [closing] : [])];
}

/** Of each group those that fit, if any does. @param {Group[]} all @param {(one: Candidate) => boolean} fits @returns {Group[]} */
const parts = (all, fits) =>
  all
    .map((group) => ({ ...group, all: group.all.filter(fits) }))
    .filter((group) => group.all.length > 0)
    .map((group) => ({ ...group, cost: commonCost(group) }));

/** What each of several under a heading costs, if that is the same. @param {Group} group */
function commonCost({ heading, all }) {
  const [{ cost }] = all;
  return heading && all.length >= SEVERAL && all.every((one) => tellsCost(one) && one.cost === cost) ? cost : "";
}

/**
 * @param {Candidate[]} candidates
 * @param {{act: (action: Action) => void, busy: boolean, held?: (one: Candidate) => boolean, rows?: import("../lib/types.js").Rows, kept?: Kept}} how `held`: the hand offers it too; `rows`: one for each card; `kept`: the groups of the last list, where the same list is drawn again and again
 * @returns {{choices: Node[], closing: HTMLElement|null}} what ends the decision stands apart, always in sight
 */
export function actionList(candidates, how) {
  let number = 0;
  const shared = sharedEnding(candidates);
  const kept = how.kept ?? new Kept();
  kept.next();
  const choice = (
    /** @type {Candidate} */ one,
    /** @type {string|Element} */ content,
    { closes = false, priced = true } = {},
  ) => {
    const key = `act ${JSON.stringify(one.action)}`;
    const price = priced ? costNote(one) : [];
    if (one.reason) return refusedButton(one, [content, ...price], key);
    number += 1;
    const mine = number;
    return h(
      "button",
      {
        class: ["do", closes && "do-close"],
        type: "button",
        "aria-label": aloud({ ...one, text: withCost(one) }),
        "aria-keyshortcuts": mine < 10 ? String(mine) : null,
        data: { key, number: String(mine), verb: verbOf(one), ...(one.ending?.asks && { asks: "1" }) },
        "aria-disabled": how.busy ? "true" : null,
        onclick: () => how.busy || how.act(one.action),
      },
      content,
      hintMark(one),
      ...price,
      one.ending?.text !== shared && endingNote(one),
    );
  };
  const draw = (/** @type {Group} */ { name, heading, all, goesOn, cost }) => {
    const legal = all.filter((one) => !one.reason);
    const refused = all.filter((one) => one.reason);
    const look = { closes: name === CLOSING, priced: !cost };
    const button = (/** @type {Candidate} */ one) => choice(one, heading ? one.label : one.text, look);
    const why = legal.length || refused.length <= FEW ? null : sharedReason(refused); // then it is read once, not pressed for
    const shown = why ? 0 : SHOWN_REFUSED;
    const hidden = refused.slice(shown);
    const folded = h("div", { class: "chips" });
    if (hidden.length) setTimeout(() => append(folded, hidden.map(button))); // what is seen comes first
    const chips = h(
      "div",
      { class: ["chips", legal.length > MANY && "many fades"] },
      legal.map(button),
      refused.slice(0, shown).map(button),
    );
    const few = legal.length > 0 && legal.length <= FEW;
    const held = name !== CLOSING && how.held && all.every(how.held);
    return h(
      "div",
      {
        class: [
          "group",
          name === CLOSING ? "group-close" : !legal.length && "refused-group",
          held && "of-hand",
          goesOn && "goes-on",
          few && "few",
        ],
        role: "group",
        "aria-label": heading || null,
        data: { group: name },
      },
      heading && h("h4", { "aria-hidden": "true" }, heading, cost && [" ", h("span", { class: "cost" }, cost)]),
      legal.length > MANY && filterField(name),
      chips,
      hidden.length > 0 &&
        h(
          "details",
          { class: "more" },
          h(
            "summary",
            { data: { key: `more ${name}` } },
            why ? `${why} (${hidden.length})` : count("refused.more", hidden.length),
          ),
          folded,
        ),
    );
  };
  const cards = how.rows ? byCard(candidates) : new Map();
  const inRows = new Set([...cards.values()].flat());
  const rows = how.rows && cards.size > 0 && cardRows(cards, how.rows, choice);
  if (rows && how.held && [...inRows].every(how.held)) rows.classList.add("of-hand");
  const others = candidates.filter((one) => !inRows.has(one));
  const made = groups(others).map((group) => {
    const legal = group.all.filter((one) => !one.reason).length;
    const plain = legal <= MANY && group.all.length - legal <= SHOWN_REFUSED; // else it may be opened, or searched
    const began = number;
    const what = [group, how.held && group.all.every(how.held), how.busy, shared, legal && began];
    const node = plain && group.name !== CLOSING ? kept.of(what, () => draw(group)) : draw(group);
    number = began + legal;
    return { name: group.name, node };
  });
  if (rows) made.unshift({ name: "cards", node: rows });
  const above = endingAbove(candidates, "shared-ending");
  const choices = made.filter((one) => one.name !== CLOSING).map((one) => one.node);
  return {
    choices: above ? [above, ...choices] : choices,
    closing: made.find((one) => one.name === CLOSING)?.node ?? null,
  };
}

/** Why none of these can be done, if it is the same for all. @param {Candidate[]} refused */
function sharedReason(refused) {
  const reasons = new Set(refused.map(({ reason }) => reason?.text));
  return reasons.size === 1 ? refused[0].reason?.text : null;
}

/** @param {Candidate} one */
const costNote = (one) => (tellsCost(one) ? [" ", h("span", { class: "cost" }, one.cost)] : []);

/** What is read out has in it what is read. @param {Candidate} one */
const withCost = (one) => (tellsCost(one) ? `${one.text} ${one.cost}` : one.text);

/** Among a hundred roads one types a few letters; those that cannot be had are in a group of their own. @param {string} name */
function filterField(name) {
  const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const apply = () => {
    const wanted = plain(field.value.trim());
    const groups = [...(field.closest(".group")?.parentElement?.children ?? [])];
    const same = groups.filter((one) => one instanceof HTMLElement && one.dataset.group === name);
    for (const chip of same.flatMap((one) => [...one.querySelectorAll("button")]))
      chip.hidden = !plain(chip.textContent ?? "").includes(wanted);
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

/** @param {Candidate} one @param {import("../lib/dom.js").Child[]} content @param {string} key */
function refusedButton(one, content, key) {
  const reason = one.reason ?? { text: "", rule: "" };
  const button = h(
    "button",
    {
      class: "do refused",
      type: "button",
      "aria-disabled": "true",
      "aria-label": sentences(withCost(one), `${t("refused")}: ${reason.text}`),
      data: { key },
    },
    content,
  );
  explains(button, () => reason, one.text);
  return button;
}

/** @param {import("../lib/types.js").Reason} reason */
export function reasonLine(reason) {
  return h("p", { class: "reason" }, icon("cross"), h("span", null, reason.text, " "), ruleLink(reason.rule));
}
