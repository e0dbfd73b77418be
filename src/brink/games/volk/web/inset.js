// The two Berlins on a map of their own: three sectors with their suppliers, the Wall, the capital of the GDR.

import { svg } from "./dom.js";
import { glyphIn, plate } from "./plates.js";

const SIZE = { width: 262, height: 226 };
const WALL = 150;
const BAND = 42;

/** @param {any} world @param {{x: number, y: number, item: (group: SVGElement, what: any) => SVGElement}} how */
export function createInset(world, { x, y, item }) {
  const { board, names, say } = world;
  const west = board.westBerlin;
  const east = board.provinces.findIndex((one) => one.id === "EB");
  const spots = { [west]: [WALL / 2, 196], [east]: [WALL + (SIZE.width - WALL) / 2, 128] };
  const bands = board.sectors.map((sector, at) => {
    const top = 26 + at * (BAND + 3);
    const count = svg("g", {});
    const group = svg("g", {}, svg("rect", { x: 7, y: top, width: WALL - 15, height: BAND, rx: 4, class: "vk-sector-area" }), svg("rect", { x: 5, y: top - 2, width: WALL - 11, height: BAND + 4, rx: 6, class: "vk-ring" }),
      svg("text", { x: 14, y: top + 17, class: "vk-sector-name", "font-size": Math.min(16, (2.35 * (WALL - 26)) / names.sector[at].length) }, names.sector[at]),
      svg("circle", { cx: 20, cy: top + 30, r: 8, class: "vk-supply" }), svg("text", { x: 20, y: top + 34.5, class: "vk-supply-letter" }, ["F", "B", "U"][at]),
      svg("text", { x: 33, y: top + 35, class: "vk-sector-from" }, `← ${board.provinces[sector.supplier].id}`), count);
    item(group, { kind: "sector", at, x: x + WALL / 2, y: y + top + BAND / 2 });
    return { group, count, top };
  });
  const plates = [west, east].map((at) => {
    const [px, py] = spots[at];
    const group = svg("g", { transform: `translate(${px} ${py})` });
    item(group, { kind: "province", at, x: x + px, y: y + py });
    return { at, group };
  });
  const wall = svg("g", { class: "vk-wall" });
  const state = svg("text", { x: WALL + (SIZE.width - WALL) / 2, y: 196, class: "vk-wall-word" });
  const group = svg("g", { class: "vk-inset", transform: `translate(${x} ${y})` },
    svg("rect", { ...SIZE, rx: 8, class: "vk-inset-page" }),
    svg("path", { d: `M0 8q0-8 8-8h${WALL - 8}v${SIZE.height}H8q-8 0-8-8z`, class: "vk-inset-west" }),
    svg("path", { d: `M${WALL} 0h${SIZE.width - WALL - 8}q8 0 8 8v${SIZE.height - 16}q0 8-8 8H${WALL}z`, class: "vk-inset-east" }),
    svg("text", { x: 9, y: 19, class: "vk-inset-title" }, names.province[west]),
    svg("text", { x: WALL + 12, y: 19, class: "vk-inset-title" }, names.province[east]),
    svg("rect", { ...SIZE, rx: 8, class: "vk-inset-frame" }),
    wall, state, bands.map((one) => one.group), plates.map((one) => one.group));

  function drawWall(stands) {
    const bricks = [];
    for (let top = 2; top < SIZE.height - 4; top += 9) bricks.push(svg("rect", { x: WALL - 6 + (Math.round(top / 9) % 2 ? 0 : -3), y: top, width: 15, height: 7.5, rx: 1 }));
    wall.replaceChildren(...(stands ? bricks : [svg("path", { d: `M${WALL} 0V${SIZE.height}`, class: "vk-open-border" })]));
    state.replaceChildren(say(stands ? "wall-stands" : "wall-open"));
  }

  return {
    group,
    update({ view }, facts) {
      for (const { at, group: place } of plates) {
        place.replaceChildren(...plate(at, view, world, { width: at === east ? 104 : 118 }));
        place.setAttribute("aria-label", `${names.province[at]}: ${facts({ kind: "province", at }).lines.join(", ")}`);
      }
      bands.forEach(({ group: band, count, top }, at) => {
        const most = view.sectors[at];
        count.replaceChildren(...Array.from({ length: Math.max(1, Math.min(3, most)) }, (_, n) => glyphIn("tv", WALL - 34 - n * 22, top + 17, 21, most ? "vk-cell-tv" : "vk-ghost")), most > 3 ? svg("text", { x: WALL - 84, y: top + 34, class: "vk-cell" }, String(most)) : "");
        band.setAttribute("aria-label", `${names.sector[at]}: ${facts({ kind: "sector", at }).lines.join(", ")}`);
      });
      drawWall(view.wall);
      group.classList.toggle("vk-protesting-west", view.protests[west] > 0);
      group.classList.toggle("vk-protesting-east", view.protests[east] > 0);
    },
    mark(put) {
      bands.forEach(({ group: band }, at) => put(band, { kind: "sector", at }));
      plates.forEach(({ group: place, at }) => put(place, { kind: "province", at }));
    },
    point(layer, changed) {
      for (const { at } of plates) if (changed(at)) layer.append(svg("rect", { x: x + spots[at][0] - 66, y: y + spots[at][1] - 32, width: 132, height: 64, rx: 10, class: "vk-changed" }));
    },
    /** Where a province of the inset is, on the page. */
    spot: (at) => (spots[at] ? { x: x + spots[at][0], y: y + spots[at][1] } : null),
  };
}
