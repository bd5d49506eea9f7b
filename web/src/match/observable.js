// A small observable state: replaced, never mutated, with one listener.

/** Holds a state and calls the listener with each new one.
 * @template {object} S */
export class Observable {
  /** @type {S} */
  state;
  #changed = (/** @type {S} */ _) => {};

  /** @param {S} state the initial one */
  constructor(state) {
    this.state = state;
  }

  /** Sets the listener. @param {(state: S) => void} listener @returns {() => void} removes it */
  watch(listener) {
    this.#changed = listener;
    return () => (this.#changed = () => {});
  }

  /** @protected @param {Partial<S>} change */
  set(change) {
    this.state = { ...this.state, ...change };
    this.#changed(this.state);
  }
}
