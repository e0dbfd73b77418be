// A unit on the map: a stencilled counter of 82 x 84. One's own have round corners, the enemy's are cut off.

import { s } from "/lib/dom.js";
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
const [FIT, LETTERS] = [12, 19]; // letters of a name: so many fit, so many can be squeezed in

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

/** @param {Face} unit @param {{board: Board, names: import("./world.js").Names, mine: number, cargo?: number}} how `mine`: the side that looks on */
export function counter(unit, { board, names, mine, cargo = 0 }) {
  const card = board.units[unit.card];
  const friend = (unit.seat & 1) === mine;
  const name = short(names.card[unit.card]);
  const owned = slots(unit, board).filter((slot) => slot.token >= 0 || slot.state !== "ready");
  const step = Math.min(13, 36 / Math.max(1, owned.length));
  const marks = { suppressed: unit.suppressed, smoke: unit.smoke, cargo: cargo > 0, card: unit.cards.length > 0 };
  const badges = Object.entries(marks).flatMap(([name, there]) => (there ? [name] : []));
  const spent = unit.spent >= unit.movement && unit.movement > 0 ? "gm-spent" : "";
  const textLength = name.length > FIT ? BROAD - 6 : null;
  const label = name.length > LETTERS ? `${name.slice(0, LETTERS - 1).trim()}…` : name;
  return s(
    "g",
    { class: `gm-counter gm-f-${FACTIONS[card.faction] ?? "all"} ${friend ? "gm-friend" : "gm-foe"}` },
    s("path", { d: friend ? ROUND : CUT, class: "gm-frame" }),
    s("path", { d: friend ? ROUND_BAND : CUT_BAND, class: "gm-cap" }),
    s("path", { d: friend ? ROUND_BAND : CUT_BAND, class: "gm-pattern" }),
    card.faction >= 0 ? mark(card.faction, { transform: `translate(${friend ? 4 : 6} 2.500) scale(.5)` }) : null,
    lives(unit),
    silhouette(card, { transform: friend ? "translate(9 19) scale(1 .95)" : "translate(73 19) scale(-1 .95)" }),
    s("text", { x: BROAD / 2, y: 63.5, class: "gm-name", textLength, lengthAdjust: "spacingAndGlyphs" }, label),
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
        { transform: `translate(${BROAD - 9 - n * 18} -7)`, class: `gm-badge gm-badge-${badge}` },
        s("circle", { cx: 7, cy: 7, r: 9.5 }),
        sign(badge, { transform: "translate(.7 .7) scale(.525)" }),
        badge === "cargo" && cargo > 1 ? s("text", { x: 14, y: 17, class: "gm-number" }, String(cargo)) : null,
      ),
    ),
  );
}
