// The name of Practice on home, with the number of tasks for today.

import { useEffect, useState } from 'preact/hooks';
import { built } from '../../site/site.js';
import { useWords } from '../../words/words.js';

/** Returns the label; '' if there is nothing to practise. @param {import('../../app.js').App} app */
export function usePracticeLabel(app) {
  const words = useWords();
  const [tasks, setTasks] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    // as in practice/tasks.js, whose code loads later
    app.recall('practice').then((kept) => Array.isArray(kept?.tasks) && setTasks(kept.tasks));
  }, []);
  if (!tasks.length && !Object.keys(built.puzzles).length) return '';
  const n = tasks.filter((task) => task?.due <= Date.now()).length;
  return words.t(n ? 'home-practice-due' : 'home-practice', { n });
}
