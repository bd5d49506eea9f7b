// Sharing the result of a daily deal: a line that reveals no cards, and a picture.

import { useState } from 'preact/hooks';
import { siteAddress } from '../../links/link-text.js';
import { dayText } from '../../words/numbers.js';
import { useWords } from '../../words/words.js';
import { Button, Sheet } from '../common/controls.jsx';
import { canShare, copy, fileName, saveFile, share, usePicture } from '../common/share-copy-save.js';
import { pictureOfDay } from './day-picture.js';

/** @typedef {import('./day-picture.js').Told} Told */

/** Signs of places in a row: one's own, the expert's, any other. */
const [MINE, EXPERT, OTHER] = ['🟡', '🔵', '⚪'];

/** Returns the places as a row of signs. @param {number} place @param {number} of @param {string} sign */
const signs = (place, of, sign) =>
  place ? `${Array.from({ length: of }, (_, k) => (k + 1 === place ? sign : OTHER)).join('')} ` : '';

/** @param {{told: Told, kind?: 'plain' | 'quiet'}} props */
export function ShareButton({ told, kind = 'quiet' }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const game = words.or(`game-${told.game}`, told.game);
  return (
    <>
      <Button kind={kind} label={words.row([words.t('table-share'), game])} onClick={() => setOpen(true)}>
        {words.t('table-share')}
      </Button>
      {isOpen && <DaySheet game={game} told={told} onClose={() => setOpen(false)} />}
    </>
  );
}

/** @param {{game: string, told: Told, onClose: () => void}} props `game`: its name in words */
function DaySheet({ game, told, onClose }) {
  const words = useWords();
  const [notice, setNotice] = useState('');
  const { day, place, of, result, markPlace, mark } = told;
  const date = dayText(day, words.lang, { dateStyle: 'medium' });
  const url = new URL(`#/today/${day}`, siteAddress()).href;
  const line = [
    words.t('today-line', { game, date }),
    signs(place, of, MINE) + result,
    ...(mark ? [signs(markPlace, of, EXPERT) + words.t('today-line-mark', { mark })] : []),
  ].join('\n');
  const draw = () => pictureOfDay(told, { game, date, site: new URL(siteAddress()).host });
  const drawn = usePicture(fileName(told.game, 'png', day), draw, [mark]);
  const files = drawn ? [drawn.file] : [];
  const all = canShare({ files, text: line, url }) ? { files, text: line, url } : { text: line, url };
  const send = async () => {
    if (!(await share(all))) setNotice('share-not-sent');
  };
  return (
    <Sheet title={words.t('share-title')} onClose={onClose} id="share-day">
      {drawn && <img src={drawn.address} alt={words.t('share-picture')} width="270" height="270" />}
      <p class="line-of-share">
        {line}
        <br />
        <a href={url}>{url}</a>
      </p>
      <div class="row">
        {canShare(all) && (
          <Button kind="primary" onClick={send}>
            {words.t('share-send')}
          </Button>
        )}
        <Button
          kind={canShare(all) ? 'plain' : 'primary'}
          onClick={async () => setNotice(await copy(`${line}\n${url}`))}
        >
          {words.t('share-copy-text')}
        </Button>
        {drawn && (
          <Button
            onClick={() => {
              saveFile(drawn.file, drawn.file.name);
              setNotice('share-picture-saved');
            }}
          >
            {words.t('share-save-picture')}
          </Button>
        )}
      </div>
      <p class="share-told" role="status">
        {notice && words.t(notice)}
      </p>
    </Sheet>
  );
}
