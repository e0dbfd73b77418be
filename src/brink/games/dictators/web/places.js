// What is told of a place: where it is, what stands there, and who.

/** @typedef {import("./board.js").Message} Message */

export const TRIDENT_ON_BOARD = 1;

/** Who has disarmed a facility, and whether it is one's own and armed. @param {number} number @param {import("./wire.js").View} view */
export function facilityMarks(number, { players, seat: me }) {
  /** @type {number[]} */
  const disarmed = [];
  let mine = false;
  players.forEach((player, seat) =>
    player.facilities.forEach((place, n) => {
      if (place !== number) return;
      if (player.disarmed[n]) disarmed.push(seat);
      else if (seat === me) mine = true;
    }),
  );
  return { disarmed, mine };
}

/** Whatever is told of a place now, or drawn there: where it is the same as before, so is the place. @param {number} number @param {Message} message @param {import("./board.js").Kit["board"]} board */
export function factsAt(number, { view, seats }, board) {
  const { disarmed, mine } = facilityMarks(number, view);
  const crowd = view.players.flatMap(({ place, dictator }, seat) => (place === number ? [[seat, dictator]] : []));
  const named = disarmed.length || crowd.length ? seats.map(({ name }) => name) : [];
  const site = board.places[number].special === "trident" && [view.trident, view.warheads];
  return JSON.stringify([
    disarmed,
    mine && view.seat,
    crowd,
    named,
    view.board_tokens[board.zone4.indexOf(number)],
    site,
  ]);
}

/** @param {number} number @param {Pick<import("./board.js").Kit, "board"|"names"|"texts"|"say">} words @param {Message|null} seen the table, where there is one */
export function linesOf(number, { board, names, texts, say }, seen) {
  const place = board.places[number];
  const state = names.state[place.state];
  const zone = place.zone > 0 && say("zone", { n: place.zone });
  const found = [
    [state !== names.place[number] && state, zone].filter(Boolean).join(" · "),
    place.special === "start" && say("start"),
    ...(seen ? linesNow(number, seen) : [place.facility && say("facility")]),
  ];
  return found.flatMap((line) => line || []);

  /** @param {number} number @param {Message} message */
  function linesNow(number, { view, seats }) {
    const who = (/** @type {number} */ seat) => seats[seat]?.name ?? String(seat + 1);
    const short = (/** @type {number} */ one) =>
      texts[`dictator-${board.dictators[one]?.id}-short`] ?? names.dictator[one];
    const { disarmed, mine } = facilityMarks(number, view);
    const done = disarmed.map((seat) => say("disarmed", { who: who(seat) }));
    const crowd = view.players.flatMap((player, seat) =>
      player.place === number ? [`${who(seat)} (${short(player.dictator)})`] : [],
    );
    return [
      [place.facility && say("facility"), mine && say("yours"), ...done].filter(Boolean).join(", "),
      view.board_tokens[board.zone4.indexOf(number)] && say("token"),
      place.special === "trident" && view.trident === TRIDENT_ON_BOARD && say("warheads", { n: view.warheads }),
      crowd.length > 0 && say("here", { who: crowd.join(", ") }),
    ];
  }
}
