// What every screen gets: types only.

/**
 * @typedef {import('./store/settings.js').Settings} Settings
 * @typedef {import('./words/words.js').Words} Words
 * @typedef {import('./match/saved-matches.js').Match} Match
 * @typedef {import('./match/session.js').Session} Session
 * @typedef {import('./match/match-keeper.js').EngineState} EngineState
 * @typedef {import('./wire.js').OptionValue} OptionValue
 * @typedef {import('./wire.js').OptionEntry} Option
 * @typedef {import('./wire.js').GameEntry} Game
 * @typedef {import('./wire.js').SeatChoice} SeatChoice
 * @typedef {{game: string, options: Record<string, OptionValue>, seats: SeatChoice[], seed?: string, lesson?: boolean, known?: boolean,
 *   day?: import('./statistics/daily-deals.js').DayMark}} Choice `lesson`: the guided first deal, which has house rules and cards of its own; `known`: its cards have been
 *   played with before, or anybody may know them; `day`: the deal of a day
 *
 * @typedef {{id: string, args?: Record<string, any>, act?: {id: string, run: () => void}, isQuiet?: boolean}} Standing a word that
 *   stands: a message, and a button; a quiet one does not come over the table
 *
 * @typedef {{view: import('./table/table.js').View, at: number, puzzle?: import('./match/puzzle.js').Left, drawn?: {save: string, at: number, seat: number | null}}} Place
 *   a step of a match, as it is seen, and how far its puzzle is; `drawn`: what the engine draws, if not what is open
 *
 * @typedef {object} App
 * @property {Words} words
 * @property {Settings} settings
 * @property {(changed: Partial<Settings>) => void} set changes settings
 * @property {EngineState} engine
 * @property {() => void} retry starts the engine again, or loads the page again where that is what helps
 * @property {<R extends import('./wire.js').Request>(request: R, options?: {timeout?: number}) =>
 *   Promise<import('./engine/engine-client.js').AnswerTo<R>>} ask
 * @property {(route: string, options?: {replace?: boolean}) => void} go to a route: "", "new/<game>", "table/<match>" ...
 * @property {(otherwise?: string) => void} back to the screen before, or to the route given where there was none
 * @property {() => Match[]} matches the unfinished ones, latest first
 * @property {(choice: Choice, options?: {replace?: boolean}) => void} deal begins a match and goes to its table; `replace`: no way
 *   leads back here
 * @property {(game: Game, instead?: string) => void} learn goes to the guided first deal of a game: the one that was begun, or a new one;
 *   `instead`: a match that is thrown away for that
 * @property {(start: import('./match/match-keeper.js').Start) => Promise<unknown>} begin begins a match with what a link, a record or another match holds, and
 *   goes to its table
 * @property {(text: string) => void} openRecord shows what a record holds
 * @property {(id: string) => Promise<void>} forget throws a match away
 * @property {(what: string) => Promise<any>} recall gets what was remembered
 * @property {(what: string, value: any) => void} remember
 * @property {(text: string) => void} notify shows a word at the bottom, and says it
 * @property {(place: string, what: Standing | null) => void} stand shows a word for as long as it is so, with what can be done
 *   about it; one for each place that says something
 * @property {(place: () => Place) => void} [onPlace] told what a replay or a puzzle shows: an embedded table that rests goes on there
 * @property {(step: import('./match/replay.js').Shown) => void} [onStep] told every step of a replay that is shown
 * @property {(state: import('./match/puzzle.js').State) => void} [onSolved] told how a puzzle was solved
 * @property {(at?: {save: string, at: number, more?: string}) => void} [full] opens the match that is played, or a saved one, in the site: where this page is
 *   embedded in another one, and nothing else of it is there
 * @property {boolean} arrives whether the screen has come by a way within the page
 * @property {(() => void) | null} update turns to a new build, where one waits
 */

export {};
