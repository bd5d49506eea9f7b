// A screen with a bar, a title and text below.

import { TopBar, useHeading } from './controls.jsx';

/**
 * @param {object} props
 * @param {import('../../app.js').App} props.app
 * @param {string} props.title
 * @param {string} [props.back] route of the screen above, if there is none to go back to
 * @param {string} [props.kind] CSS classes of what is below the bar
 * @param {boolean} [props.arrives] true to move the focus to the title
 * @param {import('preact').ComponentChildren} props.children
 */
export function Page({ app, title, back, kind = '', arrives = app.arrives, children }) {
  useHeading(title, arrives);
  return (
    <div class="screen">
      <TopBar title={title} onBack={() => app.back(back)} />
      <main class={`page ${kind}`}>{children}</main>
    </div>
  );
}
