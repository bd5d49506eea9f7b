// Files that esbuild takes in: style sheets for their effect alone, tables as their text.

declare module '*.css';
declare module '*.csv' {
  const text: string;
  export default text;
}
