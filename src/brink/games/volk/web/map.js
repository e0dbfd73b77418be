// The map of divided Germany: provinces with their plates, cities, lines, the Berlins, and what can be done there.

import { createCamera } from "/lib/camera.js";
import { calm, drawing, html, set, svg } from "./dom.js";
import { bubble, drawForecast } from "./overlay.js";
import { createInset } from "./inset.js";
import { glyphIn, plate, STATE } from "./plates.js";
import { tells } from "/lib/menu.js";

const geography = await (await fetch(new URL("map.json", import.meta.url))).json();
export const { width: WIDTH, height: HEIGHT } = geography;
const INTACT = 1;
const RUN_DOWN = 2;
const TOKEN = "M-20 17V-3l10 6.5V-3L0 3.5V-3l7 4.5V-18h10V17z";
const ON_PROVINCE = new Set(["at", "police", "calm", "stir", "assign"]);
const ON_SITE = new Set(["factory", "run", "repair", "close"]);
const [CLOSE, READABLE] = [0.42, 0.6]; // pixels per unit: below the first, a small screen shows a part of the map
const HALVES = [[285, 640], [690, 430]]; // the middle of each state
const EFFECTS = {
  "+u": [["fist", "+1"]], "-u": [["fist", "−1"]], "+ls": [["tv", "+1"], ["fist", "−1"]], "+ls0": [["tv", "+1"]], "-ls": [["tv", "−1"]],
  "raise-standard": [["tv", "+1"], ["fist", "−1"]], "remove-unrest": [["fist", "−1"]], "place-unrest": [["fist", "+1"]], "bring-back": [["fist", "+1"]],
  "supplier-protest": [["banner", "+1"]], "lose-sector": [["tv", "−1"]], "send-socialist": [["fist", "−1"], ["socialists", "+1"]],
};
const SIGNS = [["+", "closer", 1.5], ["−", "further", 1 / 1.5], ["⤢", "whole", 0]];

/** @param {HTMLElement} root @param {any} world what the parts of the board share */
export function createMap(root, world) {
  const { board, names, say, menu, press } = world;
  const number = new Map(board.provinces.map((one, at) => [one.id, at]));
  const spot = board.sites.map((site) => geography.sites[site.id]);
  /** @type {any} */
  let seen = null;
  /** @type {number | null} the province from which unrest moves, once it is chosen */
  let from = null;
  let overlay = false;

  const defs = drawing(PATTERNS);
  const land = svg("g", { class: "vk-land", "aria-hidden": "true" }, svg("path", { d: geography.around, class: "vk-abroad" }), svg("path", { d: geography.poland, class: "vk-abroad vk-bloc" }), svg("path", { d: geography.czechoslovakia, class: "vk-abroad vk-bloc" }),
    Object.entries(geography.names).map(([country, [x, y]]) => svg("text", { x, y, class: "vk-country" }, say(`country-${country.toLowerCase()}`))));
  const areas = board.provinces.map((province, at) => svg("path", { d: geography.provinces[province.id] ?? "", class: `vk-area vk-${STATE[province.side]} vk-area-${province.id}`, "data-province": at }));
  const hamburgArea = svg("path", { d: geography.provinces.HH, class: "vk-area vk-west vk-area-HH", "data-site": board.hamburg });
  const borders = svg("g", { class: "vk-borders", "aria-hidden": "true" }, svg("path", { d: geography.inner, class: "vk-inner" }), svg("path", { d: geography.border, class: "vk-border-back" }), svg("path", { d: geography.border, class: "vk-border" }));
  const lines = board.lines.map((line, at) => drawLine(line, at));
  const sites = board.sites.map((site, at) => drawSite(site, at));
  const plates = new Map(board.provinces.flatMap((province, at) => {
    const place = geography.plates[province.id];
    return place ? [[at, platform(at, place)]] : [];
  }));
  const inset = createInset(world, { x: 10, y: 10, item });
  const forecastLayer = svg("g", { class: "vk-forecast", "aria-hidden": "true" });
  const ghosts = svg("g", { class: "vk-ghosts", "aria-hidden": "true" });
  const changesLayer = svg("g", { class: "vk-changes", "aria-hidden": "true" });
  const page = svg("g", {}, land, svg("g", {}, areas, hamburgArea), borders, svg("g", {}, lines.map((one) => one.group)), svg("g", {}, [...plates.values()].map((one) => one.group)), svg("g", {}, sites.map((one) => one.group)), inset.group, forecastLayer, changesLayer, ghosts);
  const picture = svg("svg", { class: "vk-map-picture", role: "group", "aria-label": say("map") }, defs, page);
  const buttons = html("div", { class: "vk-map-buttons" }, SIGNS.map(([sign, word, factor]) => html("button", { type: "button", title: say(word), "aria-label": say(word), onclick: () => (factor ? camera.zoom(factor) : camera.whole()) }, sign)));
  const frame = html("div", { class: "vk-map" }, picture, buttons);
  root.append(frame);
  const camera = createCamera(frame, { width: WIDTH, height: HEIGHT, paint, home: (fit) => (fit < CLOSE ? { point: middle(), k: READABLE } : null) });

  function paint({ k, dx, dy }) {
    page.setAttribute("transform", `matrix(${k} 0 0 ${k} ${dx} ${dy})`);
    const label = Math.max(13.5, Math.min(22, 10.6 / k));
    frame.style.setProperty("--city", `${label}px`);
    frame.style.setProperty("--province", `${Math.max(14, Math.min(20, 10.5 / k))}px`);
    frame.style.setProperty("--plate", String(Math.max(1, Math.min(1.1, 0.6 / k))));
    frame.classList.toggle("vk-far", k < CLOSE);
  }

  /** What a small screen shows: where something can be done, else one's own state. */
  function middle() {
    const spots = seen ? [...page.querySelectorAll(".vk-legal")].map((one) => [Number(one.getAttribute("data-x")), Number(one.getAttribute("data-y"))]) : [];
    if (spots.length) return [0, 1].map((axis) => spots.reduce((sum, one) => sum + one[axis], 0) / spots.length);
    return HALVES[(seen?.seat ?? 0) & 1];
  }

  // -- pieces -----------------------------------------------------------------------------------------------------------

  /** A thing that can be pointed at and pressed. @param {SVGElement} group @param {{kind: string, at: number, x: number, y: number}} what */
  function item(group, what) {
    set(group, { role: "button", tabindex: "-1", class: `vk-item vk-${what.kind} ${group.getAttribute("class") ?? ""}`, "data-at": what.at, "data-x": what.x, "data-y": what.y });
    tells(group, menu, () => ({ ...facts(what), offers: offersOf(what) }));
    foretells(group, what);
    group.addEventListener("click", (event) => {
      event.stopPropagation();
      if (!camera.wasDrag()) choose(what, group, /** @type {PointerEvent} */ (event).pointerType === "touch");
    });
    group.addEventListener("keydown", (event) => {
      const key = /** @type {KeyboardEvent} */ (event).key;
      if (key === "Enter" || key === " ") {
        event.preventDefault();
        choose(what, group, false);
      } else if (key.startsWith("Arrow")) {
        event.preventDefault();
        event.stopPropagation();
        step(what, key);
      } else if (key === "Escape" && from !== null) pick(null);
    });
    group.addEventListener("focus", () => camera.show([what.x, what.y]));
    return group;
  }

  /** What pressing a province or sector would do is shown beside it first. */
  function foretells(element, what) {
    const hide = () => ghosts.replaceChildren();
    const show = () => {
      hide();
      const legal = offersOf(what).find((offer) => !offer.reason);
      const place = what.kind === "province" ? (plates.get(what.at) ?? inset.spot(what.at)) : what;
      effects(legal?.action ?? []).forEach(([sign, text], n) => bubble(ghosts, place.x + 34, place.y - 30 - 28 * n, sign, text));
    };
    for (const [name, does] of [["pointerenter", show], ["pointerleave", hide], ["focus", show], ["blur", hide]]) element.addEventListener(name, does);
  }

  /** What an action about a province changes there, as far as the prompt tells. */
  function effects([verb, , to]) {
    const { prompt } = seen;
    if (verb === "police" || verb === "calm") return [["fist", "−1"]];
    if (verb === "stir") return [["fist", "+1"]];
    if (verb === "move") return [["fist", from === null || to === undefined ? "−1" : "+1"]];
    if (verb !== "at" && verb !== "sector") return [];
    const named = names.icon.map((name, at) => ({ name, at })).filter(({ name }) => prompt?.text.includes(name)).sort((a, b) => b.name.length - a.name.length)[0];
    return EFFECTS[prompt?.step === "apply" && named ? board.icons[named.at].kind : prompt?.step] ?? [];
  }

  function platform(at, [x, y]) {
    const group = svg("g", { transform: `translate(${x} ${y})` });
    item(group, { kind: "province", at, x, y });
    return { group, x, y };
  }

  function drawSite(site, at) {
    const { x, y, side } = spot[at];
    const body = svg("g", { class: "vk-site-body" });
    const away = site.kind === "external" ? 25 : 23;
    const [dx, dy, anchor] = { n: [0, -away, "middle"], s: [0, away + 11, "middle"], e: [away + 1, 6, "start"], w: [-away - 1, 6, "end"] }[side];
    const title = svg("text", { x: dx, y: dy, "text-anchor": anchor, class: "vk-label" }, names.site[at]);
    const group = svg("g", { transform: `translate(${x} ${y})`, class: `vk-${STATE[site.side]} vk-${site.kind}` }, svg("circle", { r: 25, class: "vk-hit" }), svg("circle", { r: 27, class: "vk-ring" }), body, title);
    item(group, { kind: "site", at, x, y });
    return { group, body };
  }

  function drawLine(line, at) {
    const [a, b] = line.ends.map((end) => spot[end]);
    const key = line.ends.map((end) => board.sites[end].id).join("-");
    const bend = geography.bends[key] ?? 0;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.hypot(dx, dy);
    const [cx, cy] = [(a.x + b.x) / 2 - (dy / long) * bend * 2, (a.y + b.y) / 2 + (dx / long) * bend * 2];
    const path = `M${a.x},${a.y}Q${cx},${cy} ${b.x},${b.y}`;
    const point = (t) => [(1 - t) ** 2 * a.x + 2 * t * (1 - t) * cx + t * t * b.x, (1 - t) ** 2 * a.y + 2 * t * (1 - t) * cy + t * t * b.y];
    const places = line.pieces === 2 ? [0.36, 0.64] : [0.5];
    const pieces = places.map((t) => {
      const [x, y] = point(t);
      const [x0, y0] = point(t - 0.02);
      const [x1, y1] = point(t + 0.02);
      return svg("rect", { x: -13, y: -5.5, width: 26, height: 11, rx: 2.5, class: "vk-piece", transform: `translate(${x} ${y}) rotate(${(Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI})` });
    });
    const [x, y] = point(0.5);
    const group = svg("g", { class: `vk-${STATE[line.side]}` }, svg("path", { d: path, class: "vk-hit-line" }), svg("path", { d: path, class: "vk-track" }), svg("path", { d: path, class: "vk-rail" }), pieces);
    item(group, { kind: "line", at, x, y });
    return { group, pieces };
  }

  // -- what is where ----------------------------------------------------------------------------------------------------

  function facts({ kind, at }) {
    const { view } = seen;
    if (kind === "province") {
      const lines = [`${say("unrest")}: ${view.unrest[at]} · ${say("protests")}: ${view.protests[at]} · ${say("standard")}: ${view.standard[at]}`];
      const borrowed = view.borrowed.filter((one) => one === at).length;
      if (borrowed) lines.push(`${say("borrowed")}: ${borrowed}`);
      if (at !== board.westBerlin) lines.push(`${say("economy")}: ${view.economy[at]} · ${say("export")}: ${view.exports[at] < 0 ? "–" : view.exports[at]}`, `${say("next-standard")}: ${3 * (view.standard[at] + 1)}`);
      if (view.socialists[at]) lines.push(`${say("socialists")}: ${view.socialists[at]}`);
      const { sector, across } = board.provinces[at];
      if (sector >= 0) lines.push(`${say("supplies")}: ${names.sector[sector]}`);
      if (across.length) lines.push(`${say("across")}: ${across.map((one) => names.province[one]).join(", ")}`);
      return { title: names.province[at], lines };
    }
    if (kind === "sector") return { title: names.sector[at], lines: [`${say("standard")}: ${view.sectors[at]}`, `${say("supplier")}: ${names.province[board.sectors[at].supplier]}`] };
    if (kind === "line") {
      const { ends, pieces } = board.lines[at];
      return { title: ends.map((end) => names.site[end]).join(" – "), lines: [`${say("infrastructure")}: ${view.built[at]}/${pieces}${works(at) ? ` · ${say("works")}` : ""}`] };
    }
    const site = board.sites[at];
    const what = view.factories[at] === 0 ? say(site.kind === "city" || site.kind === "hamburg" ? "empty" : `empty-${site.kind}`) : `${say(view.factories[at] === RUN_DOWN ? "run-down" : "factory")}: ${view.values[at]}`;
    const lines = [what];
    if (site.kind === "hamburg") lines.push(`${say("counts-for")}: ${names.province[view.hamburg]}`);
    const external = board.externals.indexOf(at);
    if (external >= 0 && view.abroad[external] >= 0) lines.push(`${say("counts-for")}: ${names.province[view.abroad[external]]}`);
    if (site.kind === "city") lines.push(names.province[site.provinces[0]]);
    return { title: names.site[at], lines };
  }

  const works = (line) => {
    const { ends, pieces } = board.lines[line];
    return seen.view.built[line] === pieces && ends.every((end) => seen.view.factories[end]);
  };

  /** @param {{kind: string, at: number}} what */
  function offersOf({ kind, at }) {
    const all = seen.candidates;
    if (kind === "line") return all.filter(({ action }) => action[0] === "line" && action[1] === at);
    if (kind === "site") return all.filter(({ action }) => ON_SITE.has(action[0]) && action[1] === at);
    if (kind === "sector") return all.filter(({ action }) => action[0] === "sector" && action[1] === at);
    const moves = all.filter(({ action }) => action[0] === "move" && (from === null ? action[1] === at : action[1] === from && action[2] === at));
    return [...all.filter(({ action }) => ON_PROVINCE.has(action[0]) && action[1] === at), ...moves];
  }

  function choose(what, group, touch) {
    const offers = offersOf(what);
    const moves = offers.filter(({ action, reason }) => action[0] === "move" && !reason);
    if (moves.length && from === null) pick(what.at);
    else if (offers.length) press(offers, group, touch, facts(what));
    else if (from !== null) pick(null);
    else menu.open(group, facts(what));
  }

  /** The first half of moving unrest: from here. */
  function pick(province) {
    from = province;
    menu.hide(true);
    mark();
  }

  /** The nearest thing in the direction of an arrow key. */
  function step(what, key) {
    const [ux, uy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null;
    let least = Infinity;
    for (const other of page.querySelectorAll(".vk-item")) {
      const [dx, dy] = [Number(other.getAttribute("data-x")) - what.x, Number(other.getAttribute("data-y")) - what.y];
      const ahead = dx * ux + dy * uy;
      const aside = Math.abs(dx * uy) + Math.abs(dy * ux);
      if (ahead > 4 && ahead + aside * 2.2 < least) [best, least] = [other, ahead + aside * 2.2];
    }
    /** @type {SVGElement | null} */ (best)?.focus({ preventScroll: true });
  }

  // -- drawing ----------------------------------------------------------------------------------------------------------

  function drawSites({ view }) {
    const best = exporters(view);
    board.sites.forEach((site, at) => {
      const { body } = sites[at];
      const stands = view.factories[at];
      body.replaceChildren(...(stands ? token(site, stands, view.values[at], best.has(at)) : vacant(site)));
      sites[at].group.setAttribute("aria-label", `${names.site[at]}: ${facts({ kind: "site", at }).lines.join(", ")}`);
    });
  }

  /** The sites that are the export factory of their province. */
  function exporters(view) {
    const found = new Set();
    board.provinces.forEach((_, province) => {
      const own = board.sites.map((site, at) => ({ site, at })).filter(({ site, at }) => view.factories[at] && (site.kind === "hamburg" ? view.hamburg === province : site.provinces[0] === province));
      const top = own.find(({ at }) => view.values[at] === view.exports[province]);
      if (top && view.exports[province] >= 0) found.add(top.at);
    });
    return found;
  }

  function token(site, stands, value, exporting) {
    const parts = [site.kind === "rheinsberg" ? svg("rect", { x: -19, y: -17, width: 38, height: 34, rx: 8, class: "vk-token" }) : svg("path", { d: TOKEN, class: "vk-token" })];
    if (site.kind === "rheinsberg") parts.push(glyphIn("rheinsberg", -16, -14, 28, "vk-token-sign"));
    if (stands === RUN_DOWN) parts.push(svg("path", { d: "M-14-14-8-4l-6 5 7 6-4 8", class: "vk-crack" }));
    parts.push(svg("text", { x: site.kind === "rheinsberg" ? 9 : -1, y: 14, class: "vk-token-value" }, String(value)));
    if (exporting) parts.push(svg("g", { class: "vk-exporter" }, svg("circle", { cx: 21, cy: -19, r: 10 }), glyphIn("crate", 14, -26, 14)));
    const shape = svg("g", { class: `vk-stand ${stands === RUN_DOWN ? "vk-ruin" : ""}` }, parts);
    return [shape];
  }

  function vacant(site) {
    const would = svg("path", { d: TOKEN, class: "vk-token vk-would" });
    if (site.kind === "external") return [svg("path", { d: "M0-15 15 11H-15z", class: "vk-vacant" }), would];
    if (site.kind === "rheinsberg") return [svg("rect", { x: -11, y: -11, width: 22, height: 22, rx: 5, class: "vk-vacant" }), glyphIn("rheinsberg", -8, -8, 16, "vk-faint")];
    return [svg("circle", { r: 9.5, class: "vk-vacant" }), would];
  }

  function drawLines({ view }) {
    board.lines.forEach((line, at) => {
      const { group, pieces } = lines[at];
      group.classList.toggle("vk-works", works(at));
      group.classList.toggle("vk-begun", view.built[at] > 0);
      // The first piece of a double line lies next to a factory.
      const flipped = line.pieces === 2 && !view.factories[line.ends[0]] && view.factories[line.ends[1]];
      pieces.forEach((piece, n) => {
        const order = flipped ? pieces.length - 1 - n : n;
        piece.classList.toggle("vk-built", order < view.built[at]);
        piece.classList.toggle("vk-next", order === view.built[at]);
        piece.classList.toggle("vk-last", order === view.built[at] - 1);
      });
      group.setAttribute("aria-label", `${facts({ kind: "line", at }).title}: ${facts({ kind: "line", at }).lines[0]}`);
    });
  }

  function drawPlates({ view }) {
    for (const [at, { group }] of plates) {
      group.replaceChildren(...plate(at, view, world, { title: names.province[at] }));
      group.setAttribute("aria-label", `${names.province[at]}: ${facts({ kind: "province", at }).lines.join(", ")}`);
    }
    board.provinces.forEach(({ side }, at) => areas[at].setAttribute("fill", `url(#vk-${STATE[side]}${view.protests[at] ? "-crowd" : ""})`));
  }

  /** Rings around what is legal now; the rest stays quiet. */
  function mark() {
    const legal = (what) => offersOf(what).filter((offer) => !offer.reason);
    const aside = seen.candidates.some(({ action, reason }) => !reason && action[0] === "event");
    const put = (group, what) => {
      const list = legal(what);
      const loud = list.length > 0 && !(aside && list.every(({ action }) => action[0] === "police"));
      group.classList.toggle("vk-legal", loud);
      group.classList.toggle("vk-can", list.length > 0 && !loud);
      group.classList.toggle("vk-refused", !list.length && offersOf(what).length > 0);
      group.setAttribute("tabindex", list.length ? "0" : "-1");
      return loud;
    };
    lines.forEach(({ group }, at) => put(group, { kind: "line", at }));
    sites.forEach(({ group }, at) => put(group, { kind: "site", at }));
    inset.mark(put);
    for (const [at, { group }] of plates) {
      areas[at].classList.toggle("vk-legal-area", put(group, { kind: "province", at }));
      areas[at].classList.toggle("vk-from", from === at);
    }
    frame.classList.toggle("vk-picking", from !== null);
    if (![...page.querySelectorAll(".vk-item")].some((one) => one.getAttribute("tabindex") === "0")) plates.get(0)?.group.setAttribute("tabindex", "0");
  }

  for (const [at, area] of areas.entries()) {
    const target = () => plates.get(at)?.group ?? inset.group;
    foretells(area, { kind: "province", at });
    tells(area, menu, () => ({ ...facts({ kind: "province", at }), offers: offersOf({ kind: "province", at }) }), 500);
    area.addEventListener("click", (event) => {
      if (!camera.wasDrag()) choose({ kind: "province", at }, target(), /** @type {PointerEvent} */ (event).pointerType === "touch");
    });
  }

  /** Points at what differs from an earlier view. */
  function point(before, view) {
    changesLayer.replaceChildren();
    if (!before) return;
    const glow = (x, y, r) => changesLayer.append(svg("circle", { cx: x, cy: y, r, class: "vk-changed" }));
    spot.forEach(({ x, y }, at) => { if (before.factories[at] !== view.factories[at]) glow(x, y, 34); });
    board.lines.forEach((line, at) => {
      if (before.built[at] === view.built[at]) return;
      const [a, b] = line.ends.map((end) => spot[end]);
      glow((a.x + b.x) / 2, (a.y + b.y) / 2, 26);
    });
    const parts = ["unrest", "standard", "socialists", "protests"];
    for (const [at, { x, y }] of plates) if (parts.some((part) => before[part][at] !== view[part][at])) changesLayer.append(svg("rect", { x: x - 70, y: y - 34, width: 140, height: 68, rx: 10, class: "vk-changed" }));
    inset.point(changesLayer, (at) => parts.some((part) => before[part][at] !== view[part][at]));
  }

  /** Pieces that have just come pop up. */
  function pop(before, view) {
    if (calm() || !before) return;
    const keys = [{ transform: "scale(.2)", opacity: 0 }, { transform: "scale(1.25)", opacity: 1 }, { transform: "scale(1)" }];
    sites.forEach(({ body }, at) => { if (!before.factories[at] && view.factories[at]) body.animate(keys, { duration: 280, easing: "ease-out" }); });
    lines.forEach(({ pieces }, at) => { if (before.built[at] < view.built[at]) pieces.forEach((piece) => piece.classList.contains("vk-built") && piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 280 })); });
    for (const [at, { group }] of plates) if (before.unrest[at] !== view.unrest[at]) group.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 280 });
  }

  /** Whether a place where something can be done is on the screen. */
  function legalInSight() {
    return [...page.querySelectorAll(".vk-legal")].some((one) => {
      const [x, y] = camera.onScreen([Number(one.getAttribute("data-x")), Number(one.getAttribute("data-y"))]);
      return x > 0 && y > 0 && x < frame.clientWidth && y < frame.clientHeight;
    });
  }

  let last = /** @type {any} */ (null);
  return {
    frame,
    update(message, before) {
      seen = message;
      from = null;
      ghosts.replaceChildren();
      const { view } = message;
      frame.classList.toggle("vk-walled", view.wall);
      frame.classList.toggle("vk-busy", message.candidates.some(({ action, reason }) => !reason && (ON_PROVINCE.has(action[0]) || ON_SITE.has(action[0]) || ["line", "sector", "move"].includes(action[0])) && action[0] !== "police"));
      drawSites(message);
      drawLines(message);
      drawPlates(message);
      inset.update(message, facts);
      mark();
      point(before?.view, view);
      pop(last, view);
      this.forecast(overlay);
      if (frame.classList.contains("vk-busy") && camera.fit() < CLOSE && !legalInSight()) camera.centre(middle(), Math.max(READABLE, camera.scale()));
      last = view;
    },
    /** Shows or hides what the end of the decade would bring. */
    forecast(shown) {
      overlay = shown;
      forecastLayer.replaceChildren();
      frame.classList.toggle("vk-forecasting", shown);
      if (shown && seen) drawForecast(forecastLayer, seen.view.forecast, (at) => (plates.has(at) ? plates.get(at) : inset.spot(at)), world);
    },
    show: (province) => camera.show([plates.get(province)?.x ?? 100, plates.get(province)?.y ?? 100]),
    destroy() {
      camera.destroy();
      frame.remove();
    },
  };
}

/** Dots for the West, hatching for the East; where a crowd is in the streets, its heads. */
const ground = (id, side, size, turn, marks) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${size}" height="${size}" class="vk-ground-${side}"/>${marks}</pattern>`;
const CROWD = '<circle cx="4" cy="5" r="1.9" class="vk-head-mark"/><circle cx="12" cy="12" r="1.9" class="vk-head-mark"/>';
const PATTERNS = `<defs>
  ${ground("vk-west", "west", 14, 0, '<circle cx="3.5" cy="3.5" r="1" class="vk-mark-west"/><circle cx="10.5" cy="10.5" r="1" class="vk-mark-west"/>')}
  ${ground("vk-east", "east", 10, 45, '<path d="M5 0v10" class="vk-mark-east"/>')}
  ${ground("vk-west-crowd", "west vk-crowded", 16, 0, CROWD)}
  ${ground("vk-east-crowd", "east vk-crowded", 16, 0, CROWD)}
  <marker id="vk-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" class="vk-arrow-tip"/></marker>
</defs>`;
