// Before the start: who sits where, links for those who are to come, and the start.
import { api } from "../lib/api.js";
import { copyText, h, toast } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon, seatMark } from "../lib/icons.js";
import { link } from "../lib/router.js";
import * as store from "../lib/store.js";
import { botName } from "./seats.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */

/** @param {string} url @param {string} label */
export function copyButton(url, label) {
  return h("button", { type: "button", class: "small", data: { key: `copy ${url}` }, onclick: async () => {
    toast((await copyText(url)) ? t("copied") : url);
  } }, icon("copy"), label);
}

/** @param {string} id */
export function invitations(id) {
  const { invites } = store.table(id);
  return invites.map(({ seat, token }) => ({ seat, url: link(`/table/${id}?seat=${token}`) }));
}

/** @param {string} id @param {TableMessage} message @param {() => void} joined */
export function waitingRoom(id, message, joined) {
  const kept = store.table(id);
  const links = new Map(invitations(id).map((one) => [one.seat, one.url]));
  const open = message.seats.some((seat) => seat.kind === "open");
  const seated = message.mine.length > 0;
  const name = h("input", { value: store.settings().name, maxlength: 40, required: true, autocomplete: "nickname" });
  const fail = (/** @type {unknown} */ error) => toast(error instanceof Error ? error.message : String(error), "bad");
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      store.set({ name: name.value.trim() });
      const { seat, token } = await api(`/api/tables/${id}/join`, { method: "POST", body: { name: name.value.trim() } });
      store.addToken(id, { seat, token });
      joined();
    } catch (error) {
      fail(error);
    }
  };
  const start = async (/** @type {string} */ fill) => {
    try {
      await api(`/api/tables/${id}/start`, { method: "POST", body: fill ? { token: kept.host, fill } : { token: kept.host }, token: kept.host });
    } catch (error) {
      fail(error);
    }
  };
  return h("section", { class: "waiting" },
    h("h1", null, message.title || t("table")),
    h("p", null, t(kept.host ? "waiting.host" : "waiting.guest")),
    h("ol", { class: "chairs" }, message.seats.map((seat) => {
      const url = links.get(seat.seat);
      const mine = message.mine.includes(seat.seat);
      const what = seat.kind === "bot" ? botName(seat.bot ?? "") : seat.kind === "open" ? t("seat.open") : mine ? t("you") : seat.online ? t("seat.online") : t("seat.invited");
      return h("li", null, seatMark(seat.seat), h("span", { class: "seat-who" }, h("b", null, seat.name || t("seat.number", { n: seat.seat + 1 })), h("span", { class: "seat-state" }, what)),
        url && !mine && copyButton(url, t("copy.invitation")));
    })),
    !seated && open && h("form", { class: "join", onsubmit: join }, h("label", { class: "field" }, h("span", null, t("name")), name), h("button", { class: "primary", type: "submit" }, t("join"))),
    h("div", { class: "row" },
      kept.host && h("button", { class: "primary", type: "button", "aria-disabled": open ? "true" : null, data: { key: "start" }, onclick: () => (open ? toast(t("start.open")) : start("")) }, icon("play"), t("start")),
      kept.host && open && h("button", { type: "button", data: { key: "fill" }, onclick: () => start("steady") }, icon("bot"), t("start.fill")),
      copyButton(link(`/table/${id}`), t("copy.table"))));
}
