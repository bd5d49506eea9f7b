// The replay screen, whose code loads on demand.

import { part, usePart } from '../../site/code-parts.js';
import { useWords } from '../../words/words.js';
import { Failed, Starting, TopBar, useHeading } from '../common/controls.jsx';

/** Draws on the table's canvas. */
const replay = part('replay', () => import('./replay.jsx'));

/**
 * @param {object} props
 * @param {import('../../app.js').App} props.app
 * @param {import('../../wire.js').Found} props.found
 * @param {string} props.origin link or record it was opened from; kept with matches begun here
 * @param {string} [props.id] of a match saved on this device
 * @param {boolean} [props.isReviewed] true to open the review at once
 */
export function ReplayRoute({ app, found, origin, id, isReviewed }) {
  const words = useWords();
  const { code, isLost, retry } = usePart(replay);
  const title = words.t(found.kind === 'position' ? 'replay-position' : 'replay-title', {
    name: words.or(`game-${found.game}`, found.game),
  });
  useHeading(title, false);
  if (code)
    return <code.ReplayScreen app={app} title={title} found={found} origin={origin} id={id} isReviewed={isReviewed} />;
  return (
    <div class="screen">
      <TopBar title={title} onBack={app.full ? undefined : () => app.back()} />
      <main class="page">
        {isLost ? (
          <Failed text="table-failed" onRetry={retry} />
        ) : (
          <Starting engine={app.engine} onRetry={app.retry} isMore />
        )}
      </main>
    </div>
  );
}
