// The host's side of a table with friends: who sits where, invitations, and the line over the table.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Host } from '../../friends/host.js';
import { canConnect, invite } from '../../friends/rtc/channel.js';
import { linkAddress } from '../../links/link-text.js';
import { gestureMessage } from '../../match/company.js';
import { keepFriends, setHub } from '../../match/match-keeper.js';
import { SeatFace } from '../../motion/people/portrait.jsx';
import { built } from '../../site/site.js';
import { withNames } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { Button, Pick, Sheet, Switch } from '../common/controls.jsx';
import { CodeToShow, CompanyLine, Gestures, Trouble, useFaces, useTurnBuzz, useWakeLock } from './company-parts.jsx';
import { CodeForm, NameForm } from './forms.jsx';
import { faceOfName, keepMe, readMe } from './me.js';

/**
 * @typedef {import('../../app.js').App} App
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../match/saved-matches.js').Match} Match
 * @typedef {import('../../match/company.js').Company} Company
 * @typedef {import('../../match/company.js').Member} Member
 * @typedef {import('../../friends/host.js').Place} Place
 */

/** The host of this tab; its guests stay while other screens are shown. @type {Host | null} */
let host = null;
const listener = {
  face: (/** @type {string} */ _) => '',
  changed: (/** @type {Company} */ _) => {},
  spoken: (/** @type {number} */ _seat, /** @type {string} */ _gesture) => {},
  tell: (/** @type {import('../../types.js').Message} */ _) => {},
};

/** Returns the host of a match, which it becomes the hub of. @param {Match} match */
function hostOf(match) {
  if (host?.id === match.id) return host;
  host?.close();
  const made = new Host(match.id, match.friends ?? [], {
    build: built.version,
    face: (name) => listener.face(name),
    keep: (friends) => keepFriends(made.id, friends),
    changed: (company) => listener.changed(company),
    spoken: (seat, gesture) => listener.spoken(seat, gesture),
    tell: (message) => listener.tell(message),
    isAway: () => document.hidden,
  });
  host = made;
  setHub(made);
  return made;
}

/** What hosts a match: always there while its table is shown, with a sheet on request.
 * @param {object} props
 * @param {App} props.app
 * @param {Match} props.match
 * @param {import('../../match/session.js').Session} props.session
 * @param {boolean} props.isOpen true to show the sheet
 * @param {() => void} props.onOpen
 * @param {() => void} props.onClose
 * @param {(isOn: boolean, hasTable: boolean) => void} props.onCompany others are there; one of them is a table */
export function Hosting({ app, match, session, isOpen, onOpen, onClose, onCompany }) {
  const words = useWords();
  const [host] = useState(() => hostOf(match));
  const [company, setCompany] = useState(() => host.company);
  const view = host.view ?? session.state.latest.view;
  const own = company.people.filter(({ device, presence }) => !device && presence === 'host').map(({ seat }) => seat);
  const isOn = company.people.some(({ presence }) => presence !== 'host') || company.tables + company.watchers > 0;
  useEffect(() => {
    Object.assign(listener, {
      face: (/** @type {string} */ name) => faceOfName(name, words),
      changed: setCompany,
      spoken: (/** @type {number} */ seat, /** @type {string} */ gesture) =>
        session.hear({ seat, message: gestureMessage(gesture) }),
      tell: (/** @type {import('../../types.js').Message} */ message) => app.notify(words.show(message)),
    });
    setCompany(host.company);
  }, [session, words]);
  useEffect(() => onCompany(isOn, company.tables > 0), [isOn, company.tables > 0]);
  useWakeLock(isOn);
  useTurnBuzz(company.turn !== null && own.includes(company.turn), isOn);
  useFaces(company, own);
  return (
    <>
      {isOn && (
        <CompanyLine
          company={company}
          own={own}
          onVote={host.vote}
          onReplace={(seat) => host.replace(seat, true)}
          onInvite={onOpen}
        />
      )}
      {isOpen && <FriendsSheet host={host} company={company} view={view} isOn={isOn} onClose={onClose} />}
    </>
  );
}

/** @param {{host: Host, company: Company, view: View, isOn: boolean, onClose: () => void}} props */
function FriendsSheet({ host, company, view, isOn, onClose }) {
  const words = useWords();
  const [me, setMe] = useState(/** @type {{name: string, key: string} | null} */ (null)); // as kept
  const [place, setPlace] = useState(/** @type {Place | null} */ (null));
  const [told, setTold] = useState('');
  useEffect(() => {
    readMe().then(setMe);
  }, []);
  const named = withNames(view, words);
  const isKnown = company.people.some(({ presence, seat }) => presence === 'host' && view.seats[seat].name);
  const begin = (/** @type {Place} */ next) => {
    setTold('');
    setPlace(next);
  };
  /** @param {Promise<unknown>} work */
  const tellTrouble = (work) => work.catch(() => setTold(words.t('friends-not-now')));
  if (!me) return null;
  const introduce = (/** @type {string} */ name) => {
    keepMe({ ...me, name });
    return tellTrouble(host.introduce(name));
  };
  if (place)
    return (
      <Sheet title={words.t('friends-invite')} onClose={onClose} id="friends">
        {isKnown ? (
          <Invitation
            host={host}
            place={place}
            onDone={(name) => {
              setPlace(null);
              setTold(words.t('friends-came', { name: name || words.t('friends-device') }));
            }}
            onBack={() => setPlace(null)}
          />
        ) : (
          <NameForm
            first={me.name}
            label={words.t('friends-host-name')}
            button={words.t('friends-go-on')}
            onName={introduce}
          />
        )}
      </Sheet>
    );
  const member = (/** @type {number} */ seat) => company.people.find((one) => one.seat === seat);
  const others = view.seats.flatMap((_, seat) => (seat === view.front ? [] : [seat]));
  const devices = [
    ...new Map(company.people.filter(({ presence }) => presence === 'here').map((one) => [one.device, one])).values(),
  ];
  return (
    <Sheet title={words.t('friends-title')} onClose={onClose} id="friends">
      {isOn && <Gestures onSay={(gesture) => (host.say(gesture), onClose())} />}
      <ul class="friend-seats">
        {others.map((seat) => (
          <SeatLine
            key={seat}
            view={named}
            seat={seat}
            member={member(seat)}
            devices={devices}
            onInvite={() => begin({ seat })}
            onSeat={(who) => tellTrouble(host.setSeat(seat, who))}
            onReplace={(isReplaced) => host.replace(seat, isReplaced)}
          />
        ))}
      </ul>
      {canConnect() && (
        <div class="row">
          <Button onClick={() => begin('table')}>{words.t('friends-invite-table')}</Button>
          <Button onClick={() => begin('watch')}>{words.t('friends-invite-watch')}</Button>
        </div>
      )}
      {company.tables + company.watchers > 0 && (
        <p class="note">{words.t('friends-spectators', { tables: company.tables, watchers: company.watchers })}</p>
      )}
      <p class="note">{words.t(canConnect() ? 'friends-explain' : 'friends-problem-unsupported')}</p>
      <p role="status">{told}</p>
    </Sheet>
  );
}

/** A seat and who plays it.
 * @param {{view: View, seat: number, member: Member | undefined, devices: Member[], onInvite: () => void,
 *   onSeat: (who: string | number) => void, onReplace: (isOn: boolean) => void}} props `view` with names */
function SeatLine({ view, seat, member, devices, onInvite, onSeat, onReplace }) {
  const words = useWords();
  const { name, level } = view.seats[seat];
  const presence = member?.presence ?? 'opponent';
  const isFree = presence !== 'here';
  const now = presence === 'here' ? String(member?.device) : presence === 'host' ? 'person' : (level ?? '');
  const options = [
    { value: level ?? 'skilled', label: words.t('friends-plays-opponent') },
    { value: 'person', label: words.t('friends-plays-here') },
    ...devices.map((one) => ({
      value: String(one.device),
      label: words.t('friends-plays-there', { name: one.name }),
    })),
    ...(now === '' ? [{ value: '', label: words.t('friends-plays-away') }] : []),
  ];
  return (
    <li>
      <SeatFace view={view} seat={seat} />
      <span class="who">
        <b>{name}</b>
        <span class="note">{words.t(`friends-is-${presence}`)}</span>
      </span>
      {isFree && canConnect() && (
        <Button kind={presence === 'away' ? 'primary' : 'plain'} onClick={onInvite}>
          {words.t(presence === 'away' || presence === 'replaced' ? 'friends-again' : 'friends-invite')}
        </Button>
      )}
      <Pick
        label={words.t('friends-plays', { name })}
        value={now}
        options={options}
        onChange={(who) => who !== now && onSeat(/^\d+$/.test(who) ? Number(who) : who)}
      />
      {(presence === 'away' || presence === 'replaced') && (
        <Switch
          label={words.t('friends-replace')}
          checked={presence === 'replaced'}
          onChange={(isOn) => onReplace(isOn)}
        />
      )}
    </li>
  );
}

/** Problems of an answer after which the same invitation stays open. */
const RETRIED = ['cut', 'no-code', 'newer', 'wrong-kind', 'not-mine'];

/** The two steps of an invitation: a code for the friend, and the friend's answer.
 * @param {{host: Host, place: Place, onDone: (name: string) => void, onBack: () => void}} props */
function Invitation({ host, place, onDone, onBack }) {
  const words = useWords();
  const [made, setMade] = useState(/** @type {import('../../friends/rtc/channel.js').Invitation | null} */ (null));
  const [step, setStep] = useState(1);
  const [problem, setProblem] = useState('');
  const [isConnecting, setConnecting] = useState(false);
  const isHere = useRef(true);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let mine = /** @type {typeof made} */ (null);
    isHere.current = true;
    setMade(null);
    setStep(1);
    invite({ stun: built.stun ?? undefined }).then(
      (invitation) => {
        mine = invitation;
        if (isHere.current) setMade(invitation);
        else invitation.cancel();
      },
      (error) => isHere.current && setProblem(error.reason ?? 'unsupported'),
    );
    return () => {
      isHere.current = false;
      mine?.cancel();
    };
  }, [round]);
  const link = made ? linkAddress(`/join/${made.code}${typeof place === 'object' ? '' : `?as=${place}`}`) : '';
  /** @param {string} text */
  const accept = async (text) => {
    if (!made || isConnecting) return;
    setConnecting(true);
    setProblem('');
    try {
      const name = await host.admit(await made.accept(text), place);
      if (isHere.current) onDone(name);
    } catch (error) {
      const { reason = 'no-connection' } = /** @type {any} */ (error);
      if (!isHere.current) return;
      setConnecting(false);
      setProblem(reason);
      if (!RETRIED.includes(reason)) setRound(round + 1); // this invitation has ended
    }
  };
  return (
    <div class="invitation">
      <p class="step">{words.t('friends-step', { step, steps: 2 })}</p>
      {problem && <p role="alert">{words.t(`friends-problem-${problem}`)}</p>}
      {step === 1 ? (
        <>
          <p>{words.t(typeof place === 'object' ? 'friends-step-show' : 'friends-step-show-table')}</p>
          {link ? (
            <CodeToShow text={link} title={words.t('friends-link-title')} />
          ) : (
            !problem && <p class="note">{words.t('friends-making')}</p>
          )}
          <div class="row end">
            <Button onClick={onBack}>{words.t('back')}</Button>
            <Button kind="primary" disabled={!made} onClick={() => setStep(2)}>
              {words.t('friends-step-next')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{words.t('friends-step-answer')}</p>
          <CodeForm label={words.t('friends-scan')} isBusy={isConnecting} onText={accept} />
          {isConnecting && <p role="status">{words.t('friends-connecting')}</p>}
          <div class="row end">
            <Button onClick={() => setStep(1)}>{words.t('back')}</Button>
          </div>
        </>
      )}
      <Trouble />
    </div>
  );
}
