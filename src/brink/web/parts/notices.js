// What the table does without being asked, and what others ask of us: said plainly, with the button that ends it.
import { list, t } from "../lib/i18n.js";
import * as store from "../lib/store.js";
import { freeingNotice } from "./freeing.js";
import { button, notice } from "./notice.js";
import { botName } from "./seats.js";
import { invitation } from "./waiting.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */
/** @typedef {import("../lib/wire.js").SeatLine} Seat */
/** @typedef {import("../lib/session.js").Session} Session */

/** Somebody who has left his seat unattended; anybody at the table may let a bot play for him. @param {Seat} seat */
export const isAway = (seat) => seat.kind === "person" && !seat.bot && typeof seat.away === "number";

/** All that they depend on. @param {Session} session @param {TableMessage} message */
export const noticesOf = ({ id, standing, passedOn }, { seat, mine, seats, undo, prompt }) => [
  ...[seat, mine, undo.asked, prompt?.seat, standing, passedOn],
  seats.some(isAway) && store.table(id), // an invitation that was made here
  seats.map(({ name, kind, bot, away, invited, freeing, freed, resigned }) => [
    name,
    kind,
    bot,
    typeof away,
    invited,
    freeing,
    freed,
    resigned,
  ]),
];

/** @param {Session} session @param {TableMessage} message @returns {HTMLElement[]} for the person in the seat that is shown */
export function notices(session, message) {
  const me = message.seat ?? -1;
  return [
    undoNotice(session, message, me),
    botNotice(session, message.seats[me]),
    absentNotice(session, message),
    ...message.seats.map((seat) => freeingNotice(session, message, seat, me)),
    standingNotice(session, message.seats[me]),
    kindsNotice(session, message.seats[me]),
  ].filter((one) => one !== null);
}

/** @param {Session} session @param {TableMessage} message @param {number} me */
function undoNotice(session, message, me) {
  const { asked } = message.undo;
  if (!asked) return null;
  const answer = (/** @type {boolean} */ agree) => () => session.send({ type: "undo-answer", agree });
  if (asked.waiting.includes(me))
    return notice(
      asked.text,
      button("agree", t("agree"), answer(true), "primary"),
      button("refuse", t("refuse"), answer(false)),
    );
  const names = list(asked.waiting.map((seat) => message.seats[seat].name));
  return notice(
    asked.seat === me
      ? t("undo.waiting", { names })
      : t("undo.others", { name: message.seats[asked.seat].name, names }),
  );
}

/** @param {Session} session @param {Seat|undefined} seat */
function botNotice(session, seat) {
  if (!seat?.bot) return null;
  const bot = botName(seat.bot);
  if (seat.resigned) return notice(t("standin.resigned", { bot }));
  return notice(
    t("standin.note", { bot }),
    button("back", t("standin.back"), () => session.send({ type: "back" })),
  );
}

/** Only where the game waits for him. @param {Session} session @param {TableMessage} message */
function absentNotice(session, message) {
  const seat = message.seats[message.prompt?.seat ?? -1];
  if (!seat || !isAway(seat) || message.mine.includes(seat.seat)) return null;
  const call = seat.invited ? invitation(session.id, message, seat.seat) : null;
  return notice(
    t("seat.gone", { name: seat.name }),
    button("replace", t("standin.for", { name: seat.name }), () => session.send({ type: "replace", seat: seat.seat })),
    ...(call ? [call] : []),
  );
}

/** @param {Session} session @param {Seat|undefined} seat */
function standingNotice(session, seat) {
  const { standing } = session;
  if (standing === "ask-able" || standing === "ask" || seat?.bot) return null;
  return notice(
    t(`standing.now.${standing}`),
    button("standing-stop", t("standing.stop"), () => session.chooseStanding("ask-able")),
  );
}

/** @param {Session} session @param {Seat|undefined} seat */
function kindsNotice(session, seat) {
  const names = session.passedOn;
  if (!names.length || seat?.bot) return null;
  return notice(
    t("standing.now.kinds", { names: list(names) }),
    button("standing-kinds", t("standing.stop"), () => session.askAgain()),
  );
}
