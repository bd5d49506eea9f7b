// The table that one plays on: a canvas with the cards and, over it, the real buttons that take taps and keys.
//
// No game logic inside: it is told the places with their cards, the hand and the legal actions, and gives an action
// text back. One state, one `set`; the animation (stage.js) gets out of the way of the next tap.

import { inOrder, slotOf } from './draft.js';
import { RAISE, barePart, cardSpot, gridOf, handSlots, placeBoxes, sortHand } from './layout.js';
import { createGroup } from './overlay.js';
import { placeMessage } from './placewords.js';
import { FLIGHT } from './settings.js';
import { createStage } from './stage.js';

/**
 * @typedef {import('./layout.js').Box} Box
 * @typedef {import('./layout.js').Layout} Layout
 * @typedef {import('./words.js').Message} Message
 * @typedef {{action: string, card: string | null, zone: string | null, label: Message, seat?: number | null,
 *   end?: 'low' | 'high' | null, groups?: string[][]}} Action `end` of a row to which the card goes; `groups` that are laid together
 * @typedef {object} Place
 * @property {string} zone
 * @property {number} col
 * @property {number} row
 * @property {string} form "pile", "row", "fan", or "cross": each card on the side of who plays it
 * @property {string[]} cards
 * @property {boolean} closed face down
 * @property {string | null} ghost the card that it waits for
 * @property {Message} name
 * @property {number} [width] cells that a row has
 * @property {number | null} [seat] before whom it lies, instead of on the board
 * @property {(number | null)[]} [labels] who played each card of a row or cross; more than there are cards: who is to
 *   play to it; of a pile or a fan: whose it is
 * @property {number | null} [winning] number of the card in it that wins as it lies
 * @property {number} [size] cards that belong into a slot at least
 * @property {Message | null} [problem] what is wrong with those in it
 * @typedef {{name: string, kind: string, level?: string | null, pace?: number, cards: number, total: number, dealer: boolean, says: Message | null, facts?: Message[]}} Seat
 * @typedef {{message: Message, points: number}} ScoreLine
 * @typedef {{winners: number[], rows: {seats: number[], cards: string[], lines: ScoreLine[], points: number, total: number}[]}} Result
 * @typedef {object} View
 * @property {string} game
 * @property {number} deal
 * @property {number} eyes
 * @property {string} [phase]
 * @property {number | null} turn
 * @property {'deal' | 'match' | null} over
 * @property {Message} prompt
 * @property {Seat[]} seats
 * @property {Place[]} places
 * @property {string[]} hand
 * @property {Action[]} actions
 * @property {{id: string, seat: number | null, name: Message, suit?: string | null}[]} marks
 * @property {string} [ranks] of the cards from the lowest to the highest, to sort by
 * @property {'suit' | 'rank'} [sort] by what a hand is sorted unless the person says otherwise
 * @property {boolean} [melds] whether cards are put together, on the table and in the hand
 * @property {{kind: string, name: Message, size: number}[]} [slots] places that may be filled with cards, to be laid together
 * @property {Message[]} [titles] what each deal of a match is called
 * @property {number[]} totals
 * @property {number | null} target
 * @property {number[][]} history points of every finished deal
 * @property {number[][]} [course] totals after every finished deal
 * @property {Message[][]} [notes] what every finished deal did to the totals, where that is not plain addition
 * @property {number[][]} sides the seats that play together, with one score
 * @property {{undo: boolean, redo: boolean}} can
 * @property {boolean} practice
 * @property {Result | null} result
 * @property {{seats: number[], place: number, total: number}[] | null} standings
 * @property {Record<string, unknown>} [options]
 * @typedef {{card: string, from: string, to: string, step?: number, seat?: number | null}} Move `seat`: of whom the words tell it
 * @typedef {{seat: number, message: Message}} Remark what an opponent says beside the cards
 * @typedef {{view: View, moves: Move[], said: Message[], remark?: Remark | null, save: string}} Turn
 *
 * @typedef {object} Looks what the table looks like and speaks
 * @property {import('./words.js').Words} words
 * @property {boolean} fourColours
 * @property {keyof typeof FLIGHT} animation
 * @property {number} rest milliseconds between the steps of a turn, at least
 * @property {'suit' | 'rank'} sortBy
 * @property {string[] | null} [order] of the cards in the hand, where its owner has put them so
 *
 * @typedef {object} Listeners
 * @property {(action: string) => void} onAction an action was chosen
 * @property {(card: string, box: Box) => void} onWhy a card was tapped that no action uses
 * @property {(message: Message, box: Box) => void} onPlace a place was tapped that waits for nothing
 * @property {(cards: string[], zones: string[]) => void} onChoose cards wait for their place (none do any more)
 * @property {(actions: Action[]) => void} onAsk the card can go to that place in several ways
 * @property {(slot: number, cards: string[]) => void} onSlot cards are put into a slot; none: those in it are taken back
 * @property {(cards: string[]) => void} onOrder the hand has been put into another order
 *
 * @typedef {import('./stage.js').Sprite} Sprite
 */

const DRAG_START = 8;
/** Height of a line of fans below which names are cut short. */
const LOW_LINE = 24;

/**
 * @param {HTMLElement} container
 * @param {Looks} looks
 * @param {Listeners} listeners
 */
export function createTable(container, looks, { onAction, onWhy, onPlace, onChoose, onAsk, onSlot, onOrder }) {
  const styleOf = (/** @type {Looks} */ { words, fourColours }) => ({ indices: words.indices, fourColours });
  const stage = createStage(container, styleOf(looks));
  const handGroup = createGroup(container, 'hand');
  const boardGroup = createGroup(container, 'board');
  const motion = matchMedia('(prefers-reduced-motion: reduce)');

  /** @type {View | null} */
  let view = null;
  /** @type {Layout | null} */
  let layout = null;
  /** @type {Map<string, import('./fans.js').PlaceBox>} */
  let boxes = new Map();
  /** @type {string[]} */
  let chosen = []; // ids of the sprites that wait for their place: several only where there are slots to be filled
  /** Cards and places of a hint. @type {{cards: string[], zone: string | null}} */
  let hinted = { cards: [], zone: null };
  /** @type {{sprite: Sprite, dx: number, dy: number, moved: boolean} | null} */
  let drag = null;
  let wasDragged = false;
  /** Places of the deal that lie at a seat; moves may come from them when they are no more. @type {Map<string, number>} */
  const elsewhere = new Map();

  const ownHand = () => `hand:${view?.eyes}`;
  const hand = () => stage.of(ownHand());
  /** @param {string} zone */
  const isHand = (zone) => zone.startsWith('hand:');
  /** The seat before which a zone lies that is not on the board. @param {string} zone */
  const seatOf = (zone) => (isHand(zone) ? Number(zone.slice(5)) : elsewhere.get(zone) ?? null);
  const flightTime = () => (motion.matches ? 0 : FLIGHT[looks.animation]);

  /** Where cards come from and go to that are not shown: the plate of a seat, or the middle of the board.
   * @param {string} zone @returns {Box} */
  function away(zone) {
    const at = /** @type {Layout} */ (layout);
    const seat = seatOf(zone);
    const plate = seat === null ? null : at.plates[seat] ?? at.me;
    const from = plate ?? boxes.get(zone) ?? at.board;
    const w = at.card.w * (plate ? 0.55 : 1);
    const h = at.card.h * (plate ? 0.55 : 1);
    return { x: from.x + (from.w - w) / 2, y: from.y + (from.h - h) / 2, w, h };
  }

  /** @param {string} card */
  const actionsOf = (card) => view?.actions.filter((action) => action.card === card) ?? [];

  /** Whether several cards can be chosen at once. */
  const takesMany = () => Boolean(view?.slots?.length);

  /** Whether there are cards to choose from: then the others step back. */
  const hasChoice = () => !takesMany() && hand().some(({ card }) => actionsOf(card).length > 0);

  /** Gives every sprite its box, side and look: as they are in the end, or on the way there.
   * @param {{layout: Layout, places: Place[], boxes: typeof boxes}} [way] */
  function arrange(way) {
    if (!view || !layout) return;
    const at = way ?? { layout, places: view.places, boxes };
    const { handCard, card: boardCard } = at.layout;
    const groupOf = (/** @type {string} */ card) => (looks.order ? '' : looks.sortBy === 'suit' ? card.slice(-1) : card.slice(0, -1));
    const slots = handSlots(hand().map(({ card }) => groupOf(card)), at.layout);
    const bare = barePart(slots, handCard);
    const choice = !way && hasChoice();
    hand().forEach((sprite, k) => {
      sprite.bare = bare[k];
      const playable = !way && actionsOf(sprite.card).length > 0;
      const up = chosen.includes(sprite.id) ? RAISE + 6 : playable && choice ? RAISE : 0;
      stage.place(sprite, { x: slots[k].x, y: slots[k].y - up, ...handCard }, sprite.card, { dim: choice && !playable });
    });
    for (const place of at.places) {
      const { zone, cards, closed, form, labels = [], winning } = place;
      const box = at.boxes.get(zone);
      const list = stage.of(zone);
      if (!box) continue;
      list.forEach((sprite, k) => {
        const isTop = k === list.length - 1;
        const edge = Math.min(3, Math.ceil((cards.length - 1) / 2));
        const look = form === 'fan' ? {}
          : form !== 'pile' ? { label: nameOf(labels[k]), wins: k === winning, tag: form === 'cross' && !k ? looks.words.t('table-led') : '' }
            : isTop ? { edge, owners: labels.map(nameOf) } : {};
        const size = box.size ?? boardCard;
        stage.place(sprite, { ...cardSpot(place, box, k, size, /** @type {View} */ (view)), ...size }, closed ? '??' : sprite.card, look);
      });
    }
  }

  /** @param {number | null | undefined} seat */
  const nameOf = (seat) => (typeof seat === 'number' ? view?.seats[seat]?.name ?? '' : '');

  /** Follows the moves of a turn. Those of a later step begin where the step before has led: on the table as it was.
   * @param {Move[]} moves @param {View} old @param {Layout} oldLayout */
  function follow(moves, old, oldLayout) {
    const isShown = (/** @type {string} */ zone) => (isHand(zone) ? zone === ownHand() : seatOf(zone) === null);
    const last = Math.max(0, ...moves.map(({ step = 0 }) => step));
    for (let step = 0; step <= last; step += 1) {
      stage.follow(moves.filter((move) => (move.step ?? 0) === step), isShown);
      if (step === last) return;
      const places = gridOf(old.places).cells.map((place) => {
        const cards = stage.of(place.zone).map(({ card }) => card);
        if (place.form === 'pile') return { ...place, cards };
        // who has just played to a row is told by the new view, where that row may have gone already
        const labels = place.labels?.length ? cards.map((_, k) => place.labels?.[k] ?? old.turn) : [];
        // and who has won it, by who takes it
        const taker = moves.find(({ from, step: when }) => from === place.zone && when === step + 1)?.seat ?? null;
        return { ...place, cards, labels, winning: typeof place.winning === 'number' ? labels.indexOf(taker) : null };
      });
      arrange({ layout: oldLayout, places, boxes: placeBoxes(places, oldLayout) });
      stage.halt();
    }
  }

  // ---- buttons -------------------------------------------------------------------------------------------------

  /** The zones to which the chosen or dragged cards can go. @param {string[]} cards */
  const targets = (cards) => [
    ...(cards.length === 1 ? actionsOf(cards[0]).flatMap(({ zone }) => (zone ? [zone] : [])) : []),
    ...(cards.length ? view?.places.flatMap(({ zone }) => (slotOf(zone) >= 0 ? [zone] : [])) ?? [] : []),
  ];

  const chosenCards = () => hand().filter(({ id }) => chosen.includes(id)).map(({ card }) => card);

  function label() {
    if (!view || !layout) return;
    const { words } = looks;
    const choice = hasChoice();
    handGroup.name(words.t('table-hand', { count: hand().length }));
    boardGroup.name(words.t('table-board'));
    const wanted = [...hinted.cards];
    handGroup.set(hand().map((sprite) => {
      const { id, box, bare, card } = sprite;
      const playable = actionsOf(card).length > 0;
      const isChosen = chosen.includes(id);
      const toggles = takesMany();
      const state = toggles ? 'table-card' : isChosen ? 'table-card-chosen' : playable ? 'table-card-playable' : 'table-card';
      const pressed = isChosen || (toggles ? false : undefined);
      const at = wanted.indexOf(card);
      if (at >= 0) wanted.splice(at, 1); // of two like ones, one is meant
      return { state: at < 0 ? undefined : 'hinted', key: id, box, bare, card, playable: (choice || toggles) && playable, chosen: pressed, label: words.say({ id: state, args: { card } }) };
    }));
    const lit = targets(drag?.moved ? [drag.sprite.card] : chosenCards());
    boardGroup.set(inReach(view.places).map((place) => {
      const { x, y, w, h } = /** @type {Box} */ (boxes.get(place.zone));
      const offer = view?.actions.find(({ zone, card }) => zone === place.zone && card === null);
      const isLit = lit.includes(place.zone);
      const ends = isLit ? endsOf(place.zone) : [];
      const text = words.say(placeMessage(place));
      const label = isLit ? words.t('table-place-takes', { text }) : offer ? words.t('table-place-offers', { text, offer: words.say(offer.label) }) : text;
      // how many lie there that nobody sees
      const count = place.closed && place.cards.at(-1) === '??' ? place.cards.length : undefined;
      const { note, state } = noteOf(place, ends);
      const states = [state, place.zone === hinted.zone ? 'hinted' : ''].filter(Boolean).join(' ');
      return { key: place.zone, zone: place.zone, box: { x, y, w, h }, lit: isLit, offers: Boolean(offer), count, label, note, state: states };
    }));
    onChoose(chosenCards(), lit);
  }

  /** The places that lie on the board, in reading order. @param {Place[]} places */
  const inReach = (places) => [
    ...[...gridOf(places).cells].sort((a, b) => a.row - b.row || a.col - b.col),
    ...places.filter(({ form, size }) => form === 'fan' && size),
    ...places.filter(({ form, size }) => form === 'fan' && !size),
  ];

  /** The ends of a place to which the chosen or dragged card can go. @param {string} zone */
  const endsOf = (zone) => {
    const card = drag?.moved ? drag.sprite.card : chosenCards()[0];
    return actionsOf(card).flatMap((action) => (action.zone === zone && action.end ? [action.end] : []));
  };

  /** What is written on a fan: whose it is, or what a slot asks for.
   * @param {Place} place @param {string[]} ends @returns {{note?: string, state?: string}} */
  function noteOf({ zone, form, name, cards, labels, size, problem }, ends) {
    if (form !== 'fan') return {};
    if (!size) {
      const isLow = (boxes.get(zone)?.h ?? 0) < LOW_LINE; // a whole name would hide the cards
      const owner = nameOf(labels?.[0]);
      return { note: isLow ? [...owner].slice(0, 2).join('') : owner, state: ['owned', ...(isLow ? ['small'] : []), ...ends].join(' ') };
    }
    if (!cards.length) return { note: looks.words.brief(name), state: 'slot' };
    const missing = problem?.args?.fewer;
    if (missing) return { note: `+${missing}`, state: 'slot open' };
    return problem ? { note: '!', state: 'slot wrong' } : { note: '✓', state: 'slot good' };
  }

  /** @param {EventTarget | null} target */
  const spotOf = (target) => /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest('.spot') : null);

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

  container.addEventListener('click', (event) => {
    const spot = spotOf(event.target);
    if (wasDragged) {
      wasDragged = false;
      return;
    }
    if (!spot) return choose([]);
    const sprite = spriteOf(spot.dataset.key);
    if (sprite) tapCard(sprite);
    else if (spot.dataset.zone) tapPlace(spot.dataset.zone);
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
      onWhy(sprite.card, sprite.box);
    }
  }

  /** @param {string} zone */
  function tapPlace(zone) {
    const cards = chosenCards();
    const [card = null] = cards;
    const actions = cards.length > 1 ? [] : view?.actions.filter((action) => action.zone === zone && action.card === card) ?? [];
    const place = view?.places.find((place) => place.zone === zone);
    const slot = slotOf(zone);
    if (slot >= 0 && (cards.length || place?.cards.length)) onSlot(slot, cards);
    else if (actions.length > 1 && actions.every(({ end }) => end)) onAsk(actions);
    else if (actions.length) {
      chosen = [];
      onAction(actions[0].action);
    } else if (place) onPlace(placeMessage(place), /** @type {Box} */ (boxes.get(zone)));
  }

  // ---- dragging ------------------------------------------------------------------------------------------------

  container.addEventListener('pointerdown', (event) => {
    wasDragged = false;
    const sprite = spriteOf(spotOf(event.target)?.dataset.key);
    if (!sprite || !event.isPrimary || event.button !== 0 || drag) return;
    const button = /** @type {HTMLElement} */ (spotOf(event.target));
    const { clientX, clientY, pointerId } = event;
    const scale = container.getBoundingClientRect();
    const at = (/** @type {PointerEvent} */ e) => ({ x: e.clientX - scale.left, y: e.clientY - scale.top });
    const grabbed = at(event);
    const listening = new AbortController();
    const { signal } = listening;
    const current = { sprite, dx: grabbed.x - sprite.pose.x, dy: grabbed.y - sprite.pose.y, moved: false };
    drag = current;

    const follow = (/** @type {PointerEvent} */ e) => {
      if (e.pointerId !== pointerId) return;
      if (!current.moved) {
        if (Math.hypot(e.clientX - clientX, e.clientY - clientY) < DRAG_START) return;
        current.moved = true;
        button.setPointerCapture(pointerId);
        if (!takesMany() || !chosen.includes(sprite.id)) chosen = [];
        stage.lift(sprite);
        label();
        container.classList.add('dragging');
      }
      const { x, y } = at(e);
      stage.carry(sprite, x - current.dx, y - current.dy);
    };
    const end = (/** @type {PointerEvent} */ e) => {
      if (e.pointerId !== pointerId) return;
      listening.abort();
      drag = null;
      stage.letGo();
      if (!current.moved) return;
      container.classList.remove('dragging');
      wasDragged = true;
      setTimeout(() => (wasDragged = false), 50); // the click after a drag, where there is one, comes before that
      const action = e.type === 'pointerup' ? dropped(sprite, at(e)) : undefined;
      if (e.type === 'pointerup' && !action && droppedHere(sprite, at(e))) return;
      label();
      if (action) onAction(action); // stays where it was dropped until the next set
      else {
        arrange();
        stage.fly(flightTime());
        const far = layout && e.type === 'pointerup' && at(e).y < layout.hand.y;
        if (far && !actionsOf(sprite.card).length) onWhy(sprite.card, sprite.box);
        else if (far && actionsOf(sprite.card).length > 1) choose([sprite.id]);
      }
    };
    button.addEventListener('pointermove', follow, { signal });
    button.addEventListener('pointerup', end, { signal });
    button.addEventListener('pointercancel', end, { signal });
    button.addEventListener('lostpointercapture', end, { signal });
    // without capture (a drag that has not begun) the pointer may leave the button
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  });

  /** @param {Box | undefined} box @param {{x: number, y: number}} point */
  const isOver = (box, { x, y }) => box !== undefined && x > box.x - 8 && x < box.x + box.w + 8 && y > box.y - 8 && y < box.y + box.h + 8;

  /** The action that a drop at this point means, if it means one.
   * @param {Sprite} sprite @param {{x: number, y: number}} point */
  function dropped({ card }, { x, y }) {
    if (!layout) return undefined;
    const actions = actionsOf(card);
    const hit = actions.filter(({ zone }) => (
      zone && isOver(boxes.get(zone) ?? (isHand(zone) ? layout?.plates[Number(zone.slice(5))] : undefined), { x, y })));
    if (hit.length === 1) return hit[0].action;
    if (takesMany()) return undefined; // fans lie close together: which one is meant is told by `droppedHere`
    return actions.length === 1 && y < layout.hand.y ? actions[0].action : undefined;
  }

  /** How far a point is from the middle of a place. @param {string} zone @param {{x: number, y: number}} point */
  const farFrom = (zone, { x, y }) => {
    const box = /** @type {Box} */ (boxes.get(zone));
    return Math.max(Math.abs(x - box.x - box.w / 2) / box.w, Math.abs(y - box.y - box.h / 2) / box.h);
  };

  /** Takes a drop at a fan or a slot, or elsewhere in the hand; false if it is none.
   * @param {Sprite} sprite @param {{x: number, y: number}} point */
  function droppedHere(sprite, { x, y }) {
    if (!view || !layout) return false;
    const [place] = view.places.filter(({ zone, form }) => form === 'fan' && isOver(boxes.get(zone), { x, y }))
      .sort((a, b) => farFrom(a.zone, { x, y }) - farFrom(b.zone, { x, y }));
    const slot = slotOf(place?.zone ?? '');
    const ways = actionsOf(sprite.card).filter(({ zone }) => zone === place?.zone);
    if (slot >= 0) onSlot(slot, chosen.includes(sprite.id) ? chosenCards() : [sprite.card]);
    else if (ways.length === 1) onAction(ways[0].action);
    else if (ways.length) {
      chosen = [sprite.id];
      api.release();
      onAsk(ways);
    } else if (view.melds && y > layout.hand.y - 8) {
      const others = hand().filter((other) => other !== sprite);
      const row = (/** @type {Box} */ box) => Math.abs(box.y + box.h / 2 - y);
      const near = Math.min(...others.map(({ box }) => row(box)));
      const line = others.filter(({ box }) => row(box) < near + RAISE + 8);
      const next = line.find(({ box, bare }) => x < box.x + (bare?.w ?? box.w) / 2);
      const at = next ? others.indexOf(next) : others.indexOf(line[line.length - 1]) + 1;
      onOrder([...others.slice(0, at), sprite, ...others.slice(at)].map(({ card }) => card));
      api.release();
    } else return false;
    return true;
  }

  /** The cells of a place that show while no card lies there: one at least, and one for each card that is awaited.
   * Nobody puts a card to what lies face down; it shows if it is somebody's.
   * @param {Place} place @returns {import('./stage.js').Scene['outlines']} */
  function outlinesOf(place) {
    const { zone, ghost, form, closed, labels = [] } = place;
    const box = /** @type {import('./fans.js').PlaceBox} */ (boxes.get(zone));
    const size = /** @type {Layout} */ (layout).card;
    if (form === 'fan') return place.size ? [{ zone, at: 0, ghost: null, label: '', owners: [], box }] : [];
    if (form === 'pile') {
      return closed && !labels.length ? [] : [{ zone, at: 0, ghost, label: '', owners: labels.map(nameOf), box }];
    }
    return Array.from({ length: Math.max(form === 'row' ? 1 : 0, labels.length) }, (_, at) => (
      { zone, at, ghost, label: nameOf(labels[at]), owners: [], box: { ...cardSpot(place, box, at, size, /** @type {View} */ (view)), ...size } }
    ));
  }

  /** All zones with their cards, as they are to be seen. @param {View} view @returns {[string, string[]][]} */
  const truth = ({ places, hand, ranks }) => [
    ...inReach(places).map((place) => /** @type {[string, string[]]} */ ([place.zone, place.cards])),
    [ownHand(), inOrder(sortHand(hand, looks.sortBy, ranks), looks.order ?? [])],
  ];

  // ---- the outside ---------------------------------------------------------------------------------------------

  const api = {
    /**
     * Shows a turn. Gives the milliseconds that its animation takes.
     * @param {Turn} turn @param {Layout} newLayout
     * @param {{instant?: boolean, choose?: string[]}} [options] `choose`: cards of the hand that wait for their place;
     *   without it those do that already did, where several may
     */
    set(turn, newLayout, { instant = false, choose: wanted } = {}) {
      const { view: next, moves } = turn;
      const sameDeal = view && view.deal === next.deal && view.game === next.game;
      const hadCards = stage.all().length > 0;
      const sameEyes = view?.eyes === next.eyes;
      const before = view && layout && sameDeal && sameEyes ? { view, layout } : null;
      if (!before) elsewhere.clear();
      for (const { zone, seat } of next.places) if (typeof seat === 'number') elsewhere.set(zone, seat);
      const waiting = wanted ? null : takesMany() ? chosen : [];
      view = next;
      layout = newLayout;
      boxes = placeBoxes(view.places, layout);
      stage.resize({ w: layout.width, h: layout.height });
      if (!sameDeal || !sameEyes) stage.clear();
      stage.show({
        sizes: [layout.card, layout.handCard, ...[...boxes.values()].flatMap(({ size }) => size ?? []).slice(0, 1)],
        hand: ownHand(),
        piles: new Set(view.places.filter(({ form }) => form === 'pile').map(({ zone }) => zone)),
        outlines: inReach(view.places).flatMap(outlinesOf),
        away,
      });
      for (const { zone } of before?.view.places ?? []) if (slotOf(zone) >= 0) stage.join(zone, ownHand());
      const dealer = view.seats.findIndex((seat) => seat.dealer);
      // nothing has been played yet: what lies open or before somebody has come there in play
      // (but for a card that was turned up for the first to take)
      const isUntouched = (/** @type {Place} */ { cards, seat }) => cards.every((card) => card === '??' && typeof seat !== 'number') || (next.melds && cards.length < 2);
      const isDealt = !sameDeal && !view.over && view.places.every(isUntouched);
      if (before) follow(moves, before.view, before.layout);
      stage.reconcile(
        truth(view),
        isDealt && !instant ? `hand:${dealer}` : null,
      );
      chosen = (waiting ?? []).filter((id) => spriteOf(id));
      for (const card of wanted ?? []) chosen.push(...hand().filter((sprite) => sprite.card === card && !chosen.includes(sprite.id)).slice(0, 1).map(({ id }) => id));
      arrange();
      label();
      if (instant || (!hadCards && !isDealt)) return stage.fly(0);
      return stage.fly(flightTime(), isDealt ? Math.min(24, flightTime() / 10) : 0, Math.max(looks.rest, 2 * flightTime()));
    },
    /** Takes new looks: language, colours, sorting. @param {Looks} newLooks */
    configure(newLooks) {
      const redrawn = looks.words !== newLooks.words || looks.fourColours !== newLooks.fourColours;
      const sorted = looks.sortBy !== newLooks.sortBy || looks.order !== newLooks.order;
      looks = newLooks;
      if (redrawn) stage.restyle(styleOf(looks));
      if (!view) return;
      if (sorted) stage.reconcile(truth(view), null);
      arrange();
      label();
      stage.fly(flightTime());
    },
    /** Lets a card go back that was dropped for an action which was refused. */
    release() {
      if (!view) return;
      arrange();
      label();
      stage.fly(flightTime());
    },
    /** Lets go of the chosen card; true if there was one. */
    unchoose() {
      const was = chosen.length > 0;
      choose([]);
      return was;
    },
    /** Points to what a hint is about, until it is told of nothing. @param {string[]} cards @param {string | null} zone */
    point(cards, zone) {
      if (!cards.length && !zone && !hinted.cards.length && !hinted.zone) return;
      hinted = { cards, zone };
      label();
    },
    /** Focuses the hand. */
    focusHand: () => handGroup.enter(),
    /** Gets what is drawn, for tests: the cards and their boxes as the canvas has them. */
    sprites: () => stage.all().map(({ id, card, zone, pose: { x, y, w, h } }) => ({ id, card, zone, x, y, w, h })),
    /** Tells whether anything flies. */
    isMoving: stage.isMoving,
    destroy() {
      stage.destroy();
      container.replaceChildren();
    },
  };
  Object.assign(container, { table: api });
  return api;
}

/** @typedef {ReturnType<typeof createTable>} Table */
