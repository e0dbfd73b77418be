// A line above the table, with what can be done about it.
import { h } from "../lib/dom.js";

/** @param {string} key @param {string} label @param {() => void} run @param {string} [kind] */
export function button(key, label, run, kind = "") {
  return h("button", { type: "button", class: ["small", kind], data: { key }, onclick: run }, label);
}

/** @param {string} text @param {...Node} buttons */
export function notice(text, ...buttons) {
  return h("div", { class: "ask-undo" }, h("span", null, text), ...buttons);
}
