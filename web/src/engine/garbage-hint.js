// Memory that a start leaves behind.

/** More than browsers let buffers take before they look for garbage. */
const MUCH = 1 << 27;

/** Has the browser look for garbage now. A start leaves files, and copies of them, some 30 MB; a worker that then waits for hours
 * would keep them, as nothing else tells the browser that they are worth looking for. This buffer does, and is never
 * written to, so it takes no memory itself. */
export function tidy() {
  try {
    return new ArrayBuffer(MUCH).byteLength;
  } catch {
    return 0; // so large a one is not to be had
  }
}
