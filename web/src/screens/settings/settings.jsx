// The settings screen. Changes take effect at once.

import { CHOICES, DEFAULTS, lettersOf } from '../../store/settings.js';
import { languageName, languages, useWords } from '../../words/words.js';
import { Button, Choice, Rich, Switch } from '../common/controls.jsx';
import { Page } from '../common/page.jsx';

/** @typedef {import('../../app.js').App} App */

/** @param {{app: App}} props */
export function SettingsScreen({ app }) {
  const words = useWords();
  return (
    <Page app={app} title={words.t('settings-title')}>
      <SettingsList app={app} />
    </Page>
  );
}

/** The settings without the top bar.
 * @param {{app: App}} props */
function SettingsList({ app }) {
  const words = useWords();
  const { settings, set } = app;

  /** @template {keyof typeof CHOICES} N
   * @param {N} name @param {(value: typeof CHOICES[N][number]) => string} [labelOf] */
  const choice = (name, labelOf = (value) => words.t(`setting-${name}-${value}`)) => ({
    label: words.t(`setting-${name}`),
    value: settings[name],
    options: CHOICES[name].map((value) => ({ value: /** @type {string} */ (value), label: labelOf(value) })),
    onChange: (/** @type {string} */ value) => set({ [name]: value }),
  });
  /** @param {'fourColours' | 'largeCards' | 'aids' | 'talk' | 'sound' | 'vibration' | 'milestones' | 'leftHand'} name
   * @param {string} id */
  const flag = (name, id) => ({
    label: words.t(`setting-${id}`),
    note: words.or(`setting-${id}.explain`, ''),
    checked: settings[name],
    onChange: (/** @type {boolean} */ value) => set({ [name]: value }),
  });
  const sample = ['AS', 'KH', 'QC', 'JD', 'TH'].map((card) => words.card(card)).join('  ');

  return (
    <>
      <section class="panel card-box">
        <Choice
          label={words.t('setting-lang')}
          value={settings.lang}
          options={[
            { value: 'auto', label: words.t('setting-lang-auto') },
            ...languages.map((lang) => ({ value: lang, label: languageName(lang), lang })),
          ]}
          onChange={(lang) => set({ lang })}
        />
      </section>
      <section class="panel card-box" aria-labelledby="cards-title">
        <h2 id="cards-title">{words.t('settings-cards')}</h2>
        <Choice
          {...choice('indices', (value) => lettersOf(value) || words.t('setting-indices-auto'))}
          note={words.t('setting-indices-note')}
        />
        <p>
          <Rich text={sample} />
        </p>
        <Switch {...flag('fourColours', 'four-colours')} />
        <Switch {...flag('largeCards', 'large-cards')} />
        <Switch {...flag('aids', 'aids')} />
      </section>
      <section class="panel card-box" aria-labelledby="pace-title">
        <h2 id="pace-title">{words.t('settings-pace')}</h2>
        <Choice {...choice('animation')} />
        <Choice {...choice('pace')} />
        <Choice {...choice('forced')} note={words.t('setting-forced-note')} />
        <Choice {...choice('inquiries')} note={words.t('setting-inquiries-note')} />
        <Switch {...flag('talk', 'talk')} />
      </section>
      <section class="panel card-box" aria-labelledby="looks-title">
        <h2 id="looks-title">{words.t('settings-looks')}</h2>
        <Choice
          {...choice('felt')}
          options={CHOICES.felt.map((value) => ({
            value: /** @type {string} */ (value),
            label: words.t(`setting-felt-${value}`),
            mark: <span class="swatch" data-felt={value === 'lake' ? undefined : value} aria-hidden="true" />,
          }))}
        />
        <Choice {...choice('theme')} />
        <Choice {...choice('contrast')} />
      </section>
      <section class="panel card-box" aria-labelledby="feel-title">
        <h2 id="feel-title">{words.t('settings-feel')}</h2>
        <Switch {...flag('leftHand', 'left-hand')} />
        <Switch {...flag('sound', 'sound')} />
        {'vibrate' in navigator && <Switch {...flag('vibration', 'vibration')} />}
        <Choice {...choice('speech')} note={words.t('setting-speech-note')} />
      </section>
      <section class="panel card-box" aria-labelledby="loop-title">
        <h2 id="loop-title">{words.t('settings-milestones')}</h2>
        <Switch {...flag('milestones', 'milestones')} />
      </section>
      <div class="row end">
        <Button kind="quiet" icon="reset" onClick={() => set({ ...DEFAULTS, lang: settings.lang })}>
          {words.t('settings-reset')}
        </Button>
      </div>
    </>
  );
}
