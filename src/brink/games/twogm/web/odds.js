// Before firing: the chances of a shot, and everything that makes it harder or easier.

import { percent, signed } from "/kit/words.js";
import { div, h, span, tableHead } from "/lib/dom.js";
import { signPicture } from "./silhouettes.js";
import { dotted, sideOf, unitIn } from "./world.js";

/** What a D10 does in so many of ten. @param {number} shown */
const tenths = (shown) => percent(shown * 10);

/** What a D10 must show: no more than 10. @param {number} needed */
export const atLeast = (needed) => (needed < 10 ? `${needed}+` : "10");

/** How likely a shot hits whom it is meant for, in percent: an airplane must come through first, a barrage is for every enemy that it touches.
 * @param {import("./world.js").Shot} shot @param {{view: import("./world.js").View, seat: number|null}} seen */
export function chanceOf({ odds, answer, struck }, { view, seat }) {
  if (answer) return answer.hit;
  const foes = struck.filter(({ target }) => ((unitIn(view, target)?.seat ?? 0) & 1) !== sideOf({ seat }));
  const miss = foes.reduce((all, one) => all * (1 - one.odds.hit / 10), 1);
  return foes.length ? Math.round(100 * (1 - miss)) : odds.hit * 10;
}

/** How likely it destroys its target, in percent; and the damage to be expected. @param {import("./world.js").Shot} shot */
export const promise = ({ odds, answer }) => answer ?? { destroys: odds.destroys * 10, expected: odds.expected };

/** @type {Map<string, Intl.NumberFormat>} by language: to make one takes longer than to draw a row */
const formats = new Map();

/** 1.0, or 1,0 where one writes it so. @param {number} damage @param {string} lang */
export function expectedDamage(damage, lang) {
  const known = formats.get(lang);
  const format = known ?? new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (!known) formats.set(lang, format);
  return format.format(damage);
}

/** @param {string} icon @param {string} value @param {string} title */
const figure = (icon, value, title) =>
  span(`gm-figure gm-figure-${icon}`, signPicture(icon), h("b", null, value), h("small", null, title));

/** @param {string} name @param {string} impact @param {string|false} critical @param {string} [kind] */
const row = (name, impact, critical, kind = "") =>
  h("tr", { class: kind }, h("th", { scope: "row" }, name), h("td", null, impact), critical && h("td", null, critical));

/** Before an assault: what its target may answer first. @param {NonNullable<import("./world.js").Shot["reaction"]>} reaction @param {import("./world.js").Kit["say"]} say */
export const reactionText = ({ hit, destroys }, say) =>
  say("odds-reaction", { hit: tenths(hit), kill: tenths(destroys) });

/** What the chance of an airplane counts. @param {NonNullable<import("./world.js").Shot["answer"]>} answer @param {import("./world.js").Kit["say"]} say */
const answerText = ({ guns, fighters, escorts }, say) =>
  escorts ? say("odds-answer-escorts", { guns, fighters, escorts }) : say("odds-answer", { guns, fighters });

/** @param {import("./world.js").Shot} shot @param {import("./world.js").Weapon|null} weapon @param {import("./world.js").Kit} kit */
export function oddsTable(shot, weapon, { board, lang, names, say, seen, texts }) {
  const { odds, target, place, reaction, answer, struck } = shot;
  const { destroys, expected } = promise(shot);
  const big = div(
    "gm-odds-big",
    answer && figure("movement", percent(answer.arrives), say("odds-arrives")),
    figure("range", percent(chanceOf(shot, seen)), say(struck.length > 1 ? "odds-any" : "odds-hit")),
    destroys > 0 && figure("kill", percent(destroys), say("odds-kill")),
    figure("wounds", expectedDamage(expected, lang), say("odds-expected")),
  );
  if (target < 0 && place < board.hq_places[0])
    return div("gm-odds", big, h("span", null, say("odds-terrain", { n: odds.damage })));
  const bounces = odds.armored && odds.penetration < odds.armor;
  const pierce =
    odds.armored && say(bounces ? "odds-bounces" : "odds-pierces", { pen: odds.penetration, armor: odds.armor });
  const critical = target >= 0; // an HQ knows none
  const columns = ["impact", critical && "critical"].map((word) => word && h("th", { scope: "col" }, say(word)));
  const changes = odds.modifiers.map((one) => {
    const kind = one.impact + one.critical > 0 ? "gm-harder" : "gm-easier";
    return row(texts[`modifier-${one.name}`] ?? one.name, signed(one.impact), critical && signed(one.critical), kind);
  });
  const head = h("thead", null, h("tr", null, h("td"), columns));
  const printed = weapon && row(say("odds-printed"), atLeast(weapon.impact), critical && atLeast(weapon.critical));
  const needed = row(say("odds-needed"), atLeast(odds.impact), critical && atLeast(odds.critical), "gm-sum");
  return div(
    "gm-odds",
    big,
    h("table", null, head, h("tbody", null, printed, changes, needed)),
    span(["gm-pierce", bounces && "gm-bounces"], dotted(pierce, say("odds-damage", { n: odds.damage }))),
    reaction && span("gm-reaction", reactionText(reaction, say)),
    answer && span("gm-reaction", answerText(answer, say)),
    struckTable(shot, { names, say, seen }),
  );
}

/** Everybody else whom an area touches, friends too. @param {import("./world.js").Shot} shot @param {Pick<import("./world.js").Kit, "names"|"say"|"seen">} kit */
function struckTable({ struck, target }, { names, say, seen }) {
  const others = struck.filter((one) => one.target !== target);
  if (!others.length) return null;
  const rows = others.map(({ target: number, place, odds }) => {
    const unit = unitIn(seen.view, number);
    const own = unit && (unit.seat & 1) === sideOf(seen);
    const name = `${names.card[unit?.card ?? -1] ?? ""} · ${names.space[place]}`;
    return row(own ? say("odds-own", { name }) : name, tenths(odds.hit), tenths(odds.destroys), own ? "gm-harder" : "");
  });
  const head = tableHead(["odds-struck", "odds-hit", "odds-kill"].map((word) => say(word)));
  return h("table", { class: "gm-struck" }, head, h("tbody", null, rows));
}
