// Draws the map of Revenge of the Dictators: see README.md. `npm install && npm run map`
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicEqualArea, geoMercator } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import clipping from "polygon-clipping";
import { parse } from "smol-toml";
import { spread, placeLabels, bend } from "./layout.mjs";

const require = createRequire(import.meta.url);
const here = (path) => new URL(path, import.meta.url);
const toml = (path) => parse(readFileSync(here(path), "utf8"));
const GAME = "../../src/brink/games/dictators/";
const map = toml(`${GAME}content/map.toml`);
const typed = toml("places.toml");

const WIDTH = 1500;
const HEIGHT = 1000;
const FIPS = {
  "01": "AL", "04": "AZ", "05": "AR", "06": "CA", "08": "CO", "09": "CT", 10: "DE", 11: "DC", 12: "FL", 13: "GA",
  15: "HI", 16: "ID", 17: "IL", 18: "IN", 19: "IA", 20: "KS", 21: "KY", 22: "LA", 23: "ME", 24: "MD", 25: "MA",
  26: "MI", 27: "MN", 28: "MS", 29: "MO", 30: "MT", 31: "NE", 32: "NV", 33: "NH", 34: "NJ", 35: "NM", 36: "NY",
  37: "NC", 38: "ND", 39: "OH", 40: "OK", 41: "OR", 42: "PA", 44: "RI", 45: "SC", 46: "SD", 47: "TN", 48: "TX",
  49: "UT", 50: "VT", 51: "VA", 53: "WA", 54: "WV", 55: "WI", 56: "WY",
};
const FOREIGN = ["Canada", "Mexico", "Cuba", "Guatemala", "Belize", "Bahamas", "Haiti", "Dominican Rep.", "Jamaica",
  "Honduras", "El Salvador"];

// -- the projection: a cone for the whole, then three gentle warps ---------------------------------------------------

const cone = geoConicEqualArea().parallels([29.5, 45.5]).rotate([96, 0]).center([0, 38]).scale(1690).translate([0, 0]);
const flat = (point) => cone(point);
const NORTH_EAST = flat([-75.4, 40.6]);
const REACH = 590; // how far the magnifying glass over the north-east reaches, in flat units
const POWER = 1.35; // the middle is drawn 1 + POWER times as large
const SOUTH = flat([-96, 25.6])[1];
const NORTH = flat([-96, 48.6])[1];

/** Canada and Mexico are drawn flatter than they are, the crowded north-east larger. */
function warp([x, y]) {
  const dx = x - NORTH_EAST[0];
  const dy = y - NORTH_EAST[1];
  const t = Math.hypot(dx, dy) / REACH;
  if (t < 1) {
    const grow = 1 + POWER * (1 - t) ** 2;
    x = NORTH_EAST[0] + dx * grow;
    y = NORTH_EAST[1] + dy * grow;
  }
  if (y > SOUTH) y = SOUTH + squeeze(y - SOUTH, 0.5);
  if (y < NORTH) y = NORTH - squeeze(NORTH - y, 0.62);
  return [x, y];
}

/** Grows at rate 1 at first and at `rate` far away. */
const squeeze = (far, rate) => rate * far + (1 - rate) * 60 * (1 - Math.exp(-far / 60));

const CORNER = [-745, -486]; // of the page, in warped units
const onPage = (point) => {
  const [x, y] = warp(flat(point));
  return [x - CORNER[0], y - CORNER[1]];
};

// Hawaii on its stamp
const STAMP = { x: 40, y: 742, width: 262, height: 206 };
const islands = geoMercator().center([-157.45, 20.55]).scale(2020).translate([STAMP.x + 138, STAMP.y + 98]);

// -- lines -----------------------------------------------------------------------------------------------------------

/** More points on long straight lines, so that they bend with the projection. */
function dense(line, step = 0.5) {
  const out = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let n = 1; n <= parts; n++) out.push([a[0] + ((b[0] - a[0]) * n) / parts, a[1] + ((b[1] - a[1]) * n) / parts]);
  }
  return out;
}

/** A topology whose arcs are plain points, densified and on the page. */
function projected(topology, project, object) {
  const { scale: [sx, sy], translate: [tx, ty] } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return dense(arc.map(([dx, dy]) => [(x += dx) * sx + tx, (y += dy) * sy + ty])).map(project);
  });
  return { type: "Topology", arcs, objects: { all: object } };
}

/** Cuts corners a little, as a pen does; long straight borders stay straight. */
function pen(line, closed) {
  if (line.length < 4) return line;
  const out = [];
  const count = line.length;
  for (let i = 0; i < count; i++) {
    const before = line[i - 1] ?? (closed ? line[count - 2] : null);
    const after = line[i + 1] ?? (closed ? line[1] : null);
    if (!before || !after) out.push(line[i]);
    else {
      out.push(toward(line[i], before), toward(line[i], after));
    }
  }
  return out;
}

function toward(from, to) {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = Math.min(0.3, 4 / (far || 1));
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A path with relative whole-tenth steps: short. */
function path(line, close = true) {
  let [x, y] = line[0].map((value) => Math.round(value * 10));
  let text = `M${x / 10},${y / 10}l`;
  const steps = [];
  const last = close ? line.length - 1 : line.length;
  for (let i = 1; i < last; i++) {
    const [nx, ny] = line[i].map((value) => Math.round(value * 10));
    if (nx === x && ny === y) continue;
    steps.push(`${(nx - x) / 10},${(ny - y) / 10}`);
    [x, y] = [nx, ny];
  }
  text += steps.join(" ").replace(/(?<!\d)0\./g, ".").replaceAll(",-", "-").replaceAll(" -", "-");
  return close ? `${text}z` : text;
}

const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => {
  const [nx, ny] = ring[(i + 1) % ring.length];
  return sum + x * ny - nx * y;
}, 0)) / 2;

const polygons = (geometry) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates);

/** Keeps what lies on the page (with a margin). */
function crop(ring, margin = 40) {
  const sides = [
    [0, -margin, 1], [0, WIDTH + margin, -1], [1, -margin, 1], [1, HEIGHT + margin, -1],
  ];
  for (const [axis, limit, sign] of sides) {
    const out = [];
    ring.forEach((point, i) => {
      const next = ring[(i + 1) % ring.length];
      const inside = (point[axis] - limit) * sign >= 0;
      const nextInside = (next[axis] - limit) * sign >= 0;
      if (inside) out.push(point);
      if (inside !== nextInside) {
        const part = (limit - point[axis]) / (next[axis] - point[axis]);
        out.push([point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part]);
      }
    });
    ring = out;
    if (!ring.length) break;
  }
  return ring;
}

function outline(geometry, smallest) {
  return polygons(geometry).flat().filter((ring) => area(ring) > smallest).map((ring) => crop(ring))
    .filter((ring) => ring.length > 3).map((ring) => path(pen([...ring, ring[0]], true))).join("");
}

/** Visvalingam for one ring. */
function thin(ring, least) {
  const points = ring.slice(0, -1);
  const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  while (points.length > 4) {
    let at = -1;
    let smallest = least;
    for (let i = 0; i < points.length; i++) {
      const size = triangle(points.at(i - 1), points[i], points[(i + 1) % points.length]);
      if (size < smallest) [smallest, at] = [size, i];
    }
    if (at < 0) break;
    points.splice(at, 1);
  }
  return [...points, points[0]];
}

// -- the United States -----------------------------------------------------------------------------------------------

const us = require("us-atlas/states-10m.json");
const wanted = us.objects.states.geometries.filter((shape) => FIPS[shape.id]);
const mainland = { type: "GeometryCollection", geometries: wanted.filter((shape) => FIPS[shape.id] !== "HI") };
const drawn = simplify(presimplify(projected(us, onPage, mainland)), 9);
const zoneOf = Object.fromEntries(map.time_zones.flatMap((zone) => zone.states.map((state) => [state, zone.id])));
const states = {};
for (const shape of drawn.objects.all.geometries) {
  const name = FIPS[shape.id];
  const geometry = feature(drawn, shape).geometry;
  states[name] = polygons(geometry).flat().filter((ring) => area(ring) > 60 || name === "DC")
    .map((ring) => path(ring)).join("");
}
const hawaii = simplify(presimplify(projected(us, islands, wanted.find((shape) => FIPS[shape.id] === "HI"))), 2);
states.HI = polygons(feature(hawaii, hawaii.objects.all).geometry).flat()
  .filter((ring) => area(ring) > 12 && ring[0][0] > STAMP.x).map((ring) => path(pen(ring, true))).join("");
const lines = (geometry) => geometry.coordinates.map((line) => path(line, false)).join("");
const borders = lines(mesh(drawn, drawn.objects.all, (a, b) => a !== b && zoneOf[FIPS[a.id]] === zoneOf[FIPS[b.id]]));
const timeZones = lines(mesh(drawn, drawn.objects.all, (a, b) => zoneOf[FIPS[a.id]] !== zoneOf[FIPS[b.id]]));
const nation = mesh(drawn, drawn.objects.all, (a, b) => a === b);
const coast = nation.coordinates.filter((line) => line.length > 5 || area(line) > 60).map((line) => path(line, false))
  .join("");

// -- the neighbours --------------------------------------------------------------------------------------------------

const world = require("world-atlas/countries-50m.json");
const lakes = Object.values(typed.lakes).map((ring) => [[...ring, ring[0]]]);
const countries = {};
for (const shape of world.objects.countries.geometries) {
  const name = shape.properties.name;
  if (!FOREIGN.includes(name)) continue;
  let parts = polygons(feature(world, shape).geometry)
    .filter((rings) => rings[0].some(([x, y]) => x > -140 && x < -50 && y > 10 && y < 62));
  if (name === "Canada") parts = clipping.difference(parts, ...lakes.map((lake) => [lake]));
  const rings = parts.flat().map((ring) => thin(dense(ring).map(onPage), 16)).filter((ring) => area(ring) > 70);
  const text = outline({ type: "MultiPolygon", coordinates: rings.map((ring) => [ring]) }, 70);
  if (text) countries[name === "Canada" || name === "Mexico" ? name : "others"] =
    (countries[name === "Canada" || name === "Mexico" ? name : "others"] ?? "") + text;
}
const provinces = Object.values(typed.provinces).map((line) => path(dense(line, 1).map(onPage), false)).join("");

// -- places, roads, flights ------------------------------------------------------------------------------------------

const ids = map.locations.map((place) => place.id);
const missing = ids.filter((id) => !typed.places[id]);
if (missing.length) throw new Error(`places.toml lacks ${missing}`);
const names = longestNames();
const start = Object.fromEntries(ids.map((id) => [id, (id === "HNL" ? islands : onPage)(typed.places[id])]));
const special = new Set(map.locations.filter((place) => place.special).map((place) => place.id));
const at = spread(start, { apart: 41, nudge: typed.nudge ?? {}, special, width: WIDTH, height: HEIGHT });
const roads = Object.fromEntries(map.roads.pairs.map((pair) => [pair, bend(pair, at, [0, 0.07, 0.14, 0.22])]));
const flights = Object.fromEntries(map.flights.map(({ between }) => [between, bend(between, at, [0.13, 0.2, 0.3], [WIDTH / 2, HEIGHT / 2])]));
const labels = placeLabels(at, names, { roads, flights, fixed: typed.labels ?? {}, width: WIDTH, height: HEIGHT });
const places = Object.fromEntries(ids.map((id) => [id, { x: round(at[id][0]), y: round(at[id][1]), label: labels[id] }]));

/** The longest name of each place in any language: labels must have room for all. */
function longestNames() {
  const found = {};
  for (const language of ["en", "de", "nl", "es"]) {
    const text = readFileSync(here(`${GAME}locale/${language}.content.ftl`), "utf8");
    for (const [, id, name] of text.matchAll(/^place-(\w+) = (.+)$/gm)) {
      if ((found[id] ?? "").length < name.length) found[id] = name;
    }
  }
  return found;
}

function round(value) {
  return Math.round(value * 10) / 10;
}

/** Where there is room for the name of a time zone, and for the large numeral of a nuclear zone. */
const zoneSigns = Object.fromEntries(Object.entries({
  PACIFIC: [-120.9, 42.7], MOUNTAIN: [-110.6, 43.4], CENTRAL: [-100.5, 30.7], EASTERN: [-80.6, 36.7],
}).map(([zone, point]) => [zone, onPage(point).map(round)]));
zoneSigns.HAWAII = [STAMP.x + 58, STAMP.y + 126];
const numerals = Object.fromEntries(Object.entries({
  1: [-113.9, 37.4], 2: [-99.9, 39.0], 3: [-76.2, 42.0], 4: [-107.5, 51.1], "4b": [-103.6, 22.9],
}).map(([zone, point]) => [zone, onPage(point).map(round)]));

const out = {
  width: WIDTH, height: HEIGHT, stamp: STAMP, states, coast, borders, timeZones, countries, provinces,
  places, roads, flights, zoneSigns, numerals,
};
writeFileSync(here(`${GAME}web/map.json`), `${JSON.stringify(out)}\n`);
const size = JSON.stringify(out).length;
process.stdout.write(`map.json: ${size} bytes, states ${JSON.stringify(states).length}\n`);
