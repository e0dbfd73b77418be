// The signs of the seats: the mark of the nation, in its colour.

import { span } from "/lib/dom.js";
import { FACTIONS, markPicture } from "./silhouettes.js";

/** @param {number} seat @param {import("/lib/types.js").TableMessage} message */
export function seatMark(seat, message) {
  const { players } = /** @type {import("./wire.js").View} */ (message.view);
  const { faction } = players[players[seat].side];
  return span(`gm gm-seat gm-f-${FACTIONS[faction] ?? "all"}`, markPicture(faction));
}
