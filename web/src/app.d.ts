// What main.jsx (boot/) gives to every screen.

import type { AnswerTo } from './engine/engine-client.js';
import type { EngineState, Start } from './match/match-keeper.js';
import type { Left, State as PuzzleState } from './match/puzzle.js';
import type { Shown } from './match/replay.js';
import type { Match } from './match/saved-matches.js';
import type { Settings } from './store/settings.js';
import type { Choice, Game, Message, View, Words } from './types.js';
import type { Request } from './wire.js';

/** A message that stays, with a button; a quiet one does not cover the table. */
export type Standing = Message & { act?: { id: string; run: () => void }; isQuiet?: boolean };

/** A step of a match as it is seen, and the state of its puzzle. `drawn`: what the engine draws, if that is not what is open. */
export interface Place {
  view: View;
  at: number;
  puzzle?: Left;
  drawn?: { save: string; at: number; seat: number | null };
}

export interface App {
  words: Words;
  settings: Settings;
  /** Changes settings. */
  set(changed: Partial<Settings>): void;
  engine: EngineState;
  /** Starts the engine again, or loads the page again where that is what helps. */
  retry(): void;
  ask<R extends Request>(request: R, options?: { timeout?: number }): Promise<AnswerTo<R>>;
  /** Goes to a route: "", "new/<game>", "table/<match>" ... */
  go(route: string, options?: { replace?: boolean }): void;
  /** Goes to the screen before, or to the given route where there was none. */
  back(otherwise?: string): void;
  /** Lists the unfinished matches, latest first. */
  matches(): Match[];
  /** Begins a match and goes to its table; `replace`: no way leads back here. */
  deal(choice: Choice, options?: { replace?: boolean }): void;
  /** Goes to the guided first deal of a game: the one that was begun, or a new one; throws the match `instead` away. */
  learn(game: Game, instead?: string): void;
  /** Begins a match from a link, a record or another match, and goes to its table. */
  begin(start: Start): Promise<unknown>;
  /** Shows a record. */
  openRecord(text: string): void;
  /** Throws a match away. */
  forget(id: string): Promise<void>;
  /** Reads a value from the store. */
  recall(what: string): Promise<any>;
  /** Writes a value to the store. */
  remember(what: string, value: any): void;
  /** Shows and says a text at the bottom of the page. */
  notify(text: string): void;
  /** Shows a standing message, one per place; null takes it away. */
  stand(place: string, what: Standing | null): void;
  /** Told what a replay or a puzzle shows: an embedded table that rests goes on there. */
  onPlace?(place: () => Place): void;
  /** Told every step of a replay that is shown. */
  onStep?(step: Shown): void;
  /** Told how a puzzle was solved. */
  onSolved?(state: PuzzleState): void;
  /** Opens the match that is played, or a saved one, in the site; only where the page is embedded in another one. */
  full?(at?: { save: string; at: number; more?: string }): void;
  /** Whether the screen was reached from within the page. */
  arrives: boolean;
  /** Changes to a new build, where one waits. */
  update: (() => void) | null;
}
