// Leaving the small frame of an embedded table: fullscreen if the host page allows it, or the site.

import { useEffect, useState } from 'preact/hooks';
import { linkAddress, linkAt } from '../../links/link-text.js';
import { Button, Sheet } from '../../screens/common/controls.jsx';
import { problemOf, useWords } from '../../words/words.js';

/** A sheet that explains opening the match on the site while its link is made.
 * @param {object} props
 * @param {import('../../app.js').App} props.app
 * @param {{save: string, at: number, more?: string} | undefined} props.saved a step of a saved match, with further
 *   parameters; undefined for the current match
 * @param {() => void} props.onClose */
export function FullSheet({ app, saved, onClose }) {
  const words = useWords();
  const [answer, setAnswer] = useState(/** @type {{link: string, running: boolean} | null} */ (null));
  const [problem, setProblem] = useState('');
  useEffect(() => {
    app.ask({ do: 'link', kind: 'match', ...(saved ? { save: saved.save } : {}) }).then(
      ({ link, running }) =>
        setAnswer({ link: saved ? `${linkAt(link, saved.at)}${saved.more ?? ''}` : `${link}&do=play`, running }),
      (error) => setProblem(words.show(problemOf(error))),
    );
  }, []);
  function fill() {
    onClose();
    const filling = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    filling.catch(() => app.notify(words.t('embed-screen-refused')));
  }
  return (
    <Sheet title={words.t('embed-full')} onClose={onClose}>
      <p>{words.t('embed-full.what')}</p>
      {answer?.running && <p class="note">{words.t('embed-full.running')}</p>}
      {problem && <p role="alert">{problem}</p>}
      <div class="row end">
        {document.fullscreenEnabled && (
          <Button onClick={fill}>{words.t(document.fullscreenElement ? 'embed-screen-end' : 'embed-screen')}</Button>
        )}
        {answer && (
          <a class="button primary" href={linkAddress(answer.link)} target="_blank" rel="noopener" onClick={onClose}>
            {words.t('embed-full')}
          </a>
        )}
      </div>
    </Sheet>
  );
}
