// The map: drawn once, then told again and again what lies where and what one may do.

import { createCamera, middleOf, zoomButtons } from "/kit/camera.js";
import { legal } from "/kit/choices.js";
import { animate, drawing, lasting, redraw } from "/kit/drawing.js";
import { createPieces } from "/kit/pieces.js";
import { byTouch } from "/kit/press.js";
import { aloud } from "/kit/voice.js";
import { div, h, s, set, setText } from "/lib/dom.js";
import { icon } from "./cards.js";
import { HALF, standApart, TALL } from "./crowds.js";
import { arrange, ruler, write } from "./labels.js";
import { ATLAS, dot, land, outline, pages, printed } from "./land.js";
import { BARRIER, ICONS, meeple, NO_FLY, PREFIX, SUBMARINE, TREFOIL } from "./pieces.js";
import { facilityMarks, factsAt, linesOf, TRIDENT_ON_BOARD } from "./places.js";
import { aims } from "./tabled.js";

/** @typedef {import("./land.js").Point} Point */
/** @typedef {import("./changes.js").Changes} Changes */
/** @typedef {import("/lib/types.js").Candidate} Candidate */
/** @typedef {{x: number, y: number, title: () => string, lines: () => string[], offers: () => Candidate[]}} Thing what can be pointed at and pressed, and all that is told of it */
/** @typedef {{group: SVGGElement, place: number, spot: Point, shift: Point, moved: boolean}} Meeple where it stands, and how far beside the middle */

const SIZE = 1.04; // of meeples
const [NARROW_RING, WIDE_RING] = [8, 15.5]; // around a place
const NAMED = '<circle class="rd-road-named" r="8"/><path class="rd-road-tick" d="M-3.500 0l2.600 2.800L3.800-2.900"/>'; // one that was
const CROWD = 70; // pixels around a place on which meeples stand
const RING_HALF = 2; // of its line
const SIGN_HALF = 7; // of a roadblock
const [SHORT, CLEAR] = [14, 23]; // half a road that has no room for a sign between its ends, and how far the sign must be from them
const ASIDE = 40; // where a sign looks for room, on the map
const SMALL = 600; // pixels of width
const WELL = 30; // pixels from the edge: what is nearer is hardly seen
const ADD = '<circle class="rd-road-dot" r="6"/><path class="rd-road-plus" d="M-3 0h6M0-3v6"/>'; // a road that may be chosen
const POINTER = '<path class="rd-pointer" d="M12-2.500 7.500-9h9z"/>'; // over who is on turn
const TOKEN =
  '<g class="rd-token" transform="translate(-11 9)"><path d="M0-6.500 5.600-3.200v6.400L0 6.500-5.600 3.200v-6.400z"/><text y="3.300">?</text></g>';

/** @param {HTMLElement} root @param {import("./board.js").Kit} kit */
export function createMap(root, kit) {
  const { board, names, say, menu } = kit;
  const { width, height } = ATLAS;
  const at = board.places.map(({ id }) => {
    const spot = ATLAS.places[id] ?? { x: -99, y: -99 };
    return /** @type {Point} */ ([spot.x, spot.y]);
  });
  const { ground, world, sheets } = pages(say("map"));
  const frame = div("rd-map", sheets);
  root.append(frame);

  const layersOf =
    (/** @type {SVGElement} */ page) =>
    (/** @type {string} */ name, /** @type {SVGElement[]} */ ...inside) => {
      const group = s("g", { class: `rd-layer-${name}` }, inside);
      page.append(group);
      return group;
    };
  const [below, layer] = [layersOf(ground), layersOf(world)];

  // -- what lies where -----------------------------------------------------------------------------------------------

  const special = (/** @type {string} */ site) => board.places.findIndex((place) => place.special === site);
  const [whiteHouse, trident] = [special("white-house"), special("trident")];
  // Asked before there is a map, all of which would have to be dressed for the answer.
  const width10 = ruler(`600 10px ${getComputedStyle(root).getPropertyValue("--rd-heading") || "sans-serif"}`);
  const idOf = (/** @type {number} */ dictator) => board.dictators[dictator]?.id;

  /** What may be tried at a place, in whatever way it is meant. @param {number} place @returns {Candidate[]} */
  function offersAt(place) {
    const { players, active } = kit.seen.view;
    const all = [
      ...kit.choices.of({ place }),
      ...kit.choices.of({ state: board.places[place].state }),
      ...(players[active]?.place === place ? kit.choices.doing("disarm") : []),
      ...(place === whiteHouse ? kit.choices.doing("confront", "confront-stored") : []),
    ];
    return [...legal(all), ...all.filter((offer) => offer.reason)]; // what cannot be done comes last
  }

  // -- pointing and pressing -----------------------------------------------------------------------------------------

  const slip = (/** @type {Thing} */ thing) => ({
    title: thing.title(),
    lines: thing.lines(),
    offers: thing.offers(),
  });
  const choose = (/** @type {Thing} */ thing, /** @type {SVGElement} */ element, /** @type {boolean} */ touch) =>
    kit.press(thing.offers(), element, { touch, slip: () => slip(thing) });
  /** @type {ReturnType<typeof createPieces<Thing>>} */
  const things = createPieces({
    camera: () => camera,
    menu,
    prefix: PREFIX,
    slip,
    choose,
    point: (thing) => preview(thing?.offers() ?? []),
    key(event, thing) {
      const step = { n: 1, N: -1 }[event.key]; // not p: that passes
      const may = things.legal();
      const now = may.indexOf(thing);
      if (step && may.length)
        things.focus(may[(now < 0 && step < 0 ? may.length + step : now + step + may.length) % may.length]);
      const close = event.key === "Escape" && menu.shown; // else the key is for whoever else wants it
      if (close) menu.hide(true);
      return Boolean(step && may.length) || close;
    },
  });

  /** A wide part of the map that the mouse may press; the keyboard has its sign. @param {SVGElement} element @param {Thing} thing */
  const area = (element, thing) =>
    set(element, {
      onclick: (event) => thing.offers().length && !camera.wasDrag() && choose(thing, element, byTouch(event)),
      onpointerenter: (event) =>
        event.pointerType === "mouse" && thing.offers().length && menu.show(element, () => slip(thing), 120),
      onpointerleave: () => menu.hide(),
    });

  // -- land, roads and flights ---------------------------------------------------------------------------------------

  const stateShapes = board.states.map((state, number) => {
    const d = ATLAS.states[state.id];
    if (!d) return null;
    const shape = s("path", { class: `rd-state rd-zone-${state.zone}`, d });
    const offers = () => kit.choices.of({ state: number });
    return area(shape, { x: 0, y: 0, title: () => names.state[number], lines: () => [], offers });
  });
  below("land", ...land(board.states, stateShapes));
  const skies = below("skies");
  below("printed", ...printed(say));

  const line = (/** @type {number} */ a, /** @type {number} */ b, /** @type {Point} */ control) =>
    `M${at[a]}Q${control} ${at[b]}`;
  const bend = (/** @type {Record<string, Point>} */ table, /** @type {number} */ a, /** @type {number} */ b) => {
    const [here, there] = [board.places[a].id, board.places[b].id];
    const straight = /** @type {Point} */ ([(at[a][0] + at[b][0]) / 2, (at[a][1] + at[b][1]) / 2]);
    return table[`${here}-${there}`] ?? table[`${there}-${here}`] ?? straight;
  };
  /** The way from one place to another, along a road where there is one. @param {number} from @param {number} to */
  const way = (from, to) => {
    const road = board.roads.some((ends) => ends.includes(from) && ends.includes(to));
    return line(from, to, bend(road ? ATLAS.roads : ATLAS.flights, from, to));
  };
  const flights = board.flights.map(({ ends: [a, b], zones, trident }) => {
    const path = s("path", { class: "rd-flight", d: line(a, b, bend(ATLAS.flights, a, b)), hidden: trident });
    return { zones, trident, path };
  });
  below("flights", ...flights.map(({ path }) => path));
  const casing = below("casing");
  const roadLayer = layer("roads");
  const roads = board.roads.map(([a, b], number) => {
    const control = bend(ATLAS.roads, a, b);
    const d = line(a, b, control);
    const [x, y] = [0, 1].map((axis) => (at[a][axis] + 2 * control[axis] + at[b][axis]) / 4);
    const path = s("path", { class: "rd-road", d });
    const hit = s("path", { class: "rd-road-hit", d });
    const ends = { a: names.place[a], b: names.place[b] };
    const thing = {
      ...{ x, y, lines: () => [], offers: () => kit.choices.of({ place_a: a, place_b: b }) },
      title: () => say(kit.seen.view.blocked.includes(number) ? "roadblock" : "road", ends),
    };
    casing.append(s("path", { class: "rd-casing", d }));
    roadLayer.append(path, area(hit, thing));
    return { path, hit, thing, aside: aside(at[a], at[b]) };
  });

  /** To which side of a road its sign may go, and how far its ends are from each other: where less lies. @param {Point} a @param {Point} b */
  function aside([ax, ay], [bx, by]) {
    const long = Math.hypot(bx - ax, by - ay);
    const [x, y] = [(by - ay) / long, (ax - bx) / long];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const free = (/** @type {number} */ side) =>
      Math.min(...at.map(([px, py]) => Math.hypot(px - mx - side * x * ASIDE, py - my - side * y * ASIDE)));
    const side = free(1) < free(-1) ? -1 : 1;
    return { long, x: side * x, y: side * y };
  }

  /** Where the sign of a road stands: in its middle, or beside that, clear of both ends, with a line to it, if it is too short for one. @param {SVGGElement} block */
  function placeSign(block) {
    const { thing, aside } = roads[Number(block.dataset.road)];
    const half = (aside.long * scale) / marker / 2;
    const aloof = half < SHORT && !block.classList.contains("rd-legal"); // what is asked about lies above all else
    const away = aloof ? Math.sqrt(CLEAR ** 2 - half ** 2) : 0;
    const [dx, dy] = [aside.x * away, aside.y * away];
    block.dataset.x = String(thing.x + (dx * marker) / scale);
    block.dataset.y = String(thing.y + (dy * marker) / scale);
    const lead = block.querySelector(".rd-bar-lead");
    if (lead) set(lead, { d: away ? `M0 0L${-dx} ${-dy}` : null });
  }

  const newsLayer = layer("news");
  const route = s("path", { class: "rd-route" });
  const heading = s("path", { class: "rd-heading" });
  layer("route", route, heading);

  // -- places and signs ----------------------------------------------------------------------------------------------

  const signLayer = layer("signs");
  const blockLayer = layer("blocks");
  const pieceLayer = layer("pieces"); // behind the places: a ring is never hidden by who stands there
  const placeLayer = layer("places");
  const nameLayer = layer("names");
  const askedLayer = layer("asked"); // roads that are asked about: nothing lies on them
  const [fillBlocks, fillAsked] = [lasting(blockLayer), lasting(askedLayer)];

  const places = board.places.map((place, number) => {
    const kind = place.special ? `rd-special rd-${place.special}` : "";
    const marks = s("g", { class: "rd-marks" });
    const group = s(
      "g",
      { class: ["rd-place", kind, place.facility && "rd-facility"], data: { place: String(number) } },
      s("circle", { class: "rd-hit", r: 13 }),
      s("circle", { class: "rd-ring-under", r: 16 }),
      s("circle", { class: "rd-ring", r: 13 }),
      s("g", { class: "rd-face" }, dot(place)),
      marks,
    );
    const text = s("text", { class: "rd-name" });
    const title = s("g", { class: ["rd-label", kind], "aria-hidden": "true" }, text);
    placeLayer.append(group);
    nameLayer.append(title);
    const [x, y] = at[number];
    const thing = {
      x,
      y,
      title: () => names.place[number],
      lines: () => linesOf(number, kit, kit.seen),
      offers: () => offersAt(number),
    };
    things.add(group, thing);
    const label = {
      ...{ spot: at[number], name: names.place[number], code: place.id, rank: 9, title, text },
      beside: /** @type {Point} */ ([0, 0]),
      prefer: ATLAS.places[place.id]?.label ?? "e",
      away: place.special === "trident" ? 36 : place.special && place.special !== "start" ? 4 : 0,
      fixed: place.special === "trident",
    };
    return { ...place, group, title, marks, label, thing, spot: at[number], facts: "" };
  });
  const warheads = s("text", { class: "rd-warheads", x: 4, y: 42 });
  const warhead = `<g transform="translate(-20 25) scale(.92)"><circle class="rd-warhead-dot" cx="12" cy="12" r="12"/>${TREFOIL}</g>`;
  const submarine = drawing(SUBMARINE, { class: "rd-submarine" });
  submarine.append(drawing(warhead, { class: "rd-warhead" }), warheads);
  places[trident]?.group.prepend(submarine);

  const zones = board.timezones.map((zone, number) => {
    const spot = ATLAS.zoneSigns[zone] ?? [-99, -99];
    const shape = s("path", { class: "rd-sky", d: outline(board.states.filter((one) => one.timezone === number)) });
    const group = s(
      "g",
      { class: "rd-zone-sign" },
      s("circle", { class: "rd-ring", r: 20 }),
      drawing(`<g transform="translate(-7 -7) scale(.58)">${ICONS.clock}</g>`, { class: "rd-clock" }),
      drawing(NO_FLY, { class: "rd-nofly" }),
      s("text", { class: "rd-zone-name", y: 24, "text-anchor": "middle" }, names.timezone[number]),
    );
    const closed = () => kit.seen.view.no_fly.includes(number);
    const thing = {
      ...{ x: spot[0], y: spot[1], offers: () => kit.choices.of({ timezone: number }) },
      title: () => say("sky", { zone: names.timezone[number] }),
      lines: () => (closed() ? [say("no-fly")] : []),
    };
    skies.append(area(shape, thing));
    signLayer.append(things.add(group, thing));
    return { shape, group, thing, spot, closed };
  });

  // -- camera --------------------------------------------------------------------------------------------------------

  let scale = 1;
  let marker = 1;
  let lettered = 0;
  const letters = () => Math.min(15, Math.max(10, 6.5 + scale * 7.6));
  /** @type {SVGGElement[]} signs that keep their size, each with its place as data */
  let blocks = [];

  let written = ""; // what the names stand beside

  /** Important names first; dots, meeples, roadblocks and signs stay free. */
  function writeNames() {
    clearTimeout(lettered);
    if (!kit.begun) return;
    const signs = blocks.map(({ dataset, classList }) => [dataset.road, classList.contains("rd-legal")]);
    const looks = places.map(({ group }) => `${group.getAttribute("class")} ${group.hasAttribute("hidden")}`);
    const now = JSON.stringify([scale, marker, looks, signs, meeples.map(({ spot, shift }) => [spot, shift])]);
    if (now === written) return;
    written = now;
    /** @param {Point} spot @param {number} beside @param {number} above @param {number} below */
    const box = ([x, y], beside, above, below) => ({
      left: x * scale - beside * marker,
      right: x * scale + beside * marker,
      top: y * scale - above * marker,
      bottom: y * scale + below * marker,
    });
    const shown = places.filter(({ group }) => !group.hasAttribute("hidden"));
    const taken = shown.flatMap(({ spot, group, facility, special }) => {
      const r = special || group.classList.contains("rd-legal") ? 12 : facility ? 10 : 7;
      return [box(spot, r, r, r)];
    });
    for (const { spot } of shown.filter(({ group }) => group.classList.contains("rd-target")))
      taken.push({ ...box(spot, 23, 26, -5), left: spot[0] * scale + 6 * marker }); // its flag
    for (const { spot, shift } of meeples) {
      const foot = /** @type {Point} */ ([0, 1].map((axis) => spot[axis] + (shift[axis] * SIZE * marker) / scale));
      taken.push(box(foot, HALF, TALL + 2, 3));
    }
    zones.forEach(({ spot }, number) => {
      taken.push(box(spot, (width10(names.timezone[number]) * 11.5) / 2 + 4, 9, 26));
    });
    for (const { dataset, classList } of blocks) {
      const r = classList.contains("rd-legal") ? [10, 10, 10] : [10, 7, 6];
      taken.push(box([Number(dataset.x), Number(dataset.y)], r[0], r[1], r[2]));
    }
    for (const { label, group, special, facility } of shown) {
      const has = (/** @type {string} */ name) => group.classList.contains(name);
      label.rank = has("rd-legal") ? 0 : has("rd-target") || special ? 1 : has("rd-occupied") ? 2 : facility ? 3 : 4;
    }
    const page = { left: 2, top: 2, right: width * scale - 2, bottom: height * scale - 2 };
    const labels = shown.map(({ label }) => label);
    arrange(labels, taken, { k: scale, marker, letters: letters(), width: width10, page });
  }

  const camera = createCamera(frame, {
    width,
    height,
    home,
    paint({ k, dx, dy }) {
      for (const page of [ground, world]) page.setAttribute("transform", `translate(${dx} ${dy}) scale(${k})`);
      menu.hide();
      if (k === scale) return;
      scale = k;
      marker = Math.min(1.9, Math.max(0.7, 0.45 + k * 0.85));
      frame.style.setProperty("--s", String(marker / k));
      frame.style.setProperty("--letters", String(letters() / k));
      frame.dataset.detail = k < 0.34 ? "low" : "high";
      resizeMarkers();
      clearTimeout(lettered);
      lettered = window.setTimeout(writeNames, 70); // not in every moment of a flight
    },
  });

  const put = (/** @type {SVGElement} */ element, /** @type {string|number} */ x, /** @type {string|number} */ y) =>
    set(element, { transform: `translate(${x} ${y}) scale(${marker / scale})` });

  /** What comes and goes keeps its size on the screen too. */
  function resizeSigns() {
    for (const block of blocks) placeSign(block);
    for (const one of [...blocks, .../** @type {Iterable<SVGElement>} */ (newsLayer.querySelectorAll("circle"))])
      put(one, one.dataset.x ?? 0, one.dataset.y ?? 0);
  }

  /** The map is nearer or farther than before. */
  function resizeMarkers() {
    for (const { group, spot } of [...places, ...zones]) put(group, ...spot);
    for (const { label } of places) write(label, marker / scale);
    resizeSigns();
    drawRings();
    gather();
    for (const meeple of meeples) stand(meeple);
  }

  /** Rings of neighbours touch at most, and hide no roadblock: a ring is smaller where such is near, and so is what it must not vanish under. */
  function drawRings() {
    const ringed = places.filter(({ group }) => group.classList.contains("rd-legal"));
    const signs = blocks.map(({ dataset }) => /** @type {Point} */ ([Number(dataset.x), Number(dataset.y)]));
    for (const { group, spot } of ringed) {
      const away = (/** @type {Point} */ [x, y]) => (Math.hypot(x - spot[0], y - spot[1]) * scale) / marker;
      const near = ringed.map((other) => away(other.spot) || WIDE_RING * 9);
      const room = Math.min(Math.min(...near) / 2 - 2, ...signs.map((sign) => away(sign) - SIGN_HALF));
      const ring = Math.max(NARROW_RING, Math.min(WIDE_RING, room));
      const dot = Number(group.querySelector(".rd-dot")?.getAttribute("r") ?? 1);
      group.style.setProperty("--ring", `${ring}px`);
      group.style.setProperty("--dot", String((ring - RING_HALF) / dot));
      group.classList.toggle("rd-tight", ring - RING_HALF < dot);
    }
  }

  const tools = zoomButtons(() => camera, say, "rd-tools");
  const toMine = () => kit.begun && camera.centre(ownSpot(), Math.max(camera.scale(), camera.fit() * 2.4));
  const mine = { type: "button", title: say("to-mine"), "aria-label": say("to-mine"), onclick: toMine };
  tools.append(h("button", mine, icon("pin")));
  root.append(tools);
  frame.addEventListener("pointerleave", () => menu.hide());

  /** Shows where the own meeple would go. @param {Candidate[]} offers */
  function preview(offers) {
    const { players, active } = kit.seen.view;
    const mover = players[active];
    const there = legal(offers).find((offer) => kit.choices.doing("travel", "fly", "go").includes(offer))?.about.place;
    ghost.group.toggleAttribute("hidden", there === undefined);
    route.removeAttribute("d");
    if (there === undefined || !mover) return;
    redraw(ghost.group, meeple(idOf(mover.dictator), active));
    ghost.spot = at[Number(there)];
    stand(ghost);
    route.setAttribute("d", way(mover.place, Number(there)));
  }

  // -- meeples -------------------------------------------------------------------------------------------------------

  const newMeeple = (/** @type {string} */ kind) => {
    const group = s("g", { class: kind, "aria-hidden": "true" });
    pieceLayer.append(group);
    return /** @type {Meeple} */ ({ group, place: -1, spot: [0, 0], shift: [0, -6], moved: false });
  };
  const ghost = newMeeple("rd-ghost");
  ghost.group.toggleAttribute("hidden", true);
  /** @type {ReturnType<typeof newMeeple>[]} by seat */
  const meeples = [];

  let gathered = ""; // for whom, and at what size

  /** Whoever is in one place stands side by side, on the map, where that hides nobody else and the fewest other places. */
  function gather() {
    if (!kit.begun) return;
    const now = JSON.stringify([scale, marker, kit.seen.view.trident, meeples.map((one) => one.place)]);
    if (now === gathered) return;
    gathered = now;
    const unit = (marker / scale) * SIZE; // of a meeple, on the map
    const dots = places.filter(({ group }) => !group.hasAttribute("hidden"));
    standApart(meeples, dots, unit, width / unit);
  }

  /** @param {Meeple} meeple */
  function stand({ group, spot, shift }) {
    const size = (marker / scale) * SIZE;
    const [x, y] = [spot[0] + shift[0] * size, spot[1] + shift[1] * size];
    group.style.transform = `translate(${x}px, ${y}px) scale(${size}) translate(-12px, -27px)`;
  }

  function placeMeeples() {
    const { view, outcome } = kit.seen;
    view.players.forEach(({ place, dictator }, seat) => {
      meeples[seat] ??= newMeeple("rd-piece");
      const piece = meeples[seat];
      const { group } = piece;
      redraw(group, POINTER + meeple(idOf(dictator), seat));
      group.classList.toggle("rd-active", seat === view.active && !outcome);
      group.classList.toggle("rd-own", seat === view.seat);
      piece.moved = piece.place >= 0 && piece.place !== place;
      piece.place = place;
      piece.spot = at[place];
    });
    gather();
    for (const piece of meeples) {
      const before = piece.group.style.transform;
      stand(piece);
      if (!piece.moved) continue;
      if (pieceLayer.lastElementChild !== piece.group) pieceLayer.append(piece.group); // who moved last stands in front
      animate(piece.group, [{ transform: before }, { transform: piece.group.style.transform }], 250, "ease-in-out");
    }
  }

  // -- update --------------------------------------------------------------------------------------------------------

  let first = true;

  /** @param {Changes} changed */
  function update(changed) {
    const { view } = kit.seen;
    const away = view.trident !== TRIDENT_ON_BOARD;
    for (const part of [places[trident]?.group, places[trident]?.title]) if (part) set(part, { hidden: away });
    setText(warheads, `×${view.warheads}`);
    for (const { path, trident, zones } of flights) {
      set(path, { hidden: trident && away });
      const closed = zones.some((zone) => view.no_fly.includes(zone));
      path.classList.toggle("rd-closed", closed);
    }
    for (const { shape, group, thing, closed } of zones) {
      for (const one of [shape, group]) {
        one.classList.toggle("rd-shut", closed());
        things.mark(one, thing.offers());
      }
      set(group, { "aria-label": aloud(slip(thing)) });
    }
    stateShapes.forEach((shape, state) => {
      if (shape) things.mark(shape, kit.choices.of({ state }));
    });
    updateRoads();
    places.forEach(updatePlace);
    placeMeeples();
    announce();
    pointAt(changed);
    resizeSigns();
    drawRings();
    preview([]);
    if (first) {
      camera.resize();
      resizeMarkers(); // also where that has changed no size
    }
    first = false;
    writeNames();
  }

  /** What happened: a trail behind who moved, a broken ring around what else is new. @param {Changes} changed */
  function pointAt(changed) {
    const spots = [
      ...[...changed.places].map((place) => at[place]),
      ...[...changed.roads].map((road) => /** @type {Point} */ ([roads[road].thing.x, roads[road].thing.y])),
      ...[...changed.zones].map((zone) => zones[zone].spot),
    ];
    const ring = ([x, y] = at[0]) =>
      s("circle", { class: "rd-news-ring", r: 19, data: { x: String(x), y: String(y) } });
    newsLayer.replaceChildren(
      ...changed.trails.flatMap(({ seat, from, to }) => {
        const d = way(from, to);
        const trail = s("path", { class: `rd-news-trail rd-seat-${seat}`, d });
        return [s("path", { class: "rd-news-under", d }), trail, ring(at[from])];
      }),
      ...spots.map(ring),
    );
    const [show] = [...changed.trails.map(({ to }) => at[to]), ...spots];
    if (first || scale <= camera.fit() * 1.1) return;
    if (show) camera.show(show);
    else follow();
  }

  /** @param {string} mark a class @returns {Point[]} where on the map something has it */
  function marked(mark) {
    const has = (/** @type {Element} */ one) => one.classList.contains(mark);
    return [
      ...[...places, ...zones].filter(({ group }) => has(group)).map(({ spot }) => spot),
      ...roads.filter(({ path }) => has(path)).map(({ thing }) => /** @type {Point} */ ([thing.x, thing.y])),
    ];
  }

  /** On a small screen one is shown where something can be done, or what is announced, if nothing of it is in sight. */
  function follow() {
    const { seat, active } = kit.seen.view;
    const goals = [marked("rd-legal"), marked("rd-aimed")].find(({ length }) => length) ?? [];
    if (!goals.length && seat === active) goals.push(ownSpot()); // who may not travel wants to see where he is
    const middle = middleOf(goals);
    if (!middle || frame.clientWidth >= SMALL || goals.some((goal) => camera.sees(goal, WELL))) return;
    const far = (/** @type {Point} */ [x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    camera.centre(goals.sort((a, b) => far(a) - far(b))[0]);
  }

  /** @type {Set<Element>} */
  let aimed = new Set();
  const sameRoad = (/** @type {number[]} */ [a, b], /** @type {number[]} */ road) =>
    road.includes(a) && road.includes(b);

  /** What is announced and not yet done: where a journey leads, what a card on the table is aimed at. */
  function announce() {
    const { table, journey, players } = kit.seen.view;
    const { places: goals, roads: ways, zone, state } = aims(table.at(-1));
    if (journey) goals.push(journey.place);
    /** @type {Set<Element>} */
    const now = new Set([
      ...goals.map((place) => places[place].group),
      ...roads.flatMap(({ path }, number) => (ways.some((ends) => sameRoad(ends, board.roads[number])) ? [path] : [])),
      ...zones.flatMap(({ group }, number) => (number === zone ? [group] : [])),
      ...stateShapes.flatMap((shape, number) => (shape && number === state ? [shape] : [])),
    ]);
    for (const one of aimed) if (!now.has(one)) one.classList.remove("rd-aimed");
    for (const one of now) one.classList.add("rd-aimed");
    aimed = now;
    if (journey) heading.setAttribute("d", way(players[journey.seat].place, journey.place));
    else heading.removeAttribute("d");
  }

  /** Something beside the map is about this place. @param {number|null} place */
  function point(place) {
    places.forEach(({ group }, number) => {
      group.classList.toggle("rd-pointed", number === place);
    });
    if (place !== null && scale > camera.fit() * 1.1) camera.show(at[place]);
  }

  function updateRoads() {
    const { roads: named } = aims(kit.seen.view.table.at(-1));
    const isNamed = (/** @type {number[]} */ road) => named.some((ends) => sameRoad(ends, road));
    /** @type {Sign[]} */
    const signs = roads.flatMap(({ path, hit, thing }, number) => {
      const blocked = kit.seen.view.blocked.includes(number);
      const offers = thing.offers();
      path.classList.toggle("rd-blocked", blocked);
      const [may] = [path, hit].map((one) => things.mark(one, offers));
      const chosen = !may && isNamed(board.roads[number]);
      if (!blocked && !may && !chosen) return [];
      return [{ road: number, kind: chosen ? "named" : blocked ? "barrier" : "add", asked: may }];
    });
    const before = new Set(blocks);
    const standing = new Set(blocks.map((block) => Number(block.dataset.road))); // only a new one appears
    const draw = (/** @type {Sign} */ sign) => blockOf(sign, !standing.has(sign.road));
    const [asked, others] = [true, false].map((now) => signs.filter((sign) => sign.asked === now));
    fillBlocks(others, draw);
    fillAsked(asked, draw);
    blocks = /** @type {SVGGElement[]} */ ([...blockLayer.children, ...askedLayer.children]);
    for (const block of blocks) {
      const { thing } = roads[Number(block.dataset.road)];
      things.mark(block, thing.offers());
      set(block, { "aria-label": aloud(slip(thing)) });
      before.delete(block);
    }
    for (const gone of before) things.remove(gone);
  }

  /** @typedef {{road: number, kind: "named"|"barrier"|"add", asked: boolean}} Sign @param {Sign} sign @param {boolean} appears */
  function blockOf({ road, kind }, appears) {
    const { thing } = roads[road];
    const sign = {
      named: () => drawing(NAMED),
      barrier: () => drawing(BARRIER, { transform: "scale(.86)" }),
      add: () => drawing(ADD),
    };
    const data = { road: String(road) };
    const looks = { class: ["rd-block", appears && "rd-new"], data };
    const [lead, ring] = [s("path", { class: "rd-bar-lead" }), s("circle", { class: "rd-ring", r: 12 })];
    return things.add(s("g", looks, lead, ring, sign[kind]()), thing);
  }

  /** Of most places nothing is new, and nothing may be done there. @param {typeof places[number]} place @param {number} number */
  function updatePlace(place, number) {
    const { group, title, marks, thing } = place;
    const { view } = kit.seen;
    const offers = thing.offers();
    const facts = factsAt(number, kit.seen, board);
    if (!offers.length && place.facts === facts) return;
    place.facts = offers.length ? "" : facts;
    const may = things.mark(group, offers);
    const { disarmed, mine } = facilityMarks(number, kit.seen.view);
    if (mine && !group.classList.contains("rd-target")) placeLayer.append(group); // no neighbour lies over its flag
    for (const { classList } of [group, title]) classList.toggle("rd-target", mine);
    title.classList.toggle("rd-legal", may);
    group.classList.toggle("rd-disarmed", disarmed.length > 0);
    const occupied = view.players.some((player) => player.place === number);
    group.classList.toggle("rd-occupied", occupied);
    const done = disarmed.map(
      (seat, n) =>
        `<g class="rd-done rd-seat-${seat}" transform="translate(${10 - n * 9} 9)"><circle r="6.200"/><path d="M-3 0l2.200 2.400L3.200-2.400"/></g>`,
    );
    const flag = `<g class="rd-flag rd-seat-${view.seat}" transform="translate(7 -6) scale(1.25)"><path class="rd-pole" d="M0 0v-15"/><path class="rd-cloth" d="M0-15h12l-3 4 3 4H0z"/></g>`;
    const token = view.board_tokens[board.zone4.indexOf(number)];
    redraw(marks, (token ? TOKEN : "") + done.join("") + (mine ? flag : ""));
    set(group, { "aria-label": aloud(slip(thing)), "aria-disabled": may ? null : "true" });
  }

  function ownSpot() {
    const { seat, active, players } = kit.seen.view;
    return at[players[seat >= 0 ? seat : active]?.place ?? 0];
  }

  /** Where the whole map would be too small to use, one begins with the own meeple and where it may go. @param {number} fit @param {number} cover */
  function home(fit, cover) {
    const least = frame.closest(".replay") ? 0.25 : 0.33; // who looks back presses nothing
    if (!kit.begun || fit >= least) return null;
    const goals = places.filter(({ group }) => group.classList.contains("rd-legal")).map(({ spot }) => spot);
    const [xs, ys] = [0, 1].map((axis) => [ownSpot(), ...goals].map((spot) => spot[axis]));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const k = Math.min(frame.clientWidth / (right - left + 160), frame.clientHeight / (bottom - top + 190));
    const close = Math.min(Math.max(k, cover, 0.38), Math.max(0.8, cover));
    const middle = [(left + right) / 2, (top + bottom) / 2 - 20 / close]; // a little lower: there is a sign on top
    const point = middle.map((at, axis) => {
      const far = Math.max(0, (axis ? frame.clientHeight : frame.clientWidth) / 2 - CROWD) / close; // where not all fits, the own meeple does
      return Math.max(ownSpot()[axis] - far, Math.min(at, ownSpot()[axis] + far));
    });
    return { point: /** @type {Point} */ (point), k: close };
  }

  return {
    update,
    frame,
    point,
    destroy() {
      clearTimeout(lettered);
      camera.destroy();
      frame.remove();
      tools.remove();
    },
  };
}
