// The map of divided Germany: provinces with their plates, cities, lines, the Berlins, and what can be done there.

import { createCamera, middleOf, zoomButtons } from "/kit/camera.js";
import { differing } from "/kit/changes.js";
import { legal, verbOf } from "/kit/choices.js";
import { animate, COMING, drawing, movedPath } from "/kit/drawing.js";
import { tells } from "/kit/menu.js";
import { createPieces } from "/kit/pieces.js";
import { byTouch, pointsAt } from "/kit/press.js";
import { boxesIn } from "/kit/spots.js";
import { aloud } from "/kit/voice.js";
import { div, s, set, showing } from "/lib/dom.js";
import { askedAbout, facts, RUN_DOWN, standing, works } from "./facts.js";
import { createInset } from "./inset.js";
import { bubble, drawForecast, placed, WEIGHTS } from "./overlay.js";
import { drawPlate, glyphIn, newMarks, STATE } from "./plates.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {import("./board.js").Seen} Seen */
/** @typedef {import("./board.js").View} View */
/** @typedef {typeof KINDS[number]} Kind a piece of the rules that lies on the map */
/** @typedef {{kind: Kind, at: number, x: number, y: number}} What */
/** @typedef {(group: SVGGElement, what: What) => {group: SVGGElement, what: What}} Add */
/** @typedef {import("/kit/camera.js").Point} Point */
/** @typedef {import("./wire.js").Board["sites"][number]} Site */
/**
 * @typedef {object} Geography
 * @property {number} width @property {number} height
 * @property {Record<string, string>} provinces outlines
 * @property {Record<string, {x: number, y: number, side: keyof typeof LABELS}>} sites
 * @property {Record<string, Point>} plates @property {Record<string, Point>} names of countries
 * @property {Record<string, number>} bends of lines
 * @property {string} around @property {string} poland @property {string} czechoslovakia @property {string} inner @property {string} border
 */

/** @type {Geography} */
const geography = await (await fetch(new URL("map.json", import.meta.url))).json();
const TOKEN = "M-20 17V-3l10 6.5V-3L0 3.5V-3l7 4.5V-18h10V17z";
/** Through a ruin, away from its number: beside that it would be read as a sign. */
const CRACKS = { chimney: "M13-18 9-12l7 4-7 4 6 4", plant: "M-14-17l5 6-6 5 7 6-5 9" };
/** Where a city's name stands: how far aside, how far down (and a little for the letters), and its anchor. */
const LABELS = { n: [0, -1, 0, "middle"], s: [0, 1, 11, "middle"], e: [1, 0, 6, "start"], w: [-1, 0, 6, "end"] };
/** The badge of an export factory keeps away from its name. */
const BADGES = { n: [27, -6], s: [21, -19], e: [-21, -19], w: [21, -19] };
const [CLOSE, READABLE] = [0.37, 0.6]; // pixels per unit: below the first, a small screen shows a part of the map
/** The middle of each state. @type {[Point, Point]} */
const HALVES = [
  [285, 640],
  [690, 430],
];
/** What a chip of the forecast should leave in sight. @type {[string, number][]} */
const KEPT = [
  [".vk-label, .vk-province-name tspan, .vk-country, .vk-inset text:not(.vk-cell)", WEIGHTS.name],
  [".vk-plate, .vk-stand", WEIGHTS.piece],
];
const KINDS = /** @type {const} */ (["province", "sector", "site", "line"]);
const COUNTERS = /** @type {const} */ (["unrest", "standard", "socialists", "protests"]);
/** What the picture and its words are made from. */
const DRAWN = /** @type {const} */ ([
  ...[...COUNTERS, "economy", "exports", "borrowed", "sectors", "wall"],
  ...["factories", "values", "built", "abroad", "hamburg"],
]);
const [LESS, MORE] = [{ fist: "−1" }, { fist: "+1" }];
/** What pressing changes there, by verb, icon or question. @type {Record<string, Record<string, string>>} */
const EFFECTS = {
  ...{ police: LESS, calm: LESS, stir: MORE, move: LESS, "remove-unrest": LESS, "place-unrest": MORE },
  ...{ "+u": MORE, "-u": LESS, "+ls": { tv: "+1", ...LESS }, "raise-standard": { tv: "+1", ...LESS } },
  ...{ "+ls0": { tv: "+1" }, "-ls": { tv: "−1" }, "lose-sector": { tv: "−1" }, "bring-back": MORE },
  "supplier-protest": { banner: "+1" },
  "send-socialist": { ...LESS, socialists: "+1" },
};

/** @param {Kit} kit */
export function createMap(kit) {
  const { board, names, say, menu } = kit;
  const spot = board.sites.map((site) => geography.sites[site.id]);
  /** @type {number | null} the province from which unrest moves, once it is chosen */
  let from = null;
  let overlay = false;
  let scale = 0; // at which names were written last
  /** @type {import("./overlay.js").Chip[]} */
  let chips = [];
  /** @type {View|null} */
  let last = null;
  /** @type {View|null} what the picture was drawn from */
  let drawn = null;

  const pieces = createPieces({
    ...{ menu, prefix: "vk", camera: () => camera },
    slip: told,
    choose,
    point: foretell,
    key: (event) => event.key === "Escape" && from !== null && pick(null),
  });

  /** @type {Add} */
  function add(group, what) {
    set(group, {
      class: ["vk-item", `vk-${what.kind}`, group.getAttribute("class")],
      data: { at: String(what.at) },
    });
    return { group: pieces.add(group, what), what };
  }

  // -- pieces -----------------------------------------------------------------------------------------------------------

  const areas = board.provinces.map(({ id, side }) =>
    s("path", { d: geography.provinces[id] ?? "", class: `vk-area vk-${STATE[side]} vk-area-${id}` }),
  );
  const lines = board.lines.map(drawLine);
  const sites = board.sites.map(drawSite);
  const plates = board.provinces.flatMap(({ id }, at) => {
    if (!geography.plates[id]) return []; // it is in the inset
    const [x, y] = geography.plates[id];
    return [{ ...add(s("g", null), { kind: "province", at, x, y }), marks: newMarks() }];
  });
  const inset = createInset(kit, add);
  const things = [...lines, ...sites, ...inset.things, ...plates];
  const provinces = new Map([...plates, ...inset.plates].map((one) => [one.what.at, one]));
  const layer = (/** @type {string} */ kind) => s("g", { class: kind, "aria-hidden": "true" });
  const [pressing, foreseen] = [layer("vk-forecast"), layer("vk-forecast")];
  const [changed, ghosts] = [layer("vk-changes"), layer("vk-ghosts")];
  const shape = (/** @type {string} */ d, /** @type {string} */ kind) => s("path", { d, class: kind });
  const groups = (/** @type {{group: Element, marks?: Element}[]} */ list) =>
    s("g", null, ...list.flatMap(({ group, marks }) => (marks ? [group, marks] : [group])));
  const page = s(
    "g",
    null,
    s(
      "g",
      { class: "vk-land", "aria-hidden": "true" },
      shape(geography.around, "vk-abroad"),
      shape(geography.poland, "vk-abroad vk-bloc"),
      shape(geography.czechoslovakia, "vk-abroad vk-bloc"),
      Object.entries(geography.names).map(([country, [x, y]]) =>
        s("text", { x, y, class: "vk-country" }, say(`country-${country.toLowerCase()}`)),
      ),
    ),
    s("g", null, areas, shape(geography.provinces.HH, "vk-area vk-west vk-area-HH")),
    s(
      "g",
      { class: "vk-borders", "aria-hidden": "true" },
      shape(geography.inner, "vk-inner"),
      shape(geography.border, "vk-border-back"),
      shape(geography.border, "vk-border"),
    ),
    groups(lines),
    ...[inset.group, pressing, changed], // arrows and marks lie over it, and under plates and names
    groups(plates),
    groups(sites),
    ...[foreseen, ghosts],
  );
  const map = s("svg", { class: "vk-map-picture", role: "group", "aria-label": say("map") }, drawing(PATTERNS), page);
  const frame = div(
    "vk-map",
    map,
    zoomButtons(() => camera, say, "vk-map-buttons"),
  );
  const camera = createCamera(frame, {
    width: geography.width,
    height: geography.height,
    paint({ k, dx, dy }) {
      page.setAttribute("transform", `matrix(${k} 0 0 ${k} ${dx} ${dy})`);
      frame.style.setProperty("--city", `${Math.max(13.5, Math.min(22, 10.6 / k))}px`);
      frame.style.setProperty("--province", `${Math.max(14, Math.min(20, 10.5 / k))}px`);
      frame.style.setProperty("--plate", String(Math.max(1, Math.min(1.1, 0.6 / k))));
      frame.classList.toggle("vk-far", k < CLOSE);
      if (k !== scale) placeChips(); // names are written in another size
      scale = k;
    },
    home: (fit) => (fit < CLOSE ? { point: middle(), k: READABLE } : null),
  });

  /** What a small screen shows: where something can be done, else one's own state. */
  const middle = () => middleOf(points()) ?? HALVES[kit.begun ? Number(kit.seen.seat) & 1 : 0];
  const points = () => pieces.legal().map(({ x, y }) => /** @type {Point} */ ([x, y]));

  for (const [at, area] of areas.entries()) {
    const { what, group } = provinces.get(at) ?? plates[0];
    set(area, {
      onpointerenter: (event) => pointsAt(event) && foretell(what),
      onpointerleave: () => foretell(null),
      onclick: (event) => camera.wasDrag() || choose(what, group, byTouch(event)),
    });
    tells(area, menu, () => told(what), 500);
  }

  /** @param {Site} site @param {number} at */
  function drawSite(site, at) {
    const { x, y, side } = spot[at];
    const body = s("g", { class: "vk-site-body", style: `transform-origin: ${x}px ${y}px` }); // from there it pops up
    const away = site.kind === "external" ? 25 : 23;
    const [right, down, letters, anchor] = LABELS[side];
    const aside = Number(right) * (away + 1);
    const below = Number(down) * away + Number(letters);
    const group = s(
      "g",
      { class: `vk-${STATE[site.side]} vk-${site.kind}` },
      s("circle", { cx: x, cy: y, r: 25, class: "vk-hit" }),
      s("circle", { cx: x, cy: y, r: 27, class: "vk-ring" }),
      body,
      s("text", { x: x + aside, y: y + below, "text-anchor": anchor, class: "vk-label" }, names.site[at]),
    );
    return { ...add(group, { kind: "site", at, x, y }), body, marks: newMarks() };
  }

  /** @param {import("./wire.js").Board["lines"][number]} line @param {number} at */
  function drawLine(line, at) {
    const [a, b] = line.ends.map((end) => spot[end]);
    const bend = geography.bends[line.ends.map((end) => board.sites[end].id).join("-")] ?? 0;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.hypot(dx, dy);
    const [cx, cy] = [(a.x + b.x) / 2 - (dy / long) * bend * 2, (a.y + b.y) / 2 + (dx / long) * bend * 2];
    const d = `M${a.x},${a.y}Q${cx},${cy} ${b.x},${b.y}`;
    const point = (/** @type {number} */ t) => [
      (1 - t) ** 2 * a.x + 2 * t * (1 - t) * cx + t * t * b.x,
      (1 - t) ** 2 * a.y + 2 * t * (1 - t) * cy + t * t * b.y,
    ];
    const rails = (line.pieces === 2 ? [0.36, 0.64] : [0.5]).map((t) => {
      const [[x, y], [x0, y0], [x1, y1]] = [point(t), point(t - 0.02), point(t + 0.02)];
      return s("path", { d: block(x, y, Math.atan2(y1 - y0, x1 - x0)), class: "vk-piece" });
    });
    const paths = ["vk-hit-line", "vk-track", "vk-rail"].map((kind) => s("path", { d, class: kind }));
    const [x, y] = point(0.5);
    const group = s("g", { class: `vk-${STATE[line.side]}` }, paths, rails);
    return { ...add(group, { kind: "line", at, x, y }), rails };
  }

  // -- what can be done -------------------------------------------------------------------------------------------------

  /** @param {What} what */
  const offersOf = ({ kind, at }) =>
    from === null ? kit.choices.of({ [kind]: at }) : kit.choices.of({ province: from, [`${kind}_to`]: at });

  /** What it is and what may be done there, unless that is but its name again. @param {What} what */
  function told(what) {
    const slip = facts(kit, what.kind, what.at);
    return { ...slip, offers: offersOf(what).filter((one) => one.reason || one.text !== slip.title) };
  }

  /** A card or an icon is to be chosen: what may be done on the map beside that can wait, and is read before it is done. */
  const beside = () => kit.choices.pieces("card").length + kit.choices.pieces("icon").length > 0;

  /** In a province that is asked for, its cities and lines are a part of it. @param {What} pressed */
  function meant(pressed) {
    const { kind, at } = pressed;
    const ends = kind === "site" ? [at] : kind === "line" ? board.lines[at].ends : [];
    const [around, ...more] = new Set(ends.flatMap((end) => board.sites[end].provinces));
    const province = provinces.get(around)?.what;
    const may = (/** @type {What} */ what) => legal(offersOf(what)).length;
    return province && !more.length && !beside() && !may(pressed) && may(province) ? province : pressed;
  }

  /** @param {What} pressed @param {SVGElement} group @param {boolean} touch */
  function choose(pressed, group, touch) {
    const what = meant(pressed);
    const offers = offersOf(what);
    if (from === null && legal(offers).some((one) => "province_to" in one.about)) pick(what.at);
    else if (from !== null && !offers.length) pick(null);
    else kit.press(offers, group, { touch: touch || beside(), slip: () => facts(kit, what.kind, what.at) });
  }

  /** The first half of moving unrest: from here. @param {number|null} province */
  function pick(province) {
    from = province;
    menu.hide(true);
    mark();
    return true;
  }

  /** What pressing would do. @param {What|null} what */
  function foretell(what) {
    ghosts.replaceChildren();
    const [offer] = what ? legal(offersOf(what)) : [];
    if (!what || !offer || !["province", "sector"].includes(what.kind)) return;
    const { prompt, view } = kit.seen;
    const signs = EFFECTS[verbOf(offer)] ?? EFFECTS[board.icons[view.placing]?.kind ?? prompt?.step ?? ""] ?? {};
    const unrest = view.unrest[what.kind === "sector" ? board.westBerlin : what.at];
    Object.entries(from === null ? signs : MORE).forEach(
      ([sign, text], n) =>
        (unrest || sign + text !== "fist−1") && ghosts.append(bubble(what.x + 34, what.y - 30 - 28 * n, sign, text)),
    );
  }

  /** Rings around what is legal now; the rest stays quiet, as does what can wait. */
  function mark() {
    const aside = beside();
    const marked = new Set();
    for (const { group, what } of things) {
      const may = pieces.mark(group, offersOf(what));
      if (may && !aside) marked.add(what.kind);
      group.classList.toggle("vk-legal", may && !aside);
      group.classList.toggle("vk-can", may && aside);
      if (what.kind === "province") areas[what.at].classList.toggle("vk-legal-area", may && !aside);
      if (what.kind === "province") areas[what.at].classList.toggle("vk-from", from === what.at);
    }
    frame.classList.toggle("vk-picking", from !== null);
    frame.classList.toggle("vk-asked", marked.size > 0);
    frame.classList.toggle("vk-lines-asked", marked.has("line"));
  }

  /** Whether the question is about the map, not about cards or icons. */
  function asked() {
    const about = askedAbout(kit);
    return !about.has("card") && !about.has("icon") && KINDS.some((kind) => about.has(kind));
  }

  // -- drawing ----------------------------------------------------------------------------------------------------------

  /** The sites that are the export factory of their province. @param {View} view */
  function exporters(view) {
    const home = (/** @type {Site} */ site) => (site.kind === "hamburg" ? view.hamburg : site.provinces[0]);
    return new Set(
      view.exports.map((best, province) =>
        board.sites.findIndex(
          (site, at) => view.factories[at] > 0 && home(site) === province && view.values[at] === best,
        ),
      ),
    );
  }

  /** @param {Site} site @param {boolean} ruin @param {boolean} exporting */
  function token(site, ruin, exporting) {
    const plant = site.kind === "rheinsberg";
    const { x, y, side } = geography.sites[site.id];
    const [right, down] = BADGES[side];
    return s(
      "g",
      { class: ["vk-stand", ruin && "vk-ruin"] },
      plant
        ? s("rect", { x: x - 19, y: y - 17, width: 38, height: 34, rx: 8, class: "vk-token" })
        : s("path", { d: movedPath(TOKEN, x, y), class: "vk-token" }),
      plant && glyphIn("rheinsberg", x - 16, y - 14, 28, "vk-token-sign"),
      ruin && s("path", { d: movedPath(CRACKS[plant ? "plant" : "chimney"], x, y), class: "vk-crack" }),
      exporting &&
        s(
          "g",
          { class: "vk-exporter" },
          ...[s("circle", { cx: x + right, cy: y + down, r: 10 }), glyphIn("crate", x + right - 7, y + down - 7, 14)],
        ),
    );
  }

  /** What a factory is worth. @param {Site} site @param {boolean} ruin @param {number} value */
  function worth({ id, kind }, ruin, value) {
    const { x, y } = geography.sites[id];
    const right = kind === "rheinsberg" ? 9 : -1;
    return s("text", { x: x + right, y: y + 14, class: ["vk-token-value", ruin && "vk-of-ruin"] }, value);
  }

  /** @param {Site} site */
  function vacant({ id, kind }) {
    const { x, y } = geography.sites[id];
    if (kind === "rheinsberg")
      return [
        s("rect", { x: x - 11, y: y - 11, width: 22, height: 22, rx: 5, class: "vk-vacant" }),
        glyphIn("rheinsberg", x - 8, y - 8, 16, "vk-faint"),
      ];
    const triangle = s("path", { d: movedPath("M0-15 15 11H-15z", x, y), class: "vk-vacant" });
    const place = kind === "external" ? triangle : s("circle", { cx: x, cy: y, r: 9.5, class: "vk-vacant" });
    return [place, s("path", { d: movedPath(TOKEN, x, y), class: "vk-token vk-would" })];
  }

  /** Where nothing is other than it was last time, which is so most of the time, all of it is left alone. @param {View} view */
  function draw(view) {
    if (DRAWN.every((name) => drawn?.[name] === view[name])) return;
    drawn = view;
    const best = exporters(view);
    board.sites.forEach((site, at) => {
      const what = { stands: view.factories[at], value: view.values[at], exporting: best.has(at) };
      const { body, marks } = sites[at];
      showing(body, what, ({ stands, exporting }) =>
        stands ? [token(site, stands === RUN_DOWN, exporting)] : vacant(site),
      );
      showing(marks, what, ({ stands, value }) => (stands ? [worth(site, stands === RUN_DOWN, value)] : []));
    });
    board.lines.forEach(({ ends }, at) => {
      const { group, rails } = lines[at];
      const stands = standing(kit, at);
      const ahead = ends.map((end, n) => !stands[n] && (view.built[at] > 0 || view.factories[end] > 0));
      group.classList.toggle("vk-works", works(kit, at));
      group.classList.toggle("vk-begun", view.built[at] > 0);
      rails.forEach((piece, n) => {
        piece.classList.toggle("vk-built", stands[n]);
        piece.classList.toggle("vk-next", rails.length > 1 ? ahead[n] : !stands[n]);
        piece.classList.toggle("vk-last", stands[n]);
      });
    });
    for (const one of plates) drawPlate(one, kit, one.what.at, { point: one.what, title: names.province[one.what.at] });
    board.provinces.forEach(({ side }, at) =>
      set(areas[at], { fill: `url(#vk-${STATE[side]}${view.protests[at] ? "-crowd" : ""})` }),
    );
    inset.update(view);
    for (const { group, what } of things) set(group, { "aria-label": aloud(facts(kit, what.kind, what.at)) });
  }

  /** Points at what differs from an earlier view. @param {View|undefined} before @param {View} view */
  function point(before, view) {
    const differ = {
      ...{ site: differing(before, view, ["factories"]), line: differing(before, view, ["built"]) },
      ...{ province: differing(before, view, [...COUNTERS]), sector: new Set() },
    };
    const glow = (/** @type {What} */ { kind, x, y }) =>
      kind === "province"
        ? s("rect", { x: x - 70, y: y - 34, width: 140, height: 68, rx: 10, class: "vk-changed" })
        : s("circle", { cx: x, cy: y, r: kind === "site" ? 34 : 26, class: "vk-changed" });
    changed.replaceChildren(...things.flatMap(({ what }) => (differ[what.kind].has(what.at) ? [glow(what)] : [])));
  }

  /** Pieces that have just come pop up. @param {View|null} before @param {View} view */
  function pop(before, view) {
    if (!before) return;
    for (const at of differing(before, view, ["factories"]))
      if (!before.factories[at]) animate(sites[at].body, COMING.pop, 280);
    for (const at of differing(before, view, ["built"]))
      for (const piece of lines[at].rails) if (piece.matches(".vk-built")) animate(piece, COMING.fade, 280);
    for (const at of differing(before, view, ["unrest"]))
      animate(provinces.get(at)?.marks, [{ opacity: 0.35 }, { opacity: 1 }], 280);
  }

  /** Shows or hides what the end of the decade would bring. @param {boolean} shown */
  function forecast(shown) {
    overlay = shown;
    frame.classList.toggle("vk-forecasting", shown);
    const where = (/** @type {number} */ at) => provinces.get(at)?.what ?? plates[0].what;
    const seen = shown && kit.begun ? kit.seen.view.forecast : null;
    const made = seen ? drawForecast(seen, where) : { paths: [], chips: [] };
    pressing.replaceChildren(...made.paths);
    chips = made.chips;
    placeChips();
  }

  /** Beside names and plates, as large as they are drawn now. */
  function placeChips() {
    foreseen.replaceChildren();
    if (!chips.length) return;
    const kept = KEPT.flatMap(([which, weight]) => boxesIn(page, which).map((box) => ({ box, weight })));
    foreseen.replaceChildren(...placed(chips, kept));
  }

  return {
    frame,
    asked,
    forecast,
    /** @param {Seen} seen @param {{view: View}|null} [before] */
    update({ view }, before) {
      from = null;
      ghosts.replaceChildren();
      frame.classList.toggle("vk-walled", view.wall);
      frame.classList.toggle("vk-busy", asked());
      draw(view);
      mark();
      point(before?.view, view);
      pop(last, view);
      forecast(overlay);
      if (asked() && camera.fit() < CLOSE && !points().some((point) => camera.sees(point)))
        camera.centre(middle(), Math.max(READABLE, camera.scale()));
      last = view;
    },
    destroy: () => camera.destroy(),
  };
}

/** A piece of a line. @param {number} x @param {number} y its middle @param {number} turn */
function block(x, y, turn) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (/** @type {number} */ along, /** @type {number} */ across) =>
    `${x + along * cos - across * sin} ${y + along * sin + across * cos}`;
  const corner = (/** @type {number} */ along, /** @type {number} */ across) => `A2.5 2.5 0 0 1 ${at(along, across)}`;
  const upper = `M${at(-10.5, -5.5)}L${at(10.5, -5.5)}${corner(13, -3)}L${at(13, 3)}`;
  return `${upper}${corner(10.5, 5.5)}L${at(-10.5, 5.5)}${corner(-13, 3)}L${at(-13, -3)}${corner(-10.5, -5.5)}z`;
}

/** Dots for the West, hatching for the East; where a crowd is in the streets, its heads. @param {string} id @param {string} side @param {number} size @param {number} turn @param {string} marks */
const ground = (id, side, size, turn, marks) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${size}" height="${size}" class="vk-ground-${side}"/>${marks}</pattern>`;
const CROWD =
  '<circle cx="4" cy="5" r="1.9" class="vk-head-mark"/><circle cx="12" cy="12" r="1.9" class="vk-head-mark"/>';
const PATTERNS = `<defs>
  ${ground("vk-west", "west", 14, 0, '<circle cx="3.5" cy="3.5" r="1" class="vk-mark-west"/><circle cx="10.5" cy="10.5" r="1" class="vk-mark-west"/>')}
  ${ground("vk-east", "east", 10, 45, '<path d="M5 0v10" class="vk-mark-east"/>')}
  ${ground("vk-west-crowd", "west vk-crowded", 16, 0, CROWD)}
  ${ground("vk-east-crowd", "east vk-crowded", 16, 0, CROWD)}
  <marker id="vk-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" class="vk-arrow-tip"/></marker>
</defs>`;
