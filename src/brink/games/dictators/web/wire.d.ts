// Made by tools/wire_types.py from the server's structs: change those, then run `make wire`.

/** The table as a viewer sees it. */
export interface View {
  seat: number;
  active: number;
  turn: number;
  actions_left: number;
  travelled: number;
  travel_spent: boolean;
  free: number[];
  whole_turn: boolean;
  players: PlayerView[];
  table: CardOnTable[];
  journey: JourneyView | null;
  deck: number;
  discard: number[];
  father_deck: number;
  father_discard: number[];
  president_deck: number[];
  president_discard: number[];
  facility_decks: number[];
  blocked: number[];
  no_fly: number[];
  board_tokens: boolean[];
  unused_tokens: number;
  gone_tokens: number[];
  spare_dictators: number[];
  defcon: number;
  trident: number;
  warheads: number;
  die: number;
  die_sides: number;
  bonus: number;
  event_text_reading: string;
}

/** One player as a viewer sees him. Lists of hidden things hold -1 for what the viewer does not know. */
export interface PlayerView {
  dictator: number;
  copied: number;
  ability_spent: boolean;
  place: number;
  skips: number;
  hand: number[];
  costs: number[];
  facilities: number[];
  facility_zones: number[];
  disarmed: number[];
  counts: number;
  tokens: number[];
  front: number[];
  front_counts: number[];
  father: number;
  father_count: number;
  bunker: number[];
  stored: number;
  bribed_by: number;
  controlled_by: number;
  hand_limit: number;
  needed: number;
  odds: number;
}

/**
 * A card that is being played: announced, and perhaps answered; or being carried out.
 *
 * `will` says what it is about to do: the pieces by their names, as in the message `will`. While roads are being named
 * it has only `place_all`, the ends of those that were named so far.
 */
export interface CardOnTable {
  seat: number;
  card: number;
  will: Record<string, number | string | number[]>;
}

/** A move that was announced and not yet made. */
export interface JourneyView {
  seat: number;
  place: number;
}

/** The verbs, each with the pieces it is about. */
export interface Verbs {
  activate: { card: number; ability: number };
  bully: {};
  censor: { seat: number; card: number };
  confront: {};
  "confront-stored": {};
  decline: {};
  deepest: { presidential: number };
  dictator: { dictator: number };
  disarm: {};
  "disarm-there": { place: number };
  discard: { card: number };
  dismiss: {};
  done: {};
  draw: {};
  "draw-discard": {};
  end: {};
  fetch: { card: number };
  fly: { place: number };
  give: { card: number };
  "give-father": { seat: number };
  go: { place: number };
  interrupt: { card: number };
  keep: { presidential: number };
  "lose-hand": {};
  pass: {};
  "place-of": { seat: number };
  play: { card: number };
  rearm: { place: number };
  refuse: {};
  reroll: {};
  retrieve: { card: number };
  road: { place_a: number; place_b: number };
  seize: {};
  show: { place: number };
  "skip-turn": {};
  state: { state: number };
  stay: {};
  store: { card: number };
  take: { card: number };
  token: { token: number };
  travel: { place: number };
  whom: { seat: number };
  zone: { timezone: number };
}

export type Verb = keyof Verbs;

export type Piece =
  | "ability"
  | "card"
  | "dictator"
  | "place"
  | "place_a"
  | "place_b"
  | "presidential"
  | "seat"
  | "state"
  | "timezone"
  | "token";

export type Board = {
  places: {
    id: string;
    state: number;
    zone: number;
    usa: boolean;
    facility: boolean;
    special: string;
  }[];
  states: {
    id: string;
    zone: number;
    timezone: number;
  }[];
  timezones: string[];
  roads: number[][];
  flights: {
    ends: number[];
    zones: number[];
    trident: boolean;
  }[];
  zone4: number[];
  cards: {
    id: string;
    key: string;
    code: string;
    kind: string;
    cost: number;
    usa: boolean;
    turns: number;
    while: string;
    copies: number;
    abilities: number[];
    instant?: boolean;
  }[];
  abilities: {
    cost: number | string;
    once: boolean;
  }[];
  dictators: {
    id: string;
    code: string;
    ability: string;
  }[];
  presidential: {
    id: string;
    code: string;
    present: boolean;
  }[];
  tokens: string[];
  roadblocks: number;
  noFly: number;
};

export type Names = {
  card: string[];
  ability: string[];
  place: string[];
  state: string[];
  timezone: string[];
  dictator: string[];
  talent: string[];
  token: string[];
  presidential: string[];
};
