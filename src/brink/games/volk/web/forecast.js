// What the end of the decade would bring if it came now, in words and numbers.

import { html, signed } from "./dom.js";
import { glyph } from "./icons.js";
import { flightParts } from "./tracks.js";

const COLLAPSE = 4;

/** @param {any} world */
export function createForecast(world) {
  const { board, names, say } = world;
  const root = html("div", { class: "vk-forecast-panel", role: "region", "aria-label": say("forecast") });

  const row = (sign, title, value, ...more) => html("li", { class: "vk-fc" }, glyph(sign), html("span", { class: "vk-fc-title" }, title), html("b", {}, value), more.length ? html("span", { class: "vk-fc-more" }, more) : null);
  const list = (counts, sign) => counts.map((count, at) => (count ? `${names.province[at]} ${sign}${count}` : "")).filter(Boolean).join(", ");
  const total = (counts) => counts.reduce((sum, one) => sum + one, 0);

  function money(balance) {
    const [best, worst] = [Math.max(...balance), Math.min(...balance)];
    const text = best === worst ? signed(best) : `${signed(worst)} / ${signed(best)}`;
    return row("currency", say("fc-balance"), text, best < 0 ? say("fc-run-down", { n: best === worst ? -best : `${-best}–${-worst}` }) : worst < 0 ? say("fc-hamburg") : say("fc-fine"));
  }

  return {
    root,
    update({ view }) {
      const { forecast } = view;
      const flight = view.wall
        ? row("wall", say("fc-wall"), `−${forecast.flight_loss}`, say("fc-wall-more"))
        : row("flight", say("fc-flight"), `${forecast.flight} → ${signed(-forecast.flight_loss)}`, flightParts(view, board).map(([sign, count, key]) => `${sign}${count} ${say(key)}`).join(" "));
      const pressed = forecast.pressure.map(([from, to, count]) => `${names.province[from]} → ${names.province[to]} +${count}`);
      const open = forecast.choices.map(([from, targets, most]) => `${names.province[from]} → ${targets.map((one) => names.province[one]).join(" / ")} ≤${most}`);
      root.replaceChildren(html("h3", {}, say("forecast")), html("p", { class: "vk-note" }, say("forecast-note")),
        html("ol", { class: "vk-fc-list" }, flight, money(forecast.balance),
          forecast.police_costs ? row("police", say("fc-police"), `−${forecast.police_costs}`, say("fc-police-more")) : null,
          row("tv", say("fc-standard"), total(forecast.standard_lost) ? `−${total(forecast.standard_lost)}` : "0", list(forecast.standard_lost, "−")),
          row("fist", say("fc-envy"), `+${total(forecast.envy)}`, list(forecast.envy, "+")),
          row("move", say("fc-pressure"), `+${forecast.pressure.reduce((sum, one) => sum + one[2], 0)}`, [...pressed, ...open].join("; ")),
          row("socialists", say("fc-socialists"), signed(forecast.socialists))),
        html("div", { class: "vk-fc-end" }, [0, 1].map((side) => html("span", { class: `vk-fc-state vk-${side ? "east" : "west"} ${forecast.protests[side] >= COLLAPSE ? "vk-falls" : ""}` }, glyph("banner"), names.side[side], html("b", {}, forecast.protests[side] === forecast.protests_at_most[side] ? `${forecast.protests[side]}/${COLLAPSE}` : `${forecast.protests[side]}–${forecast.protests_at_most[side]}/${COLLAPSE}`)))),
        html("p", { class: `vk-verdict vk-verdict-${forecast.ending || forecast.collapse}` }, say(forecast.ending ? `ending-${forecast.ending}` : `collapse-${forecast.collapse}`)));
    },
  };
}
