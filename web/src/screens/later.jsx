// A screen whose code comes when it is shown: the statistics, and today's deals.

import { useEffect, useState } from 'preact/hooks';
import { loadStatistics } from '../stats.js';
import { Failed, TopBar, useHeading } from '../ui.jsx';
import { useWords } from '../words.js';

/** @typedef {import('../stats.js').Code} Code */

/** @param {{app: import('../app.js').App, title: string, show: (code: Code) => import('preact').ComponentChildren}} props */
export function LaterScreen({ app, title, show }) {
  const words = useWords();
  const { code, isLost, retry } = useStatistics();
  useHeading(words.t(title), false);
  if (code) return <>{show(code)}</>;
  return (
    <div class="screen">
      <TopBar title={words.t(title)} onBack={() => app.back()} />
      <main class="page" aria-busy="true">{isLost && <Failed text="table-failed" onRetry={retry} />}</main>
    </div>
  );
}

/** Gets the code of the statistics, once it has come. */
export function useStatistics() {
  const [code, setCode] = useState(/** @type {Code | null} */ (null));
  const [isLost, setLost] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setLost(false);
    loadStatistics().then((loaded) => setCode(() => loaded), () => setLost(true));
  }, [tries]);
  return { code, isLost, retry: () => setTries(tries + 1) };
}
