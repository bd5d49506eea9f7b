// Lists of saved matches that no tile shows. A tap continues a match, or replays a finished one.

import { useState } from 'preact/hooks';
import { numberText } from '../../words/numbers.js';
import { isShared, namesOf } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { Button, Icon, IconButton, Sheet, TilePicture } from '../common/controls.jsx';
import { resultOf, stageOf } from './match-picture.jsx';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../match/saved-matches.js').Match} Match */

/** Matches shown at first. */
const FEW = 2;

/** Unfinished matches besides those of the tiles, latest first. @param {{app: App, matches: Match[]}} props */
export function OtherMatches({ app, matches }) {
  const words = useWords();
  const [isWhole, setWhole] = useState(false);
  if (!matches.length) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">{words.t('others-title')}</h2>
      <ul class="matches">
        {(isWhole ? matches : matches.slice(0, FEW)).map((match) => (
          <MatchRow key={match.id} app={app} match={match} />
        ))}
      </ul>
      {matches.length > FEW && (
        <Button kind="quiet" expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {words.t(isWhole ? 'continue-few' : 'continue-all', { count: matches.length })}
        </Button>
      )}
    </section>
  );
}

/** @param {{app: App, match: Match}} props */
export function MatchRow({ app, match }) {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const name = words.or(`game-${match.game}`, match.game);
  const { deal, seats, totals, sides = seats.map((_, k) => [k]), over, waits } = match.summary;
  const names = namesOf(seats, words);
  const result = over || waits === 'deal' ? resultOf(match, words) : '';
  const scored = totals.some((total) => total !== 0);
  return (
    <li class="match card-box">
      <TilePicture game={match.game} />
      <div class="text">
        <h3>
          <a
            class="stretched"
            href={over ? `#/replay/${match.id}` : `#/table/${match.id}`}
            aria-label={words.t(over ? 'replay-look-at' : 'continue-match', { name })}
          >
            {name}
          </a>
        </h3>
        <p class="note">
          {result && (
            <>
              <b>{result}</b> ·{' '}
            </>
          )}
          {stageOf(match, words)} · {ago(match.updated, words.lang)}
          {(scored || isShared(match.summary)) &&
            sides.map((side, k) => (
              <span key={side[0]}>
                {k > 0 ? words.row(['', '']) : ' · '}
                {side.map((seat) => names[seat]).join(' + ')}
                {scored && (
                  <>
                    {' '}
                    <b>{numberText(totals[side[0]], words.lang)}</b>
                  </>
                )}
              </span>
            ))}
        </p>
        <p class="does" aria-hidden="true">
          <Icon name={over ? 'replay' : 'play'} /> {words.t(over ? 'replay-look' : 'link-go-on')}
        </p>
      </div>
      {match.save && !over && (
        <IconButton icon="replay" label={words.t('replay-look-at', { name })} href={`#/replay/${match.id}`} />
      )}
      <IconButton icon="bin" label={words.t('forget-match', { name })} onClick={() => setAsking(true)} />
      {asking && (
        <Sheet title={words.t('forget-title')} onClose={() => setAsking(false)}>
          <p>{words.t('forget-text', { name, deal })}</p>
          <br />
          <div class="row end">
            <Button onClick={() => setAsking(false)}>{words.t('keep')}</Button>
            <Button kind="danger" icon="bin" onClick={() => app.forget(match.id)}>
              {words.t('forget')}
            </Button>
          </div>
        </Sheet>
      )}
    </li>
  );
}

/** Returns how long ago a time was, in words.
 * @param {number} time @param {string} lang */
function ago(time, lang) {
  const minutes = Math.round((Date.now() - time) / 60_000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (minutes < 1) return format.format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}
