// Error boundaries: for a screen, and for a saved view.

import { Component } from 'preact';
import { useWords } from '../../words/words.js';
import { Button, TopBar, useHeading } from './controls.jsx';

/** @typedef {import('../../app.js').App} App */

/** Error boundary of a screen. The match is saved, so nothing is lost.
 * @extends {Component<{app: App, children: import('preact').ComponentChildren}, {error: unknown}>} */
export class ErrorBoundary extends Component {
  state = { error: /** @type {unknown} */ (null) };

  /** @param {unknown} error */
  static getDerivedStateFromError(error) {
    return { error };
  }

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
  }

  render() {
    const { app, children } = this.props;
    return this.state.error ? <Broken app={app} error={this.state.error} /> : children;
  }
}

/** Draws a saved view that may be damaged, or `otherwise` if that fails. Rethrows errors if not `doubtful`.
 * @extends {Component<{doubtful: boolean, otherwise: import('preact').ComponentChildren,
 *   children: import('preact').ComponentChildren}, {error: unknown}>} */
export class RetryBoundary extends Component {
  state = { error: /** @type {unknown} */ (null) };

  /** @param {unknown} error */
  static getDerivedStateFromError(error) {
    return { error };
  }

  render() {
    const { doubtful, otherwise, children } = this.props;
    const { error } = this.state;
    if (error && !doubtful) throw error;
    return error ? otherwise : children;
  }
}

/** @param {{app: App, error: unknown}} props */
function Broken({ app, error }) {
  const words = useWords();
  useHeading(words.t('broken-title'), true);
  return (
    <div class="screen">
      <TopBar title={words.t('broken-title')} onBack={() => app.go('')} />
      <main class="page">
        <p>{words.t('broken-text')}</p>
        <p class="note">{String(error)}</p>
        <div class="row">
          <Button kind="primary" icon="reset" onClick={() => location.reload()}>
            {words.t('reload')}
          </Button>
          <Button icon="home" onClick={() => app.go('')}>
            {words.t('home')}
          </Button>
        </div>
      </main>
    </div>
  );
}
