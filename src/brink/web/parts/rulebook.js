// The rules of a game as a slip over the page, where there is no table with a panel for them.
import { dialog } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { RulesPanel } from "./panels.js";

/** @param {string} game @param {string} rule */
export function openRule(game, rule) {
  document.querySelector("dialog.rulebook")?.remove();
  const panel = new RulesPanel(() => game);
  const box = dialog(t("rules"), panel.root);
  box.classList.add("rulebook");
  panel.open(rule);
}

/** A page listens as long as it is shown. @param {() => string} game @returns {() => void} stop listening */
export function rulesOf(game) {
  const open = (/** @type {Event} */ event) => openRule(game(), /** @type {CustomEvent} */ (event).detail);
  document.addEventListener("brink-rule", open);
  return () => document.removeEventListener("brink-rule", open);
}
