// The seats on top: who is who, who is there, whose turn it is, and the clocks.
import { h } from "../lib/dom.js";
import { duration, t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";

/** @typedef {import("../lib/types.js").Seat} Seat */
/** @typedef {import("../lib/types.js").TableMessage} TableMessage */

/** @param {string} level */
export const botName = (level) => {
  const key = `bot.${level}`;
  const name = t(key);
  return name === key ? level : name;
};

/** @param {TableMessage} message @param {number} since when it came, for the running clock */
export function seatStrip(message, since) {
  const deciding = message.status === "running" ? message.prompt?.seat ?? -1 : -1;
  return h("ol", { class: "seats", "aria-label": t("seats") }, message.seats.map((seat) => {
    const turn = seat.seat === deciding;
    const you = message.mine.includes(seat.seat);
    const isBot = seat.kind === "bot" || !!seat.bot;
    const place = message.outcome?.ranking?.[seat.seat];
    const won = message.outcome?.winners?.includes(seat.seat);
    const state = seat.kind === "bot" ? botName(seat.bot ?? "") : seat.bot ? t("seat.standin", { bot: botName(seat.bot) })
      : seat.kind === "open" ? t("seat.open") : seat.online ? t("seat.online") : t("seat.offline");
    return h("li", { class: ["seat", turn && "turn", you && "you", won && "won", seat.seat === message.seat && "shown"], "aria-current": turn ? "true" : null },
      seatMark(seat.seat),
      h("span", { class: "seat-who" },
        h("span", { class: "seat-name" }, seat.name || t("seat.number", { n: seat.seat + 1 }), you && h("em", null, ` ${t("you")}`)),
        h("span", { class: "seat-state" }, isBot ? icon("bot") : h("i", { class: ["dot", seat.online && "on"] }), state)),
      typeof seat.clock === "number" && h("time", { class: "seat-clock", data: { clock: String(seat.clock), since: turn ? String(since) : "" } }, duration(seat.clock)),
      won ? h("span", { class: "flag" }, icon("trophy"), t("won")) : place ? h("span", { class: "flag quiet" }, t("place", { place }))
        : turn && h("span", { class: "flag" }, you && seat.seat === message.seat ? t("turn.yours") : t("turn")));
  }));
}

/** Let the clocks run. @param {Element} root */
export function tick(root) {
  for (const clock of root.querySelectorAll("time[data-clock]")) {
    const { clock: left = "0", since = "" } = /** @type {HTMLElement} */ (clock).dataset;
    if (!since) continue;
    const now = Number(left) - (performance.now() - Number(since)) / 1000;
    clock.textContent = duration(now);
    clock.classList.toggle("short", now < 60);
  }
}
