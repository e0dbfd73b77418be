// The seats on top: who is who, who is there, whose turn it is, and the clocks.
import { h } from "../lib/dom.js";
import { duration, t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";

/** @typedef {import("../lib/wire.js").SeatLine} Seat */
/** @typedef {import("../lib/types.js").TableMessage} TableMessage */

const SHORT = 60;

/** @param {string} level */
export const botName = (level) => {
  const key = `bot.${level}`;
  const name = t(key);
  return name === key ? level : name;
};

/** An answer in somebody else's turn is no turn, and says in whose. @param {TableMessage} message */
export function yours({ prompt, seats, seat }) {
  const turn = prompt?.turn ?? [];
  if (!turn.length || (seat !== null && turn.includes(seat))) return t(prompt?.window ? "window.yours" : "turn.yours");
  return t("window.in", { name: seats[turn[0]].name });
}

/** The prompt says in whose turn: here is room for a name. @param {TableMessage} message */
function shortly({ prompt, seat }) {
  const turn = prompt?.turn ?? [];
  const own = !prompt?.window && (!turn.length || (seat !== null && turn.includes(seat)));
  return t(own ? "turn.yours" : "turn.asked");
}

/** Where not all seats find room, whoever is to act is in sight. @param {Element} top the strip that was drawn just now */
export function followTurn(top) {
  requestAnimationFrame(() => {
    const strip = top.firstElementChild;
    const turn = /** @type {HTMLElement|null|undefined} */ (strip?.querySelector(".turn"));
    if (!strip || !turn) return;
    const hidden = turn.offsetLeft < strip.scrollLeft;
    if (hidden || turn.offsetLeft + turn.offsetWidth > strip.scrollLeft + strip.clientWidth)
      strip.scrollLeft = turn.offsetLeft;
  });
}

/** @param {TableMessage} message @param {number} since when it came, for the running clock @param {Record<string, string>} [texts] of the game, which say what a bot gets more than a person @param {boolean} [past] a game that is looked back at, where nobody is here or away */
export function seatStrip(message, since, texts = {}, past = false) {
  const deciding = message.status === "running" ? (message.prompt?.seat ?? -1) : -1;
  return h(
    "ol",
    { class: "seats", "aria-label": t("seats"), tabindex: "0" }, // the keyboard scrolls them where they do not fit
    message.seats.map((seat) => {
      const turn = seat.seat === deciding;
      const you = message.mine.includes(seat.seat);
      const isBot = seat.kind === "bot" || !!seat.bot;
      const place = message.outcome?.ranking?.[seat.seat];
      const won = message.outcome?.winners?.includes(seat.seat);
      const runs = turn && !isBot;
      const state =
        seat.kind === "bot"
          ? [botName(seat.bot), texts[`level-${seat.bot}`]].filter(Boolean).join(": ")
          : seat.bot
            ? t(seat.resigned ? "seat.resigned" : "seat.standin", { bot: botName(seat.bot) })
            : seat.kind === "open"
              ? t("seat.open")
              : t(seat.online ? "seat.online" : seat.invited ? "seat.invited" : "seat.offline");
      return h(
        "li",
        {
          class: ["seat", turn && "turn", you && "you", won && "won", seat.seat === message.seat && !isBot && "shown"],
          "aria-current": turn ? "true" : null,
        },
        seatMark(seat.seat),
        h(
          "span",
          { class: "seat-who" },
          h(
            "span",
            { class: "seat-name", title: seat.name },
            seat.name || t("seat.number", { n: seat.seat + 1 }),
            you && h("em", null, ` ${t("you")}`),
          ),
          h(
            "span",
            { class: "seat-line" },
            message.roles?.[seat.seat] &&
              h("span", { class: "seat-role", title: message.roles[seat.seat] }, message.roles[seat.seat]),
            !(past && !isBot) &&
              h(
                "span",
                { class: "seat-state", title: state },
                isBot ? icon("bot") : h("i", { class: ["dot", seat.online && "on"] }),
                h("span", null, state),
              ),
          ),
        ),
        typeof seat.clock === "number" &&
          seat.kind !== "bot" &&
          h(
            "time",
            {
              class: ["seat-clock", runs && "runs", seat.clock < SHORT && "short"],
              role: "timer",
              title: t("clock"),
              data: { clock: String(seat.clock), since: runs ? String(since) : "" },
            },
            duration(left(seat.clock, runs ? since : null)),
          ),
        won
          ? h("span", { class: "flag" }, icon("trophy"), t("won"))
          : place
            ? h("span", { class: "flag quiet" }, t("place", { place }))
            : turn &&
              h("span", { class: "flag" }, you && !isBot && seat.seat === message.seat ? shortly(message) : t("turn")),
      );
    }),
  );
}

/** @param {number} seconds at the moment `since` @param {number|null} since null: the clock stands */
const left = (seconds, since) => (since === null ? seconds : seconds - (performance.now() - since) / 1000);

/** Let the clocks run. @param {Element} root */
export function tick(root) {
  for (const clock of root.querySelectorAll("time[data-clock]")) {
    const { clock: seconds = "0", since = "" } = /** @type {HTMLElement} */ (clock).dataset;
    if (!since) continue;
    const now = left(Number(seconds), Number(since));
    clock.textContent = duration(now);
    clock.classList.toggle("short", now < SHORT);
  }
}

/** A game played on from another one, in which nothing is a secret any more. */
export const analysisMark = () => h("span", { class: "analysis", title: t("analysis.about") }, t("analysis"));
