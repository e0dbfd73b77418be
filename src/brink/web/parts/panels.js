// Log, chat and rules: the three things one reads beside the board.
import { once } from "../lib/api.js";
import { append, h, hide, refill, set, showing } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";
import { takenBack } from "../lib/session.js";
import { mentioned, named } from "./names.js";
import { ruleLink } from "./tip.js";

/** @typedef {import("../lib/wire.js").LogText} LogLine */
/** @typedef {import("../lib/wire.js").ChatLine} ChatLine */

const PAGES = ["rules", "rulings"];
const LONGEST = 500;
const NEAR = 60;
const SHOWN = 120; // lines of the log, more than the highest window has room for

/** @param {Element} item a line of the log */
const numberOf = (item) => Number(/** @type {HTMLElement} */ (item).dataset.n);

/**
 * The log grows at its end; lines that are there already are not made again. Of a long one there is the end, and what the
 * reader goes back to: each line that is there costs time whenever anything on the page is drawn.
 */
export class LogPanel {
  /** @param {() => void} [earlier] the reader comes to the beginning of what there is @param {(line: LogLine) => void} [leap] to where it was said */
  constructor(earlier = () => undefined, leap = undefined) {
    this.earlier = earlier;
    this.leap = leap;
    this.list = h("ol", { class: "log" });
    this.root = h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("log") }, this.list);
    /** @type {LogLine[]} */
    this.lines = [];
    this.from = 0; // of these, the first that is there
    this.drawn = 0; // and the first that is not yet
    this.size = "";
    this.atEnd = true; // until the reader scrolls back; a smaller panel changes nothing about it
    this.top = 0;
    this.root.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.root);
  }

  /** @param {LogLine[]} lines @param {number} [fresh] lines with this number or more are new to the reader */
  update(lines, fresh = Infinity) {
    const [first] = this.lines;
    const undone = lines.slice(this.drawn).some(({ undoes }) => undoes);
    const other = undone || lines[0] !== first || lines.length < this.drawn;
    // Measured only where it is needed: the browser has to lay out the whole page for it.
    const below = other && first && lines.includes(first) ? this.below() : 0;
    this.lines = [...lines]; // those that are given may become more while the reader scrolls
    if (other) {
      this.list.replaceChildren();
      this.from = this.drawn = this.atEnd ? Math.max(0, lines.length - SHOWN) : 0;
      this.top = 0;
    }
    const grew = lines.length > this.drawn;
    if (grew) this.list.append(...this.items(this.drawn, lines.length));
    this.drawn = lines.length;
    if (this.atEnd && this.drawn - this.from > 2 * SHOWN) this.forget(this.drawn - SHOWN);
    this.mark(fresh);
    if (grew && this.atEnd) requestAnimationFrame(() => this.toEnd());
    else if (other && below) this.root.scrollTop = this.root.scrollHeight - below; // the same lines stay in sight
  }

  /** @param {number} from @param {number} to */
  items(from, to) {
    const back = takenBack(this.lines);
    return this.lines.slice(from, to).map((line, n) => {
      const begins = line.move !== this.lines[from + n - 1]?.move;
      return h(
        "li",
        { class: begins ? "begins" : "", data: { n: String(line.n) } },
        h(back.has(line) ? "del" : "span", null, ...named(line.text, line.names)),
        " ",
        ruleLink(line.rule),
        this.leap &&
          h(
            "button",
            {
              type: "button",
              class: "quiet leap",
              "aria-label": t("replay.go", { move: line.move }),
              title: t("replay.go", { move: line.move }),
              onclick: () => this.leap?.(line),
            },
            icon("play"),
          ),
      );
    });
  }

  /** Whoever reads the end needs no more of what is before. @param {number} from */
  forget(from) {
    for (; this.from < from; this.from += 1) this.list.firstElementChild?.remove();
  }

  /** What is before the first line that is there; the same lines stay in sight. @param {number} from */
  recall(from) {
    const below = this.below();
    this.list.prepend(...this.items(from, this.from));
    this.from = from;
    this.top = this.root.scrollTop = this.root.scrollHeight - below;
  }

  /** How much there is from the first line in sight on. */
  below() {
    return this.root.scrollHeight - this.root.scrollTop;
  }

  /** What is new stands at the end: of a long game no more is looked at than that. @param {number} fresh */
  mark(fresh) {
    for (let item = this.list.lastElementChild; item; item = item.previousElementSibling) {
      const now = numberOf(item) >= fresh;
      if (!now && !item.classList.contains("new")) return;
      item.classList.toggle("new", now);
    }
  }

  /** Only going back leaves the end: lines may have come since we went there ourselves. */
  scrolled() {
    const { scrollTop, scrollHeight, clientHeight, clientWidth } = this.root;
    const size = `${clientWidth} ${clientHeight}`;
    if (size !== this.size) {
      this.size = size; // the panel has another shape: nobody has scrolled, unless to the end
      this.atEnd ||= scrollHeight - scrollTop - clientHeight < 60;
      if (this.atEnd) this.toEnd();
      this.top = this.root.scrollTop;
      return;
    }
    if (scrollHeight - scrollTop - clientHeight < 60) this.atEnd = true;
    else if (scrollTop < this.top) this.atEnd = false;
    this.top = scrollTop;
    if (this.atEnd || scrollTop >= NEAR) return;
    if (this.from) this.recall(Math.max(0, this.from - SHOWN));
    else this.earlier();
  }

  toEnd() {
    this.root.scrollTop = this.root.scrollHeight;
  }

  /** @param {number} n of the line that is looked at; -1: none */
  point(n) {
    for (const item of this.list.querySelectorAll(":scope > .here"))
      if (numberOf(item) !== n) item.classList.remove("here");
    const at = this.lines.findIndex((line) => line.n === n);
    if (at >= 0 && at < this.from) this.recall(at);
    const here = n < 0 ? [] : this.list.querySelectorAll(`:scope > [data-n="${n}"]`);
    for (const item of here) {
      item.classList.add("here");
      item.scrollIntoView({ block: "nearest" });
    }
  }
}

export class ChatPanel {
  /** @param {(text: string) => boolean} say whether it went out */
  constructor(say) {
    this.list = h("ol", { class: "chat", "aria-live": "polite", "aria-label": t("chat") });
    this.field = h("input", {
      maxlength: LONGEST,
      "aria-label": t("chat.write"),
      placeholder: t("chat.write"),
      autocomplete: "off",
    });
    this.room = h("output", { class: "num", hidden: true });
    this.form = h(
      "form",
      {
        class: "chat-form",
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const text = this.field.value.trim();
          if (!text) return;
          if (say(text)) this.field.value = "";
          this.measure();
        },
        oninput: () => this.measure(),
      },
      this.field,
      this.room,
      h("button", { type: "submit" }, t("chat.send")),
    );
    this.root = h(
      "div",
      { class: "chat-panel" },
      h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("chat") }, this.list),
      this.form,
    );
    this.watching = h("p", { class: "hint chat-form", hidden: true }, t("chat.watch"));
    this.root.append(this.watching);
    this.drawn = 0;
  }

  /** Near the limit it shows how many letters are left. */
  measure() {
    const rest = LONGEST - this.field.value.length;
    this.room.hidden = rest > NEAR;
    this.room.textContent = String(rest);
  }

  /** What the table did not take can be sent again, before what was written since. @param {string} text */
  giveBack(text) {
    this.field.value = `${text} ${this.field.value}`.trim().slice(0, LONGEST);
    this.measure();
  }

  /** The names of the game's pieces have come: what was written before may have some. */
  forget() {
    refill(this.list);
    this.drawn = 0;
  }

  /** @param {ChatLine[]} lines @param {boolean} seated */
  update(lines, seated) {
    hide(this.form, !seated);
    hide(this.watching, seated);
    if (lines.length < this.drawn) {
      refill(this.list);
      this.drawn = 0;
    }
    if (!lines.length) showing(this.list, "none", () => [h("li", { class: "empty" }, t("chat.none"))]);
    else if (!this.drawn) refill(this.list);
    for (const line of lines.slice(this.drawn)) {
      this.list.append(
        h(
          "li",
          null,
          line.seat !== null && line.seat >= 0 && seatMark(line.seat),
          h("b", null, line.name),
          " ",
          h("span", null, ...named(line.text, mentioned(line.text), `chat ${line.n}`)),
        ),
      );
    }
    const grew = lines.length > this.drawn;
    this.drawn = lines.length;
    const box = /** @type {HTMLElement} */ (this.list.parentElement);
    if (grew)
      requestAnimationFrame(() => {
        box.scrollTop = box.scrollHeight;
      });
  }
}

export class RulesPanel {
  /** @param {() => string} game */
  constructor(game) {
    this.game = game;
    this.page = "";
    /** @type {Promise<void>|null} */
    this.loading = null;
    this.body = h("article", { class: "prose" });
    this.tabs = h("div", { class: "subtabs" });
    this.box = h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("rules") }, this.body);
    this.root = h("div", { class: "rules-panel" }, this.tabs, this.box);
    this.body.addEventListener("click", (event) => this.follow(event));
  }

  /** @param {string} rule such as 2.3, R14 or FAQ-11; empty for the beginning */
  async open(rule) {
    const page = /^(R|FAQ|H|V)/i.test(rule) ? "rulings" : "rules";
    await this.show(this.page && !rule ? this.page : page);
    if (rule) this.find(rule);
  }

  /** @param {string} page @returns {Promise<void>} when it is there */
  show(page) {
    if (page !== this.page) {
      this.page = page;
      this.loading = this.load(page);
    }
    return this.loading ?? Promise.resolve();
  }

  /** @param {string} page */
  async load(page) {
    refill(
      this.tabs,
      PAGES.map((one) =>
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "aria-pressed": String(one === page),
            data: { key: one },
            onclick: () => this.show(one),
          },
          t(one === "rules" ? "rules" : "rulings"),
        ),
      ),
    );
    refill(this.body, h("p", { class: "empty" }, t("loading")));
    try {
      const { html } = await once(`/api/games/${this.game()}/help/${page}`);
      if (this.page === page) this.body.replaceChildren(...clean(html));
      this.box.scrollTop = 0;
    } catch (error) {
      refill(this.body, h("p", { class: "empty" }, error instanceof Error ? error.message : String(error)));
      this.page = "";
    }
  }

  /** @param {string} rule */
  find(rule) {
    for (const old of this.body.querySelectorAll(".target")) old.classList.remove("target");
    let wanted = rule.replace(/^§/, "");
    while (wanted) {
      const place =
        this.body.querySelector(`[id="${CSS.escape(wanted)}"]`) ??
        this.body.querySelector(`[id="${CSS.escape(wanted.toLowerCase())}"]`);
      if (place) {
        place.classList.add("target");
        requestAnimationFrame(() => place.scrollIntoView({ block: "start" }));
        return;
      }
      const shorter = wanted.replace(/[.(-]?[^.(-]*$/, "");
      wanted = shorter === wanted ? "" : shorter;
    }
  }

  /** @param {MouseEvent} event */
  async follow(event) {
    const link = /** @type {Element} */ (event.target).closest("a");
    const { page = "", anchor = "" } = link?.dataset ?? {};
    if (!page) return;
    event.preventDefault();
    await this.show(page);
    if (anchor) this.find(anchor);
  }
}

const ALLOWED = new Set(
  "A ABBR B BLOCKQUOTE BR CODE DD DEL DIV DL DT EM H1 H2 H3 H4 H5 H6 HR I LI OL P PRE S SECTION SMALL SPAN STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TR UL".split(
    " ",
  ),
);

/** Only what a page of rules needs; attributes that could do or style anything are left out. @param {string} html @returns {Node[]} */
export function clean(html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const copy = (/** @type {Node} */ node) => {
    if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.textContent ?? "");
    if (!(node instanceof Element) || !ALLOWED.has(node.tagName)) return null;
    const blank = node.tagName === "TH" && !node.textContent?.trim(); // the corner of a table heads nothing
    const made = document.createElement(blank ? "TD" : node.tagName);
    if (node.id) made.id = node.id;
    if (node instanceof HTMLAnchorElement) copyLink(node, made);
    append(made, [...node.childNodes].map(copy));
    if (node.tagName === "TABLE") return h("div", { class: "wide", tabindex: "0" }, made); // the keyboard scrolls it
    return made;
  };
  return /** @type {Node[]} */ ([...parsed.body.childNodes].map(copy).filter(Boolean));
}

/** To another place in the help, which `follow` opens, or to somewhere else in the world. @param {HTMLAnchorElement} from @param {HTMLElement} to */
function copyLink(from, to) {
  const { page = "", anchor = "" } = from.dataset;
  const href = from.getAttribute("href") ?? "";
  if (PAGES.includes(page)) set(to, { href: "#", data: { page, anchor } });
  else if (/^https?:/.test(href)) set(to, { href, target: "_blank", rel: "noreferrer noopener" });
}

/**
 * Tabs, with the arrow keys.
 * @param {{name: string, label: string, sign: string, panel: HTMLElement}[]} tabs
 * @param {(name: string) => void} [opened]
 */
export function tabbed(tabs, opened) {
  const bar = h("div", { class: "tabs", role: "tablist" });
  const body = h("div", { class: "tab-body" });
  let current = "";
  const open = (/** @type {string} */ name) => {
    current = name;
    for (const tab of tabs) {
      const on = tab.name === name;
      tab.panel.hidden = !on;
      const button = /** @type {HTMLElement} */ (bar.querySelector(`[data-tab="${tab.name}"]`));
      button.setAttribute("aria-selected", String(on));
      button.tabIndex = on ? 0 : -1;
      if (on) read(button);
    }
    opened?.(name);
  };
  for (const tab of tabs) {
    tab.panel.setAttribute("role", "tabpanel");
    tab.panel.id ||= `panel-${tab.name}`;
    body.append(tab.panel);
    bar.append(
      h(
        "button",
        {
          type: "button",
          role: "tab",
          data: { tab: tab.name },
          "aria-controls": tab.panel.id,
          onclick: () => open(tab.name),
        },
        icon(tab.sign),
        h("span", null, tab.label),
      ),
    );
  }
  bar.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    const shown = tabs.filter(
      (tab) => /** @type {HTMLElement} */ (bar.querySelector(`[data-tab="${tab.name}"]`)).offsetParent,
    );
    const at = shown.findIndex((tab) => tab.name === current);
    const next = shown[(at + step + shown.length) % shown.length];
    open(next.name);
    /** @type {HTMLElement} */ (bar.querySelector(`[data-tab="${next.name}"]`)).focus();
  });
  open(tabs[0].name);
  return {
    bar,
    body,
    open,
    get current() {
      return current;
    },
    mark: (/** @type {string} */ name) => {
      const button = bar.querySelector(`[data-tab="${name}"]`);
      if (name === current || !button || button.classList.contains("unread")) return;
      button.classList.add("unread");
      button.append(h("span", { class: "offscreen" }, ` (${t("unread")})`));
    },
  };
}

/** @param {Element} button */
function read(button) {
  button.classList.remove("unread");
  button.querySelector(".offscreen")?.remove();
}
