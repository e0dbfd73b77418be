// The signs of the seats: round and yellow the West's side, square and red the East's; the great powers with a star.

import { s } from "/lib/dom.js";

const SHAPES = ["M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Z", "M2 2h20v20H2Z"];
const STAR = "m12 5 2.100 4.900 5.300.5-4 3.500 1.200 5.200-4.600-2.800-4.600 2.800 1.200-5.200-4-3.500 5.300-.5Z";
const GREAT = 2; // roles: the USA and the Soviet Union, then West and East

/** @param {number} seat @param {number} many in the game: of two, both are Germans */
export function markOf(seat, many) {
  const role = seat + 2 * GREAT - many;
  return s(
    "svg",
    { class: `vk vk-seat vk-${role % 2 ? "east" : "west"}`, viewBox: "0 0 24 24" },
    s("path", { d: SHAPES[role % 2] }),
    role < GREAT && s("path", { class: "vk-seat-star", d: STAR }),
  );
}

/** @param {number} seat @param {import("/lib/types.js").TableMessage} message */
export const seatMark = (seat, message) => markOf(seat, message.seats.length);
