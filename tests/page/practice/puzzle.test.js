// puzzle.js, without a browser: a fake engine knows the answer. Run by test_modules.py.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPuzzle, Puzzle, puzzleWords, taskIn } from '../../../web/src/practice/puzzle.js';

const turnOf = (more = {}) => ({
  view: {
    over: null,
    practice: true,
    viewer: 0,
    turn: 0,
    actions: [{ action: 'play 7C' }, { action: 'play 9D' }],
    cannot: {},
    ...more,
  },
  moves: [],
});

/** A puzzle whose answer is the seven of clubs, and the requests to the engine. */
function puzzleOf(task = {}) {
  const asked = [];
  const failing = { error: null };
  const ask = async (request) => {
    asked.push(request.do);
    if (failing.error) throw failing.error;
    if (request.do === 'solve')
      return {
        right: request.action === 'play 7C',
        whose: 'expert',
        action: 'play 7C',
        message: { id: 'm' },
        reason: null,
        request,
      };
    return turnOf();
  };
  const puzzle = new Puzzle({ task: { question: '', answers: [], ...task }, ask });
  const stages = [];
  puzzle.watch(({ stage }) => stages.push(stage));
  return { puzzle, asked, stages, failing, act: (action) => puzzle.ask({ do: 'act', action, seat: 0 }) };
}

test('a wrong card is not played, and the right one is', async () => {
  const { puzzle, asked, stages, act } = puzzleOf();
  await assert.rejects(act('play 9D'), { detail: { id: 'puzzle-wrong' } });
  assert.deepEqual([asked, puzzle.state.stage, puzzle.state.isShown], [['solve'], 'wrong', false]);
  const turn = await act('play 7C');
  assert.equal(turn.view.cannot.undo.id, 'puzzle-no-undo');
  assert.equal(turn.view.practice, false); // trying doesn't count as undo
  assert.deepEqual([asked, puzzle.state.tries, stages.at(-1)], [['solve', 'solve', 'act'], 2, 'right']);
});

test('what the expert plays stays the answer, however often it is asked', async () => {
  const asked = [];
  const ask = async (request) => {
    asked.push(request.answers);
    const action = request.answers?.[0] ?? (asked.length > 1 ? 'play 9D' : 'play 7C'); // a search may find another move
    return {
      right: request.action === action,
      whose: request.answers ? 'author' : 'expert',
      action,
      message: { id: 'm' },
      reason: null,
    };
  };
  const puzzle = new Puzzle({ task: { question: '', answers: [] }, ask });
  await puzzle.check(0);
  await assert.rejects(puzzle.ask({ do: 'act', action: 'play 9D', seat: 0 }));
  puzzle.again();
  await assert.rejects(puzzle.ask({ do: 'act', action: 'play 9D', seat: 0 }), { isTold: true });
  assert.deepEqual(
    [puzzle.state.solution.whose, puzzle.state.solution.action, asked],
    ['expert', 'play 7C', [undefined, ['play 7C']]],
  );
});

test('once it is found nothing is played on', async () => {
  const { puzzle, asked, act } = puzzleOf();
  await act('play 7C');
  await assert.rejects(act('play 9D'), { detail: { id: 'puzzle-go-on' } });
  await assert.rejects(puzzle.ask({ do: 'next' }), { detail: { id: 'puzzle-go-on' } });
  assert.deepEqual(await puzzle.ask({ do: 'think' }), {});
  const waited = await Promise.race([
    puzzle.ask({ do: 'advance' }),
    new Promise((resolve) => setTimeout(resolve, 5, 'waits')),
  ]);
  assert.deepEqual([waited, asked], ['waits', ['solve', 'act']]);
  puzzle.again();
  await act('play 7C');
  assert.equal(puzzle.state.tries, 1);
});

test('the answer is shown for who asks, and can still be played', async () => {
  const { puzzle, act } = puzzleOf();
  await puzzle.reveal(0);
  assert.deepEqual(
    [puzzle.state.stage, puzzle.state.isShown, puzzle.state.solution.action],
    ['asked', true, 'play 7C'],
  );
  await act('play 7C');
  assert.deepEqual([puzzle.state.stage, puzzle.state.isShown], ['right', true]);
});

test('what the engine could not be asked counts for nothing', async () => {
  const { puzzle, failing, act } = puzzleOf();
  failing.error = new Error('lost');
  await assert.rejects(act('play 7C'), /lost/);
  await assert.rejects(puzzle.reveal(0), /lost/);
  assert.deepEqual([puzzle.state.stage, puzzle.state.tries, puzzle.state.isShown], ['asked', 0, false]);
  failing.error = null;
  await act('play 7C');
  assert.equal(puzzle.state.tries, 1);
});

test('the author’s answers go with the question', async () => {
  const { puzzle } = puzzleOf({ answers: ['play 9D'] });
  await puzzle.reveal(0);
  assert.deepEqual(puzzle.state.solution.request.answers, ['play 9D']);
});

test('a link tells the question and the answers, and whatever else it tells is no harm', () => {
  const task = { question: 'What would you play, & why?', answers: ['play 7C', 'layoff 9C 2 low'] };
  assert.deepEqual(taskIn(`1p.abc${puzzleWords(task)}`), task);
  assert.deepEqual(taskIn('1p.abc&do=solve'), { question: '', answers: [] });
  const { question, answers } = taskIn(
    `1p.abc&question=${encodeURIComponent('a\u202e\n\0<b>'.padEnd(999, 'x'))}&answer=${',a '.repeat(99)}`,
  );
  assert.ok(question.startsWith('a <b>') && question.length === 160 && answers.length === 8);
  assert.deepEqual(taskIn('1p.abc&question=%E0%A4%A&answer=%').answers, ['%']);
});

test('there is something to find only for whose turn it is', () => {
  assert.ok(isPuzzle(turnOf()));
  for (const more of [{ over: 'deal' }, { viewer: null }, { turn: 1 }, { actions: [] }])
    assert.ok(!isPuzzle(turnOf(more)));
});
