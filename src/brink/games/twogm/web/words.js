// Words that only the picture needs: messages `board-...` of the game. `[n]` stands for a value.

/** @param {Record<string, string>} texts @returns {(key: string, values?: Record<string, any>) => string} */
export const speaker = (texts) => (key, values = {}) => (texts[`board-${key}`] ?? key).replace(/\[(\w+)\]/g, (_, name) => String(values[name] ?? ""));

export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** What stands in brackets after a name is left out where there is little room. @param {string} name */
export const short = (name) => name.replace(/\s*\(.*\)$/, "");
