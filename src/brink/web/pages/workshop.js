// A page that a game brings along, on which one makes something before a game (a deck, say).
import { once, post } from "../lib/api.js";
import { h, refill } from "../lib/dom.js";
import { language, t } from "../lib/i18n.js";
import { go, link, route } from "../lib/router.js";
import * as store from "../lib/store.js";
import { rulesOf } from "../parts/rulebook.js";
import { ruleLink, showTip } from "../parts/tip.js";

/** @typedef {import("../lib/types.js").WorkshopModule} WorkshopModule */

class WorkshopPage extends HTMLElement {
  connectedCallback() {
    this.classList.add("page");
    const at = route();
    this.game = at.id;
    this.name = at.extra;
    this.deaf = rulesOf(() => this.game ?? "");
    this.languageChanged();
  }

  disconnectedCallback() {
    this.deaf?.();
    this.drawn?.destroy();
  }

  /** The workshop keeps its work in the address, so it can begin anew in another language. */
  async languageChanged() {
    const lang = language();
    this.drawn?.destroy();
    this.drawn = undefined;
    refill(this, h("p", { class: "wrap empty" }, t("loading")));
    try {
      const [games, words, board] = await Promise.all([
        once("/api/games"),
        once(`/api/games/${this.game}/texts`),
        once(`/api/games/${this.game}/board`),
      ]);
      const info = games.find((one) => one.name === this.game)?.workshops.find((one) => one.name === this.name);
      if (!info) throw new Error(t("nowhere"));
      /** @type {WorkshopModule} */
      const module = await import(`/games/${this.game}/${this.name}.js`);
      if (!this.isConnected || lang !== language()) return;
      document.title = `${info.title} · Brinkmanship`;
      const root = h("div", { class: "workshop" });
      refill(this, root);
      this.drawn = module.createWorkshop(root, this.context(info, words, board));
    } catch (error) {
      refill(this, h("p", { class: "wrap reason" }, error instanceof Error ? error.message : String(error)));
    }
  }

  /** @param {import("../lib/wire.js").WorkshopLine} info @param {import("../lib/wire.js").Words} words @param {Record<string, unknown>} board @returns {import("../lib/types.js").WorkshopContext} */
  context(info, words, board) {
    const game = this.game ?? "";
    const here = `/games/${game}/${info.name}`;
    const address = (/** @type {Record<string, string>} */ query) =>
      `${here}${Object.keys(query).length ? `?${new URLSearchParams(query)}` : ""}`;
    return {
      board,
      names: words.names,
      texts: words.texts,
      lang: language(),
      title: info.title,
      query: route().query,
      ask: (question, body) => post(`/api/games/${game}/ask/${question}`, body),
      made: () => store.made(game, info.name),
      keep: (thing) => store.keepMade(game, info.name, thing),
      drop: (name) => store.dropMade(game, info.name, name),
      remember: (query) => this.isConnected && history.replaceState(null, "", `#${address(query)}`),
      link: (query) => link(address(query)),
      play: (options) => go(`/new/${game}?${new URLSearchParams(options)}`),
      rule: (rule) => ruleLink(rule),
      explain: (element, reason, title) => showTip(element, reason, { title, hold: true }),
    };
  }

  /** @param {KeyboardEvent} event */
  shortcut(event) {
    this.drawn?.shortcut?.(event);
  }
}

customElements.define("brink-workshop", WorkshopPage);
