// Beginning a game: against bots, in two clicks or by choice; guided; and whatever the form of a new table asks for.
import { post } from "../lib/api.js";
import { dialog, h, refill, toast } from "../lib/dom.js";
import { count, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { go } from "../lib/router.js";
import * as store from "../lib/store.js";
import { levelField, madeFields, paceField, rolesOf, sceneCards, seatField, sideFields } from "./choosing.js";

/** @typedef {import("../lib/wire.js").GameLine} GameInfo */
/** @typedef {import("../lib/wire.js").NewTableBody & {seats: import("../lib/wire.js").NewSeat[]}} NewTable */
/** @typedef {import("../lib/wire.js").ForkBody & {from: string}} Fork `from`: the table that is played on */

/** @param {string} bot its level @returns {import("../lib/wire.js").NewSeat} */
const aBot = (bot) => ({ kind: "bot", bot });

/** @param {unknown} error */
const complain = (error) => toast(error instanceof Error ? error.message : String(error), "bad");

/** The second of the two clicks, with all there is to choose. @param {GameInfo} game */
export function quick(game) {
  const numbers = game.players.filter((many) => many > 1);
  const wanted = {
    name: store.settings().name || t("guest"),
    many: game.usual_players,
    seat: 0,
    level: game.usual_bot,
    pace: /** @type {import("./choosing.js").Pace} */ ("usual"),
    options: /** @type {Record<string, unknown>} */ ({}),
  };
  const change = (/** @type {Partial<typeof wanted>} */ part) => {
    Object.assign(wanted, part);
    if (wanted.seat >= wanted.many) wanted.seat = 0;
    draw();
  };
  const option = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    change({ options: { ...wanted.options, [name]: value } });
  const form = h("form", {
    class: "form",
    onsubmit: async (/** @type {Event} */ event) => {
      event.preventDefault();
      const person = wanted.name.trim() || t("guest");
      store.set({ name: person });
      const seats = Array.from({ length: wanted.many }, (_, seat) =>
        seat === wanted.seat
          ? /** @type {import("../lib/wire.js").NewSeat} */ ({ kind: "person", name: person })
          : aBot(wanted.level),
      );
      const button = /** @type {HTMLButtonElement|null} */ (form.querySelector("[type=submit]"));
      if (button) button.disabled = true;
      try {
        const id = await createTable(
          game.name,
          {
            game: game.name,
            seats,
            title: "",
            options: wanted.options,
            settings: { private: true, hints: true, pace: wanted.pace },
          },
          { mine: [wanted.seat] },
        );
        box.close();
        go(`/table/${id}`);
      } catch (error) {
        if (button) button.disabled = false;
        complain(error);
      }
    },
  });
  const draw = () =>
    refill(
      form,
      sceneCards(game, wanted.options, (value) => option(game.scene, value)),
      h(
        "div",
        { class: "grid2" },
        h(
          "label",
          { class: "field" },
          h("span", null, t("name")),
          h("input", {
            value: wanted.name,
            maxlength: 40,
            autocomplete: "nickname",
            data: { key: "quick-name" },
            oninput: (/** @type {Event} */ event) => {
              wanted.name = /** @type {HTMLInputElement} */ (event.target).value;
            },
          }),
        ),
        numbers.length > 1 &&
          h(
            "label",
            { class: "field" },
            h("span", null, t("opponents")),
            h(
              "select",
              {
                value: String(wanted.many),
                data: { key: "many" },
                onchange: (/** @type {Event} */ event) =>
                  change({ many: Number(/** @type {HTMLSelectElement} */ (event.target).value) }),
              },
              numbers.map((many) => h("option", { value: many }, count("bots", many - 1))),
            ),
          ),
        sideFields(game, wanted.options, option),
        madeFields(game, wanted.seat, wanted.options, option),
        levelField(game, wanted.level, (level) => change({ level })),
        paceField(wanted.pace, (pace) => change({ pace })),
      ),
      seatField(rolesOf(game, wanted.options, wanted.many), wanted.seat, (seat) => change({ seat })),
      h("button", { class: "primary big", type: "submit", data: { key: "begin" } }, icon("play"), t("start")),
    );
  draw();
  const box = dialog(game.title, form);
  if (game.scenes.length > 1) box.classList.add("wide");
  /** @type {HTMLElement|null} */ (form.querySelector(".scene :checked, [type=submit]"))?.focus();
}

/** A table against few steady bots, with the tips on: one click. @param {GameInfo} game */
export async function guided(game) {
  const bots = Math.max(Math.min(...game.players), Math.min(3, game.usual_players)) - 1;
  /** @type {import("../lib/wire.js").NewSeat[]} */
  const seats = [
    { kind: "person", name: store.settings().name || t("guest") },
    ...Array.from({ length: bots }, () => aBot(game.usual_bot)),
  ];
  try {
    const id = await createTable(
      game.name,
      { game: game.name, seats, title: t("guide.start"), options: {}, settings: { private: true, hints: true } },
      { mine: [0] },
    );
    store.keep(id, { guide: [] });
    go(`/table/${id}`);
  } catch (error) {
    complain(error);
  }
}

/**
 * Create a table, keep its tokens, and start it if nobody else is awaited.
 * @param {string} game @param {NewTable|Fork} wanted @param {{mine: number[]}} who `mine`: the seats at this screen; links to the others are kept to be sent
 */
export async function createTable(game, wanted, { mine }) {
  const awaited = wanted.seats.some(
    (seat, at) => seat.kind === "open" || (seat.kind === "person" && !mine.includes(at)),
  );
  const made = await postTable(wanted, { start: !awaited });
  const tokens = made.seats;
  store.keep(made.table, {
    game,
    title: wanted.title,
    host: made.host,
    done: false,
    tokens: tokens.filter((one) => mine.includes(one.seat)),
    invites: tokens.filter((one) => !mine.includes(one.seat)),
  });
  return made.table;
}

/** @param {NewTable|Fork} wanted @param {{start: boolean}} how */
function postTable(wanted, how) {
  if (!("from" in wanted)) return post("/api/tables", { ...wanted, ...how });
  const { from, ...body } = wanted;
  return post(`/api/tables/${from}/fork`, { ...body, ...how });
}
