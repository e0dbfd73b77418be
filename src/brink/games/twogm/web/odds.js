// Before firing: the chances of a shot, and everything that makes it harder or easier.

import { h } from "/lib/dom.js";
import { signPicture } from "./silhouettes.js";
import { signed } from "./words.js";

export const percent = (tenths) => `${tenths * 10} %`;

/**
 * @param {any} shot of the view
 * @param {any} weapon
 * @param {{say: any, texts: any}} words
 */
export function oddsTable(shot, weapon, { say, texts }) {
  const { odds } = shot;
  const expected = odds.expected.toFixed(1);
  const big = h("div", { class: "gm-odds-big" }, figure("range", percent(odds.hit), say("odds-hit")), odds.kill ? figure("kill", percent(odds.kill), say("odds-kill")) : null, figure("wounds", expected, say("odds-expected")));
  if (shot.target < 0 && odds.impact === 1) return h("div", { class: "gm-odds" }, big, h("span", null, say("odds-terrain", { n: odds.damage })));
  const row = (name, impact, critical, kind = "") => h("tr", { class: kind }, h("th", { scope: "row" }, name), h("td", null, impact), h("td", null, critical));
  const bounces = odds.penetration < odds.armor;
  const pierce = !bounces ? "odds-pierces" : odds.hit ? "odds-close" : "odds-bounces"; // in an assault armor does not count
  return h("div", { class: "gm-odds" }, big,
    h("table", null, h("thead", null, h("tr", null, h("td", null), h("th", { scope: "col" }, say("impact")), h("th", { scope: "col" }, say("critical")))),
      h("tbody", null, weapon ? row(say("odds-printed"), `${weapon.impact}+`, String(weapon.critical)) : null,
        odds.modifiers.map(({ name, impact, critical }) => row(texts[`modifier-${name}`] ?? name, signed(impact), signed(critical), impact + critical > 0 ? "gm-harder" : "gm-easier")),
        row(say("odds-needed"), `${odds.impact}+`, String(odds.critical), "gm-sum"))),
    h("span", { class: ["gm-pierce", pierce === "odds-bounces" && "gm-bounces"] }, say(pierce, { pen: odds.penetration, armor: odds.armor }), " · ", say("odds-damage", { n: odds.damage })));
}

const figure = (icon, value, title) => h("span", { class: `gm-figure gm-figure-${icon}` }, signPicture(icon), h("b", null, value), h("small", null, title));
