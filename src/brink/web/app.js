// The shell: settings, header, and which page is shown.
import { dialog, h, refill, toast } from "./lib/dom.js";
import { LANGUAGES, language, loadLanguage, preferred, t } from "./lib/i18n.js";
import { icon } from "./lib/icons.js";
import { route } from "./lib/router.js";
import * as store from "./lib/store.js";
import { hideTip } from "./parts/tip.js";
import "./pages/home.js";
import "./pages/create.js";
import "./pages/workshop.js";
import "./pages/table.js";
import "./pages/text.js";
import "./pages/replay.js";
import "./pages/host.js";
import "./pages/designer.js";

/** @typedef {HTMLElement & {languageChanged?: () => void, shortcut?: (event: KeyboardEvent) => void}} Page */

class App extends HTMLElement {
  async connectedCallback() {
    store.dress();
    await loadLanguage(preferred(store.settings().lang));
    this.main = h("main", { id: "main", tabindex: "-1" });
    this.head = h("header", { class: "head" });
    this.skip = h("a", {
      class: "skip",
      href: "#main",
      onclick: (/** @type {Event} */ e) => {
        e.preventDefault();
        this.main?.focus();
      },
    });
    this.append(this.skip, this.head, this.main);
    window.addEventListener("hashchange", () => this.show());
    store.onSettings(() => this.settingsChanged());
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", store.dress);
    document.addEventListener("keydown", (event) => this.key(event));
    this.drawHead();
    this.show();
  }

  async settingsChanged() {
    store.dress();
    const wanted = preferred(store.settings().lang);
    if (wanted !== language()) {
      try {
        await loadLanguage(wanted);
      } catch {
        toast(t("unreachable"), "bad");
        return this.drawHead();
      }
      this.drawHead();
      if (this.page?.languageChanged) this.page.languageChanged();
      else this.show();
    } else this.drawHead();
  }

  /** @returns {Page|null} */
  get page() {
    return /** @type {Page|null} */ (this.main?.firstElementChild ?? null);
  }

  drawHead() {
    if (!this.head || !this.skip) return;
    this.skip.textContent = t("skip");
    const lang = h(
      "select",
      {
        class: "lang",
        "aria-label": t("language"),
        data: { key: "lang" },
        onchange: (/** @type {Event} */ e) => store.set({ lang: /** @type {HTMLSelectElement} */ (e.target).value }),
      },
      Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, lang: code }, name)),
    );
    lang.value = language();
    refill(
      this.head,
      h(
        "a",
        { class: "brand", href: "#/", data: { key: "brand" } },
        h("img", { src: "./favicon.svg", alt: "", width: 28, height: 28 }),
        h("span", null, "Brinkmanship"),
      ),
      h(
        "nav",
        { "aria-label": t("nav") },
        h("a", { href: "#/", data: { key: "nav-home" } }, t("nav.games")),
        h("a", { href: "#/lobby", data: { key: "nav-lobby" } }, t("nav.lobby")),
      ),
      h("div", { class: "head-slot", id: "head-slot" }, ...this.slotChildren()),
      h("label", { class: "lang-box" }, icon("globe"), lang),
      h(
        "button",
        {
          class: "quiet icon-only",
          type: "button",
          "aria-label": t("settings"),
          title: t("settings"),
          data: { key: "gear" },
          onclick: showSettings,
        },
        icon("gear"),
      ),
      h(
        "button",
        {
          class: "quiet icon-only wide-only",
          type: "button",
          "aria-label": t("keys"),
          title: `${t("keys")} (?)`,
          data: { key: "help" },
          onclick: showKeys,
        },
        icon("help"),
      ),
    );
  }

  /** What a page put into the header stays there. */
  slotChildren() {
    return [...(document.getElementById("head-slot")?.childNodes ?? [])];
  }

  show() {
    if (!this.main) return;
    hideTip();
    const at = route();
    const tag =
      at.page === "table"
        ? at.extra === "text"
          ? "brink-text"
          : "brink-table"
        : at.page === "replay"
          ? "brink-replay"
          : at.page === "new"
            ? "brink-create"
            : at.page === "games" && at.extra
              ? "brink-workshop"
              : at.page === "host"
                ? "brink-host"
                : at.page === "workshop"
                  ? "brink-designer"
                  : "brink-home";
    document.getElementById("head-slot")?.replaceChildren();
    for (const box of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (box).close();
    if (tag === "brink-home" && at.page !== "" && at.page !== "lobby") toast(t("nowhere"), "bad");
    document.body.dataset.page = tag.slice(6);
    document.title = "Brinkmanship";
    this.main.replaceChildren(document.createElement(tag));
    window.scrollTo(0, 0); // a page is read from its top
    for (const a of this.head?.querySelectorAll("nav a") ?? []) {
      const here = a.getAttribute("href") === (at.page === "lobby" ? "#/lobby" : at.page === "" ? "#/" : "");
      if (here) a.setAttribute("aria-current", "page");
      else a.removeAttribute("aria-current");
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (store.settings().shortcuts === "off") return;
    if (event.key === "?") showKeys();
    else if (!document.querySelector("dialog[open]")) this.page?.shortcut?.(event);
  }
}

/** @param {keyof store.Settings} name @param {string} label @param {[string, string][]} choices */
function choice(name, label, choices) {
  const now = store.settings()[name];
  return h(
    "fieldset",
    { class: "segments" },
    h("legend", null, label),
    choices.map(([value, text]) =>
      h(
        "label",
        null,
        h("input", {
          type: "radio",
          name,
          value,
          checked: now === value,
          onchange: () => store.set({ [name]: value }),
        }),
        h("span", null, text),
      ),
    ),
  );
}

function showSettings() {
  dialog(
    t("settings"),
    choice("theme", t("theme"), [
      ["auto", t("auto")],
      ["light", t("theme.light")],
      ["dark", t("theme.dark")],
    ]),
    choice("motion", t("motion"), [
      ["auto", t("auto")],
      ["on", t("on")],
      ["off", t("off")],
    ]),
    choice("moments", t("moments"), [
      ["on", t("on")],
      ["off", t("off")],
    ]),
    choice("sounds", t("sounds"), [
      ["on", t("on")],
      ["off", t("off")],
    ]),
    choice("skip", t("skip.prompts"), [
      ["auto", t("skip.auto")],
      ["on", t("on")],
      ["off", t("off")],
    ]),
    choice("shortcuts", t("keys"), [
      ["on", t("keys.printed")],
      ["quiet", t("keys.quiet")],
      ["off", t("off")],
    ]),
    h(
      "label",
      { class: "field" },
      h("span", null, t("name")),
      h("input", {
        value: store.settings().name,
        maxlength: 40,
        onchange: (/** @type {Event} */ e) =>
          store.set({ name: /** @type {HTMLInputElement} */ (e.target).value.trim() }),
      }),
    ),
  );
}

export const KEYS = ["a", "1-9", "b", "h", "e", "p", "u", "i", "w", "g", "l", "c", "r", "x", "t", "?", "Esc"];

function showKeys() {
  if (document.querySelector("dialog.keys[open]")) return;
  const box = dialog(
    t("keys"),
    h(
      "dl",
      { class: "keys-list" },
      KEYS.map((key) =>
        h("div", null, h("dt", null, h("kbd", null, key === "1-9" ? "1 … 9" : key)), h("dd", null, t(`key.${key}`))),
      ),
    ),
  );
  box.classList.add("keys");
}

customElements.define("brink-app", App);
