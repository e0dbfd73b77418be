// Something drawn beside the map: a button while anything can be done with it.

import { hintOf, legal } from "/kit/choices.js";
import { byTouch } from "/kit/press.js";
import { h, set } from "/lib/dom.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("/kit/menu.js").Offer} Offer */
/** @typedef {import("/lib/dom.js").Child} Child */

/** @param {Kit} kit @param {readonly Offer[]} offers @param {string} title @param {{class: (string|false)[], [attribute: string]: unknown}} props @param {...Child} content */
export function thing({ press }, offers, title, props, ...content) {
  const looks = {
    ...props,
    class: [...props.class, legal(offers).length > 0 && "vk-legal"],
    "data-hint": hintOf(offers),
  };
  if (!offers.length) return h("span", looks, content);
  const button = h("button", { type: "button", ...looks }, content);
  const read = legal(offers).every(({ text }) => text === title); // its own words say it: a finger need not ask first
  return set(button, {
    onclick: (event) => press(offers, button, { touch: byTouch(event) && !read, slip: () => ({ title }) }),
  });
}
