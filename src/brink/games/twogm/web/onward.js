// Who is done with one unit goes on with the next: nobody has to choose what is plain. Another one can be pressed instead.

import { legal, pieceOf } from "/kit/choices.js";
import { settings } from "/lib/store.js";
import { CHOSEN, distance, unitIn } from "./world.js";

/** @typedef {import("./world.js").View} View */

const CHOOSING = ["movement", "shooting"];

/** What all have done so far, and suffered: whoever was chosen did something if it has changed since, were it for another. @param {View} view */
const doings = ({ units }) =>
  units.map(({ unit, used, spent, place, assault, wounds }) => [unit, used, spent, place, assault, wounds]).join();

/** @param {import("./world.js").World} world */
export function createOnward(world) {
  const { board } = world;
  /** @type {{unit: number, place: number, doings: string, since: number}|null} who was chosen last, and how it was then */
  let last = null;
  /** @type {Set<string>} phases in which the only one was chosen; who takes that back is asked */
  const begun = new Set();

  /** The same again, if it has another weapon; else whoever stands nearest and has done nothing yet. @param {import("./world.js").Seen} seen */
  function next({ view, prompt, version }) {
    const ready = legal(world.choices.doing("unit")).filter((offer) => view.ready.includes(pieceOf(offer, "unit")));
    const unspent = ready.filter((offer) => unitIn(view, pieceOf(offer, "unit"))?.spent === 0);
    const fresh = ready.filter((offer) => !view.tired.includes(pieceOf(offer, "unit"))); // smoke can wait
    const able = prompt?.step === "movement" ? unspent : fresh;
    const phase = `${view.turn} ${view.phase}`;
    const [verb, helped] = world.acted === version - 1 && world.did ? world.did : [];
    if (verb === "on") return ready.find((offer) => pieceOf(offer, "unit") === helped); // a card was played for it
    if (last && doings(view) === last.doings) return null; // let go, or taken back
    if (last && world.acted < last.since) return null; // whoever plays at another page goes on there
    if (last) {
      const { unit, place } = last;
      const far = (/** @type {typeof able[number]} */ offer) => distance(board, place, pieceOf(offer, "space"));
      return able.find((offer) => pieceOf(offer, "unit") === unit) ?? able.sort((a, b) => far(a) - far(b))[0];
    }
    if (able.length !== 1 || begun.has(phase)) return null;
    begun.add(phase);
    return able[0];
  }

  /** @param {import("./world.js").Seen} seen */
  return (seen) => {
    const { view, prompt, candidates } = seen;
    const step = prompt?.step ?? "";
    if (!candidates.length) return;
    if (CHOSEN.includes(step)) {
      const unit = unitIn(view, view.focus.unit);
      if (unit && unit.unit !== last?.unit) {
        last = { unit: unit.unit, place: unit.place, doings: doings(view), since: seen.version };
      }
    } else if (CHOOSING.includes(step)) {
      const offer = next(seen);
      last = null;
      if (offer && settings().skip !== "off" && !world.choices.can("play")) {
        queueMicrotask(() => world.act(offer.action, [], "choice"));
      }
    }
  };
}
