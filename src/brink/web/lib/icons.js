// Our own icons, 24×24, each with its own silhouette.
import { h, s } from "./dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 21c0-4.5 3.6-7 8-7s8 2.5 8 7",
  bot: "M5 9h14v10H5ZM12 9V5M12 5h.01M9 13v2M15 13v2M2 13v3M22 13v3",
  open: "M12 4v16M4 12h16",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5l4 2",
  undo: "M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3",
  log: "M6 3h9l4 4v14H6ZM9 10h7M9 14h7M9 18h4",
  chat: "M4 5h16v11H11l-5 4v-4H4Z",
  book: "M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2ZM12 6v14",
  gear: "M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2 19 19M19 5l-2.8 2.8M7.800 16.200 5 19",
  globe: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c3.500 3 3.500 15 0 18M12 3c-3.500 3-3.500 15 0 18",
  cards: "M8 6h11v15H8ZM5 17 3 6l11-2.500M11 11h5M11 15h5",
  copy: "M9 8h11v13H9ZM5 16H4V3h11v2",
  play: "M7 4v16l13-8Z",
  pause: "M8 4v16M16 4v16",
  next: "M9 5l7 7-7 7",
  prev: "M15 5l-7 7 7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  eye: "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  curtain: "M3 4h18M5 4c0 8-1 12-2 16h6c2-5 2-11 2-16M19 4c0 8 1 12 2 16h-6c-2-5-2-11-2-16",
  check: "M4 13l5 5L20 6",
  cross: "M5 5l14 14M19 5 5 19",
  flag: "M6 22V3M6 4h13l-3 4.500 3 4.500H6",
  download: "M12 3v12M7 10l5 5 5-5M4 20h16",
  again: "M20 11a8 8 0 1 0-2 6M20 4v7h-7",
  plus: "M12 5v14M5 12h14",
  help: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18h.01",
  text: "M4 5h16M4 10h16M4 15h10M4 20h7",
  pass: "M4 12h13M12 6l6 6-6 6M21 5v14",
  lock: "M6 11h12v10H6ZM8 11V8a4 4 0 0 1 8 0v3",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  graph: "M4 3v18h17M7 15l4-5 4 3 5-8",
  story: "M4 6h10M4 11h7M4 16h5M14 12l7 4.500-7 4.500Z",
  trophy: "M8 4h8v6a4 4 0 0 1-8 0ZM8 5H4c0 4 1.500 5 4 5M16 5h4c0 4-1.500 5-4 5M12 14v4M8 21h8",
  pen: "M4 20l1-5L16 4l4 4L9 19ZM13 7l4 4",
  home: "M3 12 12 4l9 8M6 10v10h12V10",
  off: "M3 3l18 18M5 9a10 10 0 0 1 4-2M19 9a10 10 0 0 0-5-2.800M8 13a6 6 0 0 1 3-1.500M12 19h.01",
};

/** @param {string} name @param {string} [label] read aloud; without it the icon is decoration */
export function icon(name, label) {
  const about = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return s("svg", { class: "icon", viewBox: "0 0 24 24", ...about }, s("path", { d: PATHS[name] ?? PATHS.help }));
}

// A shape for every seat, so that colour is never the only sign.
const SHAPES = [
  "M12 3 21 20H3Z",
  "M4 4h16v16H4Z",
  "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z",
  "M12 1 23 12 12 23 1 12Z",
  "M12 2l9.500 7-3.600 11.500H6.100L2.500 9Z",
];

/** @type {(seat: number) => Element|null|undefined} */
let ownMark = () => null;

/** From now on seats have the marks of this game: the colour and the sign of the side they play. @param {(seat: number) => Element|null|undefined} [draw] without it a shape each */
export function markWith(draw = () => null) {
  ownMark = draw;
}

/** @param {number} seat */
export function seatMark(seat) {
  const own = ownMark(seat);
  if (own) return h("span", { class: "seat-mark of-side", "aria-hidden": "true" }, own);
  return s(
    "svg",
    { class: ["seat-mark", `seat-${seat % 5}`], viewBox: "0 0 24 24", "aria-hidden": "true" },
    s("path", { d: SHAPES[seat % SHAPES.length] }),
  );
}
