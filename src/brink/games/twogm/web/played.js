// The support card that was played lies open, with what it says and whom it is for, until others have taken its place.

import { fresh } from "/kit/changes.js";
import { tells } from "/kit/menu.js";
import { h, hide } from "/lib/dom.js";
import { createCard, stamp, unitCard } from "./cards.js";
import { FACTIONS, markPicture } from "./silhouettes.js";
import { dotted, short, unitIn } from "./world.js";

/** @typedef {import("./world.js").View} View */
/** @typedef {{card: number, turn: number, aim: string, seat?: number}} Lying `seat`: whose it is, where that is seen */

/** How many of a card lie open: with units, else being played, and on piles. @param {View} view @param {number} card */
function open({ players, units, focus }, card) {
  const with_units = units.filter(({ cards }) => cards.includes(card)).length;
  const piles = players.flatMap(({ discard }) => discard).filter((one) => one === card).length;
  return piles + (with_units || Number(focus.announced === card));
}

const DISCARD = 7; // the phase in which cards are only thrown away

/** @param {import("./world.js").World} world */
export function createPlayed(world) {
  const { board, names, texts, say, menu } = world;
  const root = h("section", { class: "gm-played", hidden: true, tabindex: "0", "aria-label": say("played") });
  /** @type {Lying|null} */
  let lying = null;
  /** @type {View|null} */
  let before = null;
  tells(root, menu, () => ({
    title: "",
    face: lying ? createCard(lying.card, { size: 250, full: true }) : null,
  }));

  /** @param {View} view @param {number} number */
  const unit = (view, number) => {
    const found = unitIn(view, number);
    return found && dotted(short(names.card[found.card]), names.space[found.place]);
  };

  /** In which turn somebody played; where one has ended unseen, in his own. @param {View} view @param {number} seat */
  const turnOf = ({ turn, active }, seat) => (before?.turn === turn || (active & 1) === (seat & 1) ? turn : turn - 1);

  /** What is being played, else what has come to lie with a unit or on a pile since. @param {View} view @returns {Lying|null} */
  function find(view) {
    const { focus } = view;
    if (focus.announced >= 0)
      return { card: focus.announced, turn: view.turn, aim: unit(view, focus.unit) ?? names.space[focus.place] ?? "" };
    if (!before || view.phase === DISCARD || before.turn > view.turn) return null;
    if (view.turn > before.turn + 1) return null; // nobody here saw when it was
    const then = before;
    for (const one of view.units) {
      const card = one.cards.find((card) => !unitIn(then, one.unit)?.cards.includes(card));
      if (card !== undefined) return { card, turn: turnOf(view, one.seat), aim: unit(view, one.unit) ?? "" }; // an enemy's, too
    }
    for (const [seat, { discard }] of view.players.entries()) {
      const come = [...fresh(then.players[seat].discard, discard)].map((at) => discard[at]);
      const card = come.find((card) => !unitCard(card));
      if (card !== undefined && !then.units.some((one) => one.cards.includes(card)))
        return { card, turn: turnOf(view, seat), aim: aimed(view), seat };
    }
    return null;
  }

  /** Where dice fell since, or smoke. @param {View} view */
  function aimed(view) {
    const rolls = before?.turn === view.turn ? view.rolls.slice(before.rolls.length) : view.rolls;
    const smoke = view.smoke.flatMap((there, place) => (there && !before?.smoke[place] ? [place] : []));
    const places = [...new Set([...rolls.map((roll) => roll[2]), ...smoke])];
    return places.map((place) => names.space[place] ?? "").join(", ");
  }

  /** Whose card it was: what it brings is not for everybody. @param {View} view @param {number} seat */
  const by = ({ players }, seat) =>
    h("small", { class: "gm-by" }, markPicture(players[seat].faction), world.seen.roles[seat & 1]);

  return {
    root,
    /** @param {import("./world.js").Seen} seen */
    update({ view }) {
      const found = find(view);
      const back = lying && before && open(view, lying.card) < open(before, lying.card); // to a hand
      if (found) lying = { ...found, aim: found.aim || (lying?.card === found.card ? lying.aim : "") };
      else if (lying && (back || view.turn > lying.turn + 1)) lying = null; // its owner is about to play again
      before = view;
      hide(root, !lying);
      if (!lying) return;
      const card = board.supports[lying.card - board.units.length];
      const now = view.focus.announced >= 0 ? "gm-now" : ""; // else it lies below what is to be decided
      root.className = `gm-played gm-f-${FACTIONS[card.faction] ?? "all"} ${now}`;
      root.replaceChildren(
        stamp(lying.card),
        h("b", null, names.card[lying.card], lying.seat !== undefined && by(view, lying.seat)),
        h("span", null, texts[`card-${card.id}-text`]),
        ...(lying.aim ? [h("small", null, `→ ${lying.aim}`)] : []),
      );
    },
  };
}
