// A new table: seats, options of the game, clock, privacy; or playing on from a replay.
import { ApiError, get, once, post } from "../lib/api.js";
import { h, refill, toast } from "../lib/dom.js";
import { count, t } from "../lib/i18n.js";
import { icon, markWith, seatMark } from "../lib/icons.js";
import { go, route } from "../lib/router.js";
import * as store from "../lib/store.js";
import { createTable } from "../parts/beginning.js";
import { levelAbout, marksBefore, nameOfMade, paceField, rolesOf, sceneCards } from "../parts/choosing.js";
import { rulesOf } from "../parts/rulebook.js";
import { botName } from "../parts/seats.js";
import { ruleLink } from "../parts/tip.js";
import { ownName } from "../parts/waiting.js";

/** @typedef {import("../lib/wire.js").GameLine} GameInfo */
/** @typedef {import("../lib/wire.js").Option} Option */
/** @typedef {import("../lib/wire.js").WorkshopLine} WorkshopInfo */
/** @typedef {import("../lib/wire.js").Settings["undo"]} Undo */
/** @typedef {{title: string, clock: string, undo: string, private: boolean, hints: boolean, pack: string, pace: import("../parts/choosing.js").Pace}} TableFields what was typed about the table itself */
/** @typedef {{who: string[], names: string[], options: Record<string, unknown>, table?: TableFields}} Draft a form that was left for a workshop */

const PAUSE = 300; // milliseconds between the last change and the question whether it can be played like this

class Create extends HTMLElement {
  async connectedCallback() {
    this.classList.add("page");
    const at = route();
    this.game = at.id;
    this.from = at.query.get("from") ?? "";
    this.at = Number(at.query.get("at") ?? 0);
    this.analysis = false;
    /** @type {string[]} who: me, here, invite, open or bot:LEVEL */
    this.who = [];
    /** @type {string[]} */
    this.names = [];
    /** @type {string[]} who played there before, where one plays on */
    this.formerly = [];
    /** @type {Record<string, unknown>} the options that were changed */
    this.options = {};
    /** @type {TableFields|undefined} */
    this.table = undefined;
    /** @type {(() => TableFields)|undefined} */
    this.tableFields = undefined;
    this.given = at.query;
    this.deaf = rulesOf(() => this.game ?? "");
    await this.languageChanged();
  }

  disconnectedCallback() {
    this.deaf?.();
    markWith();
    clearTimeout(this.timer);
  }

  async languageChanged() {
    refill(this, h("p", { class: "empty" }, t("loading")));
    try {
      const games = await once("/api/games");
      const found = games.find((one) => one.name === this.game);
      this.info = found;
      if (!found) throw new Error(t("nowhere"));
      const mark = await marksBefore(found);
      if (!this.isConnected) return;
      markWith(mark && ((seat) => mark(seat, this.who?.length ?? 0)));
      if (!this.who?.length) {
        if (this.from) this.sitAsBefore((await get(`/api/tables/${this.from}`)).seats);
        else this.begin(found);
      }
      this.draw();
    } catch (error) {
      refill(this, h("p", { class: "wrap reason" }, error instanceof Error ? error.message : String(error)));
    }
  }

  /** A new form: as it was left for a workshop, and with what the address says. @param {GameInfo} game */
  begin(game) {
    const draft = /** @type {Draft|null} */ (store.draft(game.name));
    store.keepDraft(game.name, null);
    if (draft) Object.assign(this, draft);
    const options = this.options ?? {};
    for (const option of game.options) {
      const value = this.given?.get(option.name);
      if (value !== null && value !== undefined) options[option.name] = typed(option, value);
    }
    const usual = draft ? draft.who.length : game.usual_players;
    const wanted = Number(this.given?.get("players") ?? usual);
    this.resize(game.players.includes(wanted) ? wanted : usual);
  }

  /** Before one goes to a workshop. */
  leave() {
    store.keepDraft(this.game ?? "", {
      who: this.who,
      names: this.names,
      options: this.options,
      table: this.typedSoFar(),
    });
  }

  /** Who played on from here before; the first person's seat is ours, the others are played by bots until we say otherwise. @param {import("../lib/wire.js").SeatLine[]} seats */
  sitAsBefore(seats) {
    const me = Math.max(
      0,
      seats.findIndex((seat) => seat.kind === "person"),
    );
    this.who = seats.map((seat, at) =>
      at === me ? "me" : this.info?.bots.includes(seat.bot) ? `bot:${seat.bot}` : this.usual,
    );
    this.formerly = seats.map((seat) => (seat.nameless ? "" : seat.name));
    this.names = this.formerly.map((name, at) => (at === me ? ownName() : name));
  }

  get usual() {
    return `bot:${this.info?.usual_bot}`;
  }

  /** @param {number} many */
  resize(many) {
    this.who = Array.from(
      { length: many },
      (_, at) => this.who?.[at] ?? (at === 0 ? "me" : at === 1 ? "invite" : this.usual),
    );
    this.names = Array.from({ length: many }, (_, at) => this.names?.[at] ?? (at === 0 ? ownName() : ""));
  }

  /** What was typed about the table itself, also before the form is drawn anew. */
  typedSoFar() {
    return this.tableFields ? this.tableFields() : this.table;
  }

  draw() {
    const game = /** @type {GameInfo} */ (this.info);
    const kept = this.typedSoFar();
    const title = h("input", { name: "title", maxlength: 80, placeholder: game.title, value: kept?.title ?? "" });
    const scenes = h("div", { class: "scene-box" });
    const seats = h("fieldset", null);
    this.drawSeats(seats);
    this.drawScenes = () =>
      refill(
        scenes,
        sceneCards(game, this.options ?? {}, (value) => {
          this.choose(game.scene, value);
          this.drawScenes?.();
        }),
      );
    this.drawScenes();
    this.drawRoles = () => this.drawSeats(seats);
    const clock = h(
      "select",
      { name: "clock", value: kept?.clock ?? "none" },
      ["none", "live:600:10", "live:1800:15", "live:3600:30", "days:1", "days:3", "days:7"].map((one) =>
        h("option", { value: one }, clockName(one)),
      ),
    );
    const undo = h(
      "select",
      { name: "undo", value: kept?.undo ?? "free" },
      ["free", "consent", "none"].map((one) => h("option", { value: one }, t(`undo.${one}`))),
    );
    const kinds = h("fieldset", null);
    this.drawKinds(kinds);
    const shy = h("input", { type: "checkbox", name: "private", checked: kept?.private });
    const hints = h("input", { type: "checkbox", name: "hints", checked: kept?.hints });
    let pace = kept?.pace ?? "usual";
    const pack = h(
      "select",
      { name: "pack", value: kept?.pack ?? this.given?.get("pack") ?? game.packs[0]?.name },
      game.packs.map((one) => h("option", { value: one.name }, one.title || one.name)),
    );
    pack.addEventListener("change", () => this.askWhetherItGoes());
    this.tableFields = () => ({
      title: title.value,
      clock: clock.value,
      undo: undo.value,
      private: shy.checked,
      hints: hints.checked,
      pack: pack.value,
      pace,
    });
    this.shops = h("div", { class: "shops" });
    this.drawShops();
    this.verdict = h("div", { class: "verdict", role: "status" });
    const made = game.workshops?.flatMap((one) => one.options) ?? [];
    const onCards = game.scenes.length > 1 ? game.scene : "";
    const options = game.options.filter(
      (option) => !option.filled && option.name !== onCards && !made.includes(option.name) && isChoice(option),
    );
    const button = h(
      "button",
      { class: "primary big", type: "submit" },
      icon("check"),
      this.from ? t("fork.create") : t("create"),
    );
    const submit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      button.disabled = true;
      try {
        await this.create({
          title: title.value.trim(),
          pack: pack.value || "standard",
          settings: {
            ...{ private: shy.checked, hints: hints.checked, pace },
            ...{ undo: /** @type {Undo} */ (undo.value), clock: clockOf(clock.value) },
          },
          options: this.allOptions(),
        });
      } catch (error) {
        button.disabled = false;
        if (error instanceof ApiError && error.rule) this.say({ text: error.message, rule: error.rule });
        toast(error instanceof Error ? error.message : String(error), "bad");
      }
    };
    refill(
      this,
      h(
        "form",
        { class: "wrap form create", onsubmit: submit },
        h("h1", null, this.from ? t("fork") : t("create.title", { game: game.title })),
        this.from ? h("p", null, t("fork.about", { move: this.at ?? 0 })) : null,
        this.from && kinds,
        !this.from && scenes,
        seats,
        !this.from && this.shops,
        h(
          "fieldset",
          { class: "grid2" },
          h("legend", null, t("table")),
          field(t("title"), title),
          field(t("clock"), clock),
          field(t("undo.policy"), undo),
          game.packs.length > 1 && !this.from && field(t("pack"), pack),
          game.bots.length > 0 &&
            paceField(pace, (chosen) => {
              pace = chosen;
            }),
          h("label", { class: "check" }, shy, h("span", null, t("private"))),
          game.plans && h("label", { class: "check" }, hints, h("span", null, t("hints"))),
        ),
        !this.from &&
          options.length > 0 &&
          h(
            "details",
            { class: "options", open: options.some((one) => this.options && one.name in this.options) },
            h("summary", null, t("options")),
            h(
              "div",
              { class: "grid2" },
              options.map((option) => this.optionField(option)),
            ),
          ),
        !this.from && this.verdict,
        h("div", { class: "row" }, button, h("a", { class: "button quiet", href: "#/" }, t("cancel"))),
      ),
    );
    this.askWhetherItGoes();
  }

  /** Two ways to play on from here, with a word on what each means. @param {HTMLElement} root */
  drawKinds(root) {
    const kind = (/** @type {"anew"|"analysis"} */ name) =>
      h(
        "label",
        { class: "check" },
        h("input", {
          type: "radio",
          name: "kind",
          checked: this.analysis === (name === "analysis"),
          data: { key: `kind ${name}` },
          onchange: () => {
            this.analysis = name === "analysis";
          },
        }),
        h("span", null, h("b", null, t(`fork.${name}`)), h("br", null), t(`fork.${name}.about`)),
      );
    refill(root, h("legend", null, t("fork.kind")), kind("anew"), kind("analysis"));
  }

  /** @param {Option} option */
  valueOf(option) {
    return this.options && option.name in this.options ? this.options[option.name] : option.default;
  }

  /** What the table is told; an option that the table fills in is not. */
  allOptions() {
    return Object.fromEntries(
      (this.info?.options ?? []).filter((one) => !one.filled).map((one) => [one.name, this.valueOf(one)]),
    );
  }

  /** @param {string} name @param {unknown} value */
  choose(name, value) {
    if (this.options) this.options[name] = value;
    this.drawRoles?.();
    this.askWhetherItGoes();
  }

  /** @param {Option} option */
  optionField(option) {
    const input = inputFor(option, this.valueOf(option));
    input.addEventListener("change", () =>
      this.choose(
        option.name,
        option.type === "bool" ? /** @type {HTMLInputElement} */ (input).checked : typed(option, input.value),
      ),
    );
    return option.type === "bool"
      ? h("label", { class: "check" }, input, h("span", null, option.label))
      : field(option.label, input);
  }

  /** The game says in words why it cannot be played like this, before anybody is invited. */
  askWhetherItGoes() {
    clearTimeout(this.timer);
    if (this.from || !this.info?.options.length) return;
    this.timer = window.setTimeout(async () => {
      const body = {
        players: this.who?.length ?? 0,
        options: this.allOptions(),
        pack: this.tableFields?.().pack || "standard",
      };
      try {
        const { reason } = await post(`/api/games/${this.game}/options`, body);
        this.say(reason);
      } catch {
        this.say(null); // the table itself will say what is wrong
      }
    }, PAUSE);
  }

  /** @param {import("../lib/types.js").Reason|null} reason */
  say(reason) {
    if (this.verdict)
      refill(
        this.verdict,
        reason &&
          h(
            "p",
            { class: "reason" },
            icon("cross"),
            h("span", null, t("options.refused"), " ", reason.text),
            ruleLink(reason.rule),
          ),
      );
  }

  // -- what workshops make ----------------------------------------------------------------------------------------

  drawShops() {
    const game = /** @type {GameInfo} */ (this.info);
    if (this.shops) refill(this.shops, game.workshops?.map((shop) => this.shop(game, shop)) ?? []);
  }

  /** A line for each seat: something usual, something kept in this browser, or a code. @param {GameInfo} game @param {WorkshopInfo} shop */
  shop(game, shop) {
    const lines = game.options.filter((one) => shop.options.includes(one.name)).slice(0, this.who?.length);
    return h(
      "fieldset",
      { class: "shop" },
      h("legend", null, shop.title),
      h(
        "ol",
        { class: "chairs" },
        lines.map((option, at) => this.shopLine(game, shop, option, at)),
      ),
    );
  }

  /** @param {GameInfo} game @param {WorkshopInfo} shop @param {Option} option @param {number} at */
  shopLine(game, shop, option, at) {
    const own = store.made(game.name, shop.name);
    const value = String(this.valueOf(option) ?? "");
    const usual = shop.usual.some((one) => one.value === value);
    const kept = own.find((one) => one.value === value);
    const where = usual ? `usual ${value}` : kept ? `own ${value}` : "other";
    // The workshop learns what has been chosen here, as it is when one goes there.
    const address = () =>
      `#/games/${game.name}/${shop.name}?${new URLSearchParams({ ...this.options, players: String(this.who?.length), ...(kept?.query ?? (value.trim() && !usual ? { code: value } : {})), for: option.name })}`;
    const pick = (/** @type {Event} */ event) => {
      const [kind, chosen = ""] = /** @type {HTMLSelectElement} */ (event.target).value.split(" ");
      this.choose(option.name, kind === "other" ? " " : chosen); // a blank is neither usual nor kept, and no code yet
      this.drawShops();
    };
    return h(
      "li",
      null,
      seatMark(at),
      h(
        "select",
        { "aria-label": option.label, value: where, data: { key: `made ${option.name}` }, onchange: pick },
        shop.usual.map((one) => h("option", { value: `usual ${one.value}` }, one.label)),
        own.length > 0 &&
          h(
            "optgroup",
            { label: t("workshop.saved") },
            own.map((one) => h("option", { value: `own ${one.value}` }, nameOfMade(one))),
          ),
        h("option", { value: "other" }, t("workshop.other")),
      ),
      h(
        "a",
        {
          class: "button quiet",
          href: address(),
          data: { key: `shop ${option.name}` },
          onclick: (/** @type {Event} */ event) => {
            /** @type {HTMLAnchorElement} */ (event.currentTarget).href = address();
            this.leave();
          },
        },
        icon("cards"),
        shop.title,
      ),
      where === "other" &&
        h("input", {
          class: "code",
          "aria-label": t("workshop.value", { n: at + 1 }),
          placeholder: t("workshop.value", { n: at + 1 }),
          value: value.trim(),
          maxlength: 400,
          autocomplete: "off",
          spellcheck: "false",
          data: { key: `code ${option.name}` },
          oninput: (/** @type {Event} */ event) =>
            this.choose(option.name, codeIn(/** @type {HTMLInputElement} */ (event.target).value)),
        }),
      kept && h("p", { class: "hint" }, kept.note),
    );
  }

  /** Only this part is drawn anew while somebody chooses. @param {HTMLElement} root */
  drawSeats(root) {
    const game = /** @type {GameInfo} */ (this.info);
    const who = this.who ?? [];
    const names = this.names ?? [];
    const kinds = ["me", "here", "invite", "open", ...game.bots.map((bot) => `bot:${bot}`)];
    const label = (/** @type {string} */ kind) =>
      kind.startsWith("bot:") ? `${t("bot")}: ${botName(kind.slice(4))}` : t(`seat.kind.${kind}`);
    const numbers =
      !this.from &&
      h(
        "div",
        { class: "segments", role: "radiogroup", "aria-label": t("players.number") },
        game.players.map((many) =>
          h(
            "label",
            null,
            h("input", {
              type: "radio",
              name: "many",
              "aria-label": String(many),
              checked: many === who.length,
              data: { key: `many${many}` },
              onchange: () => {
                this.resize(many);
                this.drawSeats(root);
                this.drawShops();
                this.askWhetherItGoes();
              },
            }),
            h("span", null, String(many)),
          ),
        ),
      );
    const roles = rolesOf(game, this.options ?? {}, who.length);
    const chairs = who.map((kind, at) =>
      h(
        "li",
        null,
        seatMark(at),
        roles[at] && h("b", { class: "chair-role" }, roles[at]),
        h(
          "select",
          {
            "aria-label": [t("seat.number", { n: at + 1 }), roles[at]].filter(Boolean).join(": "),
            value: kind,
            data: { key: `who${at}` },
            onchange: (/** @type {Event} */ event) => {
              who[at] = /** @type {HTMLSelectElement} */ (event.target).value;
              if (who[at] === "me" && (!names[at] || names[at] === this.formerly[at])) names[at] = ownName();
              this.drawSeats(root);
            },
          },
          kinds.map((one) => h("option", { value: one }, label(one))),
        ),
        (kind === "me" || kind === "here" || kind === "invite") &&
          h("input", {
            "aria-label": `${t("name")} ${at + 1}`,
            value: names[at] ?? "",
            maxlength: 40,
            placeholder: t("player.number", { n: at + 1 }),
            data: { key: `name${at}` },
            oninput: (/** @type {Event} */ event) => {
              names[at] = /** @type {HTMLInputElement} */ (event.target).value;
            },
          }),
        kind.startsWith("bot:") && h("p", { class: "hint" }, levelAbout(game, kind.slice(4))),
      ),
    );
    const alone = game.players.length > 1 && numbers; // one number is no choice
    refill(root, h("legend", null, t("seats")), alone, h("ol", { class: "chairs" }, chairs));
  }

  /** @param {{title: string, pack: string, settings: import("../lib/wire.js").SettingsGiven, options: Record<string, unknown>}} rest */
  async create(rest) {
    const who = this.who ?? [];
    const names = this.names ?? [];
    const own = names[who.indexOf("me")]?.trim();
    if (own) store.set({ name: own });
    /** @type {import("../lib/wire.js").NewSeat[]} */
    const seats = who.map((kind, at) =>
      kind.startsWith("bot:")
        ? { kind: "bot", bot: kind.slice(4) }
        : kind === "open"
          ? { kind: "open" }
          : { kind: "person", name: names[at]?.trim() ?? "" },
    );
    const mine = who.flatMap((kind, at) => (kind === "me" || kind === "here" ? [at] : []));
    const game = this.info?.name ?? "";
    const wanted = this.from
      ? {
          from: this.from,
          at: this.at ?? 0,
          seats,
          title: rest.title,
          settings: rest.settings,
          analysis: this.analysis ?? false,
        }
      : { game, seats, ...rest };
    go(`/table/${await createTable(game, wanted, { mine })}`);
  }
}

/** @param {string} label @param {Node} input */
function field(label, input) {
  return h("label", { class: "field" }, h("span", null, label), input);
}

/** @param {Option} option @param {unknown} value @returns {HTMLInputElement|HTMLSelectElement} */
function inputFor(option, value) {
  const key = { key: `option ${option.name}` };
  if (option.type === "bool") return h("input", { type: "checkbox", checked: !!value, data: key });
  if (option.type === "choice")
    return h(
      "select",
      { value: String(value), data: key },
      (option.choices ?? []).map((one, at) => h("option", { value: String(one) }, option.labels?.[at] ?? String(one))),
    );
  if (option.type === "int") return h("input", { type: "number", value, min: option.min, max: option.max, data: key });
  return h("input", { value: value ?? "", data: key });
}

/** @param {Option} option */
const isChoice = (option) => option.type !== "choice" || (option.choices?.length ?? 0) > 1;

/** What a field or an address says, as the option wants it. @param {Option} option @param {string} value */
function typed(option, value) {
  if (option.type === "bool") return value === "true";
  if (option.type === "choice") return (option.choices ?? []).find((one) => String(one) === value) ?? option.default;
  if (option.type === "int") return value === "" || Number.isNaN(Number(value)) ? option.default : Number(value);
  return value;
}

/** The code in a link that somebody pasted; anything else is taken for the code itself. @param {string} text */
function codeIn(text) {
  const found = /[?&]code=([^&]+)/.exec(text);
  return found ? decodeURIComponent(found[1]) : text.trim() || " ";
}

/** @param {string} value @returns {import("../lib/wire.js").ClockGiven} */
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
