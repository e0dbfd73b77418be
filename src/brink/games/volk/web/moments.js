// What is seen of a great moment: how many mass protests a state has, how many doves are left, the Wall.

import { div, span } from "/lib/dom.js";
import { list } from "/lib/i18n.js";
import { glyph, glyphs } from "./icons.js";
import { COLLAPSE, STATE } from "./plates.js";

const DOVES = 6;
/** @type {Record<string, string>} */
const SIGNS = { wall: "wall", "wall-gone": "wall-off", stasi: "stasi-gone" };

/** @typedef {import("./board.js").Line} Line */

/** Mass protests that are over again: the lines that told of their beginning and end. @param {readonly Line[]} log @returns {[Line, Line][]} */
function overAgain(log) {
  /** @type {Map<unknown, Line>} */
  const standing = new Map();
  return log.flatMap((line) => {
    const where = line.about?.province;
    const begun = standing.get(where);
    if (line.moment === "protest-bad") standing.set(where, line);
    else if (line.moment === "protest-over-good" && begun && standing.delete(where)) return [[begun, line]];
    return [];
  });
}

/** Lines about mass protests that are over, or came and went within one move. @param {readonly Line[]} log */
export const passing = (log) =>
  new Set(overAgain(log).flatMap(([begun, over]) => (begun.move === over.move ? [begun.n, over.n] : [begun.n])));

/** What it shows by itself, again and again; and cards of which the title does not say what came of them. */
const OF_THE_BOARD = ["played", "ignored", "lost", "instead", "phase", "automatic", "arms", "conflict"];

/** What a game is remembered for. @param {readonly Line[]} log @returns {Line[]} */
export function remembered(log) {
  const brief = overAgain(log).filter(([begun, over]) => begun.move === over.move);
  const left = new Set(brief.flat());
  return log.filter((line) => !left.has(line) && !OF_THE_BOARD.includes(line.moment ?? ""));
}

/** With each of these something else begins. */
const BEGINS = ["phase", "decade", "played", "automatic"];

/** The same, mass protests of a state that begin or end in one phase or with one card told together. @param {Pick<import("./board.js").Kit, "say"|"names">} kit @param {readonly Line[]} log @returns {Line[]} */
export function gathered(kit, log) {
  const kept = new Set(remembered(log));
  /** @type {Map<string, Line[]>} */
  let begun = new Map();
  /** @type {Line[][]} */
  const groups = [];
  for (const line of log) {
    if (BEGINS.includes(line.moment ?? "")) begun = new Map();
    if (!kept.has(line)) continue;
    const key = line.moment?.startsWith("protest") ? `${line.moment} ${line.about?.side}` : String(line.n);
    const group = begun.get(key) ?? [];
    if (!group.length) groups.push(group);
    group.push(line);
    begun.set(key, group);
  }
  return groups.map((group) => (group.length > 1 ? together(kit, group) : group[0]));
}

/** @param {Pick<import("./board.js").Kit, "say"|"names">} kit @param {Line[]} lines @returns {Line} */
function together({ say, names }, lines) {
  const [first] = lines;
  const { side = 0, count = 0 } = lines[lines.length - 1].about ?? {};
  const where = list(lines.map(({ about }) => names.province[Number(about?.province)]));
  const way = first.moment === "protest-bad" ? "protests-begin" : "protests-end";
  const text = say(way, { n: lines.length, where, side: names.side[Number(side)], count: Number(count) });
  return { ...first, text, names: [] };
}

/** @param {import("./board.js").Line} line */
export function momentPicture({ moment = "", about = {} }) {
  const protests = moment.startsWith("protest");
  const signs = protests
    ? glyphs("banner", Number(about.count), COLLAPSE)
    : moment.startsWith("dove")
      ? glyphs("dove", Number(about.doves), DOVES)
      : moment === "button-bad"
        ? span("vk-button")
        : SIGNS[moment] && glyph(SIGNS[moment]);
  if (!signs) return null;
  return div(["vk vk-moment", protests && `vk-${STATE[Number(about.side)]}`], signs);
}
