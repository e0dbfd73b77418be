// What is where, in words: everything about a thing on the map that the picture shows.

import { legal } from "/kit/choices.js";
import { known } from "./plates.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {{title: string, lines: string[]}} Facts */

export const RUN_DOWN = 2;
const UNPLACED = 4; // one piece of two, of which nobody says where it lies
const NEXT_STANDARD = 3; // economy for each step

/** What kinds of pieces may something be done with now? @param {Kit} kit */
export const askedAbout = ({ choices }) => new Set(legal(choices.all).flatMap((one) => Object.keys(one.about)));

/** Whether a line is complete, with a factory at both ends. @param {Kit} kit @param {number} at */
export function works({ board, seen: { view } }, at) {
  const { ends, pieces } = board.lines[at];
  return view.built[at] === 2 ** pieces - 1 && ends.every((end) => view.factories[end]);
}

/** Which pieces of a line stand, from its first end on. An old game does not know which half it is. @param {Kit} kit @param {number} at */
export function standing({ board, seen: { view } }, at) {
  const built = view.built[at] === UNPLACED ? 1 : view.built[at];
  return board.lines[at].ends.slice(0, board.lines[at].pieces).map((_, n) => Boolean(built & (1 << n)));
}

/** @param {Kit} kit @param {string} kind @param {number} at @returns {Facts} */
export function facts(kit, kind, at) {
  if (kind === "province") return ofProvince(kit, at);
  if (kind === "site") return ofSite(kit, at);
  const { board, names, say, seen } = kit;
  if (kind === "sector")
    return {
      title: names.sector[at],
      lines: [
        `${say("standard")}: ${seen.view.sectors[at]}`,
        `${say("supplier")}: ${names.province[board.sectors[at].supplier]}`,
      ],
    };
  const stands = standing(kit, at);
  const count = stands.filter(Boolean).length;
  const built = `${say("infrastructure")}: ${count}/${stands.length}`;
  const half = count === 1 && stands.length > 1 && seen.view.built[at] !== UNPLACED;
  const where = half ? ` (${names.site[board.lines[at].ends[stands.indexOf(true)]]})` : "";
  return { title: names.line[at], lines: [works(kit, at) ? `${built} · ${say("works")}` : built + where] };
}

/** @param {Kit} kit @param {number} at */
function ofProvince({ board, names, say, seen: { view } }, at) {
  const counters = { unrest: view.unrest[at], protests: view.protests[at], standard: view.standard[at] };
  const lines = [
    Object.entries(counters)
      .map(([word, count]) => `${say(word)}: ${count}`)
      .join(" · "),
  ];
  const borrowed = view.borrowed.filter((one) => one === at).length;
  if (borrowed) lines.push(`${say("borrowed")}: ${borrowed}`);
  if (at !== board.westBerlin)
    lines.push(
      `${say("economy")}: ${view.economy[at]} · ${say("export")}: ${known(view.exports[at])}`,
      `${say("next-standard")}: ${NEXT_STANDARD * (view.standard[at] + 1)}`,
    );
  if (view.socialists[at]) lines.push(`${say("socialists")}: ${view.socialists[at]}`);
  const { sector, across } = board.provinces[at];
  if (sector >= 0) lines.push(`${say("supplies")}: ${names.sector[sector]}`);
  if (across.length) lines.push(`${say("across")}: ${across.map((one) => names.province[one]).join(", ")}`);
  return { title: names.province[at], lines };
}

/** @param {Kit} kit @param {number} at */
function ofSite({ board, names, say, seen: { view } }, at) {
  const site = board.sites[at];
  const ruin = view.factories[at] === RUN_DOWN;
  const vacant = site.kind === "city" || site.kind === "hamburg" ? "empty" : `empty-${site.kind}`;
  const lines = [view.factories[at] ? `${say(ruin ? "run-down" : "factory")}: ${view.values[at]}` : say(vacant)];
  const abroad = view.abroad[board.externals.indexOf(at)] ?? -1;
  const counts = site.kind === "hamburg" ? view.hamburg : abroad;
  if (counts >= 0) lines.push(`${say("counts-for")}: ${names.province[counts]}`);
  if (site.kind === "city") lines.push(names.province[site.provinces[0]]);
  return { title: names.site[at], lines };
}
