// The words of a picture: messages `board-...` of the game, in Fluent like all others. `[n]` stands for a value.

/** @typedef {(key: string, values?: Record<string, string|number>) => string} Say */

/** @param {Record<string, string>} texts the game's messages @returns {Say} */
export const speaker =
  (texts) =>
  (key, values = {}) =>
    (texts[`board-${key}`] ?? key).replace(/\[(\w+)\]/g, (_, name) => String(values[name] ?? ""));

/** A number with its sign. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
