// What the end of the decade would bring if it came now, drawn over the map.

import { s } from "/lib/dom.js";
import { glyphIn, words } from "./plates.js";
import { hit, lost } from "./spans.js";

/** @typedef {{x: number, y: number}} Spot */

/** A small sign with a number. @param {number} x @param {number} y @param {string} name @param {string} text */
export const bubble = (x, y, name, text, open = false) =>
  s(
    "g",
    { transform: `translate(${x} ${y})`, class: ["vk-bubble", open && "vk-bubble-open"] },
    s("rect", { x: -26, y: -13, width: 52, height: 26, rx: 13 }),
    glyphIn(name, -22, -9, 18),
    words(9, 7, "", text),
  );

/** From one province to another; dashed where it depends on choices. @param {Spot} a @param {Spot} b @param {import("./spans.js").Span} span */
function arrow(a, b, span) {
  const open = span[0] !== span[1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const [x0, y0, x1, y1] = [a.x + ux * 52, a.y + uy * 34, b.x - ux * 62, b.y - uy * 40];
  const [mx, my] = [(x0 + x1) / 2 - uy * 18, (y0 + y1) / 2 + ux * 18];
  const d = `M${x0},${y0}Q${mx},${my} ${x1},${y1}`;
  return [
    s("path", { d, class: ["vk-arrow", open && "vk-arrow-open"], "marker-end": "url(#vk-tip)" }),
    bubble(mx, my, "fist", hit(span), open),
  ];
}

/** @param {import("./wire.js").Forecast} forecast @param {(province: number) => Spot} spot */
export const drawForecast = ({ pressure, envy, standard_lost }, spot) => [
  ...(pressure ?? []).flatMap(([from, to, least, most]) => arrow(spot(from), spot(to), [least, most])),
  ...(envy ?? []).flatMap((span, at) =>
    span[1] ? [bubble(spot(at).x + 48, spot(at).y - 34, "fist", hit(span), span[0] !== span[1])] : [],
  ),
  ...(standard_lost ?? []).flatMap((span, at) =>
    span[1] ? [bubble(spot(at).x - 40, spot(at).y + 34, "tv", lost(span), span[0] !== span[1])] : [],
  ),
];
