// A state with somebody who watches it.

/** Has a state that is replaced, never changed, and tells who watches it of every new one.
 * @template {object} S */
export class Watched {
  /** @type {S} */
  state;
  #changed = (/** @type {S} */ _) => {};

  /** @param {S} state the first one */
  constructor(state) {
    this.state = state;
  }

  /** Tells of every change from now on. @param {(state: S) => void} listener @returns {() => void} ends it */
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
