// Where meeples stand: at their places and nearer to them than to any other, none upon another, and upon as few other
// places as may be.

/** @typedef {import("./land.js").Point} Point */
/** @typedef {{place: number, spot: Point, shift: Point}} Standing where it stands, and how far beside the middle */

const STEP = 18; // from one to the next, in units of a meeple,
export const HALF = 9; // of its width,
export const TALL = 27; // its height
const DOT = 11; // of a place with the ring it may wear: nobody steps aside when it comes and goes
const ASTRAY = 100; // to seem to stand elsewhere: nobody hides so many places
const MANY = 10_000; // nor does that to so many

/** @param {readonly Standing[]} meeples @param {readonly {spot: Point}[]} dots of places that are shown @param {number} unit of a meeple, on the map @param {number} width of the map, in such units */
export function standApart(meeples, dots, unit, width) {
  /** @type {Point[]} */
  const taken = []; // where others have their feet
  for (const place of new Set(meeples.map((one) => one.place))) {
    const crowd = meeples.filter((one) => one.place === place);
    const { spot: here } = crowd[0];
    const feetOf = (/** @type {Point[]} */ way) =>
      way.map(([x, y]) => /** @type {Point} */ ([here[0] / unit + x, here[1] / unit + y]));
    const meets = (/** @type {Point} */ [x, y], /** @type {Point} */ [left, low]) =>
      Math.abs(x - left) < 2 * HALF && Math.abs(y - low) < TALL;
    const clashes = (/** @type {Point[]} */ way) =>
      feetOf(way).filter(
        (foot) => foot[0] < HALF || foot[0] > width - HALF || taken.some((other) => meets(foot, other)),
      ).length;
    const hides = (/** @type {Point[]} */ feet) =>
      feet.flatMap(([x, y]) =>
        dots.filter(({ spot }) => {
          const [right, down] = [(spot[0] - here[0]) / unit - x, (spot[1] - here[1]) / unit - y];
          return spot !== here && Math.abs(right) < HALF + DOT && down > -TALL - DOT && down < DOT;
        }),
      ).length;
    const strays = (/** @type {Point[]} */ feet) =>
      feet.filter(([x, y]) =>
        dots.some(({ spot }) => {
          const [right, down] = [(spot[0] - here[0]) / unit - x, (spot[1] - here[1]) / unit - y];
          return spot !== here && Math.hypot(right, down) < Math.min(Math.hypot(x, y), DOT + HALF);
        }),
      ).length;
    const ways = formations(crowd.length);
    const worst = ways.map((way) => MANY * clashes(way) + ASTRAY * strays(way) + hides(way));
    const best = ways[worst.indexOf(Math.min(...worst))]; // of equals the first
    taken.push(...feetOf(best));
    crowd.forEach((one, n) => {
      one.shift = best[n];
    });
  }
}

/** How so many may stand at a place: above it, right or left of it, below it; where each has its foot. @param {number} count @returns {Point[][]} */
function formations(count) {
  const wide = (count - 1) * STEP;
  const row = (/** @type {number} */ from, /** @type {number} */ down) =>
    Array.from({ length: count }, (_, n) => /** @type {Point} */ ([from + n * STEP, down]));
  const beside = [10, 26].flatMap((down) => [row(24, down), row(-24 - wide, down)]);
  return [row(-wide / 2, -9), ...beside, row(-wide / 2, 42)];
}
