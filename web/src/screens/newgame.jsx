// A new match: who sits where and how well they play, the house rules, and one tap deals. The last choice is remembered for each game.

import { useEffect, useState } from 'preact/hooks';
import { LEVELS, defaultName, namesOf } from '../names.js';
import { Button, Choice, Icon, LinkButton, Pick, Starting, Stepper, Switch, TopBar, useHeading } from '../ui.jsx';
import { useWords } from '../words.js';
import { ListOption } from './listoption.jsx';
import { rulesRoute } from './rules.jsx';

/**
 * @typedef {import('../main.jsx').App} App
 * @typedef {import('../main.jsx').Game} Game
 * @typedef {import('../main.jsx').Option} Option
 * @typedef {import('../main.jsx').OptionValue} OptionValue
 * @typedef {import('../main.jsx').SeatChoice} SeatChoice
 * @typedef {{players: number, seats: SeatChoice[], options: Record<string, OptionValue>}} Chosen
 */

/** Who has just read the rules ought to win now and then; but a partner who forgets what was played is no fun. */
const USUAL_LEVEL = 'casual';
const USUAL_PARTNER = 'skilled';

/** @param {{app: App, game: string}} props */
export function NewGameScreen({ app, game: name }) {
  const words = useWords();
  const title = words.or(`game-${name}`, name);
  useHeading(words.t('new-title', { name: title }), app.arrives);
  const game = app.catalogue?.find((known) => known.name === name) ?? null;
  const [chosen, setChosen] = useState(/** @type {Chosen | null} */ (null));

  useEffect(() => {
    let wanted = true;
    if (game && !chosen) app.recall(`choice:${name}`).then((last) => wanted && setChosen(startFrom(last, game)));
    return () => {
      wanted = false;
    };
  }, [game]);

  const change = (/** @type {Chosen} */ next) => {
    setChosen(next);
    app.remember(`choice:${name}`, next);
  };

  return (
    <div class="screen">
      <TopBar title={title} onBack={() => app.back()} />
      <main class="page">
        <p>{words.or(`game-${name}.tag`, '')}</p>
        {game && chosen ? (
          <Form app={app} game={game} chosen={chosen} change={change} />
        ) : app.catalogue && !game && app.engine.state === 'ready' ? (
          <p role="alert">{words.show({ id: 'error-unknown-game', args: { name } })}</p>
        ) : (
          <Starting engine={app.engine} onRetry={app.retry} />
        )}
      </main>
    </div>
  );
}

/** Makes a choice that fits the game of what was chosen last, which may come from another build.
 * @param {any} last @param {Game} game @returns {Chosen} */
function startFrom(last, game) {
  const usual = game.options.find((option) => option.name === 'players')?.default;
  const wish = game.players.includes(last?.players) ? last.players : usual;
  const players = game.players.includes(/** @type {number} */ (wish)) ? Number(wish) : game.players[0];
  const seats = Array.from({ length: Math.max(...game.players) }, (_, k) => {
    const seat = last?.seats?.[k];
    const isPartner = game.sides?.some((seats) => seats.includes(k) && seats.includes(0));
    const usual = k === 0 ? 'person' : isPartner ? USUAL_PARTNER : USUAL_LEVEL;
    const kind = ['person', ...LEVELS].includes(seat?.kind) ? seat.kind : seat?.kind === 'opponent' ? 'skilled' : usual;
    return { kind, name: typeof seat?.name === 'string' ? seat.name : '' };
  });
  return { players, seats, options: filled(game, last?.options ?? {}) };
}

/** Gets all house rules: those given, as far as they fit, and the defaults that go with them.
 * @param {Game} game @param {Record<string, OptionValue | undefined>} given */
function filled(game, given) {
  /** @type {Record<string, OptionValue>} */
  const options = {};
  for (const option of houseRules(game)) {
    const value = given[option.name];
    options[option.name] = value !== undefined && fits(option, value) ? value : usual(option, options);
  }
  return options;
}

/** Gets the default of an option, which may depend on another one.
 * @param {Option} option @param {Record<string, OptionValue>} options */
const usual = (option, options) => option.by?.[1][String(options[option.by[0]])] ?? option.default;

/** The options that are set on this screen; the number of players follows from the seats.
 * @param {Game} game */
const houseRules = (game) => game.options.filter((option) => option.name !== 'players');

/** @param {Option} option @param {OptionValue} value */
function fits({ kind, values = [], min = 0, max = Infinity, none }, value) {
  if (value === null) return none === true;
  if (kind === 'bool') return typeof value === 'boolean';
  if (kind === 'int') return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  if (kind === 'list') return Array.isArray(value) && value.length > 0 && same(value, values.filter((known) => value.includes(Number(known))));
  return values.includes(value);
}

/** @param {OptionValue} one @param {OptionValue | OptionValue[]} two */
const same = (one, two) => JSON.stringify(one) === JSON.stringify(two);

/** Whether the option has an effect with the others as they are.
 * @param {Option} option @param {Record<string, OptionValue>} options */
const counts = ({ when = {} }, options) => Object.entries(when).every(([name, values]) => values.includes(options[name]));

/** @param {{app: App, game: Game, chosen: Chosen, change: (chosen: Chosen) => void}} props */
function Form({ app, game, chosen, change }) {
  const words = useWords();
  const [dealing, setDealing] = useState(false);
  const { players, seats, options } = chosen;
  const rules = houseRules(game);
  const changed = rules.filter((option) => !same(options[option.name], usual(option, options)));
  const people = seats.slice(0, players).filter((seat) => seat.kind === 'person').length;
  const { rivals, partners } = groupsOf(seats.slice(0, players), game);
  const presets = game.presets ?? [];
  const preset = presets.find((known) => {
    const wanted = filled(game, known.options);
    return rules.every(({ name }) => same(options[name], wanted[name]));
  });

  /** What was as usual stays as usual, where that depends on the option.
   * @param {string} name @param {OptionValue} value */
  const setOption = (name, value) => {
    const kept = Object.entries(options).filter(([other]) => !rules.some((option) => (
      option.name === other && option.by?.[0] === name && same(options[other], usual(option, options))
    )));
    change({ ...chosen, options: filled(game, { ...Object.fromEntries(kept), [name]: value }) });
  };
  /** @param {number} k @param {Partial<SeatChoice>} part */
  const setSeat = (k, part) => change({ ...chosen, seats: seats.map((seat, other) => (other === k ? { ...seat, ...part } : seat)) });
  /** @param {number[]} some @param {string} kind */
  const setLevels = (some, kind) => change({ ...chosen, seats: seats.map((seat, k) => (some.includes(k) ? { ...seat, kind } : seat)) });
  /** @param {Record<string, OptionValue>} some */
  const setOptions = (some) => change({ ...chosen, options: filled(game, some) });

  async function deal() {
    setDealing(true);
    try {
      await app.deal({
        game: game.name,
        options: game.options.some((option) => option.name === 'players') ? { players, ...options } : options,
        seats: finalSeats(seats.slice(0, players), words),
      });
    } catch (error) {
      const detail = /** @type {any} */ (error).detail;
      app.notify(detail ? words.show(detail) : words.t('engine-failed'));
      setDealing(false);
    }
  }

  return (
    <>
      <section class="panel card-box">
        {game.players.length > 1 && (
          <Choice
            label={words.t('players-title')}
            value={players}
            options={game.players.map((number) => ({ value: number, label: String(number) }))}
            onChange={(number) => change({ ...chosen, players: number })}
          />
        )}
        {rivals.length > 0 && <LevelChoice label={words.t('levels-title')} seats={rivals.map((k) => seats[k])} onChange={(kind) => setLevels(rivals, kind)} />}
        {partners.length > 0 && <LevelChoice label={words.t('levels-partner')} seats={partners.map((k) => seats[k])} onChange={(kind) => setLevels(partners, kind)} />}
        <details class="fold">
          <summary>
            <span class="text">
              <h2>{words.t('seats-title')}</h2>
              <span class="note">{namesOf(finalSeats(seats.slice(0, players), words), words).join(', ')}</span>
            </span>
            <Icon name="down" />
          </summary>
          <ol class="seats">
            {seats.slice(0, players).map((seat, k) => (
              <SeatRow key={k} number={k} seat={seat} placeholder={defaultName(seats, k, words)} onChange={(part) => setSeat(k, part)} />
            ))}
          </ol>
        </details>
        {people > 1 && <p class="note">{words.t('sharing-note')}</p>}
        {people === 0 && <p role="alert">{words.t('person-needed')}</p>}
      </section>

      <section class="panel card-box">
        <details class="fold">
          <summary>
            <span class="text">
              <h2>{words.t('house-rules-title')}</h2>
              {preset && presets.length > 1 && <span class="note">{words.or(`preset-${preset.name}`, preset.name)}</span>}
            </span>
            {changed.length > 0 && <span class="tag">{words.t('house-rules-changed', { count: changed.length })}</span>}
            <Icon name="down" />
          </summary>
          <div class="options">
            {presets.length > 1 && (
              <Choice
                label={words.t('presets-title')}
                value={preset?.name ?? ''}
                options={[
                  ...presets.map((known) => ({ value: known.name, label: words.or(`preset-${known.name}`, known.name) })),
                  ...(preset ? [] : [{ value: '', label: words.t('preset-own') }]),
                ]}
                onChange={(value) => setOptions(presets.find((known) => known.name === value)?.options ?? options)}
              />
            )}
            {rules.map((option) => (
              <OptionRow
                key={option.name}
                option={option}
                value={options[option.name]}
                usual={usual(option, options)}
                counts={counts(option, options)}
                onChange={(value) => setOption(option.name, value)}
              />
            ))}
            <div class="row end">
              {changed.length > 0 && <Button kind="quiet" icon="reset" onClick={() => setOptions({})}>{words.t('house-rules-reset')}</Button>}
            </div>
          </div>
        </details>
      </section>

      <div class="row">
        <LinkButton kind="quiet" icon="book" href={`#/${rulesRoute(game.name, Object.fromEntries(changed.map(({ name }) => [name, options[name]])))}`}>
          {words.t(changed.length > 0 ? 'rules-with-house' : 'rules')}
        </LinkButton>
        <LinkButton kind="quiet" href={`#/opponents/${encodeURIComponent(game.name)}`}>{words.t('levels-about')}</LinkButton>
      </div>

      <div class="dealbar">
        {dealing && <Starting engine={app.engine} onRetry={app.retry} />}
        <Button kind="primary" large disabled={dealing || people === 0} onClick={deal} id="deal">{words.t(dealing ? 'dealing' : 'deal')}</Button>
      </div>
    </>
  );
}

/** The seats as the engine is to know them: with the names of opponents, and no name twice.
 * @param {SeatChoice[]} seats @param {import('../words.js').Words} words */
function finalSeats(seats, words) {
  /** @type {string[]} */
  const taken = [];
  return seats.map(({ kind, name }, k) => {
    const wish = name.trim().replace(/\s+/g, ' ') || (kind === 'person' ? '' : defaultName(seats, k, words));
    let given = wish;
    for (let number = 2; given && taken.includes(given); number += 1) given = `${wish} ${number}`;
    taken.push(given);
    return { kind, name: given };
  });
}

/** Gets the opponents by what they are to the people: against them, or on the side of one.
 * @param {SeatChoice[]} seats @param {Game} game */
function groupsOf(seats, { sides = [] }) {
  const opponents = seats.flatMap(({ kind }, k) => (kind === 'person' ? [] : [k]));
  const isPartner = (/** @type {number} */ k) => sides.some((side) => side.includes(k) && side.some((other) => seats[other]?.kind === 'person'));
  return { rivals: opponents.filter((k) => !isPartner(k)), partners: opponents.filter(isPartner) };
}

/** One level for some opponents; none is chosen where theirs differ.
 * @param {{label: string, seats: SeatChoice[], onChange: (kind: string) => void}} props */
function LevelChoice({ label, seats, onChange }) {
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
      <p class="note" aria-live="polite">{!isMixed && words.t(`level-${seats[0].kind}.what`)}</p>
    </div>
  );
}

/** @param {{number: number, seat: SeatChoice, placeholder: string, onChange: (part: Partial<SeatChoice>) => void}} props */
function SeatRow({ number, seat, placeholder, onChange }) {
  const words = useWords();
  return (
    <li class="seat">
      <input
        class="field"
        type="text"
        maxLength={16}
        aria-label={words.t('seat-name', { number: number + 1 })}
        placeholder={placeholder}
        value={seat.name}
        autoComplete="off"
        spellcheck={false}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Pick
        label={words.t('level-of-seat', { number: number + 1 })}
        value={seat.kind}
        options={['person', ...LEVELS].map((kind) => ({ value: kind, label: words.t(`level-${kind}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
    </li>
  );
}

/** @param {{option: Option, value: OptionValue, usual: OptionValue, counts: boolean, onChange: (value: OptionValue) => void}} props */
function OptionRow({ option, value, usual: standard, counts: effective, onChange }) {
  const words = useWords();
  const { name, kind, values = [], min = 0, max = 1000, none } = option;
  const id = `option-${name.replaceAll('_', '-')}`;
  const label = words.or(id, name);
  const explain = words.or(`${id}.explain`, '');
  const note = effective ? explain : `${explain} ${words.t('option-no-effect')}`;
  const tag = same(value, standard) ? undefined : words.t('changed');
  const frame = `option${effective ? '' : ' muted'}`;

  if (kind === 'bool') {
    return (
      <div class={frame}>
        <Switch label={label} note={note} checked={value === true} onChange={onChange} tag={tag} />
      </div>
    );
  }
  if (kind === 'int') {
    return (
      <fieldset class={frame}>
        <legend class="legend">{label} {tag && <span class="tag">{tag}</span>}</legend>
        <p class="note">{note}</p>
        <div class="row">
          <Stepper
            label={label}
            value={typeof value === 'number' ? value : Number(standard ?? min)}
            min={min}
            max={max}
            step={max < 50 || Number(standard) < 20 ? 1 : Number(standard) < 200 ? 5 : 10}
            disabled={value === null}
            onChange={onChange}
          />
        </div>
        {none && (
          <Switch
            label={words.t('option-none')}
            checked={value === null}
            onChange={(off) => onChange(off ? null : typeof standard === 'number' ? standard : Math.max(min, Math.min(max, 100)))}
          />
        )}
      </fieldset>
    );
  }
  if (kind === 'list') {
    return (
      <div class={frame}>
        <ListOption
          id={id}
          label={label}
          note={note}
          tag={tag}
          values={/** @type {number[]} */ (values)}
          value={/** @type {number[]} */ (value)}
          onChange={onChange}
        />
      </div>
    );
  }
  const choices = values.map((known) => ({
    value: /** @type {string | number} */ (known),
    label: words.or(`${id}-${String(known).toLowerCase().replaceAll('_', '-')}`, String(known)),
  }));
  return (
    <div class={frame}>
      <Choice
        label={label}
        note={note}
        tag={tag}
        layout={choices.some((choice) => choice.label.length > 12) ? 'choices' : 'segments'}
        value={/** @type {string | number} */ (value)}
        options={choices}
        onChange={onChange}
      />
    </div>
  );
}
