// Types shared by many rooms: views of the table, messages and words, choices for a match. They build on wire.d.ts.

import type * as wire from './wire.js';

export type {
  Action,
  GameEntry as Game,
  Move,
  OptionEntry as Option,
  OptionValue,
  Remark,
  SeatChoice,
} from './wire.js';

export type Message = { id: string; args?: Record<string, any> };

/** A place of the table. A slot, in which hand cards can be put together, also has the fields of `Filling`. */
export type Place = wire.Place & Partial<Filling>;
export interface Filling {
  /** Index of the slot. */
  slot: number;
  /** Least number of cards. */
  size: number;
  /** True once the engine has judged its cards. */
  isJudged: boolean;
  /** What is wrong with its cards. */
  problem: Message | null;
  /** Number of missing cards. */
  lacks: number;
}
/** A seat; a friend plays at another device. */
export type SeatView = Omit<wire.SeatView, 'kind'> & { kind: wire.SeatView['kind'] | 'friend' };
export type View = Omit<wire.View, 'places' | 'seats' | 'prompt'> & {
  places: Place[];
  seats: SeatView[];
  prompt: wire.Message | null;
};
/** A turn with its save. */
export type Turn = Omit<wire.Turn, 'view'> & { view: View; save: string };

/** A move being composed: groups of cards in the slots, of deal `deal` and seat `front` (once `eyes`). */
export type Draft = { deal: number; front?: number; eyes?: number; groups: string[][] };

/** A person who is not asked all recurring questions: none in deal `deal`; null: in the whole match only what brings nearer. */
export type Spared = { seat: number; deal: number | null };

/** How to start a match. `lesson`: the guided first deal, with its own house rules and cards; `known`: the cards may be
 * known; `day`: a daily deal. */
export interface Choice {
  game: string;
  options: Record<string, wire.OptionValue>;
  seats: wire.SeatChoice[];
  seed?: string;
  lesson?: boolean;
  /** True if the person has seen its cards. */
  known?: boolean;
  /** True if it began with an opening, whose cards everybody can look up. */
  opening?: boolean;
  day?: DayMark;
}
/** A match that the build has played to the person's first choice. */
export interface Opening {
  name: string;
  seed: string;
  save: string;
  /** From the deal to the choice. */
  turns: Turn[];
  /** Why cards cannot be played then, by card. */
  whys: Record<string, Message>;
}

/** The daily deal of a match. `late`: started after its day; `again`: its cards had been seen. */
export type DayMark = { day: string; late: boolean; again: boolean };

/** Index letters of ace, king, queen and jack. */
export type Indices = { A: string; K: string; Q: string; J: string };
/** The seats, and the viewer's. */
export type Company = { seats: { name: string; kind?: string }[]; front: number | null };
export type CardForm = 'symbol' | 'name' | 'genitive' | 'partitive';
/** The messages of one language. */
export interface Words {
  lang: string;
  indices: Indices;
  /** Formats a message to be read. */
  show(message: Message | null | undefined, company?: Company): string;
  /** Formats a message to be spoken. */
  say(message: Message | null | undefined, company?: Company): string;
  /** Formats the short form (`id.short`), if the language has one. */
  brief(message: Message, company?: Company): string;
  /** Formats one of the page's own ids; `id.attribute` works too. */
  t(id: string, args?: Record<string, any>): string;
  /** True if this language or English has the id (or attribute). */
  has(id: string): boolean;
  /** Formats an id, or returns `fallback` if it does not exist. */
  or(id: string, fallback: string, args?: Record<string, any>): string;
  /** Joins items as a list ("a, b and c"). */
  list(items: string[]): string;
  /** Joins items with the language's comma. */
  row(items: string[]): string;
  /** Joins alternatives ("a or b"). */
  either(items: string[]): string;
  /** Joins sentences. */
  flow(sentences: string[]): string;
  /** Formats a card ("7H"), a wild card with what it stands for ("2C=7H"), or a rank ("7"); as a symbol by default. */
  card(card: string, form?: CardForm): string;
  /** Sets the company for messages that name seats. */
  seat(company: Company): void;
  /** True once the later words have loaded. */
  isWhole(): boolean;
  /** Loads the later words; rejects on failure. Until then their messages are '', and using one starts the download. */
  whole(): Promise<void>;
}

/** Unit of results: the id of its name; `is_low`: less is better; `is_share`: a share of the deal in per cent. */
export type Unit = { id: string; is_low: boolean; is_share: boolean };

/** The match of a finished deal. `aided`: deals with a hint or an undo. */
export type Ended = { id: string; choice?: Choice; origin?: string; aided: number[] };
