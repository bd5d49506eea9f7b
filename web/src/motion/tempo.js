// How long opponents take, and how long what they do is to be seen, from one's own turn to the next: so that nobody waits
// longer than some three seconds, however many play in between. Pure: it counts in pauses of the usual length ("beats"), and
// by what everybody sees; of the clock only by how long thoughts have taken, which everybody sees as well. No card has a say
// in it, so a pause tells nothing.

/** Beats that a wait has in all, some two seconds; what comes after them takes the least. */
const LIMIT = 2;
const LEAST = 0.05;
/** Moves of others that are expected in the first wait. */
const MOVES = 3;
/** How much of its pause an opponent makes who goes on with its turn. */
const GOING_ON = 0.6;
/** How much shorter each scene of a wait is than the one before. */
const HURRYING = 0.4;
/** How much of their time cards still take, once most of the wait is over, and once all is. */
const HASTE = 0.55;
const SOON = 0.7;
const LAST_HASTE = 0.3;
/** The least share of its time for which a moment is staged at all: what is called out can be read. */
const LEAST_HOLD = 0.3;
/** How much of the longest thought is still reckoned with after the next one. */
const FADING = 0.7;
/** Beats of a thought for which all others wait as well, at the most, and those that any thought may take. */
const LONG = 1;
const QUICK = 0.08;

/** What a person waits for between two turns of his own. */
export class Wait {
  #spent = 0;
  #moves = 0;
  #scenes = 0;
  #expected = MOVES;
  #turn = /** @type {object | null} */ (null); // what was counted last, and for how many beats
  #counted = 0;
  #thought = 0;
  #allowed = LONG;
  #seen = 0; // of the latest scene
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

  get #left() {
    return Math.max(0, LIMIT - this.#spent);
  }

  /** Gets the beats for which who is to play pauses. At least as long as others have thought lately: else it would tell
   * which choices cost a thought.
   * @param {object} turn that is shown
   * @param {number} share of a usual pause that this opponent takes for such a choice
   * @param {number} ahead seats that are to play before it is the person's turn, this one included
   * @param {boolean} goesOn whether it has just played
   * @param {number} [flight] beats for which cards are on their way meanwhile */
  pause(turn, share, ahead, goesOn, flight = 0) {
    const beats = this.#once(turn, () => {
      const left = this.#left;
      const room = left / Math.max(ahead, this.#expected - this.#moves++);
      this.#allowed = Math.max(QUICK, room);
      const usual = Math.min(left, share * (goesOn ? GOING_ON : 1) * Math.min(1, room));
      return Math.max(LEAST, usual, Math.min(this.#thought, this.#allowed), flight * this.haste);
    });
    return this.isHurried ? 0 : beats;
  }

  /** Gets for how much of its usual time a scene is to be seen that is not the last of a turn.
   * @param {object} turn the scene @param {number} beats that its usual time is
   * @param {number} [flight] beats for which cards are on their way before */
  scene(turn, beats, flight = 0) {
    this.#once(turn, () => {
      this.#seen = Math.min(this.#left, beats * HURRYING ** this.#scenes++);
      return this.#seen + flight * this.haste;
    });
    return this.isHurried || !beats ? 0 : this.#seen / beats;
  }

  /** Gets for how much of its time a moment that is staged holds the table: ever less of it in one wait. To be asked once.
   * @param {number} beats that its time is @param {number} [flight] beats for which cards are on their way before */
  hold(beats, flight = 0) {
    if (this.isHurried || !beats) return 0;
    const room = Math.min(beats, this.#left / 2);
    const held = room < LEAST_HOLD * beats ? 0 : room;
    this.#spent += held + flight * this.haste;
    return held / beats;
  }

  /** How much of their usual time cards take for their way: they fly faster when a wait is long. */
  get haste() {
    if (this.isHurried) return LAST_HASTE;
    return this.#spent > SOON * LIMIT ? (this.#left ? HASTE : LAST_HASTE) : 1;
  }

  /** Beats that the thought may take of who is to play: what it has come to by then is played. */
  get allowed() {
    return this.isHurried ? QUICK : this.#allowed;
  }

  /** Notes how long an opponent has thought: what was more than its pause is part of the wait as well.
   * @param {number} beats */
  hasThought(beats) {
    this.#spent += Math.max(0, beats - this.#counted);
    this.#thought = Math.max(Math.min(beats, LONG), FADING * this.#thought);
  }
}
