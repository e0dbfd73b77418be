// A unit on the map: a stencilled counter. One's own have round corners, the enemy's are cut off. Where a unit of it is
// 2/3 of a pixel or more, all of it can be read; where it is less (`gm-bare`), or two share a space, the numbers have the
// room of the name, and tokens are without letters.

import { put } from "/kit/drawing.js";
import { s } from "/lib/dom.js";
import { SPACE } from "./ground.js";
import { FACTIONS, mark, sign, silhouette } from "./silhouettes.js";
import { short } from "./world.js";

/** @typedef {import("./world.js").Unit} Unit */
/** @typedef {import("./world.js").Board} Board */
/** @typedef {import("./world.js").Token} Token */
/** @typedef {Omit<Unit, "place"|"carrier"|"pair"|"assault"|"ranges"|"moves">} Face */

export const TALL = 84;
/** How broad it is: so much of a space beside it is for signs. */
export const broad = () => SPACE.wide - 18;
/** @param {number} wide @param {number} to where it ends below; without it all of it, with four corners */
const round = (wide, to = 0) =>
  `M6 0H${wide - 6}a6 6 0 0 1 6 6V${to ? `${to}H0` : `${TALL - 6}a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6`}V6a6 6 0 0 1 6-6z`;
/** @param {number} wide @param {number} to */
const cut = (wide, to = 0) => `M10 0H${wide - 10}L${wide} 10V${to ? `${to}H0` : `74L${wide - 10} ${TALL}H10L0 74`}V10z`;
const CAP = 17; // how high the band of its side is
const [LETTER, CAPITAL, SQUEEZED] = [5.7, 7, 0.86]; // how broad letters of a name are, and how narrow they may be made
const [CHIPS, CHIP, GAP] = [46, 15, 2]; // where the tokens begin, how broad one is, and what is between two
const PICTURE = 0.9; // of 64 x 36

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
  const gap = Math.min(8, (broad() - 26) / unit.life);
  return Array.from({ length: unit.life }, (_, n) => {
    const kind = ["gm-life", n >= unit.life - unit.wounds && "gm-lost"];
    return s("rect", { x: 21 + n * gap, y: 4, width: gap - 1.6, height: 9, rx: 1, class: kind });
  });
}

/** Two letters are as broad as their token: of two machine guns each begins for itself. @param {string} letters */
const squeezed = (letters) => (letters.length > 1 ? { textLength: CHIP - 1.5, lengthAdjust: "spacingAndGlyphs" } : {});

/** @param {ReturnType<typeof slots>[number]} slot @param {number} x @param {Board} board */
function chip(slot, x, board) {
  const letters = slot.token < 0 ? "•" : lettersOf(board.tokens[slot.token]);
  const defensive = slot.token >= 0 && board.tokens[slot.token].slot === "defensive";
  const transform = slot.state === "used" ? "rotate(45 7 7) translate(1.500 1.500) scale(.8)" : null;
  return put(
    x,
    67,
    `gm-token gm-token-${slot.state}`,
    s("rect", { width: CHIP - 1, height: 14, rx: defensive ? 6 : 1.5, transform }),
    s("text", { x: (CHIP - 1) / 2, y: 12, ...squeezed(letters) }, letters),
    slot.mounted ? s("path", { d: "M2 17l5-3 5 3", class: "gm-tripod" }) : null,
  );
}

/** What is aboard, in the upper corner. @param {number[]} cargo @param {Board} board */
const hold = (cargo, board) =>
  put(
    broad() - 36,
    18,
    "gm-hold",
    s("rect", { width: 35, height: 21, rx: 3 }),
    silhouette(board.units[cargo[0]], { transform: "translate(2 2) scale(.48)" }),
    cargo.length > 1 ? s("text", { x: 35, y: 20, class: "gm-number" }, `+${cargo.length - 1}`) : null,
  );

/** Of two allies, whose it is. @param {number} owner */
const ownerMark = (owner) => put(broad() - 11, 8.5, "gm-owner", s("circle", { r: 8 }), s("text", { y: 4 }, owner));

/** How broad a text is, about: capitals and figures are broader. @param {string} text */
const breadth = (text) => [...text].reduce((sum, letter) => sum + (/[\p{Lu}\d]/u.test(letter) ? CAPITAL : LETTER), 0);
/** For a name. */
const room = () => broad() - 5;

/** A name in one line if it fits, else in two, as even as its words allow. @param {string} name */
function inLines(name) {
  if (breadth(name) * SQUEEZED <= room()) return [name];
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
      ...{ x: broad() / 2, y: 62.5 + up * 12, class: "gm-name" },
      ...(breadth(line) > room() && { textLength: room(), lengthAdjust: "spacingAndGlyphs" }),
    },
    line,
  );

/** Above the name: an enemy looks the other way. @param {import("./world.js").UnitCard} card @param {boolean} friend @param {boolean} low whether the name takes two lines */
function pictured(card, friend, low) {
  const x = broad() / 2 + (friend ? -32 : 32) * PICTURE;
  const shape = silhouette(card, {
    transform: `translate(${x} 18.500) scale(${friend ? PICTURE : -PICTURE} ${PICTURE})`,
  });
  return s("g", { class: low ? "gm-low" : [] }, shape);
}

/** Armor, movement, tokens. @param {Face} unit @param {Board} board */
function numbers(unit, board) {
  const card = board.units[unit.card];
  const spent = unit.spent >= unit.movement && unit.movement > 0 ? "gm-spent" : "";
  const owned = slots(unit, board).filter((slot) => slot.token >= 0 || slot.state !== "ready");
  const room = broad() - 3 - CHIPS;
  const step = Math.min(CHIP + GAP, (room - CHIP) / Math.max(1, owned.length - 1));
  const chips = owned.map((slot, n) => chip(slot, broad() - 3 - CHIP - (owned.length - 1 - n) * step, board));
  const armor = [
    sign("armor", { transform: "translate(2.500 66) scale(.72)" }),
    s("text", { x: 11, y: 79.5, class: "gm-on-sign" }, card.armor),
  ];
  const arrow = { transform: "translate(20.500 68.500) scale(.5)", class: `gm-sign gm-sign-movement ${spent}` };
  const movement = [sign("movement", arrow), s("text", { x: 38, y: 79.5, class: `gm-number ${spent}` }, unit.movement)];
  return [
    s("g", { class: "gm-numbers" }, armor, card.type !== "airplane" && movement),
    s("g", { class: step < CHIP ? "gm-chips gm-crowded" : "gm-chips" }, chips),
  ];
}

/** @param {Face} unit @param {{board: Board, names: import("./world.js").Names, mine: number, cargo?: number[], paired?: boolean, owner?: number}} how `mine`: the side that looks on; `owner`: which of two allies */
export function counter(unit, { board, names, mine, cargo = [], paired = false, owner = 0 }) {
  const card = board.units[unit.card];
  const friend = (unit.seat & 1) === mine;
  const marks = { suppressed: unit.suppressed, smoke: unit.smoke, card: unit.cards.length > 0 };
  const badges = Object.entries(marks).flatMap(([name, there]) => (there ? [name] : []));
  const [wide, shape] = [broad(), friend ? round : cut];
  const lines = inLines(short(names.card[unit.card]));
  const side = `gm-f-${FACTIONS[card.faction] ?? "all"} ${friend ? "gm-friend" : "gm-foe"}`;
  return s(
    "g",
    { class: `gm-counter ${side} ${paired ? "gm-paired" : ""}` },
    s("path", { d: shape(wide), class: "gm-frame" }),
    s("path", { d: shape(wide, CAP), class: "gm-cap" }),
    s("path", { d: shape(wide, CAP), class: "gm-pattern" }),
    card.faction >= 0 ? mark(card.faction, { transform: `translate(${friend ? 4 : 6} 2.500) scale(.5)` }) : null,
    lives(unit),
    pictured(card, friend, lines.length > 1),
    lines.map((line, n) => nameLine(line, n - lines.length + 1)),
    numbers(unit, board),
    badges.map((badge, n) => {
      const [x, y] = paired ? [wide - 12 - n * 20, -16] : [wide - 4, 4 + n * 20];
      const picture = sign(badge, { transform: "translate(.7 .7) scale(.525)" });
      return put(x, y, `gm-badge gm-badge-${badge}`, s("circle", { cx: 7, cy: 7, r: 9.5 }), picture);
    }),
    cargo.length > 0 && hold(cargo, board),
    owner > 0 && ownerMark(owner),
  );
}
