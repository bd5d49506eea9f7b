// Two joined channels in memory (the interface of rtc/channel.js), with faults, for tests of what stands on them.

/**
 * Returns both ends. Each text is delivered later: after a turn of the event loop, or `delay` ms.
 * @param {{delay?: number, double?: number, shuffle?: number, lose?: number, cut?: number, random?: () => number}}
 *   [faults] `double`, `lose`: probability that a text comes twice, or never; `shuffle`: texts are delivered in batches
 *   of so many, in random order (what is left follows after 5 ms); `cut`: number of texts, in both directions together,
 *   after which both ends are closed; `random` for all of these
 */
export function pair({ delay = 0, double = 0, shuffle = 1, lose = 0, cut = Infinity, random = Math.random } = {}) {
  let count = 0;
  const ends = [new End(), new End()];
  for (const [at, end] of ends.entries()) {
    const other = ends[1 - at];
    let batch = [];
    let clock;
    const flush = () => {
      clearTimeout(clock);
      const texts = batch.map((text) => [random(), text]).sort(([a], [b]) => (shuffle > 1 ? a - b : 0));
      batch = [];
      setTimeout(() => texts.forEach(([, text]) => other.take(text)), delay);
    };
    end.carry = (text) => {
      count += 1;
      if (count > cut) return ends.forEach((each) => each.end());
      if (random() >= lose) batch.push(text);
      if (random() < double) batch.push(text);
      clearTimeout(clock);
      if (batch.length >= shuffle) flush();
      else clock = setTimeout(flush, 5);
    };
    end.hangUp = () => setTimeout(() => other.end(), delay);
  }
  return ends;
}

class End {
  isOpen = true;
  /** All that was sent here. */
  sent = [];
  #listener = null;
  #early = [];

  listen(listener) {
    this.#listener = listener;
    const isLate = !this.isOpen;
    queueMicrotask(() => {
      for (const text of this.#early.splice(0)) this.#listener?.text(text);
      if (isLate) this.#listener?.closed();
    });
  }

  send(text) {
    if (!this.isOpen) return;
    this.sent.push(text);
    this.carry(text);
  }

  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#listener = null;
    this.hangUp();
  }

  take(text) {
    if (!this.isOpen) return;
    if (this.#listener) this.#listener.text(text);
    else this.#early.push(text);
  }

  /** Ends as if the connection had failed. */
  end() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#listener?.closed();
  }
}
