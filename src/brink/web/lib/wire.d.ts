// Made by tools/wire_types.py from the server's structs: change those, then run `make wire`.

/** With `TableBody` in one object: a table as one connection gets it. */
export interface TableHead {
  mine: number[];
  asked: number[];
  host: boolean;
  since: number;
  log: LogText[];
  earlier: number | null;
  chat: ChatLine[];
  type: "stale" | "table";
  id?: string;
}

/**
 * A line of the log. `moment`: what everybody should see of it, a word of the game; then `about` has its pieces and
 * numbers by name. `mark`: with it something begins. `roll`: it tells of a die. `loss`: and of what somebody lost.
 * `beside`: of the table, not of the game. `undoes`: from this move on, the game's lines before it count no more.
 */
export interface LogText {
  n: number;
  move: number;
  text: string;
  rule: string;
  names?: [number, number, string, number][];
  moment?: string;
  about?: Record<string, number | string | number[]>;
  mark?: "decade" | "part" | "round" | "turn" | "";
  roll?: Roll | null;
  loss?: LossText | null;
  beside?: boolean;
  undoes?: number;
}

/** What fell, of how many sides, and the least that would do. `best`: the least that would do more, if any. */
export interface Roll {
  seat: number;
  shown: number;
  sides: number;
  needed: number;
  best: number;
}

/**
 * What a line tells that a seat lost (null: it does not say who): how much of each kind, in the order of the game;
 * `name`: what it was, where it is one thing.
 */
export interface LossText {
  seat: number | null;
  counts: Record<string, number>;
  name: string;
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The table as one viewer sees it in one language; the same for all who look through the same eyes. */
export interface TableBody {
  table: string;
  game: string;
  pack: string;
  pack_hash: string;
  options: Record<string, unknown>;
  title: string;
  status: "arriving" | "broken" | "finished" | "open" | "running";
  settings: Settings;
  seats: SeatLine[];
  version: number;
  moves: number;
  deciding: number | null;
  commitment: string;
  outcome: Result | null;
  rematch: string | null;
  origin: string | null;
  analysis: boolean;
  seat: number | null;
  view: unknown;
  prompt: PromptText | null;
  legal: Choice[] | null;
  candidates: Tried[] | null;
  seed: string | null;
  undo: UndoText;
  hints: boolean;
  acted: number;
  standing: Record<string, "ask" | "ask-able" | "pass" | "unless-me" | "until-my-turn">;
  standing_names: Record<string, string>;
  roles: string[];
  told: BoardLine[];
}

/**
 * How a table is run.
 *
 * Undo `free`: one's own moves, as long as nothing random happened and nothing hidden was seen. `consent`: beyond that
 * too, if the other persons agree. `none`: never. A `private` table is in no lobby. `hints`: whoever is to move may
 * ask what the planner would do; everybody reads that he did. `pace`: how long bots wait, so that people can follow.
 */
export interface Settings {
  clock: Clock;
  undo: "consent" | "free" | "none";
  private: boolean;
  hints: boolean;
  pace: "quick" | "slow" | "usual";
}

/** `live`: `seconds` for the whole game and `increment` for each time one was asked. `days`: so many a decision. */
export interface Clock {
  kind: "days" | "live" | "none";
  seconds: number;
  increment: number;
  days: number;
}

export interface SeatLine {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  away: number | null;
  resigned: boolean;
  invited: boolean;
  freed: boolean;
  freeing: number[];
  clock: number | null;
  nameless: boolean;
  online: boolean;
}

export interface Result {
  text: string;
  names: [number, number, string, number][];
  rule: string;
  winners: number[];
  ranking: number[];
  points: number[];
}

/**
 * Who is asked what. `window`: to answer what somebody else does; `concerns`: the seats that it is done to;
 * `turn`: the seats whose turn it is; `kinds`: what one may let pass for good here, by the key of an answer in
 * advance.
 */
export interface PromptText {
  seat: number;
  text: string;
  names: [number, number, string, number][];
  rule: string;
  step: string;
  window: boolean;
  concerns: number[];
  turn: number[];
  kinds: Record<string, string>;
}

export interface Choice {
  action: (number | string)[];
  text: string;
}

/**
 * Something one might try; `reason` says why not, null where it is allowed.
 *
 * `about` names the pieces. Candidates of one `heading` stand together, each with its `label`; without a heading those
 * of one `group` do, and the label is the whole sentence. `closes`: it ends the decision without doing anything.
 * `leads`: it stands before all others.
 * `ending`: it would or could end the game at once. `cost`: what it costs, in words; empty for nothing.
 */
export interface Tried {
  action: (number | string)[];
  text: string;
  about: Record<string, number | string>;
  group: string;
  heading: string;
  label: string;
  closes: boolean;
  leads: boolean;
  reason: Told | null;
  ending: EndText | null;
  cost: string;
}

/** A sentence and the rule it rests on. */
export interface Told {
  text: string;
  rule: string;
}

/**
 * What an action may end the game with. `sure`: it does. `asks`: somebody else may win by it, or nobody, so whoever
 * takes it is asked once more. `how`: the ways to end, words of the game.
 */
export interface EndText {
  text: string;
  rule: string;
  sure: boolean;
  asks: boolean;
  how: string[];
}

export interface UndoText {
  allowed: boolean;
  consent: boolean;
  text: string;
  asked: UndoRequestText | null;
}

export interface UndoRequestText {
  seat: number;
  moves: number;
  waiting: number[];
  text: string;
}

export interface BoardLine {
  depth: number;
  text: string;
}

export interface TableMessage extends TableHead, TableBody {}

/**
 * With those fields of `TableBody` in one object that are others than in the view this connection got last; of
 * `view` those of its fields. The rest is as it was.
 */
export interface ChangesHead {
  type: "changes";
  mine: number[];
  asked: number[];
  host: boolean;
  since: number;
  log: LogText[];
  earlier: number | null;
  chat: ChatLine[];
  base: number;
}

export interface Changes extends ChangesHead, Partial<TableBody> {}

/**
 * Done, and stored. `repeated`: it had been done before. `asked`: the others are asked first. `kept`: it answers a
 * window and takes effect when its turn comes.
 */
export interface Ack {
  type: "ack";
  id: string | null;
  version: number;
  repeated: boolean;
  asked: boolean;
  kept: boolean;
}

export interface Error {
  type: "error";
  id: string | null;
  key: string;
  text: string;
  rule: string;
}

export interface WhyNot {
  type: "why";
  id: string | null;
  action: (number | string)[];
  reason: Told | null;
}

/** What the planner would do at this version, the best first. */
export interface Hints {
  type: "hints";
  id: string | null;
  version: number;
  seat: number;
  moves: HintText[];
}

/** An action, the chance of winning after it (0 to 1), and what speaks for it, in words; perhaps nothing. */
export interface HintText {
  action: (number | string)[];
  chance: number;
  why: string;
}

/** A seat at another table (a rematch). */
export interface Joined {
  type: "joined";
  id: string | null;
  table: string;
  seat: number;
  token: string;
  host: string | null;
}

/** Earlier lines of this seat's log: those before `before`. `earlier`: from where on to ask for the rest. */
export interface Lines {
  type: "lines";
  id: string | null;
  seat: number | null;
  before: number;
  log: LogText[];
  earlier: number | null;
}

export interface Pong {
  type: "pong";
  id: string | null;
}

/** What whoever runs the server wants everybody to know; empty when it is taken back. */
export interface Notice {
  type: "notice";
  text: string;
  stops_in: number | null;
}

export interface Chat {
  type: "chat";
  chat: ChatLine[];
}

export type ToClient =
  | TableMessage
  | Changes
  | Ack
  | Error
  | WhyNot
  | Hints
  | Joined
  | Lines
  | Pong
  | Notice
  | Chat;

/** Who is here: no token is a spectator, several are several seats at one screen. May be said again. */
export interface Hello {
  type: "hello";
  id?: string | null;
  tokens?: string[];
  since?: number;
  chat?: number;
  seat?: number | null;
  told?: boolean;
  changes?: boolean;
}

/** Show another of one's seats; None: as a spectator sees it. */
export interface Sit {
  type: "sit";
  id?: string | null;
  seat: number | null;
  since?: number;
}

/** Of a long log only the end comes by itself. This asks for lines before a number that came with them. */
export interface Earlier {
  type: "earlier";
  id?: string | null;
  before: number;
}

export interface Act {
  type: "act";
  id: string;
  seat?: number | null;
  version: number;
  action: (number | string)[];
}

export interface Undo {
  type: "undo";
  id: string;
  seat?: number | null;
  version: number;
}

/** What would the planner do? Everybody reads that it was asked. */
export interface AskHint {
  type: "hint";
  id?: string | null;
  seat?: number | null;
  version: number;
}

export interface UndoAnswer {
  type: "undo-answer";
  id?: string | null;
  seat?: number | null;
  agree: boolean;
}

export interface Why {
  type: "why";
  id?: string | null;
  seat?: number | null;
  action: (number | string)[];
}

export interface Say {
  type: "chat";
  id?: string | null;
  seat?: number | null;
  text: string;
}

export interface Standing {
  type: "standing";
  id?: string | null;
  seat?: number | null;
  answers: Record<string, "ask" | "ask-able" | "pass" | "unless-me" | "until-my-turn">;
}

export interface Resign {
  type: "resign";
  id?: string | null;
  seat?: number | null;
}

export interface Away {
  type: "away";
  id?: string | null;
  seat?: number | null;
}

export interface Back {
  type: "back";
  id?: string | null;
  seat?: number | null;
}

/** Let a bot play for a seat: one's own, or that of somebody who is away. */
export interface Replace {
  type: "replace";
  id?: string | null;
  seat: number;
  bot?: string;
}

/** Agree, or not, that the seat of somebody who is gone goes to somebody else. */
export interface Free {
  type: "free";
  id?: string | null;
  seat?: number | null;
  whose: number;
  agree?: boolean;
}

export interface Leave {
  type: "leave";
  id?: string | null;
  seat?: number | null;
}

export interface Rematch {
  type: "rematch";
  id?: string | null;
  seat?: number | null;
  swap?: boolean;
}

export interface Speak {
  type: "lang";
  id?: string | null;
  lang: "de" | "en" | "es" | "nl";
}

export interface Ping {
  type: "ping";
  id?: string | null;
}

export type FromClient =
  | Hello
  | Sit
  | Earlier
  | Act
  | Undo
  | AskHint
  | UndoAnswer
  | Why
  | Say
  | Standing
  | Resign
  | Away
  | Back
  | Replace
  | Free
  | Leave
  | Rematch
  | Speak
  | Ping;

/** The body of every response that is not a success. */
export interface Failure {
  error: Fault;
  request: string;
}

/** What went wrong, as everybody on the wire gets it. */
export interface Fault {
  key: string;
  text: string;
  rule: string;
}

export interface GameLine {
  name: string;
  title: string;
  about: string;
  rules: number;
  players: number[];
  usual_players: number;
  roles: string[];
  options: Option[];
  bots: string[];
  usual_bot: string;
  levels: Record<string, string>;
  packs: PackLine[];
  languages: string[];
  help: string[];
  board: boolean;
  guide: boolean;
  picture: boolean;
  windows: boolean;
  plans: boolean;
  workshops: WorkshopLine[];
  scene: string;
  scenes: SceneLine[];
}

/**
 * An option of a game. `choices` for a choice, with a label each; `min` and `max` for a number.
 *
 * `filled` is one that the table fills in by itself (from the bots in the seats, say): no form needs to ask for it.
 */
export interface Option {
  name: string;
  type: string;
  default: unknown;
  label: string;
  choices?: unknown[];
  labels?: string[];
  min?: number;
  max?: number;
  filled?: boolean;
}

export interface PackLine {
  name: string;
  title: string;
  hash: string;
}

/** A page of the game's own, `/games/{game}/{name}.js`, on which one makes what these options take. */
export interface WorkshopLine {
  name: string;
  title: string;
  options: string[];
  usual: UsualValue[];
}

export interface UsualValue {
  value: string;
  label: string;
}

/**
 * One of the games that a title offers. `value`: of the option `scene`. `sides`: what each seat plays; where there
 * are more seats they begin again. `asks`: options that say what each side plays, where one may choose.
 */
export interface SceneLine {
  value: string;
  title: string;
  sides: string[];
  lines: string[];
  asks: string[];
}

export interface Words {
  texts: Record<string, string>;
  names: Record<string, string[]>;
}

export interface HelpPage {
  html: string;
}

/** Why a game cannot be played like this; null if it can. */
export interface Admitted {
  reason: Told | null;
}

export interface OptionsBody {
  players: number;
  options?: Record<string, unknown>;
  pack?: string;
}

/** What is in a pack. `may`: whoever asks may change and save copies of it, and start experiments. */
export interface Shop {
  game: string;
  title: string;
  may: boolean;
  pack: PackState;
  packs: PackLine[];
  files: FileLine[];
}

/** A pack that was opened. `mark`: of all that is written in it. `own`: it may be saved again, or removed. */
export interface PackState {
  name: string;
  title: string;
  hash: string;
  note: string;
  mark: string;
  own: boolean;
}

/** A file of a pack. `about`: what it says of itself on top. `forms`: the fields of its entries, by table. */
export interface FileLine {
  file: string;
  about: string;
  entries: EntryLine[];
  forms: Record<string, FormField[]>;
}

/** An entry of a file. `kind` and `number`: the piece that it is, where it is one (-1: it is none). */
export interface EntryLine {
  entry: number;
  table: string;
  name: string;
  title: string;
  line: number;
  text: string;
  values: Record<string, unknown> | null;
  kind: string;
  number: number;
  words: PieceWord[];
}

/** A message about a piece: its name, or what its card says. */
export interface PieceWord {
  key: string;
  text: string;
}

/** A field of an entry. `other`: something that is better written as TOML. `default`: what it is when left out. */
export interface FormField {
  name: string;
  kind: "bool" | "choice" | "choices" | "int" | "ints" | "other" | "text" | "texts";
  required: boolean;
  default: unknown;
  choices: (string | number)[];
  min: number | null;
  max: number | null;
}

/**
 * A copy that was looked at. `wrong`: why it cannot be played, null if it can. `changes`: from the standard pack.
 * `board` and `piece`: what is needed to draw the entry that was asked for, if the copy can be played.
 */
export interface Checked {
  wrong: Wrong | null;
  edited: Edited[];
  changes: Change[];
  hash: string;
  board: Record<string, unknown> | null;
  piece: Piece | null;
}

/** Why a copy cannot be played. `line` is that of the file; `at` that of the entry, where it is in one. */
export interface Wrong {
  text: string;
  why: string;
  file: string;
  line: number;
  entry: number | null;
  at: number;
  field: string;
}

/** An entry as an edit made it. `values`: what it says by field; null where that is no single table. */
export interface Edited {
  file: string;
  entry: number;
  text: string;
  values: Record<string, unknown> | null;
}

export interface Change {
  file: string;
  entry: string;
  kind: "added" | "changed" | "removed";
  fields: Field[];
}

/** A value of an entry that is different; None: not there. */
export interface Field {
  name: string;
  old: unknown;
  new: unknown;
}

/** `keys`: of the names of all pieces of its kind, by number. */
export interface Piece {
  kind: string;
  number: number;
  keys: string[];
}

/** `show`: the entry whose piece is to be drawn. */
export interface CheckBody {
  pack?: string;
  mark: string;
  edits?: Edit[];
  words?: Wording[];
  show?: ShownEntry | null;
}

/** Other lines for an entry; and then other values for some of its fields, where null takes a field out. */
export interface Edit {
  file: string;
  entry: number;
  text: string;
  fields?: Record<string, boolean | number | string | (number | string)[] | null>;
}

/** Other words for a message of the pack, in one language. */
export interface Wording {
  lang: string;
  key: string;
  text: string;
}

export interface ShownEntry {
  file: string;
  entry: number;
}

export interface Saved {
  pack: string;
  hash: string;
  mark: string;
}

export interface SaveBody {
  pack?: string;
  mark: string;
  edits?: Edit[];
  words?: Wording[];
  name: string;
  title?: string;
}

export interface PackRemoved {
  pack: string;
}

export interface RemoveBody {
  pack: string;
  mark: string;
}

export interface Lab {
  experiments: Experiment[];
}

/** `key`: opens its report, if it has one; a link cannot bear a token in a header. */
export interface Experiment {
  plan: Plan;
  began: number;
  status: "done" | "failed" | "running" | "stopped";
  played: number;
  of: number;
  seconds_left: number | null;
  why: string;
  id: string;
  key: string;
}

/** What is to be compared: the same games with each of the packs. */
export interface Plan {
  game: string;
  players: number;
  bots: string[];
  games: number;
  packs: string[];
  seed: string;
}

/** The same games with each pack. Without a seed one is drawn. */
export interface ExperimentBody {
  game: string;
  packs: string[];
  players: number;
  bots: string[];
  games: number;
  seed?: string;
}

/** Told once: whoever has a token has the seat. */
export interface MadeTable {
  table: string;
  seats: SeatKey[];
  host: string;
  url: string;
}

/** The secret with which a person shows that the seat is his. It is told once; only its hash is kept. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** Either `seats`, or `players`: oneself and so many open seats less one. */
export interface NewTableBody {
  game: string;
  seats?: NewSeat[] | null;
  players?: number | null;
  options?: Record<string, unknown>;
  pack?: string;
  title?: string;
  settings?: SettingsGiven;
  lang?: "de" | "en" | "es" | "nl" | null;
  start?: boolean;
  fill?: string;
}

/** Who is to sit here: a person who gets the link, a bot of a level, or whoever comes. */
export interface NewSeat {
  kind?: "bot" | "open" | "person";
  name?: string;
  bot?: string;
}

/**
 * How a table is run.
 *
 * Undo `free`: one's own moves, as long as nothing random happened and nothing hidden was seen. `consent`: beyond that
 * too, if the other persons agree. `none`: never. A `private` table is in no lobby. `hints`: whoever is to move may
 * ask what the planner would do; everybody reads that he did. `pace`: how long bots wait, so that people can follow.
 */
export interface SettingsGiven {
  clock?: ClockGiven;
  undo?: "consent" | "free" | "none";
  private?: boolean;
  hints?: boolean;
  pace?: "quick" | "slow" | "usual";
}

/** `live`: `seconds` for the whole game and `increment` for each time one was asked. `days`: so many a decision. */
export interface ClockGiven {
  kind?: "days" | "live" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
}

/** What everybody may know of a table, and where it is. */
export interface TableFacts {
  table: string;
  game: string;
  pack: string;
  pack_hash: string;
  options: Record<string, unknown>;
  title: string;
  status: "arriving" | "broken" | "finished" | "open" | "running";
  settings: Settings;
  seats: SeatLine[];
  version: number;
  moves: number;
  deciding: number | null;
  commitment: string;
  outcome: Result | null;
  rematch: string | null;
  origin: string | null;
  analysis: boolean;
  created: number;
  updated: number;
  url: string;
}

export interface NoticeLine {
  text: string;
  stops_in: number | null;
}

/** A seat taken. `host` is there for whoever called a rematch into being. */
export interface SeatTaken {
  table: string;
  seat: number;
  token: string;
  host: string | null;
}

export interface JoinBody {
  name: string;
  seat?: number | null;
}

export interface NameBody {
  name: string;
  token?: string;
}

export interface PaceBody {
  pace: "quick" | "slow" | "usual";
  token?: string;
}

export interface StartBody {
  token?: string;
  fill?: string;
}

export interface KeyBody {
  token?: string;
  name?: string;
}

export interface InviteBody {
  seat: number;
  token?: string;
}

/** A page of a log. `more`: the next one is what comes after this number; null: there is none. */
export interface Log {
  log: LogText[];
  more: number | null;
}

/**
 * Every move was allowed. With `seed`, it is the one committed to, and every die and shuffle after move
 * `proven_since` (0: those of the set-up too) follows from it, or from the seeds of the tables it went on from.
 */
export interface Verified {
  moves: number;
  hash: string;
  commitment: string;
  seed: string | null;
  proven_since: number | null;
}

/** Of so many moves so many were played again. */
export interface Checking {
  moves: number;
  done: number;
}

export interface Imported {
  table: string;
  url: string;
}

/**
 * A game that was or is being played.
 *
 * `commitment` is the seed's hash, published at the start. `seed` itself is there when the game has ended (or in the
 * owner's own save file). `hash` is of the last state in the layout of its time (see `aging`). `problem` is there when
 * something went wrong: what, and the action that did it. `borders` is there when the rules changed during the game,
 * `forks` when it went on from another one: then `commitment` and `seed` are those of what came after the last fork.
 */
export interface GameRecord {
  format?: string;
  game: string;
  rules: number;
  pack: string;
  pack_hash: string;
  players: number;
  options?: Record<string, unknown>;
  seats?: string[];
  commitment: string;
  seed?: string | null;
  setup?: number[];
  moves?: ([number, (string | number)[], number[], boolean])[];
  outcome?: Outcome | null;
  hash: string;
  problem?: string | null;
  failed?: (string | number)[] | null;
  borders?: [number, number][];
  forks?: Fork[];
}

/**
 * The result. `how` names the way it ended (message `outcome-<how>`), `rule` the paragraph.
 *
 * `ranking` holds each seat's place (1 is best; equal places are shared), `points` each seat's score.
 * Nobody needs to win: a common defeat has no winners and everybody in the last place.
 */
export interface Outcome {
  winners: number[];
  ranking: number[];
  how: string;
  rule?: string;
  points?: number[];
  args?: Record<string, number | string | number[]>;
}

/**
 * So many of the first moves were played at another table, from a seed of its own; then it went on elsewhere.
 *
 * `anew`: with a new deal of all that was hidden from the public. `analysis`: with every card where it was.
 * `commitment` and `seed` are those of the moves before it (since the fork before it); `dealt` are the chance results
 * of the new deal.
 */
export interface Fork {
  moves: number;
  kind: "analysis" | "anew";
  commitment: string;
  seed?: string | null;
  dealt?: number[];
}

export interface ForkBody {
  at: number;
  seats: NewSeat[];
  title?: string;
  settings?: SettingsGiven | null;
  analysis?: boolean;
  lang?: "de" | "en" | "es" | "nl" | null;
  start?: boolean;
}

/**
 * How far a game was looked at again: so many of its moves. `offered`: it may be begun. `mine`: whoever asks now
 * has asked for it, and may stop it. `reason`: why it cannot be, or what went wrong. `analysis`: what was found.
 */
export interface Studied {
  status: "done" | "none" | "running";
  moves: number;
  done: number;
  offered: boolean;
  mine: boolean;
  reason: Told | null;
  analysis: AnalysisText | null;
}

/** A whole game: the chances after the set-up, then move by move. `plans`: the planner of this game plays well. */
export interface AnalysisText {
  plans: boolean;
  rollouts: number;
  start: number[];
  moves: MoveText[];
  turning_points: TurnText[];
}

/**
 * A move: each seat's chance of winning after it, and what the decision, luck and what nobody had foreseen added to
 * it. `options`: what the planner would have played, the best first; empty where there was nothing to choose, or
 * nobody who plans well.
 */
export interface MoveText {
  seat: number;
  text: string;
  choices: number;
  chances: number[];
  decision: number[];
  luck: number[];
  unforeseen: number[];
  options: OptionText[];
}

/**
 * What the planner thinks of an action: the chance of winning of who decides (0 to 1) after it, and in words what
 * speaks for it.
 */
export interface OptionText {
  text: string;
  chance: number;
  why: string;
  played: boolean;
}

/**
 * A turning point: moves `first` to `last` of one seat, of which `move` changed most; together they changed so much
 * by decision, by luck and by what nobody had foreseen.
 */
export interface TurnText {
  first: number;
  move: number;
  last: number;
  by: "decision" | "luck" | "unforeseen";
  decision: number[];
  luck: number[];
  unforeseen: number[];
}

/** The server at this moment. */
export interface Overview {
  version: string;
  now: number;
  started: number;
  memory: number;
  database: Sizes;
  held: number;
  long_work: Record<string, number>;
  connections: number;
  clients: ClientLine[];
  refused: Record<string, number>;
  errors: Noted[];
  slow: Slow[];
  notice: NoticeLine | null;
}

/** How much there is. */
export interface Sizes {
  bytes: number;
  tables: Record<string, number>;
}

/** Somebody who is connected. */
export interface ClientLine {
  client: string;
  connections: number;
}

/** An error. The log has all of it, under its request. */
export interface Noted {
  at: number;
  logger: string;
  message: string;
  kind: string;
  request: string;
}

/** A command that took long, in milliseconds. */
export interface Slow {
  at: number;
  command: string;
  game: string;
  ms: number;
  parts: Record<string, number>;
  request: string;
}

/** A table, and who is there now. */
export interface HostTable {
  table: string;
  game: string;
  title: string;
  status: "arriving" | "broken" | "finished" | "open" | "running";
  private: boolean;
  created: number;
  moved: number | null;
  moves: number;
  people: number;
  bots: number;
  bytes: number;
  present: number;
  watching: number;
}

export interface Removed {
  table: string;
}

/** What everybody at a table reads; without words and minutes it is taken back. */
export interface NoticeBody {
  text?: string;
  minutes?: number | null;
}

/** What a GET of a path gives. */
export type Got<P extends string> =
  P extends `/api/games/${string}/help/${string}` ? HelpPage :
  P extends `/api/workshop/experiments/${string}/report` ? unknown :
  P extends `/api/tables/${string}/verify/progress` ? Checking :
  P extends `/api/tables/${string}/replay/${string}` ? TableBody :
  P extends `/api/games/${string}/texts` ? Words :
  P extends `/api/games/${string}/board` ? Record<string, unknown> :
  P extends `/api/workshop/games/${string}` ? Shop :
  P extends `/api/tables/${string}/log` ? Log :
  P extends `/api/tables/${string}/record` ? unknown :
  P extends `/api/tables/${string}/verify` ? Verified :
  P extends `/api/tables/${string}/analysis` ? Studied :
  P extends `/api/games/${string}` ? GameLine :
  P extends `/api/workshop/experiments` ? Lab :
  P extends `/api/tables/${string}` ? TableFacts :
  P extends `/api/admin/tables` ? HostTable[] :
  P extends `/api/games` ? GameLine[] :
  P extends `/api/tables` ? TableFacts[] :
  P extends `/api/notice` ? NoticeLine :
  P extends `/api/admin` ? Overview :
  never;

/** What a POST to a path gives. */
export type Posted<P extends string> =
  P extends `/api/games/${string}/ask/${string}` ? Record<string, unknown> :
  P extends `/api/workshop/games/${string}/check` ? Checked :
  P extends `/api/workshop/games/${string}/save` ? Saved :
  P extends `/api/workshop/games/${string}/remove` ? PackRemoved :
  P extends `/api/workshop/experiments/${string}/stop` ? Lab :
  P extends `/api/workshop/experiments/${string}/go-on` ? Lab :
  P extends `/api/workshop/experiments/${string}/remove` ? Lab :
  P extends `/api/tables/${string}/analysis/stop` ? Studied :
  P extends `/api/admin/tables/${string}/remove` ? Removed :
  P extends `/api/games/${string}/options` ? Admitted :
  P extends `/api/tables/${string}/join` ? SeatTaken :
  P extends `/api/tables/${string}/name` ? TableFacts :
  P extends `/api/tables/${string}/pace` ? TableFacts :
  P extends `/api/tables/${string}/start` ? TableFacts :
  P extends `/api/tables/${string}/key` ? SeatTaken :
  P extends `/api/tables/${string}/invite` ? SeatTaken :
  P extends `/api/tables/${string}/fork` ? MadeTable :
  P extends `/api/tables/${string}/analysis` ? Studied :
  P extends `/api/workshop/experiments` ? Lab :
  P extends `/api/admin/notice` ? Overview :
  P extends `/api/tables` ? MadeTable :
  P extends `/api/records` ? Imported :
  never;

/** What a POST to a path carries. */
export type Body<P extends string> =
  P extends `/api/games/${string}/ask/${string}` ? Record<string, unknown> :
  P extends `/api/workshop/games/${string}/check` ? CheckBody :
  P extends `/api/workshop/games/${string}/save` ? SaveBody :
  P extends `/api/workshop/games/${string}/remove` ? RemoveBody :
  P extends `/api/workshop/experiments/${string}/stop` ? undefined :
  P extends `/api/workshop/experiments/${string}/go-on` ? undefined :
  P extends `/api/workshop/experiments/${string}/remove` ? undefined :
  P extends `/api/tables/${string}/analysis/stop` ? undefined :
  P extends `/api/admin/tables/${string}/remove` ? undefined :
  P extends `/api/games/${string}/options` ? OptionsBody :
  P extends `/api/tables/${string}/join` ? JoinBody :
  P extends `/api/tables/${string}/name` ? NameBody :
  P extends `/api/tables/${string}/pace` ? PaceBody :
  P extends `/api/tables/${string}/start` ? StartBody :
  P extends `/api/tables/${string}/key` ? KeyBody :
  P extends `/api/tables/${string}/invite` ? InviteBody :
  P extends `/api/tables/${string}/fork` ? ForkBody :
  P extends `/api/tables/${string}/analysis` ? undefined :
  P extends `/api/workshop/experiments` ? ExperimentBody :
  P extends `/api/admin/notice` ? NoticeBody :
  P extends `/api/tables` ? NewTableBody :
  P extends `/api/records` ? GameRecord :
  never;
