// How one wants to be asked when others act.
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";

/** @typedef {import("../lib/session.js").Session} Session */

/** All that it depends on. @param {Session} session */
export const standingOf = ({ standing, policies, inWindow, message }) => [
  ...[standing, policies],
  (inWindow && message?.prompt?.kinds) || {},
];

/** How windows are answered in advance. @param {Session} session */
export function standing(session) {
  const select = h(
    "select",
    {
      "aria-label": t("standing"),
      value: session.standing,
      data: { key: "standing" },
      onchange: (/** @type {Event} */ event) =>
        session.chooseStanding(/** @type {HTMLSelectElement} */ (event.target).value),
    },
    session.policies.map((one) => h("option", { value: one }, t(`standing.${one}`))),
  );
  return h(
    "div",
    { class: "tool-row" },
    h(
      "label",
      { class: ["standing", !["ask", "ask-able"].includes(session.standing) && "on"] },
      h("span", null, t("standing")),
      select,
    ),
    Object.entries((session.inWindow && session.message?.prompt?.kinds) || {}).map(([kind, name]) =>
      h(
        "button",
        { type: "button", class: "small", data: { key: `always ${kind}` }, onclick: () => session.passOn(kind) },
        t("standing.always", { name }),
      ),
    ),
  );
}
