// What the end of the decade would bring if it came now, or what is still to come of it, in words and numbers.

import { signed } from "/kit/words.js";
import { div, each, h, showing, span } from "/lib/dom.js";
import { glyph } from "./icons.js";
import { COLLAPSE, STATE } from "./plates.js";
import { dollars, ranged } from "./spans.js";
import { flightParts } from "./tracks.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./wire.js").Forecast} Forecast */
/** @typedef {Forecast["endings"][number]} Ending */
/** @typedef {import("./spans.js").Span} Span */

const FEW = 2; // ends that are told in a line

/** @param {Kit} kit */
export function createForecast(kit) {
  const { names, say } = kit;
  const root = h("div", {
    class: "vk-forecast-panel",
    role: "region",
    "aria-label": say("forecast"),
    tabindex: "0", // the keyboard scrolls it
  });

  /** @param {string} sign @param {string} title @param {string} value @param {string} [more] */
  const row = (sign, title, value, more) =>
    h(
      "li",
      { class: "vk-fc" },
      glyph(sign),
      span("vk-fc-title", title),
      h("b", null, value),
      more !== undefined && span("vk-fc-more", more),
    );
  /** `3`, `1–3`, or in words that it may be nothing: `up to 3`. @param {Span} span */
  const upTo = (span) => (span[0] || !span[1] ? ranged(span) : say("up-to", { n: span[1] }));
  const less = (/** @type {Span} */ span) => (span[1] ? say("fc-lost", { n: upTo(span) }) : "0");
  const more = (/** @type {Span} */ span) => (span[0] ? `+${ranged(span)}` : upTo(span));
  const list = (/** @type {Span[]} */ spans, sign = "") =>
    spans
      .flatMap((span, at) => (span[1] ? [`${names.province[at]} ${span[0] ? sign : ""}${upTo(span)}`] : []))
      .join(", ");
  const role = (/** @type {number} */ seat) => names.power?.[seat] ?? names.side[seat & 1];

  /** What the three phases of 2+2 bring, and how the superpowers stand then. @param {Forecast} forecast */
  function coldWar({ cold_war: seen }) {
    if (!seen) return [];
    const power = (/** @type {number} */ at) => names.power?.[at] ?? "";
    return [
      seen.draws >= 0 && row("space", say("fc-draws"), "+1", say("fc-draws-more", { who: power(seen.draws) })),
      seen.power >= 0 &&
        row("dominance", say("fc-reward"), "", say("fc-space", { who: power(seen.power), n: seen.spaces.join(" / ") })),
      ...seen.treasury.map((money, at) => {
        const income = seen.income ? `${say("income")} +${seen.income[at]}, ` : "";
        return row("money", power(at), `$${ranged(money)}`, income + say("fc-points", { n: ranged(seen.points[at]) }));
      }),
    ];
  }

  /** @param {Forecast} forecast */
  function flight({ flight: level, flight_loss: loss }) {
    if (!loss) return null;
    if (level) {
      const parts = flightParts(kit).map(({ sign, count, word }) => `${sign}${count} ${say(word)}`);
      return row("flight", say("fc-flight"), `${ranged(level)} → ${less(loss)}`, parts.join(" "));
    }
    const wall = kit.seen.view.wall;
    return row(
      wall ? "wall" : "flight",
      say(wall ? "fc-wall" : "fc-flight"),
      less(loss),
      wall && !kit.seen.view.phase ? say("fc-wall-more") : "", // the marker moves before anything is lost
    );
  }

  /** @param {Forecast} forecast */
  function prestige({ prestige: side, spaces, prestige_loss: loss }) {
    const lost = loss?.[1] ? say("fc-prestige-loss") : "";
    const taken = side >= 0 ? say("fc-space", { who: names.side[side], n: spaces.join(" / ") }) : "";
    if (!lost && !taken) return null;
    return row("prestige", say("fc-prestige"), loss?.[1] ? less(loss) : "", [taken, lost].filter(Boolean).join("; "));
  }

  /** @param {Forecast} forecast */
  function money({ balance, run_down: ruined, dismantled }) {
    const told = [
      ruined?.[1] ? say("fc-run-down", { n: upTo(ruined) }) : "",
      dismantled?.[1] ? say("fc-dismantled", { n: upTo(dismantled) }) : "",
    ].filter(Boolean);
    if (!balance && !told.length) return null;
    const text = !balance ? "" : balance[0] === balance[1] ? signed(balance[0]) : balance.map(signed).join(" … ");
    return row("currency", say("fc-balance"), text, told.join("; ") || say("fc-fine"));
  }

  /** Targets that one province hits alike, or of which it hits one, stand together. @param {Forecast} forecast */
  function pressure({ pressure: hits }) {
    if (!hits) return null;
    /** @type {Map<string, string[]>} */
    const told = new Map();
    for (const [from, to, least, most] of hits) {
      const key = `${names.province[from]}|${more([least, most])}`;
      told.set(key, [...(told.get(key) ?? []), names.province[to]]);
    }
    const words = [...told].map(([key, targets]) => {
      const [from, count] = key.split("|");
      return `${from} → ${targets.join(" / ")} ${count}`;
    });
    return row("move", say("fc-pressure"), hits.length ? "" : "0", words.join("; "));
  }

  const state = (/** @type {Span} */ span, /** @type {number} */ side) =>
    h(
      "span",
      { class: ["vk-fc-state", `vk-${STATE[side]}`, span[0] >= COLLAPSE && "vk-falls"] },
      glyph("banner"),
      names.side[side],
      h("b", null, `${ranged(span)}/${COLLAPSE}`),
    );

  const winsOf = (/** @type {Ending} */ { seats }) =>
    seats.map((seat) => say("fc-wins", { who: role(seat) })).join(" / ");
  /** Whether whoever looks wins in all of these ends: then they are no danger. @param {import("./board.js").Seen} seen */
  const promises = ({ seat, view }) =>
    seat !== null && (view.forecast?.endings ?? []).every(({ how, seats }) => how && seats.includes(seat));
  const by = (/** @type {Ending} */ { how }) => say(`ending-${how || "goes-on"}`);
  /** All ways, and who wins if that is the same whichever it is. @param {Ending[]} endings */
  function ways(endings) {
    const [winners, other] = new Set(endings.map(winsOf));
    const words = endings.map(by).join(" / ");
    return winners && other === undefined ? `${words}. ${winners}.` : `${words}.`;
  }

  /** In a line: of more ways than are read there, who may win; by what, the panel tells. @param {Ending[]} endings */
  function inShort(endings) {
    if (endings.length <= FEW) return ways(endings);
    return `${[...new Set(endings.map((one) => winsOf(one) || by(one)))].join(" / ")}.`;
  }

  /** How it ends, or all ways in which it may. @param {Forecast} forecast */
  function verdict({ endings }) {
    if (endings.length === 1)
      return h(
        "p",
        { class: ["vk-verdict", `vk-verdict-${endings[0].how || "none"}`, promises(kit.seen) && "vk-promises"] },
        ways(endings),
      );
    const all = each("ul", null, endings, (one) => h("li", null, ways([one])));
    return div("vk-verdict vk-verdict-open", say("fc-open"), all);
  }

  /** @param {Forecast} forecast @param {number} phase */
  function draw(forecast, phase) {
    const { police_costs: police, standard_lost: lost, envy, socialists, protests } = forecast;
    return [
      h("p", { class: "vk-note" }, say(phase ? "forecast-rest" : "forecast-note")),
      verdict(forecast),
      h(
        "ol",
        { class: "vk-fc-list" },
        coldWar(forecast),
        flight(forecast),
        prestige(forecast),
        money(forecast),
        police?.[1] ? row("police", say("fc-police"), less(police), say("fc-police-more")) : null,
        lost && row("tv", say("fc-standard"), upTo(sumOf(lost)), list(lost)),
        envy && row("fist", say("fc-envy"), more(sumOf(envy)), list(envy, "+")),
        pressure(forecast),
        socialists !== null && row("socialists", say("fc-socialists"), signed(socialists)),
      ),
      protests && div("vk-fc-end", protests.map(state)),
    ];
  }

  /** Superpowers whose money may be gone by then: that is told before it is spent. @param {Forecast} forecast */
  const debts = ({ cold_war: seen }) =>
    (seen?.treasury ?? []).flatMap(([least], power) => {
      const title = `${role(power)}: ${say("treasury")}`;
      return least < 0
        ? [h("b", { class: ["vk-debt", `vk-${STATE[power]}`], title }, glyph("money"), dollars(least))]
        : [];
    });

  /** How it stands, in a line. @param {Forecast|null} forecast */
  function brief(forecast) {
    if (!forecast) return [];
    const { endings, protests } = forecast;
    const count = (/** @type {Span} */ span, /** @type {number} */ side) =>
      h("b", { class: `vk-${STATE[side]}`, title: say("protests") }, glyph("banner"), `${ranged(span)}/${COLLAPSE}`);
    return [
      h("span", null, `${say("forecast")}: ${inShort(endings)}`),
      ...debts(forecast),
      ...(protests ?? []).map(count),
    ];
  }

  return {
    root,
    brief,
    /** How the end of the decade would surely end the game; "" if it would not. @param {Forecast|null} forecast */
    warning: (forecast) => (forecast?.endings.every(({ how }) => how) ? ways(forecast.endings) : ""),
    promises,
    /** @param {import("./board.js").Seen} seen */
    update(seen) {
      const { forecast, phase, wall } = seen.view;
      const over = () => [h("p", { class: "vk-note" }, say("forecast-over"))];
      showing(root, [forecast, phase, wall, seen.seat], () => [
        h("h3", null, say("forecast")),
        ...present(forecast ? draw(forecast, phase) : over()),
      ]);
    },
  };
}

/** @param {(Node|null)[]} nodes @returns {Node[]} */
const present = (nodes) => nodes.flatMap((node) => (node ? [node] : []));
const sumOf = (/** @type {Span[]} */ spans) =>
  /** @type {Span} */ ([0, 1].map((end) => spans.reduce((sum, span) => sum + span[end], 0)));
