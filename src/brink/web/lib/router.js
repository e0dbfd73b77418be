// Hash routes: #/, #/lobby, #/new/GAME, #/games/GAME/WORKSHOP, #/table/ID, #/table/ID/text, #/replay/ID, #/workshop/GAME, #/host

/** @typedef {{page: string, id: string, extra: string, query: URLSearchParams}} Route */

/** @returns {Route} */
export function route() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", id = "", extra = ""] = path.split("/").map(decode);
  return { page, id, extra, query: new URLSearchParams(query) };
}

/** A link that was cut off in the middle is no reason to show nothing. @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param {string} path */
export function go(path) {
  location.hash = path;
}

/** The full link to a place here. @param {string} path */
export const link = (path) => `${location.origin}${location.pathname}#${path}`;
