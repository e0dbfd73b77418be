// Made by tools/wire_types.py from the server's structs: change those, then run `make wire`.

export interface View {
  scenario: number;
  turn: number;
  round: number;
  phase: number;
  active: number;
  first: number;
  spaces: number;
  natural: number[];
  natural_hp: number[];
  terrain: number[];
  terrain_hp: number[];
  anchor: number[];
  smoke: number[];
  litter: number[];
  control: number[];
  hq_hp: number[];
  limits: number[];
  losses: number[];
  points: number[];
  units: UnitView[];
  players: PlayerView[];
  shots: ShotView[];
  fired_at: [number, number];
  rolls: number[][];
  focus: Focus;
  raid: RaidView | null;
  ready: number[];
  tired: number[];
  only_ground: boolean;
  coming: CardToCome[];
  landings: LandingView[];
  aims: CardAim[];
  areas: number[][];
  arrivals: number[];
  last_round: number;
  income: number[];
  supply: number[];
  held: number[];
  boats: number;
  doubled: boolean;
}

/** One unit on the table. Slots are masks: bit 0 is the printed weapon, bit i + 1 option i of the card. */
export interface UnitView {
  unit: number;
  card: number;
  seat: number;
  place: number;
  wounds: number;
  life: number;
  equip: number;
  used: number;
  grey: number;
  mounted: number;
  movement: number;
  spent: number;
  suppressed: boolean;
  smoke: boolean;
  cards: number[];
  carrier: number;
  pair: number;
  assault: number;
  ranges: number[];
  moves: number[];
}

export interface PlayerView {
  faction: number;
  side: number;
  ap: number;
  hand: number[];
  costs: number[];
  deck: number;
  discard: number[];
  general: number;
  bid: number;
}

/** What a shot that may be chosen now would need and do. */
export interface ShotView {
  action: (number | string)[];
  odds: Odds;
  slot: number;
  target: number;
  place: number;
  reaction: Odds | null;
  struck: Strike[];
  answer: Answer | null;
}

/**
 * What a shot needs and may do. Chances in tenths: of an impact or better, of destruction by a critical, and of
 * destruction in whatever way.
 */
export interface Odds {
  modifiers: Modifier[];
  impact: number;
  critical: number;
  penetration: number;
  armor: number;
  damage: number;
  hit: number;
  kill: number;
  destroys: number;
  expected: number;
  armored: boolean;
}

export interface Modifier {
  name: string;
  impact: number;
  critical: number;
}

/** A unit that an area shot touches, friend or foe. */
export interface Strike {
  target: number;
  place: number;
  odds: Odds;
}

/**
 * What an airplane meets on its way, if everything that could answer it does, and all that could escort it do.
 * Chances in percent.
 */
export interface Answer {
  guns: number;
  fighters: number;
  escorts: number;
  arrives: number;
  hit: number;
  destroys: number;
  expected: number;
}

/** What the present decision is about, as everybody at the table sees: the chosen unit, its weapon, a card... */
export interface Focus {
  unit: number;
  slot: number;
  target: number;
  place: number;
  card: number;
  terrain: number;
  equip: number;
  price: number;
  announced: number;
}

/** An attack from the air, or a jump, that is under way. */
export interface RaidView {
  fliers: number[];
  interceptors: number[];
  place: number;
  target: number;
  area: number[];
}

export interface CardToCome {
  card: number;
  action: (number | string)[];
}

export interface LandingView {
  space: number;
  action: (number | string)[];
}

/** Where a card of the hand may come, or whom it may be for; of what is about no space, one's own HQ. */
export interface CardAim {
  card: number;
  spaces: number[];
}

/** The verbs, each with the pieces it is about. */
export interface Verbs {
  advance: {};
  against: { unit: number; card: number };
  ambush: { card: number };
  assault: { space: number };
  at: { space: number };
  back: {};
  bid: { ap: number };
  board: { space: number };
  boat: {};
  bomb: { space: number };
  both: {};
  bring: { card: number };
  buy: { token: number };
  clear: { space: number };
  counter: { card: number };
  cover: { space: number };
  cure: { unit: number; card: number; space: number };
  deploy: { card: number };
  discard: { card: number };
  done: {};
  drop: { space: number };
  escort: { unit: number; card: number };
  "escort-new": { card: number };
  evacuate: {};
  exit: {};
  flak: { unit: number; card: number; space: number; unit_target: number; card_target: number };
  general: { general: number };
  give: {};
  go: { space: number };
  intercept: { unit: number; card: number };
  keep: {};
  leave: { space: number };
  load: { card: number };
  march: {};
  mount: { unit: number; card: number; space: number };
  mulligan: {};
  narrow: {};
  on: { unit: number; card: number; space: number };
  pass: {};
  pick: { token: number };
  place: {};
  play: { card: number };
  raze: { space: number };
  react: { slot: number; weapon: number };
  recall: { card: number };
  repair: { unit: number; card: number; space: number };
  reroll: {};
  ride: {};
  screen: {};
  scuttle: {};
  shell: {};
  shoot: { unit: number; card: number; space: number };
  "shoot-hq": { space: number };
  steal: { seat: number; card: number };
  stop: {};
  storm: { space: number };
  swap: { space: number };
  terrain: { terrain: number };
  unit: { unit: number; card: number; space: number };
  unload: { unit: number; card: number; space: number };
  unmount: { unit: number; card: number; space: number };
  weapon: { slot: number; weapon: number };
  wing: { space: number };
}

export type Verb = keyof Verbs;

export type Piece =
  | "ap"
  | "card"
  | "card_target"
  | "general"
  | "seat"
  | "slot"
  | "space"
  | "terrain"
  | "token"
  | "unit"
  | "unit_target"
  | "weapon";

export type Board = {
  generals: {
    number: number;
    id: string;
    faction: number;
    effect: ((string | (number | string)[])[])[];
  }[];
  headquarters: {
    faction: number;
    id: string;
    income: number;
    maximum: number;
    hp: number;
    armor: number;
  }[];
  naturals: {
    number: number;
    id: string;
    letter: string;
    ground: string;
    cover: number[];
    hp: number;
  }[];
  scenarios: {
    number: number;
    id: string;
    year: number;
    rounds: number;
    first: number;
    natural: number[];
    terrain: number[][];
    river: number;
    bridges: number[];
    solid_bridges: boolean;
    sides: {
      deck: {
        faction: number;
        points: number;
        year: number;
        banned: number[];
        types: string[];
        most: {
          tank?: number;
        };
        least: {
          tank?: number;
        };
        doubled: string[];
        shares: {
          airplane: number;
          artillery: number;
          infantry: number;
          support: number;
          tank: number;
          transport: number;
        };
      };
      units: {
        unit: number;
        space: number;
        options: number[];
        mounted: boolean;
        aboard: boolean;
      }[];
      home_row: number;
      safe_hq: boolean;
      supplied_lines: number;
      craft_only: boolean;
    }[];
    victory: {
      side: number;
      kind: string;
      count: number;
      row: number;
      spaces: number[];
      some: number[];
      turns: number;
      anybody: boolean;
    }[];
    rules: ((string | (number | string)[])[])[];
    south_wins: number;
  }[];
  supports: {
    number: number;
    id: string;
    faction: number;
    kind: string;
    deck: number;
    play: number;
    box: number;
    when: string;
    lasts: string;
    on: string[];
    effect: ((string | (number | string)[])[])[];
    weapon: null | {
      number: number;
      id: string;
      range: number;
      impact: number;
      critical: number;
      penetration: number;
      damage: number;
      antitank: boolean;
      heat: boolean;
      high_explosives: boolean;
      anti_aircraft: boolean;
      flamethrower: boolean;
      flips: boolean;
      mounts: boolean;
      air_only: boolean;
      area: string;
    };
  }[];
  terrains: {
    number: number;
    id: string;
    letter: string;
    copies: number;
    cost: number;
    building: boolean;
    ground: {
      artillery: string;
      infantry: string;
      tank: string;
      transport: string;
    };
    cover: number[];
    covers: string[];
    armor: number;
    hp: number;
    extensive: boolean;
    sappers: boolean;
    crushed: boolean;
    rammed: boolean;
    triggered_by: string[];
    penetration: number;
    damage: number;
  }[];
  tokens: {
    number: number;
    id: string;
    slot: string;
    weapon: null | {
      number: number;
      id: string;
      range: number;
      impact: number;
      critical: number;
      penetration: number;
      damage: number;
      antitank: boolean;
      heat: boolean;
      high_explosives: boolean;
      anti_aircraft: boolean;
      flamethrower: boolean;
      flips: boolean;
      mounts: boolean;
      air_only: boolean;
      area: string;
    };
    ability: string;
    flips: boolean;
    mounts: boolean;
  }[];
  units: {
    number: number;
    id: string;
    faction: number;
    type: string;
    unit_class: string;
    cost: number;
    year: number;
    movement: number;
    armor: number;
    wounds: number;
    weapon: null | {
      number: number;
      id: string;
      range: number;
      impact: number;
      critical: number;
      penetration: number;
      damage: number;
      antitank: boolean;
      heat: boolean;
      high_explosives: boolean;
      anti_aircraft: boolean;
      flamethrower: boolean;
      flips: boolean;
      mounts: boolean;
      air_only: boolean;
      area: string;
    };
    abilities: string[];
    area: string;
    options: {
      token: number;
      cost: number;
      year: number;
    }[];
    box: number;
    counts: boolean;
    carries: string[];
  }[];
  weapons: {
    number: number;
    id: string;
    range: number;
    impact: number;
    critical: number;
    penetration: number;
    damage: number;
    antitank: boolean;
    heat: boolean;
    high_explosives: boolean;
    anti_aircraft: boolean;
    flamethrower: boolean;
    flips: boolean;
    mounts: boolean;
    air_only: boolean;
    area: string;
  }[];
  columns: number[];
  rows: number[];
  hq_places: number[];
};

export type Names = {
  card: string[];
  faction: string[];
  weapon: string[];
  token: string[];
  terrain: string[];
  natural: string[];
  general: string[];
  deck: string[];
  scenario: string[];
  hq: string[];
  tile: string[];
  type: string[];
  ability: string[];
  flag: string[];
  modifier: string[];
  space: string[];
  side: string[];
  phase: string[];
};
