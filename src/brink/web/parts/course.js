// The course of a game that is over, from its log: where turns and decades begin, what is remembered of it, how the dice fell.
import { once } from "../lib/api.js";
import { h, tableHead } from "../lib/dom.js";
import { list, number, t } from "../lib/i18n.js";
import { seatMark } from "../lib/icons.js";
import { named } from "./names.js";

/** @typedef {import("../lib/wire.js").LogText} LogLine */
/** @typedef {import("../lib/wire.js").SeatLine} Seat */
/** @typedef {"turn"|"round"|"part"|"decade"} Mark */

/** A long log comes in pages. @param {string} table @param {number|null} seat @returns {Promise<LogLine[]>} */
export async function wholeLog(table, seat) {
  /** @type {LogLine[]} */
  const lines = [];
  /** @type {number|null} */
  let since = 0;
  while (since !== null) {
    /** @type {import("../lib/wire.js").Log} */
    const page = await once(`/api/tables/${table}/log`, { seat, since });
    lines.push(...page.log);
    since = page.more;
  }
  return lines;
}

/** The greatest first: with a round its first turn begins too. @type {Mark[]} */
const MARKS = ["decade", "part", "round", "turn"];

/** @param {LogLine[]} lines @returns {Mark[]} the kinds of marks there are, the greatest first */
export const markKinds = (lines) => MARKS.filter((kind) => lines.some((line) => line.mark === kind));

/** Whether such a thing begins with this line, by itself or with a greater one. @param {LogLine} line @param {Mark} kind */
const begins = ({ mark }, kind) => Boolean(mark) && MARKS.indexOf(/** @type {Mark} */ (mark)) <= MARKS.indexOf(kind);

/** @param {LogLine[]} lines @param {number} move @param {1|-1} way @param {Mark} [kind] else any line @returns {number|null} the nearest move on that way of which something can be seen */
export function nearest(lines, move, way, kind) {
  const wanted = lines.filter((line) => (!kind || begins(line, kind)) && Math.sign(line.move - move) === way);
  return wanted.length ? (way > 0 ? wanted[0] : wanted[wanted.length - 1]).move : null;
}

/** How often a seat's rolls came to what was needed, and how often they would on average. @param {LogLine[]} lines @param {number} seat */
export function luckOf(lines, seat) {
  const rolls = lines.flatMap(({ roll }) => (roll?.seat === seat ? [roll] : []));
  const odds = rolls.map(({ sides, needed }) => Math.max(0, Math.min(sides, sides + 1 - needed)) / sides);
  return {
    rolls: rolls.length,
    met: rolls.filter(({ shown, needed }) => shown >= needed).length,
    expected: odds.reduce((sum, one) => sum + one, 0),
  };
}

/** @param {LogLine[]} lines @param {Seat[]} seats */
export function luckTable(lines, seats) {
  const found = seats.map((seat) => ({ seat, ...luckOf(lines, seat.seat) })).filter(({ rolls }) => rolls);
  if (!found.length) return null;
  const head = [t("luck.who"), t("luck.rolls"), t("luck.met"), t("luck.expected")];
  return h(
    "section",
    { class: "luck" },
    h("h3", null, t("luck")),
    h(
      "table",
      null,
      tableHead(head),
      h(
        "tbody",
        null,
        found.map(({ seat, rolls, met, expected }) =>
          h(
            "tr",
            null,
            h("th", { scope: "row" }, seatMark(seat.seat), " ", seat.name),
            h("td", null, String(rolls)),
            h("td", null, String(met)),
            h("td", null, number(expected, 1)),
          ),
        ),
      ),
    ),
  );
}

/** What each seat lost, added up from the log; a kind is left out where nobody lost any, or a line does not say who. @param {LogLine[]} lines @param {Seat[]} seats @param {Record<string, string>} texts */
export function lossTable(lines, seats, texts) {
  const told = lines.flatMap(({ loss }) => (loss ? [loss] : []));
  const known = (/** @type {string} */ kind) => {
    const counted = told.filter(({ counts }) => counts[kind]);
    return counted.length > 0 && counted.every(({ seat }) => seat !== null);
  };
  const kinds = Object.keys(told[0]?.counts ?? {}).filter(known);
  if (!kinds.length) return null;
  return h(
    "section",
    { class: "losses" },
    h("h3", null, t("losses")),
    h(
      "table",
      null,
      tableHead([t("luck.who"), ...kinds.map((kind) => texts[`loss-${kind}`] ?? "")]),
      h(
        "tbody",
        null,
        seats.map(({ seat, name }) => {
          const mine = told.filter((loss) => loss.seat === seat);
          const sum = (/** @type {string} */ kind) => mine.reduce((all, { counts }) => all + counts[kind], 0);
          const names = namesOf(mine);
          return [
            h(
              "tr",
              null,
              h("th", { scope: "row" }, seatMark(seat), " ", name),
              kinds.map((kind) => h("td", null, String(sum(kind)))),
            ),
            names && h("tr", null, h("td", { colspan: String(kinds.length + 1) }, h("small", null, names))),
          ];
        }),
      ),
    ),
  );
}

/** What was lost, where it has a name, each with how often. @param {import("../lib/wire.js").LossText[]} losses */
function namesOf(losses) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { name } of losses) if (name) times.set(name, (times.get(name) ?? 0) + 1);
  return list([...times].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)));
}

/** What is remembered, between the turns in which it happened, and how it ended; each line leads to its move. @param {LogLine[]} lines @param {(move: number) => string} address @param {import("../lib/wire.js").Result|null} [outcome] */
export function timeline(lines, address, outcome = null) {
  const greatest = markKinds(lines)[0];
  /** @type {LogLine|null} */
  let mark = null;
  const shown = lines.flatMap((line) => {
    if (line.mark === greatest && greatest) {
      mark = line;
      return greatest === "decade" ? [line] : [];
    }
    if (!line.moment) return [];
    const before = greatest !== "decade" && mark ? [mark] : [];
    mark = null;
    return [...before, line];
  });
  if (!shown.length) return null;
  const last = lines[lines.length - 1].move;
  const row = (/** @type {number} */ move, /** @type {string} */ kind, /** @type {(string|Node)[]} */ words) =>
    h(
      "li",
      { class: kind },
      h("a", { href: address(move), class: "num", "aria-label": t("replay.go", { move }) }, String(move)),
      h("span", null, ...words),
    );
  return h(
    "section",
    { class: "timeline" },
    h("h3", null, t("timeline")),
    h(
      "ol",
      null,
      shown.map((line) =>
        row(
          line.move,
          line.mark === greatest && greatest ? "mark" : "",
          named(line.text, line.names, `time ${line.n}`),
        ),
      ),
      outcome && row(last, "won", named(outcome.text, outcome.names, "time won")),
    ),
  );
}
