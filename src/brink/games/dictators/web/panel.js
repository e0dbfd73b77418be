// Beside the map: the players' passports, decks, the DEFCON track and the die.

import { legal } from "/kit/choices.js";
import { animate, comingFrom, drawing, lasting, picture } from "/kit/drawing.js";
import { aloud } from "/kit/endings.js";
import { byTouch } from "/kit/press.js";
import { signed } from "/kit/words.js";
import { div, h, s, set, setText, showing, span } from "/lib/dom.js";
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
const LAID = comingFrom("translateY(-60px) rotate(-8deg) scale(1.2)");
const SPOTS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]; // of a die

/** @param {HTMLElement} root @param {Kit} kit @param {(place: number|null) => void} point shows a place on the map */
export function createPanel(root, kit, point) {
  const { say } = kit;
  const [title, track, dice] = [h("h2"), h("ol"), div("rd-die-box")];
  const status = h("section", { class: "rd-status" }, div("rd-defcon", title, track), dice);
  const decks = h("section", { class: "rd-decks" });
  const passports = h("section", { class: "rd-passports", "aria-label": say("players") });
  const panel = div("rd rd-panel", div("rd-panel-in", status, passports, decks));
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
    showing(title, turn, () => [say("defcon"), span("rd-turn", say("turn", { n: turn }))]);
    showing(track, level, levels);
    showing(dice, [thrown, die_sides, bonus], die);
    status.classList.toggle("rd-changed", changed.defcon);
    drawPiles(changed);
    const order = players.map((_, n) => (Math.max(0, seat) + n) % players.length); // the own one first
    for (const one of order) passportOf[one] ??= createPassport(one, kit, { point, preview, offering });
    fillPassports(order, (one) => passportOf[one].root);
    for (const one of order) passportOf[one].update(changed.seats.has(one));
    passports.classList.toggle("rd-four", players.length > 3);
    passports.classList.toggle("rd-many", players.length > 4);
    const mine = kit.seen.prompt?.seat === seat; // then one's own is in view
    requestAnimationFrame(() =>
      passports.querySelector(mine ? ".rd-own" : ".rd-changed")?.scrollIntoView({ block: "nearest" }),
    ); // once all is drawn
  }

  /** @param {HTMLElement} element @param {Candidate[]} offers @param {Event} event @param {string} [title] */
  function pressed(element, offers, event, title = "") {
    event.stopPropagation();
    event.preventDefault();
    preview.shrink();
    const reads = byTouch(event) || title !== "";
    kit.press(offers, element, { touch: reads && legal(offers).length > 0, slip: () => ({ title }) });
  }

  /** Shows what may be done. @param {HTMLElement} element @param {Candidate[]} offers @param {string} [title] where there is nothing */
  function mark(element, offers, title = "") {
    const may = legal(offers).length > 0;
    element.classList.toggle("rd-legal", may);
    element.classList.toggle("rd-refused", !may && offers.length > 0);
    set(element, { title: offers.map(aloud).join("\n") || title });
  }

  /** Makes an element a button for these offers. @template {HTMLElement} E @param {E} element @param {Candidate[]} offers @param {string} [title] it is opened by this name, and nothing is done before that was read */
  function offering(element, offers, title = "") {
    if (!offers.length) return element;
    const plain = element.tagName !== "BUTTON";
    const press = (/** @type {Event} */ event) => pressed(element, offers, event, title);
    mark(element, offers);
    return set(element, {
      ...(plain && { tabindex: "0", role: "button" }),
      onclick: press,
      onkeydown: (event) =>
        plain && event.target === element && (event.key === "Enter" || event.key === " ") && press(event),
    });
  }

  // -- DEFCON, die -------------------------------------------------------------------------------------------------

  /** @param {number} now */
  const levels = (now) =>
    [5, 4, 3, 2, 1].map((level) => {
      const kind = [`rd-level rd-level-${level}`, level === now ? "rd-now" : level > now && "rd-past"];
      const current = level === now ? "step" : null;
      const props = { class: kind, "aria-current": current, title: printed(`defcon-${level}`, kit), tabindex: "0" };
      return h("li", props, h("span", null, level), level === 1 && picture(TREFOIL, { class: "rd-icon" }));
    });

  function die() {
    const { die: shown, die_sides: sides, bonus } = kit.seen.view;
    const big = sides === 20;
    const spots = (SPOTS[shown] ?? []).map(
      (n) => `<circle cx="${11 + (n % 3) * 9}" cy="${11 + Math.floor(n / 3) * 9}" r="3.100"/>`,
    );
    const drawn = big
      ? `<path d="M20 2l16 9v18l-16 9-16-9V11z"/><path class="rd-die-edge" d="M20 2 9 14h22zM9 14l11 17 11-17M4 29l16 2 16-2M4 11l5 3M36 11l-5 3M20 31v7"/><text x="20" y="25">${shown || ""}</text>`
      : `<rect x="4" y="4" width="32" height="32" rx="6"/>${spots.join("")}`;
    const kind = ["rd-die", big ? "rd-d20" : "rd-d6", !shown && "rd-unrolled"];
    const label = `${say("die")}: ${shown || "–"}`;
    const face = s("svg", { viewBox: "0 0 40 40", class: kind, role: "img", "aria-label": label }, drawing(drawn));
    const sign = `${sides}/${shown}`;
    if (shown && sign !== lastDie) animate(face, SPINNING, 600);
    lastDie = sign;
    return [face, bonus !== 0 && span("rd-bonus", signed(bonus))];
  }

  // -- decks -------------------------------------------------------------------------------------------------------

  const fill = lasting(decks);
  /** @type {Record<Pile["key"], Candidate[]>} what may be done with each pile now */
  let offered;

  /** @param {Changes} changed */
  function drawPiles(changed) {
    const { view } = kit.seen;
    const top = view.discard.at(-1) ?? -1;
    const father = view.father_discard.at(-1) ?? -1;
    const peek = view.president_deck.at(-1) ?? -1;
    const president = { card: peek >= 0 ? peek : (view.president_discard.at(-1) ?? -1), presidential: true };
    const { choices } = kit;
    offered = { deck: choices.doing("draw"), discard: choices.doing("draw-discard"), fathers: [], president: [] };
    /** @type {Pile[]} */
    const piles = [
      { key: "deck", back: "defcon", top: { card: -1 } },
      { key: "discard", top: { card: top } },
      { key: "fathers", back: "father", top: { card: father } },
      { key: "president", back: "presidential", top: president },
    ];
    const counts = [view.deck, view.discard.length, view.father_deck, view.president_deck.length];
    fill(piles, pile);
    if (top >= 0 && lastTop !== top && lastTop !== -1) animate(decks.children[1].querySelector(".rd-card"), LAID, 260);
    lastTop = top >= 0 ? top : -2;
    piles.forEach(({ key }, n) => {
      const box = /** @type {HTMLElement} */ (decks.children[n]);
      mark(box, offered[key], say(key));
      box.classList.toggle("rd-changed", changed.piles.has(key));
      const count = box.querySelector(".rd-count");
      if (count) setText(count, String(counts[n]));
    });
  }

  /**
   * It stays while its card does: how many there are, and what may be done with them, is another thing.
   * @typedef {{key: "deck"|"discard"|"fathers"|"president", back?: "defcon"|"father"|"presidential", top: Face}} Pile
   *   `top`: the card that lies open on it; -1: none
   * @param {Pile} one
   */
  function pile({ key, back, top }) {
    const open = top.card >= 0;
    const under = back ? createBack(back) : span("rd-empty", say("empty"));
    const shown = open ? createCard(top, kit) : under;
    const box = h(
      "button",
      { type: "button", class: `rd-pile rd-pile-${key}`, data: { pile: key } },
      h("span", { class: "rd-pile-cards", "aria-hidden": "true" }, shown),
      span("rd-pile-name", say(`short-${key}`)),
      span("rd-count"),
      open && span("rd-aloud", nameOf(top, kit)),
    );
    box.addEventListener("click", (event) => {
      if (offered[key].length) return;
      event.stopImmediatePropagation(); // a finger does not look at the top card alone
      preview.shrink();
      browser.open(key === "deck" ? "all-cards" : key);
    });
    if (open) preview.enlarges(box, top);
    return set(box, { onclick: (event) => pressed(box, offered[key], event) });
  }

  return { update, destroy: () => panel.remove() };
}
