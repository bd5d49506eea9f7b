// Parser and writer for WebAssembly's binary format, as far as split.mjs needs it: everything but instructions. Unknown
// parts raise an Error, so nothing is guessed.
// The format: https://webassembly.github.io/spec/core/binary/

const SECTIONS = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
  tag: 13,
};
/** The order of sections in a file. */
const ORDER = [
  'type',
  'import',
  'function',
  'table',
  'memory',
  'tag',
  'global',
  'export',
  'start',
  'element',
  'dataCount',
  'code',
  'data',
];
export const KINDS = ['function', 'table', 'memory', 'global', 'tag'];
/** The header of every file. */
const MAGIC = Buffer.from('\0asm\x01\0\0\0', 'latin1');

/** Reads bytes; each method parses what it is named after, and advances. */
export class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = 0;
  }

  get isAtEnd() {
    return this.at >= this.bytes.length;
  }

  byte() {
    if (this.isAtEnd) throw new Error('The WebAssembly ends too early');
    return this.bytes[this.at++];
  }

  /** An unsigned LEB128 number. Also skips signed ones. */
  uint() {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** @param {number} count */
  take(count) {
    this.at += count;
    if (this.at > this.bytes.length) throw new Error('The WebAssembly ends too early');
    return this.bytes.subarray(this.at - count, this.at);
  }

  sized() {
    return this.take(this.uint());
  }

  name() {
    return this.sized().toString('utf8');
  }

  /** A list with its length in front.
   * @template T @param {() => T} read @returns {T[]} */
  vector(read) {
    return Array.from({ length: this.uint() }, read);
  }

  /** The bytes that `read` consumes.
   * @param {() => void} read */
  raw(read) {
    const from = this.at;
    read();
    return this.bytes.subarray(from, this.at);
  }

  valueType() {
    const code = this.byte();
    if (code === 0x63 || code === 0x64)
      this.uint(); // a reference to one of the program's types
    else if (code < 0x69 || code > 0x7f) unknown('type of a value', code);
  }

  limits() {
    const flags = this.byte();
    if (flags > 7) unknown('kind of limits', flags);
    this.uint();
    if (flags & 1) this.uint();
  }

  tableType() {
    this.valueType();
    this.limits();
  }

  globalType() {
    this.valueType();
    this.byte();
  }

  tagType() {
    this.byte();
    this.uint();
  }

  /** The offset of a segment: a single i32.const. Read as unsigned: it is never negative. */
  address() {
    const code = this.byte();
    if (code !== 0x41) unknown('address', code);
    const value = this.uint();
    const end = this.byte();
    if (end !== 0x0b) unknown('address', end);
    return value;
  }

  /** A constant expression. */
  constant() {
    for (;;) {
      const code = this.byte();
      if (code === 0x0b) return;
      if ([0x41, 0x42, 0x23, 0xd0, 0xd2].includes(code)) this.uint();
      else if (code === 0x43) this.take(4);
      else if (code === 0x44) this.take(8);
      else if (![0x6a, 0x6b, 0x6c, 0x7c, 0x7d, 0x7e].includes(code)) unknown('instruction of a constant', code);
    }
  }
}

/** @param {string} what @param {number} code @returns {never} */
function unknown(what, code) {
  throw new Error(`The WebAssembly has a ${what} that web/tools/split/wasm.mjs does not know: ${code}`);
}

/** Parses a program.
 * @param {Uint8Array} wasm */
export function parse(wasm) {
  const sections = sectionsOf(wasm);
  /** @template T @param {string} name @param {(reader: Reader) => T} read @returns {T[]} */
  const entries = (name, read) => {
    const bytes = sections.find((section) => section.name === name)?.bytes;
    if (!bytes) return [];
    const reader = new Reader(bytes);
    const found = reader.vector(() => read(reader));
    if (!reader.isAtEnd) throw new Error(`The ${name} section of the WebAssembly has more in it than is known`);
    return found;
  };
  entries('element', skipElements);
  return {
    sections,
    /** Number of parameters of each function type. */
    arities: entries('type', readArity),
    imports: entries('import', readImport),
    /** Type indices. */
    functions: entries('function', (reader) => reader.uint()),
    tables: entries('table', (reader) => reader.raw(() => reader.tableType())),
    memories: entries('memory', (reader) => reader.raw(() => reader.limits())),
    tags: entries('tag', (reader) => reader.raw(() => reader.tagType())),
    globals: entries('global', readGlobal),
    exports: entries('export', (reader) => ({ name: reader.name(), kind: KINDS[reader.byte()], index: reader.uint() })),
    bodies: entries('code', (reader) => reader.sized()),
    data: entries('data', readData),
  };
}

/** @param {Uint8Array} wasm */
function sectionsOf(wasm) {
  const reader = new Reader(wasm);
  if (!reader.take(8).equals(MAGIC)) throw new Error('No WebAssembly');
  const sections = [];
  while (!reader.isAtEnd) {
    const id = reader.byte();
    const name = Object.keys(SECTIONS)[Object.values(SECTIONS).indexOf(id)] ?? unknown('section', id);
    sections.push({ name, bytes: reader.sized() });
  }
  return sections;
}

/** @param {Reader} reader */
function readArity(reader) {
  const code = reader.byte();
  if (code !== 0x60) unknown('type', code);
  const arity = reader.vector(() => reader.valueType()).length;
  reader.vector(() => reader.valueType()); // results
  return arity;
}

/** @param {Reader} reader */
function readImport(reader) {
  let kind = '';
  const bytes = reader.raw(() => {
    reader.sized();
    reader.sized();
    kind = KINDS[reader.byte()];
    if (kind === 'function') reader.uint();
    else if (kind === 'table') reader.tableType();
    else if (kind === 'memory') reader.limits();
    else if (kind === 'global') reader.globalType();
    else reader.tagType();
  });
  return { kind, bytes };
}

/** @param {Reader} reader */
function readGlobal(reader) {
  const type = reader.raw(() => reader.globalType());
  reader.constant();
  return type;
}

// Only active segments are supported, which are placed at instantiation. Instructions use passive ones.

/** @param {Reader} reader */
function readData(reader) {
  const flags = reader.byte();
  if (flags !== 0) unknown('data segment', flags);
  return { address: reader.address(), bytes: reader.sized() };
}

/** @param {Reader} reader */
function skipElements(reader) {
  const flags = reader.byte();
  if (flags !== 0 && flags !== 2) unknown('element segment', flags);
  if (flags === 2) reader.uint(); // its table
  reader.address();
  if (flags === 2) reader.byte();
  reader.vector(() => reader.uint());
}

/** @param {number} value @returns {Buffer} */
export function uint(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return Buffer.from([...bytes, value]);
}

/** Encodes a non-negative number as signed LEB128, whose highest bit is the sign.
 * @param {number} value */
export function signed(value) {
  const bytes = [];
  for (; value > 63; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return Buffer.from([...bytes, value]);
}

/** @param {(Uint8Array | number[])[]} parts */
export const join = (...parts) => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** @param {Uint8Array} bytes */
export const sized = (bytes) => join(uint(bytes.length), bytes);

/** @param {string} text */
export const name = (text) => sized(Buffer.from(text));

/** @param {Uint8Array[]} entries */
export const vector = (entries) => join(uint(entries.length), ...entries);

/** Encodes a program.
 * @param {{name: string, bytes: Uint8Array}[]} sections */
export function write(sections) {
  return join(MAGIC, ...sections.map(({ name, bytes }) => join([SECTIONS[name]], sized(bytes))));
}

/** Sorts sections into the order of a file.
 * @param {Record<string, Uint8Array>} sections */
export const inOrder = (sections) =>
  ORDER.filter((name) => name in sections).map((name) => ({ name, bytes: sections[name] }));
