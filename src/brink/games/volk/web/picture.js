// Before there is a board: divided Germany, small, for the front page, in 2+2 with the border as a front between two
// powers; and the marks of the seats.
import { dress } from "/kit/drawing.js";
import { s } from "/lib/dom.js";
import { markOf } from "./marks.js";

const EAST = ["MV", "BB", "EB", "SA", "SN", "TH"];
const INKS = { volk: ["#d9b04f", "#b5604f", "#8d99a3"], twoplustwo: ["#5f8fb5", "#b5504a", "#6d747b"] };

/** @param {string} game */
export async function picture(game) {
  const map = await (await fetch(new URL("map.json", import.meta.url))).json();
  const [west, east, abroad] = game === "twoplustwo" ? INKS.twoplustwo : INKS.volk;
  const areas = /** @type {[string, string][]} */ (Object.entries(map.provinces));
  const sites = /** @type {{x: number, y: number}[]} */ (Object.values(map.sites));
  return s(
    "svg",
    { viewBox: "-320 250 1640 640", preserveAspectRatio: "xMidYMid slice" },
    s("rect", { x: -1000, y: -1000, width: 4000, height: 4000, fill: "#c3cdd2" }),
    s("path", { d: map.around + map.poland + map.czechoslovakia, fill: abroad }),
    areas.map(([id, d]) =>
      s("path", { d, fill: EAST.includes(id) ? east : west, stroke: "#f4eee0", "stroke-width": 2 }),
    ),
    s("path", { d: map.border, fill: "none", stroke: "#23272d", "stroke-width": game === "twoplustwo" ? 16 : 9 }),
    sites.map(({ x, y }) => s("circle", { cx: x, cy: y, r: 8, fill: "#fbf7ec", stroke: "#23272d", "stroke-width": 3 })),
  );
}

/** The sign of what each seat plays; it follows from how many there are. */
export async function seatMarks() {
  await dress(import.meta.url, ["marks.css"]);
  return markOf;
}
