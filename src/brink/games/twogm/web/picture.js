// The field of a scenario, small: its ground, its terrain and where units stand at the start.

import { once } from "/lib/api.js";
import { s } from "/lib/dom.js";

const [WIDE, HIGH, COLUMNS, ROWS] = [20, 22, 8, 6];
const GROUND = /** @type {Record<string, string>} */ ({
  plain: "#b9b583",
  forest: "#5d7044",
  bushes: "#8d9a5c",
  mountain: "#9a8d74",
  lake: "#7fa3b0",
  river: "#9fb9ae",
  sea: "#7fa3b0",
});
const SPACE = { width: WIDE, height: HIGH, stroke: "#6f6b48", "stroke-width": 0.6 };
const HOUSE = { fill: "#7a6a52", stroke: "#3f3828", "stroke-width": 0.8 };
const UNIT = { width: 12, height: 10, rx: 1.5, stroke: "#efe9d2", "stroke-width": 1 };
const SIDES = ["#2f5d3a", "#4a4f58"];
const SOMEWHERE = [3, 12, 36, 45].map((space, n) => [space, n < 2 ? 0 : 1]); // where units might stand

/** @param {number} space */
const at = (space) => ({ x: (space % COLUMNS) * WIDE, y: (ROWS - 1 - Math.floor(space / COLUMNS)) * HIGH });

/** @param {string} _game @param {string} scene of the open battle: a field with woods and bushes */
export async function picture(_game, scene) {
  const board = /** @type {import("./wire.js").Board} */ (
    /** @type {unknown} */ (await once("/api/games/twogm/board"))
  );
  const found = board.scenarios.find((one) => one.id === (scene || "stalingrad"));
  const natural =
    found?.natural ?? Array.from({ length: COLUMNS * ROWS }, (_, n) => [0, 0, 1, 0, 0, 2, 0][(n * 5) % 7]);
  const units = found ? found.sides.flatMap((side, of) => side.units.map((unit) => [unit.space, of])) : SOMEWHERE;
  return s(
    "svg",
    { viewBox: `0 0 ${COLUMNS * WIDE} ${ROWS * HIGH}`, preserveAspectRatio: "xMidYMid slice" },
    natural.map((kind, space) => {
      const fill = GROUND[board.naturals[kind].id] ?? GROUND.plain;
      return s("rect", { ...at(space), ...SPACE, fill });
    }),
    (found?.terrain ?? []).map(([space]) => {
      const { x, y } = at(space);
      return s("path", { ...HOUSE, d: `M${x + 3} ${y + 18}v-8l7-5 7 5v8z` });
    }),
    units.map(([space, of]) => {
      const { x, y } = at(space);
      return s("rect", { ...UNIT, x: x + 4, y: y + 6, fill: SIDES[of] });
    }),
  );
}
