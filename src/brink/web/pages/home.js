// The front page: what this is, a card for each game, the games one is in, and the lobby.
import { api, once } from "../lib/api.js";
import { dialog, h, refill, s, toast } from "../lib/dom.js";
import { ago, count, language, list, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { go, route } from "../lib/router.js";
import * as store from "../lib/store.js";

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */

const EVERY = 10000;

class Home extends HTMLElement {
  connectedCallback() {
    this.lobby = route().page === "lobby";
    this.classList.add("page");
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {any[]|null} */
    this.tables = null;
    this.failed = "";
    this.draw();
    this.load();
    this.timer = setInterval(() => document.visibilityState === "visible" && this.loadTables(), EVERY);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  languageChanged() {
    this.draw();
    this.load();
  }

  async load() {
    try {
      this.games = await once("/api/games");
      this.failed = "";
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
    await this.loadTables();
  }

  async loadTables() {
    try {
      const found = await api("/api/tables");
      this.tables = Array.isArray(found) ? found : found.tables ?? [];
    } catch {
      this.tables ??= [];
    }
    if (this.isConnected) this.draw();
  }

  draw() {
    const lobby = h("section", { "aria-labelledby": "lobby-title" }, h(this.lobby ? "h1" : "h2", { id: "lobby-title" }, t("lobby")),
      this.tableList("open"), this.tableList("running"), this.tableList("finished"));
    const mine = this.mine();
    if (this.lobby) return refill(this, h("div", { class: "wrap" }, mine, lobby, this.importer()));
    refill(this,
      h("section", { class: "hero" }, threads(), h("div", { class: "hero-text" }, h("h1", null, "Brinkmanship"), h("p", null, t("tagline")))),
      h("div", { class: "wrap" },
        mine,
        h("section", { "aria-labelledby": "games-title" }, h("h2", { id: "games-title" }, t("games")),
          this.failed && h("p", { class: "reason" }, icon("off"), this.failed),
          h("ul", { class: "game-cards" }, this.games.map((game) => this.card(game)))),
        lobby));
  }

  /** @param {GameInfo} game */
  card(game) {
    const players = game.players.length > 1 ? `${Math.min(...game.players)}–${Math.max(...game.players)}` : String(game.players[0]);
    const blurb = t(`about.${game.name}`);
    return h("li", { class: "game-card" },
      h("div", { class: ["band", `band-${game.name}`], "aria-hidden": "true" }, emblem(game.name, game.title)),
      h("div", { class: "game-body" },
        h("h3", null, game.title),
        blurb !== `about.${game.name}` && h("p", null, blurb),
        h("p", { class: "facts" }, icon("person"), t("players", { players }), " · ", icon("globe"), game.languages.join(" ").toUpperCase()),
        h("div", { class: "row" },
          h("button", { class: "primary", type: "button", data: { key: `bots ${game.name}` }, onclick: () => quick(game) }, icon("play"), t("play.bots")),
          h("a", { class: "button", href: `#/new/${game.name}`, data: { key: `new ${game.name}` } }, icon("plus"), t("play.friends")))));
  }

  mine() {
    const kept = Object.entries(store.tables()).filter(([, one]) => one.tokens.length && !one.done).sort(([, a], [, b]) => b.at - a.at).slice(0, 6);
    if (!kept.length) return null;
    return h("section", { class: "mine", "aria-labelledby": "mine-title" }, h("h2", { id: "mine-title" }, t("continue")),
      h("ul", { class: "tickets" }, kept.map(([id, one]) => {
        const known = this.tables?.find((table) => table.id === id || table.table === id);
        const title = one.title || this.games.find((game) => game.name === one.game)?.title || one.game;
        const yours = known && one.tokens.some((seat) => seat.seat === known.deciding);
        return h("li", { class: yours ? "yours" : "" },
          h("a", { class: "ticket", href: `#/table/${id}`, data: { key: `mine ${id}` } }, h("b", null, title), h("span", null, yours ? t("turn.yours") : ago(one.at))),
          h("button", { class: "quiet icon-only", type: "button", "aria-label": t("forget", { title }), title: t("forget", { title }), data: { key: `forget ${id}` }, onclick: () => { store.forget(id); this.draw(); } }, icon("cross")));
      })));
  }

  /** @param {string} status */
  tableList(status) {
    const found = (this.tables ?? []).filter((table) => table.status === status).slice(0, 30);
    return h("div", { class: "lobby-list" }, h("h3", null, t(`status.${status}`), " ", h("span", { class: "num" }, String(found.length))),
      found.length === 0 ? h("p", { class: "empty" }, this.tables === null ? t("loading") : t(`none.${status}`))
        : h("ul", { class: "tickets" }, found.map((table) => this.ticket(table, status))));
  }

  /** @param {any} table @param {string} status */
  ticket(table, status) {
    const id = table.id ?? table.table;
    const game = this.games.find((one) => one.name === table.game)?.title ?? table.game;
    const names = (table.seats ?? []).map((/** @type {any} */ seat) => seat.name).filter(Boolean);
    const free = (table.seats ?? []).filter((/** @type {any} */ seat) => seat.kind === "open").length;
    const detail = status === "open" ? (free ? count("seats.free", free) : t("seats.full")) : status === "running" ? count("moves", table.moves ?? table.version) : table.outcome?.text ?? count("moves", table.moves ?? table.version);
    return h("li", null, h("a", { class: "ticket", href: `#/${status === "finished" ? "replay" : "table"}/${id}`, data: { key: `t ${id}` } },
      h("b", null, table.title || game), h("span", null, list(names)),
      h("span", { class: "ticket-facts" }, detail, " · ", ago(table.updated ?? table.created)), h("span", { class: "ticket-go" }, status === "open" ? t("join") : status === "running" ? t("watch") : t("replay"), icon("next"))));
  }

  importer() {
    const file = h("input", { type: "file", accept: ".json,application/json", class: "offscreen", "aria-label": t("import"), onchange: async () => {
      try {
        const record = JSON.parse((await file.files?.[0]?.text()) ?? "");
        const { table } = await api("/api/records", { method: "POST", body: record });
        go(`/replay/${table}`);
      } catch (error) {
        toast(error instanceof Error ? error.message : String(error), "bad");
      }
    } });
    return h("p", { class: "row" }, h("label", { class: "button" }, icon("up"), t("import"), file));
  }
}

/** The second of the two clicks. @param {GameInfo} game */
function quick(game) {
  const most = Math.max(...game.players);
  const levels = game.bots;
  const usual = levels.includes("steady") ? "steady" : levels[levels.length - 1];
  const name = h("input", { value: store.settings().name || t("guest"), maxlength: 40, autocomplete: "nickname" });
  const number = h("select", null, game.players.filter((n) => n > 1).map((n) => h("option", { value: n - 1 }, count("bots", n - 1))));
  number.value = String(Math.min(3, most - 1));
  const level = h("select", null, levels.map((one) => h("option", { value: one }, t(`bot.${one}`) === `bot.${one}` ? one : t(`bot.${one}`))));
  level.value = usual;
  const button = h("button", { class: "primary big", type: "submit" }, icon("play"), t("start"));
  const form = h("form", { class: "form", onsubmit: async (/** @type {Event} */ event) => {
    event.preventDefault();
    button.disabled = true;
    const person = name.value.trim() || t("guest");
    store.set({ name: person });
    try {
      const bots = Array.from({ length: Number(number.value) }, () => ({ kind: "bot", bot: level.value }));
      const id = await createTable(game.name, { game: game.name, seats: [{ kind: "person", name: person }, ...bots], title: "", options: {}, settings: { private: true } }, { mine: [0] });
      box.close();
      go(`/table/${id}`);
    } catch (error) {
      button.disabled = false;
      toast(error instanceof Error ? error.message : String(error), "bad");
    }
  } }, h("label", { class: "field" }, h("span", null, t("name")), name),
  h("label", { class: "field" }, h("span", null, t("opponents")), number), h("label", { class: "field" }, h("span", null, t("bot.level")), level), button);
  const box = dialog(game.title, form);
  button.focus();
}

/**
 * Create a table, keep its tokens, and start it if nobody else is awaited.
 * @param {string} game @param {any} wanted @param {{mine: number[]}} who `mine`: the seats at this screen; links to the others are kept to be sent
 */
export async function createTable(game, wanted, { mine }) {
  const awaited = wanted.seats.some((/** @type {any} */ seat, /** @type {number} */ at) => seat.kind === "open" || (seat.kind === "person" && !mine.includes(at)));
  const { path = "/api/tables", ...body } = wanted;
  const made = await api(path, { method: "POST", body: { ...body, lang: language(), start: !awaited } });
  /** @type {import("../lib/types.js").SeatToken[]} */
  const tokens = made.seats;
  store.keep(made.table, { game, title: wanted.title, host: made.host ?? "", done: false,
    tokens: tokens.filter((one) => mine.includes(one.seat)), invites: tokens.filter((one) => !mine.includes(one.seat)) });
  return made.table;
}

/** Pins, thread and a postmark over a map grid: decoration that differs from game to game. @param {string} word @param {string} title */
function emblem(word, title) {
  const dots = scatter(word, 8);
  const letters = title.split(/\s+/).filter((part) => /^\p{Lu}/u.test(part)).map((part) => part[0]).join("").slice(0, 3);
  return s("svg", { viewBox: "0 0 100 60", preserveAspectRatio: "xMidYMid slice" },
    s("path", { class: "grid", d: [10, 22, 34, 46].map((y) => `M0 ${y}Q50 ${y - 8} 100 ${y}`).join("") + [12, 31, 50, 69, 88].map((x) => `M${x} 0Q${x + (50 - x) / 6} 30 ${x} 60`).join("") }),
    s("g", { class: "postmark", transform: "rotate(-12 79 22)" }, s("circle", { cx: 79, cy: 22, r: 10.500 }), s("circle", { cx: 79, cy: 22, r: 8.500 }),
      s("path", { d: "M90 17h16M90.500 20h16M90.500 23h16M90 26h16" }), s("text", { x: 79, y: 24.600, "text-anchor": "middle" }, letters)),
    s("path", { class: "thread", d: `M${dots.map(([x, y]) => `${x} ${y}`).join("L")}` }),
    dots.map(([x, y], at) => s("circle", { class: at === dots.length - 1 ? "pin last" : "pin", cx: x, cy: y, r: at === dots.length - 1 ? 2 : 1.200 })));
}

function threads() {
  const dots = scatter("brinkmanship", 9).map(([x, y]) => [820 + x * 3.7, -50 + y * 5.6]);
  const around = (/** @type {number} */ at) => `M${dots[at].join(" ")}L${dots[(at + 3) % dots.length].join(" ")}`;
  return s("svg", { class: "hero-art", viewBox: "0 0 1200 240", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    s("path", { class: "grid", d: [30, 80, 130, 180, 230].map((y) => `M0 ${y}Q600 ${y - 50} 1200 ${y}`).join("") + Array.from({ length: 15 }, (_, n) => `M${n * 86} 0Q${n * 86 + (600 - n * 86) / 8} 120 ${n * 86} 240`).join("") }),
    s("path", { class: "thread", d: dots.map((_, at) => around(at)).join("") }),
    dots.map(([x, y], at) => s("circle", { class: ["pin", at === 4 && "last"], cx: x, cy: y, r: at === 4 ? 9 : 6 })));
}

/** @param {string} word @param {number} many @returns {number[][]} */
function scatter(word, many) {
  let seed = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const next = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  return Array.from({ length: many }, (_, at) => [Math.round(6 + (88 * (at + next() * 0.8)) / many), Math.round(16 + 28 * next())]);
}

customElements.define("brink-home", Home);
