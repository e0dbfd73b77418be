// One table as this browser knows it: the newest message, the log, the chat, and what it was like before.
import { api } from "./api.js";
import { language, t } from "./i18n.js";
import { newId, TableSocket } from "./socket.js";
import * as store from "./store.js";

/** @typedef {import("./types.js").TableMessage} TableMessage */
/** @typedef {import("./types.js").LogLine} LogLine */
/** @typedef {import("./types.js").ChatLine} ChatLine */
/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Reason} Reason */
/** @typedef {{message: TableMessage, before: TableMessage|null, lines: LogLine[]}} Frame what a message brought, and the table after and before it */

const BEAT = 650; // how long a move of somebody else stands before the next is shown
const BACKLOG = 5200; // all moves that wait together take no longer than this
const KEPT = 240;
const PERSONAL = new Set(["undo-answer", "chat", "standing", "resign", "away", "back", "leave", "rematch"]);

/** Events: `change` (the table), `talk` (chat), `line` (online or not), `refused` (detail: Reason),
 * `unsaid` (detail: chat that was not taken), `rematch` (detail: its table), `gone` (there is no such table). */
export class Session extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {TableMessage|null} */
    this.message = null;
    /** @type {LogLine[]} */
    this.log = [];
    /** @type {ChatLine[]} */
    this.chat = [];
    /** @type {Frame[]} what happened since this seat last decided */
    this.news = [];
    this.online = true;
    this.underWay = ""; // the id of our action until the table shows what became of it
    /** @type {number|null} who sits before the screen, with several seats here */
    this.facing = null;
    this.received = 0;
    /** @type {number|null} another seat of this screen that is looked at to see whether it has anything to answer */
    this.peeking = null;
    this.quiet = false; // we pass by ourselves in a moment, as there is nothing to answer with
    this.passed = -1;
    this.passing = ""; // the id of the pass we gave by ourselves
    this.auto = 0;
    /** @type {TableMessage[]} */
    this.queue = [];
    this.beat = 0;
    this.at = 0; // when the message that is shown came, for clocks
    /** @type {Map<string, string>} lines of chat that went out and were not answered yet */
    this.said = new Map();
    this.socket = this.dial();
  }

  dial() {
    return new TableSocket(this.id, {
      hello: () => {
        const { tokens, host } = store.table(this.id);
        const all = [...tokens.map((one) => one.token), host].filter(Boolean);
        const seat = this.facing === null ? {} : { seat: this.facing };
        return { tokens: all, since: this.log.at(-1)?.n ?? 0, chat: this.chat.at(-1)?.n ?? 0, ...seat };
      },
      lang: language,
      gone: () => {
        store.forget(this.id);
        this.tell("gone");
      },
      receive: (message) => this.receive(message),
      online: (yes) => {
        if (yes === this.online) return;
        this.online = yes;
        this.tell("line");
      },
    });
  }

  /** Say hello again: there are new tokens. */
  redial() {
    this.socket.close();
    this.log = [];
    this.socket = this.dial();
  }

  /** Everything again in the language that is read now. */
  speak() {
    this.flush();
    this.news = [];
    if (!this.send({ type: "lang", lang: language() })) this.log = [];
  }

  close() {
    clearTimeout(this.beat);
    clearTimeout(this.auto);
    this.socket.close();
  }

  /** @param {string} type @param {any} [detail] */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  /** @param {any} message */
  receive(message) {
    switch (message.type) {
      case "table":
      case "stale":
        if (message.type === "stale") this.settled(message.id);
        this.enqueue(message);
        break;
      case "ack": // often before the view that shows it; until then there is nothing new to decide
        this.said.delete(message.id);
        if ((this.message?.version ?? 0) >= message.version && this.settled(message.id)) this.tell("change");
        break;
      case "error":
        if (message.id && message.id === this.passing) {
          this.peeking = null; // whoever it was for must look himself
          this.tell("change");
          break;
        }
        this.settled(message.id ?? this.underWay);
        if (this.said.has(message.id)) this.tell("unsaid", this.said.get(message.id));
        this.said.delete(message.id);
        this.tell("refused", { text: message.text, rule: message.rule ?? "", key: message.key ?? "" });
        this.tell("change");
        break;
      case "chat":
        this.talk(message.chat);
        break;
      case "joined":
        this.goOn(message);
        break;
    }
  }

  /** The rematch: everybody at this screen sits down there too, and if nobody else is awaited it begins. @param {any} joined */
  async goOn({ table, seat, token, host }) {
    const { game = "", title = "", mine = [], seats = [] } = this.message ?? {};
    store.keep(table, { game, title, host: host ?? "", done: false });
    store.addToken(table, { seat, token });
    try {
      for (const other of mine.filter((one) => one !== seat)) {
        const key = await api(`/api/tables/${table}/join`, { method: "POST", body: { name: seats[other].name, seat: other } });
        store.addToken(table, { seat: other, token: key.token });
      }
      const awaited = seats.some((one) => one.kind === "person" && !mine.includes(one.seat));
      if (host && !awaited) await api(`/api/tables/${table}/start`, { method: "POST", body: { token: host } });
    } catch (error) {
      this.tell("refused", { text: error instanceof Error ? error.message : String(error), rule: "", key: "" });
    }
    this.tell("rematch", table);
  }

  /** @param {string|undefined} id @returns {boolean} whether this was the action we wait for */
  settled(id) {
    if (!this.underWay || id !== this.underWay) return false;
    this.underWay = "";
    return true;
  }

  /** @param {ChatLine[]} lines */
  talk(lines) {
    const known = new Set(this.chat.map((line) => line.n));
    const fresh = lines.filter((line) => line.text && (line.n === undefined || !known.has(line.n)));
    if (!fresh.length) return;
    this.chat.push(...fresh);
    this.tell("talk");
  }

  /** Moves of others are shown one after the other, not all at once. @param {TableMessage} message */
  enqueue(message) {
    this.talk(message.chat ?? []);
    message.came = performance.now();
    this.queue.push(message);
    if (!this.beat) this.next();
  }

  next() {
    this.beat = 0;
    const message = this.queue.shift();
    if (!message) return;
    const pause = this.take(message);
    if (!this.queue.length && !pause) return;
    const wait = pause ? Math.min(BEAT, BACKLOG / (this.queue.length + 1)) : 0;
    this.beat = window.setTimeout(() => this.next(), wait);
  }

  /** Show all that waits. */
  flush() {
    clearTimeout(this.beat);
    this.beat = 0;
    for (const message of this.queue.splice(0)) this.take(message);
  }

  /** @param {TableMessage} message @returns {boolean} whether people should have time to see it */
  take(message) {
    if (this.peeking !== null && message.seat !== this.facing && this.peek(message)) return false;
    this.peeking = null;
    const before = this.message;
    if (before && before.seat !== message.seat) {
      this.news = [];
      this.log = []; // one person's log is not another's
      if (message.since > 0) this.send({ type: "sit", seat: message.seat, since: 0 });
    }
    if (message.since === 0) this.log = [];
    const last = this.log.at(-1)?.n ?? 0;
    const first = !this.log.length;
    const lines = (message.log ?? []).filter((line) => line.n > last);
    this.log.push(...lines);
    if (message.version !== before?.version) this.underWay = "";
    if (message.seat !== null && message.seats[message.seat].bot) Object.assign(message, { legal: null, candidates: null }); // the bot chooses
    this.message = message;
    this.at = message.came ?? performance.now();
    this.received += 1;
    if (message.seat !== null && this.facing === null && message.mine.length === 1) this.facing = message.seat;
    if (lines.length && !first) {
      this.news.push({ message: { ...message, legal: null, candidates: [] }, before, lines });
      if (this.news.length > KEPT) this.news.shift();
    }
    this.remember(message);
    if (before && refusedUndo(before, message)) this.tell("refused", { text: lines.at(-1)?.text ?? "", rule: "", key: "" });
    this.answerBySelf(message);
    this.tell("change");
    return lines.length > 0 && !first && !this.mineToAct && store.moving() && !document.hidden;
  }

  /** So that the front page can offer the game again. @param {TableMessage} message */
  remember(message) {
    const kept = store.table(this.id);
    const done = message.status === "finished";
    const known = kept.tokens.every((one) => message.mine.includes(one.seat));
    if (!kept.tokens.length || (known && kept.game === message.game && kept.title === message.title && kept.done === done)) return;
    store.keep(this.id, { game: message.game, title: message.title, done, tokens: matching(kept.tokens, message.mine) });
  }

  // -- windows to which there is nothing to say -----------------------------------------------------------------

  /** @param {TableMessage} message */
  answerBySelf(message) {
    clearTimeout(this.auto);
    this.quiet = false;
    const next = message.prompt?.seat ?? -1;
    if (this.standing !== "able" || message.status !== "running" || !message.mine.includes(next)) return;
    if (next === message.seat && (this.facing === next || message.mine.length === 1)) {
      if (!nothingToSay(message) || message.undo.asked) return; // a move would end the question whether somebody may undo
      this.quiet = true;
      const people = message.seats.some((seat) => seat.kind === "person" && !message.mine.includes(seat.seat));
      // With other people at the table the wait must not tell that there was nothing to answer with.
      const wait = people ? 300 + (crypto.getRandomValues(new Uint16Array(1))[0] / 65536) * 1200 : store.moving() ? 250 : 0;
      this.auto = window.setTimeout(() => this.pass(message), wait);
    } else if (message.seat === this.facing && next !== this.facing) {
      this.peeking = next;
      this.send({ type: "sit", seat: next, since: 0 });
    }
  }

  /** Behind the scenes: has the other person at this screen anything to answer? @param {TableMessage} message @returns {boolean} whether this was all */
  peek(message) {
    const next = message.prompt?.seat ?? -1;
    if (message.status !== "running") return false;
    if (next !== message.seat) {
      const other = message.mine.includes(next) && next !== this.facing ? next : this.facing;
      this.peeking = other;
      this.send({ type: "sit", seat: other, since: other === this.facing ? this.log.at(-1)?.n ?? 0 : 0 });
      return true;
    }
    if (!nothingToSay(message)) return false; // he must come to the screen
    this.pass(message);
    return true;
  }

  /** @param {TableMessage} message */
  pass(message) {
    if (this.passed === message.version) return;
    this.passed = message.version;
    this.passing = this.socket.command({ type: "act", seat: message.seat, version: message.version, action: ["pass"] });
  }

  // -- what is asked of us --------------------------------------------------------------------------------------

  /** An action of ours is on its way. */
  get waiting() {
    return this.underWay !== "";
  }

  get mineToAct() {
    const { message } = this;
    return !!message?.prompt && !this.quiet && message.seat !== null && message.prompt.seat === message.seat && message.legal !== null;
  }

  /** What is known now is not for whoever sits before the screen. */
  get veiled() {
    const { message } = this;
    return !!message && message.mine.length > 1 && message.status === "running" && message.seat !== this.facing;
  }

  /** @returns {number|null} with several seats here: who should come to the screen now */
  get handover() {
    const { message } = this;
    if (!message || message.mine.length < 2 || message.status !== "running" || this.peeking !== null) return null;
    const next = message.prompt?.seat ?? -1;
    if (message.mine.includes(next) && next !== this.facing) return next;
    if (this.facing === null) return message.mine[0];
    return message.seat === this.facing ? null : this.facing; // never show one person another's hand
  }

  /** Somebody has come to the screen. @param {number} seat */
  sit(seat) {
    this.facing = seat;
    if (this.message?.seat === seat) {
      this.answerBySelf(this.message);
      this.tell("change");
    }
    else this.send({ type: "sit", seat, since: 0 });
  }

  /** @returns {{action: Action, text: string, reason: Reason|null}[]} */
  get candidates() {
    const { message } = this;
    if (!this.mineToAct || !message) return [];
    if (message.candidates?.length) return message.candidates;
    return (message.legal ?? []).map((one) => ({ ...one, reason: null }));
  }

  /** A window: somebody may answer what another does. */
  get inWindow() {
    return !!this.message?.legal?.some((one) => one.action[0] === "pass");
  }

  // -- what goes out --------------------------------------------------------------------------------------------

  /** @param {Action} action */
  act(action) {
    if (!this.message || !this.mineToAct || this.waiting) return;
    this.news = [];
    this.underWay = this.socket.command({ type: "act", seat: this.message.seat, version: this.message.version, action });
    this.tell("change");
  }

  undo() {
    if (this.message) this.socket.command({ type: "undo", seat: this.message.seat, version: this.message.version });
  }

  /** @param {string} text @returns {boolean} whether it went out; nothing is kept to be said later */
  say(text) {
    const id = newId();
    const sent = this.send({ type: "chat", id, text });
    if (sent) this.said.set(id, text);
    else this.tell("refused", { text: t("offline"), rule: "", key: "" });
    return sent;
  }

  /** What one says is said by whoever sits before the screen, whichever seat is being looked at. @param {any} message */
  send(message) {
    return this.socket.send(PERSONAL.has(message.type) && this.facing !== null ? { seat: this.facing, ...message } : message);
  }

  /** @returns {string} the standing answer to all windows */
  get standing() {
    return this.message?.standing?.["*"] ?? store.table(this.id).policy ?? "able";
  }

  /** "able" and "ask" are kept here, the others by the table, which also applies them while nobody is here. @param {string} answer */
  setStanding(answer) {
    const here = answer === "able" || answer === "ask";
    if (here) store.keep(this.id, { policy: answer });
    if (this.message) this.message.standing = here ? {} : { "*": answer };
    this.send({ type: "standing", answers: here ? {} : { "*": answer } });
    if (this.message) this.answerBySelf(this.message);
    this.tell("change");
  }

  /** Why this may not be done now; null where it may. @param {Action} action @returns {Reason|null} */
  why(action) {
    const same = JSON.stringify(action);
    return this.candidates.find((one) => JSON.stringify(one.action) === same)?.reason ?? null;
  }
}

/**
 * The keys that open a seat here. An invitation does not say for which seat it is, so that is learnt from the table; a
 * key that opens none (a mistyped link, a seat that was given up) is forgotten.
 * @param {import("./types.js").SeatToken[]} tokens @param {number[]} mine
 */
function matching(tokens, mine) {
  const sure = tokens.filter((one) => mine.includes(one.seat));
  const seats = mine.filter((seat) => !sure.some((one) => one.seat === seat));
  const unsure = tokens.filter((one) => one.seat < 0);
  if (unsure.length === 1 && seats.length === 1) return [...sure, { ...unsure[0], seat: seats[0] }];
  return seats.length ? [...sure, ...unsure] : sure;
}

/** We asked to undo, and nobody has moved, but the question is gone. @param {TableMessage} before @param {TableMessage} now */
function refusedUndo(before, now) {
  return now.seat !== null && before.undo.asked?.seat === now.seat && before.seat === now.seat && !now.undo.asked && before.version === now.version && now.status === "running";
}

/** Only "pass" is legal. @param {TableMessage} message */
function nothingToSay(message) {
  return message.legal?.length === 1 && message.legal[0].action.length === 1 && message.legal[0].action[0] === "pass";
}
