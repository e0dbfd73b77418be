// The shell's own words, in the reader's language. Everything about a game comes from the server already in words.

/** @typedef {import("./wire.js").Speak["lang"]} Language */

export const LANGUAGES = /** @type {const} */ ({ en: "English", de: "Deutsch", nl: "Nederlands", es: "Español" });

/** @type {Record<string, string>} */
let words = {};
/** @type {Language} */
let current = "en";

export const language = () => current;

/** @param {string} tag @returns {tag is Language} */
const spoken = (tag) => tag in LANGUAGES;

/** @param {string} chosen @returns {Language} what was chosen, else the reader's first language that we speak */
export function preferred(chosen) {
  const tags = [chosen, ...(navigator.languages ?? [navigator.language])];
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(spoken) ?? "en";
}

/** @param {Language} lang */
export async function loadLanguage(lang) {
  const response = await fetch(new URL(`../locale/${lang}.json`, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${lang}`);
  words = await response.json();
  current = lang;
  document.documentElement.lang = lang;
}

/**
 * @param {string} key
 * @param {Record<string, string|number>} [values]
 */
export function t(key, values) {
  const text = words[key] ?? key;
  return values ? text.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all)) : text;
}

/** One or many: `key.one` for 1, else `key`. @param {string} key @param {number} count */
export const count = (key, count) => t(count === 1 ? `${key}.one` : key, { count });

/** @param {string[]} names */
export const list = (names) => new Intl.ListFormat(current, { type: "conjunction" }).format(names);

/** Of a hundred; no line ends between the figure and its sign. @param {number} hundredths */
export const percent = (hundredths) => `${hundredths}\u00a0%`;

/** @param {number} value @param {number} digits after the point */
export const number = (value, digits) =>
  new Intl.NumberFormat(current, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** @param {number|string|null|undefined} when seconds or a date @returns {string} */
export function ago(when) {
  if (when === null || when === undefined) return "";
  const at = typeof when === "number" ? when * (when < 1e12 ? 1000 : 1) : Date.parse(when);
  if (Number.isNaN(at)) return "";
  const seconds = (at - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto", style: "short" });
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, "minute");
}

/** @param {number} seconds */
export function duration(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / 86400);
  const hours = Math.floor((left % 86400) / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const unit = (/** @type {number} */ n, /** @type {string} */ name) =>
    new Intl.NumberFormat(current, { style: "unit", unit: name, unitDisplay: "narrow" }).format(n);
  if (days) return `${unit(days, "day")} ${unit(hours, "hour")}`;
  if (hours) return `${hours}:${two(minutes)}:${two(left % 60)}`;
  return `${minutes}:${two(left % 60)}`;
}

/** What whoever runs the server tells everybody. @param {{text: string, stops_in: number|null}} notice */
export function noticeText({ text, stops_in: left }) {
  if (left === null) return text;
  const time = new Intl.DateTimeFormat(current, { timeStyle: "short" }).format(new Date(Date.now() + left * 1000));
  return [t("stops", { time }), text].filter(Boolean).join(" ");
}
