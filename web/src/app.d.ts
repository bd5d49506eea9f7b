// The `App` object that boot/main.jsx passes to every screen, and its types.

import type { AnswerTo } from './engine/engine-client.js';
import type { EngineState, Start } from './match/match-keeper.js';
import type { Shown } from './match/replay.js';
import type { Match } from './match/saved-matches.js';
import type { PuzzleProgress, State as PuzzleState } from './practice/puzzle.js';
import type { Settings } from './store/settings.js';
import type { Choice, Game, Message, Opening, View, Words } from './types.js';
import type { Request } from './wire.js';

/** A notice that stays until dismissed, with an optional button; a quiet one does not cover the table. */
export type Standing = Message & { act?: { id: string; run: () => void }; isQuiet?: boolean };

/** The visible step of a match, with the state of its puzzle. `drawn`: the step to draw, if not the engine's. */
export interface Place {
  view: View;
  at: number;
  puzzle?: PuzzleProgress;
  drawn?: { save: string; at: number; seat: number | null };
}

export interface App {
  words: Words;
  settings: Settings;
  /** Merges changes into the settings. */
  set(changed: Partial<Settings>): void;
  engine: EngineState;
  /** Restarts the engine, or reloads the page if only that helps. */
  retry(): void;
  ask<R extends Request>(request: R, options?: { timeout?: number }): Promise<AnswerTo<R>>;
  /** Opens a route: "", "new/<game>", "table/<match>" ... */
  go(route: string, options?: { replace?: boolean }): void;
  /** Returns to the previous screen, or opens the given route if there is none. */
  back(otherwise?: string): void;
  /** Lists unfinished matches, latest first. */
  matches(): Match[];
  /** Starts a match and opens its table; `replace` replaces the history entry, `opening` is how it begins, `invites`
   * friends with devices of their own. */
  deal(choice: Choice, options?: { replace?: boolean; opening?: Opening | null; invites?: boolean }): void;
  /** Starts a match with a game's last options, or opens these if nobody would play. */
  dealAsLast(game: Game, options?: { replace?: boolean }): Promise<void>;
  /** Opens a game's guided first deal, unfinished or new; `replace` replaces the history entry. */
  learn(game: Game, options?: { replace?: boolean }): Promise<void>;
  /** Returns an opening to start a match like this with; null if there is none. */
  openingFor(choice: Choice): Promise<Opening | null>;
  /** Requests what a game will probably be opened with; called when a finger comes down on it. */
  prepare(game: Game): void;
  /** Starts a match from a link, a record or another match, and opens its table. */
  begin(start: Start): Promise<unknown>;
  /** Opens a record. */
  openRecord(text: string): void;
  /** Deletes a match. */
  forget(id: string): Promise<void>;
  /** Reads a value from the store. */
  recall(what: string): Promise<any>;
  /** Writes a value to the store. */
  remember(what: string, value: any): void;
  /** Shows a short notice at the bottom of the page and announces it to screen readers. */
  notify(text: string): void;
  /** Shows a standing notice, one per slot; null removes it. */
  stand(place: string, what: Standing | null): void;
  /** Receives a getter of the visible step of a replay or puzzle, where an embedded table resumes after a rest. */
  onPlace?(place: () => Place): void;
  /** Called for every step that a replay shows. */
  onStep?(step: Shown): void;
  /** Called when a puzzle is solved. */
  onSolved?(state: PuzzleState): void;
  /** Opens the current match, or a saved one, on the site; only defined in an embedded table. */
  full?(at?: { save: string; at: number; more?: string }): void;
  /** True if the screen was reached from within the page. */
  arrives: boolean;
  /** Switches to a waiting new build; null if there is none. */
  update: (() => void) | null;
}
