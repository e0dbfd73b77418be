// The front page: what this is, a card for each game, the games one is in, and the lobby.

import { ApiError, get, once, post } from "../lib/api.js";
import { h, refill, s, toast } from "../lib/dom.js";
import { ago, count, list, noticeText, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { go, route } from "../lib/router.js";
import * as store from "../lib/store.js";
import { guided, quick } from "../parts/beginning.js";
import { picture, sceneOf } from "../parts/choosing.js";
import { pastGames } from "../parts/past.js";
import { Reloading } from "../parts/reloading.js";
import { analysisMark } from "../parts/seats.js";

/** @typedef {import("../lib/wire.js").GameLine} GameInfo */
/** @typedef {import("../lib/wire.js").TableFacts} TableFacts */

const EVERY = 10000;
const STATUSES = ["open", "running", "finished"];
const FIRST = 24; // tables of a kind in the lobby before one asks for more
const GLIMPSE = 4; // and on the front page

class Home extends Reloading {
  connectedCallback() {
    this.lobby = route().page === "lobby";
    this.classList.add("page");
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {TableFacts[]|null} */
    this.tables = null;
    /** @type {Map<string, TableFacts>} the tables at which this browser has a seat */
    this.own = new Map();
    /** @type {Set<string>} kinds of which all are shown */
    this.whole = new Set();
    this.wanted = { text: "", status: "", game: "" };
    this.begin(EVERY);
  }

  languageChanged() {
    super.languageChanged();
    this.load();
  }

  async load() {
    try {
      const [games, notice, ...tables] = await Promise.all([
        once("/api/games"),
        get("/api/notice"),
        ...STATUSES.map((status) => get("/api/tables", { status })),
      ]);
      this.games = games;
      this.notice = noticeText(notice);
      this.tables = tables.flat();
      await this.loadOwn();
      this.failed = "";
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
    if (this.isConnected) this.drawLoaded?.();
  }

  /** Tables of one's own are often private, so they are asked for one by one. */
  async loadOwn() {
    await Promise.all(
      kept().map(async ([id]) => {
        try {
          this.own?.set(id, await get(`/api/tables/${id}`));
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
          store.forget(id);
        }
      }),
    );
  }

  draw() {
    const trouble = this.failed && h("p", { class: "reason", role: "status" }, icon("off"), this.failed);
    const told = this.notice && h("p", { class: "announcement", role: "status" }, this.notice);
    const lobby = h(
      "section",
      { "aria-labelledby": "lobby-title" },
      h(this.lobby ? "h1" : "h2", { id: "lobby-title" }, t("lobby")),
      this.lobby ? this.sieve() : null,
      this.lists(),
    );
    if (this.lobby)
      return refill(this, h("div", { class: "wrap" }, told, trouble, this.mine(), lobby, this.importer()));
    refill(
      this,
      h(
        "section",
        { class: "hero" },
        threads(),
        h("div", { class: "hero-text" }, h("h1", null, "Brinkmanship"), h("p", null, t("tagline"))),
      ),
      h(
        "div",
        { class: "wrap" },
        told,
        trouble,
        this.mine(),
        h(
          "section",
          { "aria-labelledby": "games-title" },
          h("h2", { id: "games-title" }, t("games")),
          h("ul", { class: "game-cards" }, this.games?.map((game) => this.card(game)) ?? []),
        ),
        lobby,
      ),
    );
  }

  /** @param {GameInfo} game */
  card(game) {
    const players =
      game.players.length > 1 ? `${Math.min(...game.players)}–${Math.max(...game.players)}` : String(game.players[0]);
    return h(
      "li",
      { class: "game-card" },
      h("div", { class: ["band", `band-${game.name}`], "aria-hidden": "true" }, picture(game)),
      h(
        "div",
        { class: "game-body" },
        h("h3", null, game.title),
        game.about && h("p", null, game.about),
        h(
          "p",
          { class: "facts" },
          h("span", null, icon("person"), t(game.bots.length ? "players.solo" : "players", { players })),
          h("span", null, icon("globe"), game.languages.join(" ").toUpperCase()),
        ),
        h(
          "div",
          { class: "row" },
          h(
            "button",
            { class: "primary", type: "button", data: { key: `bots ${game.name}` }, onclick: () => quick(game) },
            icon("play"),
            t("play.bots"),
          ),
          h(
            "a",
            { class: "button", href: `#/new/${game.name}`, data: { key: `new ${game.name}` } },
            icon("plus"),
            t("play.friends"),
          ),
          game.guide &&
            h(
              "button",
              {
                class: "guide-start",
                type: "button",
                data: { key: `guide ${game.name}` },
                onclick: () => guided(game),
              },
              icon("help"),
              t("guide.start"),
            ),
          game.workshops?.map((one) =>
            h(
              "a",
              {
                class: "button",
                href: `#/games/${game.name}/${one.name}`,
                data: { key: `workshop ${game.name} ${one.name}` },
              },
              icon("cards"),
              one.title,
            ),
          ) ?? [],
          h(
            "a",
            { class: "button quiet", href: `#/workshop/${game.name}`, data: { key: `design ${game.name}` } },
            icon("pen"),
            t("design.workshop"),
          ),
        ),
      ),
    );
  }

  /** A game that ended while one was away stays here until one has seen the end; then it is in the history. */
  mine() {
    const all = kept().map(([id, one]) => ({ id, one, facts: this.own?.get(id) }));
    if (!all.length && !store.history().length) return null;
    const yours = (/** @type {typeof all[number]} */ { one, facts }) =>
      facts?.status === "running" && one.tokens.some((seat) => seat.seat === facts.deciding);
    const sorted = [...all.filter(yours), ...all.filter((one) => !yours(one))];
    return h(
      "section",
      { class: "mine", "aria-labelledby": "mine-title" },
      h("h2", { id: "mine-title" }, t("continue")),
      h(
        "ul",
        { class: "tickets" },
        sorted.map((known) => {
          const { id, one, facts } = known;
          const title = one.title || this.titleOf(one.game);
          const state = yours(known) ? t("turn.yours") : facts ? stateOf(facts) : "";
          const scene = facts ? this.sceneOf(facts) : "";
          return h(
            "li",
            { class: yours(known) ? "yours" : "" },
            h(
              "a",
              { class: "ticket", href: `#/table/${id}`, data: { key: `mine ${id}` } },
              h("b", null, title),
              h("span", null, ago(facts?.updated ?? one.at)),
              h("span", { class: "ticket-state" }, [scene, state].filter(Boolean).join(" · ")),
            ),
            h(
              "button",
              {
                class: "quiet icon-only",
                type: "button",
                "aria-label": t("forget", { title }),
                title: t("forget", { title }),
                data: { key: `forget ${id}` },
                onclick: () => {
                  if (!confirm(t("forget.sure", { title }))) return;
                  store.forget(id);
                  this.draw();
                },
              },
              icon("cross"),
            ),
          );
        }),
      ),
      pastGames(
        (game) => this.titleOf(game),
        (past) => this.sceneOf(past),
        () => this.draw(),
      ),
    );
  }

  /** @param {string} game */
  titleOf(game) {
    return this.games?.find((one) => one.name === game)?.title ?? game;
  }

  /** Which of a title's scenarios it is, where it has several. @param {{game: string, options?: Record<string, unknown>}} table */
  sceneOf({ game, options }) {
    const found = this.games?.find((one) => one.name === game);
    return found && options && found.scenes.length > 1 ? (sceneOf(found, options)?.title ?? "") : "";
  }

  /** What the lobby is narrowed down by. */
  sieve() {
    const wanted = /** @type {{text: string, status: string, game: string}} */ (this.wanted);
    const put = (/** @type {Partial<typeof wanted>} */ change) => {
      Object.assign(wanted, change);
      this.draw();
    };
    const games = this.games ?? [];
    return h(
      "search",
      { class: "sieve" },
      h("input", {
        type: "search",
        value: wanted.text,
        maxlength: 80,
        placeholder: t("lobby.find"),
        "aria-label": t("lobby.find"),
        data: { key: "find" },
        oninput: (/** @type {Event} */ event) => {
          const { value } = /** @type {HTMLInputElement} */ (event.target);
          if (value !== wanted.text) put({ text: value });
        },
      }),
      h(
        "fieldset",
        { class: "segments" },
        h("legend", { class: "offscreen" }, t("lobby.status")),
        ["", ...STATUSES].map((status) =>
          h(
            "label",
            null,
            h("input", {
              type: "radio",
              name: "status",
              value: status,
              checked: wanted.status === status,
              data: { key: `status ${status}` },
              onchange: () => put({ status }),
            }),
            h("span", null, status ? t(`status.${status}`) : t("lobby.all")),
          ),
        ),
      ),
      games.length > 1 &&
        h(
          "select",
          {
            "aria-label": t("games"),
            value: wanted.game,
            data: { key: "game" },
            onchange: (/** @type {Event} */ event) =>
              put({ game: /** @type {HTMLSelectElement} */ (event.target).value }),
          },
          h("option", { value: "" }, t("games.all")),
          games.map((game) => h("option", { value: game.name }, game.title)),
        ),
    );
  }

  lists() {
    if (this.tables === null) return this.failed ? null : h("p", { class: "empty" }, t("loading"));
    const wanted = /** @type {{text: string, status: string, game: string}} */ (this.wanted);
    const found = (this.tables ?? []).filter(
      (table) =>
        (!wanted.game || table.game === wanted.game) &&
        names(table, this.titleOf(table.game)).includes(plain(wanted.text.trim())),
    );
    const shown = this.lobby
      ? STATUSES.filter((status) => !wanted.status || status === wanted.status)
      : STATUSES.slice(0, 2);
    if (this.lobby && wanted.text.trim() && !found.some((table) => shown.includes(table.status)))
      return h("p", { class: "empty", role: "status" }, t("none.match"));
    return [
      ...shown.map((status) =>
        this.tableList(
          status,
          found.filter((table) => table.status === status),
        ),
      ),
      this.lobby
        ? null
        : h(
            "p",
            null,
            h("a", { class: "button", href: "#/lobby", data: { key: "all" } }, t("lobby.whole"), icon("next")),
          ),
    ];
  }

  /** @param {string} status @param {TableFacts[]} found */
  tableList(status, found) {
    const most = this.whole?.has(status) ? found.length : this.lobby ? FIRST : GLIMPSE;
    const rest = found.length - most;
    return h(
      "div",
      { class: "lobby-list" },
      h(this.lobby ? "h2" : "h3", null, t(`status.${status}`), " ", h("span", { class: "num" }, String(found.length))),
      found.length === 0
        ? h("p", { class: "empty" }, t(`none.${status}`))
        : h(
            "ul",
            { class: "tickets" },
            found.slice(0, most).map((table) => this.ticket(table, status)),
          ),
      this.lobby &&
        rest > 0 &&
        h(
          "p",
          null,
          h(
            "button",
            {
              type: "button",
              data: { key: `more ${status}` },
              onclick: () => {
                this.whole?.add(status);
                this.draw();
              },
            },
            t("lobby.more", { count: rest }),
          ),
        ),
    );
  }

  /** @param {TableFacts} table @param {string} status */
  ticket(table, status) {
    const id = table.table;
    const who = table.seats.map((seat) => seat.name).filter(Boolean);
    const game = this.titleOf(table.game);
    const scene = this.sceneOf(table);
    return h(
      "li",
      null,
      h(
        "a",
        { class: "ticket", href: `#/${status === "finished" ? "replay" : "table"}/${id}`, data: { key: `t ${id}` } },
        h("b", null, table.title || game),
        h("span", { class: "ticket-who" }, list(who)),
        h(
          "span",
          { class: "ticket-facts" },
          table.analysis && [analysisMark(), " · "],
          scene && [scene, " · "],
          stateOf(table),
          " · ",
          ago(table.updated),
        ),
        h(
          "span",
          { class: "ticket-go" },
          t(status === "finished" ? "replay" : this.own?.has(id) ? "play" : freeAt(table) ? "join" : "watch"),
          icon("next"),
        ),
      ),
    );
  }

  importer() {
    const file = h("input", {
      type: "file",
      accept: ".json,application/json",
      class: "offscreen",
      "aria-label": t("import"),
      data: { key: "import" },
      onchange: async () => {
        try {
          const { table } = await post("/api/records", await readRecord(file.files?.[0]));
          go(`/replay/${table}`);
        } catch (error) {
          const form = error instanceof ApiError && error.status === 400; // the server says where it stumbled, in a programmer's words
          toast(form ? t("import.bad") : error instanceof Error ? error.message : String(error), "bad");
        }
        file.value = "";
      },
    });
    return h("p", { class: "row" }, h("label", { class: "button" }, icon("up"), t("import"), file));
  }
}

const SHOWN = 12;

/** The games one is in, the newest first. */
const kept = () =>
  Object.entries(store.tables())
    .filter(([, one]) => one.tokens.length && !one.done)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, SHOWN);

/** @param {TableFacts} table */
const freeAt = ({ status, seats }) => (status === "open" ? seats.filter((seat) => seat.kind === "open").length : 0);

/** Whose turn it is, what is missing, or how it ended. @param {TableFacts} table */
function stateOf(table) {
  const free = freeAt(table);
  if (table.status === "open") return free ? count("seats.free", free) : t("seats.full");
  if (table.status === "running") return t("lobby.turn", { name: table.seats[table.deciding ?? 0]?.name ?? "" });
  return table.outcome?.text ?? count("moves", table.moves);
}

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** All that a table may be found by. @param {TableFacts} table @param {string} game */
const names = (table, game) => plain([table.title, game, ...table.seats.map((seat) => seat.name)].join("\n"));

/** @param {File|undefined} file @returns {Promise<import("../lib/wire.js").GameRecord>} what looks like one; the server looks closer */
async function readRecord(file) {
  try {
    const record = JSON.parse((await file?.text()) ?? "");
    if (record?.game && Array.isArray(record.moves)) return record;
  } catch {
    // said below
  }
  throw new Error(t("import.bad"));
}

function threads() {
  const dots = scatter("brinkmanship", 9).map(([x, y]) => [820 + x * 3.7, -50 + y * 5.6]);
  const around = (/** @type {number} */ at) => `M${dots[at].join(" ")}L${dots[(at + 3) % dots.length].join(" ")}`;
  return s(
    "svg",
    { class: "hero-art", viewBox: "0 0 1200 240", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("path", {
      class: "grid",
      d:
        [30, 80, 130, 180, 230].map((y) => `M0 ${y}Q600 ${y - 50} 1200 ${y}`).join("") +
        Array.from({ length: 15 }, (_, n) => `M${n * 86} 0Q${n * 86 + (600 - n * 86) / 8} 120 ${n * 86} 240`).join(""),
    }),
    s("path", { class: "thread", d: dots.map((_, at) => around(at)).join("") }),
    dots.map(([x, y], at) => s("circle", { class: ["pin", at === 4 && "last"], cx: x, cy: y, r: at === 4 ? 9 : 6 })),
  );
}

/** @param {string} word @param {number} many @returns {number[][]} */
function scatter(word, many) {
  let seed = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: many }, (_, at) => [
    Math.round(6 + (88 * (at + next() * 0.8)) / many),
    Math.round(16 + 28 * next()),
  ]);
}

customElements.define("brink-home", Home);
