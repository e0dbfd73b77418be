// What the end of the decade would bring if it came now, in words and numbers.

import { signed } from "/kit/words.js";
import { h } from "/lib/dom.js";
import { glyph } from "./icons.js";
import { COLLAPSE, STATE } from "./plates.js";
import { flightParts } from "./tracks.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./wire.js").Forecast} Forecast */

/** @param {Kit} kit */
export function createForecast(kit) {
  const { names, say } = kit;
  const root = h("div", { class: "vk-forecast-panel", role: "region", "aria-label": say("forecast") });

  /** @param {string} sign @param {string} word @param {string} value @param {string} [more] */
  const row = (sign, word, value, more) =>
    h(
      "li",
      { class: "vk-fc" },
      glyph(sign),
      h("span", { class: "vk-fc-title" }, say(word)),
      h("b", null, value),
      more !== undefined && h("span", { class: "vk-fc-more" }, more),
    );
  const list = (/** @type {number[]} */ counts, /** @type {string} */ sign) =>
    counts.flatMap((count, at) => (count ? [`${names.province[at]} ${sign}${count}`] : [])).join(", ");
  const total = (/** @type {number[]} */ counts) => counts.reduce((sum, one) => sum + one, 0);
  const span = (/** @type {number} */ least, /** @type {number} */ most) =>
    least === most ? least : `${least}–${most}`;

  /** @param {Forecast} forecast */
  function money({ balance }) {
    const [best, worst] = [Math.max(...balance), Math.min(...balance)];
    const text = best === worst ? signed(best) : `${signed(worst)} / ${signed(best)}`;
    const ruins = say("fc-run-down", { n: span(-best, -worst) });
    return row("currency", "fc-balance", text, best < 0 ? ruins : say(worst < 0 ? "fc-hamburg" : "fc-fine"));
  }

  /** @param {Forecast} forecast */
  function flight({ flight: level, flight_loss: loss }) {
    if (kit.seen.view.wall) return row("wall", "fc-wall", `−${loss}`, say("fc-wall-more"));
    const parts = flightParts(kit).map(({ sign, count, word }) => `${sign}${count} ${say(word)}`);
    return row("flight", "fc-flight", `${level} → ${signed(-loss)}`, parts.join(" "));
  }

  /** @param {Forecast} forecast */
  function pressure({ pressure, choices }) {
    const told = [
      ...pressure.map(([from, to, count]) => `${names.province[from]} → ${names.province[to]} +${count}`),
      ...choices.map(
        ([from, targets, most]) =>
          `${names.province[from]} → ${targets.map((one) => names.province[one]).join(" / ")} ≤${most}`,
      ),
    ];
    return row("move", "fc-pressure", `+${total(pressure.map(([, , count]) => count))}`, told.join("; "));
  }

  const state = (/** @type {Forecast} */ { protests, protests_at_most }, /** @type {number} */ side) =>
    h(
      "span",
      { class: ["vk-fc-state", `vk-${STATE[side]}`, protests[side] >= COLLAPSE && "vk-falls"] },
      glyph("banner"),
      names.side[side],
      h("b", null, `${span(protests[side], protests_at_most[side])}/${COLLAPSE}`),
    );

  return {
    root,
    /** @param {import("./board.js").Seen} seen */
    update({ view: { forecast } }) {
      const { police_costs: police, standard_lost: lost, envy, ending, collapse } = forecast;
      root.replaceChildren(
        h("h3", null, say("forecast")),
        h("p", { class: "vk-note" }, say("forecast-note")),
        h(
          "ol",
          { class: "vk-fc-list" },
          flight(forecast),
          money(forecast),
          police > 0 && row("police", "fc-police", `−${police}`, say("fc-police-more")),
          row("tv", "fc-standard", total(lost) ? `−${total(lost)}` : "0", list(lost, "−")),
          row("fist", "fc-envy", `+${total(envy)}`, list(envy, "+")),
          pressure(forecast),
          row("socialists", "fc-socialists", signed(forecast.socialists)),
        ),
        h("div", { class: "vk-fc-end" }, state(forecast, 0), state(forecast, 1)),
        h(
          "p",
          { class: `vk-verdict vk-verdict-${ending || collapse}` },
          say(ending ? `ending-${ending}` : `collapse-${collapse}`),
        ),
      );
    },
  };
}
