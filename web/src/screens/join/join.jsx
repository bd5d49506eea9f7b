// A friend's table: the way in by a code, and the table itself, whose engine is the host's.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Guest } from '../../friends/guest.js';
import { canConnect, join } from '../../friends/rtc/channel.js';
import { usePart } from '../../site/code-parts.js';
import { built } from '../../site/site.js';
import { useWords } from '../../words/words.js';
import { Button, Failed, Sheet, TopBar, useHeading } from '../common/controls.jsx';
import {
  CodeToShow,
  CompanyLine,
  Gestures,
  Trouble,
  useFaces,
  useTurnBuzz,
  useWakeLock,
} from '../friends/company-parts.jsx';
import { CodeForm, NameForm } from '../friends/forms.jsx';
import { faceOfName, keepMe, readMe } from '../friends/me.js';
import { table, Waiting } from '../table/table-route.jsx';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../friends/guest.js').State} State
 * @typedef {import('../../friends/rtc/channel.js').Joining} Joining
 */

/** @param {{app: App, code: string, as?: string}} props `as`: 'table' or 'watch', without a seat */
export function JoinScreen({ app, code: first, as }) {
  const words = useWords();
  const [code, setCode] = useState(first);
  const [tries, setTries] = useState(0);
  const [me, setMe] = useState(/** @type {{name: string, key: string} | null} */ (null));
  const [isNamed, setNamed] = useState(Boolean(as));
  const [joining, setJoining] = useState(/** @type {Joining | null} */ (null));
  const [problem, setProblem] = useState(first ? '' : 'no-code'); // cut on the way
  const [state, setState] = useState(/** @type {State | null} */ (null));
  const guest = useRef(/** @type {Guest | null} */ (null));
  useHeading(words.t('friends-join'), app.arrives);
  useEffect(() => {
    readMe().then(setMe);
    table.load().catch(() => {});
    return () => guest.current?.leave();
  }, []);
  useEffect(() => {
    if (!me || !isNamed || !code) return undefined;
    let isHere = true;
    /** @type {Joining | null} */
    let mine = null;
    const fail = (/** @type {any} */ error) => isHere && (setJoining(null), setProblem(error.reason ?? 'unsupported'));
    setProblem('');
    join(code, { stun: built.stun ?? undefined }).then((made) => {
      mine = made;
      if (!isHere) return made.cancel();
      setJoining(made);
      return made.opened.then((channel) => {
        if (!isHere) return channel.close();
        const hello = { build: built.version, key: me.key, name: me.name, face: faceOfName(me.name, words) };
        guest.current = new Guest(channel, hello, {
          changed: setState,
          tell: (message) => app.notify(words.show(message)),
        });
        setState(guest.current.state);
        setCode(''); // used up
      }, fail);
    }, fail);
    return () => {
      isHere = false;
      if (!guest.current) mine?.cancel();
    };
  }, [code, tries, isNamed, me?.key]);

  const again = (/** @type {string} */ text) => {
    guest.current = null;
    setProblem('');
    setState(null);
    setJoining(null);
    setCode(text);
    setTries((count) => count + 1); // also with the code that failed
  };
  const leave = () => app.go('', { replace: true });
  if (state?.session && state.stage === 'seated')
    return <GuestTable app={app} guest={/** @type {Guest} */ (guest.current)} state={state} onLeave={leave} />;
  return (
    <div class="screen join">
      <TopBar title={words.t('friends-join')} onBack={leave} />
      <main class="page">
        <section class="panel card-box">
          {!canConnect() ? (
            <p role="alert">{words.t('friends-problem-unsupported')}</p>
          ) : !me ? null : state?.stage === 'refused' ? (
            <p role="alert">{words.t(`friends-refused-${state.why}`)}</p>
          ) : state?.stage === 'lost' || problem ? (
            <>
              <p role="alert">{words.t(problem ? `friends-problem-${problem}` : 'friends-lost')}</p>
              <p>{words.t('friends-lost-what')}</p>
              <CodeForm label={words.t('friends-scan-new')} onText={again} />
              <Trouble />
            </>
          ) : !isNamed ? (
            <>
              <p>{words.t('friends-join-what')}</p>
              <NameForm
                first={me.name}
                label={words.t('friends-your-name')}
                button={words.t('friends-sit-down')}
                onName={(name) => {
                  const named = { ...me, name };
                  keepMe(named);
                  setMe(named);
                  setNamed(true);
                }}
              />
            </>
          ) : state ? (
            <p role="status">{words.t('friends-connecting')}</p>
          ) : joining ? (
            <>
              <p class="step">{words.t('friends-step', { step: 2, steps: 2 })}</p>
              <p>{words.t('friends-answer-what')}</p>
              <CodeToShow text={joining.code} title={words.t('friends-answer-title')} />
              <Trouble />
            </>
          ) : (
            <p class="note">{words.t('friends-making')}</p>
          )}
        </section>
      </main>
    </div>
  );
}

/** The table as a guest's device shows it.
 * @param {{app: App, guest: Guest, state: State, onLeave: () => void}} props */
function GuestTable({ app, guest, state, onLeave }) {
  const words = useWords();
  const { code, isLost, retry } = usePart(table);
  const [isOpen, setOpen] = useState(false);
  const { seats, company, record, welcomes, isBroken } = state;
  const session = /** @type {import('../../match/session.js').Session} */ (state.session);
  useEffect(() => void app.words.whole().catch(() => {}), []);
  useEffect(() => {
    if (isBroken) app.stand('friends-pack', { id: 'friends-pack-changed' });
    return () => app.stand('friends-pack', null);
  }, [isBroken]);
  useWakeLock(true);
  useTurnBuzz(Boolean(company && company.turn !== null && seats.includes(company.turn)), true);
  useFaces(company, seats);
  if (!code)
    return (
      <Waiting title={words.t('friends-join')} onLeave={onLeave}>
        {isLost ? <Failed text="table-failed" onRetry={retry} /> : <p role="status">{words.t('friends-connecting')}</p>}
      </Waiting>
    );
  return (
    <>
      <code.Table
        key={welcomes}
        session={session}
        settings={app.settings}
        onSettle={app.set}
        verify={app.ask}
        isKnown={false}
        isGuest
        isHandLarge={Boolean(company?.tables) && seats.length > 0}
        onLeave={onLeave}
        onReplay={record ? () => app.openRecord(record) : undefined}
        friends={{ isOn: true, open: () => setOpen(true) }}
      />
      {company && (
        <CompanyLine
          company={company}
          own={seats}
          onVote={guest.vote}
          onLost={state.isQuiet ? guest.leave : undefined}
        />
      )}
      {isOpen && (
        <Sheet title={words.t('friends-title')} onClose={() => setOpen(false)} id="friends">
          {seats.length > 0 && <Gestures onSay={(gesture) => (guest.say(gesture), setOpen(false))} />}
          <ul class="friend-seats">
            {company?.people.map(({ seat, name, presence }) => (
              <li key={seat}>
                <span class="who">
                  <b>{name}</b>
                  <span class="note">
                    {words.t(seats.includes(seat) ? 'friends-is-you' : `friends-is-${presence}`)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <div class="row end">
            <Button onClick={onLeave}>{words.t('friends-leave')}</Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
