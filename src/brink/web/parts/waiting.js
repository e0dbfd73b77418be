// Before the start: who sits where, links for those who are to come, and the start.
import { once, post } from "../lib/api.js";
import { copyText, dialog, h, refill, setText, toast } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { icon, markWith, seatMark } from "../lib/icons.js";
import { link, route } from "../lib/router.js";
import * as store from "../lib/store.js";
import { marksBefore, paceField } from "./choosing.js";
import { analysisMark, botName } from "./seats.js";

/** @typedef {import("../lib/types.js").TableMessage} TableMessage */

/** What is being typed outlives a new picture of the room: somebody may come in at any moment. @type {Map<string, string>} */
const drafts = new Map();

/** @param {string} url @param {string} label */
export function copyButton(url, label) {
  return h(
    "button",
    {
      type: "button",
      class: "small",
      data: { key: `copy ${url}` },
      onclick: () => copied(url),
    },
    icon("copy"),
    label,
  );
}

/** @param {string} url */
async function copied(url) {
  if (await copyText(url)) return toast(t("copied"));
  const field = h("input", { readonly: true, value: url, "aria-label": t("copy.hand") });
  dialog(t("copy.hand"), field);
  field.select();
}

/** @param {unknown} error */
const fail = (error) => toast(error instanceof Error ? error.message : String(error), "bad");

/** @param {string} key @param {string} now */
function nameField(key, now) {
  const field = h("input", {
    value: drafts.get(key) ?? now,
    maxlength: 40,
    required: true,
    autocomplete: "nickname",
    data: { key: `name ${key}` },
    oninput: () => {
      drafts.set(key, field.value);
    },
  });
  return field;
}

/** As one calls oneself, if one ever did. */
export function ownName() {
  const { name } = store.settings();
  return name === t("guest") ? "" : name;
}

/** How one is called at this table; whoever never said who he is has his name from the host, or none. @param {string} id @param {TableMessage} message @param {number} seat */
function nameForm(id, message, seat) {
  const key = `${id} ${seat}`;
  const token = store.table(id).tokens.find((one) => one.seat === seat)?.token;
  if (!token) return null;
  const { nameless, name: called } = message.seats[seat];
  const name = nameField(key, nameless ? "" : called);
  const rename = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await post(`/api/tables/${id}/name`, { name: name.value.trim(), token });
      store.set({ name: name.value.trim() });
      drafts.delete(key);
      toast(t("name.saved"));
    } catch (error) {
      fail(error);
    }
  };
  return h(
    "form",
    { class: "join", onsubmit: rename },
    h("label", { class: "field" }, h("span", null, t("name")), name),
    h("button", { type: "submit", data: { key: `rename ${seat}` } }, t("name.save")),
  );
}

/** What one may change while one plays: how one is called, and whoever made the table how long bots wait. @param {string} id @param {TableMessage} message */
export function settingsOf(id, message) {
  const { seat, status, settings, seats } = message;
  const { host } = store.table(id);
  if (status !== "running") return null;
  const paced = host && seats.some((one) => one.bot);
  return [
    seat !== null && nameForm(id, message, seat),
    paced && paceField(settings.pace, (pace) => post(`/api/tables/${id}/pace`, { token: host, pace }).catch(fail)),
  ];
}

/** A link that somebody has used opens nothing any more, also when the seat is free again. @param {string} id @param {TableMessage} message */
export function forgetUsedLinks(id, { seats }) {
  const { invites } = store.table(id);
  const unused = invites.filter((one) => seats[one.seat]?.invited);
  if (unused.length < invites.length) store.keep(id, { invites: unused });
}

/**
 * Who may still be called, and how: by his link while nobody has used it, else by a new one. Before the start that is the
 * host's to do; in a running game, where the others have freed a seat, that of whoever is at the table.
 * @param {string} id @param {TableMessage} message @param {number} seat @param {string} [whose] for the label
 */
export function invitation(id, message, seat, whose = "") {
  const { invites, host, tokens } = store.table(id);
  const { kind, invited, freed, name } = message.seats[seat];
  if (kind !== "person" || message.mine.includes(seat)) return null;
  const kept = invites.find((one) => one.seat === seat);
  if (invited && kept) return copyButton(link(`/table/${id}?invite=${kept.token}`), `${t("copy.invitation")}${whose}`);
  const running = message.status === "running";
  const mine = tokens.find((one) => message.mine.includes(one.seat))?.token ?? "";
  if (running ? !invited || !(host || (freed && mine)) : !host || message.status !== "open") return null; // nobody takes it from him
  const ask = () => {
    const make = async () => {
      box.close();
      try {
        const { token } = await post(`/api/tables/${id}/invite`, { token: host || mine, seat });
        store.keep(id, { invites: [...invites.filter((one) => one.seat !== seat), { seat, token }] });
        await copied(link(`/table/${id}?invite=${token}`));
      } catch (error) {
        fail(error);
      }
    };
    const box = dialog(
      t("copy.new"),
      h("p", null, t("copy.new.ask", { name: name || t("seat.number", { n: seat + 1 }) })),
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", onclick: () => box.close() }, t("cancel")),
        h("button", { type: "button", class: "danger", data: { key: "new link" }, onclick: make }, t("copy.new.do")),
      ),
    );
  };
  return h(
    "button",
    { type: "button", class: "small", data: { key: `renew ${seat}` }, onclick: ask },
    icon("copy"),
    `${t("copy.new")}${whose}`,
  );
}

/** Who was invited reads to what. A table without a title of its own has the game's. @param {TableMessage} message */
function heading({ game, title }) {
  const [name, line] = [h("h1", null, title || t("table")), h("p", { class: "game-title" })];
  once("/api/games").then(
    (games) => {
      const found = games.find((one) => one.name === game);
      if (!title) setText(name, found?.title ?? game);
      refill(line, title && [h("b", null, found?.title ?? game), found?.about && " – "], found?.about);
    },
    () => undefined, // then the room alone has to do
  );
  return [name, line];
}

/** Who sits where. They get the marks of the game as soon as those have come. @param {string} id @param {TableMessage} message */
function chairs(id, message) {
  const chair = (/** @type {TableMessage["seats"][number]} */ seat) => {
    const mine = message.mine.includes(seat.seat);
    const what =
      seat.kind === "bot"
        ? botName(seat.bot ?? "")
        : seat.kind === "open"
          ? seat.name
            ? t("seat.kept")
            : t("seat.open")
          : mine
            ? t("you")
            : seat.online
              ? t("seat.online")
              : t("seat.invited");
    return h(
      "li",
      null,
      seatMark(seat.seat),
      h(
        "span",
        { class: "seat-who" },
        h("b", null, seat.name || t("seat.number", { n: seat.seat + 1 })),
        h("span", { class: "seat-state" }, what),
      ),
      invitation(id, message, seat.seat),
    );
  };
  const all = h("ol", { class: "chairs" }, message.seats.map(chair));
  const marked = async () => {
    const game = (await once("/api/games")).find((one) => one.name === message.game);
    const mark = game && (await marksBefore(game));
    if (!mark || !all.isConnected) return;
    markWith((seat) => mark(seat, message.seats.length));
    refill(all, message.seats.map(chair));
  };
  marked().catch(() => undefined); // then each has a shape of its own
  return all;
}

/** @param {string} id @param {TableMessage} message @param {() => void} joined */
export function waitingRoom(id, message, joined) {
  const kept = store.table(id);
  const open = message.seats.some((seat) => seat.kind === "open");
  const seated = message.mine.length > 0;
  const name = nameField(id, store.settings().name);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      store.set({ name: name.value.trim() });
      const { seat, token } = await post(`/api/tables/${id}/join`, { name: name.value.trim() });
      store.addToken(id, { seat, token });
      drafts.delete(id);
      joined();
    } catch (error) {
      fail(error);
    }
  };
  const start = async (/** @type {string} */ fill) => {
    try {
      await post(`/api/tables/${id}/start`, { token: kept.host, fill });
    } catch (error) {
      fail(error);
    }
  };
  return h(
    "section",
    { class: "waiting" },
    heading(message),
    message.analysis && h("p", null, analysisMark(), " ", t("analysis.about")),
    h(
      "p",
      null,
      t(
        !kept.host
          ? "waiting.guest"
          : message.seats.some((seat) => seat.kind === "open" && seat.name)
            ? "waiting.kept"
            : "waiting.host",
      ),
    ),
    chairs(id, message),
    !seated &&
      open &&
      h(
        "form",
        { class: "join", onsubmit: join },
        h("label", { class: "field" }, h("span", null, t("name")), name),
        h("button", { class: "primary", type: "submit", data: { key: "join" } }, t("join")),
      ),
    message.mine.map((seat) => nameForm(id, message, seat)),
    h(
      "div",
      { class: "row" },
      kept.host &&
        h(
          "button",
          {
            class: "primary",
            type: "button",
            "aria-disabled": open ? "true" : null,
            data: { key: "start" },
            onclick: () => (open ? toast(t("start.open")) : start("")),
          },
          icon("play"),
          t("start"),
        ),
      kept.host &&
        open &&
        h(
          "button",
          { type: "button", data: { key: "fill" }, onclick: () => start("steady") },
          icon("bot"),
          t("start.fill"),
        ),
      copyButton(link(`/table/${id}`), t("copy.table")),
    ),
  );
}

/**
 * What a link opens goes out of the address bar and into this browser's memory: the key of one's own seat as it is, an
 * invitation in exchange for a key that whoever sent it does not know.
 * @param {string} id @param {() => void} seated after such an exchange
 */
export function takeInvitation(id, seated) {
  const { query, extra } = route();
  const key = query.get("seat");
  const token = query.get("invite");
  if (key) store.addToken(id, { seat: -1, token: key });
  if (token)
    post(`/api/tables/${id}/key`, { token, name: ownName() })
      .then((taken) => {
        store.addToken(id, { seat: taken.seat, token: taken.token });
        seated();
      })
      .catch((error) => toast(error instanceof Error ? error.message : String(error), "bad"));
  if (key || token) history.replaceState(null, "", link(`/table/${id}${extra ? `/${extra}` : ""}`));
}
