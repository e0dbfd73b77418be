// How a game ended: who won and by what, the numbers behind it, losses, how the dice fell, what is remembered, what one may do next.
import { plain } from "../kit/words.js";
import { get } from "../lib/api.js";
import { download, h, tableHead, toast } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";
import { link } from "../lib/router.js";
import { hasWon } from "../lib/session.js";
import * as store from "../lib/store.js";
import { lossTable, luckTable, timeline, wholeLog } from "./course.js";
import { named } from "./names.js";
import { botName } from "./seats.js";
import { toldList } from "./stage.js";
import { ruleLink } from "./tip.js";
import { copyButton } from "./waiting.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */
/** @typedef {import("../lib/dom.js").Child} Child */

/** Whoever has closed the result to see the board may open it again. @param {() => void} onclick */
export const resultButton = (onclick) =>
  h("button", { type: "button", data: { key: "result" }, onclick }, icon("trophy"), t("result"));

/** Of whoever looks, or that nobody wins: who else does is said by the sentence below. @param {TableMessage} message */
function headline(message) {
  if (hasWon(message)) return t("outcome.you");
  return t(message.outcome?.winners.length === 0 ? "outcome.nobody" : "over");
}

/** @param {import("../lib/session.js").Session} session @param {TableMessage} message @param {import("./stage.js").Stage|undefined} stage @param {() => void} close @returns {Child[]} */
export function howItEnded(session, message, stage, close) {
  const outcome = message.outcome ?? {
    text: t("over.left"),
    names: [],
    rule: "",
    winners: [],
    ranking: [],
    points: [],
  };
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
    outcome.winners.length > 0 && icon("trophy"),
    h("h2", null, headline(message)),
    h("p", null, ...named(outcome.text, outcome.names, "outcome"), " ", ruleLink(outcome.rule)),
    message.outcome && standings(message, stage?.texts["outcome-points"] ?? t("points")),
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
      message.mine.length > 0 &&
        !message.rematch &&
        stage?.sided &&
        h(
          "button",
          { type: "button", data: { key: "swap" }, onclick: () => session.send({ type: "rematch", swap: true }) },
          icon("again"),
          t("rematch.swap"),
        ),
      h("a", { class: "button", href: `#/replay/${session.id}`, data: { key: "replay" } }, icon("play"), t("replay")),
      message.outcome &&
        h(
          "a",
          { class: "button", href: `#/replay/${session.id}?analyse`, data: { key: "analyse" } },
          icon("graph"),
          t("study.begin"),
        ),
      h(
        "button",
        { type: "button", data: { key: "record" }, onclick: () => saveRecord(session.id) },
        icon("download"),
        t("record"),
      ),
      copyButton(link(`/replay/${session.id}`), t("share")),
      !session.inWords &&
        h(
          "button",
          { type: "button", class: "small", data: { key: "numbers" }, onclick: () => session.wantWords() },
          icon("text"),
          t("numbers"),
        ),
    ),
    session.inWords && message.told.length > 0 && toldList(message.told),
    course(session, message, stage),
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

/** Who came where, in what part, and with how much. @param {TableMessage} message @param {string} unit what is counted */
function standings({ outcome, seats, roles }, unit) {
  const { ranking = [], points = [] } = outcome ?? {};
  const rows = [...seats].sort((a, b) => ranking[a.seat] - ranking[b.seat]);
  const head = [t("luck.place"), t("luck.who"), t("luck.role"), ...(points.length ? [unit] : [])];
  return h(
    "table",
    { class: "ranking" },
    tableHead(head),
    h(
      "tbody",
      null,
      rows.map((seat) =>
        h(
          "tr",
          null,
          h("td", { class: "num" }, `${ranking[seat.seat]}.`),
          h("th", { scope: "row" }, seatMark(seat.seat), " ", seat.name),
          h("td", null, [roles[seat.seat], seat.bot && botName(seat.bot)].filter(Boolean).join(" · ")),
          points.length > 0 && h("td", { class: "num" }, plain(points[seat.seat])),
        ),
      ),
    ),
  );
}

/** What was lost, how the dice fell and what is remembered, as soon as the whole log has come. @param {import("../lib/session.js").Session} session @param {TableMessage} message @param {import("./stage.js").Stage} [stage] */
function course(session, message, stage) {
  if (!session.course) {
    session.course = [];
    wholeLog(session.id, message.seat).then(
      (lines) => {
        session.course = lines;
        session.tell("change");
      },
      () => undefined, // the rest of the page says enough
    );
  }
  const eyes = message.seat === null ? "" : `&as=${message.seat}`;
  return [
    lossTable(session.course, message.seats, stage?.texts ?? {}),
    luckTable(session.course, message.seats),
    stage?.ready &&
      timeline(
        // only the board knows what is worth it
        stage.remembered(session.course),
        (move) => `#/replay/${session.id}?at=${move}${eyes}`,
        message.outcome,
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
