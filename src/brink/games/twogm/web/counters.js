// A unit on the map: a stencilled counter of 82 x 84. One's own have round corners, the enemy's are cut off.

import { s } from "/lib/dom.js";
import { WIDE } from "./ground.js";
import { FACTIONS, mark, sign, silhouette } from "./silhouettes.js";
import { short } from "./world.js";

/** @typedef {import("./world.js").Unit} Unit */
/** @typedef {import("./world.js").Board} Board */
/** @typedef {import("./world.js").Token} Token */
/** @typedef {Omit<Unit, "place"|"carrier"|"pair"|"assault"|"ranges"|"moves">} Face */

export const [BROAD, TALL] = [82, 84];
const ROUND = "M6 0H76a6 6 0 0 1 6 6V78a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z";
const CUT = "M10 0H72L82 10V74L72 84H10L0 74V10z";
const ROUND_BAND = "M6 0H76a6 6 0 0 1 6 6V17H0V6a6 6 0 0 1 6-6z";
const CUT_BAND = "M10 0H72L82 10V17H0V10z";
const aside = () => BROAD / 2 + WIDE / 2 - 17; // where signs stand beside a unit, still on its space
const [FIT, LETTERS] = [12, 17]; // letters of a name: so many fit, so many can be squeezed into one line

/** @param {number} mask @param {number} at */
const bits = (mask, at) => ((mask >> at) & 1) === 1;

/** What a counter may show of a unit, wherever it stands. @param {Unit} unit @returns {Face} */
export function faceOf({ place, carrier, pair, assault, ranges, moves, ...face }) {
  return face;
}

/** @param {Token} token */
export const lettersOf = (token) => token.id.slice(0, 2).toUpperCase();

/** The slots of a unit that it owns, with the token and its state: ready, used, cooling. @param {Face} unit @param {Board} board */
export function slots(unit, board) {
  const card = board.units[unit.card];
  const state = (/** @type {number} */ at) => (bits(unit.used, at) ? "used" : bits(unit.grey, at) ? "grey" : "ready");
  const bought = card.options.flatMap(({ token }, n) => (bits(unit.equip, n + 1) ? [{ at: n + 1, token }] : []));
  const owned = card.weapon ? [{ at: 0, token: -1 }, ...bought] : bought;
  return owned.map(({ at, token }) => {
    const { weapon } = token < 0 ? card : board.tokens[token];
    return { at, token, weapon, state: state(at), mounted: bits(unit.mounted, at) };
  });
}

/** @param {Face} unit */
function lives(unit) {
  const gap = Math.min(8, (BROAD - 26) / unit.life);
  return Array.from({ length: unit.life }, (_, n) => {
    const kind = ["gm-life", n >= unit.life - unit.wounds && "gm-lost"];
    return s("rect", { x: 21 + n * gap, y: 4, width: gap - 1.6, height: 9, rx: 1, class: kind });
  });
}

/** @param {ReturnType<typeof slots>[number]} slot @param {number} x @param {Board} board */
function chip(slot, x, board) {
  const letters = slot.token < 0 ? "•" : lettersOf(board.tokens[slot.token]);
  const defensive = slot.token >= 0 && board.tokens[slot.token].slot === "defensive";
  return s(
    "g",
    { transform: `translate(${x} 68)`, class: `gm-token gm-token-${slot.state}` },
    s("rect", {
      width: 12,
      height: 12,
      rx: defensive ? 6 : 1.5,
      transform: slot.state === "used" ? "rotate(45 6 6) translate(1 1) scale(.84)" : null,
    }),
    s("text", { x: 6, y: 9 }, letters),
    slot.mounted ? s("path", { d: "M1 15l5-3 5 3", class: "gm-tripod" }) : null,
  );
}

/** What is aboard, in the upper corner. @param {number[]} cargo @param {Board} board */
const hold = (cargo, board) =>
  s(
    "g",
    { transform: "translate(46 18)", class: "gm-hold" },
    s("rect", { width: 35, height: 21, rx: 3 }),
    silhouette(board.units[cargo[0]], { transform: "translate(2 2) scale(.48)" }),
    cargo.length > 1 ? s("text", { x: 35, y: 20, class: "gm-number" }, `+${cargo.length - 1}`) : null,
  );

/** Of two allies, whose it is. @param {number} owner */
const ownerMark = (owner) =>
  s(
    "g",
    { transform: `translate(${BROAD - 11} 8.500)`, class: "gm-owner" },
    s("circle", { r: 8 }),
    s("text", { y: 4 }, String(owner)),
  );

/** A name in one line if it fits, else in two, as even as its words allow. @param {string} name */
function inLines(name) {
  if (name.length <= LETTERS) return [name];
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const longer = (/** @type {number} */ at) => Math.max(at, name.length - at);
  const [at = name.length] = gaps.sort((a, b) => longer(a) - longer(b));
  return [name.slice(0, at).trim(), name.slice(at)].filter(Boolean);
}

/** @param {string} line @param {number} up how many lines above the last one, as a negative number */
const nameLine = (line, up) =>
  s(
    "text",
    {
      ...{ x: BROAD / 2, y: 63.5 + up * 9.5, class: "gm-name" },
      ...(line.length > FIT && { textLength: BROAD - 6, lengthAdjust: "spacingAndGlyphs" }),
    },
    line,
  );

/** @param {Face} unit @param {{board: Board, names: import("./world.js").Names, mine: number, cargo?: number[], paired?: boolean, owner?: number}} how `mine`: the side that looks on; `owner`: which of two allies */
export function counter(unit, { board, names, mine, cargo = [], paired = false, owner = 0 }) {
  const card = board.units[unit.card];
  const friend = (unit.seat & 1) === mine;
  const name = short(names.card[unit.card]);
  const owned = slots(unit, board).filter((slot) => slot.token >= 0 || slot.state !== "ready");
  const step = Math.min(13, 36 / Math.max(1, owned.length));
  const marks = { suppressed: unit.suppressed, smoke: unit.smoke, card: unit.cards.length > 0 };
  const badges = Object.entries(marks).flatMap(([name, there]) => (there ? [name] : []));
  const spent = unit.spent >= unit.movement && unit.movement > 0 ? "gm-spent" : "";
  const lines = inLines(name);
  const low = lines.length > 1 ? 0.8 : 0.95; // two lines of a name leave less for the picture
  return s(
    "g",
    { class: `gm-counter gm-f-${FACTIONS[card.faction] ?? "all"} ${friend ? "gm-friend" : "gm-foe"}` },
    s("path", { d: friend ? ROUND : CUT, class: "gm-frame" }),
    s("path", { d: friend ? ROUND_BAND : CUT_BAND, class: "gm-cap" }),
    s("path", { d: friend ? ROUND_BAND : CUT_BAND, class: "gm-pattern" }),
    card.faction >= 0 ? mark(card.faction, { transform: `translate(${friend ? 4 : 6} 2.500) scale(.5)` }) : null,
    lives(unit),
    silhouette(card, { transform: friend ? `translate(9 19) scale(1 ${low})` : `translate(73 19) scale(-1 ${low})` }),
    lines.map((line, n) => nameLine(line, n - lines.length + 1)),
    sign("armor", { transform: "translate(4 67) scale(.62)" }),
    s("text", { x: 11.5, y: 78, class: "gm-on-sign" }, String(card.armor)),
    card.type !== "airplane" && [
      sign("movement", { transform: "translate(23 68) scale(.55)", class: `gm-sign gm-sign-movement ${spent}` }),
      s("text", { x: 40, y: 79, class: `gm-number ${spent}` }, unit.movement),
    ],
    owned.map((slot, n) => chip(slot, BROAD - 15 - (owned.length - 1 - n) * step, board)),
    badges.map((badge, n) =>
      s(
        "g",
        {
          transform: paired ? `translate(${BROAD - 12 - n * 20} -16)` : `translate(${aside()} ${4 + n * 20})`,
          class: `gm-badge gm-badge-${badge}`,
        },
        s("circle", { cx: 7, cy: 7, r: 9.5 }),
        sign(badge, { transform: "translate(.7 .7) scale(.525)" }),
      ),
    ),
    cargo.length > 0 && hold(cargo, board),
    owner > 0 && ownerMark(owner),
  );
}
