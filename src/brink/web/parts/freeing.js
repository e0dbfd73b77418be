// The seat of somebody who is gone goes to somebody else when all others at the table agree.
import { dialog, h } from "../lib/dom.js";
import { list, t } from "../lib/i18n.js";
import { icon } from "../lib/icons.js";
import { button, notice } from "./notice.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */
/** @typedef {import("../lib/wire.js").SeatLine} Seat */
/** @typedef {import("../lib/session.js").Session} Session */

/** The people who decide for themselves, but for the owner of this seat: it is theirs to say what becomes of it. @param {TableMessage} message @param {Seat} seat */
const othersAt = (message, seat) =>
  message.seats.filter((one) => one.kind === "person" && !one.bot && !one.invited && one.seat !== seat.seat);

/** May his seat go to somebody else? @param {Session} session @param {TableMessage} message @param {Seat} seat @param {number} me */
export function freeingNotice(session, message, seat, me) {
  if (!seat.freeing.length) return null;
  const others = othersAt(message, seat);
  const waiting = others.filter((one) => !seat.freeing.includes(one.seat));
  const answer = (/** @type {boolean} */ agree) => () => session.send({ type: "free", whose: seat.seat, agree });
  const { name } = seat;
  // Whoever was waited for may be gone himself meanwhile: then those who agreed say so once more.
  if (others.some((one) => one.seat === me) && (!waiting.length || waiting.some((one) => one.seat === me)))
    return notice(
      t("free.asked", { name }),
      button("free-agree", t("agree"), answer(true), "primary"),
      button("free-refuse", t("refuse"), answer(false)),
    );
  return notice(t("free.waiting", { name, names: list(waiting.map((one) => one.name)) }));
}

/** Seats of people who are gone, which all others together may give to somebody else. @param {Session} session @param {TableMessage} message @param {() => void} done */
export function giveAway(session, message, done) {
  const gone = message.seats.filter(
    (seat) =>
      seat.kind === "person" &&
      typeof seat.away === "number" &&
      !seat.invited &&
      !seat.resigned &&
      !seat.freeing.length &&
      !message.mine.includes(seat.seat),
  );
  const ask = (/** @type {Seat} */ seat) => {
    const names = othersAt(message, seat)
      .filter((one) => one.seat !== message.seat)
      .map((one) => one.name);
    const text = t(names.length ? "free.ask" : "free.ask.alone", { name: seat.name, names: list(names) });
    done();
    const box = dialog(
      t("free", { name: seat.name }),
      h("p", null, text),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", onclick: () => box.close() }, t("cancel")),
        h(
          "button",
          {
            type: "button",
            class: "danger",
            data: { key: "free-do" },
            onclick: () => {
              session.send({ type: "free", whose: seat.seat });
              box.close();
            },
          },
          t("free", { name: seat.name }),
        ),
      ),
    );
  };
  if (!gone.length) return null;
  const offer = (/** @type {Seat} */ seat) =>
    h(
      "button",
      { type: "button", data: { key: `free ${seat.seat}` }, onclick: () => ask(seat) },
      icon("open"),
      t("free", { name: seat.name }),
    );
  return h("div", { class: "row" }, gone.map(offer));
}
