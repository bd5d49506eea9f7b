// Constants that the build passes to the bundles by esbuild's --define. All paths are relative to the site's root.

interface Built {
  version: string;
  /** Language -> file with the words of home and table; English is part of main.js. */
  words: Record<string, string>;
  /** Language -> file with the other words. */
  laterWords: Record<string, string>;
  worker: string;
  /** Folder with Pyodide, its lock file and micropip. */
  python: string;
  /** The wheel of the engine. */
  wheel: string;
  /** Snapshot of a Python that has imported the engine; null in a plain build. */
  snapshot: string | null;
  /** The start of the snapshot that Pyodide needs first, in base64 (see `readFront`). */
  snapshotFront: string | null;
  /** The halves of Pyodide's WebAssembly for the start from the snapshot; null in a plain build. */
  first: string | null;
  firstScript: string | null;
  rest: string | null;
  /** File of words, or in the worker of the engine -> its hash, in the format of `fetch`'s integrity. */
  hashes: Record<string, string>;
  /** Big file of the engine that is served gzipped (named .gzipped) -> its size in bytes as sent; in the worker only. */
  gzipped: Record<string, number>;
  /** Game -> number of its puzzles. */
  puzzles: Record<string, number>;
  /** The STUN server for connections between friends (`--stun`); null if there is none. In the page's bundles only. */
  stun: string | null;
  openings: { folder: string; count: number };
  /** The games of the engine's catalogue; in the page's bundle only. */
  games: import('./types.js').Game[];
  /** Path of the page's style sheet; in the bundle of embedded tables only. */
  style: string;
}

declare const __KORTTI__: Built;
// JSON texts: esbuild would put objects into the start's bundle.
declare const __RULES__: string;
declare const __FIRSTS__: string;
declare const __THEMES__: string;
/** Printed by web/tools/embed/poster_words.py. */
declare const __POSTER__: {
  words: Record<
    string,
    { play: string; replay: string; solve: string; goOn: string; again: string; games: Record<string, string> }
  >;
  games: Record<string, number[]>;
};
/** File name of the bundle of play.jsx, beside embed.js. */
declare const __PLAY__: string;
declare const __PRECACHE__: { url: string; revision: string | null; integrity: string }[];
