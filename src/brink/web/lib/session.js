// One table as this browser knows it: the newest message, the log, the chat, and what it was like before.
import { get, post } from "./api.js";
import { language, list, noticeText, t } from "./i18n.js";
import { newId, TableSocket } from "./socket.js";
import * as store from "./store.js";

/** @typedef {import("./types.js").TableMessage} TableMessage */
/** @typedef {import("./wire.js").LogText} LogLine */
/** @typedef {import("./wire.js").ChatLine} ChatLine */
/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Reason} Reason */
/** @typedef {import("./types.js").Policy} Policy */
/** @typedef {{message: TableMessage|null, before: TableMessage|null, lines: LogLine[]}} Frame what a message brought, and the table after and before it; null: nobody was here to see it */

const BEAT = 650; // how long a move of somebody else stands before the next is shown
const BACKLOG = 5200; // all moves that wait together take no longer than this
const KEPT = 240;
const RECALLED = 12; // acts before which it is known what was news

/** Whether a line tells what happened: who asked for a hint is only in the log. @param {LogLine} line */
export const isNews = ({ beside, undoes }) => !beside || Boolean(undoes);

/** The lines of what was taken back. @param {readonly LogLine[]} lines @returns {Set<LogLine>} */
export function takenBack(lines) {
  return new Set(
    lines.flatMap(({ undoes }, at) =>
      undoes ? lines.slice(0, at).filter(({ move, beside }) => move >= undoes && !beside) : [],
    ),
  );
}

/** What happened since a move, one step for each, where only the log tells of it; the set-up (move 0) is no news. @param {readonly LogLine[]} log @param {number} since @returns {Frame[]} */
function missed(log, since) {
  const back = takenBack(log);
  /** @type {Map<number, LogLine[]>} */
  const moves = new Map();
  for (const line of log)
    if (line.move && line.move >= since && isNews(line) && !back.has(line))
      moves.set(line.move, [...(moves.get(line.move) ?? []), line]);
  return [...moves.values()].map((lines) => ({ message: null, before: null, lines }));
}

/** @type {Policy[]} how one may be asked at windows, in the order of the list; the first is what holds if one says nothing */
const POLICIES = ["ask-able", "ask", "unless-me", "until-my-turn", "pass"];
const PERSONAL = new Set(["undo-answer", "chat", "standing", "resign", "away", "back", "leave", "rematch"]);

/** Events: `change` (the table), `talk` (chat), `line` (how it stands with it: `line`), `refused` (detail: Reason),
 * `unsaid` (detail: chat that was not taken), `rematch` (detail: its table), `gone` (there is no such table),
 * `notice` (of whoever runs the server). */
export class Session extends EventTarget {
  /** @param {string} id @param {{inWords?: boolean}} [how] inWords: the board is wanted in words too */
  constructor(id, { inWords = false } = {}) {
    super();
    this.id = id;
    this.inWords = inWords;
    /** @type {TableMessage|null} */
    this.message = null;
    /** @type {LogLine[]} */
    this.log = [];
    /** @type {number|null} lines before this one were left out, and may be asked for */
    this.earlier = null;
    this.fetching = -1; // the lines before this one are on their way
    /** @type {ChatLine[]} */
    this.chat = [];
    /** @type {LogLine[]|undefined} the whole log, when the game is over and somebody reads how it went */
    this.course = undefined;
    /** @type {Frame[]} what happened since this seat last decided */
    this.news = [];
    /** @type {{n: number, news: Frame[]}[]} what was news when we acted, after which line: it is again once that is taken back */
    this.olds = [];
    /** @type {import("./socket.js").Line} */
    this.line = "online";
    /** @type {import("./wire.js").Hints|null} what the planner would do now, if we asked */
    this.hints = null;
    this.hintComing = ""; // the id of our question until it is answered
    this.underWay = ""; // the id of our action until the table shows what became of it
    this.undoing = ""; // the id of our last undo
    /** @type {number|null} who sits before the screen, with several seats here */
    this.facing = null;
    this.notice = ""; // what whoever runs the server tells everybody
    this.received = 0;
    this.acted = -1; // the version at which we acted here last; what we do at another page is not of it
    /** @type {Action|null} */
    this.did = null; // what we did here then
    this.chosen = -1; // the version in which the page itself had chosen what is plain
    this.further = false; // one more move is to be taken back
    /** @type {TableMessage[]} */
    this.queue = [];
    this.beat = 0;
    this.at = 0; // when the message that is shown came, for clocks
    /** @type {Map<string, string>} lines of chat that went out and were not answered yet */
    this.said = new Map();
    /** @type {Set<string>} ways the game may end that are not asked about any more, while the end is not sure */
    this.unasked = new Set();
    this.socket = this.dial();
  }

  dial() {
    return new TableSocket(this.id, {
      hello: () => this.hello(),
      lang: language,
      gone: () => {
        store.forget(this.id);
        this.tell("gone");
      },
      receive: (message) => this.receive(message),
      line: (line) => {
        if (line === this.line) return;
        this.line = line;
        if (line !== "online") this.unheard();
        this.tell("line");
      },
    });
  }

  /** @returns {Omit<import("./wire.js").Hello, "type">} */
  hello() {
    this.fetching = -1;
    const { tokens, host } = store.table(this.id);
    const all = [...tokens.map((one) => one.token), host].filter(Boolean);
    const seat = this.facing === null ? {} : { seat: this.facing };
    const known = { since: this.log.at(-1)?.n ?? 0, chat: this.chat.at(-1)?.n ?? 0 };
    return { tokens: all, ...known, told: this.inWords, ...seat };
  }

  /** There is nothing that draws this board: it is shown in words. */
  wantWords() {
    if (this.inWords) return;
    this.inWords = true;
    this.socket.greet();
  }

  /** The reader goes back in the log. */
  fetchEarlier() {
    if (this.earlier === null || this.fetching === this.earlier) return;
    if (this.send({ type: "earlier", before: this.earlier })) this.fetching = this.earlier;
  }

  /** The last lines of the log, and if we have not so many, as soon as they have come. @param {number} count @param {(lines: LogLine[]) => void} then */
  withEarlier(count, then) {
    if (this.earlier === null || this.log.length >= count || !this.socket.open) return then(this.log.slice(-count));
    this.fetchEarlier();
    this.addEventListener("change", () => this.withEarlier(count, then), { once: true });
  }

  /** Say hello again: there are new tokens. A line that is still being dialled has not said it yet. */
  redial() {
    if (this.socket.dialling) return;
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
    this.socket.close();
  }

  /** @param {string} type @param {unknown} [detail] */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  // -- what comes in --------------------------------------------------------------------------------------------

  /** @param {import("./socket.js").Whole} message */
  receive(message) {
    const id = ("id" in message && message.id) || "";
    switch (message.type) {
      case "table":
      case "stale":
        if (message.type === "stale") this.settled(id);
        if (id && id === this.undoing) this.undoLate(message);
        else this.enqueue(message);
        break;
      case "ack": // often before the view that shows it; until then there is nothing new to decide
        this.said.delete(id);
        if ((this.message?.version ?? 0) >= message.version && this.settled(id)) this.tell("change");
        break;
      case "error":
        if (id && id === this.hintComing) this.hintComing = "";
        else this.settled(id || this.underWay);
        if (this.said.has(id)) this.tell("unsaid", this.said.get(id));
        this.said.delete(id);
        this.tell("refused", { text: message.text, rule: message.rule, key: message.key });
        this.tell("change");
        break;
      case "hints":
        this.hintComing = "";
        if (message.version === this.message?.version && message.seat === this.message.seat) {
          this.hints = message;
          this.message = this.hinted(this.message); // another one, so that the boards are drawn anew
        }
        this.tell("change");
        break;
      case "lines":
        this.prepend(message);
        break;
      case "chat":
        this.talk(message.chat);
        break;
      case "notice":
        this.notice = message.text || message.stops_in !== null ? noticeText(message) : "";
        this.tell("notice");
        break;
      case "joined":
        this.goOn(message);
        break;
    }
  }

  /** The rematch: everybody at this screen sits down there too, and if nobody else is awaited it begins. @param {import("./wire.js").Joined} joined */
  async goOn({ table, seat, token, host }) {
    const { game = "", title = "", mine = [], seats = [] } = this.message ?? {};
    store.keep(table, { game, title, host: host ?? "", done: false });
    store.addToken(table, { seat, token });
    try {
      const kept = (await get(`/api/tables/${table}`)).seats; // perhaps sides were swapped
      for (const { name } of seats.filter((one) => mine.includes(one.seat))) {
        const place = kept.find((one) => one.kind === "open" && one.name === name);
        if (!place) continue;
        const key = await post(`/api/tables/${table}/join`, { name, seat: place.seat });
        store.addToken(table, { seat: place.seat, token: key.token });
      }
      const awaited = seats.some((one) => one.kind === "person" && !mine.includes(one.seat));
      if (host && !awaited) await post(`/api/tables/${table}/start`, { token: host });
    } catch (error) {
      this.tell("refused", { text: error instanceof Error ? error.message : String(error), rule: "", key: "" });
    }
    this.tell("rematch", table);
  }

  /** Earlier lines of the log, if they are still of what is shown. @param {import("./wire.js").Lines} lines */
  prepend({ seat, before, log, earlier }) {
    if (before !== this.earlier || seat !== this.message?.seat) return;
    this.log.unshift(...log);
    this.earlier = earlier;
    if (log.length) this.tell("change");
    else this.fetchEarlier();
  }

  /** @param {string} id @returns {boolean} whether this was the action we wait for */
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
    const before = this.message;
    if (before && before.seat !== message.seat) {
      this.news = [];
      this.olds = [];
      this.log = []; // one person's log is not another's
      if (message.since > 0) this.send({ type: "sit", seat: message.seat, since: 0 });
    }
    if (message.since === 0 || message.earlier !== null) {
      this.log = [];
      this.earlier = message.earlier;
      this.fetching = -1;
    }
    const last = this.log.at(-1)?.n ?? 0;
    const first = !this.log.length;
    const lines = (message.log ?? []).filter((line) => line.n > last);
    this.log.push(...lines);
    if (message.version !== before?.version) this.underWay = this.hintComing = "";
    if (message.version !== this.hints?.version || message.seat !== this.hints.seat) this.hints = null;
    this.message = this.hinted(message);
    this.at = message.came ?? performance.now();
    this.received += 1;
    if (message.seat !== null && this.facing === null && message.mine.length === 1) this.facing = message.seat;
    const told = lines.filter(isNews);
    if (first && message.seat !== null) this.news = missed(lines, message.acted).slice(-KEPT);
    else if (!this.recall(lines) && told.length && !first) {
      this.news.push({ message: { ...message, legal: null, candidates: [] }, before, lines: told });
      if (this.news.length > KEPT) this.news.shift();
    }
    const lost = before && seatLost(before, message, store.table(this.id).tokens);
    this.remember(message);
    if (lost) this.tell("refused", { text: t("seat.lost"), rule: "", key: "" });
    if (this.further && message.version !== before?.version) {
      this.further = false;
      if (message.undo.allowed) {
        this.undo();
        return false; // what lies between is not shown
      }
    }
    if (before && refusedUndo(before, message))
      this.tell("refused", { text: lines.at(-1)?.text ?? "", rule: "", key: "" });
    this.tell("change");
    return lines.length > 0 && !first && !this.mineToAct && store.moving() && !document.hidden;
  }

  /** So that the front page can offer the game again. @param {TableMessage} message */
  remember(message) {
    const kept = store.table(this.id);
    const done = message.status === "finished";
    const known = kept.tokens.every((one) => message.mine.includes(one.seat));
    if (
      !kept.tokens.length ||
      (known && kept.game === message.game && kept.title === message.title && kept.done === done)
    )
      return;
    if (done && !kept.done) store.note(pastGame(this.id, message));
    store.keep(this.id, {
      game: message.game,
      title: message.title,
      done,
      tokens: matching(kept.tokens, message.mine),
    });
  }

  // -- what is asked of us --------------------------------------------------------------------------------------

  /** An action of ours is on its way. */
  get waiting() {
    return this.underWay !== "";
  }

  get mineToAct() {
    const { message } = this;
    return !!message?.prompt && message.seat !== null && message.prompt.seat === message.seat && message.legal !== null;
  }

  /** What is known now is not for whoever sits before the screen. */
  get veiled() {
    const { message } = this;
    return !!message && message.mine.length > 1 && message.status === "running" && message.seat !== this.facing;
  }

  /** @returns {number|null} with several seats here: who should come to the screen now */
  get handover() {
    const { message } = this;
    if (!message || message.mine.length < 2 || message.status !== "running") return null;
    const next = message.deciding ?? -1;
    if (message.asked.includes(next) && next !== this.facing) return next;
    if (this.facing === null) return message.mine[0];
    return message.seat === this.facing ? null : this.facing; // never show one person another's hand
  }

  /** Somebody has come to the screen. @param {number} seat */
  sit(seat) {
    this.facing = seat;
    if (this.message?.seat === seat) this.tell("change");
    else this.send({ type: "sit", seat, since: 0 });
  }

  /** @returns {import("./types.js").Candidate[]} what we may try now */
  get candidates() {
    return (this.mineToAct && this.message?.candidates) || [];
  }

  /** We may answer what another does. */
  get inWindow() {
    return this.mineToAct && !!this.message?.prompt?.window;
  }

  /** We may answer in the turn of another, so that passing can end with our own. */
  get beforeMyTurn() {
    return this.inWindow && !this.inMyTurn;
  }

  /** The window that is open opened in our own turn. */
  get inMyTurn() {
    const { prompt, seat } = this.message ?? {};
    return seat != null && !!prompt?.window && prompt.turn.includes(seat);
  }

  /** @returns {readonly Policy[]} what we may say about windows now */
  get policies() {
    return this.inMyTurn ? POLICIES.filter((one) => one !== "until-my-turn") : POLICIES;
  }

  /** @returns {Action|null} how to let it happen, in a window */
  get letHappen() {
    const way = this.inWindow ? this.candidates.find((one) => one.closes && !one.reason) : undefined;
    return way?.action ?? null;
  }

  /** @returns {number|null} who is asked before us: our answer counts if all up to us pass */
  get before() {
    const { message } = this;
    return this.mineToAct && message && message.deciding !== message.seat ? message.deciding : null;
  }

  /** What happened before something that is taken back is news again. @param {LogLine[]} lines the newest @returns {boolean} */
  recall(lines) {
    const from = lines.findLast(({ undoes }) => undoes)?.undoes;
    const olds = this.olds.length;
    const taken = (/** @type {number} */ n) =>
      this.log.every((one) => one.n <= n || one.beside || one.move >= (from ?? 0));
    for (let old = this.olds.at(-1); from && old && taken(old.n); old = this.olds.at(-1)) {
      this.news = old.news;
      this.olds.pop();
    }
    return this.olds.length < olds;
  }

  // -- what goes out --------------------------------------------------------------------------------------------

  /** @param {Action} action @param {import("./types.js").Unasked} [unasked] nobody pressed: what happened before is still news */
  act(action, unasked = "") {
    if (!this.message || !this.mineToAct || this.waiting) return;
    if (!unasked) {
      this.olds = [...this.olds, { n: this.log.at(-1)?.n ?? 0, news: this.news }].slice(-RECALLED);
      this.news = [];
    }
    this.acted = this.message.version;
    this.did = action;
    if (unasked === "choice") this.chosen = this.message.version + 1;
    this.underWay = this.socket.command({
      type: "act",
      seat: this.message.seat,
      version: this.message.version,
      action,
    });
    this.tell("change");
  }

  /** What we may try, with what the planner thinks of it. @param {TableMessage} message @returns {TableMessage} */
  hinted(message) {
    const moves = (this.hints?.moves ?? []).map((one) => JSON.stringify(one.action));
    if (!moves.length || !message.candidates) return message;
    const candidates = message.candidates.map((one) => {
      const at = moves.indexOf(JSON.stringify(one.action));
      return at < 0 ? one : { ...one, advice: { rank: at + 1, chance: this.hints?.moves[at].chance ?? 0 } };
    });
    return { ...message, candidates };
  }

  /** What would the planner do? Everybody reads that we asked. */
  askHint() {
    const { message } = this;
    if (!message?.hints || this.hints || this.hintComing) return;
    const id = newId();
    if (!this.send({ type: "hint", id, seat: message.seat, version: message.version })) return;
    this.hintComing = id;
    this.tell("change");
  }

  /** What the page chose by itself is taken back together with what was done before it. */
  undo() {
    const { message } = this;
    if (message?.seat == null) return;
    const { allowed, consent, text } = message.undo;
    if (!allowed && !consent) return this.tell("refused", { text, rule: "", key: "" });
    this.further = message.version === this.chosen;
    this.undoing = this.socket.command({ type: "undo", seat: message.seat, version: message.version });
  }

  /** Bots had moved on when it was pressed. What is meant is still our own last move. @param {TableMessage} message */
  undoLate(message) {
    const { further } = this;
    this.further = false;
    this.enqueue(message);
    this.flush();
    this.undo();
    this.further ||= further;
  }

  /** @param {string} text @returns {boolean} whether it went out; nothing is kept to be said later */
  say(text) {
    const id = newId();
    const sent = this.send({ type: "chat", id, text });
    if (sent) this.said.set(id, text);
    else this.tell("refused", { text: t(this.line === "restarting" ? this.line : "offline"), rule: "", key: "" });
    return sent;
  }

  /** The line broke before it was said whether our chat was taken: it is given back, to be said again or not. */
  unheard() {
    for (const text of this.said.values()) this.tell("unsaid", text);
    this.said.clear();
  }

  /** What one says is said by whoever sits before the screen, whichever seat is being looked at. @param {import("./wire.js").FromClient} message */
  send(message) {
    const mine = PERSONAL.has(message.type) && this.facing !== null ? { seat: this.facing } : {};
    return this.socket.send({ ...mine, ...message });
  }

  /** @returns {Policy} how we are asked at windows */
  get standing() {
    const { standing = {} } = this.message ?? {};
    return standing["*now"] ?? standing["*"] ?? POLICIES[0];
  }

  /** @param {string} answer from a list or typed @returns {boolean} whether there is such a policy */
  chooseStanding(answer) {
    const policy = this.policies.find((one) => one === answer);
    if (!policy) return false;
    const { "*now": _, ...said } = this.message?.standing ?? {};
    this.sayInAdvance({ ...said, [policy === "until-my-turn" ? "*now" : "*"]: policy });
    return true;
  }

  /** Let all windows of this kind pass from now on, this one too. @param {string} kind a key of `prompt.kinds` */
  passOn(kind) {
    this.sayInAdvance({ ...this.message?.standing, [kind]: "pass" });
  }

  /** @returns {string[]} what we let pass for good, in words */
  get passedOn() {
    const { standing = {}, standing_names: names = {} } = this.message ?? {};
    return Object.keys(names)
      .filter((kind) => standing[kind] === "pass")
      .map((kind) => names[kind]);
  }

  askAgain() {
    const { standing = {} } = this.message ?? {};
    this.sayInAdvance(Object.fromEntries(Object.entries(standing).filter(([kind]) => kind.startsWith("*"))));
  }

  /** The table keeps it and goes by it, also while nobody is here. @param {TableMessage["standing"]} answers */
  sayInAdvance(answers) {
    if (this.message) this.message = { ...this.message, standing: answers }; // what came is still what came
    this.send({ type: "standing", answers });
    this.tell("change");
  }

  /** What we may try and is this action. @param {Action} action @returns {import("./types.js").Candidate|undefined} */
  candidate(action) {
    const same = JSON.stringify(action);
    return this.candidates.find((one) => JSON.stringify(one.action) === same);
  }

  /** Why this may not be done now; null where it may. @param {Action} action @returns {Reason|null} */
  why(action) {
    return this.candidate(action)?.reason ?? null;
  }
}

/** What a bot won in our place is no victory of ours. @param {TableMessage} message */
export const hasWon = ({ mine, seats, outcome }) =>
  mine.some((seat) => !seats[seat].bot && outcome?.winners.includes(seat));

/** What is kept of a game that is over. @param {string} table @param {TableMessage} message @returns {import("./types.js").PastGame} */
function pastGame(table, message) {
  const { game, title, options, seats, mine, roles, outcome, moves } = message;
  const own = mine.map((seat) => seats[seat]);
  const role = list(mine.map((seat) => roles[seat]).filter(Boolean));
  return {
    ...{ table, game, title, options, moves, role, text: outcome?.text ?? "", at: Date.now() },
    won: hasWon(message),
    resigned: own.every((seat) => seat.resigned),
    bot: own.every((seat) => seat.bot) ? (own.at(-1)?.bot ?? "") : "",
    against: seats
      .filter((seat) => !mine.includes(seat.seat))
      .map((seat) => (seat.kind === "bot" ? `bot:${seat.bot}` : seat.name)),
  };
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

/** A seat of ours has another key now. @param {TableMessage} before @param {TableMessage} now @param {import("./types.js").SeatToken[]} tokens */
function seatLost(before, now, tokens) {
  return before.mine.some((seat) => !now.mine.includes(seat) && tokens.some((one) => one.seat === seat));
}

/** We asked to undo, and nobody has moved, but the question is gone. @param {TableMessage} before @param {TableMessage} now */
function refusedUndo(before, now) {
  return (
    now.seat !== null &&
    before.undo.asked?.seat === now.seat &&
    before.seat === now.seat &&
    !now.undo.asked &&
    before.version === now.version &&
    now.status === "running"
  );
}
