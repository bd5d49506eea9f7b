// The about screen: the project, privacy, credits and licences.

import { built, siteUrl } from '../../site/site.js';
import { useWords } from '../../words/words.js';
import { LinkButton } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';

/** Third-party parts: name and licence. The full texts stand in THIRD-PARTY. */
const PARTS = [
  ['Pyodide', 'MPL-2.0'],
  ['CPython', 'PSF-2.0'],
  ['micropip', 'MPL-2.0'],
  ['Preact', 'MIT'],
  ['Fluent', 'Apache-2.0'],
  ['Workbox', 'MIT'],
  ['idb-keyval', 'Apache-2.0'],
  ['Lean QR', 'MIT'],
  ['qr', 'MIT'],
  ['@letele/playing-cards', 'CC0-1.0'],
  ['Barlow Condensed', 'OFL-1.1'],
  ['Familjen Grotesk', 'OFL-1.1'],
];

/** @param {{app: import('../../app.js').App}} props */
export function AboutScreen({ app }) {
  const words = useWords();
  return (
    <Page app={app} title={words.t('about-title')} kind="prose">
      <p>{words.t('about-what')}</p>
      <h2>{words.t('about-private-title')}</h2>
      <p>{words.t('about-private')}</p>
      <p>{words.t('about-offline')}</p>
      <h2>{words.t('about-fair-title')}</h2>
      <p>{words.t('about-fair')}</p>
      <p>{words.t('about-friends')}</p>
      <div class="row">
        <LinkButton icon="book" href="#/opponents">
          {words.t('levels-about')}
        </LinkButton>
      </div>
      <div class="row">
        <LinkButton href="#/fair">{words.t('fair-page')}</LinkButton>
      </div>
      <div class="row">
        <LinkButton href="#/open">{words.t('open-title')}</LinkButton>
      </div>
      <h2>{words.t('about-embed-title')}</h2>
      <p>{words.t('about-embed')}</p>
      <div class="row">
        <LinkButton href={siteUrl('examples/')}>{words.t('about-examples')}</LinkButton>
      </div>
      <h2>{words.t('about-sources-title')}</h2>
      <p>{words.t('about-sources')}</p>
      <h2>{words.t('about-credits-title')}</h2>
      <p>{words.t('about-credits')}</p>
      <ul>
        {PARTS.map(([name, licence]) => (
          <li key={name}>
            {name} <span class="note">{licence}</span>
          </li>
        ))}
      </ul>
      <p class="note">{words.t('about-version', { version: built.version })}</p>
    </Page>
  );
}
