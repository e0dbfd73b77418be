// HTTP, in JSON. Errors carry the sentence the server gave.
import { language, t } from "./i18n.js";

export class ApiError extends Error {
  /** @param {string} text @param {string} rule @param {number} status */
  constructor(text, rule, status) {
    super(text);
    this.rule = rule;
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {{method?: string, body?: unknown, query?: Record<string, string|number|null|undefined>, token?: string}} [how]
 * @returns {Promise<any>}
 */
export async function api(path, { method = "GET", body, query = {}, token } = {}) {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", language());
  for (const [key, value] of Object.entries(query)) if (value !== null && value !== undefined) url.searchParams.set(key, String(value));
  /** @type {Record<string, string>} */
  const headers = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let response, text;
  try {
    response = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    text = await response.text();
  } catch {
    throw new ApiError(t("unreachable"), "", 0);
  }
  /** @type {any} */
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) throw new ApiError(data?.error?.text ?? t("failed", { status: response.status }), data?.error?.rule ?? "", response.status);
  return data;
}

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/** The same, asked once a page load and language. @param {string} path @returns {Promise<any>} */
export function once(path) {
  const key = `${language()} ${path}`;
  let answer = known.get(key);
  if (!answer) {
    answer = api(path);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
  }
  return answer;
}
