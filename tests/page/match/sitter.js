/** Returns a table without scenes (`Sitter` in session.js), with some of its calls replaced. */
export const sitterOf = (calls = {}) => ({
  changed() {},
  tell() {},
  say() {},
  refused() {},
  done() {},
  sceneTime: () => 0,
  ...calls,
});
