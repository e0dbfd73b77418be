// What the planner would do: three moves with the chance of winning after each, in the list and on the board.
import { h } from "../lib/dom.js";
import { percent, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";

/** @typedef {import("../lib/types.js").Action} Action */
/** @typedef {import("../lib/session.js").Session} Session */

/** Nobody is sure of a game that goes on. @param {number} chance */
export const winning = (chance) => percent(Math.max(1, Math.min(99, Math.round(100 * chance))));

/** The button that asks for it; none where none may be asked for. @param {Session} session */
export function hintButton(session) {
  if (!session.message?.hints || session.hints) return null;
  return h(
    "button",
    {
      type: "button",
      class: "undo ask-hint",
      "aria-disabled": session.hintComing ? "true" : null,
      data: { key: "hint" },
      title: t("hint.about"),
      onclick: () => session.askHint(),
    },
    icon("help"),
    session.hintComing ? t("hint.coming") : t("hint"),
  );
}

/** @param {Session} session @param {(action: Action) => void} act */
export function hintBox(session, act) {
  const { hints } = session;
  if (!hints || !session.mineToAct) return null;
  return h(
    "section",
    { class: "hints", "aria-label": t("hint") },
    h("h3", null, t("hint.title")),
    h(
      "ol",
      null,
      hints.moves.map(({ action, chance, why }, at) => {
        const offer = session.candidate(action);
        if (!offer) return null;
        const text = offer.heading ? `${offer.heading}: ${offer.label}` : offer.text;
        return h(
          "li",
          null,
          h(
            "button",
            { type: "button", class: "hint-move", data: { key: `hint ${at}` }, onclick: () => act(action) },
            h("span", null, text),
            h("b", null, winning(chance)),
          ),
          why && h("p", { class: "hint" }, why),
        );
      }),
    ),
  );
}

/** Beside what may be done: which of the planner's moves it is. @param {import("../lib/types.js").Candidate} one */
export const hintMark = ({ advice }) =>
  advice ? h("span", { class: "hint-mark", title: t("hint") }, `${advice.rank} · ${winning(advice.chance)}`) : null;
