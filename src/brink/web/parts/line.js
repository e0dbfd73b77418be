// Above the table: how it stands with the line to the server, and what whoever runs it tells everybody.
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";

export class LineNotes {
  /** @param {import("../lib/session.js").Session} session */
  constructor(session) {
    this.session = session;
    this.words = h("span", null);
    this.offline = h("div", { class: "offline", role: "status", hidden: true }, icon("off"), this.words);
    this.announcement = h("div", { class: "announcement", role: "status", hidden: true });
    this.root = h("div", { class: "notes" }, this.offline, this.announcement);
    this.draw();
  }

  draw() {
    const { line, notice } = this.session;
    this.offline.hidden = line === "online";
    this.words.textContent = t(line);
    this.announcement.hidden = !notice;
    this.announcement.textContent = notice;
  }
}
