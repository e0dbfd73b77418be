// What differs between two views: it is pointed at on the board when one steps through what happened.

import { same } from "./dom.js";

/** Parts of a player's view that lie open in front of him. */
const OPEN = ["dictator", "copied", "skips", "facilities", "disarmed", "tokens", "front", "front_counts", "father", "bunker", "stored", "bribed_by"];
const NOTHING = { trails: [], seats: new Set(), places: new Set(), roads: new Set(), zones: new Set(), piles: new Set(), defcon: false };

/**
 * @param {any} before a view, or nothing to compare with
 * @param {any} after
 * @param {any} board
 */
export function changes(before, after, board) {
  if (!before) return NOTHING;
  const found = { trails: /** @type {any[]} */ ([]), seats: new Set(), places: new Set(), piles: new Set(), roads: apart(before.blocked, after.blocked),
    zones: apart(before.no_fly, after.no_fly), defcon: before.defcon !== after.defcon };
  after.players.forEach((now, seat) => {
    const then = before.players[seat];
    if (then.place !== now.place) found.trails.push({ seat, from: then.place, to: now.place });
    if (then.hand.length !== now.hand.length || OPEN.some((part) => differs(then[part], now[part]))) found.seats.add(seat);
    now.disarmed.forEach((done, n) => { if (Boolean(done) !== Boolean(then.disarmed[n]) && now.facilities[n] >= 0) found.places.add(now.facilities[n]); });
  });
  after.board_tokens.forEach((there, n) => { if (there !== before.board_tokens[n]) found.places.add(board.zone4[n]); });
  if (before.trident !== after.trident || before.warheads !== after.warheads) found.places.add(board.places.findIndex((place) => place.special === "trident"));
  if (before.deck !== after.deck) found.piles.add("deck");
  if (!same(before.discard, after.discard)) found.piles.add("discard");
  if (before.father_deck !== after.father_deck || !same(before.father_discard, after.father_discard)) found.piles.add("fathers");
  if (!same(before.president_discard, after.president_discard)) found.piles.add("president");
  return found;
}

const differs = (a, b) => (Array.isArray(a) ? !same(a, b) : a !== b);

/** What is in one of the two lists only. */
const apart = (a, b) => new Set([...a.filter((one) => !b.includes(one)), ...b.filter((one) => !a.includes(one))]);
