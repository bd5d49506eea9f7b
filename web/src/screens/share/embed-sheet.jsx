// The dialogue for embedding: what to embed, its size and its form; writes the snippet and shows a live preview.

import { useEffect, useRef, useState } from 'preact/hooks';
import { snippetOf } from '../../embed/snippet.js';
import { siteAddress } from '../../links/link-text.js';
import { languageName, languages, problemOf, useWords } from '../../words/words.js';
import { Button, Choice, focusAfterReplacement, Sheet } from '../common/controls.jsx';
import { copy } from '../common/share-copy-save.js';
import { PuzzlePart, puzzleOf } from './share.jsx';

/**
 * @typedef {import('./share.jsx').Subject} Subject
 * @typedef {import('../../embed/snippet.js').Table} Table
 * @typedef {import('../../embed/snippet.js').How} How
 */

/** What the embedded table does with each kind of link. */
const DOES = /** @type {const} */ ({ deal: 'play', position: 'play', puzzle: 'solve', match: 'replay' });
/**
 * @typedef {keyof typeof DOES} Way
 * @typedef {(width: number, height: number, way: Way) => Promise<string>} Draw draws the poster as SVG
 */

/** Returns the title of the frame, also the text of the link.
 * @param {import('../../types.js').Words} words @param {Way} way @param {string} name of the game */
function nameOf(words, way, name) {
  if (way === 'match') return words.t('replay-look-at', { name });
  return way === 'puzzle' ? words.t('puzzle-title', { game: name }) : words.t('play-game', { name });
}

const SIZES = /** @type {Record<string, [number, number] | null>} */ ({
  fit: null,
  tall: [360, 560],
  square: [480, 480],
  classic: [560, 420],
  wide: [640, 360],
});
/** Size of the poster for an element that fits any width. */
const ANY_SIZE = /** @type {const} */ ([480, 480]);
const SIZE_NAMES = ['fit', 'tall', 'square', 'classic', 'wide'];
/** What the poster shows: the game with a short description, or this table. */
const PICTURES = ['game', 'table'];
const HOWS = /** @type {How[]} */ (['element', 'frame', 'markdown']);

/** @param {{subject: Subject, draw: Draw, onClose: () => void}} props */
export function EmbedSheet({ subject, draw, onClose }) {
  const words = useWords();
  const ways = /** @type {Way[]} */ (Object.keys(DOES)).filter((way) => subject.kinds.includes(way));
  const [way, setWay] = useState(ways[0]);
  const [how, setHow] = useState(HOWS[0]);
  const [picture, setPicture] = useState(PICTURES[0]);
  const [size, setSize] = useState('fit');
  const [lang, setLang] = useState('');
  const [theme, setTheme] = useState(/** @type {Table['theme']} */ ('auto'));
  const [task, setTask] = useState(
    /** @type {import('../../practice/puzzle.js').Task} */ ({ question: '', answers: [] }),
  );
  const [isWarned, setWarned] = useState(!subject.warning);
  const [told, setTold] = useState('');
  const isDrawn = how === 'element' && picture === 'table';
  const { link, expert, svg, problem } = useMade(subject, draw, way, SIZES[size], isWarned, isDrawn);
  const { game } = subject.view;
  const table = {
    site: siteAddress(),
    game,
    name: nameOf(words, way, words.or(`game-${game}`, game)),
    link,
    does: DOES[way],
    task: { ...task, answers: task.answers.length || !expert ? task.answers : [expert] },
    lang: how === 'markdown' ? words.lang : lang,
    theme,
    size: SIZES[size],
    svg,
  };
  const snippet = link && snippetOf(how, table);
  const options = (/** @type {string[]} */ names, /** @type {(name: string) => string} */ label) =>
    names.map((value) => ({ value, label: label(value) }));
  return (
    <Sheet title={words.t('embed-title')} onClose={onClose} id="embed">
      <div class="share">
        <Choice
          label={words.t('embed-what')}
          layout="choices"
          value={way}
          onChange={(value) => setWay(/** @type {Way} */ (value))}
          options={options(ways, (name) => words.t(`embed-what-${name}`))}
        />
        {!isWarned ? (
          <div class="warning">
            <p>{words.t(subject.warning)}</p>
            <Button kind="primary" onClick={() => setWarned(true)}>
              {words.t('embed-anyway')}
            </Button>
          </div>
        ) : (
          <>
            {way === 'puzzle' && <PuzzlePart view={subject.view} task={task} onChange={setTask} />}
            {problem && <p role="alert">{words.show(problem)}</p>}
            {!snippet && !problem && (
              <p class="note" aria-live="polite">
                {words.t('share-making')}
              </p>
            )}
            {snippet && (
              <section aria-label={words.t('embed-snippet')}>
                <div class="row">
                  <h3>{words.t('embed-snippet')}</h3>
                  <Button kind="primary" onClick={async () => setTold(words.t(await copy(snippet)))}>
                    {words.t('embed-copy')}
                  </Button>
                </div>
                <textarea
                  class="field snippet"
                  rows={4}
                  readOnly
                  value={snippet}
                  aria-label={words.t('embed-snippet')}
                  ref={subject.warning ? focusAfterReplacement : undefined}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              </section>
            )}
            <div class="embed-sides">
              <div>
                <Choice
                  label={words.t('embed-how')}
                  layout="choices"
                  value={how}
                  onChange={(value) => setHow(/** @type {How} */ (value))}
                  options={options(HOWS, (name) => words.t(`embed-how-${name}`))}
                />
                <p class="note">{words.t(`embed-how-${how}.what`)}</p>
                {how === 'element' && (
                  <Choice
                    label={words.t('embed-picture')}
                    value={picture}
                    onChange={setPicture}
                    options={options(PICTURES, (name) => words.t(`embed-picture-${name}`))}
                  />
                )}
                {how !== 'markdown' && (
                  <>
                    <Choice
                      label={words.t('embed-size')}
                      value={size}
                      options={options(SIZE_NAMES, (name) => words.t(`embed-size-${name}`))}
                      onChange={setSize}
                    />
                    <Choice
                      label={words.t('setting-lang')}
                      value={lang}
                      onChange={setLang}
                      options={[
                        { value: '', label: words.t('embed-lang-auto') },
                        ...languages.map((lang) => ({ value: lang, label: languageName(lang), lang })),
                      ]}
                    />
                    <Choice
                      label={words.t('setting-theme')}
                      value={theme}
                      onChange={(value) => setTheme(/** @type {Table['theme']} */ (value))}
                      options={options(['auto', 'light', 'dark'], (name) => words.t(`setting-theme-${name}`))}
                    />
                  </>
                )}
              </div>
              {snippet && how !== 'markdown' && <Preview key={snippet} snippet={snippet} />}
            </div>
          </>
        )}
        <p class="share-told" role="status">
          {told}
        </p>
      </div>
    </Sheet>
  );
}

/** Makes the link, and the poster if wanted, once the user has accepted the warning.
 * @param {Subject} subject @param {Draw} draw @param {Way} way @param {Table['size']} size @param {boolean} isWarned
 * @param {boolean} isDrawn */
function useMade(subject, draw, way, size, isWarned, isDrawn) {
  const [made, setMade] = useState({ link: '', expert: '' });
  const [svg, setSvg] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState(/** @type {import('../../types.js').Message | null} */ (null));
  useEffect(() => {
    if (!isWarned) return undefined;
    let isWanted = true;
    setMade({ link: '', expert: '' });
    setProblem(null);
    const making = way === 'puzzle' ? puzzleOf(subject) : subject.link(way).then((link) => ({ link, expert: '' }));
    making.then(
      (next) => isWanted && setMade(next),
      (error) => isWanted && setProblem(problemOf(error)),
    );
    return () => void (isWanted = false);
  }, [way, isWarned]);
  const [width, height] = size ?? ANY_SIZE;
  useEffect(() => {
    if (!isWarned || !isDrawn) return undefined;
    let isWanted = true;
    setSvg(null);
    draw(width, height, way)
      .catch(() => '')
      .then((drawn) => isWanted && setSvg(drawn));
    return () => void (isWanted = false);
  }, [way, width, height, isWarned, isDrawn]);
  return { ...made, link: isDrawn && svg === null ? '' : made.link, svg: (isDrawn && svg) || '', problem };
}

/** The snippet as it works in a page. @param {{snippet: string}} props */
function Preview({ snippet }) {
  const words = useWords();
  const node = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    import(`${siteAddress()}embed/kortti-table.js`).catch(() => {}); // without it the poster still shows
    // our own HTML; its script does not run
    /** @type {HTMLDivElement} */ (node.current).innerHTML = snippet;
  }, []);
  return (
    <section aria-label={words.t('embed-preview')}>
      <h3>{words.t('embed-preview')}</h3>
      <div class="embed-preview" ref={node} />
    </section>
  );
}
