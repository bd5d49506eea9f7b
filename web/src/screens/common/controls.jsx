// Controls shared by screens: buttons, switches, choices, sheets, the top bar.

import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { shareOf } from '../../engine/start-progress.js';
import { bandOf } from '../../site/site.js';
import { SECOND_TAP } from '../../table/press-time.js';
import { ENGINE_FAILED, useWords } from '../../words/words.js';

/** @typedef {import('preact').ComponentChildren} Children */

/** SVG paths in a viewBox of 24 by 24. */
const GLYPHS = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  book: 'M12 6.5C10 4.8 7 4.5 3.5 5v13.5c3.5-.5 6.5-.2 8.5 1.5 2-1.7 5-2 8.5-1.5V5C17 4.5 14 4.8 12 6.5zM12 6.5V20',
  play: 'M8 5.5l10 6.5-10 6.5z',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 9M4.5 4v5h5',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 9M4.5 4v5h5M10.5 9l5 3-5 3z',
  day: 'M5 6.5h14V20H5zM5 10.5h14M8.5 4v4M15.5 4v4',
  options: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19c0-3.5 2-5.5 5.5-5.5s5.5 2 5.5 5.5M15.5 5.3a3 3 0 0 1 0 5.4M17 14c2.2.6 3.5 2.4 3.5 5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5',
};
/** @typedef {keyof typeof GLYPHS} Glyph */

/** @param {{name: Glyph}} props */
export function Icon({ name }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[name]} />
    </svg>
  );
}

/** The picture of a game on its tile. @param {{game: string}} props */
export function TilePicture({ game }) {
  const [source, setSource] = useState(`tiles/${encodeURIComponent(game)}.svg`);
  return <img src={source} alt="" width="480" height="270" onError={() => setSource('tiles/any.svg')} />;
}

/**
 * @param {{kind?: 'primary' | 'plain' | 'quiet' | 'danger', large?: boolean, icon?: Glyph, children?: Children,
 *   onClick?: () => void, onPointerDown?: (event: PointerEvent) => void, disabled?: boolean, id?: string, label?: string,
 *   pressed?: boolean, expanded?: boolean}} props
 */
export function Button({ kind = 'plain', large, icon, children, label, pressed, expanded, ...rest }) {
  return (
    <button
      type="button"
      class={`button ${kind}${large ? ' large' : ''}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button that opens the file chooser.
 * @param {{accept: string, children?: Children, onFile: (file: File) => void}} props */
export function FileButton({ accept, children, onFile }) {
  const chooser = useRef(/** @type {HTMLInputElement | null} */ (null));
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>{children}</Button>
      <input
        class="unseen"
        type="file"
        accept={accept}
        ref={chooser}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // allows choosing the same file again
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** A link that looks like a button.
 * @param {{href: string, kind?: 'primary' | 'plain' | 'quiet', large?: boolean, icon?: Glyph, children?: Children}} props */
export function LinkButton({ kind = 'plain', large, icon, children, ...rest }) {
  return (
    <a class={`button ${kind}${large ? ' large' : ''}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** @param {{icon: Glyph, label: string, onClick?: () => void, href?: string}} props */
export function IconButton({ icon, label, onClick, href }) {
  const looks = { class: 'button icon', 'aria-label': label, title: label };
  if (href)
    return (
      <a href={href} {...looks}>
        <Icon name={icon} />
      </a>
    );
  return (
    <button type="button" onClick={onClick} {...looks}>
      <Icon name={icon} />
    </button>
  );
}

/** @param {{label: string, note?: string, checked: boolean, onChange: (checked: boolean) => void}} props */
export function Switch({ label, note, checked, onChange }) {
  const id = useId();
  return (
    <label class="switch">
      <span class="text">
        <b class="strong">{label}</b>
        {note && (
          <span class="note block" id={id}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={note ? id : undefined}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="track" aria-hidden="true" />
    </label>
  );
}

/**
 * Radio buttons: side by side ("segments"), or stacked for long labels ("choices").
 * @template {string | number} T
 * @param {{label: string, hideLabel?: boolean, value: T,
 *   options: {value: T, label: string, lang?: string, mark?: Children}[],
 *   onChange: (value: T) => void, layout?: 'segments' | 'choices', note?: string, tag?: string}} props
 */
export function Choice({ label, hideLabel, value, options, onChange, layout = 'segments', note, tag }) {
  const name = useId();
  return (
    <fieldset class="option-set">
      <legend class={hideLabel ? 'unseen' : 'legend'}>
        {label} {tag && <span class="tag">{tag}</span>}
      </legend>
      {note && <p class="note">{note}</p>}
      <div class={layout}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {layout === 'choices' && <span class="dot" aria-hidden="true" />}
            {option.mark}
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A button that repeats while held, faster and faster.
 * @param {{icon: Glyph, label: string, disabled: boolean, onStep: () => void}} props */
function StepButton({ icon, label, disabled, onStep }) {
  const now = useRef({ disabled, onStep });
  now.current = { disabled, onStep };
  const timer = useRef(0);
  const isHeld = useRef(false);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, []);
  function hold(/** @type {PointerEvent} */ { button }) {
    isHeld.current = false;
    if (button) return;
    for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, stop, { once: true });
    const again = (/** @type {number} */ wait, /** @type {number} */ next) => {
      timer.current = setTimeout(() => {
        if (now.current.disabled) return;
        isHeld.current = true;
        now.current.onStep();
        again(next, Math.max(55, next * 0.94));
      }, wait);
    };
    again(400, 110);
  }
  function click() {
    if (!isHeld.current) onStep(); // holding has stepped already
    isHeld.current = false;
  }
  return <Button icon={icon} kind="quiet" label={label} disabled={disabled} onPointerDown={hold} onClick={click} />;
}

/** A number field with a minus and a plus button.
 * @param {{label: string, value: number, min: number, max: number, step?: number, onChange: (value: number) => void,
 *   disabled?: boolean}} props */
export function Stepper({ label, value, min, max, step = 1, onChange, disabled }) {
  const words = useWords();
  const [typed, setTyped] = useState(/** @type {string | null} */ (null)); // not committed yet: survives redraws
  const limited = (/** @type {number} */ wish) => Math.max(min, Math.min(max, Math.round(wish)));
  return (
    <span class="stepper">
      <StepButton
        icon="minus"
        label={words.t('less', { label })}
        disabled={disabled || value <= min}
        onStep={() => onChange(limited((Math.ceil(value / step) - 1) * step))}
      />
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={typed ?? value}
        disabled={disabled}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          const wish = event.currentTarget.valueAsNumber;
          const next = Number.isFinite(wish) ? limited(wish) : value;
          setTyped(null);
          onChange(next);
          event.currentTarget.value = String(next);
        }}
      />
      <StepButton
        icon="plus"
        label={words.t('more', { label })}
        disabled={disabled || value >= max}
        onStep={() => onChange(limited((Math.floor(value / step) + 1) * step))}
      />
    </span>
  );
}

/** A compact dropdown list.
 * @param {{label: string, value: string, options: {value: string, label: string, lang?: string}[],
 *   onChange: (value: string) => void}} props */
export function Pick({ label, value, options, onChange }) {
  return (
    <span class="pick">
      <select aria-label={label} title={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

/** A ref for the element that replaces a pressed button: takes the focus unless a control has it.
 * @param {HTMLElement | null} node */
export function focusAfterReplacement(node) {
  if (document.activeElement?.matches('body, h1, h2')) node?.focus({ preventScroll: true });
}

/**
 * A modal dialog, closed by its button, Escape or a tap outside. Its heading takes the focus if the focused element is
 * removed.
 * @param {{title: string, onClose: () => void, children?: Children, id?: string}} props
 */
export function Sheet({ title, onClose, children, id }) {
  const words = useWords();
  const heading = useId();
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const pressed = useRef(/** @type {EventTarget | null} */ (null));
  const opened = useRef(0);
  useLayoutEffect(() => {
    opened.current = performance.now();
    const dialog = /** @type {HTMLDialogElement} */ (ref.current);
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.querySelector('h2')?.focus({ preventScroll: true });
  });
  return (
    <dialog
      ref={ref}
      id={id}
      class="sheet"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target, timeStamp }) => {
        pressed.current = timeStamp < opened.current + SECOND_TAP ? null : target; // or the second tap on what opened it
      }}
      onClick={({ target }) => {
        if (target === ref.current && target === pressed.current) onClose(); // beside it, and no selection that ends there
      }}
    >
      <header>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={words.t('close')} onClick={onClose} />
      </header>
      <div class="body">{children}</div>
    </dialog>
  );
}

/** The bar at the top of all screens but home and table.
 * @param {{title: string, game?: string, onBack?: () => void}} props `game`: for the woven band */
export function TopBar({ title, game, onBack }) {
  const words = useWords();
  return (
    <header class="bar" data-band={game && bandOf(game)}>
      <div>
        {onBack && <IconButton icon="back" label={words.t('back')} onClick={onBack} />}
        <h1 tabIndex={-1}>{title}</h1>
      </div>
    </header>
  );
}

/** The engine's start: megabytes loaded and a progress bar, or an error message.
 * @param {{engine: import('../../match/match-keeper.js').EngineState, onRetry: () => void, isMore?: boolean}} props
 *   `isMore`: stay when the engine is ready, since something else is still loading */
export function Starting({ engine, onRetry, isMore = false }) {
  const words = useWords();
  const id = useId();
  if (engine.state === 'ready' && !isMore) return null;
  if (engine.state === 'failed') return <Failed isReplaced={engine.isReplaced} onRetry={onRetry} />;
  const { loaded, total } = engine;
  /** @param {number} bytes */
  const megabytes = (bytes) =>
    new Intl.NumberFormat(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
  return (
    <div class="starting">
      <p class="note" id={id}>
        {engine.state === 'starting' && loaded < total
          ? words.t('engine-loading', { loaded: megabytes(loaded), total: megabytes(total) })
          : words.t('engine-starting')}
      </p>
      <progress aria-labelledby={id} value={shareOf(engine)} />
      {engine.isQuiet && <Failed text="engine-quiet" onRetry={onRetry} />}
    </div>
  );
}

/** An error message with a retry button; if the server has a newer build, the button reloads the page.
 * @param {{text?: string, isReplaced?: boolean, onRetry: () => void}} props `text`: its id; by default, that the engine
 *   could not be started */
export function Failed({ text = ENGINE_FAILED, isReplaced = false, onRetry }) {
  const words = useWords();
  return (
    <div class="starting" role="alert">
      <p>{words.t(isReplaced ? 'build-replaced' : text)}</p>
      <div class="row">
        <Button icon="reset" onClick={isReplaced ? () => location.reload() : onRetry}>
          {words.t(isReplaced ? 'reload' : 'try-again')}
        </Button>
      </div>
    </div>
  );
}

/** Text with red suits in red.
 * @param {{text: string}} props */
export function Rich({ text }) {
  const parts = text.split(/((?:10|[\p{Lu}\d]\p{Ll}?)?[♦♥]\ufe0e?)/u);
  return (
    <>
      {parts.map((part, k) =>
        k % 2 ? (
          <span key={k} class="red">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** A line of the log, with symbols of cards; screen readers get their names.
 * @param {{message: import('../../types.js').Message, view: import('../../types.js').View}} props */
export function LogLine({ message, view }) {
  const words = useWords();
  const [text, said] = [words.show(message, view), words.say(message, view)];
  return (
    <p>
      {text === said ? (
        <Rich text={text} />
      ) : (
        <>
          <span aria-hidden="true">
            <Rich text={text} />
          </span>
          <span class="unseen">{said}</span>
        </>
      )}
    </p>
  );
}

/** Sets the document title; moves the focus to the heading of a new screen.
 * @param {string} title @param {boolean} arrives */
export function useHeading(title, arrives) {
  useEffect(() => {
    document.title = title ? `${title} – Kortti` : 'Kortti';
  }, [title]);
  useEffect(() => {
    if (arrives) /** @type {HTMLElement | null} */ (document.querySelector('#app h1'))?.focus({ preventScroll: true });
  }, []);
}
