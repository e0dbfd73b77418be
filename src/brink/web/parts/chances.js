// Each seat's chance of winning over the moves of a game: a line in its colour, with its sign on it, the turns and decades
// as on the slider, numbers where it turned. A press or a drag leads to a move.
import { h, s, set } from "../lib/dom.js";
import { percent, t } from "../lib/i18n.js";
import { seatMark } from "../lib/icons.js";
import { markKinds } from "./course.js";

/** @typedef {import("../lib/wire.js").AnalysisText} Analysis */
/** @typedef {import("../lib/wire.js").LogText} LogLine */

const WIDTH = 420;
const HEIGHT = 210;
const INSIDE = { left: 44, right: WIDTH - 12, top: 12, bottom: HEIGHT - 24 };
const SIGN = 11; // across
const TURN = 8; // half across a number where it turned
const SIGNS = 4; // on each line
const DASHES = ["none", "7 3", "2 3"];
const TURNS = 60; // more of them would be a grey wall
const NAMED = 6; // decades or rounds that have room for their name
const LEAP = 10; // Page up and down go so many steps through a game

/** Of a hundred. @param {number} chance */
export const hundredths = (chance) => percent(Math.round(100 * chance));

/** The same for all seats, so that they come to a hundred where the chances come to one. @param {number[]} chances */
export function inHundredths(chances) {
  const whole = chances.map((chance) => Math.floor(100 * chance));
  const missing =
    Math.round(100 * chances.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const order = chances.map((chance, seat) => ({ seat, rest: 100 * chance - whole[seat] }));
  for (const { seat } of order.sort((a, b) => b.rest - a.rest).slice(0, missing)) whole[seat] += 1;
  return whole.map(percent);
}

/** The chances after a number of moves. @param {Analysis} analysis @param {number} move */
export const chancesAt = (analysis, move) => (move ? analysis.moves[move - 1].chances : analysis.start);

/**
 * How a seat is drawn: the colour and the sign of the side it plays, or its own; of two in one colour the second is dashed.
 * @typedef {{colour: string, dash: string, shapes: Element[]}} Look
 */

/** @param {number} count of seats @param {Element} place somewhere on the page @returns {Look[]} */
export function looks(count, place) {
  /** @type {Look[]} */
  const found = [];
  for (let seat = 0; seat < count; seat++) {
    const mark = seatMark(seat);
    const probe = h("span", { class: "offscreen" }, mark);
    place.append(probe);
    const shapes = [...mark.querySelectorAll("path, circle, rect")].map((shape) => {
      const copy = /** @type {SVGElement} */ (shape.cloneNode());
      copy.removeAttribute("class");
      copy.setAttribute("fill-rule", "evenodd");
      copy.setAttribute("fill", getComputedStyle(shape).fill);
      return copy;
    });
    probe.remove();
    const colour = shapes[0]?.getAttribute("fill") ?? "currentcolor";
    const dash = DASHES[found.filter((look) => look.colour === colour).length % DASHES.length];
    found.push({ colour, dash, shapes });
  }
  return found;
}

/** A seat's line and sign, beside its name. @param {Look} look */
export const swatch = (look) =>
  s(
    "svg",
    { class: "swatch", viewBox: "0 0 34 14", "aria-hidden": "true" },
    s("path", { class: "chance-line", stroke: look.colour, "stroke-dasharray": look.dash, d: "M1 7h32" }),
    sign(look, 17, 7),
  );

/** @param {Look} look @param {number} x @param {number} y @param {number} [size] */
const sign = ({ shapes }, x, y, size = SIGN) =>
  s(
    "g",
    { class: "chance-sign", transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})` },
    shapes.map((shape) => shape.cloneNode(true)),
  );

export class Graph {
  /** @param {Analysis} analysis @param {string[]} names of the seats @param {Look[]} looks @param {LogLine[]} lines @param {(move: number) => void} jump */
  constructor(analysis, names, looks, lines, jump) {
    this.looks = looks;
    this.analysis = analysis;
    this.names = names;
    this.jump = jump;
    this.moves = analysis.moves.length;
    /** @type {{x: number, y: number}[]} */
    this.turns = [];
    this.cursor = s("g", { class: "chance-cursor" });
    this.root = s(
      "svg",
      {
        class: "chances",
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "slider",
        tabindex: "0",
        "aria-label": t("study.graph"),
        "aria-valuemin": 0,
        "aria-valuemax": this.moves,
        data: { key: "graph" },
        onpointerdown: (event) => this.press(event),
        onpointermove: (event) => event.buttons === 1 && this.press(event),
        onkeydown: (event) => this.key(event),
      },
      s("rect", { class: "chance-paper", x: 0, y: 0, width: WIDTH, height: HEIGHT, rx: 4 }),
      this.scale(),
      this.marks(lines),
      names.map((_, seat) => this.line(seat)),
      this.cursor,
      analysis.turning_points.map((turn, at) => this.turn(turn, at + 1)),
    );
    this.now = 0;
    this.at(0);
  }

  /** @param {number} move */
  x(move) {
    return INSIDE.left + ((INSIDE.right - INSIDE.left) * move) / Math.max(1, this.moves);
  }

  /** @param {number} chance */
  y(chance) {
    return INSIDE.bottom - (INSIDE.bottom - INSIDE.top) * chance;
  }

  scale() {
    return [0, 0.25, 0.5, 0.75, 1].map((chance) => [
      s("path", { class: "chance-grid", d: `M${INSIDE.left} ${this.y(chance)}H${INSIDE.right}` }),
      s(
        "text",
        { class: "chance-text", x: INSIDE.left - 5, y: this.y(chance) + 4, "text-anchor": "end" },
        hundredths(chance),
      ),
    ]);
  }

  /** Where turns, rounds and decades begin. @param {LogLine[]} lines */
  marks(lines) {
    const kinds = markKinds(lines);
    const [greatest] = kinds;
    return kinds.toReversed().flatMap((kind) => {
      const found = lines.filter((line) => line.mark === kind);
      if (kind !== greatest && found.length > TURNS) return [];
      return found.map((line, at) => {
        const name = found.length > NAMED ? at + 1 : `${t(`mark.${kind}`)} ${at + 1}`;
        const few = found.length <= TURNS / 3 || (at + 1) % 5 === 0;
        return [
          s("path", {
            class: ["chance-mark", kind === greatest && "great"],
            d: `M${this.x(line.move)} ${INSIDE.top}V${INSIDE.bottom + (kind === greatest ? 5 : 0)}`,
          }),
          kind === greatest &&
            few &&
            s("text", { class: "chance-text", x: this.x(line.move) + 3, y: HEIGHT - 7 }, name),
        ];
      });
    });
  }

  /** @param {number} seat */
  line(seat) {
    const { analysis, moves } = this;
    const points = Array.from({ length: moves + 1 }, (_, move) => {
      const chance = chancesAt(analysis, move)[seat];
      return `${this.x(move).toFixed(1)} ${this.y(chance).toFixed(1)}`;
    });
    const apart = moves / (SIGNS * this.names.length);
    const signed = Array.from({ length: SIGNS }, (_, n) => Math.round((n * this.names.length + seat + 0.5) * apart));
    const [look, d] = [this.looks[seat], `M${points.join("L")}`];
    return s(
      "g",
      null,
      s("path", { class: "chance-halo", d }),
      s("path", { class: "chance-line", stroke: look.colour, "stroke-dasharray": look.dash, d }),
      signed
        .filter((move) => move <= moves)
        .map((move) => sign(look, this.x(move), this.y(chancesAt(analysis, move)[seat]))),
    );
  }

  /** A number where it turned, on the line of who moved. @param {import("../lib/wire.js").TurnText} turn @param {number} number */
  turn(turn, number) {
    const { seat } = this.analysis.moves[turn.move - 1];
    const x = this.x(turn.move);
    let y = this.y(chancesAt(this.analysis, turn.last)[seat]);
    const way = y > HEIGHT / 2 ? -1 : 1;
    while (this.turns.some((one) => Math.hypot(one.x - x, one.y - y) < 2 * TURN)) y += way * TURN; // beside the others
    this.turns.push({ x, y });
    return s(
      "g",
      { class: ["chance-turn", turn.by], data: { turn: String(number) } },
      s("circle", { cx: x, cy: y, r: TURN }),
      s("text", { x, y: y + 4, "text-anchor": "middle" }, number),
    );
  }

  /** The position that is looked at. @param {number} move */
  at(move) {
    this.now = move;
    const chances = chancesAt(this.analysis, move);
    this.cursor.replaceChildren(
      s("path", { d: `M${this.x(move)} ${INSIDE.top - 6}V${INSIDE.bottom + 6}` }),
      ...chances.map((chance, seat) =>
        s("circle", { fill: this.looks[seat].colour, cx: this.x(move), cy: this.y(chance), r: 4.5 }),
      ),
    );
    const shares = inHundredths(chances);
    const said = this.names.map((name, seat) => `${name} ${shares[seat]}`).join(", ");
    set(this.root, {
      "aria-valuenow": move,
      "aria-valuetext": `${t("replay.move", { move, moves: this.moves })}: ${said}`,
    });
  }

  /** @param {PointerEvent} event */
  press(event) {
    const box = this.root.getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * WIDTH;
    const share = (across - INSIDE.left) / (INSIDE.right - INSIDE.left);
    const move = Math.max(0, Math.min(this.moves, Math.round(share * this.moves)));
    if (event.type === "pointerdown") this.root.setPointerCapture(event.pointerId);
    if (move !== this.now || event.type === "pointerdown") this.jump(move);
  }

  /** Arrows, Home and End are the page's. @param {KeyboardEvent} event */
  key(event) {
    const way = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (!way) return;
    event.preventDefault();
    this.jump(Math.max(0, Math.min(this.moves, this.now + way * Math.max(1, Math.round(this.moves / LEAP)))));
  }
}

const SHARED = { width: 1200, height: 700, edge: 50 };
const ROW = 38; // of names, two beside each other
const DRAWN = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
];

/** The graph as a picture of its own, with a title and the names, to be sent to others. @param {Graph} graph @param {string} title @param {string} subtitle */
export async function picture(graph, title, subtitle) {
  const ink = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => ink.getPropertyValue(name).trim();
  const { width, height, edge } = SHARED;
  const copy = /** @type {SVGSVGElement} */ (graph.root.cloneNode(true));
  const own = graph.root.querySelectorAll("*");
  for (const [at, element] of copy.querySelectorAll("*").entries()) {
    const look = getComputedStyle(own[at]);
    for (const name of DRAWN) element.setAttribute(name, look.getPropertyValue(name));
  }
  copy.querySelector(".chance-cursor")?.remove();
  const rows = Math.ceil(graph.names.length / 2);
  const top = 110 + ROW * rows;
  for (const [name, value] of Object.entries({ x: edge, y: top, width: width - 2 * edge, height: height - top - 20 }))
    copy.setAttribute(name, String(value));
  const text = { fill: colour("--ink"), "font-family": ink.getPropertyValue("--body") };
  const legend = graph.names.map((name, seat) => {
    const [x, y, look] = [edge + ((seat % 2) * width) / 2, 122 + ROW * Math.floor(seat / 2), graph.looks[seat]];
    const line = { stroke: look.colour, "stroke-dasharray": look.dash, "stroke-width": 5, fill: "none" };
    return [
      s("path", { d: `M${x} ${y}h44`, ...line }),
      sign(look, x + 22, y, 24),
      s("text", { ...text, x: x + 54, y: y + 8, "font-size": 24 }, name),
    ];
  });
  const drawn = s(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height },
    s("rect", { width, height, fill: colour("--paper") }),
    s("text", { ...text, x: edge, y: 58, "font-size": 38, "font-weight": 700 }, title),
    s("text", { ...text, x: edge, y: 92, "font-size": 22, fill: colour("--ink-2") }, subtitle),
    legend,
    copy,
  );
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  await image.decode();
  const canvas = h("canvas", { width, height });
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/png");
}
