// The texts of a review and its moves. Counterpart of py/kortti/terminal/reviews.py.

/**
 * @typedef {import('../../wire.js').Review} Reviewed
 * @typedef {Reviewed['moves'][number]} Move
 * @typedef {import('../../types.js').View} View
 * @typedef {import('../../types.js').Words} Words
 */

/** The better card's sign, and those of the played card by its mark. */
const BETTER = '★';
const SIGNS = { fine: '●', slip: '◆', blunder: '▲' };

/** Returns a number as told where results vary by `spread`: whole, or with a decimal if they vary little.
 * @param {number} number @param {number} spread */
export const rounded = (number, spread) => (spread >= 10 ? Math.round(number) : Math.round(10 * number) / 10);

/** Returns where the turning point lies on the curve: the index of the point that it leads to, 0 if there is none.
 * @param {Reviewed} review */
export function turningOf({ turning, curve }) {
  return turning ? curve.findLastIndex(({ at }) => at === turning.at) : 0;
}

/** Returns functions for the texts of a review and its moves.
 * @param {object} props
 * @param {Reviewed | null} props.review
 * @param {readonly Move[]} props.moves those judged so far
 * @param {readonly number[]} props.choices steps before all moves
 * @param {View} props.view
 * @param {number} props.seat
 * @param {string} props.name of the seat
 * @param {Words} props.words */
export function toldOf({ review, moves, choices: steps, view, seat, name, words }) {
  const { id = '', args = {} } = review?.unit ?? {};
  const plain = (/** @type {number} */ number) => rounded(number, review?.spread ?? 0);
  const put = (/** @type {string} */ how, /** @type {number} */ number, more = {}) => {
    const n = plain(number);
    return words.t(how, { unit: id, n, amount: words.show({ id, args: { ...args, count: n } }), ...more });
  };
  const amount = (/** @type {number} */ number) => put('review-amount', number);
  const isGood = (/** @type {number} */ change) => change > 0 !== review?.is_low;
  const better = (/** @type {number} */ change) =>
    put('review-better', Math.abs(change), { way: isGood(change) ? 'good' : 'bad' });
  const mark = (/** @type {Move} */ { mark }) => words.t('review-mark', { mark });
  const choices = (/** @type {Move} */ move, aloud = false) => {
    const [played, best] = [move.played_label, move.best_label].map((label) =>
      (aloud ? words.say : words.show)(label, view),
    );
    const [own, other] = aloud ? ['', ''] : [`${SIGNS[move.mark]} `, `${BETTER} `];
    return words.t(move.played === move.best ? 'review-same' : 'review-choices', {
      name,
      played: own + played,
      best: other + best,
    });
  };
  const loss = (/** @type {Move} */ move) =>
    review && plain(move.loss) ? words.t('review-loss', { unit: id, loss: amount(move.loss) }) : '';
  const reason = (/** @type {Move} */ { reason, played, best }, aloud = false) =>
    reason && played !== best ? (aloud ? words.say : words.show)(reason, view) : '';
  const of = (/** @type {Move} */ move) =>
    words.t('review-move', { number: steps.indexOf(move.at) + 1, count: steps.length, mark: mark(move) });
  const moveLine = (/** @type {Move} */ move) => words.row([of(move), loss(move)].filter(Boolean));

  /** The shares of luck and play in the result. @param {Reviewed} review */
  function shares({ luck, play, borders, is_low: isLow }) {
    const gain = plain(isLow ? -play : play);
    return words.flow([
      words.show(
        {
          id: 'review-luck',
          args: {
            seat,
            unit: id,
            way: Math.abs(luck) < borders.slip ? 'none' : isGood(luck) ? 'good' : 'bad',
            better: better(luck),
          },
        },
        view,
      ),
      words.t('review-play', {
        you: name === words.t('you-name') ? 'yes' : 'no',
        way: gain > 0 ? 'gain' : gain < 0 ? 'cost' : 'none',
        amount: amount(Math.abs(play)),
      }),
    ]);
  }

  function turning() {
    const point = review ? turningOf(review) : 0;
    if (!review || !point || !moves.length || !review.turning || !plain(review.turning.change)) return '';
    return words.t('review-turning', {
      when: point === review.curve.length - 1 ? 'end' : point === 1 ? 'start' : 'between',
      first: point - 1,
      number: point,
      better: better(review.turning.change),
    });
  }

  /** The sentences on the whole deal: luck and play, the accuracy, the turning point. */
  const sums = () =>
    review
      ? [shares(review), words.t('review-accuracy', { n: Math.round(review.accuracy) }), turning()].filter(Boolean)
      : [];

  /** @param {Reviewed} review */
  const result = ({ result, usual }) =>
    put('review-sum', result, { result: amount(result), usual: put('review-bare', usual) });

  function counts() {
    const of = (/** @type {Move['mark']} */ mark) => moves.filter((move) => move.mark === mark).length;
    return words.t('review-counts', { fine: of('fine'), slips: of('slip'), blunders: of('blunder') });
  }

  return {
    amount,
    mark,
    choices,
    loss,
    reason,
    of,
    sums,
    turning,
    result,
    counts,
    usual: () => (review ? words.t('review-usual', { amount: amount(review.usual) }) : ''),
    played: (/** @type {Move} */ move) => words.show(move.played_label, view),
    /** Returns the sentences about the marks. @param {Reviewed} review */
    about: ({ borders, spread, play_error: error }) => [
      words.t('review-borders', { slip: amount(borders.slip), blunder: amount(borders.blunder) }),
      words.t('review-accuracy-about', {
        spread: amount(spread),
        error: amount(Math.max(2 * error, spread >= 10 ? 1 : 0.1)),
      }),
      words.t('review-luck-about'),
    ],
    /** Returns the review as text, a line for each sentence and move. @param {string} title */
    text: (title) =>
      [
        title,
        ...sums(),
        ...(review ? [result(review)] : []),
        counts(),
        ...moves.flatMap((move) => [
          moveLine(move),
          ...[choices(move), move.mark === 'fine' ? '' : reason(move)].filter(Boolean).map((line) => `  ${line}`),
        ]),
      ].join('\n'),
    /** Returns the spoken text for the move at a step, '' if there is none. @param {number} at */
    aloud(at) {
      const move = moves.find((move) => move.at === at);
      return move
        ? words.t('replay-told', { place: moveLine(move), told: words.flow([choices(move, true), reason(move, true)]) })
        : '';
    },
  };
}
/** @typedef {ReturnType<typeof toldOf>} Told */
