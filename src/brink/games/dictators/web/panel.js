// Beside the map: the players' passports, decks, the DEFCON track and the die.

import { legal } from "/kit/choices.js";
import { animate, drawing, lasting, picture } from "/kit/drawing.js";
import { aloud } from "/kit/endings.js";
import { byTouch } from "/kit/press.js";
import { signed } from "/kit/words.js";
import { h, s, set, showing } from "/lib/dom.js";
import { createBrowser } from "./browse.js";
import { createBack, createCard, nameOf, previews, printed } from "./cards.js";
import { createPassport } from "./passports.js";
import { TREFOIL } from "./pieces.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./cards.js").Face} Face */
/** @typedef {import("./changes.js").Changes} Changes */
/** @typedef {import("/lib/types.js").Candidate} Candidate */

const SPINNING = [
  { transform: "rotate(0)" },
  { transform: "rotate(200deg) scale(1.200)" },
  { transform: "rotate(360deg)" },
];
const LAID = [
  { opacity: 0, transform: "translateY(-60px) rotate(-8deg) scale(1.2)" },
  { opacity: 1, transform: "none" },
];
const SPOTS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]; // of a die

/** @param {HTMLElement} root @param {Kit} kit @param {(place: number|null) => void} point shows a place on the map */
export function createPanel(root, kit, point) {
  const { say } = kit;
  const status = h("section", { class: "rd-status" });
  const decks = h("section", { class: "rd-decks" });
  const passports = h("section", { class: "rd-passports", "aria-label": say("players") });
  const panel = h("div", { class: "rd rd-panel" }, h("div", { class: "rd-panel-in" }, status, passports, decks));
  root.append(panel);
  const preview = previews(kit);
  const browser = createBrowser(kit, (face) => preview.present(face));
  const fillPassports = lasting(passports);
  /** @type {ReturnType<typeof createPassport>[]} by seat */
  const passportOf = [];
  let lastDie = "";
  let lastTop = -1;

  /** @param {Changes} changed what to point at */
  function update(changed) {
    preview.shrink();
    const { players, seat } = kit.seen.view;
    const { defcon: level, turn, die: thrown, die_sides, bonus } = kit.seen.view;
    showing(status, [level, turn, thrown, die_sides, bonus], () => [defcon(), die()]);
    status.classList.toggle("rd-changed", changed.defcon);
    drawPiles(changed);
    const order = players.map((_, n) => (Math.max(0, seat) + n) % players.length); // the own one first
    for (const one of order) passportOf[one] ??= createPassport(one, kit, { point, preview, offering });
    fillPassports(order, (one) => passportOf[one].root);
    for (const one of order) passportOf[one].update(changed.seats.has(one));
    passports.classList.toggle("rd-many", players.length > 4);
    const mine = kit.seen.prompt?.seat === seat; // then one's own is in view
    requestAnimationFrame(() =>
      passports.querySelector(mine ? ".rd-own" : ".rd-changed")?.scrollIntoView({ block: "nearest" }),
    ); // once all is drawn
  }

  /** Makes an element a button for these offers. @template {HTMLElement} E @param {E} element @param {Candidate[]} offers @param {string} [title] it is opened by this name, and nothing is done before that was read */
  function offering(element, offers, title = "") {
    if (!offers.length) return element;
    const may = legal(offers).length > 0;
    const plain = element.tagName !== "BUTTON";
    const press = (/** @type {Event} */ event) => {
      event.stopPropagation();
      event.preventDefault();
      preview.shrink();
      kit.press(offers, element, { touch: may && (byTouch(event) || title !== ""), slip: () => ({ title }) });
    };
    element.classList.add(may ? "rd-legal" : "rd-refused");
    return set(element, {
      title: offers.map(aloud).join("\n"),
      ...(plain && { tabindex: "0", role: "button" }),
      onclick: press,
      onkeydown: (event) =>
        plain && event.target === element && (event.key === "Enter" || event.key === " ") && press(event),
    });
  }

  // -- DEFCON, die -------------------------------------------------------------------------------------------------

  function defcon() {
    const { defcon: now, turn } = kit.seen.view;
    const steps = [5, 4, 3, 2, 1].map((level) =>
      h(
        "li",
        {
          class: [`rd-level rd-level-${level}`, level === now ? "rd-now" : level > now && "rd-past"],
          "aria-current": level === now ? "step" : null,
          title: printed(`defcon-${level}`, kit),
          tabindex: "0",
        },
        h("span", null, level),
        level === 1 && picture(TREFOIL, { class: "rd-icon" }),
      ),
    );
    const title = h("h2", null, say("defcon"), h("span", { class: "rd-turn" }, say("turn", { n: turn })));
    return h("div", { class: "rd-defcon" }, title, h("ol", null, steps));
  }

  function die() {
    const { die: shown, die_sides: sides, bonus } = kit.seen.view;
    const big = sides === 20;
    const spots = (SPOTS[shown] ?? []).map(
      (n) => `<circle cx="${11 + (n % 3) * 9}" cy="${11 + Math.floor(n / 3) * 9}" r="3.100"/>`,
    );
    const drawn = big
      ? `<path d="M20 2l16 9v18l-16 9-16-9V11z"/><path class="rd-die-edge" d="M20 2 9 14h22zM9 14l11 17 11-17M4 29l16 2 16-2M4 11l5 3M36 11l-5 3M20 31v7"/><text x="20" y="25">${shown || ""}</text>`
      : `<rect x="4" y="4" width="32" height="32" rx="6"/>${spots.join("")}`;
    const face = s(
      "svg",
      {
        viewBox: "0 0 40 40",
        class: ["rd-die", big ? "rd-d20" : "rd-d6", !shown && "rd-unrolled"],
        role: "img",
        "aria-label": `${say("die")}: ${shown || "–"}`,
      },
      drawing(drawn),
    );
    const sign = `${sides}/${shown}`;
    if (shown && sign !== lastDie) animate(face, SPINNING, 600);
    lastDie = sign;
    return h("div", { class: "rd-die-box" }, face, bonus !== 0 && h("span", { class: "rd-bonus" }, signed(bonus)));
  }

  // -- decks -------------------------------------------------------------------------------------------------------

  const fill = lasting(decks);

  /** @param {Changes} changed */
  function drawPiles(changed) {
    const { view } = kit.seen;
    const top = view.discard.at(-1) ?? -1;
    const father = view.father_discard.at(-1) ?? -1;
    const peek = view.president_deck.at(-1) ?? -1;
    const president = { card: peek >= 0 ? peek : (view.president_discard.at(-1) ?? -1), presidential: true };
    const { choices } = kit;
    /** @type {Pile[]} */
    const piles = [
      { key: "deck", count: view.deck, back: "defcon", top: { card: -1 }, offers: choices.doing("draw") },
      { key: "discard", count: view.discard.length, top: { card: top }, offers: choices.doing("draw-discard") },
      { key: "fathers", count: view.father_deck, back: "father", top: { card: father }, offers: [] },
      { key: "president", count: view.president_deck.length, back: "presidential", top: president, offers: [] },
    ];
    fill(piles, pile);
    if (top >= 0 && lastTop !== top && lastTop !== -1) animate(decks.children[1].querySelector(".rd-card"), LAID, 260);
    lastTop = top >= 0 ? top : -2;
    piles.forEach(({ key }, n) => {
      decks.children[n].classList.toggle("rd-changed", changed.piles.has(key));
    });
  }

  /**
   * @typedef {{key: "deck"|"discard"|"fathers"|"president", count: number, back?: "defcon"|"father"|"presidential", top: Face, offers: Candidate[]}} Pile
   *   `top`: the card that lies open on it; -1: none
   * @param {Pile} one
   */
  function pile({ key, count, back, top, offers }) {
    const open = top.card >= 0;
    const under = back ? createBack(back) : h("span", { class: "rd-empty" }, say("empty"));
    const shown = open ? createCard(top, kit) : under;
    const box = h(
      "button",
      { type: "button", class: `rd-pile rd-pile-${key}`, title: say(key), data: { pile: key } },
      h("span", { class: "rd-pile-cards", "aria-hidden": "true" }, shown),
      h("span", { class: "rd-pile-name" }, say(`short-${key}`)),
      h("span", { class: "rd-count" }, count),
      open && h("span", { class: "rd-aloud" }, nameOf(top, kit)),
    );
    if (!offers.length)
      box.addEventListener("click", (event) => {
        event.stopImmediatePropagation(); // a finger does not look at the top card alone
        preview.shrink();
        browser.open(key === "deck" ? "all-cards" : key);
      });
    if (open) preview.enlarges(box, top);
    return offering(box, offers);
  }

  return { update, destroy: () => panel.remove() };
}
