// A new table: seats, options of the game, clock, privacy; or playing on from a replay.
import { api, once } from "../lib/api.js";
import { h, refill, toast } from "../lib/dom.js";
import { count, t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";
import { go, route } from "../lib/router.js";
import * as store from "../lib/store.js";
import { botName } from "../parts/seats.js";
import { createTable } from "./home.js";

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */
/** @typedef {import("../lib/types.js").Option} Option */

class Create extends HTMLElement {
  async connectedCallback() {
    this.classList.add("page");
    const at = route();
    this.game = at.id;
    this.from = at.query.get("from") ?? "";
    this.at = Number(at.query.get("at") ?? 0);
    /** @type {string[]} who: me, here, invite, open or bot:LEVEL */
    this.who = [];
    /** @type {string[]} */
    this.names = [];
    await this.languageChanged();
  }

  async languageChanged() {
    refill(this, h("p", { class: "empty" }, t("loading")));
    try {
      /** @type {GameInfo[]} */
      const games = await once("/api/games");
      const found = games.find((one) => one.name === this.game);
      this.info = found;
      if (!found) throw new Error(t("nowhere"));
      if (!this.who?.length) {
        if (this.from) this.sitAsBefore((await api(`/api/tables/${this.from}`)).seats);
        else this.resize(found.players.includes(4) ? 4 : found.players[0]);
      }
      this.draw();
    } catch (error) {
      refill(this, h("p", { class: "wrap reason" }, error instanceof Error ? error.message : String(error)));
    }
  }

  /** Who played on from here before; the first person's seat is ours, the others are played by bots until we say otherwise. @param {any[]} seats */
  sitAsBefore(seats) {
    const me = Math.max(0, seats.findIndex((seat) => seat.kind === "person"));
    this.who = seats.map((seat, at) => (at === me ? "me" : this.info?.bots.includes(seat.bot) ? `bot:${seat.bot}` : this.usual));
    this.names = seats.map((seat, at) => (at === me ? store.settings().name || seat.name : seat.name));
  }

  get usual() {
    const bots = this.info?.bots ?? [];
    return `bot:${bots.includes("steady") ? "steady" : bots[0]}`;
  }

  /** @param {number} many */
  resize(many) {
    this.who = Array.from({ length: many }, (_, at) => this.who?.[at] ?? (at === 0 ? "me" : at === 1 ? "invite" : this.usual));
    this.names = Array.from({ length: many }, (_, at) => this.names?.[at] ?? (at === 0 ? store.settings().name || t("guest") : ""));
  }

  draw() {
    const game = /** @type {GameInfo} */ (this.info);
    const title = h("input", { name: "title", maxlength: 80, placeholder: game.title });
    const seats = h("fieldset", null);
    this.drawSeats(seats);
    const clock = h("select", { name: "clock" }, ["none", "live:600:10", "live:1800:15", "live:3600:30", "days:1", "days:3", "days:7"].map((one) => h("option", { value: one }, clockName(one))));
    const undo = h("select", { name: "undo" }, ["free", "consent", "none"].map((one) => h("option", { value: one }, t(`undo.${one}`))));
    const shy = h("input", { type: "checkbox", name: "private" });
    const pack = h("select", { name: "pack" }, game.packs.map((one) => h("option", { value: one.name }, one.title || one.name)));
    const options = game.options.map((option) => ({ option, field: optionField(option) }));
    const button = h("button", { class: "primary big", type: "submit" }, icon("check"), this.from ? t("fork.create") : t("create"));
    const submit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      button.disabled = true;
      try {
        await this.create({ title: title.value.trim(), pack: pack.value || "standard", settings: { private: shy.checked, undo: undo.value, clock: clockOf(clock.value) },
          options: Object.fromEntries(options.map(({ option, field }) => [option.name, valueOf(option, field)])) });
      } catch (error) {
        button.disabled = false;
        toast(error instanceof Error ? error.message : String(error), "bad");
      }
    };
    refill(this, h("form", { class: "wrap form create", onsubmit: submit },
      h("h1", null, this.from ? t("fork") : t("create.title", { game: game.title })),
      this.from ? h("p", null, t("fork.about", { move: this.at ?? 0 })) : null,
      seats,
      h("fieldset", { class: "grid2" }, h("legend", null, t("table")),
        field(t("title"), title), field(t("clock"), clock), field(t("undo.policy"), undo), game.packs.length > 1 && !this.from && field(t("pack"), pack),
        h("label", { class: "check" }, shy, h("span", null, t("private")))),
      !this.from && options.length > 0 && h("details", { class: "options" }, h("summary", null, t("options")), h("div", { class: "grid2" },
        options.map(({ option, field: made }) => option.type === "bool" ? h("label", { class: "check" }, made, h("span", null, option.label)) : field(option.label, made)))),
      h("div", { class: "row" }, button, h("a", { class: "button quiet", href: "#/" }, t("cancel")))));
  }

  /** Only this part is drawn anew while somebody chooses. @param {HTMLElement} root */
  drawSeats(root) {
    const game = /** @type {GameInfo} */ (this.info);
    const who = this.who ?? [];
    const names = this.names ?? [];
    const kinds = ["me", "here", "invite", "open", ...game.bots.map((bot) => `bot:${bot}`)];
    const label = (/** @type {string} */ kind) => (kind.startsWith("bot:") ? `${t("bot")}: ${botName(kind.slice(4))}` : t(`seat.kind.${kind}`));
    const numbers = !this.from && h("div", { class: "segments", role: "radiogroup", "aria-label": t("players.number") }, game.players.map((many) => h("label", null,
      h("input", { type: "radio", name: "many", "aria-label": String(many), checked: many === who.length, data: { key: `many${many}` }, onchange: () => { this.resize(many); this.drawSeats(root); } }), h("span", null, String(many)))));
    const chairs = who.map((kind, at) => h("li", null, seatMark(at),
      h("select", { "aria-label": t("seat.number", { n: at + 1 }), value: kind, data: { key: `who${at}` }, onchange: (/** @type {Event} */ event) => {
        who[at] = /** @type {HTMLSelectElement} */ (event.target).value;
        this.drawSeats(root);
      } }, kinds.map((one) => h("option", { value: one }, label(one)))),
      (kind === "me" || kind === "here" || kind === "invite") && h("input", { "aria-label": `${t("name")} ${at + 1}`, value: names[at] ?? "", maxlength: 40, placeholder: t("seat.number", { n: at + 1 }), data: { key: `name${at}` },
        oninput: (/** @type {Event} */ event) => { names[at] = /** @type {HTMLInputElement} */ (event.target).value; } })));
    refill(root, h("legend", null, t("seats")), numbers, h("ol", { class: "chairs" }, chairs));
  }

  /** @param {any} rest */
  async create(rest) {
    const who = this.who ?? [];
    const names = this.names ?? [];
    const own = names[who.indexOf("me")]?.trim();
    if (own) store.set({ name: own });
    const seats = who.map((kind, at) => kind.startsWith("bot:") ? { kind: "bot", bot: kind.slice(4) } : kind === "open" ? { kind: "open" } : { kind: "person", name: names[at]?.trim() || t("seat.number", { n: at + 1 }) });
    const mine = who.flatMap((kind, at) => (kind === "me" || kind === "here" ? [at] : []));
    const game = this.info?.name ?? "";
    const wanted = this.from ? { path: `/api/tables/${this.from}/fork`, at: this.at, seats, title: rest.title, settings: rest.settings } : { game, seats, ...rest };
    go(`/table/${await createTable(game, wanted, { mine })}`);
  }
}

/** @param {string} label @param {Node} input */
function field(label, input) {
  return h("label", { class: "field" }, h("span", null, label), input);
}

/** @param {Option} option @returns {HTMLInputElement|HTMLSelectElement} */
function optionField(option) {
  if (option.type === "bool") return h("input", { type: "checkbox", checked: !!option.default });
  if (option.type === "choice") return h("select", { value: String(option.default) }, (option.choices ?? []).map((one) => h("option", { value: String(one) }, String(one))));
  if (option.type === "int") return h("input", { type: "number", value: option.default, min: option.min, max: option.max });
  return h("input", { value: option.default ?? "" });
}

/** @param {Option} option @param {HTMLInputElement|HTMLSelectElement} field */
function valueOf(option, field) {
  if (option.type === "bool") return /** @type {HTMLInputElement} */ (field).checked;
  if (option.type === "choice") return (option.choices ?? []).find((one) => String(one) === field.value) ?? option.default;
  if (option.type === "int") return Number(field.value);
  return field.value;
}

/** @param {string} value */
function clockOf(value) {
  const [kind, first, second] = value.split(":");
  if (kind === "live") return { kind, seconds: Number(first), increment: Number(second) };
  if (kind === "days") return { kind, days: Number(first) };
  return { kind: "none" };
}

/** @param {string} value */
function clockName(value) {
  const [kind, first, second] = value.split(":");
  if (kind === "live") return t("clock.live", { minutes: Number(first) / 60, seconds: second });
  if (kind === "days") return count("clock.days", Number(first));
  return t("clock.none");
}

customElements.define("brink-create", Create);
