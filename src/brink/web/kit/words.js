// The words of a picture: messages `board-...` of the game, in Fluent like all others. `[n]` stands for a value.

export { percent } from "../lib/i18n.js";

/** @typedef {(key: string, values?: Record<string, string|number>) => string} Say */

/** @param {Record<string, string>} texts the game's messages @returns {Say} */
export const speaker =
  (texts) =>
  (key, values = {}) =>
    (texts[`board-${key}`] ?? key).replace(/\[(\w+)\]/g, (_, name) => String(values[name] ?? ""));

/** Sentences one after the other; what ends with a stop of its own (`Washington D.C.`) gets no second. @param {...(string|undefined|null|false)} texts */
export const sentences = (...texts) =>
  texts.reduce((/** @type {string} */ all, next) => (all && next ? `${stopped(all)} ${next}` : all || next || ""), "");

/** As a sentence. @param {string} text */
export const stopped = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** `2`, `−2`. @param {number} number */
export const plain = (number) => (number < 0 ? `−${-number}` : String(number));

/** A number with its sign. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
