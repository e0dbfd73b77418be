// Cards in a row that do not change place under a mouse which points at one of them.

/**
 * While the mouse is over the row, each card keeps its place: one that goes leaves a gap (null), one that comes is last.
 * When the mouse has left they close up again.
 * @param {HTMLElement} row @param {() => void} settle draws the row, its cards in their own order
 * @returns {(cards: readonly number[], anew?: boolean) => (number|null)[]} what lies in each place; `anew`: it is another row
 */
export function stillRow(row, settle) {
  let over = false;
  /** @type {(number|null)[]} */
  let places = [];
  row.addEventListener("pointerenter", ({ pointerType }) => {
    over = pointerType === "mouse"; // a finger does not rest
  });
  row.addEventListener("pointerleave", () => {
    if (!over) return;
    over = false;
    settle();
  });
  return (cards, anew = false) => {
    const rest = [...cards];
    const stays = (/** @type {number|null} */ card) => {
      const at = card === null ? -1 : rest.indexOf(card);
      return at < 0 ? null : rest.splice(at, 1)[0];
    };
    const kept = over && !anew ? places.map(stays) : [];
    places = [...kept, ...rest];
    return places;
  };
}
