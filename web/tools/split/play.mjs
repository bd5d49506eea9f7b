// A workload for the profile: plays each game at each level and with its house rules, and uses hints, reasons, links,
// replays, pictures, commands, saves, undo, reviews and checks, with invalid requests too.

const LEVELS = ['expert', 'skilled', 'casual', 'beginner'];
const NAMES = ['Äiti Ω ʰ', 'Aino', '', 'Eero 😀 山', '\u202eokaiA', 'N'.repeat(60)];

/** @param {(text: string) => string} handle answers requests
 * @param {{seed?: string, actions?: number}} [options] `seed` of the deals, and number of actions in each match
 * @returns {string[]} what was played: game, number of players and level */
export function play(handle, { seed = 'profile', actions = 60 } = {}) {
  const ask = (request) => {
    for (let answer = JSON.parse(handle(JSON.stringify(request))); ; ) {
      const { unfinished, ...soFar } = answer;
      if (!unfinished) return answer;
      answer = JSON.parse(handle(JSON.stringify({ ...request, ...soFar })));
    }
  };
  ask({ do: 'view' });
  ask({ do: 'calibrate' });
  for (const text of [
    '{bad',
    '[]',
    '{"do": 1e400}',
    '{"do": "\\ud800"}',
    'x'.repeat(2_000_000),
    '{"do": "open", "save": "x"}',
  ])
    handle(text);
  const played = [];
  for (const game of ask({ do: 'catalogue' }).games) {
    const presets = [{ options: {} }, ...game.presets];
    if (game.lesson.length) learn(ask, game, seed);
    for (const { options } of presets) ask({ do: 'rules', game: game.name, options });
    ask({ do: 'new', game: game.name, options: { nothing: 'ä' }, seats: [], seed });
    // All levels at the smallest table, then one level at each table.
    const tables = [
      ...LEVELS.map((level) => [game.players[0], level]),
      ...game.players.map((players, k) => [players, LEVELS[k % 4]]),
    ];
    for (const [k, [players, level]] of tables.entries()) {
      const seats = Array.from({ length: players }, (_, seat) => ({
        kind: seat ? level : 'person',
        name: NAMES[(seat + k) % NAMES.length],
      }));
      const begin = (options) =>
        ask({ do: 'new', game: game.name, options: { ...options, players }, seats, seed: `${seed} ${k}` });
      let turn = begin(presets[k % presets.length].options);
      if (turn.error) turn = begin({}); // a preset for another number of players
      playMatch(ask, turn, actions);
      ask({ do: 'reseat', seats: [...seats.slice(1), seats[0]] });
      played.push(`${game.name} ${players} ${level}`);
    }
  }
  afterwards(ask, seed);
  return played;
}

/** Plays a short deal to its end and sends the requests that need a finished deal.
 * @param {(request: object) => any} ask @param {string} seed */
function afterwards(ask, seed) {
  const seats = [
    { kind: 'person', name: NAMES[0] },
    { kind: 'beginner', name: NAMES[1] },
  ];
  const match = { game: 'sedma', options: { players: 2 }, seats, seed };
  let { view } = ask({ do: 'new', ...match });
  while (!view.over)
    ({ view } = ask(view.actions.length ? { do: 'act', action: view.actions[0].action } : { do: 'advance' }));
  const { save } = ask({ do: 'save' });
  const {
    deals: [{ fingerprint }],
  } = ask({ do: 'fingerprints' });
  for (const noted of [fingerprint, fingerprint.slice(0, 16), '?']) ask({ do: 'verify', text: save, noted });
  ask({ do: 'review', save, seat: 0, effort: 0.01 });
  ask({ do: 'instead', ...match });
}

/** Plays the guided first deal of a game to its end.
 * @param {(request: object) => any} ask @param {any} game @param {string} seed */
function learn(ask, game, seed) {
  const seats = game.lesson.map((kind, k) => ({ kind, name: NAMES[k % NAMES.length] }));
  let turn = ask({ do: 'new', game: game.name, options: {}, seats, seed, lesson: true });
  for (let k = 0; k < 400 && !turn.view.over; k++) {
    const { lesson, actions, viewer, turn: seat } = turn.view;
    if (lesson?.kind === 'leap') turn = ask({ do: 'lesson', how: 'on' });
    else if (seat !== viewer) turn = ask({ do: 'advance' });
    else {
      const other = actions.find((offer) => offer.action !== lesson?.action);
      if (lesson?.kind === 'play' && other) ask({ do: 'act', action: other.action }); // deviates, and is refused
      turn = ask({ do: 'act', action: lesson?.action ?? ask({ do: 'hint' }).action });
    }
  }
  ask({ do: 'lesson', how: 'off' });
}

/** Plays some actions of a match, with all other requests in between.
 * @param {(request: object) => any} ask @param {any} turn the first one @param {number} most actions */
function playMatch(ask, turn, most) {
  for (let k = 0; k < most && turn.view.over !== 'match'; k++) {
    const { over, actions, hand } = turn.view;
    if (over) turn = ask({ do: 'next' });
    else if (!actions.length) {
      ask({ do: 'think' });
      turn = ask({ do: 'advance' });
    } else {
      const action = (k % 7 ? null : ask({ do: 'hint' }).action) ?? actions[k % actions.length].action;
      ask({ do: 'why', card: hand[0] ?? '7C' });
      ask({ do: 'why', cards: hand.slice(0, 2), zone: 'stock' });
      ask({ do: 'lay', groups: [hand.slice(0, 3)] });
      ask({ do: 'group' });
      for (const text of [
        '',
        'help',
        'table',
        'hand',
        'score',
        'log',
        'rules',
        `why ${hand[0] ?? '7C'}`,
        action,
        action.split(' ').at(-1),
        'x'.repeat(999),
      ])
        ask({ do: 'command', text });
      if (k % 7 === 1) ask({ do: 'solve', action });
      turn = ask({ do: 'act', action });
      if (k % 11 === 5) turn = [ask({ do: 'undo' }), ask({ do: 'redo' }), ask({ do: 'view' })].at(-1);
    }
    ask({ do: 'save' });
  }
  ask({ do: 'stop' });
  ask({ do: 'fingerprints' });
  ask({ do: 'log' });
  ask({ do: 'act', action: 'ä' });
  ask({ do: 'picture', width: 600, height: 400, words: { title: 'Ä', prompt: '—', names: NAMES } });
  const { save } = ask({ do: 'save' });
  for (const text of [save.slice(0, -9), save.replace('7', '8'), save]) ask({ do: 'open', save: text, seat: 0 });
  for (const kind of ['deal', 'position', 'match']) {
    const { link } = ask({ do: 'link', kind, save });
    for (const text of [
      link,
      `https://kortti.example/#${link}&at=2&do=play&seat=0&lang=fi&question=Mit%C3%A4+l%C3%B6isit%3F%80`,
      link.slice(0, -5),
      save,
    ])
      ask({ do: 'read', text });
    ask({ do: 'link', kind });
  }
  for (const at of [0, 1, 2, 9, 1000]) ask({ do: 'replay', save, at, seat: 0, open: at > 2 });
  ask({ do: 'read', text: '#game=pantti&players=3&deal=Ä+1&option.target=60&level=expert' });
  ask({ do: 'open', save, at: 3 });
}
