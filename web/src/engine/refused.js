// The error of what was refused, with a reason to be told.

/** Something was refused, and nothing has changed; `detail` tells why. */
export class Refused extends Error {
  /** @param {import('../types.js').Message | string} reason a message, or its id */
  constructor(reason) {
    const detail = typeof reason === 'string' ? { id: reason } : reason;
    super(detail.id);
    this.name = 'Refused';
    this.detail = detail;
  }
}
