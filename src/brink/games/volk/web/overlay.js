// What the end of the decade would bring if it came now, drawn over the map.

import { svg } from "./dom.js";
import { glyphIn } from "./plates.js";

/**
 * @param {SVGElement} layer
 * @param {any} forecast
 * @param {(province: number) => {x: number, y: number} | null | undefined} spot
 */
export function drawForecast(layer, forecast, spot) {
  const arrow = (from, to, count, open) => {
    const [a, b] = [spot(from), spot(to)];
    if (!a || !b) return;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / long, dy / long];
    const [x0, y0, x1, y1] = [a.x + ux * 52, a.y + uy * 34, b.x - ux * 62, b.y - uy * 40];
    const [mx, my] = [(x0 + x1) / 2 - uy * 18, (y0 + y1) / 2 + ux * 18];
    layer.append(svg("path", { d: `M${x0},${y0}Q${mx},${my} ${x1},${y1}`, class: `vk-arrow ${open ? "vk-arrow-open" : ""}`, "marker-end": "url(#vk-tip)" }));
    bubble(layer, mx, my, "fist", `${open ? "≤" : "+"}${count}`, open);
  };
  for (const [from, to, count] of forecast.pressure) arrow(from, to, count, false);
  for (const [from, targets, most] of forecast.choices) for (const to of targets) arrow(from, to, most, true);
  forecast.envy.forEach((count, at) => {
    const place = spot(at);
    if (count && place) bubble(layer, place.x + 48, place.y - 34, "fist", `+${count}`);
  });
  forecast.standard_lost.forEach((count, at) => {
    const place = spot(at);
    if (count && place) bubble(layer, place.x - 40, place.y + 34, "tv", `−${count}`);
  });
}

/** A small sign with a number. */
export function bubble(layer, x, y, name, text, open = false) {
  layer.append(svg("g", { transform: `translate(${x} ${y})`, class: `vk-bubble ${open ? "vk-bubble-open" : ""}` }, svg("rect", { x: -26, y: -13, width: 52, height: 26, rx: 13 }), glyphIn(name, -22, -9, 18), svg("text", { x: 9, y: 7 }, text)));
}
