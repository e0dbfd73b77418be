// One table's line to the server: reconnects by itself, repeats commands until they are acknowledged.

/** @import * as Wire from "./wire.js" */
/** @typedef {Wire.Act|Wire.Undo} Command what must not get lost */
/** @typedef {"online"|"offline"|"restarting"} Line how it stands with it; in words `t(line)` */
/** @typedef {Omit<Wire.Act, "id">|Omit<Wire.Undo, "id">} Unnumbered */
/** @typedef {Exclude<Wire.ToClient, Wire.Changes>} Whole what is received: tables with all their fields */

const WAITS = [300, 800, 1600, 3200, 6400, 12000];
const PING = 20000;
const PATIENCE = 10000;
const NO_TABLE = 4404;
const RESTARTS = 1012; // the server stops, and another will be there in a moment
const COME_AGAIN = [500, 2500]; // after that: not all who were there in the same moment

export class TableSocket {
  /**
   * @param {string} id
   * @param {{hello: () => Omit<Wire.Hello, "type">, lang: () => string, receive: (message: Whole) => void,
   *   line: (line: Line) => void, gone: () => void}} ways
   */
  constructor(id, ways) {
    this.id = id;
    this.ways = ways;
    /** @type {WebSocket|null} */
    this.socket = null;
    /** @type {Map<string, Command>} */
    this.unanswered = new Map();
    /** @type {Wire.TableMessage|null} the table as the server sent it last on this line */
    this.table = null;
    this.failures = 0;
    this.restarting = false;
    this.closed = false;
    this.timer = 0;
    this.pinger = 0;
    this.deadline = 0;
    this.wake = () => {
      if (document.visibilityState === "visible" && !this.open && !this.dialling) this.connect();
    };
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  get dialling() {
    return this.socket?.readyState === WebSocket.CONNECTING;
  }

  connect() {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.drop();
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("lang", this.ways.lang());
    const socket = new WebSocket(url);
    this.socket = socket;
    this.table = null;
    this.deadline = window.setTimeout(() => this.lost(), PATIENCE);
    socket.addEventListener("open", () => {
      if (this.socket !== socket) return;
      clearTimeout(this.deadline);
      this.greet();
      for (const command of this.unanswered.values()) socket.send(JSON.stringify(command));
      this.pinger = window.setInterval(() => this.ping(), PING);
    });
    socket.addEventListener("message", (event) => {
      if (this.socket !== socket) return;
      clearTimeout(this.deadline);
      const message = this.whole(JSON.parse(event.data));
      if (!message) return;
      if (this.failures || message.type === "table") this.ways.line("online");
      this.failures = 0;
      this.restarting = false;
      if ("id" in message && message.id) this.unanswered.delete(message.id);
      if (message.type !== "pong") this.ways.receive(message);
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket) return;
      if (event.code === NO_TABLE) {
        this.close();
        this.ways.gone();
      } else this.lost(event.code === RESTARTS);
    });
  }

  /** Who is here. We understand changes, so of each table after the first only what is new comes. */
  greet() {
    this.send({ type: "hello", ...this.ways.hello(), changes: true });
  }

  /** @param {Wire.ToClient} message @returns {Whole|null} with all its fields; null: it cannot be told, and all is on its way */
  whole(message) {
    if (message.type === "changes") {
      const merged = this.table && merge(this.table, message);
      if (!merged) this.greet();
      this.table = merged;
      return merged;
    }
    if (message.type === "table" || message.type === "stale") this.table = message;
    return message;
  }

  ping() {
    this.send({ type: "ping" });
    clearTimeout(this.deadline);
    this.deadline = window.setTimeout(() => this.lost(), PATIENCE);
  }

  /** Whoever was told that the server restarts is not told otherwise before it should be back. */
  lost(restarts = false) {
    this.drop();
    if (this.closed) return;
    this.restarting = restarts || (this.restarting && this.failures < WAITS.length);
    this.ways.line(this.restarting ? "restarting" : "offline");
    const [least, spread] = restarts ? COME_AGAIN : around(WAITS[Math.min(this.failures, WAITS.length - 1)]);
    this.failures += 1;
    this.timer = window.setTimeout(() => this.connect(), least + spread * jitter());
  }

  drop() {
    clearInterval(this.pinger);
    clearTimeout(this.deadline);
    const old = this.socket;
    this.socket = null;
    // Browsers complain of what is closed before it is there.
    if (old?.readyState === WebSocket.CONNECTING) old.addEventListener("open", () => old.close());
    else old?.close();
  }

  /** @param {Wire.FromClient} message @returns {boolean} whether it went out at once */
  send(message) {
    if (!this.open) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** A command with an id: it is repeated after a reconnect, and the server does it once. @param {Unnumbered} message */
  command(message) {
    const id = newId();
    const whole = { ...message, id };
    this.unanswered.set(id, whole);
    this.send(whole);
    return id;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }
}

/**
 * A table and what is new in it. Neither is touched: the one before is still to be seen.
 * @param {Wire.TableMessage} table @param {Wire.Changes} changes @returns {Wire.TableMessage|null} null: they are about another one
 */
export function merge(table, { type: _, base, view, ...fields }) {
  if (table.version !== base) return null;
  const seen = view ? { ...Object(table.view), ...Object(view) } : table.view;
  const { id: __, ...before } = table;
  return { ...before, ...fields, type: "table", view: seen };
}

/** @param {number} wait @returns {[number, number]} */
function around(wait) {
  return [0.7 * wait, 0.6 * wait];
}

function jitter() {
  return crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
}

export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
