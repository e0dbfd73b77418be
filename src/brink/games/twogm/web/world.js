// What the parts of the board share: their types, and small questions about a view.

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Board} Board */
/** @typedef {import("./wire.js").Names} Names */
/** @typedef {import("./wire.js").Verb} Verb */
/** @typedef {View["units"][number]} Unit one on the table */
/** @typedef {View["shots"][number]} Shot */
/** @typedef {Board["units"][number]} UnitCard */
/** @typedef {Board["supports"][number]} SupportCard */
/** @typedef {Board["weapons"][number]} Weapon */
/** @typedef {Board["tokens"][number]} Token */
/** @typedef {Board["scenarios"][number]} Scenario */
/** @typedef {import("/kit/menu.js").Offer & {shot?: Shot}} Offer `shot`: what it comes to, where a weapon is chosen first */
/** @typedef {import("/kit/menu.js").Slip} Slip */
/** @typedef {import("/lib/types.js").Candidate} Candidate */
/** @typedef {import("/kit/board.js").Kit<View, Board, Names, Verb, import("./wire.js").Piece>} Kit */
/** @typedef {import("/kit/board.js").Seen<View>} Seen */
/** @typedef {Kit & ReturnType<typeof import("./orders.js").createOrders> & ReturnType<typeof import("./slips.js").createSlips> & {range: number|null, showRange: (range: number|null) => void}} World */

/** Which side looks on; a spectator sits in the south. @param {{seat: number|null}} message */
export const sideOf = ({ seat }) => (seat ?? 0) & 1;

/** @param {View} view @param {number|undefined} number @returns {Unit|undefined} */
export const unitIn = (view, number) => view.units.find((unit) => unit.unit === number);

/** The units that stand on a space or wait at an HQ. @param {View} view @param {number} place */
export const unitsAt = (view, place) => view.units.filter((unit) => unit.place === place && unit.carrier < 0);

/** How many steps it is from one space to another. @param {Board} board @param {number} a @param {number} b */
export const distance = ({ columns, rows }, a, b) => Math.abs(columns[a] - columns[b]) + Math.abs(rows[a] - rows[b]);

/** What a die has done, by its number in a roll. */
export const RESULTS = ["miss", "impact", "critical"];

/** Decisions about one unit, which is chosen. */
export const CHOSEN = ["move-unit", "unit-shoots", "aim", "fighter-target"];

/** Decisions in which the field shows chances. */
export const AIMING = ["aim", "unit-shoots", "fighter-target"];

/** What stands in brackets after a name is left out where there is little room. @param {string} name */
export const short = (name) => name.replace(/\s*\(.*\)$/, "");

/** What there is of it, one after the other. @param {(string|number|false|null|undefined)[]} parts */
export const dotted = (...parts) => parts.filter((part) => part || part === 0).join(" · ");
