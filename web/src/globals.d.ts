// What build.py tells the bundles through esbuild's --define. All paths are relative to the site's root.

interface Built {
  version: string;
  /** Language -> file with all its words. */
  words: Record<string, string>;
  worker: string;
  /** Folder with Pyodide, its lock file and micropip. */
  python: string;
  /** The engine. */
  wheel: string;
  /** File in the python folder -> bytes on the wire, for the big files that are served gzipped. */
  gzipped: Record<string, number>;
}

declare const __KORTTI__: Built;
declare const __PRECACHE__: { url: string; revision: string | null }[];
