// HTTP, in JSON. Errors carry the sentence the server gave; what each path takes and gives is in wire.d.ts.
import { language, t } from "./i18n.js";

/** @typedef {Record<string, string|number|null|undefined>} Query */

export class ApiError extends Error {
  /** @param {string} text @param {string} rule @param {number} status */
  constructor(text, rule, status) {
    super(text);
    this.rule = rule;
    this.status = status;
  }
}

/** @param {URL} url @param {RequestInit} how @returns {Promise<unknown>} */
async function request(url, how) {
  let response, text;
  try {
    response = await fetch(url, how);
    text = await response.text();
  } catch {
    throw new ApiError(t("unreachable"), "", 0);
  }
  const data = parsed(text);
  if (response.ok) return data;
  const { error } = /** @type {Partial<import("./wire.js").Failure>} */ (data ?? {});
  throw new ApiError(error?.text ?? t("failed", { status: response.status }), error?.rule ?? "", response.status);
}

/** @param {string} text @returns {unknown} null where it is no JSON: a proxy may answer for the server */
function parsed(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** @param {string} path @param {Query} [query] */
function address(path, query = {}) {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", language());
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined) url.searchParams.set(key, String(value));
  return url;
}

/** @template {string} P @param {P} path @param {Query} [query] @param {Record<string, string>} [more] headers @returns {Promise<import("./wire.js").Got<P>>} */
export const get = (path, query, more) =>
  /** @type {Promise<import("./wire.js").Got<P>>} */ (
    request(address(path, query), { headers: { accept: "application/json", ...more } })
  );

/** @template {string} P @param {P} path @param {import("./wire.js").Body<P>} body @param {Record<string, string>} [more] headers @returns {Promise<import("./wire.js").Posted<P>>} */
export function post(path, body, more) {
  const headers = { accept: "application/json", "content-type": "application/json", ...more };
  return /** @type {Promise<import("./wire.js").Posted<P>>} */ (
    request(address(path), { method: "POST", headers, body: JSON.stringify(body) })
  );
}

/** As whoever runs the server. His token is in a header, never in an address. @param {string} token */
export function asHost(token) {
  const key = { authorization: `Bearer ${token}` };
  return {
    /** @template {string} P @param {P} path @param {Query} [query] */
    get: (path, query) => get(path, query, key),
    /** @template {string} P @param {P} path @param {import("./wire.js").Body<P>} body */
    post: (path, body) => post(path, body, key),
  };
}

/** @type {Map<string, Promise<unknown>>} */
const known = new Map();

/** Something that is asked once has changed: a pack was saved. */
export const forgetAll = () => known.clear();

/** As `get`, asked once a page load and language. @template {string} P @param {P} path @param {Query} [query] @returns {Promise<import("./wire.js").Got<P>>} */
export function once(path, query) {
  const key = address(path, query).href;
  const answer = known.get(key) ?? get(path, query);
  if (!known.has(key)) {
    known.set(key, answer);
    answer.catch(() => known.delete(key));
  }
  return /** @type {Promise<import("./wire.js").Got<P>>} */ (answer);
}
