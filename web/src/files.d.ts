// Types of files that esbuild bundles: style sheets and tables.

declare module '*.css' {
  const text: string; // if imported as text
  export default text;
}
declare module '*.csv' {
  const text: string;
  export default text;
}
declare module '*.ftl' {
  const text: string;
  export default text;
}
