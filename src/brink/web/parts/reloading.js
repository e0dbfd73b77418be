// A page that shows what the server has, and looks again now and then.

import { unpressed } from "../kit/press.js";

export class Reloading extends HTMLElement {
  failed = "";

  /** Draw what there is, and load the rest. @param {number} every milliseconds */
  begin(every) {
    this.failed = "";
    this.drawLoaded = unpressed(this, () => this.draw());
    this.draw();
    this.load();
    this.timer = setInterval(() => document.visibilityState === "visible" && this.load(), every);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  languageChanged() {
    this.draw();
  }

  draw() {}

  async load() {}
}
