// What build.py tells the bundles through esbuild's --define. All paths are relative to the site's root.

interface Built {
  version: string;
  /** Language -> file with the words of home and table, but for English, whose are part of main.js. */
  words: Record<string, string>;
  /** Language -> file with the words that come later. */
  laterWords: Record<string, string>;
  worker: string;
  /** Folder with Pyodide, its lock file and micropip. */
  python: string;
  /** The engine. */
  wheel: string;
  /** The memory of a Python that has imported the engine; null in a plain build. */
  snapshot: string | null;
  /** What of it Pyodide wants first, in base 64 (see `readFront`). */
  snapshotFront: string | null;
  /** The halves of Pyodide's WebAssembly with which the start from the snapshot goes; null in a plain build. */
  first: string | null;
  firstScript: string | null;
  rest: string | null;
  /** File of the engine or of words -> its hash, as `fetch` takes it. */
  hashes: Record<string, string>;
  /** Big file of the engine that is served gzipped (it ends with .gzipped) -> its bytes on the wire. */
  gzipped: Record<string, number>;
  /** The games as the engine tells them; in the page's bundle only. */
  games: import('./types.js').Game[];
  /** The page's style sheet; in the bundle of embedded tables only. */
  style: string;
}

declare const __KORTTI__: Built;
/** Game -> its usual rules, and for how many players those are. */
declare const __RULES__: Record<string, { players: number[]; rules: import('./wire.js').Rules }[]>;
/** What web/tools/posters.py prints. */
declare const __POSTER__: {
  words: Record<string, { play: string; replay: string; solve: string; goOn: string; again: string; games: Record<string, string> }>;
  games: Record<string, number[]>;
};
/** The file of play.jsx, beside embed.js. */
declare const __PLAY__: string;
declare const __PRECACHE__: { url: string; revision: string | null; integrity: string }[];
