// Frees memory that a start leaves behind.

/** Bytes; large enough that the browser collects garbage before allocating it. */
const MUCH = 1 << 27;

/** Prompts the browser to collect garbage. A start leaves some 30 MB of files and copies, and an idle worker would keep
 * them for hours, as nothing else prompts a collection. The buffer is never written to, so it takes no memory. */
export function tidy() {
  try {
    return new ArrayBuffer(MUCH).byteLength;
  } catch {
    return 0; // allocation refused
  }
}
