// Seats of a new match: number of players, levels of opponents, and people who share the device.

import { useEffect, useRef, useState } from 'preact/hooks';
import { groupsOf, namedSeats, seated } from '../../match/match-setup.js';
import { carryFace } from '../../motion/people/own-faces.js';
import { cleanName, cutName, defaultName, isShared, LEVELS, nameKeyOf, namesOf } from '../../words/seat-names.js';
import { useWords } from '../../words/words.js';
import { Choice, Icon, Pick } from '../common/controls.jsx';
import { FaceButton } from '../common/face-choice.jsx';

/**
 * @typedef {import('../../types.js').Game} Game
 * @typedef {import('../../types.js').SeatChoice} SeatChoice
 * @typedef {import('../../match/match-setup.js').Chosen} Chosen
 */

/** @param {{game: Game, chosen: Chosen, known: string[], change: (chosen: Chosen) => void}} props `known`: names used
 *   before on this device */
export function SeatsForm({ game, chosen, known, change }) {
  const words = useWords();
  const { players, seats } = chosen;
  const here = seated(chosen);
  const wasShared = useRef(isShared({ seats: here }));
  const people = here.flatMap(({ kind }, k) => (kind === 'person' ? [k] : []));
  const { rivals, partners } = groupsOf(here, game);

  /** @param {number} k @param {Partial<SeatChoice>} part */
  const setSeat = (k, part) =>
    change({ ...chosen, seats: seats.map((seat, other) => (other === k ? { ...seat, ...part } : seat)) });
  /** Sets who plays a seat; people who share the device get names used before.
   * @param {number} k @param {string} kind */
  const setKind = (k, kind) => {
    const names = known.filter((name) => !seats.some((seat) => seat.name === name));
    const changed = seats.map((seat, other) => (other === k ? { ...seat, kind } : seat));
    const asked = kind === 'person' && isShared({ seats: changed.slice(0, players) });
    change({
      ...chosen,
      seats: changed.map((seat) =>
        asked && seat.kind === 'person' && !seat.name ? { ...seat, name: names.shift() ?? '' } : seat,
      ),
    });
  };
  /** @param {number[]} some @param {string} kind */
  const setLevels = (some, kind) =>
    change({ ...chosen, seats: seats.map((seat, k) => (some.includes(k) ? { ...seat, kind } : seat)) });

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
      {rivals.length > 0 && (
        <LevelChoice
          label={words.t('levels-title')}
          isTold
          seats={rivals.map((k) => seats[k])}
          onChange={(kind) => setLevels(rivals, kind)}
        />
      )}
      {partners.length > 0 && (
        <LevelChoice
          label={words.t('levels-partner')}
          seats={partners.map((k) => seats[k])}
          onChange={(kind) => setLevels(partners, kind)}
        />
      )}
      <details class="fold">
        <summary>
          <span class="text">
            <h2>{words.t('seats-title')}</h2>
            <span class="note">{words.row(namesOf(namedSeats(here, words), words))}</span>
          </span>
          <Icon name="down" />
        </summary>
        <ol class="seats">
          {here.map((seat, k) => (
            <SeatRow
              key={k}
              number={k}
              seat={seat}
              seats={here}
              isAsked={people.length > 1 && seat.kind === 'person'}
              onName={(name) => setSeat(k, { name })}
              onKind={(kind) => setKind(k, kind)}
            />
          ))}
        </ol>
      </details>
      {people.length > 1 && (
        <People seats={here} people={people} isNew={!wasShared.current} onName={(k, name) => setSeat(k, { name })} />
      )}
      {people.length === 0 && <p role="alert">{words.t('person-needed')}</p>}
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

/** Names of the people who share the device, which calls them by name. Scrolls into view when the second person has
 * joined (`isNew`).
 * @param {{seats: SeatChoice[], people: number[], isNew: boolean,
 *   onName: (seat: number, name: string) => void}} props */
function People({ seats, people, isNew, onName }) {
  const words = useWords();
  const box = useRef(/** @type {HTMLFieldSetElement | null} */ (null));
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset class="people" ref={box}>
      <legend class="legend">{words.t('people-title')}</legend>
      <p class="note">{words.t('sharing-note')}</p>
      {people.map((k, number) => (
        <Person
          key={k}
          seats={seats}
          seat={k}
          label={words.t('person-name', { number: number + 1 })}
          onName={(name) => onName(k, name)}
        />
      ))}
    </fieldset>
  );
}

/** Face and name of a person. A face chosen before the name is kept for the new name.
 * @param {{seats: SeatChoice[], seat: number, label: string, onName: (name: string) => void}} props */
function Person({ seats, seat, label, onName }) {
  const words = useWords();
  const [carried, setCarried] = useState(0);
  const placeholder = defaultName(seats, seat, words);
  const own = nameKeyOf(
    seats.map(({ kind, name }) => ({ kind, name: cleanName(name) })),
    seat,
    words,
  );
  const before = useRef(own);
  return (
    <div
      class="who-plays"
      onFocusIn={() => (before.current = own)}
      onChange={() => carryFace(before.current, own) && setCarried(carried + 1)}
    >
      <FaceButton key={`${own} ${carried}`} seat={seat} name={cleanName(seats[seat].name) || placeholder} own={own} />
      <NameField label={label} name={seats[seat].name} placeholder={placeholder} onName={onName} />
    </div>
  );
}

/** @param {{label: string, name: string, placeholder: string, onName: (name: string) => void}} props */
function NameField({ label, name, placeholder, onName }) {
  return (
    <input
      class="field"
      type="text"
      aria-label={label}
      placeholder={placeholder}
      value={name}
      autoComplete="off"
      spellcheck={false}
      onInput={(event) => onName(cutName(event.currentTarget.value))}
      onChange={(event) => onName(cleanName(event.currentTarget.value))}
    />
  );
}

/** A seat: name and level. Names of people who share the device are edited in `People` (`isAsked`).
 * @param {{number: number, seat: SeatChoice, seats: SeatChoice[], isAsked: boolean, onName: (name: string) => void,
 *   onKind: (kind: string) => void}} props */
function SeatRow({ number, seat, seats, isAsked, onName, onKind }) {
  const words = useWords();
  const placeholder = defaultName(seats, number, words);
  const label = words.t('seat-name', { number: number + 1 });
  return (
    <li class="seat">
      {isAsked ? (
        <span>{cleanName(seat.name) || placeholder}</span>
      ) : seat.kind === 'person' ? (
        <Person seats={seats} seat={number} label={label} onName={onName} />
      ) : (
        <NameField label={label} name={seat.name} placeholder={placeholder} onName={onName} />
      )}
      <Pick
        label={words.t('level-of-seat', { number: number + 1 })}
        value={seat.kind}
        options={['person', ...LEVELS].map((kind) => ({ value: kind, label: words.t(`level-${kind}`) }))}
        onChange={onKind}
      />
    </li>
  );
}
