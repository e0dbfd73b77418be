// What opens in front of the board, and tabs for what takes turns in one place.

import { h, set } from "../lib/dom.js";

/** A box in front of everything, until it is closed or somebody presses beside it. @param {import("../lib/dom.js").Props} props @param {...import("../lib/dom.js").Child} children */
export function inFront(props, ...children) {
  const box = h("dialog", props, ...children);
  set(box, { onclick: (event) => event.target === box && box.close(), onclose: () => box.remove() });
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * @param {string} name what they are of, for the data set of each
 * @param {readonly (readonly [string, string])[]} titles a key and its words
 * @param {(key: string) => void} press
 * @param {string} [kind] a class
 * @returns {{tabs: HTMLElement[], mark: (key: string) => void}} `mark`: this one is shown
 */
export function createTabs(name, titles, press, kind) {
  const tabs = titles.map(([key, words]) =>
    h("button", { type: "button", class: kind, data: { [name]: key }, onclick: () => press(key) }, words),
  );
  const mark = (/** @type {string} */ key) => {
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset[name] === key));
  };
  return { tabs, mark };
}
