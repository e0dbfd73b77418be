// What differs between two views: it is pointed at on the board when one steps through what happened.

import { apart, differs, same } from "/kit/changes.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").PlayerView} PlayerView */
/** @typedef {{seat: number, from: number, to: number}} Trail of somebody who moved */
/** @typedef {ReturnType<typeof changes>} Changes */

/** Parts of a player's view that lie open in front of him. @type {(keyof PlayerView)[]} */
const OPEN = ["dictator", "copied", "skips", "facilities", "disarmed", "tokens"];
OPEN.push("front", "front_counts", "father", "bunker", "stored", "bribed_by");

/** @param {View|null|undefined} before a view, or nothing to compare with @param {View} after @param {import("./wire.js").Board} board */
export function changes(before, after, board) {
  const found = {
    trails: /** @type {Trail[]} */ ([]),
    seats: /** @type {Set<number>} */ (new Set()),
    places: /** @type {Set<number>} */ (new Set()),
    piles: /** @type {Set<string>} */ (new Set()),
    roads: apart(before?.blocked ?? after.blocked, after.blocked),
    zones: apart(before?.no_fly ?? after.no_fly, after.no_fly),
    defcon: before ? before.defcon !== after.defcon : false,
  };
  if (!before) return found;
  after.players.forEach((now, seat) => {
    const then = before.players[seat];
    if (then.place !== now.place) found.trails.push({ seat, from: then.place, to: now.place });
    if (then.hand.length !== now.hand.length || OPEN.some((part) => differs(then[part], now[part])))
      found.seats.add(seat);
    now.disarmed.forEach((done, n) => {
      if (Boolean(done) !== Boolean(then.disarmed[n]) && now.facilities[n] >= 0) found.places.add(now.facilities[n]);
    });
  });
  after.board_tokens.forEach((there, n) => {
    if (there !== before.board_tokens[n]) found.places.add(board.zone4[n]);
  });
  if (before.trident !== after.trident || before.warheads !== after.warheads)
    found.places.add(board.places.findIndex((place) => place.special === "trident"));
  const fathers = before.father_deck !== after.father_deck || !same(before.father_discard, after.father_discard);
  if (before.deck !== after.deck) found.piles.add("deck");
  if (!same(before.discard, after.discard)) found.piles.add("discard");
  if (fathers) found.piles.add("fathers");
  if (!same(before.president_discard, after.president_discard)) found.piles.add("president");
  return found;
}
