// Modules that came in one file (server/weaving.py): each is made once, after those it needs.

/** @typedef {Record<string, any>} Made what a module gives, by name */
/** @typedef {(made: Record<string, Made>, here: string) => Promise<Made>} Make */

/** @type {Map<string, {needs: string[], make: Make}>} */
const known = new Map();
/** @type {Map<string, Promise<Made>>} */
const making = new Map();
/** @type {Record<string, Made>} */
const made = {};

/** Two files may bring the same module. @param {string} address @param {string[]} needs @param {Make} make */
export function define(address, needs, make) {
  if (!known.has(address)) known.set(address, { needs, make });
}

/** @param {string} address @returns {Promise<Made>} */
export function load(address) {
  const begun = making.get(address) ?? begin(address);
  making.set(address, begun);
  return begun;
}

/** @param {string} address */
async function begin(address) {
  const module = known.get(address);
  if (!module) throw new Error(`${address} did not come`);
  await Promise.all(module.needs.map(load));
  made[address] = await module.make(made, new URL(`../${address}`, import.meta.url).href);
  return made[address];
}
