// What the shell, the boards and the workshops ask of one another. What travels on the wire is in wire.d.ts. Nothing runs.

/**
 * A table, as the server sends it; `came`: when it came, by this page's clock.
 * @template [View=unknown]
 * @typedef {Omit<import("./wire.js").TableMessage, "view"> & {view: View, came?: number}} TableMessage
 */
/** @typedef {import("./wire.js").Act["action"]} Action */
/** @typedef {""|"skip"|"choice"} Unasked what the page does though nobody pressed: it goes on where there is nothing else to do, or chooses what is plain */
/** @typedef {import("./wire.js").Told} Reason */
/** @typedef {import("./wire.js").Tried & {advice?: {rank: number, chance: number}}} Candidate `advice`: the planner would do it, 1 before all others */
/** @typedef {import("./wire.js").EndText} Ending */
/** @typedef {import("./wire.js").SeatKey} SeatToken */
/** @typedef {{name: string, value: string, note: string, query: Record<string, string>}} Made what a workshop made: the value for an option, a few words about it, and the query that opens it there again */
/** @typedef {{game: string, title: string, tokens: SeatToken[], invites: SeatToken[], host: string, at: number, done?: boolean, guide?: string[]}} KeptTable */
/** @typedef {{table: string, game: string, title: string, options?: import("./wire.js").TableMessage["options"], moves: number, won: boolean, role: string, text: string, at: number, against: string[], bot?: string, resigned?: boolean}} PastGame a game that ended here; `against`: names, or bot:LEVEL; `bot`: the level of the one that played it to its end for us; `resigned`: we gave it up. Of earlier releases neither these nor `options` are known */
/** @typedef {import("./wire.js").Standing["answers"][string]} Policy how one is asked at windows */

/**
 * What a game's board.js gets to draw a piece.
 * @template [Board=Record<string, unknown>]
 * @template [Names=Record<string, string[]>]
 * @typedef {object} Shown
 * @property {Board} board static data of the game
 * @property {Names} names
 * @property {Record<string, string>} texts
 * @property {string} lang
 * @property {boolean} motion
 * @property {number} size how wide a card in the hand is
 */
/**
 * And for a table.
 * @typedef {object} Played
 * @property {(action: Action, unasked?: Unasked) => void} act
 * @property {() => number} [acted] at which version somebody acted at this page last
 * @property {() => Action|null} [did] what he did then
 * @property {(action: Action) => Reason|null} why
 * @property {(element: Element, reason: Reason, title?: string) => void} explain
 * @property {() => Candidate[]} candidates
 * @property {() => Promise<void>} [quiet] when no moment is shown any more
 * @property {HTMLElement} side a column beside the board, for what everybody looks at all the time
 */
/**
 * @template [Board=Record<string, unknown>]
 * @template [Names=Record<string, string[]>]
 * @typedef {Shown<Board, Names> & Played} BoardContext
 */
/** @typedef {import("./wire.js").LogText} LogLine */
/** @typedef {{mark: (card: number) => Element|null, sign: (one: Candidate) => Element, word: (one: Candidate) => string}} Rows how a card's value and what may be done with it are shown in a row; `word`: that in words, with what it is worth or costs */
/**
 * @typedef {object} Drawn
 * @property {(message: TableMessage, before?: TableMessage|null) => void} update `before`: show what changed since then
 * @property {() => void} destroy
 * @property {Rows} [rows] the list of actions has one row a card
 * @property {(log: readonly LogLine[], fresh: readonly LogLine[]) => void} [hear] after each update: what was said and not taken back, and what of it just now
 * @property {(elsewhere: boolean) => void} [rest] what it shows one thing after the other is over: somebody decides, or (`elsewhere`) looks at another time
 * @property {() => boolean} [dismiss] puts away what was opened over the board; whether anything was
 * @property {() => (() => void)|null} [ends] what the key that ends a decision does instead: it would only undo what the page has chosen by itself
 * @property {(line: LogLine) => boolean} [shows] it shows this moment itself
 * @property {(log: LogLine[]) => LogLine[]} [remembered] of a whole game, what it is remembered for
 * @property {(line: LogLine) => Element|null} [picture] its own picture of a moment, else the pieces that are named
 * @property {() => Promise<void>|null} [settled] when it has shown what it shows one thing after the other; null: nothing is shown so
 * @property {() => Promise<void>|null} [read] when what it has shown so is closed too, and a moment may take its place; null: nothing is open
 */
/** @typedef {{mine: boolean, windowed: boolean, news: number}} Moment it is ours to act; in answer to somebody; steps since our last decision */
/**
 * A card of the guided first game. It appears when `when` first holds.
 * @template [View=unknown]
 * @typedef {object} Lesson
 * @property {string} id
 * @property {(message: TableMessage<View>, moment: Moment) => boolean} when
 * @property {string[]} at selectors of what it speaks of; the first that is seen is pointed at
 * @property {string} title
 * @property {string} text
 */
/**
 * @typedef {object} BoardModule
 * @property {(root: HTMLElement, context: BoardContext) => Drawn} createBoard
 * @property {(root: HTMLElement, context: BoardContext) => Drawn} [createHand]
 * @property {(context: BoardContext) => Lesson[]} [createGuide] the guided first game
 * @property {(kind: string, number: number, context: Shown) => Element|null} [describe] a piece whose name was opened: its card, its values. Of every kind in the game's `opens`.
 * @property {(seat: number, message: TableMessage) => Element|null|undefined} [seatMark] the sign of what this seat plays, in its colour, where that is no matter of the seat alone
 */

/**
 * What a game's workshop gets.
 * @typedef {object} WorkshopContext
 * @property {Record<string, unknown>} board static data of the game
 * @property {Record<string, string[]>} names
 * @property {Record<string, string>} texts
 * @property {string} lang
 * @property {string} title
 * @property {URLSearchParams} query what the address says
 * @property {(question: string, body: Record<string, unknown>) => Promise<Record<string, unknown>>} ask the rules; an error carries the sentence and the rule
 * @property {() => Made[]} made what was kept here
 * @property {(thing: Made) => void} keep
 * @property {(name: string) => void} drop
 * @property {(query: Record<string, string>) => void} remember puts it into the address, so that reloading comes back here
 * @property {(query: Record<string, string>) => string} link the full address of this page with a query
 * @property {(options: Record<string, string>) => void} play to the form of a new table, with these options filled in
 * @property {(rule: string) => HTMLElement|""} rule a link that opens the rules
 * @property {(element: Element, reason: Reason, title?: string) => void} explain
 */
/** @typedef {{createWorkshop: (root: HTMLElement, context: WorkshopContext) => {destroy: () => void, shortcut?: (event: KeyboardEvent) => void}}} WorkshopModule */

export {};
