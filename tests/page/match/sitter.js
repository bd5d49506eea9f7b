import { NOBODY } from '../../../web/src/match/session.js';

/** Returns a table without scenes (`Sitter` in session.js), with some of its calls replaced. */
export const sitterOf = (calls = {}) => ({ ...NOBODY, ...calls });
