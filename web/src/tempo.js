// How long opponents take, and how long what they do is to be seen, from one's own turn to the next: so that nobody waits
// longer than some three seconds, however many play in between. Pure: it counts in pauses of the usual length ("beats"), and
// by what everybody sees. No clock and no card has a say in it, so a pause tells nothing.

/** Beats that a wait has in all; what comes after them takes the least. */
const LIMIT = 1.9;
const LEAST = 0.05;
/** Moves of others that are expected in the first wait. */
const MOVES = 3;
/** How much of its pause an opponent makes who goes on with its turn. */
const GOING_ON = 0.6;
/** How much shorter each scene of a wait is than the one before. */
const HURRYING = 0.4;
/** How much of their time cards still take, once that part of the wait is over. */
const HASTE = 0.55;
const SOON = 0.8;
/** How much of the longest thought is still reckoned with after the next one. */
const FADING = 0.7;
/** Milliseconds of a thought for which all others wait as well, at the most. */
const LONG = 900;

/** What a person waits for between two turns of his own. */
export class Wait {
  #spent = 0;
  #moves = 0;
  #scenes = 0;
  #expected = MOVES;
  #turn = /** @type {object | null} */ (null); // what was counted last, and for how many beats
  #counted = 0;
  #thought = 0;
  /** Whether the person has asked the others to hurry. */
  isHurried = false;

  /** Ends it: the person is asked. The next one is expected to have about as many moves. */
  end() {
    if (this.#moves) this.#expected = Math.max(this.#moves, (this.#expected + this.#moves) / 2);
    this.#spent = this.#moves = this.#scenes = 0;
    this.isHurried = false;
  }

  /** Counts a turn once, however often it is asked for. @param {object} turn @param {() => number} count */
  #once(turn, count) {
    if (this.#turn !== turn) {
      this.#turn = turn;
      this.#counted = count();
      this.#spent += this.#counted;
    }
    return this.#counted;
  }

  /** Gets the beats for which who is to play pauses.
   * @param {object} turn that is shown
   * @param {number} share of a usual pause that this opponent takes for such a choice
   * @param {number} ahead seats that are to play before it is the person's turn, this one included
   * @param {boolean} goesOn whether it has just played */
  pause(turn, share, ahead, goesOn) {
    const beats = this.#once(turn, () => {
      const left = Math.max(0, LIMIT - this.#spent);
      const room = left / Math.max(ahead, this.#expected - this.#moves++);
      return Math.max(LEAST, Math.min(left, share * (goesOn ? GOING_ON : 1) * Math.min(1, room)));
    });
    return this.isHurried ? 0 : beats;
  }

  /** Gets for how much of its usual time a scene is to be seen that is not the last of a turn.
   * @param {object} turn the scene @param {number} beats that its usual time is */
  scene(turn, beats) {
    const counted = this.#once(turn, () => beats * HURRYING ** this.#scenes++);
    return this.isHurried || !beats ? 0 : counted / beats;
  }

  /** How much of their usual time cards take for their way: they fly faster when a wait is long. */
  get haste() {
    return this.isHurried || this.#spent > SOON * LIMIT ? HASTE : 1;
  }

  /** Notes how long an opponent has thought. @param {number} time in milliseconds */
  hasThought(time) {
    this.#thought = Math.max(Math.min(time, LONG), FADING * this.#thought);
  }

  /** Milliseconds that every pause takes at least: else it would tell which choices cost a thought. */
  get thought() {
    return this.isHurried ? 0 : this.#thought;
  }
}
