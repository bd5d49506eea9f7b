// Layout of a low felt (phone in landscape): opponents and words beside the board, many opponents in a row above.

import { cardSize, clamp, grown, NAME, platesIn } from './boxes.js';
import { handHeight, shareSpace } from './row-sizes.js';

/**
 * @typedef {import('./boxes.js').Box} Box
 * @typedef {import('./boxes.js').Spec} Spec
 * @typedef {import('./boxes.js').Tried} Tried
 */

/** Most opponents in the columns, beside words and buttons. */
const MOST_IN_COLUMNS = 5;

/** @param {Spec} spec @returns {Tried} */
export function lowLayout({
  width,
  height,
  others,
  cols,
  rows,
  hand,
  now,
  named,
  tagged,
  fans = false,
  told = false,
  left,
  large,
  text = 1,
}) {
  const under = named ? NAME : 0;
  const pad = 8;
  const column = Math.round(clamp(width * 0.23 * Math.min(text, 1.3), 120, 220 * text));
  const boardWidth = width - 2 * (column + pad) - 24;
  const isInRow = others.length > MOST_IN_COLUMNS;
  const rowH = grown(told ? 46 : 34, 0, text);
  const columnsTop = isInRow ? 4 + rowH + 6 : 4;
  const top = (isInRow ? columnsTop - 4 : 0) + (tagged ? 14 : 6);
  const count = isInRow ? 0 : others.length; // opponents in the columns
  const onLeft = Math.ceil(count / 2);
  const meH = grown(told ? 50 : 44, 8, text);
  // above the hand in a column: plates, a button and the viewer's plate
  const above = columnsTop + (count - onLeft) * (34 * text + 6) + 2 + 44 + 8 + meH;
  const share = shareSpace({
    handWidth: width - 2 * pad,
    boardWidth,
    height: height - 12 - top,
    mostHand: height - 14 - above,
    cols,
    rows,
    hand,
    now,
    most: 84,
    large,
    under,
  });
  const handCard = cardSize(share.handW);
  const handH = handHeight(handCard.h, share.handRows);
  const handTop = height - 6 - handH;
  const bottom = handTop - 8;
  const mostInColumn = Math.max(onLeft, 1);
  const plateH = Math.round(clamp((bottom - 4 - 100 * text) / mostInColumn - 6, 34 * text, 48 * text));
  /** @type {Record<number, Box>} */
  const plates = isInRow ? platesIn(others, { x: pad, y: 4, w: width - 2 * pad, h: rowH }, 150, 5) : {};
  others.slice(0, count).forEach((seat, k) => {
    // clockwise: up the left column, down the right one
    const slot = k < onLeft ? onLeft - 1 - k : k - onLeft;
    const x = k < onLeft ? pad : width - pad - column;
    plates[seat] = { x, y: 4 + slot * (plateH + 6), w: column, h: plateH };
  });
  const leftEnd = columnsTop + onLeft * (plateH + 6);
  const rightEnd = columnsTop + (count - onLeft) * (plateH + 6);
  // words go to one column, buttons to the one on the side of the hand that taps
  const wordsTop = left ? rightEnd : leftEnd;
  const handsTop = left ? leftEnd : rightEnd;
  const wordsX = left ? width - pad - column : pad;
  const handsX = left ? pad : width - pad - column;
  const me = { x: handsX, y: bottom - meH, w: column - 50, h: meH };
  return {
    width,
    height,
    shape: 'low',
    plates,
    me,
    sort: { x: handsX + column - 44, y: bottom - 44, w: 44, h: 44 },
    actions: { x: left ? handsX : handsX - 10, y: handsTop + 2, w: column + 10, h: Math.max(44, me.y - handsTop - 8) },
    line: { x: wordsX, y: wordsTop + 2, w: column, h: bottom - wordsTop - 2 },
    board: { x: pad + column + 12, y: top, w: boardWidth, h: bottom - top },
    hand: { x: pad, y: handTop, w: width - 2 * pad, h: handH },
    rest: { x: left ? pad + column + 30 : width - pad - column - 30, y: bottom - 22 },
    card: cardSize(share.boardW),
    handCard,
    handRows: share.handRows,
    under,
    fans,
    isUpright: false,
    text,
    isRoomy: share.isGood && share.boardW >= 36 && bottom - wordsTop >= 100 * text && me.y - handsTop >= 54 * text,
  };
}
