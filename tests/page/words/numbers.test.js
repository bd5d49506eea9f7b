// Numbers and dates in words (web/src/words/numbers.js).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayText } from '../../../web/src/words/numbers.js';

const written = (/** @type {string[]} */ ...languages) => {
  Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });
  return dayText('2026-11-30', 'en', { day: 'numeric', month: 'numeric' });
};

test('a day is written as in the reader’s country, whatever the system calls its language', () => {
  assert.equal(written('fi-FI', 'en-GB'), '30/11');
  assert.equal(written('fi-FI'), '11/30');
  assert.equal(written('en-US@posix'), '11/30');
});
