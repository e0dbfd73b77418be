// What happened since one last decided: the newest line, or a walk through it step by step.
import { h, hide, showing } from "../lib/dom.js";
import { count, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { isNews } from "../lib/session.js";
import { named } from "./names.js";
import { ruleLink } from "./tip.js";

/** @param {HTMLElement} story @param {import("../lib/session.js").Session} session @param {number} step -1: the present @param {(step: number) => void} go */
export function drawStory(story, session, step, go) {
  const { news } = session;
  const button = (
    /** @type {string} */ sign,
    /** @type {string} */ label,
    /** @type {() => void} */ run,
    /** @type {boolean} */ off,
  ) =>
    h(
      "button",
      {
        type: "button",
        class: "quiet icon-only",
        "aria-label": label,
        title: label,
        "aria-disabled": off ? "true" : null,
        data: { key: `story ${sign}` },
        onclick: () => off || run(),
      },
      icon(sign),
    );
  story.classList.toggle("stepping", step >= 0);
  if (step >= 0) {
    const { lines } = news[step];
    return showing(story, [step, news.length, lines], () => [
      button("prev", t("step.back"), () => go(step - 1), step === 0),
      h("span", { class: "num" }, `${step + 1}/${news.length}`),
      button("next", t("step.on"), () => go(step + 1), step === news.length - 1),
      h(
        "div",
        { class: "story-lines fades", "aria-live": "polite" },
        lines.map((line) =>
          h("span", null, ...named(line.text, line.names, `story ${line.n}`), " ", ruleLink(line.rule)),
        ),
      ),
      button("cross", t("step.now"), () => go(-1), false),
    ]);
  }
  const last = session.log.findLast(isNews);
  hide(story, !last);
  showing(story, [last?.text, last?.names, news.length], () => [
    icon("story"),
    h("div", { class: "story-lines" }, h("span", null, ...named(last?.text ?? "", last?.names, "story last"))),
    news.length > 1 &&
      h(
        "button",
        { type: "button", class: "small", data: { key: "story open" }, onclick: () => go(0) },
        count("story", news.length),
      ),
  ]);
}
