// Replay controls: buttons, slider and keys.

import { useEffect } from 'preact/hooks';
import { useWords } from '../../words/words.js';
import { ToolButton } from './table-icons.jsx';
import { useLatest } from './use-latest.js';

/** @typedef {import('../../match/replay.js').Replay} Replay */
/** @typedef {import('../../match/replay.js').State} State */

/**
 * @param {object} props
 * @param {Replay} props.replay
 * @param {State} props.state
 * @param {string} props.place current position in words
 * @param {import('preact').ComponentChildren} [props.children] beside the buttons
 */
export function Controls({ replay, state, place, children }) {
  const words = useWords();
  const { count } = replay;
  const { wanted, latest } = state;
  const deals = latest?.deals ?? [];
  return (
    <section class="replay-controls" aria-label={words.t('replay-controls')}>
      <div class="seek">
        <span class="track-of-deals" aria-hidden="true">
          {deals.slice(1).map((at) => (
            <i key={at} style={{ left: `${(100 * at) / Math.max(count, 1)}%` }} />
          ))}
        </span>
        <input
          type="range"
          min="0"
          max={count}
          step="1"
          value={Math.min(wanted, count)}
          aria-label={words.t('replay-move')}
          aria-valuetext={place}
          onInput={({ currentTarget }) => replay.go(currentTarget.valueAsNumber)}
        />
        <output aria-hidden="true">{words.t('replay-of', { at: Math.min(wanted, count), count })}</output>
      </div>
      <Steps
        replay={replay}
        state={state}
        jumps={{
          names: ['replay-first', 'replay-last'],
          back: wanted > 0 ? 0 : undefined,
          next: wanted < count ? count : undefined,
        }}
      >
        {children}
      </Steps>
    </section>
  );
}

/** The buttons: step back and forward, play or pause, and two jumps (disabled without a target).
 * @param {{replay: Replay, state: State, jumps: {names: [back: string, next: string], back?: number, next?: number},
 *   children?: import('preact').ComponentChildren}} props */
export function Steps({ replay, state: { wanted, isPlaying }, jumps: { names, back, next }, children }) {
  const words = useWords();
  const { count } = replay;
  const tool = (
    /** @type {Parameters<typeof ToolButton>[0]['icon']} */ icon,
    /** @type {string} */ id,
    /** @type {() => void} */ run,
    isOff = false,
  ) => <ToolButton icon={icon} label={words.t(id)} aria-disabled={isOff || undefined} onClick={run} />;
  return (
    <div class="steps">
      {tool('first', names[0], () => replay.go(back ?? wanted), back === undefined)}
      {tool('back', 'replay-back', () => replay.step(-1), wanted <= 0)}
      {tool(isPlaying ? 'pause' : 'play', isPlaying ? 'replay-pause' : 'replay-play', replay.play, count === 0)}
      {tool('next', 'replay-next', () => replay.step(1), wanted >= count)}
      {tool('last', names[1], () => replay.go(next ?? wanted), next === undefined)}
      {children}
    </div>
  );
}

/** Replay keys: arrows for a move, PageUp and PageDown for a deal, Home and End, space to play or pause.
 * @param {Replay} replay */
export function useReplayKeys(replay) {
  const latest = useLatest(replay);
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      const { target } = event;
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.defaultPrevented ||
        document.querySelector('dialog[open]')
      )
        return;
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement
      )
        return;
      if (event.key === ' ' && target instanceof HTMLButtonElement) return;
      const { current } = latest;
      const act = /** @type {Record<string, () => void>} */ ({
        ArrowLeft: () => current.step(-1),
        ArrowRight: () => current.step(1),
        Home: () => current.go(0),
        End: () => current.go(current.count),
        ' ': current.play,
        PageUp: () => current.go(dealBefore(current)),
        PageDown: () => current.go(dealAfter(current)),
      })[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** @param {Replay} replay */
const dealBefore = ({ state: { latest, wanted } }) => latest?.deals.findLast((at) => at < wanted) ?? 0;
/** @param {Replay} replay */
const dealAfter = ({ count, state: { latest, wanted } }) => latest?.deals.find((at) => at > wanted) ?? count;
