// Pacing of the opponents: how long they pause, and how long their moves stay visible, so that a person waits about
// three seconds at most between turns, whatever the number of opponents. Pure: counts in beats (pauses of the usual
// length) and depends only on public events and on past thinking times, which are visible too. Cards have no influence,
// so a pause reveals nothing.

/** Beats of a wait in total, about two seconds; whatever comes later gets the least. */
const LIMIT = 2;
const LEAST = 0.05;
/** Expected number of moves in the first wait. */
const MOVES = 3;
/** Factor of an opponent's pause if it moved last, too. */
const GOING_ON = 0.6;
/** Factor from one scene of a wait to the next. */
const HURRYING = 0.4;
/** Factor of flights once most of a wait is spent, and once all is. */
const HASTE = 0.55;
const SOON = 0.7;
const LAST_HASTE = 0.3;
/** Least share of its time for which a moment is staged at all, so that calls are readable. */
const LEAST_HOLD = 0.3;
/** Factor by which the longest thought counts less after each further one. */
const FADING = 0.7;
/** Most beats of a thought that later pauses match, and how many at least if little of the wait is left. */
const LONG = 1;
const QUICK = 0.08;

/** A person's wait between two own turns. */
export class Wait {
  #spent = 0;
  #moves = 0;
  #scenes = 0;
  #expected = MOVES;
  #turn = /** @type {object | null} */ (null); // the turn counted last
  #counted = 0;
  #thought = 0;
  #seen = 0; // beats of the latest scene
  /** True if the person has asked the others to hurry. */
  isHurried = false;

  /** Ends the wait. The next one is expected to have about as many moves. */
  end() {
    if (this.#moves) this.#expected = Math.max(this.#moves, (this.#expected + this.#moves) / 2);
    this.#spent = this.#moves = this.#scenes = 0;
    this.isHurried = false;
  }

  /** Counts a turn once, however often it is called. @param {object} turn @param {() => number} count */
  #once(turn, count) {
    if (this.#turn !== turn) {
      this.#turn = turn;
      this.#counted = count();
      this.#spent += this.#counted;
    }
    return this.#counted;
  }

  get #left() {
    return Math.max(0, LIMIT - this.#spent);
  }

  /** Returns the beats of the pause before an opponent's move. It is at least as long as recent thoughts: otherwise it
   * would reveal which choices took thinking.
   * @param {object} turn on the table
   * @param {number} share of a usual pause that this opponent takes for such a choice
   * @param {number} ahead seats to play before the person's turn, this one included
   * @param {boolean} goesOn true if it moved last, too
   * @param {number} [flight] beats for which cards fly meanwhile */
  pause(turn, share, ahead, goesOn, flight = 0) {
    const beats = this.#once(turn, () => {
      const left = this.#left;
      const room = left / Math.max(ahead, this.#expected - this.#moves++);
      const usual = Math.min(left, share * (goesOn ? GOING_ON : 1) * Math.min(1, room));
      return Math.max(LEAST, usual, Math.min(this.#thought, Math.max(QUICK, room)), flight * this.haste);
    });
    return this.isHurried ? 0 : beats;
  }

  /** Returns the share of its usual time for which a scene that is not a turn's last is shown.
   * @param {object} turn the scene @param {number} beats its usual time
   * @param {number} [flight] beats for which cards fly before */
  scene(turn, beats, flight = 0) {
    this.#once(turn, () => {
      this.#seen = Math.min(this.#left, beats * HURRYING ** this.#scenes++);
      return this.#seen + flight * this.haste;
    });
    return this.isHurried || !beats ? 0 : this.#seen / beats;
  }

  /** Returns the share of its time for which a staged moment pauses the table, less and less in a wait. Call it once.
   * @param {number} beats its usual time @param {number} [flight] beats for which cards fly before */
  hold(beats, flight = 0) {
    if (this.isHurried || !beats) return 0;
    const room = Math.min(beats, this.#left / 2);
    const held = room < LEAST_HOLD * beats ? 0 : room;
    this.#spent += held + flight * this.haste;
    return held / beats;
  }

  /** Factor of flight times: cards fly faster in a long wait. */
  get haste() {
    if (this.isHurried) return LAST_HASTE;
    return this.#spent > SOON * LIMIT ? (this.#left ? HASTE : LAST_HASTE) : 1;
  }

  /** Notes the length of a thought: what exceeds its pause is part of the wait.
   * @param {number} beats */
  hasThought(beats) {
    this.#spent += Math.max(0, beats - this.#counted);
    this.#thought = Math.max(Math.min(beats, LONG), FADING * this.#thought);
  }
}
