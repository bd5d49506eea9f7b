// Layout of a wide felt (large screen in landscape): opponents around the board.

import { cardSize, grown, mirrored, NAME, platesIn, widestCard } from './boxes.js';
import { handHeight, shareSpace } from './row-sizes.js';

/**
 * @typedef {import('./boxes.js').Spec} Spec
 * @typedef {import('./boxes.js').Tried} Tried
 */

/** Room for portraits above the upper plates, at the usual text size. */
const LOOKING = 26;

/** @param {Spec} spec @returns {Tried} */
export function wideLayout({
  width,
  height,
  others,
  cols,
  rows,
  hand,
  now,
  named,
  fans = false,
  told = false,
  left,
  large,
  text = 1,
}) {
  const under = named ? NAME : 0;
  const pad = 24;
  const plate = { w: grown(176, 20, Math.min(text, 1.5)), h: grown(64, 14, text) };
  const count = others.length;
  const atTop = count === 1 ? others : count > 2 ? others.slice(1, -1) : [];
  const atSides = count > 1 ? [others[0], others[count - 1]] : [];
  const looking = Math.round(LOOKING * Math.min(text, 1.5));
  const top = atTop.length ? looking + plate.h + grown(26, 4, text) : 18;
  const lineH = grown(54, 0, text);
  const dockH = grown(52, 16, text);
  const boardWidth = width - 2 * (atSides.length ? plate.w + pad + 28 : pad);
  const most = widestCard(large ? 110 : 96, width, height);
  const handWidth = Math.min(width - 2 * pad, 13 * most);
  const share = shareSpace({
    handWidth,
    boardWidth,
    height: height - top - lineH - dockH - 42,
    cols,
    rows,
    hand,
    now,
    most,
    large,
    under,
  });
  const handCard = cardSize(share.handW);
  const handH = handHeight(handCard.h, share.handRows);
  const handTop = height - 16 - handH;
  const dockTop = handTop - dockH - 6;
  const lineTop = dockTop - lineH - 4;
  const board = { x: (width - boardWidth) / 2, y: top, w: boardWidth, h: lineTop - top - 8 };
  const card = cardSize(share.boardW);
  const plates = platesIn(atTop, { x: pad, y: looking, w: width - 2 * pad, h: plate.h }, plate.w, 24);
  if (atSides.length) {
    // near the cards, not at the far edges of a wide window
    const half = Math.min(width / 2 - pad - plate.w, fans ? boardWidth / 2 + 14 : (cols * (card.w + 20)) / 2 + 72);
    const y = Math.round(board.y + (board.h - plate.h) / 2);
    plates[atSides[0]] = { x: Math.round(width / 2 - half - plate.w), y, ...plate };
    plates[atSides[1]] = { x: Math.round(width / 2 + half), y, ...plate };
  }
  const dockW = Math.min(width - 2 * pad, 860 * text);
  const x = Math.round((width - dockW) / 2);
  const me = { x, y: dockTop, w: plate.w + grown(told ? 80 : 44, 0, text), h: dockH }; // has more facts than the others
  const sort = { x: x + dockW - 48, y: dockTop + 2, w: 48, h: 48 };
  const actions = { x: x + me.w + 20, y: dockTop, w: dockW - me.w - 48 - 32, h: dockH };
  return {
    width,
    height,
    shape: 'wide',
    plates,
    me: left ? mirrored(me, width) : me,
    sort: left ? mirrored(sort, width) : sort,
    actions: left ? mirrored(actions, width) : actions,
    line: { x, y: lineTop, w: dockW, h: lineH },
    board,
    hand: { x: Math.round((width - handWidth) / 2), y: handTop, w: handWidth, h: handH },
    rest: { x: left ? x + 22 : x + dockW - 22, y: lineTop + lineH / 2 },
    card,
    handCard,
    handRows: share.handRows,
    under,
    fans,
    isUpright: false,
    text,
    isRoomy: share.isGood && share.boardW >= 56 && share.handW >= 64,
  };
}
