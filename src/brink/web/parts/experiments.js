// Experiments of the Workshop: the same games with two packs, played by bots in the background, and what came of them.

import { h, refill, toast } from "../lib/dom.js";
import { ago, duration, language, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { botName } from "./seats.js";

/** @typedef {import("../lib/wire.js").Experiment} Experiment */
/** @typedef {import("../lib/wire.js").GameLine} GameInfo */
/** @typedef {import("../lib/wire.js").PackLine} PackLine */
/** @typedef {ReturnType<typeof import("../lib/api.js").asHost>} Server */

const EVERY = 1500; // milliseconds, while one runs
const GAMES = 100;
const PATH = "/api/workshop/experiments";

export class Experiments {
  /** @param {GameInfo} game @param {Server} server */
  constructor(game, server) {
    this.game = game;
    this.server = server;
    /** @type {Experiment[]} */
    this.list = [];
    this.timer = 0;
    this.gone = false;
    this.rows = h("div", { class: "design-runs", role: "status" });
    this.root = h(
      "section",
      { class: "design-panel", "aria-labelledby": "experiments-title" },
      h("h2", { id: "experiments-title" }, t("design.experiments")),
      this.rows,
    );
    this.load();
  }

  stop() {
    this.gone = true;
    clearTimeout(this.timer);
  }

  /** @param {() => Promise<import("../lib/wire.js").Lab>} work */
  async do(work) {
    clearTimeout(this.timer);
    let done = true;
    try {
      this.list = (await work()).experiments;
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "bad");
      done = false;
    }
    if (this.gone) return done;
    if (done) this.draw();
    if (this.list.some((one) => one.status === "running")) this.timer = window.setTimeout(() => this.load(), EVERY);
    return done;
  }

  load() {
    return this.do(() => this.server.get(PATH, { game: this.game.name }));
  }

  /** The form in which one is begun, with this pack against another. @param {string} pack @param {PackLine[]} packs @param {() => void} begun */
  form(pack, packs, begun) {
    const others = packs.filter((one) => one.name !== pack);
    const other = h(
      "select",
      { data: { key: "against" } },
      others.map((one) => h("option", { value: one.name }, one.title || one.name)),
      h("option", { value: "" }, t("design.alone")),
    );
    const players = h(
      "select",
      { value: String(this.game.usual_players), data: { key: "players" } },
      this.game.players.map((many) => h("option", { value: String(many) }, String(many))),
    );
    const bot = h(
      "select",
      { value: this.game.usual_bot, data: { key: "bot" } },
      this.game.bots.map((one) => h("option", { value: one }, botName(one))),
    );
    const games = h("input", {
      ...{ type: "number", min: 1, max: 10000, step: 1, required: true, value: GAMES, data: { key: "games" } },
    });
    const field = (/** @type {string} */ label, /** @type {Node} */ input) =>
      h("label", { class: "field" }, h("span", null, label), input);
    return h(
      "form",
      {
        class: "form",
        onsubmit: async (/** @type {Event} */ event) => {
          event.preventDefault();
          const body = {
            game: this.game.name,
            packs: [other.value, pack].filter(Boolean),
            players: Number(players.value),
            bots: [bot.value],
            games: Number(games.value),
          };
          if (await this.do(() => this.server.post(PATH, body))) begun();
        },
      },
      h("p", null, t("design.try.about", { pack })),
      h(
        "div",
        { class: "grid2" },
        field(t("design.against"), other),
        field(t("players.number"), players),
        field(t("bot"), bot),
        field(t("design.games"), games),
      ),
      h("div", { class: "row" }, h("button", { type: "submit", class: "primary" }, icon("graph"), t("design.begin"))),
    );
  }

  draw() {
    this.root.hidden = !this.list.length;
    refill(
      this.rows,
      h(
        "ul",
        { class: "host-list" },
        this.list.map((one) => this.row(one)),
      ),
    );
  }

  /** Something to do with one. @param {Experiment} one @param {"stop"|"go-on"|"remove"} what @param {string} word @param {string} [sure] what is asked first */
  button(one, what, word, sure = "") {
    const act = async () => {
      await this.server.post(`${PATH}/${one.id}/${what}`, undefined);
      return this.server.get(PATH, { game: this.game.name });
    };
    const onclick = () => void ((!sure || confirm(sure)) && this.do(act));
    return h("button", { type: "button", data: { key: `${what} ${one.id}` }, onclick }, word);
  }

  /** @param {Experiment} one */
  row(one) {
    const count = new Intl.NumberFormat(language());
    const state = {
      running:
        one.seconds_left === null
          ? t("design.running", { played: count.format(one.played), of: count.format(one.of) })
          : t("design.left", {
              played: count.format(one.played),
              of: count.format(one.of),
              time: duration(one.seconds_left),
            }),
      done: [t("design.done", { of: count.format(one.of) }), one.why].filter(Boolean).join(". "),
      stopped: t("design.stopped", { played: count.format(one.played), of: count.format(one.of) }),
      failed: t("design.failed", { why: one.why }),
    }[one.status];
    const packs = one.plan.packs.join(" / ");
    return h(
      "li",
      { data: { experiment: one.status } },
      h(
        "div",
        null,
        h("b", null, packs),
        one.status === "running" &&
          h("progress", { value: one.played, max: Math.max(1, one.of), "aria-label": t("design.progress", { packs }) }),
        h(
          "div",
          { class: "facts" },
          h("span", { class: one.status === "failed" ? "reason" : "" }, state),
          h("span", null, one.plan.bots.map(botName).join(", ")),
          h("span", null, ago(one.began)),
        ),
      ),
      one.status === "running" && this.button(one, "stop", t("design.stop")),
      ["stopped", "failed"].includes(one.status) && this.button(one, "go-on", t("design.go-on")),
      one.status !== "running" && this.button(one, "remove", t("design.drop"), t("design.drop.sure")),
      one.key &&
        h(
          "a",
          {
            ...{ class: "button", target: "_blank", rel: "noopener", data: { key: `report ${one.id}` } },
            href: `${PATH}/${one.id}/report?${new URLSearchParams({ key: one.key })}`,
          },
          icon("graph"),
          t("design.report"),
        ),
    );
  }
}
