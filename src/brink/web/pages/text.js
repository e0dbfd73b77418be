// The table in words, for screen readers and for those who like to type: headings, lists, a command line.

import { priced } from "../kit/choices.js";
import { aloud, endingNote } from "../kit/endings.js";
import { unpressed } from "../kit/press.js";
import { stopped } from "../kit/words.js";
import { h, refill } from "../lib/dom.js";
import { language, t } from "../lib/i18n.js";
import { go, route } from "../lib/router.js";
import { Session, takenBack } from "../lib/session.js";
import { named } from "../parts/names.js";
import { notices } from "../parts/notices.js";
import { RulesPanel } from "../parts/panels.js";
import { really } from "../parts/really.js";
import { botName } from "../parts/seats.js";
import { describeFrom, loadGame, toldList } from "../parts/stage.js";
import { ruleLink, ruleName } from "../parts/tip.js";
import { takeInvitation, waitingRoom } from "../parts/waiting.js";

/** @typedef {import("../lib/wire.js").LogText} LogLine */

const LINES = 15;

class TextTable extends HTMLElement {
  connectedCallback() {
    this.table = route().id;
    takeInvitation(this.table, () => this.session?.redial());
    this.classList.add("page", "text-table");
    this.session = new Session(this.table, { inWords: true });
    const { session } = this;
    session.addEventListener(
      "change",
      unpressed(this, () => this.draw()),
    );
    session.addEventListener("talk", () => {
      const last = session.chat.at(-1);
      if (last && session.received > 0) this.say(`${last.name}: ${last.text}`);
    });
    session.addEventListener("line", () => this.say(t(session.line)));
    session.addEventListener("notice", () => session.notice && this.say(session.notice));
    session.addEventListener("refused", (event) => this.answer([/** @type {CustomEvent} */ (event).detail.text]));
    session.addEventListener("gone", () => refill(this, h("h1", null, t("gone"))));
    session.addEventListener("rematch", (event) => go(`/table/${/** @type {CustomEvent} */ (event).detail}/text`));
    this.openRule = (/** @type {Event} */ event) => this.rule(/** @type {CustomEvent} */ (event).detail);
    document.addEventListener("brink-rule", this.openRule);
    /** @type {LogLine|undefined} */
    this.told = undefined;
    this.asked = "";
    /** @type {string} the game and language whose pieces open */
    this.described = "";
    /** @type {number|undefined} the version of the table when a line was begun */
    this.typing = undefined;
    this.build();
  }

  disconnectedCallback() {
    this.session?.close();
    if (this.openRule) document.removeEventListener("brink-rule", this.openRule);
  }

  languageChanged() {
    this.told = undefined;
    this.build();
    this.session?.speak();
    this.draw();
  }

  build() {
    this.live = h("div", { class: "live", role: "log", "aria-live": "polite", "aria-label": t("text.news") });
    this.field = h("input", {
      id: "command",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-describedby": "command-hint",
      maxlength: 500,
      oninput: () => {
        this.typing ??= this.session?.message?.version;
      },
    });
    this.replies = h("div", { class: "replies", role: "status", "aria-live": "polite" });
    this.form = h(
      "form",
      {
        class: "command",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const line = this.field?.value.trim() ?? "";
          if (this.field) this.field.value = "";
          const version = this.typing;
          this.typing = undefined;
          this.obey(line, version);
        },
      },
      h("label", { for: "command" }, t("text.command")),
      this.field,
      h("button", { type: "submit" }, t("text.do")),
      h("p", { id: "command-hint", class: "hint" }, t("text.hint")),
    );
    this.heading = h("h1", null, t("text"));
    this.head = h("div", null);
    this.prompt = h("section", { "aria-labelledby": "text-now" });
    this.choices = h("ol", { class: "choices" });
    this.state = h("section", { "aria-labelledby": "text-board" });
    this.logBox = h("section", { "aria-labelledby": "text-log" });
    this.rules = new RulesPanel(() => this.session?.message?.game ?? "");
    this.rulesBox = h(
      "section",
      { "aria-label": t("rules"), hidden: true },
      h("h2", null, t("rules")),
      this.rules.root,
    );
    refill(
      this,
      h(
        "div",
        { class: "wrap" },
        this.heading,
        h("p", null, h("a", { href: `#/table/${this.table}` }, t("text.picture"))),
        this.head,
        this.prompt,
        this.form,
        this.replies,
        h("section", { "aria-labelledby": "text-news" }, h("h2", { id: "text-news" }, t("text.news")), this.live),
        this.state,
        this.logBox,
        this.rulesBox,
      ),
    );
  }

  /** Names open as the board would show their pieces. @param {import("../lib/types.js").TableMessage} message */
  describe(message) {
    const wanted = `${message.game} ${message.pack_hash} ${language()}`;
    if (this.described === wanted) return;
    this.described = wanted;
    loadGame(message).then(describeFrom, () => {
      this.described = ""; // the line is down; the next message tries again
    });
  }

  draw() {
    const { session } = this;
    const message = session?.message;
    if (
      !session ||
      !message ||
      !this.prompt ||
      !this.state ||
      !this.head ||
      !this.heading ||
      !this.logBox ||
      !this.form
    )
      return;
    const next = session.handover;
    if (session.veiled && next === null) return;
    document.title = `${session.mineToAct ? `● ${t("turn.yours")} – ` : ""}${message.title || t("text")}`;
    this.heading.textContent = message.title || t("text");
    if (message.status === "open") {
      this.form.hidden = true;
      return refill(
        this.head,
        waitingRoom(session.id, message, () => session.redial()),
      );
    }
    this.form.hidden = next !== null;
    for (const part of [this.state, this.logBox]) part.hidden = next !== null;
    if (next !== null) {
      this.live?.replaceChildren();
      this.replies?.replaceChildren();
      const { name } = message.seats[next];
      return refill(
        this.prompt,
        h("h2", { id: "text-now" }, t("curtain.title", { name })),
        h("p", null, t("curtain.text")),
        h(
          "button",
          {
            class: "primary",
            type: "button",
            data: { home: "1" },
            onclick: () => {
              session.sit(next);
              this.told = undefined;
            },
          },
          t("curtain.me", { name }),
        ),
      );
    }
    refill(
      this.head,
      h("h2", null, t("seats")),
      h(
        "ol",
        null,
        message.seats.map((seat) =>
          h(
            "li",
            null,
            [
              seat.name,
              message.roles?.[seat.seat],
              seat.kind === "bot" || seat.bot
                ? botName(seat.bot ?? "")
                : seat.online
                  ? t("seat.online")
                  : t("seat.offline"),
              message.mine.includes(seat.seat) ? t("you") : "",
              message.prompt?.seat === seat.seat ? t("turn") : "",
            ]
              .filter(Boolean)
              .join(", "),
          ),
        ),
      ),
    );
    this.describe(message);
    this.drawPrompt();
    refill(this.state, h("h2", { id: "text-board" }, t("board")), toldList(message.told));
    const back = takenBack(session.log);
    refill(
      this.logBox,
      h("h2", { id: "text-log" }, t("log")),
      h(
        "ol",
        { class: "log" },
        session.log
          .slice(-LINES)
          .map((line) =>
            h(
              "li",
              null,
              h(back.has(line) ? "del" : "span", null, ...named(line.text, line.names, `log ${line.n}`)),
              " ",
              ruleLink(line.rule),
            ),
          ),
      ),
    );
    this.announce();
  }

  drawPrompt() {
    const { session } = this;
    const message = session?.message;
    if (!session || !message || !this.prompt) return;
    this.prompt.ariaBusy = session.waiting ? "true" : null;
    if (message.status === "finished") {
      return refill(
        this.prompt,
        h("h2", { id: "text-now" }, t("over")),
        h("p", null, message.outcome?.text ?? t("over.left")),
        h(
          "div",
          { class: "row" },
          message.seat !== null &&
            h(
              "button",
              { type: "button", data: { key: "rematch" }, onclick: () => session.send({ type: "rematch" }) },
              t(message.rematch ? "rematch.join" : "rematch"),
            ),
          h("a", { href: `#/replay/${session.id}` }, t("replay")),
        ),
      );
    }
    const asked = message.prompt;
    const mine = session.mineToAct;
    const legal = session.candidates.filter((one) => !one.reason);
    const refused = session.candidates.filter((one) => one.reason);
    refill(
      this.prompt,
      h(
        "h2",
        { id: "text-now" },
        mine ? t("turn.yours") : t("waiting.for", { name: message.seats[asked?.seat ?? 0]?.name ?? "" }),
      ),
      h("p", null, asked?.text ?? "", " ", ruleLink(asked?.rule ?? "")),
      message.seat !== null && notices(session, message),
      mine && h("h3", null, t("actions")),
      mine &&
        h(
          "ol",
          { class: "choices" },
          legal.map((one, at) =>
            h(
              "li",
              null,
              h(
                "button",
                {
                  type: "button",
                  class: "link",
                  data: { key: JSON.stringify(one.action) },
                  onclick: () => this.choose(at, message.version),
                },
                priced(one),
                endingNote(one),
              ),
            ),
          ),
        ),
      mine &&
        refused.length > 0 &&
        h(
          "details",
          null,
          h("summary", { data: { key: "refused" } }, t("text.refused", { count: refused.length })),
          h(
            "ol",
            { class: "choices", start: legal.length + 1 },
            refused.map((one) =>
              h("li", null, `${priced(one)}: ${one.reason?.text ?? ""} `, ruleLink(one.reason?.rule ?? "")),
            ),
          ),
        ),
    );
  }

  /** What is new is said once, and what is asked after it. */
  announce() {
    const { session } = this;
    if (!session?.message) return;
    const since = this.told?.n ?? session.log.at(-1)?.n ?? 0;
    const fresh = session.log.filter((line) => line.n > since);
    this.told = session.log.at(-1);
    for (const line of fresh) this.say(line.text);
    const { prompt, outcome, version } = session.message;
    const now = outcome ? outcome.text : prompt && session.mineToAct ? prompt.text : "";
    if (now && this.asked !== `${version} ${now}`) {
      this.asked = `${version} ${now}`;
      this.say(now);
    }
  }

  /** @param {string} text */
  say(text) {
    if (!this.live) return;
    this.live.append(h("p", null, text));
    while (this.live.children.length > LINES) this.live.firstChild?.remove();
  }

  /** @param {(string|Node)[]} lines */
  answer(lines) {
    if (this.replies)
      refill(
        this.replies,
        lines.map((line) => h("p", null, line)),
      );
  }

  /** @param {number} at @param {number} [version] of what was read or typed; meanwhile the number may mean something else */
  choose(at, version) {
    const { session } = this;
    if (!session) return;
    if (version !== session.message?.version) return this.answer([t("text.changed")]);
    const one = session.candidates.filter((candidate) => !candidate.reason)[at];
    if (!one) return this.answer([t("text.nochoice")]);
    if (session.waiting) return this.answer([t("text.underway")]);
    really(session, one, () => {
      this.answer([stopped(one.text)]);
      session.act(one.action);
      this.field?.focus();
    });
  }

  /** @param {string} rule */
  async rule(rule) {
    if (this.rulesBox) this.rulesBox.hidden = false;
    await this.rules?.open(rule);
    this.rules?.box.focus();
  }

  /** @param {string} line @param {number} [version] the table when it was begun */
  obey(line, version) {
    const { session } = this;
    const message = session?.message;
    if (!session || !message) return;
    const [word = "", ...rest] = line.split(/\s+/);
    const legal = session.candidates.filter((one) => !one.reason);
    const all = [...legal, ...session.candidates.filter((one) => one.reason)];
    if (/^\d+$/.test(word)) return this.choose(Number(word) - 1, version);
    switch (word.toLowerCase()) {
      case "":
        return this.answer([message.prompt?.text ?? "", ...legal.map((one, at) => `${at + 1}. ${aloud(one)}`)]);
      case "why": {
        const wanted =
          rest.length && /^\d+$/.test(rest[0]) ? [all[Number(rest[0]) - 1]] : all.filter((one) => one.reason);
        const found = wanted.filter(Boolean);
        return this.answer(
          found.length
            ? found.map((one) =>
                one.reason
                  ? `${priced(one)}: ${one.reason.text} ${one.reason.rule && ruleName(one.reason.rule)}`
                  : `${priced(one)}: ${t("text.allowed")}`,
              )
            : [t("text.norefused")],
        );
      }
      case "log":
        session.withEarlier(Number(rest[0] || 20), (lines) => this.answer(lines.map((one) => one.text)));
        return;
      case "board":
        return this.answer(message.told.map((one) => one.text));
      case "undo":
        return message.undo.allowed || message.undo.consent ? session.undo() : this.answer([message.undo.text]);
      case "pass":
        return this.choose(
          legal.findIndex((one) => one.action === session.letHappen),
          version,
        );
      case "standing":
        session.chooseStanding(rest[0]);
        return this.answer([`${t("standing")}: ${t(`standing.${session.standing}`)}`]);
      case "always": {
        const kinds = Object.entries((session.inWindow && message.prompt?.kinds) || {});
        const kind = kinds[Number(rest[0]) - 1];
        if (!kind) return this.answer(kinds.map(([, name], at) => `always ${at + 1}: ${name}`));
        session.passOn(kind[0]);
        return this.answer([t("standing.always", { name: kind[1] })]);
      }
      case "say":
        if (rest.length) session.say(rest.join(" "));
        return undefined;
      case "rule":
        this.rule(rest[0] ?? "");
        return undefined;
      case "help":
        return this.answer(t("text.help").split("\n"));
      default:
        return this.answer([t("text.unknown", { word }), t("text.hint")]);
    }
  }
}

customElements.define("brink-text", TextTable);
