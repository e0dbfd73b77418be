// The Workshop: the cards of a title, entry by entry; a copy of them to change, to save, to play and to try out.

import { asHost, forgetAll, get, once, post } from "../lib/api.js";
import { Copy } from "../lib/copy.js";
import { dialog, h, refill, toast } from "../lib/dom.js";
import { language, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { go, route } from "../lib/router.js";
import * as store from "../lib/store.js";
import { entryForm } from "../parts/entryform.js";
import { Experiments } from "../parts/experiments.js";
import { shown } from "../parts/stage.js";

/** @typedef {import("../lib/wire.js").Shop} Shop */
/** @typedef {import("../lib/wire.js").EntryLine} EntryLine */
/** @typedef {import("../lib/wire.js").FileLine} FileLine */
/** @typedef {import("../lib/copy.js").Place} Place */
/** @typedef {{pack: string, mark: string, at: Place|null, draft: import("../lib/copy.js").Draft}} Kept a copy that was left */
/** @typedef {import("../lib/types.js").BoardModule} BoardModule */

class DesignerPage extends HTMLElement {
  connectedCallback() {
    this.classList.add("page", "designer");
    const at = route();
    this.game = at.id;
    /** @type {string} */
    this.pack = at.query.get("pack") ?? "";
    this.wanted = ""; // what is looked for
    /** @type {Set<string>} files whose entries are shown */
    this.unfolded = new Set();
    /** @type {Place|null} */
    this.at = null;
    /** @type {{place: string, kind: string, number: number, board: Record<string, unknown>, names: Record<string, string[]>}|undefined} what was drawn last */
    this.drawn = undefined;
    /** @type {Copy|null} */
    this.copy = null;
    this.open();
  }

  disconnectedCallback() {
    this.leave();
  }

  /** What was changed and not saved stays in this tab. */
  leave() {
    const { copy } = this;
    this.experiments?.stop();
    copy?.stop();
    if (!copy) return;
    const { name: pack, mark } = copy.shop.pack;
    store.keepDraft(this.place, copy.changed ? { pack, mark, at: this.at ?? null, draft: copy.draft } : null);
  }

  get place() {
    return `workshop.${this.game}`;
  }

  /** As the host, where one has his token; on a server for oneself nobody needs one. */
  get server() {
    const token = store.hostToken();
    return token ? asHost(token) : { get, post };
  }

  languageChanged() {
    this.leave();
    this.open();
  }

  /** @param {string} [pack] another one than before */
  async open(pack) {
    const lang = language();
    const kept = /** @type {Kept|null} */ (store.draft(this.place));
    /** @type {string} */
    const name = pack ?? (this.pack || kept?.pack || "standard");
    if (!this.list) refill(this, h("p", { class: "wrap empty" }, t("loading"))); // else what is there stays until the rest has come
    try {
      const [games, shop, words, board] = await Promise.all([
        once("/api/games"),
        this.server.get(`/api/workshop/games/${this.game}`, { pack: name }),
        get(`/api/games/${this.game}/texts`, { pack: name }),
        get(`/api/games/${this.game}/board`, { pack: name }),
      ]);
      const info = games.find((one) => one.name === this.game);
      /** @type {BoardModule|null} */
      const module = info?.board ? await import(`/games/${this.game}/board.js`) : null;
      if (!this.isConnected || lang !== language() || !info) return;
      this.info = info;
      this.pack = name;
      this.words = words;
      this.board = board;
      this.module = module;
      const same = kept && kept.pack === name && kept.mark === shop.pack.mark ? kept : null;
      this.begin(shop, same);
    } catch (error) {
      refill(this, h("p", { class: "wrap reason" }, error instanceof Error ? error.message : String(error)));
    }
  }

  /** @param {Shop} shop @param {Kept|null} kept */
  begin(shop, kept) {
    this.experiments?.stop();
    this.copy?.stop();
    this.shop = shop;
    this.copy = new Copy(shop, (body) => this.server.post(`/api/workshop/games/${shop.game}/check`, body), kept?.draft);
    this.experiments = shop.may && this.info ? new Experiments(this.info, /** @type {any} */ (this.server)) : undefined;
    this.copy.addEventListener("change", () => this.changed());
    this.copy.addEventListener("verdict", () => this.judged());
    const first = shop.files[0]?.entries[0] ? { file: shop.files[0].file, entry: 0 } : null;
    this.at = kept?.at ?? this.at ?? first;
    if (this.at && !shop.files.find((one) => one.file === this.at?.file)?.entries[this.at.entry]) this.at = first;
    document.title = `${t("design.workshop")}: ${shop.title} · Brinkmanship`;
    history.replaceState(null, "", `#/workshop/${shop.game}${this.pack === "standard" ? "" : `?pack=${this.pack}`}`);
    const scrolled = this.list?.scrollTop ?? 0;
    this.build();
    this.choose(this.at, false);
    if (this.list) this.list.scrollTop = scrolled;
  }

  // -- drawing --------------------------------------------------------------------------------------------------

  build() {
    const { shop } = this;
    if (!shop) return;
    this.list = h("nav", { class: "design-list", "aria-label": t("design.entries") });
    this.head = h("div", { class: "design-head" });
    this.middle = h("div", { class: "design-chosen" });
    this.preview = h("div", { class: "design-preview" });
    this.verdict = h("div", { class: "design-verdict", role: "status" }); // in sight wherever one types
    this.changes = h("div", { class: "design-changes" });
    this.deeds = h("div", { class: "row design-deeds" });
    refill(
      this,
      h(
        "div",
        { class: "wrap" },
        this.head,
        h(
          "div",
          { class: "design-grid" },
          h("div", { class: "design-left" }, this.seeker(), this.list),
          h("section", { class: "design-middle", "aria-labelledby": "entry-title" }, this.middle, this.verdict),
          h("aside", { class: "design-right" }, this.preview, this.deeds, this.changes),
        ),
        this.experiments?.root,
      ),
    );
    this.drawHead();
    this.drawList();
    this.drawVerdict();
  }

  drawHead() {
    const { shop } = this;
    if (!shop || !this.head) return;
    refill(
      this.head,
      h("h1", null, t("design.title", { game: shop.title })),
      h(
        "div",
        { class: "row" },
        h(
          "label",
          { class: "field" },
          h("span", null, t("pack")),
          h(
            "select",
            {
              value: shop.pack.name,
              data: { key: "pack" },
              onchange: (/** @type {Event} */ event) =>
                this.turnTo(/** @type {HTMLSelectElement} */ (event.target).value),
            },
            shop.packs.map((one) => h("option", { value: one.name }, `${one.title} (${one.name})`)),
          ),
        ),
        shop.pack.own &&
          shop.may &&
          h("button", { type: "button", class: "danger", onclick: () => this.remove() }, t("design.remove")),
      ),
      !shop.may &&
        h(
          "p",
          { class: "design-told", role: "note" },
          icon("lock"),
          h("span", null, t("design.read-only")),
          h("a", { href: "#/host" }, t("host")),
        ),
    );
  }

  seeker() {
    return h("input", {
      ...{ type: "search", value: this.wanted ?? "", maxlength: 80, class: "design-find" },
      placeholder: t("design.find"),
      "aria-label": t("design.find"),
      data: { key: "find" },
      oninput: (/** @type {Event} */ event) => {
        this.wanted = /** @type {HTMLInputElement} */ (event.target).value;
        this.drawList();
      },
    });
  }

  drawList() {
    const { shop, list } = this;
    if (!shop || !list) return;
    const wanted = plain(this.wanted?.trim() ?? "");
    const found = shop.files.map((file) => ({
      file,
      entries: file.entries.filter((one) =>
        plain(`${one.title} ${one.name} ${one.table} ${one.text}`).includes(wanted),
      ),
    }));
    const some = found.filter((one) => one.entries.length);
    refill(
      list,
      some.length
        ? some.map(({ file, entries }) => this.group(file, entries, !!wanted))
        : h("p", { class: "empty" }, t("design.no-entry")),
    );
  }

  /** @param {FileLine} file @param {EntryLine[]} entries @param {boolean} narrowed */
  group(file, entries, narrowed) {
    const unfolded = this.unfolded ?? new Set();
    return h(
      "details",
      { open: narrowed || unfolded.has(file.file) },
      h(
        "summary",
        {
          data: { key: `file ${file.file}` },
          onclick: () => {
            if (!unfolded.delete(file.file)) unfolded.add(file.file);
          },
        },
        h("code", null, file.file),
        " ",
        h("span", { class: "num" }, String(entries.length)),
      ),
      h(
        "ul",
        null,
        entries.map((one) => this.item({ file: file.file, entry: one.entry }, one)),
      ),
    );
  }

  /** @param {Place} place @param {EntryLine} one */
  item(place, one) {
    const here = this.at?.file === place.file && this.at.entry === place.entry;
    const wrong = this.copy?.verdict?.wrong;
    const bad = wrong?.file === place.file && wrong.entry === place.entry;
    const other = this.copy?.isEdited(place);
    return h(
      "li",
      null,
      h(
        "button",
        {
          ...{ type: "button", class: [here && "here", other && "other", bad && "wrong"] },
          "aria-current": here ? "true" : null,
          data: { key: `entry ${place.file} ${place.entry}` },
          onclick: () => this.choose(place, true),
          onkeydown: (/** @type {KeyboardEvent} */ event) => this.walk(event),
        },
        h("span", null, titleOf(one)),
        one.title && h("code", null, one.name),
        bad ? icon("cross", t("design.is-wrong")) : other ? icon("pen", t("design.is-changed")) : null,
      ),
    );
  }

  /** Arrows go from entry to entry. @param {KeyboardEvent} event */
  walk(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !this.list) return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll("details[open] button")];
    /** @type {HTMLElement|undefined} */ (
      all[all.indexOf(/** @type {Element} */ (event.currentTarget)) + step]
    )?.focus();
  }

  /** @param {Place|null} place @param {boolean} come go there with the eyes and the keyboard */
  choose(place, come) {
    const { copy, shop, middle } = this;
    if (!copy || !shop || !middle || !place) return;
    this.at = place;
    this.unfolded?.add(place.file);
    const source = copy.source(place);
    const file = shop.files.find((one) => one.file === place.file);
    const form = entryForm(copy, place);
    this.form = form;
    this.again = h(
      "button",
      {
        ...{ type: "button", class: "small", data: { key: "reset" } },
        onclick: () => {
          copy.reset(place);
          this.choose(place, false);
        },
      },
      icon("undo"),
      t("design.reset"),
    );
    const title = h("h2", { id: "entry-title", tabindex: "-1" }, titleOf(source));
    refill(
      middle,
      h("div", { class: "design-name" }, title, h("code", null, `${place.file}:${copy.lineOf(place)}`), this.again),
      file?.about &&
        h("details", { class: "design-about" }, h("summary", null, t("design.about")), h("p", null, file.about)),
      form.root,
    );
    this.mark();
    this.drawList();
    this.drawPiece();
    if (shop.may) copy.show(place);
    if (come) {
      title.focus({ preventScroll: true });
      const { top } = middle.getBoundingClientRect();
      if (top < 0 || top > innerHeight * 0.6) middle.scrollIntoView({ block: "start" });
    }
  }

  changed() {
    this.form?.update();
    this.mark();
    this.drawVerdict();
  }

  judged() {
    this.form?.update();
    this.mark();
    this.drawList();
    this.drawVerdict();
    this.drawPiece();
  }

  mark() {
    if (this.again && this.at && this.copy) this.again.hidden = !this.copy.isEdited(this.at);
  }

  /** The card as the game draws it; of a copy that cannot be played, as it was drawn last. */
  drawPiece() {
    const { copy, at, words, module, preview } = this;
    if (!copy || !at || !words || !preview) return;
    const source = copy.source(at);
    const verdict = copy.verdict;
    const place = `${at.file} ${at.entry}`;
    if (verdict?.board && verdict.piece) {
      const { kind, number, keys } = verdict.piece;
      const named = keys.map((key) => copy.word(key) ?? words.texts[key] ?? key);
      this.drawn = { place, kind, number, board: verdict.board, names: { ...words.names, [kind]: named } };
    } else if (this.drawn?.place !== place || (verdict && !verdict.wrong))
      this.drawn = { place, kind: source.kind, number: source.number, board: this.board ?? {}, names: words.names };
    const { kind, number, board, names } = this.drawn;
    const texts = { ...words.texts };
    for (const { key } of source.words) texts[key] = copy.word(key) ?? texts[key];
    const face = kind ? pictureOf(module, kind, number, { words: { texts, names }, board }) : null;
    refill(preview, face);
    preview.hidden = !face;
  }

  drawVerdict() {
    const { copy, shop } = this;
    if (!copy || !shop || !this.verdict || !this.deeds || !this.changes) return;
    const wrong = copy.verdict?.wrong;
    const here = wrong?.file === this.at?.file && wrong?.entry === this.at?.entry; // and told there, too
    this.verdict.hidden = !shop.may;
    this.verdict.classList.toggle("brief", here);
    refill(
      this.verdict,
      copy.failed
        ? h("p", { class: "reason" }, icon("off"), h("span", null, copy.failed))
        : wrong
          ? h(
              "p",
              { class: "reason" },
              icon("cross"),
              h("span", null, wrong.text),
              wrong.entry !== null &&
                !here &&
                h(
                  "button",
                  {
                    ...{ type: "button", class: "small", data: { key: "there" } },
                    onclick: () => this.choose({ file: wrong.file, entry: wrong.entry ?? 0 }, true),
                  },
                  t("design.go"),
                ),
            )
          : copy.verdict && h("p", { class: "design-good" }, icon("check"), t("design.good")),
    );
    refill(this.deeds, this.buttons());
    refill(this.changes, this.changeList());
  }

  buttons() {
    const { copy, shop } = this;
    if (!copy || !shop) return [];
    const button = (
      /** @type {string} */ label,
      /** @type {string} */ sign,
      /** @type {() => void} */ onclick,
      /** @type {string} */ kind = "",
    ) => h("button", { type: "button", class: kind, data: { key: label }, onclick }, icon(sign), t(label));
    const play = () => this.saved((pack) => go(`/new/${shop.game}?${new URLSearchParams({ pack })}`));
    if (!shop.may) return [button("design.play", "play", play, "primary")];
    return [
      button("design.play", "play", play, "primary"),
      button("design.try", "graph", () => this.saved((pack) => this.tryOut(pack))),
      shop.pack.own && button("design.save", "check", () => this.save(shop.pack.name, shop.pack.title)),
      button("design.save-as", "copy", () => this.askName(() => {})),
    ];
  }

  changeList() {
    const { copy, shop } = this;
    const list = copy?.verdict?.changes ?? [];
    if (!copy || !shop?.may || copy.verdict?.wrong) return null;
    const words = [...copy.words].map(([place, text]) => [place.slice(3), text]);
    if (!list.length && !words.length) return h("p", { class: "hint" }, t("design.same"));
    return [
      h("h2", null, t("design.changes"), " ", h("span", { class: "num" }, String(list.length + words.length))),
      h(
        "ul",
        null,
        list.map((change) =>
          h(
            "li",
            null,
            h("b", null, this.nameOf(change.file, change.entry)),
            change.kind !== "changed" &&
              h("span", null, " ", t(change.kind === "added" ? "design.added" : "design.removed")),
            change.kind === "changed" &&
              h(
                "ul",
                null,
                change.fields.map((field) =>
                  h(
                    "li",
                    null,
                    h("code", null, field.name),
                    " ",
                    h("del", null, told(field.old)),
                    " → ",
                    h("ins", null, told(field.new)),
                  ),
                ),
              ),
          ),
        ),
        words.map(([key, text]) => h("li", null, h("code", null, key), " → ", h("ins", null, text))),
      ),
    ];
  }

  /** @param {string} file @param {string} entry as `cards.envoy` */
  nameOf(file, entry) {
    const [table, ...rest] = entry.split(".");
    const name = rest.join(".");
    const entries = this.shop?.files.find((one) => one.file === file)?.entries ?? [];
    const found = entries.find((one) => one.table === table && one.name === name);
    return found ? titleOf(found) : entry;
  }

  // -- doing ----------------------------------------------------------------------------------------------------

  /** Another pack is opened; what was not saved is asked about. @param {string} pack */
  turnTo(pack) {
    if (this.copy?.changed && !confirm(t("design.lose"))) return this.drawHead();
    store.keepDraft(this.place, null);
    this.copy?.stop();
    this.copy = null;
    this.open(pack);
    return undefined;
  }

  /** With a pack that is as it is shown here. @param {(pack: string) => void} then */
  saved(then) {
    const { copy, shop } = this;
    if (!copy || !shop) return;
    if (!copy.changed) then(shop.pack.name);
    else if (shop.pack.own) this.save(shop.pack.name, shop.pack.title).then((done) => done && then(shop.pack.name));
    else this.askName(then);
  }

  /** @param {(pack: string) => void} then */
  askName(then) {
    const own = this.shop?.pack.own ? this.shop.pack.name : "";
    const name = h("input", {
      ...{ required: true, maxlength: 60, pattern: "[\\p{L}\\p{N}_\\-]+", autocomplete: "off", spellcheck: "false" },
      ...{ value: own ? `${own}-2` : "", data: { key: "name" } },
    });
    const title = h("input", { maxlength: 80, data: { key: "title" } });
    const failed = h("p", { class: "reason", role: "alert", hidden: true });
    const box = dialog(
      t("design.save-as"),
      h(
        "form",
        {
          class: "form",
          onsubmit: async (/** @type {Event} */ event) => {
            event.preventDefault();
            const why = await this.trySave(name.value.trim(), title.value.trim());
            failed.hidden = !why;
            failed.textContent = why;
            if (why) return;
            box.close();
            then(name.value.trim());
          },
        },
        h("label", { class: "field" }, h("span", null, t("design.name")), name),
        h("p", { class: "hint" }, t("design.name.about")),
        h("label", { class: "field" }, h("span", null, t("design.pack-title")), title),
        failed,
        h("div", { class: "row" }, h("button", { type: "submit", class: "primary" }, t("design.save"))),
      ),
    );
    name.focus();
  }

  /** @param {string} name @param {string} title */
  async save(name, title) {
    const why = await this.trySave(name, title);
    if (why) toast(why, "bad");
    return !why;
  }

  /** @param {string} name @param {string} title @returns {Promise<string>} why it was not saved */
  async trySave(name, title) {
    const { copy, shop } = this;
    if (!copy || !shop) return "";
    try {
      await this.server.post(`/api/workshop/games/${shop.game}/save`, { ...copy.body, name, title });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    forgetAll();
    store.keepDraft(this.place, null);
    this.copy?.stop();
    this.copy = null;
    toast(t("design.saved", { pack: name }));
    await this.open(name);
    return "";
  }

  async remove() {
    const { shop } = this;
    if (!shop || !confirm(t("design.remove.sure", { pack: shop.pack.name }))) return;
    try {
      const { name: pack, mark } = shop.pack;
      await this.server.post(`/api/workshop/games/${shop.game}/remove`, { pack, mark });
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), "bad");
      return;
    }
    forgetAll();
    store.keepDraft(this.place, null);
    this.copy?.stop();
    this.copy = null;
    await this.open("standard");
  }

  /** @param {string} pack */
  tryOut(pack) {
    const { experiments, shop } = this;
    if (!experiments || !shop) return;
    const box = dialog(
      t("design.try"),
      experiments.form(pack, shop.packs, () => {
        box.close();
        this.experiments?.root.scrollIntoView({ block: "nearest" });
      }),
    );
  }
}

/** @param {BoardModule|null|undefined} module @param {string} kind @param {number} number @param {Parameters<typeof shown>[0]} loaded */
function pictureOf(module, kind, number, loaded) {
  try {
    return module?.describe?.(kind, number, shown(loaded)) ?? null;
  } catch {
    return null; // a piece that its board does not know yet is shown by its values alone
  }
}

/** What an entry is called: by the name of its piece, else by its place. @param {EntryLine} one */
const titleOf = (one) => one.title || [one.table, one.name].filter(Boolean).join(" ");

/** @param {unknown} value */
const told = (value) =>
  value === null || value === undefined ? "–" : typeof value === "string" ? value : JSON.stringify(value);

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

customElements.define("brink-designer", DesignerPage);
