// Files that esbuild takes in: style sheets for their effect alone, tables as their text.

declare module '*.css' {
  const text: string; // where it is taken in as text
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
