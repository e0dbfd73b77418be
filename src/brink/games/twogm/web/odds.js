// Before firing: the chances of a shot, and everything that makes it harder or easier.

import { signed } from "/kit/words.js";
import { h } from "/lib/dom.js";
import { signPicture } from "./silhouettes.js";

/** @param {number} tenths */
export const percent = (tenths) => `${tenths * 10} %`;

/** 1.0, or 1,0 where one writes it so. @param {number} damage @param {string} lang */
export const expectedDamage = (damage, lang) =>
  damage.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** @param {string} icon @param {string} value @param {string} title */
const figure = (icon, value, title) =>
  h("span", { class: `gm-figure gm-figure-${icon}` }, signPicture(icon), h("b", null, value), h("small", null, title));

/** @param {string} name @param {string} impact @param {string} critical @param {string} [kind] */
const row = (name, impact, critical, kind = "") =>
  h("tr", { class: kind }, h("th", { scope: "row" }, name), h("td", null, impact), h("td", null, critical));

/** @param {import("./world.js").Shot} shot @param {import("./world.js").Weapon|null} weapon @param {import("./world.js").Kit} kit */
export function oddsTable({ odds, target, place }, weapon, { board, lang, say, texts }) {
  const big = h(
    "div",
    { class: "gm-odds-big" },
    figure("range", percent(odds.hit), say("odds-hit")),
    odds.destroys > 0 && figure("kill", percent(odds.destroys), say("odds-kill")),
    figure("wounds", expectedDamage(odds.expected, lang), say("odds-expected")),
  );
  if (target < 0 && place < board.hq_places[0])
    return h("div", { class: "gm-odds" }, big, h("span", null, say("odds-terrain", { n: odds.damage })));
  const bounces = odds.penetration < odds.armor;
  const pierce = !bounces ? "odds-pierces" : odds.hit ? "odds-close" : "odds-bounces"; // in an assault armor does not count
  const columns = ["impact", "critical"].map((word) => h("th", { scope: "col" }, say(word)));
  const changes = odds.modifiers.map(({ name, impact, critical }) => {
    const kind = impact + critical > 0 ? "gm-harder" : "gm-easier";
    return row(texts[`modifier-${name}`] ?? name, signed(impact), signed(critical), kind);
  });
  return h(
    "div",
    { class: "gm-odds" },
    big,
    h(
      "table",
      null,
      h("thead", null, h("tr", null, h("td"), columns)),
      h(
        "tbody",
        null,
        weapon && row(say("odds-printed"), `${weapon.impact}+`, String(weapon.critical)),
        changes,
        row(say("odds-needed"), `${odds.impact}+`, String(odds.critical), "gm-sum"),
      ),
    ),
    h(
      "span",
      { class: ["gm-pierce", pierce === "odds-bounces" && "gm-bounces"] },
      `${say(pierce, { pen: odds.penetration, armor: odds.armor })} · ${say("odds-damage", { n: odds.damage })}`,
    ),
  );
}
