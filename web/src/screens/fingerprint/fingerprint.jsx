// Fingerprints of packs: the sheet at the table, where packs are opened after a deal, and the page to check a shuffle.
// The engine does the checking; the page explains how other programs can.

import { useEffect, useId, useState } from 'preact/hooks';
import { adopt } from '../../styles/adopt-sheet.js';
import { problemOf, useWords } from '../../words/words.js';
import { Button, LinkButton, Sheet, Starting } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';
import { copy } from '../common/share-copy-save.js';
import style from './fingerprint.css' with { type: 'text' };

adopt(style);

/**
 * @typedef {import('../../wire.js').PackOfDeal} PackOfDeal
 * @typedef {import('../../wire.js').Verified} Verified
 * @typedef {(request: import('../../wire.js').VerifyRequest) => Promise<Verified>} Verify
 */

/** The worked example of docs/fairness.md. */
const EXAMPLE = {
  seed: 'h0w1w3sh7k2x6d9th2s5p4ck8qru',
  fingerprint: 'de042a905f7b944bc479512a518b460b46d0c595f889492f52faaefaca99e79f',
  lines: `kortti-deck 1
game pantti
deal 1
dealer 3
salt b43649baaecfe87727e159dee32a0b8c
deck AC 2H 8H JS KH 5S 4D 9D 3C JH QH 5C TH 8S 9C 8D QS KD 5H TS 4C JC 9H 2S KS 2C 3H 5D 6H 7D JD AS 6S AD QC 9S TC 3S 7S 2D 6C 4S 8C AH 4H 3D QD 7C 7H TD KC 6D
`,
};

/** Returns the short fingerprint, in groups of four digits. @param {string} fingerprint */
const grouped = (fingerprint) => (fingerprint.slice(0, 16).match(/.{4}/g) ?? []).join(' ');

/**
 * The fingerprints of a match: the current deal's and the earlier ones.
 * @param {object} props
 * @param {import('../../match/session.js').Inquire} props.ask
 * @param {Verify} props.verify
 * @param {boolean} props.isKnown true if the page has reason to think that somebody knows the cards
 * @param {boolean} props.hasPage true to link to the checking page
 * @param {() => void} props.onClose
 */
export function FairSheet({ ask, verify, isKnown, hasPage, onClose }) {
  const words = useWords();
  const [told, setTold] = useState(/** @type {import('../../wire.js').Fingerprints | null} */ (null));
  useEffect(() => void ask({ do: 'fingerprints' }).then(setTold), []);
  const last = told?.deals.at(-1);
  const earlier = told?.deals.slice(0, -1).reverse() ?? [];
  return (
    <Sheet title={words.t('fair-title')} onClose={onClose} id="fair">
      <div class="share fair">
        {last && <Pack pack={last} verify={verify} />}
        {told && (isKnown || told.known) && <p class="warning">{words.t('fair-known')}</p>}
        {earlier.length > 0 && (
          <details class="fold">
            <summary>
              <span class="text">{words.t('fair-earlier')}</span>
            </summary>
            {earlier.map((pack) => (
              <section key={pack.deal}>
                <h3>{words.t('table-deal', { deal: pack.deal })}</h3>
                <Pack pack={pack} verify={verify} />
              </section>
            ))}
          </details>
        )}
        {hasPage && (
          <div class="row">
            <LinkButton kind="quiet" icon="book" href="#/fair">
              {words.t('fair-how')}
            </LinkButton>
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** A pack: its fingerprint and, after the deal, its contents.
 * @param {{pack: PackOfDeal, verify: Verify}} props */
function Pack({ pack: { fingerprint, opening }, verify }) {
  const words = useWords();
  const id = useId();
  return (
    <section>
      <p class="fingerprint" aria-hidden="true">
        {grouped(fingerprint)}
      </p>
      <label class="note block" for={id}>
        {words.t('fair-short')}
      </label>
      <input
        class="field code"
        id={id}
        readOnly
        value={fingerprint}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={fingerprint} label={words.t('fair-copy')} />
      {opening ? (
        <>
          <h3>{words.t('fair-opened')}</h3>
          <p class="note">{words.t('fair-opened-what')}</p>
          <textarea
            class="field code"
            readOnly
            rows={8}
            spellcheck={false}
            aria-label={words.t('fair-opened')}
            value={opening}
          />
          <CopyButton text={opening} label={words.t('fair-copy-opened')} />
          <Check text={opening} verify={verify} />
        </>
      ) : (
        <p>{words.t('fair-before')}</p>
      )}
    </section>
  );
}

/** @param {{text: string, label: string}} props */
function CopyButton({ text, label }) {
  const words = useWords();
  const [told, setTold] = useState('');
  return (
    <div class="row">
      <Button onClick={async () => setTold(words.t(await copy(text)))}>{label}</Button>
      <span class="note" role="status">
        {told}
      </span>
    </div>
  );
}

/** Checks a text against a fingerprint noted earlier, if any.
 * @param {{text: string, verify: Verify}} props */
function Check({ text, verify }) {
  const words = useWords();
  const id = useId();
  const [noted, setNoted] = useState('');
  const [found, setFound] = useState(/** @type {Verified | null} */ (null));
  const [problem, setProblem] = useState('');
  async function check() {
    setFound(null);
    setProblem('');
    if (!text.trim()) return setProblem(words.t('fair-nothing'));
    try {
      setFound(await verify({ do: 'verify', text, noted }));
    } catch (error) {
      setProblem(words.show(problemOf(error)));
    }
    return undefined;
  }
  return (
    <form onSubmit={(event) => (event.preventDefault(), check())}>
      <label class="note block" for={id}>
        {words.t('fair-noted')}
      </label>
      <input
        class="field code"
        id={id}
        value={noted}
        maxLength={200}
        spellcheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onInput={({ currentTarget }) => setNoted(currentTarget.value)}
      />
      <div class="row">
        <button type="submit" class="button primary">
          {words.t('fair-check')}
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div role="status">
        {found && (
          <div class={`verdict-of-check${found.right ? '' : ' wrong'}`}>
            {found.parts.map(({ title, lines }, k) => (
              <div key={k}>
                {title && <h3>{words.show(title)}</h3>}
                {lines.map((line, at) => (
                  <p key={at}>{words.show(line)}</p>
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
    </form>
  );
}

/** The page to check a shuffle, with the recipe. @param {{app: import('../../app.js').App}} props */
export function FairScreen({ app }) {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const { seed, fingerprint, lines } = EXAMPLE;
  return (
    <Page app={app} title={words.t('fair-page')} kind="prose fair" back="about">
      <p>{words.t('fair-page-what')}</p>
      <section class="panel card-box open-box">
        <label class="note block" for={id}>
          {words.t('fair-paste')}
        </label>
        <textarea
          class="field"
          id={id}
          rows={6}
          value={text}
          spellcheck={false}
          autoComplete="off"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Check key={text} text={text} verify={app.ask} />
        <Starting engine={app.engine} onRetry={app.retry} />
      </section>
      <h2>{words.t('fair-recipe')}</h2>
      <ol>
        {['where', 'hash', 'seed', 'order', 'salt'].map((part) => (
          <li key={part}>{words.t(`fair-recipe-${part}`)}</li>
        ))}
      </ol>
      <p>{words.t('fair-recipe-example', { seed })}</p>
      <pre>{lines}</pre>
      <pre>{fingerprint}</pre>
    </Page>
  );
}
