// Where a sign that is laid over a picture covers least.

/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{box: Box, weight: number}} Kept what should stay in sight, and how much that matters */

/** How much of one lies under the other. @param {Box} a @param {Box} b */
export const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** @param {Spot} spot @param {number} wide @param {number} high @returns {Box} */
export const around = ({ x, y }, wide, high) => ({
  ...{ left: x - wide / 2, right: x + wide / 2 },
  ...{ top: y - high / 2, bottom: y + high / 2 },
});

/**
 * @param {Spot[]} spots where its middle may be, the best first
 * @param {[number, number]} size its width and height
 * @param {Kept[]} kept
 * @param {number} further how much may be covered rather than to take the next spot
 */
export function leastCovering(spots, size, kept, further) {
  let [best, least] = [spots[0], Infinity];
  spots.forEach((spot, at) => {
    const here = around(spot, ...size);
    const cost = kept.reduce((sum, { box, weight }) => sum + weight * shared(here, box), at * further);
    if (cost < least) [best, least] = [spot, cost];
  });
  return best;
}

/** Where these are, as its own drawing counts it; nowhere while it is not shown. @param {SVGGraphicsElement} page @param {string} which @returns {Box[]} */
export function boxesIn(page, which) {
  const there = page.getScreenCTM();
  if (!there) return [];
  const { a: k, e, f } = there;
  return [...page.querySelectorAll(which)].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: (left - e) / k, top: (top - f) / k, right: (right - e) / k, bottom: (bottom - f) / k };
  });
}
