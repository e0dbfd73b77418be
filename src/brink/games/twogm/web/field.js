// The battlefield: ground, terrain cards, units, and what can be done where.

import { createCamera } from "/lib/camera.js";
import { h, s } from "/lib/dom.js";
import { calm } from "/lib/drawing.js";
import { BROAD, counter, TALL } from "./counters.js";
import { drawGround, groundSign, HIGH, terrainArt, WIDE } from "./ground.js";
import { percent } from "./odds.js";
import { sign } from "./silhouettes.js";
import { short } from "./words.js";

const [LEFT, RIGHT, TOP, BELOW] = [24, 24, 4, 20]; // margins with coordinates
const ROWS = 6;
const RESULTS = ["miss", "impact", "critical"];
const FINGER = 46 / WIDE; // pixels per unit: with fewer, a small screen shows a part of the field
const SMALL = 600; // pixels of width
const KEYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @param {any} world what the parts of the board share */
export function createField(world) {
  const { board, names, say, menu } = world;
  let columns = 8;
  let flipped = false;
  /** @type {any} */
  let seen = null;
  let drawnGround = "";
  let hovered = -1;
  let current = 0; // the space that Tab leads to
  /** @type {Map<number, SVGElement>} */
  let counters = new Map();

  const layer = (name) => s("g", { class: `gm-layer gm-layer-${name}`, "aria-hidden": "true" });
  const [ground, terrain, overlay, units, marks, effects] = ["ground", "terrain", "overlay", "units", "marks", "effects"].map(layer);
  const spaces = s("g", { class: "gm-layer-spaces" });
  const page = s("g", null, ground, terrain, overlay, units, marks, spaces, effects);
  const picture = s("svg", { class: "gm-field-picture", role: "group", "aria-label": say("field") }, definitions(), page);
  const zoom = h("div", { class: "gm-zoom" }, [["+", "closer", 1.500], ["−", "further", 1 / 1.500], ["⤢", "whole", 0]].map(([text, word, factor]) => h("button", { type: "button", title: say(word), "aria-label": say(word), onclick: () => (factor ? camera.zoom(factor) : camera.whole()) }, text)));
  const frame = h("div", { class: "gm-field" }, picture, zoom);
  /** @type {any} */
  let camera = null;

  const size = () => ({ width: LEFT + columns * WIDE + RIGHT, height: TOP + ROWS * HIGH + BELOW });

  function paint({ k, dx, dy, fit }) {
    page.setAttribute("transform", `translate(${dx.toFixed(2)} ${dy.toFixed(2)}) scale(${k.toFixed(4)})`);
    frame.classList.toggle("gm-near", k > fit * 1.05);
  }

  function aim() {
    camera?.destroy();
    camera = createCamera(frame, { ...size(), paint, home: (fit) => (fit < FINGER && frame.clientWidth < SMALL ? { point: centre(), k: closeUp() } : null) });
  }

  /** On a small screen: spaces as large as a finger, the whole width if there is room for it. */
  const closeUp = () => Math.max(FINGER, Math.min(frame.clientWidth / size().width, 1.4 * FINGER));

  /** The middle of what can be done now, else of one's own half. @returns {[number, number]} */
  function centre() {
    const chosen = seen.view.units.find((unit) => unit.unit === seen.view.focus.unit && unit.place < seen.view.spaces);
    if (chosen) return middle(chosen.place);
    const legal = all().filter((place) => world.choicesAt(place).some((offer) => !offer.reason)).map(middle);
    if (!legal.length) return [size().width / 2, size().height * 0.68];
    return [legal.reduce((sum, [x]) => sum + x, 0) / legal.length, legal.reduce((sum, [, y]) => sum + y, 0) / legal.length];
  }

  /** A small screen goes where something can be done, unless it is in sight already. */
  function follow() {
    if (frame.clientWidth >= SMALL || camera.fit() >= FINGER || camera.scale() < FINGER) return;
    const inSight = (place) => {
      const [x, y] = camera.onScreen(middle(place));
      return x > 0 && y > 0 && x < frame.clientWidth && y < frame.clientHeight;
    };
    const legal = all().filter((place) => world.choicesAt(place).some((offer) => !offer.reason));
    if (legal.length && !legal.some(inSight)) camera.centre(centre());
  }

  // -- where things are -------------------------------------------------------------------------------------------

  const left = (place) => LEFT + (flipped ? columns - 1 - board.columns[place] : board.columns[place]) * WIDE;
  const top = (place) => TOP + (flipped ? board.rows[place] : ROWS - 1 - board.rows[place]) * HIGH;

  /** The middle of a space, or of a headquarters beyond the edge. @param {number} place @returns {[number, number]} */
  function middle(place) {
    const hq = place - board.hq_places[0];
    if (hq < 0) return [left(place) + WIDE / 2, top(place) + HIGH / 2];
    const half = hq >> 1;
    const x = LEFT + ((flipped ? columns - 8 - half * 8 : half * 8) + 4) * WIDE;
    return [x, (hq & 1) === (flipped ? 0 : 1) ? TOP - 6 : TOP + ROWS * HIGH + 6];
  }

  const distance = (a, b) => Math.abs(board.columns[a] - board.columns[b]) + Math.abs(board.rows[a] - board.rows[b]);
  const all = () => Array.from({ length: seen.view.spaces }, (_, place) => place);

  // -- the ground -------------------------------------------------------------------------------------------------

  function drawAllGround() {
    const { view } = seen;
    const key = JSON.stringify([view.natural, flipped, view.scenario]);
    if (key === drawnGround) return;
    drawnGround = key;
    const scenario = board.scenarios[view.scenario];
    ground.replaceChildren(...all().map((place) => s("g", { transform: `translate(${left(place)} ${top(place)})` }, drawGround(board.naturals[view.natural[place]].id, place))),
      ...all().map((place) => s("rect", { x: left(place), y: top(place), width: WIDE, height: HIGH, class: "gm-edge" })), ...tiles(), ...(scenario?.river ? [river(scenario.river)] : []), ...homeRows(scenario), ...coordinates(), ...goals(scenario));
  }

  /** The tiles are two spaces wide and high. */
  function tiles() {
    const lines = [];
    for (let column = 2; column < columns; column += 2) lines.push(`M${LEFT + column * WIDE} ${TOP}v${ROWS * HIGH}`);
    for (let row = 2; row < ROWS; row += 2) lines.push(`M${LEFT} ${TOP + row * HIGH}h${columns * WIDE}`);
    return [s("path", { d: lines.join(""), class: "gm-tile-edge" }), s("rect", { x: LEFT, y: TOP, width: columns * WIDE, height: ROWS * HIGH, class: "gm-rim" })];
  }

  function river(row) {
    const y = TOP + (flipped ? row : ROWS - row) * HIGH;
    const wave = Array.from({ length: columns * 2 }, () => `q${WIDE / 8}-7 ${WIDE / 4} 0t${WIDE / 4} 0`).join("");
    return s("g", { class: "gm-river" }, s("path", { d: `M${LEFT} ${y}${wave}`, class: "gm-river-bank" }), s("path", { d: `M${LEFT} ${y}${wave}`, class: "gm-river-water" }), s("path", { d: `M${LEFT} ${y}${wave}`, class: "gm-wave" }));
  }

  function homeRows(scenario) {
    return [0, 1].map((side) => {
      const row = scenario ? scenario.sides[side].home_row - 1 : side ? ROWS - 1 : 0;
      const y = TOP + (flipped ? row : ROWS - 1 - row) * HIGH;
      const far = (side === 1) !== flipped;
      return s("g", { class: `gm-home gm-home-${side}` }, s("path", { d: `M${LEFT} ${far ? y + HIGH - 1.500 : y + 1.500}h${columns * WIDE}`, class: "gm-home-line" }));
    });
  }

  function coordinates() {
    const columnsAt = Array.from({ length: columns }, (_, n) => s("text", { x: LEFT + ((flipped ? columns - 1 - n : n) + 0.500) * WIDE, y: TOP + ROWS * HIGH + 15, class: "gm-coordinate" }, String.fromCharCode(65 + n)));
    const rowsAt = Array.from({ length: ROWS }, (_, n) => s("text", { x: 11, y: TOP + ((flipped ? n : ROWS - 1 - n) + 0.560) * HIGH, class: "gm-coordinate" }, String(n + 1)));
    return [...columnsAt, ...rowsAt];
  }

  /** Spaces and rows that decide a scenario. */
  function goals(scenario) {
    const found = [];
    for (const goal of scenario?.victory ?? []) {
      for (const place of [...goal.spaces, ...goal.some]) for (let shift = 0; shift < seen.view.spaces; shift += 48) found.push(s("path", { d: "M0 0h26l-7 8 7 8H0z", transform: `translate(${left(place + shift) + WIDE - 28} ${top(place + shift) + 3})`, class: `gm-goal gm-goal-${goal.side}` }));
      if (goal.kind === "row") {
        const y = TOP + (flipped ? goal.row - 1 : ROWS - goal.row) * HIGH;
        found.push(s("rect", { x: LEFT + 2, y: y + 2, width: columns * WIDE - 4, height: HIGH - 4, class: `gm-goal-row gm-goal-${goal.side}` }));
      }
    }
    return found;
  }

  // -- terrain cards, smoke, control ------------------------------------------------------------------------------

  function drawTerrain() {
    const { view } = seen;
    const taken = new Set(view.units.map((unit) => unit.place));
    const found = [];
    for (const place of all()) {
      const card = board.terrains[view.terrain[place]];
      const natural = board.naturals[view.natural[place]];
      const parts = [];
      if (card && !taken.has(place)) parts.push(card.id === "bridge" ? null : s("rect", { x: 9, y: 20, width: WIDE - 18, height: HIGH - 26, rx: 5, class: "gm-plate" }), terrainArt(card.id, { transform: card.id === "bridge" ? "translate(13 8) scale(1.180 1.540)" : "translate(15 27) scale(1.100)" }));
      if (taken.has(place)) {
        if (card) parts.push(s("g", { transform: "translate(5 1)" }, s("rect", { width: 22, height: 18, rx: 3, class: "gm-plate" }), terrainArt(card.id, { transform: "translate(2 -1) scale(.3)" })));
        else if (natural.id !== "plain") parts.push(groundSign(natural.id, { transform: "translate(4 1) scale(.3)" }));
      }
      if (card?.hp) parts.push(hitPoints(view.terrain_hp[place], card.hp));
      else if (!card && natural.hp && view.natural_hp[place] < natural.hp) parts.push(hitPoints(view.natural_hp[place], natural.hp));
      if (view.litter[place]) parts.push(s("g", { transform: `translate(${WIDE - 20} ${HIGH - 20})`, class: "gm-litter" }, s("rect", { width: 13, height: 13, rx: 2 }), s("text", { x: 6.500, y: 10 }, "?")));
      if (parts.length) found.push(s("g", { transform: `translate(${left(place)} ${top(place)})` }, parts));
    }
    terrain.replaceChildren(...found);
  }

  function hitPoints(now, most) {
    return s("g", { transform: "translate(30 3)", class: "gm-hp" }, s("rect", { width: 26, height: 14, rx: 3 }), s("text", { x: 13, y: 11 }, `${now}/${most}`));
  }

  function smokeOn(place) {
    return s("g", { transform: `translate(${left(place)} ${top(place)})`, class: "gm-smoke" }, s("path", { d: "M14 92a18 18 0 0 1-2-34 20 20 0 0 1 24-28 24 24 0 0 1 40 8 18 18 0 0 1 10 32 18 18 0 0 1-18 24z" }), s("path", { d: "M24 80q10-12 24-2t26-4M26 54q12-10 22 0t22-4", class: "gm-smoke-line" }));
  }

  // -- units ------------------------------------------------------------------------------------------------------

  function drawUnits() {
    const { view } = seen;
    const mine = world.side();
    const old = counters;
    counters = new Map();
    const found = [];
    const onBoard = view.units.filter((unit) => unit.place >= 0 && unit.place < view.spaces && unit.carrier < 0);
    for (const unit of onBoard) {
      const cargo = view.units.filter((other) => other.carrier === unit.unit).length;
      const inner = counter(unit, { board, names, mine, cargo });
      const paired = unit.pair >= 0;
      const behind = paired && board.units[unit.card].type === "infantry";
      const [dx, dy, scale] = behind ? [1, 46, 0.680] : paired ? [22, 18, 0.860] : [(WIDE - BROAD) / 2, HIGH - TALL - 3, 1];
      const chosen = unit.unit === view.focus.unit && !seen.outcome;
      const group = s("g", { class: `gm-unit ${chosen ? "gm-chosen" : ""}`, transform: `translate(${left(unit.place) + dx} ${top(unit.place) + dy})`, "data-unit": unit.unit }, s("g", { transform: `scale(${scale})` }, inner));
      counters.set(unit.unit, group);
      found.push({ group, behind });
    }
    units.replaceChildren(...found.sort((a, b) => Number(a.behind) - Number(b.behind)).map((one) => one.group));
    return old;
  }

  // -- what can be done -------------------------------------------------------------------------------------------

  function drawSpaces() {
    const held = spaces.contains(document.activeElement);
    if (spaces.childElementCount !== seen.view.spaces) {
      spaces.replaceChildren(...all().map((place) => {
        const group = s("g", { class: "gm-space", role: "button", tabindex: "-1", data: { place: String(place) } }, s("rect", { width: WIDE, height: HIGH }), s("rect", { x: 3, y: 3, width: WIDE - 6, height: HIGH - 6, rx: 7, class: "gm-ring" }));
        wire(group, place);
        return group;
      }));
    }
    [...spaces.children].forEach((group, place) => {
      const offers = world.choicesAt(place);
      const legal = offers.some((offer) => !offer.reason);
      group.setAttribute("transform", `translate(${left(place)} ${top(place)})`);
      group.setAttribute("class", `gm-space ${legal ? "gm-legal" : offers.length ? "gm-refused" : ""}`);
      group.setAttribute("aria-label", world.describe(place));
      group.setAttribute("tabindex", place === current ? "0" : "-1");
    });
    if (held) /** @type {SVGElement} */ (spaces.children[current])?.focus({ preventScroll: true });
  }

  function wire(group, place) {
    group.addEventListener("click", (event) => {
      current = place;
      if (!camera.wasDrag()) world.pressSpace(place, group, /** @type {PointerEvent} */ (event).pointerType === "touch");
    });
    group.addEventListener("keydown", (event) => {
      const key = /** @type {KeyboardEvent} */ (event).key;
      if (KEYS[key]) {
        event.preventDefault();
        step(place, KEYS[key]);
      } else if (key === "Enter" || key === " ") {
        event.preventDefault();
        world.pressSpace(place, group, false);
      } else if (key === "i") world.openCard(place, group);
    });
    group.addEventListener("pointerenter", (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType !== "mouse") return;
      point(place);
      menu.show(group, () => world.slipAt(place), 320);
    });
    group.addEventListener("pointerleave", () => { point(-1); menu.hide(); });
    group.addEventListener("focus", () => {
      point(place);
      if (!group.matches(":focus-visible")) return;
      camera.show(middle(place));
      menu.show(group, () => world.slipAt(place), 120);
    });
    group.addEventListener("blur", () => { point(-1); menu.hide(); });
  }

  function step(place, [dx, dy]) {
    const turn = flipped ? -1 : 1;
    const [column, row] = [board.columns[place] + dx * turn, board.rows[place] - dy * turn];
    const next = all().find((one) => board.columns[one] === column && board.rows[one] === row);
    if (next === undefined) return;
    current = next;
    for (const [at, group] of [...spaces.children].entries()) group.setAttribute("tabindex", at === next ? "0" : "-1");
    /** @type {SVGElement} */ (spaces.children[next]).focus();
  }

  /** @param {number} place */
  function point(place) {
    if (hovered === place) return;
    hovered = place;
    drawOverlay();
  }

  /** Movement and range of the unit that is pointed at, else of the one that is chosen. */
  function drawOverlay() {
    const { view } = seen;
    const at = (place) => view.units.find((unit) => unit.place === place && unit.carrier < 0);
    const pointed = hovered >= 0 ? at(hovered) : null;
    const chosen = view.units.find((unit) => unit.unit === view.focus.unit && unit.place < view.spaces && (seen.seat === null || unit.seat === seen.seat));
    const aimed = view.shots.length > 0 && chosen;
    const unit = aimed ? chosen : pointed ?? chosen;
    const parts = [];
    if (unit && !seen.outcome) {
      if (!aimed) for (const place of unit.moves) parts.push(s("rect", { x: left(place) + 5, y: top(place) + 5, width: WIDE - 10, height: HIGH - 10, rx: 6, class: "gm-reach" }));
      const range = aimed && view.focus.slot >= 0 ? unit.ranges[view.focus.slot] : world.range ?? Math.max(0, ...unit.ranges);
      if (range) parts.push(rangeLine(unit.place, range));
    }
    const area = (hovered >= 0 ? view.areas[hovered] : null) ?? view.raid?.area ?? [];
    for (const place of area.filter((one) => one < view.spaces)) parts.push(s("rect", { x: left(place) + 3, y: top(place) + 3, width: WIDE - 6, height: HIGH - 6, class: "gm-area" }));
    overlay.replaceChildren(...parts);
  }

  /** The edge of all spaces within a distance. */
  function rangeLine(from, range) {
    const inside = (place) => place !== undefined && distance(from, place) <= range;
    const grid = new Map(all().map((place) => [`${left(place)} ${top(place)}`, place]));
    const lines = [];
    for (const place of all().filter(inside)) {
      const [x, y] = [left(place), top(place)];
      if (!inside(grid.get(`${x} ${y - HIGH}`))) lines.push(`M${x} ${y}h${WIDE}`);
      if (!inside(grid.get(`${x} ${y + HIGH}`))) lines.push(`M${x} ${y + HIGH}h${WIDE}`);
      if (!inside(grid.get(`${x - WIDE} ${y}`))) lines.push(`M${x} ${y}v${HIGH}`);
      if (!inside(grid.get(`${x + WIDE} ${y}`))) lines.push(`M${x + WIDE} ${y}v${HIGH}`);
    }
    return s("path", { d: lines.join(""), class: "gm-range" });
  }

  function arrow(from, to, kind) {
    const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
    const long = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [ux, uy] = [(x1 - x0) / long, (y1 - y0) / long];
    const [mx, my] = [(x0 + x1) / 2 - uy * 12, (y0 + y1) / 2 + ux * 12];
    return s("path", { d: `M${x0 + ux * 16} ${y0 + uy * 16}Q${mx} ${my} ${x1 - ux * 26} ${y1 - uy * 26}`, class: `gm-arrow gm-arrow-${kind}`, "marker-end": "url(#gm-tip)" });
  }

  /** Smoke, assaults, the chances of shots, supply. */
  function drawMarks() {
    const { view } = seen;
    const parts = all().filter((place) => view.smoke[place]).map(smokeOn);
    for (const unit of view.units) if (unit.assault >= 0) parts.push(arrow(unit.place, unit.assault, "assault"));
    const best = new Map();
    for (const shot of view.shots) if (shot.place >= 0 && shot.place < view.spaces && shot.action.length && shot.odds.hit >= (best.get(shot.place)?.odds.hit ?? -1)) best.set(shot.place, shot);
    if (["aim", "unit-shoots", "fighter-target"].includes(seen.prompt?.step)) for (const [place, shot] of best) parts.push(chance(place, shot));
    for (const side of [0, 1]) parts.push(...supply(side));
    if (view.raid) parts.push(...raid(view.raid));
    marks.replaceChildren(...parts);
  }

  /** Where airplanes come from and go to. */
  function raid({ fliers, place }) {
    const leader = seen.view.units.find((unit) => unit.unit === fliers[0]);
    return leader && leader.place !== place ? [arrow(leader.place, place, "raid")] : [];
  }

  function chance(place, shot) {
    const [x, y] = [left(place) + WIDE / 2, top(place) + 9];
    return s("g", { transform: `translate(${x} ${y})`, class: `gm-chance ${shot.odds.hit ? "" : "gm-hopeless"}` }, s("rect", { x: -25, y: -10, width: 50, height: 20, rx: 10 }), s("text", { y: 5 }, shot.target < 0 && shot.odds.impact === 1 ? `−${shot.odds.damage}` : percent(shot.odds.hit)));
  }

  /** How far a side's supply line reaches, beside the field. */
  function supply(side) {
    const { view } = seen;
    const scenario = board.scenarios[view.scenario];
    const home = scenario ? scenario.sides[side].home_row - 1 : side ? ROWS - 1 : 0;
    const x = side === world.side() ? LEFT - 4 : LEFT + columns * WIDE + 4;
    return Array.from({ length: view.supply[side] }, (_, n) => {
      const row = side ? home - n : home + n;
      const y = TOP + (flipped ? row : ROWS - 1 - row) * HIGH;
      return s("g", { class: `gm-supply gm-supply-${side === world.side() ? "mine" : "theirs"}` }, s("path", { d: `M${x} ${y + 5}v${HIGH - 10}` }), sign("supply", { transform: `translate(${side === world.side() ? x - 20 : x + 3} ${y + 4}) scale(.72)` }));
    });
  }

  // -- what happened ----------------------------------------------------------------------------------------------

  /** @param {any} before an earlier view @param {boolean} pointing leave signs, not only move things */
  function showChanges(before, old, pointing) {
    effects.replaceChildren();
    if (!before || before.spaces !== seen.view.spaces) return;
    const { view } = seen;
    const was = new Map(before.units.map((unit) => [unit.unit, unit]));
    const now = new Map(view.units.map((unit) => [unit.unit, unit]));
    const fresh = before.turn === view.turn ? view.rolls.slice(before.rolls.length) : view.rolls;
    for (const unit of view.units) {
      const then = was.get(unit.unit);
      if (unit.place >= view.spaces || unit.carrier >= 0) continue;
      if (!then) arrive(unit, pointing);
      else if (then.place !== unit.place && then.place >= 0 && then.place < view.spaces) travel(then, unit, old, pointing);
      if (then && unit.wounds > then.wounds) burst(unit.place, `−${unit.wounds - then.wounds}`);
    }
    for (const unit of before.units) if (!now.has(unit.unit) && unit.place >= 0 && unit.place < view.spaces && unit.carrier < 0) vanish(unit, old);
    fresh.forEach((roll, n) => showRoll(roll, was, n));
  }

  function arrive(unit, pointing) {
    const group = counters.get(unit.unit);
    if (!calm()) group?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    if (pointing) effects.append(s("rect", { x: left(unit.place) + 4, y: top(unit.place) + 4, width: WIDE - 8, height: HIGH - 8, rx: 8, class: "gm-new" }));
  }

  function travel(then, unit, old, pointing) {
    if (pointing) effects.append(arrow(then.place, unit.place, "move"));
    const group = counters.get(unit.unit);
    if (!group || calm()) return;
    const [dx, dy] = [left(then.place) - left(unit.place), top(then.place) - top(unit.place)];
    const base = group.getAttribute("transform")?.match(/[-\d.]+/g)?.map(Number) ?? [0, 0];
    group.animate([{ transform: `translate(${base[0] + dx}px, ${base[1] + dy}px)` }, { transform: `translate(${base[0]}px, ${base[1]}px)` }], { duration: 280, easing: "ease-in-out" });
  }

  function burst(place, text) {
    const [x, y] = middle(place);
    effects.append(s("g", { transform: `translate(${x + 24} ${y + 6})`, class: "gm-burst" }, s("path", { d: "M0-21l5 10 11-5-5 11 10 5-10 5 5 11-11-5-5 10-5-10-11 5 5-11-10-5 10-5-5-11 11 5z" }), s("text", { y: 5 }, text)));
  }

  function vanish(unit, old) {
    const [x, y] = middle(unit.place);
    effects.append(s("g", { transform: `translate(${x} ${y})`, class: "gm-wreck" }, s("circle", { r: 24 }), sign("kill", { transform: "translate(-15 -15) scale(1.250)" })));
    const ghost = old.get(unit.unit);
    if (!ghost || calm()) return;
    effects.append(ghost);
    const gone = ghost.animate([{ opacity: 0.9 }, { opacity: 0 }], { duration: 500 });
    gone.onfinish = () => ghost.remove();
  }

  /** A line of fire and the die; at an airplane, which is not on the field, also its name. */
  function showRoll([shooter, target, place, die, , , result], was, n) {
    const by = was.get(shooter) ?? seen.view.units.find((unit) => unit.unit === shooter);
    const [x, y] = middle(place);
    if (by && by.place >= 0 && by.place !== place) {
      const [x0, y0] = middle(by.place);
      const line = s("path", { d: `M${x0} ${y0}L${x} ${y}`, class: `gm-fire gm-fire-${RESULTS[result]}` });
      effects.append(line);
      if (!calm()) line.animate([{ strokeDasharray: "0 2000" }, { strokeDasharray: "2000 0" }], { duration: 400, easing: "ease-out" });
    }
    const flier = place >= seen.view.spaces ? was.get(target) : null;
    const word = [["×", "●", "★"][result], flier && short(names.card[flier.card])].filter(Boolean).join(" ");
    const lift = place >= seen.view.spaces ? (y < HIGH ? 26 : -26) : -18;
    const body = s("g", null, s("path", { d: "M0-19L18-5 11 17H-11L-18-5z" }), s("text", { y: 6 }, String(die)));
    effects.append(s("g", { transform: `translate(${x - 24 + n * 6} ${y + lift + n * 4})`, class: `gm-die gm-die-${RESULTS[result]}` }, body, s("text", { x: 20, y: 6, class: "gm-die-word" }, word)));
    if (!calm()) body.animate([{ opacity: 0, transform: "rotate(-120deg) scale(.3)" }, { opacity: 1, transform: "rotate(20deg) scale(1.2)", offset: 0.7 }, { opacity: 1, transform: "none" }], { duration: 600 });
  }

  return {
    frame,
    /** @param {any} message @param {any} [before] a view to compare with @param {boolean} [pointing] */
    update(message, before, pointing = false) {
      seen = message;
      const wide = message.view.spaces / ROWS;
      const turned = world.side() === 1;
      if (wide !== columns || turned !== flipped || !camera) {
        [columns, flipped] = [wide, turned];
        drawnGround = "";
        counters = new Map();
        before = pointing ? before : null;
        current = turned ? message.view.spaces - 4 : 3;
        aim();
      }
      hovered = -1;
      drawAllGround();
      drawTerrain();
      const old = drawUnits();
      drawMarks();
      drawOverlay();
      drawSpaces();
      showChanges(before, old, pointing);
      follow();
    },
    refresh: () => seen && drawOverlay(),
    destroy: () => camera?.destroy(),
  };
}

/** Hatches and the head of an arrow. */
function definitions() {
  const hatch = (id, kind, size, d) => s("pattern", { id, width: size, height: size, patternUnits: "userSpaceOnUse" }, s("path", { d, class: kind }));
  return s("defs", null, s("marker", { id: "gm-tip", viewBox: "0 0 10 10", refX: 6, refY: 5, markerWidth: 4.500, markerHeight: 4.500, orient: "auto-start-reverse" }, s("path", { d: "M0 0L10 5 0 10 2.500 5z", class: "gm-tip" })),
    hatch("gm-p-su", "gm-hatch", 7, "M-1 8L8-1M-1 1L1-1M6 8L8 6"), hatch("gm-p-de", "gm-hatch", 6, "M3-1V7"), hatch("gm-p-uk", "gm-dots", 6, "M3 1.500a1.500 1.500 0 1 0 .01 0z"), hatch("gm-p-grey", "gm-hatch-grey", 4, "M-1 5L5-1"));
}
