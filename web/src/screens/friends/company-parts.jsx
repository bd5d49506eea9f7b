// What hosts and guests of a table with friends have in common: the code to show, gestures, questions to all.

import { useEffect, useState } from 'preact/hooks';
import { GESTURES } from '../../match/company.js';
import { buzz } from '../../motion/feedback.js';
import { lendFaces } from '../../motion/people/own-faces.js';
import { built } from '../../site/site.js';
import { adopt } from '../../styles/adopt-sheet.js';
import { useWords } from '../../words/words.js';
import { Button } from '../common/controls.jsx';
import { canShare, copy, share } from '../common/share-copy-save.js';
import { QrCode } from '../share/qr-code.jsx';
import style from './friends.css' with { type: 'text' };
import { faceKey } from './me.js';

adopt(style);

/** @typedef {import('../../match/company.js').Company} Company */

/** A code for another device: as a picture, and as a text to send.
 * @param {{text: string, title: string}} props `title`: of the message that carries it */
export function CodeToShow({ text, title }) {
  const words = useWords();
  const [told, setTold] = useState('');
  const data = { title, text };
  return (
    <div class="friend-code">
      <QrCode address={text} />
      <textarea class="field" readOnly rows={3} aria-label={words.t('friends-code-text')} value={text} />
      <div class="row">
        {canShare(data) && (
          <Button kind="primary" onClick={() => share(data)}>
            {words.t('friends-send')}
          </Button>
        )}
        <Button onClick={() => copy(text).then((id) => setTold(words.t(id)))}>{words.t('embed-copy')}</Button>
      </div>
      <p class="note" role="status">
        {told}
      </p>
    </div>
  );
}

/** What to do if a connection does not come about. */
export function Trouble() {
  const words = useWords();
  return (
    <details class="fold trouble">
      <summary>{words.t('friends-trouble')}</summary>
      {built.stun && <p>{words.t('friends-stun', { server: built.stun.replace(/^stun:/, '') })}</p>}
      <ul>
        {['net', 'guests', 'mobile', 'open'].map((kind) => (
          <li key={kind}>{words.t(`friends-trouble-${kind}`)}</li>
        ))}
      </ul>
    </details>
  );
}

/** Buttons of what can be said with one tap. @param {{onSay: (gesture: string) => void}} props */
export function Gestures({ onSay }) {
  const words = useWords();
  return (
    <fieldset class="gestures">
      <legend class="legend">{words.t('friends-say')}</legend>
      <div class="row">
        {GESTURES.map((gesture) => (
          <Button key={gesture} onClick={() => onSay(gesture)}>
            {words.t(`gesture-${gesture}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** A line over the table: a question to this device, or whom all wait for.
 * @param {object} props
 * @param {Company} props.company
 * @param {number[]} props.own seats of this device
 * @param {(number: number, isYes: boolean) => void} props.onVote
 * @param {(seat: number) => void} [props.onReplace] has an opponent play for a friend who is away
 * @param {() => void} [props.onInvite] invites such a friend again
 * @param {() => void} [props.onLost] leaves a host who is quiet, for a new invitation; missing if the host is not */
export function CompanyLine({ company, own, onVote, onReplace, onInvite, onLost }) {
  const words = useWords();
  const { people, turn, vote, missing, ready } = company;
  const names = (/** @type {number[]} */ seats) =>
    words.list(people.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name));
  const away = people.find(({ seat, presence }) => seat === turn && presence === 'away');
  const isMine = (/** @type {number[]} */ seats) => seats.some((seat) => own.includes(seat));
  /** @returns {[string, import('preact').ComponentChildren?] | null} */
  const content = () => {
    if (onLost) return [words.t('friends-quiet'), <Button onClick={onLost}>{words.t('friends-quiet-leave')}</Button>];
    if (vote && isMine(vote.missing))
      return [
        words.t(`friends-ask-${vote.kind}`, { name: names([vote.seat]) }),
        <>
          <Button kind="primary" onClick={() => onVote(vote.number, true)}>
            {words.t('friends-yes')}
          </Button>
          <Button onClick={() => onVote(vote.number, false)}>{words.t('friends-no')}</Button>
        </>,
      ];
    if (vote) return [words.t('friends-asking', { names: names(vote.missing) })];
    if (away)
      return [
        words.t('friends-away', { name: away.name }),
        onReplace && onInvite && (
          <>
            <Button onClick={() => onReplace(away.seat)}>{words.t('friends-replace')}</Button>
            <Button kind="primary" onClick={onInvite}>
              {words.t('friends-again')}
            </Button>
          </>
        ),
      ];
    if (!ready.length || !missing.length) return null;
    return [words.t(isMine(missing) ? 'friends-wait-you' : 'friends-wait', { names: names(missing) })];
  };
  const [text, buttons] = content() ?? [''];
  return (
    <div class="company-line" role="status">
      {text && <span>{text}</span>}
      {buttons}
    </div>
  );
}

/** Keeps the screen on, as far as the browser can, while a table with friends is open.
 * @param {boolean} isOn */
export function useWakeLock(isOn) {
  useEffect(() => {
    if (!isOn || !navigator.wakeLock) return undefined;
    /** @type {WakeLockSentinel | null} */
    let lock = null;
    let isHere = true;
    const take = () =>
      document.visibilityState === 'visible' &&
      navigator.wakeLock.request('screen').then(
        (taken) => void (isHere ? (lock = taken) : taken.release().catch(() => {})),
        () => {},
      );
    take();
    document.addEventListener('visibilitychange', take); // hidden pages lose it
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', take);
      lock?.release().catch(() => {});
    };
  }, [isOn]);
}

/** Vibration when one's turn comes, in milliseconds. */
const TURN_BUZZ = [80];

/** Vibrates when the turn of a person at this device comes.
 * @param {boolean} isMine @param {boolean} isOn */
export function useTurnBuzz(isMine, isOn) {
  useEffect(() => {
    if (isMine && isOn) buzz(TURN_BUZZ);
  }, [isMine, isOn]);
}

/** Shows the people of the company with their own faces.
 * @param {Company | null} company @param {number[]} own seats of this device */
export function useFaces(company, own) {
  const words = useWords();
  useEffect(() => {
    const others = company?.people.filter(({ seat, face }) => face && !own.includes(seat)) ?? [];
    if (others.length) lendFaces(Object.fromEntries(others.map(({ name, face }) => [faceKey(name, words), face])));
  }, [company]);
}
