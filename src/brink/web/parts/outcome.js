// How a game ended: who won, the ranking, what one may do next, and the proof that nobody cheated.
import { get } from "../lib/api.js";
import { download, h, toast } from "../lib/dom.js";
import { list, t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";
import * as store from "../lib/store.js";
import { ruleLink } from "./tip.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */
/** @typedef {import("../lib/dom.js").Child} Child */

/** @param {TableMessage} message */
export const hasWon = (message) => message.mine.some((seat) => message.outcome?.winners.includes(seat));

/** @param {import("../lib/session.js").Session} session @param {TableMessage} message @param {() => void} close @returns {Child[]} */
export function howItEnded(session, message, close) {
  const outcome = message.outcome ?? { text: t("over.left"), rule: "", winners: [], ranking: [], points: [] };
  const names = outcome.winners.map((seat) => message.seats[seat].name);
  const won = hasWon(message);
  return [
    h(
      "button",
      {
        class: "quiet icon-only banner-close",
        type: "button",
        "aria-label": t("close"),
        data: { key: "banner-close" },
        onclick: close,
      },
      icon("cross"),
    ),
    icon("trophy"),
    h(
      "h2",
      null,
      won ? t("outcome.you") : names.length ? t("outcome.wins", { names: list(names) }) : t("outcome.nobody"),
    ),
    h("p", null, outcome.text, " ", ruleLink(outcome.rule)),
    message.outcome &&
      h(
        "ol",
        { class: "ranking" },
        message.seats
          .map((seat) => ({ seat, place: outcome.ranking[seat.seat] }))
          .sort((a, b) => a.place - b.place)
          .map(({ seat, place }) =>
            h(
              "li",
              null,
              h("span", { class: "num" }, `${place}.`),
              seatMark(seat.seat),
              seat.name,
              message.roles[seat.seat] && h("span", { class: "seat-role" }, message.roles[seat.seat]),
              outcome.points?.length ? h("span", { class: "num" }, String(outcome.points[seat.seat])) : null,
            ),
          ),
      ),
    h(
      "div",
      { class: "row" },
      message.mine.length > 0 &&
        ((message.rematch && !store.table(message.rematch).tokens.length) || !message.rematch
          ? h(
              "button",
              {
                class: "primary",
                type: "button",
                data: { key: "rematch" },
                onclick: () => session.send({ type: "rematch" }),
              },
              icon("again"),
              t(message.rematch ? "rematch.join" : "rematch"),
            )
          : h(
              "a",
              { class: "button primary", href: `#/table/${message.rematch}`, data: { key: "rematch" } },
              icon("again"),
              t("rematch"),
            )),
      h("a", { class: "button", href: `#/replay/${session.id}`, data: { key: "replay" } }, icon("play"), t("replay")),
      h(
        "button",
        { type: "button", data: { key: "record" }, onclick: () => saveRecord(session.id) },
        icon("download"),
        t("record"),
      ),
    ),
    message.seed &&
      h(
        "details",
        { class: "proof" },
        h("summary", { data: { key: "proof" } }, t("proof")),
        h("p", null, t("proof.text")),
        h("code", null, message.commitment),
        h("code", null, message.seed),
      ),
  ];
}

/** @param {string} id */
export async function saveRecord(id) {
  try {
    download(`brink-${id}.json`, await get(`/api/tables/${id}/record`));
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), "bad");
  }
}
