// The deck that is being built: its figures, its list, and what can be done with it.

import { copyText, div, each, h, s, span, tableHead, toast } from "/lib/dom.js";
import { icon } from "/lib/icons.js";
import { button, TYPES, typePicture } from "./decks-cards.js";
import { FACTIONS } from "./silhouettes.js";

/** @typedef {import("./decks.js").Decks} Decks */
/** @typedef {import("./decks.js").Report} Report */
/** @typedef {import("./decks-cards.js").CardLine} CardLine */
/** @typedef {import("/lib/dom.js").Child} Child */

const SEED = "abcdefghjkmnpqrstuvwxyz23456789"; // nothing that looks like something else
const newSeed = () => [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => SEED[byte % SEED.length]).join("");

/** @param {Decks} decks @param {Report} report */
export const panel = (decks, report) => [
  figures(decks, report),
  verdict(decks, report),
  byType(decks, report),
  curve(decks, report),
  starters(decks, report),
  listed(decks, report),
  keeper(decks, report),
  sharer(decks, report),
  player(decks, report),
];

/** @param {Decks} decks @param {string} title @param {...Child} content */
const part = (decks, title, ...content) => div("dk-part", h("h3", null, decks.word(title)), ...content);
/** @param {...Child} content */
const row = (...content) => div("row", ...content);
/** A small button of the panel. @param {Decks} decks @param {string} key @param {string} word @param {(event: Event) => unknown} onclick @param {Child} [picture] */
const small = (decks, key, word, onclick, picture) => button("small", key, onclick, picture, decks.word(word));

/** A field for words. @param {string} key @param {string} label @param {import("/lib/dom.js").Props} props */
const field = (key, label, props) =>
  h("input", { autocomplete: "off", spellcheck: "false", "aria-label": label, data: { key }, ...props });

/** @param {Decks} decks @param {Report} report */
function figures(decks, { points, limit, year, newest }) {
  const bar = h(
    "div",
    {
      class: ["dk-meter", points > limit && "dk-over"],
      role: "meter",
      "aria-label": decks.word("decks-points"),
      "aria-valuemin": "0",
      "aria-valuemax": String(limit),
      "aria-valuenow": String(Math.min(points, limit)),
      "aria-valuetext": `${points} / ${limit}`,
    },
    h("i", { style: `width: ${Math.min(1, points / Math.max(1, limit)) * 100}%` }),
  );
  const facts = [
    decks.count("card", decks.many()),
    year ? `${decks.word("decks-year")} ≤ ${year}` : "",
    newest ? `${decks.word("decks-newest")}: ${newest}` : "",
  ];
  const unit = h("span", null, decks.word("decks-point-many"));
  return div(
    "dk-figures",
    h("p", { class: "dk-total" }, h("b", null, points), ` / ${limit} `, unit),
    bar,
    h("p", { class: "dk-facts" }, facts.filter(Boolean).join(" · ")),
  );
}

/** @param {Decks} decks @param {Report} report */
function verdict(decks, report) {
  const { trouble } = decks;
  const reasons = trouble ? [trouble] : report.reasons;
  const state = reasons.length ? "dk-bad" : decks.many() > 0 && "dk-good";
  const line = (/** @type {string} */ word, /** @type {Child} */ picture) => h("p", null, picture, decks.word(word));
  const lines = reasons.map((one) => h("li", null, h("span", null, one.text), " ", decks.context.rule(one.rule)));
  const refused = [!trouble && line("decks-refused", icon("cross")), h("ul", null, lines)];
  const fine = state ? line("decks-legal", icon("check")) : line("decks-empty", null);
  return h("div", { class: ["dk-verdict", state], role: "status" }, reasons.length ? refused : fine);
}

/** @param {Decks} decks @param {Report} report */
function byType(decks, { types, limit, points }) {
  const whole = Math.max(limit, points, 1);
  const name = (/** @type {string} */ type) => decks.word(`type-${type}`);
  const bars = types
    .filter((one) => one.points)
    .map(({ type, points }) =>
      h("i", { data: { type }, title: `${name(type)}: ${points}`, style: `width: ${(points / whole) * 100}%` }),
    );
  const cell = (/** @type {"card"|"point"} */ thing, /** @type {number} */ number) =>
    h("td", null, number, span("dk-unit", ` ${decks.unit(thing, number)}`));
  const rows = types.map(({ type, cards, points, most, least }) => {
    const limits = [
      most !== null && `${decks.word("decks-at-most")} ${decks.count("card", most)}`,
      least !== null && `${decks.word("decks-at-least")} ${decks.count("point", least)}`,
    ].filter(Boolean);
    const swatch = h("i", { class: "dk-swatch", data: { type }, "aria-hidden": "true" });
    const label = h("span", null, name(type), limits.length > 0 && h("small", null, limits.join(", ")));
    const head = h("th", { scope: "row" }, swatch, typePicture(type), label);
    return h("tr", { class: cards ? "" : "dk-none" }, head, cell("card", cards), cell("point", points));
  });
  const head = tableHead(["decks-by-type", "decks-cards", "decks-points"].map((key) => decks.word(key)));
  head.className = "offscreen";
  return div(
    "dk-by-type",
    h("h3", null, decks.word("decks-by-type")),
    h("div", { class: "dk-bar", "aria-hidden": "true" }, bars),
    h("table", null, head, h("tbody", null, rows)),
  );
}

/** How many cards cost how much to play. @param {Decks} decks @param {Report} report */
function curve(decks, { costs }) {
  const most = Math.max(...costs, 1);
  const said = costs.flatMap((many, cost) => (many ? [`${cost}: ${many}`] : [])).join(", ");
  const width = 280 / costs.length;
  const title = decks.word("decks-curve");
  const columns = costs.map((many, cost) => {
    const tall = (many / most) * 44;
    const [x, height] = [cost * width, Math.max(tall, 1)];
    return s(
      "g",
      null,
      s("rect", { x: x + 2, y: 58 - height, width: width - 4, height, class: many ? "" : "dk-none" }),
      many > 0 && s("text", { x: x + width / 2, y: 53 - tall }, many),
      s("text", { x: x + width / 2, y: 72, class: "dk-axis" }, cost),
    );
  });
  const chart = s("svg", { viewBox: "0 -6 280 82", role: "img", "aria-label": `${title}: ${said || 0}` }, columns);
  return div("dk-curve", h("h3", null, title), chart);
}

/** @param {Decks} decks @param {CardLine} line */
function listLine(decks, { card, copies, limit, points, more }) {
  const name = decks.context.names.card[card];
  const step = (/** @type {"add"|"remove"} */ way, /** @type {string} */ sign) => {
    const made = button("dk-step", `${way === "add" ? "more" : "less"} ${card}`, () => decks[way](card), sign);
    made.setAttribute("aria-label", `${decks.word(`decks-${way}`)}: ${name}`);
    made.ariaDisabled = way === "add" && more ? "true" : null;
    return made;
  };
  return h(
    "li",
    { class: copies > limit ? "dk-wrong" : "" },
    button("dk-link", `about ${card}`, () => decks.about(card), name),
    span("dk-sum", `${copies} × ${points}`),
    step("remove", "−"),
    step("add", "+"),
  );
}

/** @param {Decks} decks @param {Report} report */
function listed(decks, { cards }) {
  const inside = cards.filter((line) => line.copies);
  if (!inside.length) return null;
  const lists = TYPES.map((type) => ({ type, lines: inside.filter((line) => line.type === type) }));
  const parts = lists
    .filter(({ lines }) => lines.length)
    .map(({ type, lines }) => [
      h("h4", null, decks.word(`type-${type}`)),
      each("ul", null, lines, (line) => listLine(decks, line)),
    ]);
  const all = part(decks, "decks-cards", parts);
  all.classList.add("dk-list");
  return all;
}

/** @param {Decks} decks @param {Report} report */
function starters(decks, { ready }) {
  const seed = h("input", {
    ...{ value: decks.seed, maxlength: 40, autocomplete: "off", spellcheck: "false", data: { key: "seed" } },
    onchange: () => {
      decks.seed = seed.value.trim();
    },
  });
  const prebuilt = ready.map(({ deck, code }) => {
    const text = `${decks.word("decks-ready")}: ${decks.context.names.deck[deck]}`;
    return button("small", `ready ${deck}`, () => decks.open(code), text);
  });
  return part(
    decks,
    "decks-start",
    row(
      prebuilt,
      small(decks, "auto", "decks-auto", () => decks.buildDeck(seed.value.trim())),
      small(decks, "another", "decks-another", () => decks.buildDeck(newSeed()), icon("again")),
      h("label", { class: "dk-seed" }, h("span", null, decks.word("decks-seed")), seed),
    ),
    row(
      small(decks, "clear", "decks-clear", () => decks.clear(), icon("cross")),
      decks.past.length > 0 && small(decks, "undo", "decks-undo", () => decks.undo(), icon("undo")),
    ),
  );
}

/** A few words about this deck, for lists. @param {Decks} decks @param {Report} report */
function summary(decks, { faction, points, newest }) {
  const { names } = decks.context;
  const scenario = decks.scenario();
  return [
    names.faction[FACTIONS.indexOf(faction)],
    decks.count("point", points),
    decks.count("card", decks.many()),
    scenario ? names.scenario[scenario.number] : newest,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {Decks} decks @param {Report} report */
function keeper(decks, report) {
  const { context } = decks;
  const label = decks.word("decks-name");
  const name = field("name", label, {
    ...{ value: decks.name, maxlength: 60, placeholder: label, spellcheck: null },
    oninput: () => {
      decks.name = name.value;
    },
  });
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    const called = name.value.trim();
    if (!called) return toast(decks.word("decks-nameless"), "bad");
    if (!report.code) return toast(decks.word("decks-no-code"), "bad");
    context.keep({ name: called, value: report.code, note: summary(decks, report), query: decks.address() });
    toast(decks.word("decks-saved"));
    return decks.drawDeck();
  };
  const kept = context.made().map((one) => {
    const words = [h("b", null, one.name), h("small", null, one.note)];
    const load = button("dk-link", `load ${one.name}`, () => decks.load(one), ...words);
    const drop = button("quiet icon-only small", `drop ${one.name}`, () => decks.drop(one.name), icon("cross"));
    load.setAttribute("aria-label", `${decks.word("decks-load")}: ${one.name}`);
    drop.setAttribute("aria-label", `${decks.word("decks-delete")}: ${one.name}`);
    drop.title = decks.word("decks-delete");
    return h("li", null, load, drop);
  });
  const submit = h("button", { class: "small", type: "submit", data: { key: "save" } }, decks.word("decks-save"));
  return part(
    decks,
    "decks-yours",
    h("form", { class: "row dk-save", onsubmit: save }, name, submit),
    kept.length ? h("ul", { class: "dk-kept" }, kept) : h("p", { class: "hint" }, decks.word("decks-none-saved")),
  );
}

/** @param {Decks} decks @param {Report} report */
function sharer(decks, { code: value }) {
  const [label, hint] = [decks.word("decks-code"), decks.word("decks-paste")];
  const code = field("code", label, { class: "dk-code", readonly: true, value, onfocus: () => void code.select() });
  const paste = field("paste", hint, { class: "dk-code", maxlength: 600, placeholder: hint });
  const copy = async (/** @type {string} */ text) => {
    const done = await copyText(text);
    if (!done) code.focus();
    toast(decks.word(done ? "decks-copied" : "decks-not-copied"), done ? "note" : "bad");
  };
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    return decks.paste(paste.value.trim());
  };
  const link = () => copy(decks.context.link(decks.address()));
  const submit = h("button", { class: "small", type: "submit", data: { key: "open" } }, decks.word("decks-open"));
  return part(
    decks,
    "decks-share",
    value
      ? row(
          code,
          small(decks, "copy code", "decks-copy-code", () => copy(value), icon("copy")),
          small(decks, "copy link", "decks-copy-link", link, icon("copy")),
        )
      : h("p", { class: "hint" }, decks.word("decks-no-code")),
    h("form", { class: "row", onsubmit: take }, paste, submit),
  );
}

/** @param {Decks} decks @param {Report} report */
function player(decks, { code, reasons }) {
  const playable = code && decks.many() > 0 && !reasons.length;
  const why = () => reasons[0] ?? { text: decks.word(decks.many() ? "decks-play-refused" : "decks-empty"), rule: "" };
  const go = button(
    "primary big dk-play",
    "play",
    () => (playable ? decks.play() : decks.context.explain(go, why())),
    icon("play"),
    decks.word("decks-play"),
  );
  go.ariaDisabled = playable ? null : "true";
  return div("dk-last", go);
}
