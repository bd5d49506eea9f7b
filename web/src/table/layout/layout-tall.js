// Layout of a tall felt (phone or tablet in portrait): opponents along the top, the hand below the buttons.

import { cardSize, clamp, grown, mirrored, NAME, platesIn, widestCard } from './boxes.js';
import { handHeight, shareSpace } from './row-sizes.js';

/**
 * @typedef {import('./boxes.js').Spec} Spec
 * @typedef {import('./boxes.js').Tried} Tried
 */

/** Widest card of a hand below fans, which need the room. */
const MOST_BELOW_FANS = 66;

/** Narrowest plate with a legible name, narrowest plate with facts, and the width below which facts take two lines. */
const LEAST_PLATE = 52;
const LEAST_TOLD = 60;
const LINE_OF_FACTS = 150;

/** Growth of the board's cards from which the upright form is preferred. */
const MUCH = 1.1;

/** @param {Spec} spec @returns {Tried} */
export function tallLayout({
  width,
  height,
  others,
  cols,
  rows,
  upright,
  hand,
  now,
  named,
  fans = false,
  told = false,
  terse = false,
  left,
  large,
  text = 1,
}) {
  const under = named ? NAME : 0;
  const pad = width < 340 ? 6 : width < 600 ? 10 : 20;
  const roomy = width >= 600;
  const inner = width - 2 * pad;
  const short = height < 540;
  const isInRow = inner / others.length >= (told ? LEAST_TOLD : LEAST_PLATE) * text;
  const across = isInRow ? others.length : Math.ceil(others.length / 2); // plates side by side
  const plateH = grown((roomy ? 64 : short ? 46 : 50) + (told && inner / across < LINE_OF_FACTS ? 10 : 0), 12, text);
  const [widest, apart] = roomy ? [240, 24] : [190, 6];
  // room for levels and portraits on the upper edge; less if fans need it
  const top = inner / across >= 106 * text ? 18 : fans || width < 300 ? 14 : 22;
  const plates = platesIn(others.slice(0, across), { x: pad, y: top, w: inner, h: plateH }, widest, apart);
  const lastTop = isInRow ? top : top + plateH + top;
  if (!isInRow)
    Object.assign(plates, platesIn(others.slice(across), { x: pad, y: lastTop, w: inner, h: plateH }, widest, apart));
  // four lines, the last event and the prompt; without a prompt two
  const lineH = grown((terse ? 40 : short ? 66 : 72) + (width < 300 ? 14 : 0), 0, text);
  const dockH = grown(told ? 51 : 48, 15, text);
  const foot = short ? 6 : 8;
  // room for speech bubbles below the plates
  const above = others.length ? lastTop + plateH + grown(told ? 18 : short ? 24 : 28, 4, text) : 12;
  const shared = height - above - lineH - dockH - foot - 16;
  const most = roomy ? widestCard(110, width * 1.3, height) : 88;
  const mostInHand = fans && !roomy && !large ? MOST_BELOW_FANS : most;
  const shareFor = (/** @type {{cols: number, rows: number}} */ grid, /** @type {number | undefined} */ count) =>
    shareSpace({
      handWidth: inner,
      boardWidth: inner,
      height: shared,
      ...grid,
      hand,
      now: count,
      most,
      mostInHand,
      large,
      under,
    });
  const isUpright =
    Boolean(upright) && shareFor(upright ?? { cols, rows }, hand).boardW > MUCH * shareFor({ cols, rows }, hand).boardW;
  const share = shareFor(isUpright && upright ? upright : { cols, rows }, now);
  const handCard = cardSize(share.handW);
  const handH = handHeight(handCard.h, share.handRows);
  const handTop = height - foot - handH;
  const dockTop = handTop - dockH - 4;
  const lineTop = dockTop - lineH - 2;
  const sort = { x: width - pad - 44, y: dockTop, w: 44, h: 44 };
  const beside = width < 340 ? 8 : 16;
  const three = 3 * 44 + 2 * (width < 300 ? 3 : 6); // room for three buttons
  const meW = Math.min(
    clamp(inner * (told && width < 340 ? 0.37 : 0.33), 76 * text, 190 * text),
    inner - 44 - beside - 6 - three,
  );
  const me = { x: pad, y: dockTop, w: Math.floor(meW), h: dockH - 4 };
  const actions = { x: me.x + me.w + beside, y: dockTop, w: sort.x - me.x - me.w - beside - 6, h: dockH - 4 };
  return {
    width,
    height,
    shape: 'tall',
    plates,
    me: left ? mirrored(me, width) : me,
    sort: left ? mirrored(sort, width) : sort,
    actions: left ? mirrored(actions, width) : actions,
    line: { x: pad, y: lineTop, w: inner, h: lineH },
    board: { x: pad, y: above, w: inner, h: lineTop - above - 6 },
    hand: { x: pad, y: handTop, w: inner, h: handH },
    rest: { x: left ? pad + 18 : width - pad - 18, y: lineTop + lineH / 2 },
    card: cardSize(share.boardW),
    handCard,
    handRows: share.handRows,
    under,
    fans,
    isUpright,
    text,
    isRoomy: share.isGood && share.boardW >= 36 && actions.w >= 110 * text,
  };
}
