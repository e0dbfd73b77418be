// The map: drawn once, then told again and again what lies where and what one may do.

import { createCamera } from "/lib/camera.js";
import { calm, drawing, html, icon, same, set, svg } from "./dom.js";
import { arrange, ruler } from "./labels.js";
import { BARRIER, ICONS, NO_FLY, ROSE, SITES, SUBMARINE, TREFOIL, meeple, patterns } from "./pieces.js";

const ATLAS = await (await fetch(new URL("map.json", import.meta.url))).json();
const TRIDENT_ON_BOARD = 1;
/** Verbs whose first argument is a place on the map. */
const PLACE_VERBS = new Set(["travel", "fly", "go", "rearm", "disarm-there", "show"]);

/**
 * @param {HTMLElement} root
 * @param {{board: any, names: any, texts: any, say: (key: string, values?: any) => string,
 *   press: (actions: any[], anchor: Element, touch: boolean) => void, tip: any}} world
 */
export function createMap(root, { board, names, texts, say, press, tip }) {
  const at = board.places.map((place) => {
    const spot = ATLAS.places[place.id] ?? { x: -99, y: -99, label: "e" };
    return /** @type {[number, number]} */ ([spot.x, spot.y]);
  });
  const frame = html("div", { class: "rd-map" });
  const sheet = svg("svg", { class: "rd-sheet", role: "group", "aria-label": say("map") });
  const paper = svg("g", { class: "rd-world", "clip-path": "url(#rd-clip-page)" });
  frame.append(sheet);
  root.append(frame);
  sheet.append(definitions(), paper);

  const layer = (name) => {
    const group = svg("g", { class: `rd-layer-${name}` });
    paper.append(group);
    return group;
  };

  // -- land and sea, once ----------------------------------------------------------------------------------------

  const { width, height, stamp } = ATLAS;
  const land = layer("land");
  land.append(svg("rect", { class: "rd-sea", width, height }));
  land.append(svg("path", { class: "rd-graticule", d: graticule() }));
  const coasts = [...Object.values(ATLAS.countries), ATLAS.coast].join("");
  for (const ring of [3, 2, 1]) land.append(svg("path", { class: `rd-shore rd-shore-${ring}`, d: coasts }));
  for (const [name, d] of Object.entries(ATLAS.countries)) {
    land.append(svg("path", { class: `rd-country rd-zone-${name === "others" ? "none" : 4}`, d }));
  }
  land.append(svg("path", { class: "rd-province", d: ATLAS.provinces, "clip-path": "url(#rd-clip-canada)" }));
  land.append(drawing(stampDrawing(), { class: "rd-stamp", transform: `translate(${stamp.x} ${stamp.y})` }));
  /** @type {Map<number, SVGElement>} */
  const stateShapes = new Map();
  board.states.forEach((state, number) => {
    const d = ATLAS.states[state.id];
    if (!d) return;
    const shape = svg("path", { class: `rd-state rd-zone-${state.zone}`, d, "data-state": number });
    stateShapes.set(number, shape);
    land.append(shape);
  });
  for (const zone of [2, 3]) land.append(svg("path", { class: `rd-print-${zone}`, d: board.states.filter((state) => state.zone === zone).map((state) => ATLAS.states[state.id] ?? "").join("") }));
  land.append(svg("path", { class: "rd-borders", d: ATLAS.borders }), svg("path", { class: "rd-coast", d: ATLAS.coast }));
  const skies = layer("skies");
  const zoneShapes = board.timezones.map((zone, number) => {
    const d = board.states.filter((state) => state.timezone === number).map((state) => ATLAS.states[state.id] ?? "").join("");
    const shape = svg("path", { class: "rd-sky", d, "data-zone": number });
    skies.append(shape);
    return shape;
  });
  land.append(svg("rect", { class: "rd-neatline", x: 3, y: 3, width: width - 6, height: height - 6 }));
  const printed = layer("printed");
  for (const kind of ["under", "over"]) printed.append(svg("path", { class: `rd-timezone rd-timezone-${kind}`, d: ATLAS.timeZones }));
  printed.append(...lettering());

  // -- roads and flights -----------------------------------------------------------------------------------------

  const line = (a, b, control) => `M${at[a][0]},${at[a][1]}Q${control[0]},${control[1]} ${at[b][0]},${at[b][1]}`;
  const controlOf = (table, a, b) => {
    const [here, there] = [board.places[a].id, board.places[b].id];
    return table[`${here}-${there}`] ?? table[`${there}-${here}`] ?? [(at[a][0] + at[b][0]) / 2, (at[a][1] + at[b][1]) / 2];
  };
  const middle = (a, b, control) => /** @type {[number, number]} */ ([
    (at[a][0] + 2 * control[0] + at[b][0]) / 4, (at[a][1] + 2 * control[1] + at[b][1]) / 4,
  ]);
  const flightLayer = layer("flights");
  const flights = board.flights.map((flight) => {
    const [a, b] = flight.ends;
    const path = svg("path", { class: "rd-flight", d: line(a, b, controlOf(ATLAS.flights, a, b)), hidden: flight.trident });
    flightLayer.append(path);
    return { ...flight, path };
  });
  const casing = layer("casing");
  const roadLayer = layer("roads");
  const roads = board.roads.map(([a, b], number) => {
    const control = controlOf(ATLAS.roads, a, b);
    const d = line(a, b, control);
    casing.append(svg("path", { class: "rd-casing", d }));
    const path = svg("path", { class: "rd-road", d });
    const hit = svg("path", { class: "rd-road-hit", d, "data-road": number });
    roadLayer.append(path, hit);
    return { a, b, path, hit, spot: middle(a, b, control) };
  });
  const newsLayer = layer("news");
  const routeLayer = layer("route");
  const route = svg("path", { class: "rd-route" });
  routeLayer.append(route);

  // -- places ----------------------------------------------------------------------------------------------------

  const placeLayer = layer("places");
  const blockLayer = layer("blocks");
  const signLayer = layer("signs");
  const nameLayer = layer("names");
  const pieceLayer = layer("pieces");
  const places = board.places.map((place, number) => {
    const group = svg("g", { class: `rd-place ${place.special ? `rd-special rd-${place.special}` : ""} ${place.facility ? "rd-facility" : ""}`,
      role: "button", tabindex: -1, "data-place": number });
    const text = svg("text", { class: "rd-name" });
    group.append(svg("circle", { class: "rd-hit", r: 13 }), svg("circle", { class: "rd-ring-under", r: 16 }), svg("circle", { class: "rd-ring", r: 13 }), dot(place), drawing("", { class: "rd-marks" }));
    placeLayer.append(group);
    const title = svg("g", { class: `rd-label ${place.special ? `rd-special rd-${place.special}` : ""}`, "aria-hidden": "true" }, text);
    nameLayer.append(title);
    const label = { spot: at[number], name: names.place[number], code: place.id, prefer: ATLAS.places[place.id]?.label ?? "e",
      away: { "": 0, start: 0, trident: 36 }[place.special] ?? 4, fixed: place.special === "trident", rank: 9, title, text };
    return { ...place, group, title, label, spot: at[number] };
  });
  const tridentPlace = board.places.findIndex((place) => place.special === "trident");
  const submarine = drawing(SUBMARINE, { class: "rd-submarine" });
  const warheads = svg("text", { class: "rd-warheads", x: 4, y: 42 });
  submarine.append(drawing(`<g transform="translate(-20 25) scale(.92)"><circle class="rd-warhead-dot" cx="12" cy="12" r="12"/>${TREFOIL}</g>`, { class: "rd-warhead" }), warheads);
  places[tridentPlace]?.group.prepend(submarine);

  const signs = board.timezones.map((zone, number) => {
    const spot = ATLAS.zoneSigns[zone] ?? [-99, -99];
    const sign = svg("g", { class: "rd-zone-sign", role: "button", tabindex: -1, "data-zone": number });
    sign.append(svg("circle", { class: "rd-ring", r: 20 }), drawing(`<g transform="translate(-7 -7) scale(.58)">${ICONS.clock}</g>`, { class: "rd-clock" }),
      drawing(NO_FLY, { class: "rd-nofly" }));
    const text = svg("text", { class: "rd-zone-name", y: 24, "text-anchor": "middle" });
    text.textContent = names.timezone[number];
    sign.append(text);
    signLayer.append(sign);
    return { number, spot, group: sign };
  });

  // -- camera ----------------------------------------------------------------------------------------------------

  let scale = 1;
  let marker = 1;
  let lettered = 0;
  const letters = () => Math.min(15, Math.max(10, 6.5 + scale * 7.6));
  const width10 = ruler(`600 10px ${getComputedStyle(frame).getPropertyValue("--rd-heading") || "sans-serif"}`);

  /** Important names first; dots, meeples, roadblocks and signs stay free. */
  function writeNames() {
    clearTimeout(lettered);
    if (!message) return;
    const box = ([x, y], left, right, top, bottom) => ({ left: x * scale - left * marker, right: x * scale + right * marker, top: y * scale - top * marker, bottom: y * scale + bottom * marker });
    const shown = places.filter(({ group }) => !group.hasAttribute("hidden"));
    const taken = shown.map(({ spot, group, facility, special }) => {
      const r = special || group.classList.contains("rd-legal") ? 12 : facility ? 10 : 7;
      return box(spot, r, r, r, r);
    });
    for (const { spot, group } of shown) if (group.classList.contains("rd-occupied")) taken.push(box(spot, 8, 8, 32, 0));
    for (const sign of signs) {
      const half = (width10(names.timezone[sign.number]) * 11.5) / 2 + 4;
      taken.push(box(sign.spot, half, half, 9, 26));
    }
    for (const block of /** @type {any} */ (blockLayer.children)) taken.push(box([+block.dataset.x, +block.dataset.y], 10, 10, 7, 6));
    for (const { label, group, special, facility } of shown) {
      const has = (name) => group.classList.contains(name);
      label.rank = has("rd-legal") ? 0 : has("rd-target") || special ? 1 : has("rd-occupied") ? 2 : facility ? 3 : 4;
    }
    arrange(shown.map(({ label }) => label), taken, { k: scale, marker, letters: letters(), width: width10,
      page: { left: 2, top: 2, right: width * scale - 2, bottom: height * scale - 2 } });
  }
  const camera = createCamera(frame, {
    width, height, home,
    paint: ({ k, dx, dy }) => {
      paper.setAttribute("transform", `translate(${dx} ${dy}) scale(${k})`);
      if (k !== scale) {
        scale = k;
        marker = Math.min(1.9, Math.max(0.7, 0.45 + k * 0.85));
        sheet.style.setProperty("--s", String(marker / k));
        sheet.style.setProperty("--letters", String(letters() / marker));
        frame.dataset.detail = k < 0.34 ? "low" : "high";
        resizeMarkers();
        clearTimeout(lettered);
        lettered = window.setTimeout(writeNames, 70); // not in every moment of a flight
      }
      tip.hide();
    },
  });

  function resizeMarkers() {
    const size = marker / scale;
    for (const { group, title, spot } of places) {
      group.setAttribute("transform", `translate(${spot[0]} ${spot[1]}) scale(${size})`);
      title.setAttribute("transform", `translate(${spot[0]} ${spot[1]}) scale(${size})`);
    }
    for (const sign of signs) sign.group.setAttribute("transform", `translate(${sign.spot[0]} ${sign.spot[1]}) scale(${size})`);
    for (const block of blockLayer.children) block.setAttribute("transform", `translate(${block.dataset.x} ${block.dataset.y}) scale(${size})`);
    for (const ring of newsLayer.querySelectorAll("circle")) ring.setAttribute("transform", `translate(${ring.dataset.x} ${ring.dataset.y}) scale(${size})`);
    for (const [, piece] of pieces) stand(piece);
  }

  const tools = html("div", { class: "rd-tools" });
  const tool = (key, drawn, act) => {
    const button = html("button", { type: "button", class: "rd-tool", title: say(key), "aria-label": say(key) }, icon(drawn));
    button.addEventListener("click", act);
    tools.append(button);
  };
  tool("zoomIn", ICONS.plus, () => camera.zoom(1.5));
  tool("zoomOut", ICONS.minus, () => camera.zoom(1 / 1.5));
  tool("whole", ICONS.whole, () => camera.whole());
  tool("mine", ICONS.pin, () => { if (message) camera.centre(ownSpot(), Math.max(camera.scale(), camera.fit() * 2.4)); });
  frame.append(tools);

  // -- what may be done ------------------------------------------------------------------------------------------

  /** @type {any} */
  let message = null;
  /** @type {{place: Map<number, any[]>, road: Map<number, any[]>, zone: Map<number, any[]>, state: Map<number, any[]>}} */
  let offers = emptyOffers();
  let focused = 0;

  function emptyOffers() {
    return { place: new Map(), road: new Map(), zone: new Map(), state: new Map() };
  }

  function sort(list) {
    const found = emptyOffers();
    const add = (table, key, offer) => table.set(key, [...(table.get(key) ?? []), offer]);
    const mine = message.view.players[message.view.active];
    for (const offer of list) {
      const [verb, first, second] = offer.action;
      if (PLACE_VERBS.has(verb)) add(found.place, first, offer);
      else if (verb === "disarm" && mine) add(found.place, mine.place, offer);
      else if (verb === "confront" || verb === "confront-stored") add(found.place, board.places.findIndex((p) => p.special === "white-house"), offer);
      else if (verb === "zone") add(found.zone, first, offer);
      else if (verb === "state") add(found.state, first, offer);
      else if (verb === "road") {
        const road = roads.findIndex(({ a, b }) => same([a, b], [first, second]) || same([b, a], [first, second]));
        if (road >= 0) add(found.road, road, offer);
      }
    }
    for (const [state, list] of found.state) {
      board.places.forEach((place, number) => { if (place.state === state) list.forEach((offer) => add(found.place, number, offer)); });
    }
    return found;
  }

  const open = (list) => (list ?? []).filter((offer) => !offer.reason);

  // -- telling -----------------------------------------------------------------------------------------------------

  const who = (seat) => message?.seats?.[seat]?.name ?? String(seat + 1);
  const dictatorName = (number) => texts[`dictator-${board.dictators[number]?.id}-short`] ?? names.dictator[number];

  function describePlace(number) {
    const place = board.places[number];
    const lines = [];
    const state = names.state[place.state];
    if (state && state !== names.place[number]) lines.push(state + (place.zone ? ` · ${say("zone", { n: place.zone })}` : ""));
    else if (place.zone) lines.push(say("zone", { n: place.zone }));
    if (place.special === "start") lines.push(say("start"));
    if (place.facility) {
      const marks = message ? facilityMarks(number) : { disarmed: [], mine: false };
      lines.push([say("facility"), marks.mine && say("yours"), ...marks.disarmed.map((seat) => say("disarmed", { who: who(seat) }))].filter(Boolean).join(", "));
    }
    if (message?.view.board_tokens[board.zone4.indexOf(number)]) lines.push(say("token"));
    if (number === tridentPlace && message?.view.trident === TRIDENT_ON_BOARD) lines.push(say("warheads", { n: message.view.warheads }));
    const crowd = (message?.view.players ?? []).map((player, seat) => (player.place === number ? `${who(seat)} (${dictatorName(player.dictator)})` : "")).filter(Boolean);
    if (crowd.length) lines.push(say("here", { who: crowd.join(", ") }));
    return { title: names.place[number], lines, offers: offers.place.get(number) ?? [] };
  }

  function describeRoad(number) {
    const { a, b } = roads[number];
    const blocked = message?.view.blocked.includes(number);
    return { title: say(blocked ? "roadblock" : "road", { a: names.place[a], b: names.place[b] }), lines: [], offers: offers.road.get(number) ?? [] };
  }

  function describeZone(number) {
    const closed = message?.view.no_fly.includes(number);
    return { title: say("sky", { zone: names.timezone[number] }), lines: closed ? [say("noFly")] : [], offers: offers.zone.get(number) ?? [] };
  }

  function facilityMarks(number) {
    const disarmed = [];
    let mine = false;
    message.view.players.forEach((player, seat) => player.facilities.forEach((place, n) => {
      if (place !== number) return;
      if (player.disarmed[n]) disarmed.push(seat);
      else if (seat === message.view.seat) mine = true;
    }));
    return { disarmed, mine };
  }

  // -- pointing, pressing, keys ----------------------------------------------------------------------------------

  /** What an element of the map stands for. */
  function target(element) {
    const found = /** @type {SVGElement | null} */ (element.closest?.("[data-place],[data-road],[data-zone],[data-state]"));
    if (!found) return null;
    const data = found.dataset;
    if (data.place) return { element: found, spot: at[+data.place], tell: describePlace(+data.place) };
    if (data.road) return { element: found, spot: roads[+data.road].spot, tell: describeRoad(+data.road) };
    if (data.zone) return { element: found, spot: signs[+data.zone].spot, tell: describeZone(+data.zone) };
    if (!offers.state.has(+data.state)) return null;
    const list = offers.state.get(+data.state) ?? [];
    return { element: found, spot: null, tell: { title: names.state[+data.state], lines: [], offers: list } };
  }

  function hover(thing, event) {
    if (!thing) return leave();
    const spot = thing.spot ? camera.onScreen(thing.spot) : [event.offsetX ?? 0, event.offsetY ?? 0];
    tip.show(frame, spot, thing.tell);
    preview(thing.tell.offers);
  }

  function leave() {
    tip.hide();
    preview([]);
  }

  /** Shows where the own meeple would go. */
  function preview(list) {
    const first = open(list).find((offer) => ["travel", "fly", "go"].includes(offer.action[0]));
    const mover = message?.view.active ?? -1;
    ghost.toggleAttribute("hidden", !first);
    route.removeAttribute("d");
    if (!first || mover < 0) return;
    const player = message.view.players[mover];
    ghost.innerHTML = meeple(board.dictators[player.dictator]?.id, mover);
    ghost.spot = at[first.action[1]];
    stand(ghost);
    const from = player.place;
    const road = board.roads.findIndex(([a, b]) => (a === from && b === first.action[1]) || (b === from && a === first.action[1]));
    const table = first.action[0] === "fly" || road < 0 ? ATLAS.flights : ATLAS.roads;
    route.setAttribute("d", line(from, first.action[1], controlOf(table, from, first.action[1])));
  }

  frame.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") hover(target(event.target), event); });
  frame.addEventListener("pointerleave", leave);
  frame.addEventListener("click", (event) => {
    if (camera.wasDrag()) return;
    const thing = target(event.target);
    if (!thing) return leave();
    const touch = /** @type {PointerEvent} */ (event).pointerType === "touch";
    hover(thing, event);
    press(thing.tell.offers, thing.element, touch);
  });

  const spots = () => [
    ...places.map((place) => ({ group: place.group, spot: place.spot })).filter(({ group }) => !group.hasAttribute("hidden")),
    ...signs.filter((sign) => offers.zone.has(sign.number)).map((sign) => ({ group: sign.group, spot: sign.spot })),
    ...(offers.road.size ? [...blockLayer.children].map((group) => ({ group, spot: [+group.dataset.x, +group.dataset.y] })) : []),
  ];
  const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  sheet.addEventListener("keydown", (event) => {
    const thing = target(event.target);
    if (!thing) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(thing.tell.offers, thing.element, false);
    } else if (event.key in STEPS) {
      event.preventDefault();
      const [ux, uy] = STEPS[event.key];
      let best = null;
      for (const spot of spots()) {
        const [vx, vy] = [spot.spot[0] - thing.spot[0], spot.spot[1] - thing.spot[1]];
        const ahead = vx * ux + vy * uy;
        const aside = Math.abs(vx * uy - vy * ux);
        if (ahead <= 1 || aside > ahead * 1.4) continue;
        const cost = ahead + aside * 1.6;
        if (!best || cost < best.cost) best = { cost, ...spot };
      }
      if (best) focusOn(best.group, best.spot);
    } else if (event.key === "+" || event.key === "-") {
      camera.zoom(event.key === "+" ? 1.4 : 1 / 1.4, ...camera.onScreen(thing.spot));
    } else if (event.key === "0") camera.whole();
    else if (event.key === "Escape") leave();
    else if (event.key === "n" || event.key === "p") {
      const legal = spots().filter(({ group }) => group.classList.contains("rd-legal"));
      const now = legal.findIndex(({ group }) => group === thing.element);
      const next = legal.at((now + (event.key === "n" ? 1 : now < 0 ? 0 : -1)) % legal.length);
      if (next) focusOn(next.group, next.spot);
    }
  });
  sheet.addEventListener("focusin", (event) => {
    const thing = target(event.target);
    if (thing?.spot && /** @type {Element} */ (event.target).matches(":focus-visible")) { camera.show(thing.spot); hover(thing, event); }
  });
  sheet.addEventListener("focusout", leave);

  function focusOn(group, spot) {
    places[focused].group.setAttribute("tabindex", "-1");
    const place = places.findIndex((one) => one.group === group);
    if (place >= 0) focused = place;
    places[focused].group.setAttribute("tabindex", "0");
    camera.show(spot);
    group.focus({ preventScroll: true });
  }

  // -- meeples ---------------------------------------------------------------------------------------------------

  /** @type {Map<number, any>} */
  const pieces = new Map();
  const ghost = /** @type {any} */ (svg("g", { class: "rd-ghost", hidden: true }));
  ghost.shift = [0, 0];
  pieceLayer.append(ghost);

  function stand(piece) {
    if (!piece.spot) return;
    const size = (marker / scale) * 1.04;
    const [x, y] = [piece.spot[0] + piece.shift[0] * size, piece.spot[1] + piece.shift[1] * size];
    piece.style.transform = `translate(${x}px, ${y}px) scale(${size}) translate(-12px, -27px)`;
  }

  function placeMeeples() {
    const crowd = new Map();
    message.view.players.forEach((player, seat) => crowd.set(player.place, [...(crowd.get(player.place) ?? []), seat]));
    message.view.players.forEach((player, seat) => {
      let piece = pieces.get(seat);
      if (!piece) {
        piece = /** @type {any} */ (svg("g", { class: "rd-piece", "aria-hidden": "true" }));
        pieces.set(seat, piece);
        pieceLayer.append(piece);
      }
      if (piece.dictator !== player.dictator) {
        piece.dictator = player.dictator;
        piece.innerHTML = `<path class="rd-pointer" d="M12-2.500 7.500-9h9z"/>${meeple(board.dictators[player.dictator]?.id, seat)}`;
      }
      piece.classList.toggle("rd-active", seat === message.view.active && !message.outcome);
      piece.classList.toggle("rd-own", seat === message.view.seat);
      const group = crowd.get(player.place);
      const n = group.indexOf(seat);
      const old = piece.style.transform;
      const moved = piece.place !== undefined && piece.place !== player.place;
      piece.place = player.place;
      piece.spot = at[player.place];
      piece.shift = [(n - (group.length - 1) / 2) * (group.length > 3 ? 13 : 16), group.length > 1 ? -8 + Math.abs(n - (group.length - 1) / 2) * 2 : -6];
      stand(piece);
      if (moved && old && !calm()) {
        pieceLayer.append(piece);
        piece.animate([{ transform: old }, { transform: piece.style.transform }], { duration: 250, easing: "ease-in-out" });
      }
    });
  }

  // -- update ----------------------------------------------------------------------------------------------------

  let first = true;

  function update(next, changed) {
    message = next;
    const { view } = next;
    offers = sort(next.candidates ?? next.legal ?? []);
    const away = view.trident !== TRIDENT_ON_BOARD;
    for (const part of ["group", "title"]) if (places[tridentPlace]) set(places[tridentPlace][part], { hidden: away });
    warheads.textContent = `×${view.warheads}`;
    flights.forEach((flight) => {
      set(flight.path, { hidden: flight.trident && view.trident !== TRIDENT_ON_BOARD });
      flight.path.classList.toggle("rd-closed", flight.zones.some((zone) => view.no_fly.includes(zone)));
    });
    zoneShapes.forEach((shape, zone) => {
      const choice = offers.zone.get(zone);
      shape.classList.toggle("rd-shut", view.no_fly.includes(zone));
      shape.classList.toggle("rd-legal", open(choice).length > 0);
      signs[zone].group.classList.toggle("rd-shut", view.no_fly.includes(zone));
      signs[zone].group.classList.toggle("rd-legal", open(choice).length > 0);
      set(signs[zone].group, { tabindex: choice ? 0 : -1, "aria-label": aloud(describeZone(zone)) });
    });
    for (const [state, shape] of stateShapes) shape.classList.toggle("rd-legal", open(offers.state.get(state)).length > 0);
    updateRoads(view);
    places.forEach((place, number) => updatePlace(place, number, view));
    if (!places[focused].group.hasAttribute("hidden")) places[focused].group.setAttribute("tabindex", "0");
    placeMeeples();
    pointAt(changed);
    resizeMarkers();
    preview([]);
    if (first) {
      first = false;
      camera.resize();
    }
    writeNames();
  }

  /** What happened: a trail behind who moved, a broken ring around what else is new. */
  function pointAt({ trails, places: changedPlaces, roads: changedRoads, zones }) {
    const spots = [...[...changedPlaces].map((place) => at[place]), ...[...changedRoads].map((road) => roads[road].spot), ...[...zones].map((zone) => signs[zone].spot)];
    const ring = ([x, y]) => svg("circle", { class: "rd-news-ring", r: 19, "data-x": x, "data-y": y });
    newsLayer.replaceChildren(...trails.flatMap(({ seat, from, to }) => {
      const control = controlOf(board.roads.some((ends) => ends.includes(from) && ends.includes(to)) ? ATLAS.roads : ATLAS.flights, from, to);
      const d = line(from, to, control);
      return [svg("path", { class: "rd-news-under", d }), svg("path", { class: `rd-news-trail rd-seat-${seat}`, d }), ring(at[from])];
    }), ...spots.map(ring));
    const [show] = [...trails.map(({ to }) => at[to]), ...spots];
    if (show && !first && scale > camera.fit() * 1.1) camera.show(show);
  }

  const aloud = (tell) => [tell.title, ...tell.lines, ...tell.offers.map((offer) => offer.text + (offer.reason ? `: ${offer.reason.text}` : ""))].join(". ");

  function updateRoads(view) {
    blockLayer.replaceChildren();
    roads.forEach((road, number) => {
      const choice = offers.road.get(number);
      const legal = open(choice).length > 0;
      road.path.classList.toggle("rd-blocked", view.blocked.includes(number));
      road.path.classList.toggle("rd-legal", legal);
      road.hit.classList.toggle("rd-legal", legal);
      if (!view.blocked.includes(number) && !legal) return;
      const group = svg("g", { class: `rd-block ${legal ? "rd-legal" : ""}`, "data-road": number, "data-x": road.spot[0], "data-y": road.spot[1],
        role: choice ? "button" : "img", tabindex: choice ? -1 : null, "aria-label": aloud(describeRoad(number)) });
      group.append(svg("circle", { class: "rd-ring", r: 12 }));
      if (view.blocked.includes(number)) group.append(drawing(BARRIER, { transform: "scale(.86)" }));
      else group.append(drawing('<circle class="rd-road-dot" r="6"/><path class="rd-road-plus" d="M-3 0h6M0-3v6"/>'));
      blockLayer.append(group);
    });
  }

  function updatePlace(place, number, view) {
    const choice = offers.place.get(number);
    const legal = open(choice);
    const marks = facilityMarks(number);
    const { classList } = place.group;
    classList.toggle("rd-legal", legal.length > 0);
    classList.toggle("rd-refused", Boolean(choice?.length) && !legal.length);
    classList.toggle("rd-target", marks.mine);
    place.title.classList.toggle("rd-target", marks.mine);
    place.title.classList.toggle("rd-legal", legal.length > 0);
    classList.toggle("rd-disarmed", marks.disarmed.length > 0);
    classList.toggle("rd-occupied", view.players.some((player) => player.place === number));
    const badges = [];
    const token = board.zone4.indexOf(number);
    if (token >= 0 && view.board_tokens[token]) badges.push('<g class="rd-token" transform="translate(-11 9)"><path d="M0-6.500 5.600-3.200v6.400L0 6.500-5.600 3.200v-6.400z"/><text y="3.300">?</text></g>');
    marks.disarmed.forEach((seat, n) => badges.push(`<g class="rd-done rd-seat-${seat}" transform="translate(${10 - n * 9} 9)"><circle r="6.200"/><path d="M-3 0l2.200 2.400L3.200-2.400"/></g>`));
    if (marks.mine) badges.push(`<g class="rd-flag rd-seat-${view.seat}" transform="translate(7 -6)"><path class="rd-pole" d="M0 0v-15"/><path class="rd-cloth" d="M0-15h12l-3 4 3 4H0z"/></g>`);
    place.group.querySelector(".rd-marks").innerHTML = badges.join("");
    set(place.group, { "aria-label": aloud(describePlace(number)), "aria-disabled": legal.length ? null : "true" });
  }

  function ownSpot() {
    const seat = message.view.seat >= 0 ? message.view.seat : message.view.active;
    return at[message.view.players[seat]?.place ?? 0];
  }

  /** Where the whole map would be too small to use, one begins with the own meeple and where it may go. */
  function home(fit, cover) {
    if (!message || fit >= 0.33) return null;
    const goals = places.filter(({ group }) => group.classList.contains("rd-legal")).map(({ spot }) => spot);
    const [xs, ys] = [0, 1].map((axis) => [ownSpot(), ...goals].map((spot) => spot[axis]));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const k = Math.min(frame.clientWidth / (right - left + 160), frame.clientHeight / (bottom - top + 190));
    const close = Math.min(Math.max(k, cover, 0.38), Math.max(0.8, cover));
    return { point: [(left + right) / 2, (top + bottom) / 2 - 20 / close], k: close }; // a little lower: there is a sign on top
  }

  return { update, frame, destroy: () => { clearTimeout(lettered); camera.destroy(); frame.remove(); } };

  // -- drawings of this map ----------------------------------------------------------------------------------------

  function definitions() {
    const clip = svg("clipPath", { id: "rd-clip-canada" }, svg("path", { d: ATLAS.countries.Canada }));
    const hatch = drawing('<pattern id="rd-nofly-hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v16" class="rd-nofly-line"/></pattern>');
    const page = svg("clipPath", { id: "rd-clip-page" }, svg("rect", { width: ATLAS.width, height: ATLAS.height }));
    const prints = drawing('<pattern id="rd-print-dots" width="11" height="11" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.200"/><circle cx="8.500" cy="8.500" r="1.200"/></pattern>' +
      '<pattern id="rd-print-lines" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v9"/></pattern>', { class: "rd-prints" });
    return svg("defs", {}, clip, page, hatch.firstChild, drawing(patterns()), prints);
  }

  function graticule() {
    const lines = [];
    for (let x = 100; x < width; x += 200) lines.push(`M${x} 0V${height}`);
    for (let y = 100; y < height; y += 200) lines.push(`M0 ${y}H${width}`);
    return lines.join("");
  }

  function stampDrawing() {
    const teeth = [];
    const tooth = 13.1;
    for (let x = 0; x <= stamp.width + 1; x += tooth) teeth.push([x, 0], [x, stamp.height]);
    for (let y = 0; y <= stamp.height + 1; y += tooth) teeth.push([0, y], [stamp.width, y]);
    return `<rect class="rd-stamp-paper" width="${stamp.width}" height="${stamp.height}"/>` +
      teeth.map(([x, y]) => `<circle class="rd-stamp-tooth" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.2"/>`).join("") +
      `<rect class="rd-stamp-sea" x="13" y="13" width="${stamp.width - 26}" height="${stamp.height - 26}"/>` +
      '<path class="rd-stamp-sun" d="M214 62a18 18 0 1 1 36 0z" transform="translate(-22 -8)"/>' +
      `<path class="rd-stamp-wave" d="M108 ${stamp.height - 30}q9-8 18 0t18 0 18 0M118 ${stamp.height - 21}q9-8 18 0t18 0"/>`;
  }

  function lettering() {
    const text = (key, x, y, kind, turn = 0) => {
      const element = svg("text", { class: `rd-lettering rd-lettering-${kind}`, "text-anchor": "middle", transform: `translate(${x} ${y}) rotate(${turn})` });
      element.textContent = say(key);
      return element;
    };
    const numerals = Object.entries(ATLAS.numerals).map(([zone, [x, y]]) => {
      const element = svg("text", { class: "rd-numeral", x, y, "text-anchor": "middle" });
      element.textContent = zone.slice(0, 1);
      return element;
    });
    return [
      ...numerals, text("pacific", 66, 470, "sea", -72), text("atlantic", 1338, 668, "sea"), text("gulf", 800, 905, "sea"),
      text("canada", 700, 48, "land"), text("mexico", 560, 800, "land", 52),
      drawing(ROSE, { class: "rd-rose", transform: "translate(1318 775) scale(.9)" }),
    ];
  }

  function dot(place) {
    if (place.special) {
      return drawing(`<circle class="rd-dot" r="12"/><g class="rd-site" transform="translate(-9 -9) scale(.75)">${SITES[place.special]}</g>`);
    }
    if (place.facility) return drawing(`<circle class="rd-dot" r="10"/><g class="rd-trefoil" transform="translate(-9.600 -9.600) scale(.8)">${TREFOIL}</g>`);
    return svg("circle", { class: "rd-dot rd-town", r: 6.5 });
  }
}
