// The shapes that travel over the wire. Nothing in here runs.

/** @typedef {(string|number)[]} Action */
/** @typedef {{text: string, rule: string}} Reason */
/** @typedef {{action: Action, text: string}} LegalAction */
/** @typedef {{action: Action, text: string, reason: Reason|null}} Candidate */
/** @typedef {{n: number, move: number, text: string, rule: string}} LogLine */
/** @typedef {{n?: number, seat: number|null, name: string, text: string, at?: string|number}} ChatLine */
/** @typedef {{depth: number, text: string}} Told */
/** @typedef {{seat: number, name: string, kind: string, bot?: string|null, online?: boolean, away?: number|null, resigned?: boolean, clock?: number|null}} Seat */
/** @typedef {{seat: number, text: string, rule: string, step?: string}} Prompt */
/** @typedef {{text: string, winners: number[], ranking: number[], rule: string, points?: number[], seed?: string}} Outcome */
/** @typedef {{allowed: boolean, consent: boolean, text: string, asked: {seat: number, waiting: number[], text: string}|null}} Undo */

/**
 * @typedef {object} TableMessage
 * @property {string} type
 * @property {number} version
 * @property {string} status open, running, finished or broken
 * @property {string} title
 * @property {string} game
 * @property {Seat[]} seats
 * @property {number|null} seat the seat shown, null for a spectator
 * @property {number[]} mine the seats of this connection
 * @property {any} view what the board draws
 * @property {Prompt|null} prompt
 * @property {LegalAction[]|null} legal
 * @property {Candidate[]|null} candidates
 * @property {Outcome|null} outcome
 * @property {string} commitment
 * @property {Undo} undo
 * @property {LogLine[]} log
 * @property {ChatLine[]} chat
 * @property {string[]} roles what each seat plays, in words
 * @property {Told[]} told
 * @property {Record<string, string>} standing answers to windows given in advance
 * @property {number} since the log lines in here come after this one
 * @property {number} moves
 * @property {string|null} rematch the table that follows this one
 * @property {string|null} seed once the game is over
 * @property {string} pack
 * @property {boolean} host
 * @property {number} [came] when it came, by this page's clock
 */

/** @typedef {{name: string, type: string, default: any, choices?: any[], labels?: string[], min?: number, max?: number, label: string, filled?: boolean}} Option `filled`: the table fills it in by itself */
/** @typedef {{name: string, title: string, options: string[], usual: {value: string, label: string}[]}} WorkshopInfo a page on which one makes what these options take: the first for seat 1, and so on */
/** @typedef {{name: string, value: string, note: string, query: Record<string, string>}} Made what a workshop made: the value for an option, a few words about it, and the query that opens it there again */
/** @typedef {{name: string, title: string, players: number[], usual_players: number, options: Option[], bots: string[], usual_bot: string, guide?: boolean, windows?: boolean, packs: {name: string, title: string, hash: string}[], languages: string[], about?: string, workshops?: WorkshopInfo[]}} GameInfo */
/** @typedef {{texts: Record<string, string>, names: Record<string, string[]>}} GameTexts */
/** @typedef {{seat: number, token: string}} SeatToken */
/** @typedef {{game: string, title: string, tokens: SeatToken[], invites: SeatToken[], host: string, at: number, done?: boolean, guide?: string[], policy?: string}} KeptTable */

/**
 * What a game's board.js gets.
 * @typedef {object} BoardContext
 * @property {any} board static data of the game
 * @property {Record<string, string[]>} names
 * @property {Record<string, string>} texts
 * @property {string} lang
 * @property {(action: Action) => void} act
 * @property {(action: Action) => Reason|null} why
 * @property {(element: Element, reason: Reason, title?: string) => void} explain
 * @property {() => Candidate[]} candidates
 * @property {boolean} motion
 * @property {number} size how wide a card in the hand is
 * @property {HTMLElement} side a column beside the board, for what everybody looks at all the time
 */
/** @typedef {{update: (message: TableMessage, before?: TableMessage|null) => void, destroy: () => void}} Drawn `before`: show what changed since then */
/** @typedef {{mine: boolean, windowed: boolean, news: number}} Moment it is ours to act; in answer to somebody; steps since our last decision */
/**
 * A card of the guided first game. It appears when `when` first holds.
 * @typedef {object} Lesson
 * @property {string} id
 * @property {(message: TableMessage, moment: Moment) => boolean} when
 * @property {string[]} at selectors of what it speaks of; the first that is seen is pointed at
 * @property {string} title
 * @property {string} text
 */
/**
 * @typedef {object} BoardModule
 * @property {(root: HTMLElement, context: BoardContext) => Drawn} createBoard
 * @property {(root: HTMLElement, context: BoardContext) => Drawn} [createHand]
 * @property {(card: number, context: BoardContext) => Element} [createCard]
 * @property {string[]} [handVerbs] verbs of actions that can be done with a card of the hand
 * @property {(context: BoardContext) => Lesson[]} [createGuide] the guided first game
 */

/**
 * What a game's workshop gets.
 * @typedef {object} WorkshopContext
 * @property {any} board static data of the game
 * @property {Record<string, string[]>} names
 * @property {Record<string, string>} texts
 * @property {string} lang
 * @property {string} title
 * @property {URLSearchParams} query what the address says
 * @property {(question: string, body: object) => Promise<any>} ask the rules; an error carries the sentence and the rule
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
