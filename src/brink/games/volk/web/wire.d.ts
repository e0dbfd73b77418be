// Made by tools/wire_types.py from the server's structs: change those, then run `make wire`.

export interface TwoView {
  seat: number;
  decade: number;
  part: number;
  phase: number;
  active: number;
  placing: number;
  event: number[];
  coming: number[];
  unrest: number[];
  protests: number[];
  standard: number[];
  socialists: number[];
  economy: number[];
  exports: number[];
  sectors: number[];
  borrowed: number[];
  factories: number[];
  values: number[];
  built: number[];
  hamburg: number;
  abroad: number[];
  prestige: number;
  currency: number;
  socialism: number;
  box: number;
  wall: boolean;
  stasi_gone: boolean;
  police: number[];
  police_used: number[];
  display: number[];
  special: number;
  deck: number[];
  hands: number[][];
  discards: number[][];
  rest: number[];
  played: number[];
  past: number[];
  latest: number;
  forecast: Forecast | null;
  order: number[];
  turn: number;
  dominance: number;
  space: number;
  arms: number;
  doves: number;
  treasury: number[];
  arms_cost: boolean;
  soviet_malus: boolean;
  arms_deck: number;
  arms_last: number;
  conflict_deck: number;
  conflict_last: number;
  stacks: number[];
  peacemakers: number[][];
  points: number[];
  automatic: boolean;
  drawn: [number, number] | null;
}

export interface Forecast {
  flight: [number, number] | null;
  flight_loss: [number, number] | null;
  prestige: number;
  spaces: number[];
  prestige_loss: [number, number] | null;
  balance: [number, number] | null;
  run_down: [number, number] | null;
  dismantled: [number, number] | null;
  police_costs: [number, number] | null;
  standard_lost: [number, number][] | null;
  envy: [number, number][] | null;
  pressure: [number, number, number, number][] | null;
  socialists: number | null;
  protests: [number, number][] | null;
  endings: Ending[];
  cold_war: ColdWar | null;
}

/** How the end of the decade may end the game, and who may win by that. */
export interface Ending {
  how: string;
  seats: number[];
}

/** 2+2: what its three phases bring, and how the superpowers stand when the side that wins is known. */
export interface ColdWar {
  draws: number;
  power: number;
  spaces: number[];
  income: number[] | null;
  treasury: [number, number][];
  points: [number, number][];
}

/** The table as a viewer sees it. A hidden card is minus its decade. */
export interface View {
  seat: number;
  decade: number;
  part: number;
  phase: number;
  active: number;
  placing: number;
  event: number[];
  coming: number[];
  unrest: number[];
  protests: number[];
  standard: number[];
  socialists: number[];
  economy: number[];
  exports: number[];
  sectors: number[];
  borrowed: number[];
  factories: number[];
  values: number[];
  built: number[];
  hamburg: number;
  abroad: number[];
  prestige: number;
  currency: number;
  socialism: number;
  box: number;
  wall: boolean;
  stasi_gone: boolean;
  police: number[];
  police_used: number[];
  display: number[];
  special: number;
  deck: number[];
  hands: number[][];
  discards: number[][];
  rest: number[];
  played: number[];
  past: number[];
  latest: number;
  forecast: Forecast | null;
}

export type AnyView =
  | TwoView
  | View;

/** The verbs, each with the pieces it is about. */
export interface Verbs {
  assign: { province: number };
  at: { province: number };
  build: { card: number };
  calm: { province: number };
  close: { site: number };
  convert: { icon: number };
  credit: { card: number };
  discard: { card: number };
  done: {};
  "draws-first": { power: number };
  engage: { card: number };
  event: { card: number };
  factory: { site: number };
  half: { line: number; site_end: number };
  icon: { icon: number };
  ignore: { icon: number };
  "ignore-left": { icon: number };
  "ignore-right": { icon: number };
  line: { line: number };
  "look-deck": {};
  "look-hand": {};
  move: { province: number; province_to: number };
  police: { province: number };
  push: { track: number; colour: number };
  raise: { card: number };
  remove: { card: number };
  "remove-unrest": { card: number };
  repair: { site: number };
  rest: {};
  run: { site: number };
  sector: { sector: number };
  space: { space: number };
  stir: { province: number };
  swap: { card: number; card_own: number };
  "take-money": {};
  yield: {};
}

export type Verb = keyof Verbs;

export type Piece =
  | "card"
  | "card_own"
  | "colour"
  | "icon"
  | "line"
  | "power"
  | "province"
  | "province_to"
  | "sector"
  | "site"
  | "site_end"
  | "space"
  | "track";

export type Board = {
  provinces: {
    id: string;
    side: number;
    sector: number;
    across: number[];
  }[];
  sectors: {
    id: string;
    supplier: number;
  }[];
  sites: {
    id: string;
    kind: string;
    side: number;
    provinces: number[];
    country: string;
  }[];
  lines: {
    ends: number[];
    pieces: number;
    side: number;
  }[];
  westBerlin: number;
  hamburg: number;
  externals: number[];
  icons: {
    name: string;
    kind: string;
    side: number;
    colour: number;
    place: string;
    coat: number;
    limit: number;
    left: number;
    right: number;
    amount: number;
  }[];
  cards: {
    id: string;
    number: number;
    two: boolean;
    decade: number;
    years: string;
    colour: string;
    values: number[];
    special: boolean;
    flight: number;
    police: string;
    event: number[];
    ban: boolean;
    beside: number[];
    below: number[];
    shaded: number;
  }[];
  prestige: number[][][];
  cubes: number[];
  world: null | {
    dominance: {
      at: number;
      points: number;
      icons: number[];
      income: number[];
    }[];
    space: {
      at: number;
      points: number;
      icons: number[];
    }[];
    arms: {
      at: number;
      points: number;
      level: number;
      victory: boolean;
    }[];
    armsCards: {
      cells: number[][][];
      reshuffle: boolean;
    }[];
    conflictCards: {
      cells: number[][];
      reshuffle: boolean;
    }[];
  };
};

export type Names = {
  province: string[];
  site: string[];
  line: string[];
  sector: string[];
  card: string[];
  icon: string[];
  side: string[];
  track: string[];
  phase: string[];
  arms?: string[];
  conflict?: string[];
  power?: string[];
  colour?: string[];
  role?: string[];
};
