// What this browser remembers: settings, and the secret tokens of the seats it holds.

/** @typedef {import("./types.js").KeptTable} KeptTable */
/** @typedef {import("./types.js").SeatToken} SeatToken */
/** @typedef {import("./types.js").Made} Made */
/** @typedef {{lang: string, theme: string, motion: string, moments: string, sounds: string, shortcuts: string, skip: string, name: string}} Settings */

/** @type {Settings} */
const DEFAULTS = {
  ...{ lang: "", theme: "auto", motion: "auto", moments: "on", sounds: "off", shortcuts: "on", skip: "auto", name: "" },
};
const changed = new EventTarget();

/** @template T @param {string} key @param {T} otherwise @returns {T} */
function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window without storage: the game still works until the tab is closed.
  }
}

/** @returns {Settings} */
export const settings = () => ({ ...DEFAULTS, ...read("brink.settings", {}) });

/** @param {Partial<Settings>} change */
export function set(change) {
  write("brink.settings", { ...settings(), ...change });
  changed.dispatchEvent(new Event("settings"));
}

/** @param {() => void} listener */
export function onSettings(listener) {
  changed.addEventListener("settings", listener);
  return () => changed.removeEventListener("settings", listener);
}

export function moving() {
  const { motion } = settings();
  return motion === "on" || (motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** Puts theme and motion where the style sheets see them. */
export function dress() {
  document.documentElement.dataset.theme = settings().theme;
  document.documentElement.dataset.motion = moving() ? "on" : "off";
  document.documentElement.dataset.keys = settings().shortcuts;
}

/** What was made in a workshop of a game and kept under a name, the newest first. @param {string} game @param {string} workshop @returns {Made[]} */
export const made = (game, workshop) => read(`brink.made.${game}.${workshop}`, /** @type {Made[]} */ ([]));

/** @param {string} game @param {string} workshop @param {Made} thing one of the same name is replaced */
export function keepMade(game, workshop, thing) {
  write(
    `brink.made.${game}.${workshop}`,
    [thing, ...made(game, workshop).filter((one) => one.name !== thing.name)].slice(0, 100),
  );
}

/** @param {string} game @param {string} workshop @param {string} name */
export function dropMade(game, workshop, name) {
  write(
    `brink.made.${game}.${workshop}`,
    made(game, workshop).filter((one) => one.name !== name),
  );
}

/** A form that is left for a while, until this tab is closed. @param {string} game @param {unknown} draft null forgets it */
export function keepDraft(game, draft) {
  try {
    if (draft === null) sessionStorage.removeItem(`brink.draft.${game}`);
    else sessionStorage.setItem(`brink.draft.${game}`, JSON.stringify(draft));
  } catch {
    // Without storage the form begins anew.
  }
}

/** @param {string} game @returns {unknown} */
export function draft(game) {
  try {
    return JSON.parse(sessionStorage.getItem(`brink.draft.${game}`) ?? "null");
  } catch {
    return null;
  }
}

/** The token of whoever runs the server, until this tab is closed. */
export function hostToken() {
  try {
    return sessionStorage.getItem("brink.host") ?? "";
  } catch {
    return "";
  }
}

/** @param {string} token empty forgets it */
export function keepHostToken(token) {
  try {
    sessionStorage.setItem("brink.host", token);
  } catch {
    // Without storage nobody can stay here.
  }
}

/** Games that were played here to their end, the newest first. @returns {import("./types.js").PastGame[]} */
export const history = () => read("brink.history", /** @type {import("./types.js").PastGame[]} */ ([]));

/** @param {import("./types.js").PastGame} game */
export function note(game) {
  write("brink.history", [game, ...history().filter((one) => one.table !== game.table)].slice(0, 200));
}

/** @returns {Record<string, KeptTable>} */
export const tables = () => read("brink.tables", /** @type {Record<string, KeptTable>} */ ({}));

/** @param {string} id @returns {KeptTable} */
export function table(id) {
  return tables()[id] ?? { game: "", title: "", tokens: [], invites: [], host: "", at: 0 };
}

/** @param {string} id @param {Partial<KeptTable>} change */
export function keep(id, change) {
  const all = tables();
  all[id] = { ...table(id), ...change, at: Date.now() };
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 100);
  write("brink.tables", Object.fromEntries(newest));
}

/** @param {string} id @param {SeatToken} seat */
export function addToken(id, seat) {
  const { tokens } = table(id);
  if (!tokens.some((one) => one.token === seat.token)) keep(id, { tokens: [...tokens, seat] });
}

/** @param {string} id */
export function forget(id) {
  const all = tables();
  delete all[id];
  write("brink.tables", all);
}
