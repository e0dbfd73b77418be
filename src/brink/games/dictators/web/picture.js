// The map, small, for the front page.
import { s } from "/lib/dom.js";
import { ATLAS } from "./land.js";

const ZONES = ["#d9b877", "#c98f5f", "#b9674b"]; // from west to east
const LEFT = [520, 870]; // where a zone ends

export function picture() {
  const { countries, states, borders, places } = ATLAS;
  const zone = (/** @type {string} */ d) => LEFT.filter((x) => Number(d.slice(1).split(",")[0]) > x).length;
  return s(
    "svg",
    { viewBox: "60 90 1320 640", preserveAspectRatio: "xMidYMid slice" },
    s("rect", { x: -200, y: -200, width: 2000, height: 1400, fill: "#9fc0c4" }),
    s("path", { d: Object.values(countries).join(""), fill: "#e6dcc0" }),
    Object.values(states).map((d) => s("path", { d, fill: ZONES[zone(d)] })),
    s("path", { d: borders, fill: "none", stroke: "#f6ecd2", "stroke-width": 2 }),
    Object.values(places).map(({ x, y }) =>
      s("circle", { cx: x, cy: y, r: 9, fill: "#fbf7ec", stroke: "#5b2d1a", "stroke-width": 4 }),
    ),
  );
}
