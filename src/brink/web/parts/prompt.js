// What is asked, and of whom; or how it ended.
import { h, showing } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { seatMark } from "../lib/icons.js";
import { named } from "./names.js";
import { yours } from "./seats.js";
import { ruleLink } from "./tip.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */

/** @param {HTMLElement} root @param {import("../lib/session.js").Session} session @param {TableMessage} message */
export function drawPrompt(root, session, message) {
  const { outcome, status, prompt } = message;
  const mine = session.mineToAct;
  root.classList.toggle("mine", mine);
  root.classList.toggle("busy", session.waiting);
  const tag = mine ? yours(message) : "";
  const name = message.seats[prompt?.seat ?? -1]?.name ?? "";
  const before = message.seats[session.before ?? -1]?.name;
  showing(root, { outcome, status, prompt, tag, name, before }, () => {
    if (outcome) return over(howItEnded(outcome));
    if (status === "finished") return over(h("p", null, t("over.left")));
    if (status === "broken") return [h("span", { class: "tag" }, t("broken")), h("p", null, t("broken.text"))];
    if (!prompt) return [h("p", null, t("loading"))];
    return [
      h("span", { class: "tag" }, tag || [seatMark(prompt.seat), t("waiting.for", { name })]),
      h("p", null, named(prompt.text, prompt.names, "prompt"), " ", ruleLink(prompt.rule, "prompt-rule")),
      before !== undefined && h("p", { class: "hint" }, t("window.ahead", { name: before })),
    ];
  });
}

/** Who won is said by it, and by the seats above. @param {NonNullable<TableMessage["outcome"]>} outcome */
export const howItEnded = ({ text, names, rule }) => h("p", null, named(text, names, "over"), " ", ruleLink(rule));

/** While what led to it is shown, only that is said. @param {HTMLElement} how */
const over = (how) => [
  h("span", { class: "tag over-coming" }, t("over.coming")),
  h("span", { class: "tag" }, t("over")),
  how,
];
