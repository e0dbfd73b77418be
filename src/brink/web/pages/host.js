// For whoever runs the server and has its token: tables, clients, slow commands, errors; and what he may do.

import { ApiError, asHost } from "../lib/api.js";
import { dialog, h, refill, toast } from "../lib/dom.js";
import { ago, language, noticeText, t } from "../lib/i18n.js";
import * as store from "../lib/store.js";
import { Reloading } from "../parts/reloading.js";

/** @typedef {import("../lib/wire.js").Overview} Overview */
/** @typedef {import("../lib/wire.js").HostTable} HostTable */
/** @typedef {import("../lib/dom.js").Child} Child */

const EVERY = 5000;

class HostPage extends Reloading {
  said = { text: "", minutes: "" };

  connectedCallback() {
    this.classList.add("page", "host");
    /** @type {Overview|null} */
    this.now = null;
    /** @type {HostTable[]} */
    this.tables = [];
    this.begin(EVERY);
  }

  get server() {
    return asHost(store.hostToken());
  }

  async load() {
    if (!store.hostToken()) return;
    try {
      [this.now, this.tables] = await Promise.all([
        this.server.get("/api/admin"),
        this.server.get("/api/admin/tables"),
      ]);
      this.failed = "";
    } catch (error) {
      this.refused(error);
    }
    if (this.isConnected) this.drawLoaded?.();
  }

  /** @param {unknown} error a token that is wrong is forgotten */
  refused(error) {
    this.failed = error instanceof Error ? error.message : String(error);
    if (!(error instanceof ApiError)) return;
    if (error.status === 404) this.failed = t("host.none");
    if (error.status !== 403 && error.status !== 404) return;
    store.keepHostToken("");
    this.now = null;
  }

  /** @param {() => Promise<unknown>} work */
  async do(work) {
    try {
      await work();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "bad");
    }
    await this.load();
  }

  // -- drawing --------------------------------------------------------------------------------------------------

  draw() {
    const failed = this.failed && h("p", { class: "failed", role: "alert" }, this.failed);
    const content = this.now ? this.panels(this.now) : [this.door()];
    refill(this, h("div", { class: "wrap" }, h("h1", null, t("host")), failed, ...content));
  }

  door() {
    const field = h("input", {
      type: "password",
      autocomplete: "off",
      required: true,
      maxlength: 200,
      data: { key: "token" },
    });
    return h(
      "form",
      {
        class: "host-door",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          store.keepHostToken(field.value.trim());
          this.load();
        },
      },
      h("label", { class: "field" }, h("span", null, t("host.token")), field),
      h("button", { type: "submit", class: "primary" }, t("host.enter")),
    );
  }

  /** @param {Overview} now @returns {Child[]} */
  panels(now) {
    return [
      this.figures(now),
      this.teller(now),
      h("section", null, h("h2", null, t("host.tables")), this.tableList()),
      h(
        "section",
        null,
        h("h2", null, t("host.slow")),
        listed(
          now.slow.map((one) =>
            entry(`${number(one.ms)} ms · ${one.command}`, [one.game, spent(one.parts), ago(one.at), one.request]),
          ),
        ),
      ),
      h(
        "section",
        null,
        h("h2", null, t("host.errors")),
        listed(now.errors.map((one) => entry(one.message, [one.kind, ago(one.at), one.request]))),
      ),
      h(
        "section",
        null,
        h("h2", null, t("host.clients")),
        listed(
          now.clients.map((one) => entry(one.client, [t("host.connections", { count: number(one.connections) })])),
        ),
      ),
      h(
        "p",
        null,
        h(
          "button",
          {
            type: "button",
            data: { key: "leave" },
            onclick: () => {
              store.keepHostToken("");
              this.now = null;
              this.draw();
            },
          },
          t("host.leave"),
        ),
      ),
    ];
  }

  /** @param {Overview} now */
  figures({ version, started, memory, database, connections, clients, held, long_work: work, refused }) {
    const statuses = Object.entries(database.tables).filter(([, many]) => many);
    /** @type {[string, string][]} */
    const shown = [
      [t("host.release"), `${version}, ${ago(started)}`],
      [t("host.people"), `${number(connections)} / ${number(clients.length)}`],
      [t("host.tables"), statuses.map(([status, many]) => `${t(`status.${status}`)} ${number(many)}`).join(" · ")],
      [t("host.held"), number(held)],
      [t("host.memory"), bytes(memory)],
      [t("host.database"), bytes(database.bytes)],
      [t("host.waiting"), number(Object.values(work).reduce((sum, one) => sum + one, 0))],
      [t("host.refused"), spent(refused) || "0"],
    ];
    return h(
      "dl",
      { class: "figures" },
      shown.map(([name, value]) => h("div", null, h("dt", null, name), h("dd", null, value || "0"))),
    );
  }

  /** @param {Overview} now */
  teller({ notice }) {
    const { said } = this;
    const text = h("input", {
      maxlength: 300,
      value: said.text,
      data: { key: "notice" },
      oninput: () => {
        said.text = text.value;
      },
    });
    const minutes = h("input", {
      type: "number",
      min: 0,
      max: 1440,
      value: said.minutes,
      data: { key: "minutes" },
      oninput: () => {
        said.minutes = minutes.value;
      },
    });
    const tell = (/** @type {import("../lib/wire.js").NoticeBody} */ body) =>
      this.do(() => this.server.post("/api/admin/notice", body));
    return h(
      "section",
      null,
      h("h2", null, t("host.tell")),
      notice &&
        h(
          "p",
          { class: "host-told" },
          h("span", null, noticeText(notice)),
          h("button", { type: "button", data: { key: "take-back" }, onclick: () => tell({}) }, t("host.take-back")),
        ),
      h(
        "form",
        {
          class: "host-tell",
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            if (!said.text.trim() && said.minutes === "") return;
            tell({ text: said.text, minutes: said.minutes === "" ? null : Number(said.minutes) });
            this.said = { text: "", minutes: "" };
          },
        },
        h("label", { class: "field" }, h("span", null, t("host.notice")), text),
        h("label", { class: "field" }, h("span", null, t("host.stops")), minutes),
        h("button", { type: "submit" }, t("host.tell.do")),
      ),
    );
  }

  tableList() {
    return listed(
      this.tables.map((one) =>
        entry(
          h("a", { href: `#/table/${one.table}`, data: { key: `at-${one.table}` } }, one.title || one.table),
          [
            one.game,
            t(`status.${one.status}`) + (one.private ? ` · ${t("private")}` : ""),
            t("host.made", { when: ago(one.created) }),
            one.moved !== null && t("host.moved", { when: ago(one.moved) }),
            t("host.moves", { count: number(one.moves) }),
            t("host.present", { present: one.present, people: one.people, watching: one.watching }),
            bytes(one.bytes),
          ],
          h(
            "button",
            {
              type: "button",
              class: "danger",
              data: { key: `remove-${one.table}` },
              "aria-label": `${t("host.remove")}: ${one.title || one.table}`,
              onclick: () => this.takeAway(one),
            },
            t("host.remove"),
          ),
        ),
      ),
    );
  }

  /** Asked once more. @param {HostTable} one */
  takeAway(one) {
    const box = dialog(
      t("host.remove"),
      h("p", null, t("host.remove.ask", { title: one.title || one.table, moves: number(one.moves) })),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", data: { key: "cancel" }, onclick: () => box.close() }, t("cancel")),
        h(
          "button",
          {
            type: "button",
            class: "danger",
            data: { key: "really" },
            onclick: () => {
              box.close();
              this.do(() => this.server.post(`/api/admin/tables/${one.table}/remove`, undefined));
            },
          },
          t("host.remove.do"),
        ),
      ),
    );
    /** @type {HTMLElement|null} */ (box.querySelector("[data-key=cancel]"))?.focus();
  }
}

/** @param {Child[]} entries */
function listed(entries) {
  return entries.length ? h("ul", { class: "host-list" }, entries) : h("p", { class: "hint" }, t("host.nothing"));
}

/** @param {Child} head @param {(string|false)[]} facts @param {Child} [button] */
function entry(head, facts, button) {
  const told = facts.filter(Boolean).map((fact) => h("span", null, fact));
  return h("li", null, h("div", null, h("b", null, head), h("div", { class: "facts" }, told)), button);
}

/** @param {Record<string, number>} parts */
const spent = (parts) =>
  Object.entries(parts)
    .map(([name, value]) => `${name} ${number(value)}`)
    .join(", ");

/** @param {number} value */
const number = (value) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

/** @param {number} value */
function bytes(value) {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, value)) / 10));
  return new Intl.NumberFormat(language(), { style: "unit", unit: units[power], maximumFractionDigits: 1 }).format(
    value / 1024 ** power,
  );
}

customElements.define("brink-host", HostPage);
