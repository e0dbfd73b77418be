// What one plays: the scene, the side, what it plays with, and against whom. A choice of one is no choice.
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import * as store from "../lib/store.js";
import { botName } from "./seats.js";

/** @typedef {import("../lib/wire.js").GameLine} GameInfo */
/** @typedef {import("../lib/wire.js").SceneLine} Scene */
/** @typedef {import("../lib/wire.js").Option} Option */

/** @type {Map<string, Promise<SVGElement|null>>} */
const drawn = new Map();

/** A game drawn small: its board, or the field of a scene. It comes when it is ready. @param {GameInfo} game @param {string} [scene] */
export function picture(game, scene = "") {
  const place = h("div", { class: "picture", "aria-hidden": "true" });
  if (!game.picture) return place;
  const key = `${game.name} ${scene}`;
  const coming =
    drawn.get(key) ??
    import(`/games/${game.name}/picture.js`).then((module) => module.picture(game.name, scene)).catch(() => null); // a card without its picture can be played too
  drawn.set(key, coming);
  coming.then((found) => found && place.replaceChildren(found.cloneNode(true)));
  return place;
}

/** The marks of this game, before its board has come: where the seat alone says what it plays. @param {GameInfo} game @returns {Promise<((seat: number, many: number) => Element)|undefined>} */
export async function marksBefore(game) {
  const module = game.picture ? await import(`/games/${game.name}/picture.js`) : {};
  return module.seatMarks?.();
}

/** @param {GameInfo} game @param {Record<string, unknown>} options those that were changed @returns {Scene|undefined} the one that is chosen */
export function sceneOf(game, options) {
  const value = options[game.scene] ?? game.options.find((one) => one.name === game.scene)?.default;
  return game.scenes.find((one) => one.value === value);
}

/** @param {GameInfo} game @param {string} name */
const optionOf = (game, name) => game.options.find((one) => one.name === name);

/** @param {Option} option @param {unknown} value */
const labelOf = (option, value) => option.labels?.[(option.choices ?? []).indexOf(value)] ?? String(value);

/** What each seat plays, as far as it is known before the game. @param {GameInfo} game @param {Record<string, unknown>} options @param {number} many @returns {string[]} */
export function rolesOf(game, options, many) {
  const scene = sceneOf(game, options);
  const sides = scene?.sides.map((side, at) => {
    const option = optionOf(game, scene.asks[at] ?? "");
    return option ? `${side}: ${labelOf(option, options[option.name] ?? option.default)}` : side;
  });
  const roles = sides ?? game.roles;
  return roles.length ? Array.from({ length: many }, (_, seat) => roles[seat % roles.length]) : [];
}

/** Cards to choose from. @param {GameInfo} game @param {Record<string, unknown>} options @param {(value: string) => void} choose */
export function sceneCards(game, options, choose) {
  if (game.scenes.length < 2) return null;
  const chosen = sceneOf(game, options);
  return h(
    "fieldset",
    { class: "scenes" },
    h("legend", null, t("scenes")),
    h(
      "div",
      { class: "scene-cards" },
      game.scenes.map((scene) =>
        h(
          "label",
          { class: "scene" },
          h("input", {
            type: "radio",
            name: "scene",
            value: scene.value,
            checked: scene === chosen,
            data: { key: `scene ${scene.value}` },
            onchange: () => choose(scene.value),
          }),
          picture(game, scene.value),
          h("b", null, scene.title),
          h("span", { class: "scene-sides" }, scene.sides.join(" – ")),
          scene.lines.length > 1 && h("span", { class: "scene-length" }, scene.lines[0]),
        ),
      ),
    ),
    h("p", { class: "scene-special", "aria-live": "polite" }, chosen?.lines.join(" ")),
  );
}

/** A choice with its name. @param {string} name @param {string} key @param {string} value @param {(value: string) => void} choose @param {import("../lib/dom.js").Child} choices @param {import("../lib/dom.js").Child} [about] what is chosen */
const choiceField = (name, key, value, choose, choices, about) =>
  h(
    "label",
    { class: "field" },
    h("span", null, name),
    h(
      "select",
      {
        value,
        data: { key },
        onchange: (/** @type {Event} */ { target }) => choose(/** @type {HTMLSelectElement} */ (target).value),
      },
      choices,
    ),
    about,
  );

/** What each side plays, where the scene lets one choose. @param {GameInfo} game @param {Record<string, unknown>} options @param {(name: string, value: unknown) => void} choose */
export function sideFields(game, options, choose) {
  const scene = sceneOf(game, options);
  return (scene?.asks ?? []).flatMap((name, at) => {
    const option = optionOf(game, name);
    if (!option?.choices || option.choices.length < 2) return [];
    const { choices } = option;
    const chosen = (/** @type {string} */ value) =>
      choose(
        name,
        choices.find((one) => String(one) === value),
      );
    const offered = choices.map((one, n) => h("option", { value: String(one) }, option.labels?.[n] ?? String(one)));
    const value = String(options[name] ?? option.default);
    return [choiceField(scene?.sides[at] ?? option.label, `side ${name}`, value, chosen, offered)];
  });
}

/** What it is called, and what it is: not everything that was made suits every side. @param {import("../lib/types.js").Made} one */
export const nameOfMade = ({ name, note }) => [name, note].filter(Boolean).join(" · ");

/** What was made in a workshop, or is usual, for one seat. @param {GameInfo} game @param {number} seat @param {Record<string, unknown>} options @param {(name: string, value: unknown) => void} choose */
export function madeFields(game, seat, options, choose) {
  return game.workshops.map((shop) => {
    const name = shop.options[seat];
    const own = store.made(game.name, shop.name);
    return choiceField(
      t("made.mine", { what: shop.title }),
      `made ${name}`,
      String(options[name] ?? ""),
      (value) => choose(name, value),
      [
        shop.usual.map((one) => h("option", { value: one.value }, one.label)),
        own.length > 0 &&
          h(
            "optgroup",
            { label: t("workshop.saved") },
            own.map((one) => h("option", { value: one.value }, nameOfMade(one))),
          ),
      ],
    );
  });
}

/** What a bot of this level does, or gets more than a person. @param {GameInfo} game @param {string} level */
export function levelAbout(game, level) {
  const key = `bot.${level}.about`;
  const usual = t(key);
  return game.levels[level] ?? (usual === key ? "" : usual);
}

/** @param {GameInfo} game @param {string} level @param {(level: string) => void} choose */
export function levelField(game, level, choose) {
  if (game.bots.length < 2) return null;
  const levels = game.bots.map((one) => h("option", { value: one }, botName(one)));
  const about = h("span", { class: "level-about" }, `${botName(level)}: ${levelAbout(game, level)}`);
  return choiceField(t("bot.level"), "level", level, choose, levels, about);
}

const PACES = /** @type {const} */ (["quick", "usual", "slow"]);
/** @typedef {typeof PACES[number]} Pace */

/** How long bots wait before they move. @param {Pace} pace @param {(pace: Pace) => void} choose */
export const paceField = (pace, choose) =>
  choiceField(
    t("bot.pace"),
    "pace",
    pace,
    (value) => choose(/** @type {Pace} */ (value)),
    PACES.map((one) => h("option", { value: one }, t(`bot.pace.${one}`))),
  );

/** Which of the roles is mine. @param {string[]} roles by seat @param {number} seat @param {(seat: number) => void} choose */
export function seatField(roles, seat, choose) {
  if (roles.length < 2) return null;
  const twice = (/** @type {string} */ role) => roles.filter((one) => one === role).length > 1;
  return h(
    "fieldset",
    { class: "segments" },
    h("legend", null, t("role.mine")),
    roles.map((role, at) =>
      h(
        "label",
        null,
        h("input", {
          type: "radio",
          name: "role",
          value: at,
          checked: at === seat,
          data: { key: `role ${at}` },
          onchange: () => choose(at),
        }),
        h("span", null, twice(role) ? `${role} (${t("seat.number", { n: at + 1 })})` : role),
      ),
    ),
  );
}
