// The battlefield: ground, terrain cards, units, and what can be done where.

import { createCamera, middleOf, zoomButtons } from "/kit/camera.js";
import { legal, verbOf } from "/kit/choices.js";
import { animate, COMING, lasting, put } from "/kit/drawing.js";
import { createPieces } from "/kit/pieces.js";
import { percent } from "/kit/words.js";
import { div, s, set, showing } from "/lib/dom.js";
import { broad, counter, faceOf, lettersOf, TALL } from "./counters.js";
import { drawGround, followWindow, groundSign, SPACE, smoke, terrainArt } from "./ground.js";
import { chanceOf } from "./odds.js";
import { definitions, FACTIONS, sign, silhouette } from "./silhouettes.js";
import { AIMING, distance, RESULTS, short, sideOf, unitIn, unitsAt } from "./world.js";

/** @typedef {import("./world.js").View} View */
/** @typedef {import("./world.js").Unit} Unit */
/** @typedef {import("./world.js").Shot} Shot */
/** @typedef {import("./world.js").Scenario} Scenario */
/** @typedef {import("/kit/camera.js").Point} Point */
/** @typedef {import("/lib/types.js").LogLine} LogLine */
/** @typedef {{x: number, y: number, place: number}} Spot */

const [LEFT, RIGHT, TOP, BELOW] = [24, 24, 4, 20]; // margins with coordinates
const ROWS = 6;
const finger = () => 46 / SPACE.high; // pixels per unit: where a small screen shows a part of the field, it has as many
const narrow = () => 36 / SPACE.high; // with as many it still shows all of it: every row can be seen and pressed
const SMALL = 600; // pixels of width
const LEGIBLE = 0.66; // pixels per unit: with less, names and letters are left out and numbers larger
const ALOFT = -34; // how far above the middle of a space an airplane flies
const ON_PICTURE = -6; // where what befell a unit covers its picture, not what it has left, its name or its numbers
const ABOVE_PAIR = -25; // two in a space are lower, and all of them is small: there is room above
const SMALLER = 0.68; // so that it fits there
const DOUBLE = 350; // milliseconds within which a second press is none

/** A rectangle. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} kind @param {number} [rx] */
const box = (x, y, width, height, kind, rx) => s("rect", { x, y, width, height, rx, class: kind });

/** @param {import("./world.js").World} world */
export function createField(world) {
  const { board, names, say, menu } = world;
  let columns = 8;
  let flipped = false;
  let stale = true; // spaces must be laid anew
  let drawnGround = "";
  let hovered = -1;
  let asked = false; // by what was drawn last
  let pressed = { place: -1, at: -1000 };
  /** @type {Map<number, SVGElement>} */
  let counters = new Map();

  const layers = ["ground", "terrain", "overlay", "units", "marks", "struck", "effects"];
  const [ground, terrain, overlay, units, marks, struck, effects] = layers.map((name) =>
    s("g", { class: `gm-layer gm-layer-${name}`, "aria-hidden": "true" }),
  );
  const [fillTerrain, fillUnits] = [terrain, units].map(lasting);
  const spaces = s("g", { class: "gm-layer-spaces" });
  const page = s("g", null, ground, terrain, overlay, units, marks, struck, spaces, effects);
  const picture = s(
    "svg",
    { class: "gm-field-picture", role: "group", "aria-label": say("field") },
    definitions(),
    page,
  );
  const frame = div(
    "gm-field",
    picture,
    zoomButtons(() => camera, say, "gm-zoom"),
  );
  /** @type {import("/kit/camera.js").Camera} */
  let camera;
  /** @type {ReturnType<typeof createPieces<Spot>>} */
  let pieces;

  const size = () => ({ width: LEFT + columns * SPACE.wide + RIGHT, height: TOP + ROWS * SPACE.high + BELOW });

  function aim() {
    camera?.destroy();
    camera = createCamera(frame, {
      ...size(),
      paint({ k, dx, dy, fit }) {
        page.setAttribute("transform", `translate(${dx.toFixed(2)} ${dy.toFixed(2)}) scale(${k.toFixed(4)})`);
        frame.classList.toggle("gm-near", k > fit * 1.05);
        frame.classList.toggle("gm-bare", k < LEGIBLE);
      },
      home: (fit) => (fit < narrow() && frame.clientWidth < SMALL ? { point: centre(), k: closeUp() } : null),
    });
  }

  /** On a small screen: spaces as large as a finger, the whole width if there is room for it. */
  const closeUp = () => Math.max(finger(), Math.min(frame.clientWidth / size().width, 1.4 * finger()));

  /** The unit that the decision is about, if it is on the field. */
  function chosen() {
    const unit = unitIn(world.seen.view, world.seen.view.focus.unit);
    return unit && unit.place < world.seen.view.spaces ? unit : null;
  }

  /** The middle of the chosen unit and of what can be done now, else of one's own half. @returns {Point} */
  function centre() {
    const unit = chosen();
    const places = unit ? [unit.place, ...wanted()] : wanted();
    return middleOf(places.map(middle)) ?? [size().width / 2, size().height * 0.68];
  }

  /** Where something can be done that harms somebody; if nothing does, where anything can be done. */
  function wanted() {
    const places = all().filter(world.open);
    const worth = places.filter((place) => !legal(world.choicesAt(place)).every(world.idle));
    return worth.length ? worth : places;
  }

  /** Whether the whole height of a space is to be seen. @param {number} place */
  const inSight = (place) => [6, SPACE.high - 6].every((y) => camera.sees([middle(place)[0], top(place) + y]));

  /** A small screen goes where something can be done, unless it is in sight already. */
  function follow() {
    if (camera.scale() <= camera.fit() || frame.clientWidth >= SMALL) return; // to ask for the width lays out the page
    const places = wanted();
    if (places.length && !places.some(inSight)) camera.centre(centre());
  }

  // -- where things are -------------------------------------------------------------------------------------------

  /** @param {number} place */
  const left = (place) => LEFT + (flipped ? columns - 1 - board.columns[place] : board.columns[place]) * SPACE.wide;
  /** @param {number} place */
  const top = (place) => TOP + (flipped ? board.rows[place] : ROWS - 1 - board.rows[place]) * SPACE.high;

  /** The middle of a space, or of a headquarters beyond the edge. @param {number} place @returns {Point} */
  function middle(place) {
    const hq = place - board.hq_places[0];
    if (hq < 0) return [left(place) + SPACE.wide / 2, top(place) + SPACE.high / 2];
    const half = hq >> 1;
    const x = LEFT + ((flipped ? columns - 8 - half * 8 : half * 8) + 4) * SPACE.wide;
    return [x, (hq & 1) === (flipped ? 0 : 1) ? TOP - 6 : TOP + ROWS * SPACE.high + 6];
  }

  const all = () => Array.from({ length: world.seen.view.spaces }, (_, place) => place);
  /** Where a row begins, counted from the south. @param {number} row */
  const rowTop = (row) => TOP + (flipped ? row : ROWS - 1 - row) * SPACE.high;
  /** The row of a side's first line. @param {Scenario|undefined} scenario @param {number} side */
  const homeRow = (scenario, side) => (scenario ? scenario.sides[side].home_row - 1 : side ? ROWS - 1 : 0);

  // -- the ground -------------------------------------------------------------------------------------------------

  function drawAllGround() {
    const { view } = world.seen;
    const scenario = board.scenarios[view.scenario];
    const flags = goals(scenario);
    const key = JSON.stringify([view.natural, flipped, view.scenario, flags.map((flag) => flag.getAttribute("class"))]);
    if (key === drawnGround) return;
    drawnGround = key;
    ground.replaceChildren(
      ...all().map((place) =>
        put(left(place), top(place), "", drawGround(board.naturals[view.natural[place]].id, place)),
      ),
      ...all().map((place) => box(left(place), top(place), SPACE.wide, SPACE.high, "gm-edge")),
      ...tiles(),
      ...(scenario?.river ? [river(scenario.river)] : []),
      ...homeRows(scenario),
      ...coordinates(),
      ...flags,
    );
  }

  /** The tiles are two spaces wide and high. */
  function tiles() {
    const lines = [];
    for (let column = 2; column < columns; column += 2)
      lines.push(`M${LEFT + column * SPACE.wide} ${TOP}v${ROWS * SPACE.high}`);
    for (let row = 2; row < ROWS; row += 2) lines.push(`M${LEFT} ${TOP + row * SPACE.high}h${columns * SPACE.wide}`);
    return [
      s("path", { d: lines.join(""), class: "gm-tile-edge" }),
      box(LEFT, TOP, columns * SPACE.wide, ROWS * SPACE.high, "gm-rim"),
    ];
  }

  /** @param {number} row */
  function river(row) {
    const y = TOP + (flipped ? row : ROWS - row) * SPACE.high;
    const wave = Array.from(
      { length: columns * 2 },
      () => `q${SPACE.wide / 8}-7 ${SPACE.wide / 4} 0t${SPACE.wide / 4} 0`,
    ).join("");
    const lines = ["gm-river-bank", "gm-river-water", "gm-wave"].map((kind) =>
      s("path", { d: `M${LEFT} ${y}${wave}`, class: kind }),
    );
    return s("g", { class: "gm-river" }, lines);
  }

  /** @param {Scenario|undefined} scenario */
  const homeRows = (scenario) =>
    [0, 1].map((side) => {
      const y = rowTop(homeRow(scenario, side)) + ((side === 1) !== flipped ? SPACE.high - 1.5 : 1.5);
      const edge = s("path", { d: `M${LEFT} ${y}h${columns * SPACE.wide}`, class: "gm-home-line" });
      return s("g", { class: `gm-home gm-home-${side}` }, edge);
    });

  function coordinates() {
    const word = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string|number} */ text) =>
      s("text", { x, y, class: "gm-coordinate" }, text);
    const [across, down] = [columns, ROWS].map((length) => Array.from({ length }, (_, n) => n));
    const at = (/** @type {number} */ n) => LEFT + ((flipped ? columns - 1 - n : n) + 0.5) * SPACE.wide;
    return [
      ...across.map((n) => word(at(n), TOP + ROWS * SPACE.high + 15, String.fromCharCode(65 + n))),
      ...down.map((n) => word(11, rowTop(n) + 0.56 * SPACE.high, n + 1)),
    ];
  }

  /** Spaces and rows that decide a scenario; a flag has the colour of whoever holds its space. @param {Scenario|undefined} scenario */
  function goals(scenario) {
    const { view } = world.seen;
    return (scenario?.victory ?? []).flatMap((goal) => {
      const wanted = [...goal.spaces, ...goal.some];
      const places = all().filter((place) => wanted.includes(place % 48));
      const flags = places.map((place) => {
        const transform = `translate(${left(place) + SPACE.wide - 28} ${top(place) + 3})`;
        const { faction = -1 } = view.players[goal.kind === "control" ? view.control[place] : -1] ?? {};
        const of = FACTIONS[faction] ? ` gm-f-${FACTIONS[faction]}` : "";
        return s("path", { d: "M0 0h26l-7 8 7 8H0z", transform, class: `gm-goal gm-goal-${goal.side}${of}` });
      });
      const row = [LEFT + 2, rowTop(goal.row - 1) + 2, columns * SPACE.wide - 4, SPACE.high - 4];
      return goal.kind === "row"
        ? [...flags, box(row[0], row[1], row[2], row[3], `gm-goal-row gm-goal-${goal.side}`)]
        : flags;
    });
  }

  // -- terrain cards, smoke, control ------------------------------------------------------------------------------

  /** No broader than it must be: beside it stand the chances of a shot, and what was left behind. @param {number} now @param {number} most */
  function hitPoints(now, most) {
    const wide = most > 9 ? 36 : 24;
    const text = s("text", { x: wide / 2, y: 13.5 }, now, s("tspan", null, `/${most}`));
    return put(29, 2, `gm-hp ${most > 9 ? "gm-hp-long" : ""}`, s("g", null, box(0, 0, wide, 17, "", 3), text));
  }

  /** @param {string} id */
  const small = (id) => terrainArt(id, { transform: "translate(2 -1) scale(.3)" });

  /** The card on a space: under a unit it is small. @param {string} id @param {boolean} taken */
  function plate(id, taken) {
    if (taken) return put(5, 1, "gm-small-plate", box(0, 0, 22, 18, "gm-plate", 3), small(id));
    if (id === "bridge") return terrainArt(id, { transform: `translate(${SPACE.wide / 2 - 36} 6) scale(1.200 1.470)` });
    return [
      box(9, 20, SPACE.wide - 18, SPACE.high - 26, "gm-plate", 5),
      terrainArt(id, { transform: `translate(${SPACE.wide / 2 - 33} 24) scale(1.100)` }),
    ];
  }

  /** What lies on a space where it shows: the card or the ground under a unit, hit points, tokens left behind; and whether the chance of a shot stands beside it. @param {number} place @param {boolean} taken @param {boolean} aimed */
  function lying(place, taken, aimed) {
    const { view } = world.seen;
    const card = board.terrains[view.terrain[place]];
    const natural = board.naturals[view.natural[place]];
    const hurt = !card && natural.hp > 0 && view.natural_hp[place] < natural.hp;
    return {
      ...{ x: left(place), y: top(place), wide: SPACE.wide, taken, aimed: taken && aimed, card: card?.id },
      sign: !card && natural.id !== "plain" && taken ? natural.id : null,
      life: card?.hp ? [view.terrain_hp[place], card.hp] : hurt ? [view.natural_hp[place], natural.hp] : null,
      litter: board.tokens.filter((token) => (view.litter[place] >> token.number) & 1).map(lettersOf),
    };
  }

  /** @param {string} letters @param {number} n */
  const token = (letters, n) =>
    put(SPACE.wide - 46 - n * 18, 2, "gm-litter", box(0, 0, 16, 16, "", 2), s("text", { x: 8, y: 13 }, letters));

  function drawTerrain() {
    const taken = new Set(world.seen.view.units.map((unit) => unit.place));
    const aimed = bestShots();
    const found = all().map((place) => lying(place, taken.has(place), aimed.has(place)));
    fillTerrain(
      found.filter(({ card, sign, life, litter }) => card || sign || life || litter.length),
      ({ x, y, taken, aimed, card, sign, life, litter }) =>
        put(
          ...[x, y, aimed && life ? "gm-aimed" : ""],
          card && plate(card, taken),
          sign && groundSign(sign, { transform: "translate(4 1) scale(.3)" }),
          litter.map(token), // it never lies over the hit points
          life && hitPoints(life[0], life[1]),
        ),
    );
  }

  /** @param {number} place */
  const smokeOn = (place) => put(left(place), top(place), "gm-smoke", smoke());

  // -- units ------------------------------------------------------------------------------------------------------

  /** Counters stay as they are until something on them changes. */
  function drawUnits() {
    const { view, outcome } = world.seen;
    const old = counters;
    const onBoard = view.units.filter((unit) => unit.place >= 0 && unit.place < view.spaces && unit.carrier < 0);
    const found = onBoard.map((unit) => {
      const cargo = view.units.filter((other) => other.carrier === unit.unit).map(({ card }) => card);
      const paired = unit.pair >= 0;
      const covered = paired && board.units[unit.card].type === "infantry";
      const scale = !paired ? 0.95 : (0.475 * SPACE.wide) / broad(); // a pair stands side by side, within its ring: neither hides the other
      const dx = !paired
        ? (SPACE.wide - scale * broad()) / 2
        : covered
          ? SPACE.wide / 2
          : SPACE.wide / 2 - scale * broad();
      const [x, y] = [left(unit.place) + dx, top(unit.place) + SPACE.high - 2 - scale * TALL];
      const owner = view.players.length > 2 ? (unit.seat >> 1) + 1 : 0;
      return { face: faceOf(unit), cargo, paired, owner, x, y, scale, wide: SPACE.wide, mine: sideOf(world.seen) };
    });
    fillUnits(found, ({ face, cargo, paired, owner, x, y, scale, mine }) => {
      const inner = counter(face, { board, names, mine, cargo, paired, owner });
      const group = put(x, y, "gm-unit", s("g", { transform: `scale(${scale})` }, inner));
      group.dataset.unit = String(face.unit);
      return group;
    });
    counters = new Map(
      found.map(({ face }, n) => [face.unit, /** @type {SVGElement} */ (/** @type {unknown} */ (units.children[n]))]),
    );
    for (const [unit, group] of counters) group.classList.toggle("gm-chosen", unit === view.focus.unit && !outcome);
    return old;
  }

  // -- what can be done -------------------------------------------------------------------------------------------

  /** The spaces as they lie now, each a button. */
  function laySpaces() {
    pieces = createPieces({
      ...{ menu, prefix: "gm", delay: 320, choose: press, camera: () => camera },
      slip: ({ place }) => world.slipAt(place),
      point: (spot) => point(spot?.place ?? -1),
      key(event, { place }, element) {
        if (event.key !== "i") return false;
        menu.open(element, world.slipAt(place));
        return true;
      },
    });
    const groups = all().map((place) => {
      const [x, y] = middle(place);
      const parts = [box(0, 0, SPACE.wide, SPACE.high, ""), box(2, 2, SPACE.wide - 4, SPACE.high - 4, "gm-ring", 7)];
      const group = put(left(place), top(place), "gm-space", ...parts);
      group.dataset.place = String(place);
      return pieces.add(group, { x, y, place });
    });
    spaces.replaceChildren(...groups);
  }

  /** What a press on a space does: the one thing there, or another unit instead of the chosen one; else it tells why not. To swap places with it is an order of its own; what harms nobody is asked about. @param {Spot} spot @param {SVGElement} anchor @param {boolean} touch */
  function press({ place }, anchor, touch) {
    const [offers, instead] = [world.withOdds(world.choicesAt(place)), world.insteadAt(place)];
    const slip = () => world.slipAt(place);
    const may = legal(offers);
    const meets = may.some((offer) => verbOf(offer) !== "swap");
    if (instead.length && !meets) return world.press(instead, anchor, { slip });
    if (instead.length) return menu.open(anchor, { ...slip(), offers: [...offers, ...instead] });
    if (!may.length) return menu.open(anchor, { ...slip(), offers: [...offers, ...world.ownOffers(place)] });
    const worth = world.worth(offers);
    const fires = verbOf(may[0]) !== "unit"; // to choose a unit is nothing yet
    const read = (touch && !world.harmless(offers) && !world.told(worth)) || (fires && worth.every(world.idle));
    if (read || !again(place)) world.press(worth, anchor, { touch: read, slip });
  }

  /** Whether this is the second half of a double click: nobody fires twice by it. @param {number} place */
  function again(place) {
    const now = performance.now();
    const twice = pressed.place === place && now - pressed.at < DOUBLE;
    pressed = { place, at: now };
    return twice;
  }

  function drawSpaces() {
    [...spaces.children].forEach((group, place) => {
      const offers = world.choicesAt(place);
      const idle = legal(offers).length > 0 && legal(offers).every(world.idle);
      pieces.mark(group, idle ? [] : offers);
      group.classList.toggle("gm-idle", idle);
      group.toggleAttribute("data-stake", world.insteadAt(place).length > 0); // pressed as if it were ringed: no moment hides it
      set(group, { "aria-label": world.describe(place) });
    });
  }

  /** @param {number} place */
  function point(place) {
    if (hovered === place || frame.closest(".kit-dragging")) return; // who is dragged shows where to
    hovered = place;
    drawOverlay();
  }

  /** Movement and range of the unit that is pointed at, else of the one that is chosen. */
  function drawOverlay() {
    const { view, seat, prompt, outcome } = world.seen;
    const acting = chosen();
    const own = acting && (seat === null || acting.seat === seat) ? acting : null;
    const aimed = view.shots.length > 0 && prompt?.step !== "move-unit" && own; // who moves sees where to
    const unit = aimed || (unitsAt(view, hovered)[0] ?? own);
    const parts = /** @type {SVGElement[]} */ ([]);
    if (unit && !outcome) {
      if (!aimed)
        parts.push(
          ...unit.moves.map((place) =>
            box(left(place) + 5, top(place) + 5, SPACE.wide - 10, SPACE.high - 10, "gm-reach", 6),
          ),
        );
      const farthest = world.range ?? Math.max(0, ...unit.ranges);
      const range = aimed && view.focus.slot >= 0 ? unit.ranges[view.focus.slot] : farthest;
      if (range) parts.push(rangeLine(unit.place, range));
    }
    const area = view.areas[hovered] ?? view.raid?.area ?? [];
    const touched = area.filter((place) => place < view.spaces);
    for (const place of touched)
      parts.push(box(left(place) + 3, top(place) + 3, SPACE.wide - 6, SPACE.high - 6, "gm-area"));
    overlay.replaceChildren(...parts);
    struck.replaceChildren(...(view.areas[hovered] ? touched.flatMap(struckChances) : []));
  }

  /** While an area is aimed at: how likely each unit there is hit, if the airplane comes through; it lies over what is told else. @param {number} place */
  function struckChances(place) {
    const { view } = world.seen;
    const plain = view.shots.filter((shot) => !shot.action.length && shot.place === place).map(({ odds }) => odds);
    const touched = view.shots.filter((shot) => shot.place === hovered).flatMap(({ struck }) => struck);
    const odds = plain.length ? plain : touched.filter((one) => one.place === place).map((one) => one.odds);
    if (!odds.length) return [];
    const tells = Math.round((Math.max(...odds.map(({ hit }) => hit * 10)) * (view.arrivals[hovered] ?? 100)) / 100);
    return [badge(place, percent(tells), tells > 0)];
  }

  /** The edge of all spaces within a distance. @param {number} from @param {number} range */
  function rangeLine(from, range) {
    const places = all().filter((place) => distance(board, from, place) <= range);
    const inside = new Set(places.map((place) => `${left(place)} ${top(place)}`));
    const lines = places.flatMap((place) => {
      const [x, y] = [left(place), top(place)];
      return [
        !inside.has(`${x} ${y - SPACE.high}`) && `M${x} ${y}h${SPACE.wide}`,
        !inside.has(`${x} ${y + SPACE.high}`) && `M${x} ${y + SPACE.high}h${SPACE.wide}`,
        !inside.has(`${x - SPACE.wide} ${y}`) && `M${x} ${y}v${SPACE.high}`,
        !inside.has(`${x + SPACE.wide} ${y}`) && `M${x + SPACE.wide} ${y}v${SPACE.high}`,
      ].filter(Boolean);
    });
    return s("path", { d: lines.join(""), class: "gm-range" });
  }

  /** @param {number} from @param {number} to @param {string} kind */
  function arrow(from, to, kind) {
    const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
    const long = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [ux, uy] = [(x1 - x0) / long, (y1 - y0) / long];
    const [mx, my] = [(x0 + x1) / 2 - uy * 12, (y0 + y1) / 2 + ux * 12];
    const d = `M${x0 + ux * 16} ${y0 + uy * 16}Q${mx} ${my} ${x1 - ux * 26} ${y1 - uy * 26}`;
    return s("path", { d, class: `gm-arrow gm-arrow-${kind}`, "marker-end": "url(#gm-tip)" });
  }

  /** While somebody aims: the best shot at each space. */
  function bestShots() {
    const { view, prompt } = world.seen;
    /** @type {Map<number, Shot>} */
    const best = new Map();
    for (const shot of AIMING.includes(prompt?.step ?? "") ? view.shots : [])
      if (shot.place >= 0 && shot.place < view.spaces) {
        const other = best.get(shot.place);
        const more = other ? chanceOf(shot, world.seen) - chanceOf(other, world.seen) : 1;
        if (more > 0 || (!more && other && shot.odds.damage >= other.odds.damage)) best.set(shot.place, shot);
      }
    return best;
  }

  /** Smoke, assaults, the chances of shots, supply, and where airplanes come from and go to. */
  function drawMarks() {
    const { view } = world.seen;
    const smoke = all().filter((place) => view.smoke[place]);
    const assaults = view.units.filter((unit) => unit.assault >= 0);
    const best = bestShots();
    const leader = unitIn(view, view.raid?.fliers[0]);
    const flight = view.raid && leader && leader.place !== view.raid.place;
    const what = {
      ...{ flipped, columns, wide: SPACE.wide, smoke, supply: view.supply },
      flight: flight && [leader, view.raid?.place],
      assaults: assaults.map((unit) => [unit.place, unit.assault]),
      chances: [...best].map(([place, shot]) => [place, shot.target, shot.odds, chanceOf(shot, world.seen)]),
    };
    showing(marks, what, () => [
      ...smoke.map(smokeOn),
      ...assaults.map((unit) => arrow(unit.place, unit.assault, "assault")),
      ...[...best].map(([place, shot]) => chance(place, shot)),
      ...[0, 1].flatMap(supply),
      ...(flight && view.raid
        ? [arrow(leader.place, view.raid.place, "raid"), overTarget(leader, view.raid.place)]
        : []),
    ]);
  }

  /** @param {Unit} leader @param {number} place */
  function overTarget(leader, place) {
    const [x, y] = middle(place);
    return aloft(leader, x, place < world.seen.view.spaces ? y + ALOFT : y);
  }

  /** @param {number} place @param {Shot} shot */
  function chance(place, shot) {
    const ground = shot.target < 0 && shot.odds.impact === 1;
    const tells = chanceOf(shot, world.seen);
    return badge(place, ground ? `−${shot.odds.damage}` : percent(tells), !ground && tells > 0);
  }

  /** What a shot would do: beside the hit points that are above a unit, or below where there is none. @param {number} place @param {string} text @param {boolean} hope */
  function badge(place, text, hope) {
    const wide = text.length > 4 ? 50 : 44;
    const down = unitsAt(world.seen.view, place).length ? 11 : SPACE.high - 19;
    const kind = `gm-chance ${hope ? "" : "gm-hopeless"}`;
    const parts = [box(25 - wide, -10, wide, 20, "", 10), s("text", { x: 25 - wide / 2, y: 5 }, text)];
    return put(left(place) + SPACE.wide - 28, top(place) + down, kind, ...parts);
  }

  /** How far a side's supply line reaches, beside the field. @param {number} side */
  function supply(side) {
    const { view } = world.seen;
    const home = homeRow(board.scenarios[view.scenario], side);
    const mine = side === sideOf(world.seen);
    const x = mine ? LEFT - 4 : LEFT + columns * SPACE.wide + 4;
    return Array.from({ length: view.supply[side] }, (_, n) => {
      const y = rowTop(side ? home - n : home + n);
      const icon = sign("supply", { transform: `translate(${mine ? x - 20 : x + 3} ${y + 4}) scale(.72)` });
      const kind = `gm-supply gm-supply-${mine ? "mine" : "theirs"}`;
      return s("g", { class: kind }, s("path", { d: `M${x} ${y + 5}v${SPACE.high - 10}` }), icon);
    });
  }

  // -- what happened ----------------------------------------------------------------------------------------------

  /** @param {View|null} before an earlier view @param {Map<number, SVGElement>} old its counters @param {boolean} pointing leave signs, not only move things */
  function showChanges(before, old, pointing) {
    const { view } = world.seen;
    const goesOn = asked && world.seen.version > world.unasked; // what the page does by itself leaves what was rolled in sight
    if (goesOn || pointing || before?.spaces !== view.spaces) effects.replaceChildren();
    if (!before || before.spaces !== view.spaces) return;
    const lying = [...effects.children]; // of what others did: until they do something else, or we do
    const onField = (/** @type {Unit} */ { place, carrier }) => place >= 0 && place < view.spaces && carrier < 0;
    const was = new Map(before.units.map((unit) => [unit.unit, unit]));
    for (const unit of view.units.filter(onField)) {
      const then = was.get(unit.unit);
      if (!then) arrive(unit, pointing);
      else if (then.place !== unit.place && then.place >= 0 && then.place < view.spaces) travel(then, unit, pointing);
      if (then && unit.wounds > then.wounds) burst(unit.place, `−${unit.wounds - then.wounds}`);
    }
    const gone = before.units.filter((unit) => onField(unit) && !unitIn(view, unit.unit));
    for (const unit of gone) vanish(unit, old, !board.units[unit.card].counts || fell(unit, before));
    const rolls = before.turn === view.turn ? view.rolls.slice(before.rolls.length) : view.rolls;
    rolls.forEach((roll, n) => showRoll(roll, was, n));
    if (effects.childElementCount > lying.length) for (const one of lying) one.remove();
  }

  /** @param {Unit} unit @param {boolean} pointing */
  function arrive({ unit, place }, pointing) {
    animate(counters.get(unit), COMING.fade, 300);
    if (pointing) effects.append(box(left(place) + 4, top(place) + 4, SPACE.wide - 8, SPACE.high - 8, "gm-new", 8));
  }

  /** @param {Unit} then @param {Unit} unit @param {boolean} pointing */
  function travel(then, unit, pointing) {
    if (pointing) effects.append(arrow(then.place, unit.place, "move"));
    const group = counters.get(unit.unit);
    const [x, y] = (group?.getAttribute("transform")?.match(/[-\d.]+/g) ?? []).map(Number);
    const [dx, dy] = [left(then.place) - left(unit.place), top(then.place) - top(unit.place)];
    const [from, to] = [`translate(${x + dx}px, ${y + dy}px)`, `translate(${x}px, ${y}px)`];
    animate(group, [{ transform: from }, { transform: to }], 280, "ease-in-out");
  }

  /** @param {number} place @param {string} text */
  function burst(place, text) {
    const [x, y] = middle(place);
    const star = s("path", { d: "M0-21l5 10 11-5-5 11 10 5-10 5 5 11-11-5-5 10-5-10-11 5 5-11-10-5 10-5-5-11 11 5z" });
    const shape = s("g", { transform: `scale(${SMALLER})` }, star, s("text", { y: 5 }, text));
    effects.append(put(x + 25, y + signHeight(place), "gm-burst", shape));
  }

  /** How far below the middle of a space stands what befell whoever is there. @param {number} place */
  function signHeight(place) {
    const { view } = world.seen;
    const two = unitsAt(view, place).some(({ pair }) => pair >= 0);
    return two && view.terrain[place] < 0 ? ABOVE_PAIR : ON_PICTURE; // else the hit points are there
  }

  /** Whether its side has lost somebody since: who was taken back, or left the field, did not fall. @param {Unit} unit @param {View} before */
  const fell = ({ seat }, before) => world.seen.view.losses[seat & 1] > before.losses[seat & 1];

  /** @param {Unit} unit @param {Map<number, SVGElement>} old @param {boolean} dead */
  function vanish(unit, old, dead) {
    const [x, y] = middle(unit.place);
    const skull = sign("kill", { transform: "translate(-15 -15) scale(1.250)" });
    if (dead) effects.append(put(x, y, "gm-wreck", s("circle", { r: 24 }), skull));
    const ghost = old.get(unit.unit);
    const gone = animate(ghost, [{ opacity: 0.9 }, { opacity: 0 }], 500);
    if (!ghost || !gone) return;
    effects.append(ghost);
    gone.onfinish = () => ghost.remove();
  }

  /** A unit that flies, if it is one. @param {Unit|undefined} unit */
  const flier = (unit) => (unit && board.units[unit.card].type === "airplane" ? unit : null);

  /** An airplane over what it attacks; shot down, it bears the sign. @param {Unit} unit @param {number} x @param {number} y @param {boolean} [lost] */
  function aloft(unit, x, y, lost = false) {
    const wreck = lost && [
      s("circle", { cx: 32, cy: 18, r: 15 }),
      sign("kill", { transform: "translate(22 8) scale(.83)" }),
    ];
    const shape = silhouette(board.units[unit.card]);
    return put(x - 32, y - 18, `gm-aloft ${lost ? "gm-wreck" : ""}`, box(0, 0, 64, 36, "", 6), shape, wreck);
  }

  /** A line of fire and the die; at an airplane or an HQ, which are not on the field, also what it is. @param {number[]} roll @param {Map<number, Unit>} was @param {number} n */
  function showRoll([shooter, target, place, die, , , result], was, n) {
    const by = was.get(shooter) ?? unitIn(world.seen.view, shooter);
    const beyond = place >= world.seen.view.spaces;
    const [x, y] = middle(place);
    if (by && by.place >= 0 && (by.place !== place || flier(was.get(target)))) {
      const [x0, y0] = middle(by.place);
      const high = flier(was.get(target)) && !beyond ? ALOFT : 0;
      const line = s("path", { d: `M${x0} ${y0}L${x} ${y + high}`, class: `gm-fire gm-fire-${RESULTS[result]}` });
      effects.append(line);
      animate(line, [{ strokeDasharray: "0 2000" }, { strokeDasharray: "2000 0" }], 400);
    }
    const plane = flier(was.get(target));
    const word = ["×●★"[result], plane ? short(names.card[plane.card]) : beyond && say("hq")].filter(Boolean).join(" ");
    const lift = beyond ? (y < SPACE.high ? 50 : -26) : plane ? ALOFT : signHeight(place); // of the far HQ: below the chances of its row
    const body = s("g", null, s("path", { d: "M0-19L18-5 11 17H-11L-18-5z" }), s("text", { y: 6 }, die));
    const label = s("text", { x: 17, y: 6, class: "gm-die-word" }, word);
    if (plane) effects.append(aloft(plane, x, y + lift, result > 0 && !unitIn(world.seen.view, target)));
    const rolled = put(
      x - (beyond ? 0 : 24) + n * 6,
      y + lift + n * 4,
      `gm-die gm-die-${RESULTS[result]}`,
      s("g", { transform: `scale(${SMALLER})` }, body),
      label,
    );
    rolled.dataset.stake = ""; // no moment hides it
    effects.append(rolled);
    animate(body, TUMBLE, 600, "ease");
  }

  /** Dice of a turn that ended with them: the view has those of the new turn only, the log tells what was said. @param {readonly LogLine[]} lines */
  function hear(lines) {
    lines.forEach(({ roll, names = [] }, n) => {
      const place = Number(names.findLast(([, , kind]) => kind === "space")?.[3] ?? -1);
      if (!roll || place < 0) return;
      const hit = Number(roll.shown >= roll.needed);
      showRoll([-1, -1, place, roll.shown, roll.needed, roll.needed, hit], new Map(), n);
    });
  }

  const unfollow = followWindow(() => {
    stale = true;
    if (world.begun) update(world.seen);
  });

  /** @param {import("./world.js").Seen} seen @param {View|null} [before] a view to compare with @param {boolean} [pointing] */
  function update(seen, before = null, pointing = false) {
    const wide = seen.view.spaces / ROWS;
    const turned = sideOf(seen) === 1;
    if (wide !== columns || turned !== flipped || stale) {
      stale = false;
      [columns, flipped] = [wide, turned];
      drawnGround = "";
      counters = new Map();
      before = pointing ? before : null;
      laySpaces();
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
    asked = seen.candidates.length > 0;
    follow();
  }

  return {
    frame,
    update,
    hear,
    refresh: () => world.begun && drawOverlay(),
    destroy() {
      unfollow();
      camera?.destroy();
    },
  };
}

/** How a die comes to rest. @type {Keyframe[]} */
const TUMBLE = [
  { opacity: 0, transform: "rotate(-120deg) scale(.3)" },
  { opacity: 1, transform: "rotate(20deg) scale(1.2)", offset: 0.7 },
  { opacity: 1, transform: "none" },
];
