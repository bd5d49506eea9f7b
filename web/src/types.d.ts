// Types that many rooms share: a view of the table, texts, the choice of a match. They stand on wire.d.ts.

import type * as wire from './wire.js';

export type { Action, Move, OptionValue, Remark, SeatChoice, GameEntry as Game, OptionEntry as Option } from './wire.js';

export type Message = { id: string; args?: Record<string, any> };

/** A place of the table. One in which cards of the hand can be put together is a slot and has the fields of `Filling`. */
export type Place = wire.Place & Partial<Filling>;
export interface Filling {
  /** number of the slot */
  slot: number;
  /** least number of cards */
  size: number;
  /** whether the engine has judged the cards in it */
  isJudged: boolean;
  /** what is wrong with them */
  problem: Message | null;
  /** how many cards are missing */
  lacks: number;
}
export type View = Omit<wire.View, 'places'> & { places: Place[] };
/** A turn with the save that belongs to it. */
export type Turn = Omit<wire.Turn, 'view'> & { view: View; save: string };

/** Groups of cards in the slots, in deal `deal`, from the hand of seat `front` (`eyes` in saves of earlier builds). */
export type Draft = { deal: number; front?: number; eyes?: number; groups: string[][] };

/** Who is not asked all that a game asks again and again: nothing in deal `deal`, or in the whole match only what brings nearer. */
export type Spared = { seat: number; deal: number | null };

/** A match to begin. `lesson`: the guided first deal, with its own house rules and cards; `known`: somebody may know the cards;
 * `day`: a daily deal. */
export interface Choice {
  game: string;
  options: Record<string, wire.OptionValue>;
  seats: wire.SeatChoice[];
  seed?: string;
  lesson?: boolean;
  known?: boolean;
  day?: DayMark;
}
/** The daily deal that a match began with. `late`: begun after its day; `again`: the cards had been seen. */
export type DayMark = { day: string; late: boolean; again: boolean };

/** Letters of the four ranks that have one. */
export type Indices = { A: string; K: string; Q: string; J: string };
/** Who sits where, and in front. */
export type Company = { seats: { name: string; kind?: string }[]; front: number | null };
export type CardForm = 'symbol' | 'name' | 'genitive' | 'partitive';
/** The messages of one language. */
export interface Words {
  lang: string;
  indices: Indices;
  /** Text to be seen. */
  show(message: Message | null | undefined, company?: Company): string;
  /** Text to be heard. */
  say(message: Message | null | undefined, company?: Company): string;
  /** The short form (`id.short`) where the language has one. */
  brief(message: Message, company?: Company): string;
  /** Text of one of the page's own ids; `id.attribute` works too. */
  t(id: string, args?: Record<string, any>): string;
  /** Whether this language or English has the id (or attribute). */
  has(id: string): boolean;
  /** The text, or `fallback` where there is none. */
  or(id: string, fallback: string, args?: Record<string, any>): string;
  /** Joins items as a list of the language ("a, b and c"). */
  list(items: string[]): string;
  /** Joins items with the comma of the language. */
  row(items: string[]): string;
  /** Joins alternatives. */
  either(items: string[]): string;
  /** Joins sentences. */
  flow(sentences: string[]): string;
  /** A card ("7H"), a card with what it stands for ("2C=7H"), or a rank alone ("7"); as a symbol by default. */
  card(card: string, form?: CardForm): string;
  /** Sets who is at the table, for messages that name seats. */
  seat(company: Company): void;
  /** Whether the words that come later are there. */
  isWhole(): boolean;
  /** Loads the words that come later; rejects where they do not come. Until then such a message is '', and asking for one loads them. */
  whole(): Promise<void>;
}

/** What results are counted in: the id of its name, whether less is better, and whether it is a share of the deal in per cent. */
export type Unit = { id: string; is_low: boolean; is_share: boolean };

/** The match of a deal that is over. `aided`: the deals in which a hint was given or something was taken back. */
export type Ended = { id: string; choice?: Choice; origin?: string; aided: number[] };
