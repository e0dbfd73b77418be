// What was played in this browser: how often, as what, with what success, and each game again.
import { h } from "../lib/dom.js";
import { ago, list, t } from "../lib/i18n.js";
import * as store from "../lib/store.js";
import { botName } from "./seats.js";

/** @typedef {import("../lib/types.js").PastGame} PastGame */

const SHOWN = 30; // before one asks for more
let unfolded = false; // also when the page is drawn anew
let whole = false;

/** @param {PastGame[]} games @returns {[string, PastGame[]][]} by title and role */
function byRole(games) {
  /** @type {Map<string, PastGame[]>} */
  const found = new Map();
  for (const one of games) {
    const key = `${one.game}\n${one.role}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found];
}

/** A bot played it to its end for us: neither its victory nor its defeat is ours. @param {PastGame} game */
const byBot = ({ bot, resigned }) => !!bot && !resigned;

/** @param {PastGame} game @returns {string} that we did not play it to its end, and who did */
const left = ({ bot, resigned }) => (resigned ? t("past.resigned") : bot ? t("past.bot", { bot: botName(bot) }) : "");

/** @param {(game: string) => string} titleOf @param {(game: PastGame) => string} sceneOf @param {() => void} redraw */
export function pastGames(titleOf, sceneOf, redraw) {
  const games = store.history();
  if (!games.length) return null;
  const own = games.filter((one) => !byBot(one));
  const [count, won, bots] = [own.length, own.filter((one) => one.won).length, games.length - own.length];
  const against = (/** @type {string} */ who) => (who.startsWith("bot:") ? botName(who.slice(4)) : who);
  return h(
    "details",
    { class: "past", open: unfolded },
    h(
      "summary",
      {
        data: { key: "past" },
        // Not `ontoggle`, which comes later: meanwhile the page may have been drawn anew.
        onclick: (/** @type {Event} */ { currentTarget }) => {
          const box = /** @type {HTMLElement} */ (currentTarget).parentElement;
          unfolded = !(/** @type {HTMLDetailsElement} */ (box).open);
        },
      },
      t(bots ? "past.bots" : "past", { count, won, bots }),
    ),
    h(
      "ul",
      { class: "figures" },
      byRole(own).map(([, some]) =>
        h(
          "li",
          null,
          h("b", null, titleOf(some[0].game)),
          some[0].role && ` · ${some[0].role}`,
          h("br", null),
          t("past.won", { count: some.length, won: some.filter((one) => one.won).length }),
        ),
      ),
    ),
    h(
      "ul",
      { class: "tickets" },
      games
        .slice(0, whole ? games.length : SHOWN)
        .map((one) =>
          h(
            "li",
            { class: one.won ? "won" : "" },
            h(
              "a",
              { class: "ticket", href: `#/table/${one.table}`, data: { key: `past ${one.table}` } },
              h("b", null, one.title || titleOf(one.game)),
              h("span", null, ago(one.at)),
              h(
                "span",
                { class: "ticket-state" },
                [[sceneOf(one), one.role].filter(Boolean).join(" · "), list(one.against.map(against))]
                  .filter(Boolean)
                  .join(" – "),
              ),
              h("span", { class: "ticket-state" }, [left(one), one.text].filter(Boolean).join(" ")),
            ),
          ),
        ),
    ),
    !whole &&
      games.length > SHOWN &&
      h(
        "button",
        {
          type: "button",
          data: { key: "more past" },
          onclick: () => {
            whole = true;
            redraw();
          },
        },
        t("lobby.more", { count: games.length - SHOWN }),
      ),
  );
}
