// The settings and the words in the chosen language, as hooks.

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { feel } from '../../motion/feedback.js';
import { applySettings, indicesOf, readSettings, watchDevice } from '../../store/settings.js';
import * as store from '../../store/store.js';
import { chooseLanguage, createWords, languageName, watchWords } from '../../words/words.js';

/**
 * @typedef {import('../../store/settings.js').Settings} Settings
 * @typedef {import('../../types.js').Words} Words
 */

/** Holds the settings, saves changes, and follows other tabs.
 * @param {Settings} stored */
export function useSettings(stored) {
  const [settings, setSettings] = useState(stored);
  const latest = useRef(settings);
  useEffect(() => {
    async function follow() {
      const before = latest.current;
      const settings = readSettings((await store.get('settings')) ?? before);
      if (latest.current !== before || JSON.stringify(settings) === JSON.stringify(before)) return;
      latest.current = settings;
      setSettings(settings);
    }
    return store.watch({
      state: (state) => void (state === 'lasting' && follow()), // storage could not be read before
      others: (keys) => void ((!keys || keys.includes('settings')) && follow()),
    });
  }, []);
  useEffect(() => watchDevice(() => setSettings({ ...latest.current })), []);
  const set = useCallback((/** @type {Partial<Settings>} */ changed) => {
    const after = { ...latest.current, ...changed };
    latest.current = after;
    setSettings(after);
    store.set('settings', after);
    if (changed.sound || changed.vibration) feel(after, 'knock'); // a sample
  }, []);
  return { settings, set };
}

/** Loads the words that come later.
 * @param {Words} words @returns {{isWhole: boolean, isLost: boolean, retry: () => void}} */
export function useWholeWords(words) {
  const [isLost, setLost] = useState(false);
  const load = () => {
    setLost(false);
    words.whole().catch(() => setLost(true));
  };
  const isWhole = words.isWhole();
  useEffect(() => void (isWhole || load()), [words.lang]);
  return { isWhole, isLost, retry: load };
}

/** Returns the words in the chosen language and card letters. Until the new ones are loaded the old ones stay, with a
 * notice if loading fails.
 * @param {Settings} settings @param {Words} first @param {import('../../app.js').App['stand']} stand
 * @returns {Words} */
export function useLanguage(settings, first, stand) {
  const [words, setWords] = useState(first);
  const [tries, setTries] = useState(0); // to load missing words
  useEffect(() => {
    const lang = chooseLanguage(settings.lang);
    const indices = indicesOf(settings, lang);
    applySettings(settings, words.lang);
    if (words.lang === lang && words.indices === indices) return stand('words', null);
    let wanted = true;
    createWords({ lang, indices })
      .then((made) => made.whole().then(() => made))
      .then(
        (made) => {
          if (!wanted) return;
          applySettings(settings, lang);
          setWords(made);
          stand('words', null);
        },
        () => {
          const act = { id: 'try-again', run: () => setTries((count) => count + 1) };
          if (wanted)
            stand('words', { id: 'words-missing', args: { language: languageName(lang) }, act, isQuiet: true });
        },
      );
    return () => {
      wanted = false;
    };
  }, [settings, tries]);
  useEffect(() => watchWords(() => setWords((words) => ({ ...words }))), []);
  useEffect(() => {
    const onOnline = () => setTries((count) => count + 1);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return words;
}
