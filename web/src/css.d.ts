// Style sheets are imported for their effect alone; esbuild bundles them.

declare module '*.css';
