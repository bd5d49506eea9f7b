// The interactive table: a canvas with the cards, and buttons over it that take taps and keys.
//
// No game logic inside: it is given places with cards, the hand and the legal actions, and returns an action text. One
// state, one `set`; a new tap does not wait for the animation (stage.js).

import { inOrder } from '../match/draft-move.js';
import { FLIGHT, isStill } from '../motion/durations.js';
import { flightOf } from '../motion/staging.js';
import { createStage } from './canvas/stage.js';
import { listenForDrags } from './drag.js';
import { far, offMiddle } from './layout/boxes.js';
import { cardSpot, gridOf, placeBoxes } from './layout/grid.js';
import { barePart, fanned, groupsOf, handRows, handSlots, sortHand } from './layout/hand.js';
import { RAISE } from './layout/row-sizes.js';
import { createGroup } from './overlay.js';
import { placeMessage } from './place-words.js';
import { pressBegun } from './press-time.js';

/**
 * @typedef {import('./layout/boxes.js').Box} Box
 * @typedef {import('./layout/boxes.js').Layout} Layout
 * @typedef {import('../types.js').Message} Message
 * @typedef {import('../types.js').Action} Action
 * @typedef {import('../types.js').Place} Place
 * @typedef {import('../types.js').View} View
 * @typedef {import('../types.js').Turn} Turn
 *
 * @typedef {object} Looks language and appearance
 * @property {import('../types.js').Words} words
 * @property {boolean} fourColours
 * @property {keyof typeof FLIGHT} animation
 * @property {number} rest least milliseconds for which a scene of a turn is shown
 * @property {import('./layout/hand.js').Sorting} sorting
 * @property {boolean} hasAids true to show signs that are aids
 * @property {string[] | null} [order] of the hand's cards, if the owner has set it
 *
 * @typedef {object} Listeners
 * @property {(action: string) => void} onAction an action was chosen
 * @property {(question: Question, box: Box) => void} onWhy a tap or drop had no effect
 * @property {(message: Message, box: Box) => void} onPlace an empty slot was tapped
 * @property {(card: string) => void} onBack a card was dropped on nothing, and is in the hand again
 * @property {(cards: string[], zones: string[], aim: string | null) => void} onChoose the chosen cards, the zones that
 *   take them, and the zone under a dragged card
 * @property {() => boolean} isMeant false if the current press was meant for an earlier view
 * @property {(actions: Action[]) => void} onAsk a card can go to a place in several ways
 * @property {(slot: number, cards: string[]) => void} onSlot cards are put into a slot; empty: its cards are taken back
 * @property {(cards: string[], at?: number) => void} onOrder the hand was reordered; `at`: where the card is now that was
 *   moved by a key
 * @property {() => void} onRecall the place of `view.recall` was tapped
 *
 * @typedef {{card: string, place?: undefined} | {cards: string[], zone: string, place?: Message}} Question why a card
 *   cannot be played, or why cards cannot go to a zone (or nothing can be done there); `place`: its content
 * @typedef {import('./canvas/stage.js').Sprite} Sprite
 * @typedef {import('./drag.js').Point} Point
 */

const nothing = () => {};
/** Of a table that is only looked at. @type {Listeners} */
export const UNHEARD = {
  isMeant: () => false,
  onAction: nothing,
  onWhy: nothing,
  onPlace: nothing,
  onBack: nothing,
  onChoose: nothing,
  onAsk: nothing,
  onSlot: nothing,
  onOrder: nothing,
  onRecall: nothing,
};

/** Pixels around a place within which a dropped card still lands in it. */
const NEAR = 28;

/** Removes one occurrence of a card from a list; returns false if there is none.
 * @param {string[]} list @param {string} card */
function cross(list, card) {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Share of a card's flight after which the next card is dealt. */
const DEALT = 0.3;
/** Largest rotation of a card on the table, in radians; it depends on the card alone. */
const MOST_TILT = 0.026;
/** @param {string} card */
const tiltOf = (card) => MOST_TILT * (((card.charCodeAt(0) * 7 + card.charCodeAt(1) * 13) % 17) / 8 - 1);

/** Height of a line of fans below which names are abbreviated. */
const LOW_LINE = 24;

/**
 * @param {HTMLElement} container
 * @param {Looks} looks
 * @param {Listeners} listeners
 * @param {number} [ratio] canvas pixels per CSS pixel
 */
export function createTable(
  container,
  looks,
  { isMeant, onAction, onWhy, onPlace, onBack, onChoose, onAsk, onSlot, onOrder, onRecall },
  ratio,
) {
  const styleOf = (/** @type {Looks} */ { words, fourColours }) => ({ indices: words.indices, fourColours });
  const stage = createStage(container, styleOf(looks), ratio);
  const handGroup = createGroup(container, 'hand');
  const boardGroup = createGroup(container, 'board');

  /** @type {View | null} */
  let view = null;
  /** @type {Layout | null} */
  let layout = null;
  /** @type {Map<string, import('./layout/fans.js').PlaceBox>} */
  let boxes = new Map();
  /** @type {string[]} */
  let chosen = []; // ids of chosen sprites; several only if there are slots
  /** Cards and places of a hint. @type {{cards: string[], zone: string | null}} */
  let hinted = { cards: [], zone: null };
  /** Cards of the hand, and zones, with the class of their mark. @type {Record<string, string>} */
  let marked = {};
  /** Cards of the hand that are lifted a little while they are looked at elsewhere. @type {string[]} */
  let raised = [];
  /** The rows of the hand. @type {string[][]} */
  let rows = [];
  /** The current drag; `aim`: the place where the card would land now.
   * @type {{handle: HTMLElement, sprite: Sprite, dx: number, dy: number, aim: string | null} | null} */
  let drag = null;
  /** Seats of zones that are not on the board: hands, and places at a seat, including earlier ones of this deal.
   * @type {Map<string, number>} */
  const elsewhere = new Map();

  const ownHand = () => view?.seats[view.front].hand ?? '';
  const hand = () => stage.of(ownHand());
  /** Returns the seat of a zone that is not on the board, or null. @param {string} zone */
  const seatOf = (zone) => elsewhere.get(zone) ?? null;
  /** @param {string} zone */
  const placeOf = (zone) => view?.places.find((place) => place.zone === zone);
  let haste = 1; // factor of flight times
  const flightTime = () => (isStill() ? 0 : haste * FLIGHT[looks.animation]);

  /** Returns the start or target of flights for a zone that is not shown: its seat's plate, or the middle of the board.
   * @param {string} zone @returns {Box} */
  function away(zone) {
    const at = /** @type {Layout} */ (layout);
    const seat = seatOf(zone);
    const plate = seat === null ? null : (at.plates[seat] ?? at.me);
    const from = plate ?? boxes.get(zone) ?? at.board;
    const w = at.card.w * (plate ? 0.55 : 1);
    const h = at.card.h * (plate ? 0.55 : 1);
    return { x: from.x + (from.w - w) / 2, y: from.y + (from.h - h) / 2, w, h };
  }

  /** @param {string} card */
  const actionsOf = (card) => view?.actions.filter((action) => action.card === card) ?? [];

  /** Returns a card's sign, if it is to be shown. @param {string} card */
  const signOf = (card) => view?.signs.find((sign) => sign.card === card && (!sign.aid || looks.hasAids));

  /** True if several cards can be chosen at once. */
  const takesMany = () => Boolean(view?.slots.length);

  /** True if the hand has playable cards: the others are dimmed. */
  const hasChoice = () => !takesMany() && hand().some(({ card }) => actionsOf(card).length > 0);

  /** Sets each sprite's box, side and look. */
  function arrange() {
    if (!view || !layout) return;
    const { handCard, card: boardCard } = layout;
    const cards = hand().map(({ card }) => card);
    const groups = looks.order ? cards.map(() => '') : groupsOf(cards, looks.sorting);
    rows = handRows(cards, groups, layout, rows);
    const slots = handSlots(
      groups,
      layout,
      rows.map(({ length }) => length),
    );
    const fan = fanned(slots);
    const bare = barePart(slots, handCard);
    const choice = hasChoice();
    const looked = [...raised];
    hand().forEach((sprite, k) => {
      sprite.bare = bare[k];
      const playable = actionsOf(sprite.card).length > 0;
      const isChosen = chosen.includes(sprite.id);
      const up =
        isChosen || cross(looked, sprite.card) || (playable && choice) || (!choice && signOf(sprite.card)) ? RAISE : 0;
      const { sunk, tilt } = fan[k];
      stage.place(
        sprite,
        { x: slots[k].x, y: slots[k].y + sunk - up, ...handCard },
        sprite.card,
        { dim: choice && !playable, chosen: isChosen },
        tilt,
      );
    });
    for (const place of view.places) {
      const { zone, cards, closed, form, winning, tag, stands } = place;
      const labels = place.labels ?? [];
      const box = boxes.get(zone);
      const list = stage.of(zone);
      if (!box) continue;
      list.forEach((sprite, k) => {
        const isTop = k === list.length - 1;
        const edge = Math.min(3, Math.ceil((cards.length - 1) / 2));
        const look =
          form === 'fan'
            ? { stands: stands?.[k] }
            : form !== 'pile'
              ? {
                  label: isNamed(place, k) ? nameOf(labels[k]) : '',
                  wins: k === winning,
                  tag: tag && !k ? looks.words.show(tag) : '',
                  stands: stands?.[k],
                }
              : isTop
                ? { edge, ...(closed ? { owners: labels.map(nameOf) } : { label: nameOf(labels[0]) }) }
                : {};
        const size = box.size ?? boardCard;
        const tilt = form === 'fan' || sprite.card === '??' ? 0 : tiltOf(sprite.card);
        stage.place(
          sprite,
          { ...cardSpot(place, box, k, size, /** @type {View} */ (view)), ...size },
          closed ? '??' : sprite.card,
          look,
          tilt,
        );
      });
    }
  }

  /** @param {number | null | undefined} seat */
  const nameOf = (seat) => (typeof seat === 'number' ? (view?.seats[seat]?.name ?? '') : '');

  /** True if a card, or an awaited card, has a name label: in a cross only the last card of each seat has one.
   * @param {Place} place @param {number} at */
  function isNamed({ form, labels, cards }, at) {
    const seat = labels?.[at];
    if (form !== 'cross' || typeof seat !== 'number') return true;
    const lying = labels?.slice(0, cards.length) ?? [];
    return at < cards.length ? lying.lastIndexOf(seat) === at : !lying.includes(seat);
  }

  /** True if the cards of a zone are on the canvas. @param {string} zone */
  const isShown = (zone) => zone === ownHand() || seatOf(zone) === null;

  // ---- buttons -------------------------------------------------------------------------------------------------

  /** Returns the zones that take the chosen or dragged cards. @param {string[]} cards */
  const targets = (cards) => [
    ...(cards.length === 1 ? actionsOf(cards[0]).flatMap(({ zone }) => (zone ? [zone] : [])) : []),
    ...(cards.length ? (view?.places.flatMap(({ zone, slot }) => (slot === undefined ? [] : [zone])) ?? []) : []),
  ];

  const chosenCards = () =>
    hand()
      .filter(({ id }) => chosen.includes(id))
      .map(({ card }) => card);

  function label() {
    if (!view || !layout) return;
    const { words } = looks;
    const choice = hasChoice();
    handGroup.name(words.t('table-hand', { count: hand().length }));
    boardGroup.name(words.t('table-board'));
    const wanted = [...hinted.cards];
    const fresh = [...view.fresh];
    handGroup.set(
      hand().map((sprite) => {
        const { id, box, bare, card } = sprite;
        const playable = actionsOf(card).length > 0;
        const isChosen = chosen.includes(id);
        const toggles = takesMany();
        const state = toggles
          ? 'table-card'
          : isChosen
            ? 'table-card-chosen'
            : playable
              ? 'table-card-playable'
              : 'table-card';
        const pressed = isChosen || (toggles ? false : undefined);
        const isHinted = cross(wanted, card);
        const isFresh = cross(fresh, card);
        const sign = signOf(card);
        const text = words.row([words.say({ id: state, args: { card } }), ...(sign ? [words.say(sign.name)] : [])]);
        return {
          state: [isHinted ? 'hinted' : '', isFresh ? 'fresh' : '', sign ? 'sign' : '', marked[card] ?? '']
            .filter(Boolean)
            .join(' '),
          key: id,
          box,
          bare,
          card,
          playable: (choice || toggles) && playable,
          chosen: pressed,
          label: isFresh ? words.t('table-card-new', { text }) : text,
        };
      }),
    );
    const lit = targets(drag ? [drag.sprite.card] : chosenCards());
    boardGroup.set(
      inReach(view.places).map((place) => {
        const { x, y, w, h } = /** @type {Box} */ (boxes.get(place.zone));
        const offer = view?.actions.find(({ zone, card }) => zone === place.zone && card === null);
        const isLit = lit.includes(place.zone);
        const ends = isLit ? endsOf(place.zone) : [];
        const text = words.say(placeMessage(place, isLit));
        const label = isLit
          ? words.t('table-place-takes', { text })
          : offer
            ? words.t('table-place-offers', { text, offer: words.say(offer.label) })
            : isRecalled(place.zone)
              ? words.t('table-place-recall', { text, recall: words.say(view?.recall?.name) })
              : text;
        // number of face-down cards
        const isCounted = place.closed && place.cards.at(-1) === '??' && !(place.note && place.labels?.length);
        const count = isCounted ? place.cards.length : undefined; // owners and note leave no room for it
        const { note, state } = noteOf(place, ends);
        const states = [
          state,
          place.zone === hinted.zone ? 'hinted' : '',
          place.zone === drag?.aim ? 'aimed' : '',
          marked[place.zone] ?? '',
        ]
          .filter(Boolean)
          .join(' ');
        return {
          key: place.zone,
          zone: place.zone,
          box: { x, y, w, h },
          lit: isLit,
          offers: Boolean(offer),
          count,
          label,
          note,
          state: states,
        };
      }),
    );
    onChoose(chosenCards(), lit, drag?.aim ?? null);
  }

  /** Returns the places on the board in reading order; fans in the order of their layout. @param {Place[]} places */
  const inReach = (places) => {
    const laid = [...boxes.keys()];
    const fans = places
      .filter(({ form }) => form === 'fan')
      .sort((a, b) => laid.indexOf(a.zone) - laid.indexOf(b.zone));
    return [
      ...[...gridOf(places, layout?.isUpright).cells].sort((a, b) => a.row - b.row || a.col - b.col),
      ...fans.filter(({ size }) => size),
      ...fans.filter(({ size }) => !size),
    ];
  };

  /** Returns the ends of a place that take the chosen or dragged card. @param {string} zone */
  const endsOf = (zone) => {
    const card = drag ? drag.sprite.card : chosenCards()[0];
    return actionsOf(card).flatMap((action) => (action.zone === zone && action.end ? [action.end] : []));
  };

  /** Returns the text on a place: its note, a fan's owner, or a slot's requirement or judgement.
   * @param {Place} place @param {string[]} ends @returns {{note?: string, state?: string}} */
  function noteOf({ zone, form, name, cards, labels, note, tally, slot, isJudged, problem, lacks }, ends) {
    const told = note && `${isRecalled(zone) ? '↺ ' : ''}${looks.words.brief(note)}`;
    if (form !== 'fan' || (told && slot === undefined))
      return told ? { note: told, state: ['noted', ...(tally ? ['tallied'] : []), ...ends].join(' ') } : {};
    if (slot === undefined) {
      const isLow = (boxes.get(zone)?.h ?? 0) < LOW_LINE; // a full name would hide the cards
      const owner = nameOf(labels?.[0]);
      return {
        note: (isLow ? [...owner].slice(0, 2).join('') : owner) || undefined,
        state: ['owned', ...(isLow ? ['small'] : []), ...ends].join(' '),
      };
    }
    if (!cards.length) return { note: looks.words.brief(name), state: 'slot' };
    if (!isJudged) return { state: 'slot' };
    if (lacks) return { note: `+${lacks}`, state: 'slot open' };
    return problem ? { note: '!', state: 'slot wrong' } : { note: '✓', state: 'slot good' };
  }

  /** True if a tap on the place shows what everybody has just seen again. @param {string} zone */
  const isRecalled = (zone) => view?.recall?.zone === zone;

  /** @param {EventTarget | null} target */
  const spotOf = (target) =>
    /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest('.spot') : null);

  /** @param {string | undefined} key */
  const spriteOf = (key) => hand().find(({ id }) => id === key);

  /** @param {string[]} ids */
  function choose(ids) {
    if (chosen.join() === ids.join()) return;
    chosen = ids;
    arrange();
    label();
    stage.fly(Math.min(120, flightTime()));
  }

  handGroup.root.addEventListener('keydown', moveByKey, true);
  container.addEventListener('click', (event) => {
    if (isEndOfDrag()) return;
    const spot = spotOf(event.target);
    if (!spot) return choose([]);
    if (!isMeant()) return;
    const sprite = spriteOf(spot.dataset.key);
    if (!sprite) tapPlace(spot.dataset.zone ?? '');
    else if (stage.hasLain(sprite, pressBegun())) tapCard(sprite);
  });

  /** @param {Sprite} sprite */
  function tapCard(sprite) {
    const actions = actionsOf(sprite.card);
    const isChosen = chosen.includes(sprite.id);
    if (takesMany()) choose(isChosen ? chosen.filter((id) => id !== sprite.id) : [...chosen, sprite.id]);
    else if (actions.length === 1) {
      chosen = [];
      onAction(actions[0].action);
    } else if (actions.length) choose(isChosen ? [] : [sprite.id]);
    else {
      choose([]);
      onWhy({ card: sprite.card }, sprite.box);
    }
  }

  /** @param {string} zone */
  function tapPlace(zone) {
    const cards = chosenCards();
    const [card = null] = cards;
    const place = placeOf(zone);
    const offersOf = (/** @type {string | null} */ card) =>
      view?.actions.filter((action) => action.zone === zone && action.card === card) ?? [];
    const toIt = cards.length > 1 ? [] : offersOf(card);
    // a face-down pile that does not take the card: the tap means the place itself
    const actions = place?.closed && !toIt.length ? offersOf(null) : toIt;
    const slot = place?.slot;
    if (slot !== undefined && (cards.length || place?.cards.length)) onSlot(slot, cards);
    else if (actions.length > 1) onAsk(actions);
    else if (actions.length) {
      chosen = [];
      onAction(actions[0].action);
    } else if (place) {
      const box = /** @type {Box} */ (boxes.get(zone));
      if (slot !== undefined) onPlace(placeMessage(place), box);
      else if (!cards.length && isRecalled(zone)) onRecall();
      else onWhy({ cards, zone, ...(cards.length ? {} : { place: placeMessage(place) }) }, box);
    }
  }

  // ---- dragging ------------------------------------------------------------------------------------------------

  const isEndOfDrag = listenForDrags(container, {
    grab(target, { x, y }) {
      const handle = spotOf(target);
      const sprite = spriteOf(handle?.dataset.key);
      return handle && sprite
        ? { handle, sprite, dx: x - sprite.pose.x, dy: y - sprite.pose.y, aim: /** @type {string | null} */ (null) }
        : null;
    },
    lift(held) {
      drag = held;
      if (!takesMany() || !chosen.includes(held.sprite.id)) chosen = [];
      stage.lift(held.sprite);
      label();
    },
    carry(held, point) {
      stage.carry(held.sprite, point.x - held.dx, point.y - held.dy);
      const aim = aimOf(held.sprite, point);
      if (aim === held.aim) return;
      held.aim = aim;
      label();
    },
    letGo({ sprite }, point) {
      drag = null;
      stage.letGo();
      if (point) drop(sprite, point);
      else takeBack(sprite);
    },
  });

  /** Returns the box of a place, or of the plate of its seat. @param {string} zone */
  const boxOf = (zone) => {
    const seat = seatOf(zone);
    return boxes.get(zone) ?? (seat === null ? undefined : (layout?.plates[seat] ?? layout?.me));
  };

  /** Returns a comparator of zones by their middle's distance from a point.
   * @param {Point} point @returns {(one: string, other: string) => number} */
  const nearer = (point) => (one, other) => offMiddle(boxOf(one), point) - offMiddle(boxOf(other), point);

  /** Returns the place or seat at a point. @param {Point} point */
  const zoneAt = (point) =>
    [...inReach(view?.places ?? []).map(({ zone }) => zone), ...elsewhere.keys()]
      .filter((zone) => zone !== ownHand() && far(boxOf(zone), point) === 0)
      .sort(nearer(point))[0];

  /** Returns the dragged cards: all chosen ones if the dragged card is chosen. @param {Sprite} sprite */
  const dragged = ({ id, card }) => (chosen.includes(id) ? chosenCards() : [card]);

  /** Returns the place where a card dropped at a point lands: one that takes it, under the pointer or the card, or else
   * the nearest one beside, unless the pointer is on another place.
   * @param {Sprite} sprite @param {Point} point @returns {string | null} */
  function aimOf(sprite, point) {
    if (!layout || point.y > layout.hand.y) return null;
    const { x, y, w, h } = sprite.pose;
    const middle = { x: x + w / 2, y: y + h / 2 };
    const near = targets(dragged(sprite))
      .map((zone) => ({ zone, gap: Math.min(far(boxOf(zone), point), far(boxOf(zone), middle)) }))
      .filter(({ gap }) => gap <= NEAR)
      .sort((a, b) => a.gap - b.gap || nearer(point)(a.zone, b.zone));
    const under = zoneAt(point);
    if (under && near.some(({ zone }) => zone === under)) return under;
    return near.length && (!under || near[0].gap === 0) ? near[0].zone : null;
  }

  /** Drops a card at a point: it goes to a place, elsewhere in the hand, or back with a reason.
   * @param {Sprite} sprite @param {Point} point */
  function drop(sprite, point) {
    const zone = isMeant() ? aimOf(sprite, point) : null;
    const ways = actionsOf(sprite.card).filter((action) => action.zone === zone);
    const other = zoneAt(point);
    const slot = placeOf(zone ?? '')?.slot;
    if (slot !== undefined) onSlot(slot, dragged(sprite));
    else if (zone && ways.length === 1) {
      label();
      onAction(ways[0].action); // the card stays where it was dropped until the next `set`
    } else if (zone) {
      chosen = [sprite.id];
      api.release();
      onAsk(ways);
    } else if (view?.own_order && layout && point.y > layout.hand.y - 8) putInHand(sprite, point);
    else {
      takeBack(sprite, !other && actionsOf(sprite.card).length > 0);
      if (other) onWhy({ cards: dragged(sprite), zone: other }, sprite.box);
      else if (!actionsOf(sprite.card).length) onWhy({ card: sprite.card }, sprite.box);
    }
  }

  /** @param {Sprite} sprite @param {boolean} [isTold] */
  function takeBack(sprite, isTold = true) {
    api.release();
    if (isTold) onBack(sprite.card);
  }

  /** Moves the focused card of the hand by one with Shift and an arrow. @param {KeyboardEvent} event */
  function moveByKey(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const sprites = hand();
    const at = sprites.findIndex(({ id }) => id === /** @type {HTMLElement} */ (event.target).dataset.key);
    if (!event.shiftKey || !step || at < 0 || !view?.own_order) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // the focus stays on the card
    const to = at + step;
    if (!sprites[to]) return;
    [sprites[at], sprites[to]] = [sprites[to], sprites[at]];
    onOrder(
      sprites.map(({ card }) => card),
      to,
    );
  }

  /** Moves a card within the hand. @param {Sprite} sprite @param {Point} point */
  function putInHand(sprite, { x, y }) {
    const others = hand().filter((other) => other !== sprite);
    const row = (/** @type {Box} */ box) => Math.abs(box.y + box.h / 2 - y);
    const near = Math.min(...others.map(({ box }) => row(box)));
    const line = others.filter(({ box }) => row(box) < near + RAISE + 8);
    const next = line.find(({ box, bare }) => x < box.x + (bare?.w ?? box.w) / 2);
    const at = next ? others.indexOf(next) : others.indexOf(line[line.length - 1]) + 1;
    onOrder([...others.slice(0, at), sprite, ...others.slice(at)].map(({ card }) => card));
    api.release();
  }

  /** Returns the outlines of a place: at least one, and one for each awaited card; each shows while its cell is empty.
   * @param {Place} place @returns {import('./canvas/stage.js').Scene['outlines']} */
  function outlinesOf(place) {
    const { zone, ghost, form, closed, outlined } = place;
    const labels = place.labels ?? [];
    if (!outlined) return [];
    const box = /** @type {import('./layout/fans.js').PlaceBox} */ (boxes.get(zone));
    const size = box.size ?? /** @type {Layout} */ (layout).card;
    if (form === 'fan') return [{ zone, at: 0, ghost: null, label: '', owners: [], box }];
    if (form === 'pile')
      return [
        {
          zone,
          at: 0,
          ghost,
          ...(closed ? { label: '', owners: labels.map(nameOf) } : { label: nameOf(labels[0]), owners: [] }),
          box,
        },
      ];
    return Array.from({ length: Math.max(form === 'row' ? 1 : 0, labels.length) }, (_, at) => ({
      zone,
      at,
      ghost,
      label: isNamed(place, at) ? nameOf(labels[at]) : '',
      owners: [],
      box: { ...cardSpot(place, box, at, size, /** @type {View} */ (view)), ...size },
    }));
  }

  /** Returns all zones with their cards. @param {View} view @returns {[string, string[]][]} */
  const truth = ({ places, hand }) => [
    ...inReach(places).map((place) => /** @type {[string, string[]]} */ ([place.zone, place.cards])),
    [ownHand(), inOrder(sortHand(hand, looks.sorting), looks.order ?? [])],
  ];

  // ---- public interface ----------------------------------------------------------------------------------------

  const api = {
    /**
     * Shows a turn. Returns the milliseconds of its animation.
     * @param {Turn} turn @param {Layout} newLayout
     * @param {{instant?: boolean, choose?: string[], haste?: number}} [options] `choose`: hand cards to select; without
     *   it a multiple selection is kept; `haste`: factor of flight times
     */
    set(turn, newLayout, { instant = false, choose: wanted, haste: share = 1 } = {}) {
      haste = share;
      const { view: next, moves } = turn;
      const sameDeal = view && view.deal === next.deal && view.game === next.game;
      const sameFront = view?.front === next.front;
      const before = sameDeal && sameFront ? view : null;
      if (!before) elsewhere.clear();
      next.seats.forEach(({ hand }, seat) => elsewhere.set(hand, seat));
      for (const { zone, seat } of next.places) if (typeof seat === 'number') elsewhere.set(zone, seat);
      const waiting = wanted ? null : takesMany() ? chosen : [];
      view = next;
      layout = newLayout;
      boxes = placeBoxes(view.places, layout);
      stage.resize({ w: layout.width, h: layout.height });
      if (!sameDeal || !sameFront) {
        stage.clear();
        rows = [];
      }
      stage.show({
        sizes: [layout.card, layout.handCard, ...[...boxes.values()].flatMap(({ size }) => size ?? []).slice(0, 1)],
        packs: view.packs,
        hand: ownHand(),
        piles: new Set(view.places.filter(({ form }) => form === 'pile').map(({ zone }) => zone)),
        outlines: inReach(view.places).flatMap(outlinesOf),
        away,
      });
      for (const { zone, slot } of before?.places ?? []) if (slot !== undefined) stage.join(zone, ownHand());
      const isDealt = !sameDeal && view.dealt;
      if (before) stage.follow(moves, isShown);
      stage.reconcile(
        truth(view),
        isDealt && !instant ? (view.seats.find(({ dealer }) => dealer)?.hand ?? null) : null,
      );
      chosen = (waiting ?? []).filter((id) => spriteOf(id));
      for (const card of wanted ?? [])
        chosen.push(
          ...hand()
            .filter((sprite) => sprite.card === card && !chosen.includes(sprite.id))
            .slice(0, 1)
            .map(({ id }) => id),
        );
      const isSudden = instant || (!before && !isDealt);
      container.style.setProperty('--flight', `${isSudden ? 0 : flightTime()}ms`);
      arrange();
      label();
      if (isSudden) return stage.fly(0);
      if (isDealt) return stage.fly(flightTime(), { gap: DEALT * flightTime() });
      // staged flights may take longer, but taps need not wait for them
      const staged = looks.rest ? flightOf(turn, flightTime(), layout) : undefined;
      const time = stage.fly(flightTime(), staged);
      return staged ? Math.min(flightTime(), time) : time;
    },
    /** Applies new looks: language, colours, sorting. @param {Looks} newLooks */
    configure(newLooks) {
      const redrawn = looks.words !== newLooks.words || looks.fourColours !== newLooks.fourColours;
      const sorted = looks.sorting !== newLooks.sorting || looks.order !== newLooks.order;
      looks = newLooks;
      if (sorted) rows = [];
      if (redrawn) stage.restyle(styleOf(looks));
      if (!view) return;
      if (sorted) stage.reconcile(truth(view), null);
      arrange();
      label();
      stage.fly(flightTime());
    },
    /** Shakes cards in place, for a staged moment.
     * @param {string[]} cards @param {import('./canvas/stage.js').Sway} sway @param {number} length */
    stir(cards, sway, length) {
      const lying = stage.all().filter(({ card, zone }) => cards.includes(card) && zone !== ownHand());
      if (flightTime() && lying.length) stage.stir(lying, sway, length);
    },
    /** Ends all flights. */
    land: stage.land,
    /** Returns the picture of a card's face, with its size and margin. @param {string} card */
    face: (card) => ({
      ...stage.face(card, /** @type {Layout} */ (layout).card),
      size: /** @type {Layout} */ (layout).card,
    }),
    /** Returns a dropped card to its place, after its action was refused. */
    release() {
      if (!view) return;
      arrange();
      label();
      stage.fly(flightTime());
    },
    /** Deselects all cards; returns true if there were any. */
    unchoose() {
      const was = chosen.length > 0;
      choose([]);
      return was;
    },
    /** Marks the cards and place of a hint; empty removes the marks.
     * @param {string[]} cards @param {string | null} zone */
    point(cards, zone) {
      if (!cards.length && !zone && !hinted.cards.length && !hinted.zone) return;
      hinted = { cards, zone };
      label();
    },
    /** Marks cards of the hand, and zones, by a class each. @param {Record<string, string>} marks */
    mark(marks) {
      marked = marks;
      label();
    },
    /** Lifts cards of the hand a little, and lets others down. @param {string[]} cards */
    raise(cards) {
      if (raised.join() === cards.join()) return;
      raised = cards;
      arrange();
      stage.fly(Math.min(120, flightTime()));
    },
    /** Focuses the hand. */
    focusHand: () => handGroup.enter(),
    /** Returns the cards with their boxes on the canvas. */
    sprites: () => stage.all().map(({ id, card, zone, pose: { x, y, w, h } }) => ({ id, card, zone, x, y, w, h })),
    /** True if anything flies. */
    isMoving: stage.isMoving,
    /** Paints the cards on another canvas. */
    paintOn: stage.paintOn,
    /** Returns the milliseconds for a scene that is not a turn's last. @param {number} [share] of the usual rest */
    sceneTime: (share = 1) => flightTime() + share * Math.max(looks.rest, 2 * flightTime()),
    destroy() {
      stage.destroy();
      container.replaceChildren();
    },
  };
  Object.assign(container, { table: api });
  return api;
}

/** @typedef {ReturnType<typeof createTable>} Table */
