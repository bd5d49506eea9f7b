// A game's tile in a list: picture, name, a bar, and what can be said or done.

import { adopt } from '../../styles/adopt-sheet.js';
import { useWords } from '../../words/words.js';
import { Icon, TilePicture } from '../common/controls.jsx';
import style from './picture-tile.css' with { type: 'text' };

adopt(style);

/**
 * @param {object} props
 * @param {string} props.game
 * @param {string} [props.href] without it, the tile is a button
 * @param {() => void} [props.onClick] replaces the link's own way
 * @param {boolean} [props.isIdle] true for a faint picture
 * @param {boolean} [props.isCurrent]
 * @param {boolean} [props.isLearned]
 * @param {number} [props.share] filled part of the bar, from 0 to 1
 * @param {import('preact').ComponentChildren} props.children
 */
export function PictureTile({ game, href, onClick, isIdle, isCurrent, isLearned, share, children }) {
  const words = useWords();
  const looks = { class: `picture-tile card-box${isIdle ? ' idle' : ''}` };
  const content = (
    <>
      <TilePicture game={game} />
      <span class="name">
        {words.or(`game-${game}`, game)}
        {isLearned && (
          <>
            <Icon name="check" /> <span class="unseen">{words.t('home-learned-game')}</span>
          </>
        )}
      </span>{' '}
      {share !== undefined && (
        <span class="bar-of" aria-hidden="true">
          <span style={{ width: `${100 * share}%` }} />
        </span>
      )}
      {children}
    </>
  );
  return href ? (
    <a
      {...looks}
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick && ((event) => (event.preventDefault(), onClick()))}
    >
      {content}
    </a>
  ) : (
    <button type="button" {...looks} onClick={onClick}>
      {content}
    </button>
  );
}

/** What a tap on a tile does. @param {{children: import('preact').ComponentChildren}} props */
export const TileAct = ({ children }) => (
  <span class="act">
    <Icon name="play" /> {children}
  </span>
);
