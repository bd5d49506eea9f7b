// Seats of a new match: number of players, levels of opponents, and people who share the device.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { groupsOf, namedSeats, seated } from '../../match/match-setup.js';
import { carryFace } from '../../motion/people/own-faces.js';
import { Face } from '../../motion/people/portrait.jsx';
import { cleanName, cutName, defaultName, isShared, LEVELS, nameKeyOf, namesOf } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { Button, Choice, Icon, Pick } from '../common/controls.jsx';
import { FaceButton } from '../common/face-choice.jsx';

/**
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../types.js').SeatChoice} SeatChoice
 * @typedef {import('../../match/match-setup.js').Chosen} Chosen
 */

/** Returns the choice with some seats changed.
 * @param {Chosen} chosen @param {number[]} some @param {Partial<SeatChoice>} part @returns {Chosen} */
const withSeats = (chosen, some, part) => ({
  ...chosen,
  seats: chosen.seats.map((seat, k) => (some.includes(k) ? { ...seat, ...part } : seat)),
});

/** Returns the choice in which people who share the device have names used before.
 * @param {Chosen} chosen @param {string[]} known @returns {Chosen} */
function withKnownNames(chosen, known) {
  if (!isShared({ seats: seated(chosen) })) return chosen;
  const names = known.filter((name) => !chosen.seats.some((seat) => seat.name === name));
  const seats = chosen.seats.map((seat) =>
    seat.kind === 'person' && !seat.name ? { ...seat, name: names.shift() ?? '' } : seat,
  );
  return { ...chosen, seats };
}

/** @param {{game: Game, chosen: Chosen, known: string[], change: (chosen: Chosen) => void, onInvite: () => void}} props
 *   `known`: names used before on this device; `onInvite` deals, and invites friends with a device of their own */
export function SeatsForm({ game, chosen, known, change, onInvite }) {
  const words = useWords();
  const { players, seats } = chosen;
  const here = seated(chosen);
  const [isOpen, setOpen] = useState(isShared({ seats: here }));
  const friend = useRef(/** @type {number | null} */ (null)); // the seat of a friend just added
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useLayoutEffect(() => {
    if (friend.current !== null) list.current?.querySelectorAll('input')[friend.current].focus();
    friend.current = null;
  });
  const { rivals, partners } = groupsOf(here, game);
  const next = rivals[0] ?? partners[0]; // whose seat a friend takes
  /** @param {number[]} some @param {Partial<SeatChoice>} part */
  const set = (some, part) => change(withSeats(chosen, some, part));
  /** @param {number} k @param {string} kind */
  const setKind = (k, kind) => {
    const changed = withSeats(chosen, [k], { kind });
    change(kind === 'person' ? withKnownNames(changed, known) : changed);
  };
  /** @param {number} k */
  const addFriend = (k) => {
    friend.current = k;
    setOpen(true);
    setKind(k, 'person');
  };
  return (
    <section class="panel card-box company">
      {game.players.length > 1 && (
        <Choice
          label={words.t('players-title')}
          value={players}
          options={game.players.map((number) => ({ value: number, label: String(number) }))}
          onChange={(number) => change({ ...chosen, players: number })}
        />
      )}
      <details class="fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span class="text">
            <h2>{words.t('seats-title')}</h2>
            <span class="sitters">
              {here.map((_, k) => (
                <SeatFace key={k} seats={here} seat={k} />
              ))}
            </span>
            <span class="unseen">{words.row(namesOf(namedSeats(here, words), words))}</span>
          </span>
          <Icon name="down" />
        </summary>
        <ol class="seats" ref={list}>
          {here.map((_, k) => (
            <SeatRow
              key={k}
              seats={here}
              seat={k}
              onName={(name) => set([k], { name })}
              onKind={(kind) => setKind(k, kind)}
            />
          ))}
        </ol>
        <div class="friend">
          <Button icon="people" onClick={onInvite}>
            {words.t('friends-invite-own')}
          </Button>
          <p class="note">{words.t('friends-invite-own.explain')}</p>
        </div>
      </details>
      {next !== undefined && (
        <div class="friend">
          <Button icon="people" onClick={() => addFriend(next)}>
            {words.t('seats-friend')}
          </Button>
          <p class="note">{words.t('seats-friend.explain')}</p>
        </div>
      )}
      {rivals.length > 0 && (
        <LevelChoice
          label={words.t('levels-title')}
          isTold
          seats={rivals.map((k) => seats[k])}
          onChange={(kind) => set(rivals, { kind })}
        />
      )}
      {partners.length > 0 && (
        <LevelChoice
          label={words.t('levels-partner')}
          seats={partners.map((k) => seats[k])}
          onChange={(kind) => set(partners, { kind })}
        />
      )}
      {rivals.length + partners.length === players && <p role="alert">{words.t('person-needed')}</p>}
    </section>
  );
}

/** One level for several opponents; none is checked if theirs differ. `isTold` explains the level below.
 * @param {{label: string, isTold?: boolean, seats: SeatChoice[], onChange: (kind: string) => void}} props */
function LevelChoice({ label, isTold, seats, onChange }) {
  const words = useWords();
  const isMixed = seats.some(({ kind }) => kind !== seats[0].kind);
  return (
    <div class="level-choice">
      <Choice
        label={label}
        tag={isMixed ? words.t('levels-mixed') : undefined}
        value={isMixed ? '' : seats[0].kind}
        options={LEVELS.map((level) => ({ value: level, label: words.t(`level-${level}`) }))}
        onChange={onChange}
      />
      {isTold && (
        <p class="note" aria-live="polite">
          {!isMixed && words.t(`level-${seats[0].kind}.what`)}
        </p>
      )}
    </div>
  );
}

/** Returns the name shown in a seat, and the key of a person's face.
 * @param {SeatChoice[]} seats @param {number} seat @param {import('../../types.js').Words} words */
function whoSits(seats, seat, words) {
  const named = seats.map(({ kind, name }) => ({ kind, name: cleanName(name) }));
  return { name: named[seat].name || defaultName(seats, seat, words), own: nameKeyOf(named, seat, words) };
}

/** @param {{seats: SeatChoice[], seat: number}} props */
function SeatFace({ seats, seat }) {
  const { name, own } = whoSits(seats, seat, useWords());
  return <Face seat={seat} name={name} isNeighbour={seats[seat].kind !== 'person'} own={own} />;
}

/** A seat: face, name, and who plays it. A face that a person chose before the name is kept for the new name.
 * @param {{seats: SeatChoice[], seat: number, onName: (name: string) => void, onKind: (kind: string) => void}} props */
function SeatRow({ seats, seat, onName, onKind }) {
  const words = useWords();
  const { kind } = seats[seat];
  const { name, own } = whoSits(seats, seat, words);
  const before = useRef(own);
  const number = seat + 1;
  return (
    <li
      class={`seat ${kind === 'person' ? 'person' : 'opponent'}`}
      onFocusIn={() => (before.current = own)}
      onChange={() => kind === 'person' && carryFace(before.current, own)}
    >
      {kind === 'person' ? <FaceButton seat={seat} name={name} own={own} /> : <SeatFace seats={seats} seat={seat} />}
      <input
        class="field"
        type="text"
        aria-label={words.t('seat-name', { number })}
        placeholder={defaultName(seats, seat, words)}
        value={seats[seat].name}
        autoComplete="off"
        spellcheck={false}
        onInput={(event) => onName(cutName(event.currentTarget.value))}
        onChange={(event) => onName(cleanName(event.currentTarget.value))}
      />
      <Pick
        label={words.t('level-of-seat', { number })}
        value={kind}
        options={['person', ...LEVELS].map((kind) => ({ value: kind, label: words.t(`level-${kind}`) }))}
        onChange={onKind}
      />
    </li>
  );
}
