// What differs between two messages: it is pointed at when one steps through what happened, and moves when it happens.

/** @param {readonly unknown[]} a @param {readonly unknown[]} b */
export const same = (a, b) => a.length === b.length && a.every((value, at) => value === b[at]);

/** @param {unknown} a @param {unknown} b */
export const differs = (a, b) => (Array.isArray(a) && Array.isArray(b) ? !same(a, b) : a !== b);

/** What is in one of two lists only. @template T @param {readonly T[]} a @param {readonly T[]} b @returns {Set<T>} */
export const apart = (a, b) =>
  new Set([...a.filter((one) => !b.includes(one)), ...b.filter((one) => !a.includes(one))]);

/** Where in the second list the things lie that the first did not have; of two alike one may be new. @param {readonly (number|null)[]} before @param {readonly (number|null)[]} now @returns {Set<number>} */
export function fresh(before, now) {
  const rest = [...before];
  const found = new Set();
  now.forEach((one, at) => {
    const known = rest.indexOf(one);
    if (known >= 0) rest.splice(known, 1);
    else found.add(at);
  });
  return found;
}

/** At which places any of these lists of a view differ: `differing(before, view, ["unrest", "protests"])`. @template {object} V @param {V|null|undefined} before @param {V} now @param {(keyof V)[]} lists @returns {Set<number>} */
export function differing(before, now, lists) {
  const found = new Set();
  if (!before) return found;
  for (const name of lists) {
    const [then, here] = [/** @type {unknown[]} */ (before[name]), /** @type {unknown[]} */ (now[name])];
    for (let at = 0; at < Math.max(then.length, here.length); at += 1) if (differs(then[at], here[at])) found.add(at);
  }
  return found;
}

/**
 * What the newest message is to be compared with: an earlier one that the shell steps through, which leaves signs on the
 * board (`pointing`), else the one before it, if the same eyes saw it, from which things move.
 * @template {object} V
 * @param {{version: number, seat: number|null, view: V}|null} last what was drawn before
 * @param {{version: number, seat: number|null, view: V}} message
 * @param {{view: V}|null} [before] what the shell wants to be pointed at
 * @returns {{before: V|null, pointing: boolean}}
 */
export function since(last, message, before) {
  if (before?.view) return { before: before.view, pointing: true };
  const next = last && last.version < message.version && last.seat === message.seat;
  return { before: next ? last.view : null, pointing: false };
}
