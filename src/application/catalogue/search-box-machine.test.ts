import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { offline, type Failure } from '#domain/shared/failure';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { searchBoxMachine, TYPING_PAUSE_MS } from './search-box-machine';

const book = transitionCoverage();

const person = (name: string): Suggestion => ({ kind: 'person', person: { id: 1, name, knownFor: null, picturePath: null, titles: [] } });

type Suggested = E.Either<Failure, ReadonlyArray<Suggestion>>;

/** A box whose questions are answered by hand. */
const boxAtHand = () => {
  const asked: { readonly text: string; readonly signal: AbortSignal; readonly answer: (answer: Suggested) => void }[] = [];
  const clock = new SimulatedClock();
  const machine = searchBoxMachine((text, signal) => () => new Promise((answer) => asked.push({ text, signal, answer })));
  const actor = book.start(machine, { clock });
  const type = (text: string): void => actor.send({ type: 'text.typed', text });
  const pause = (): void => clock.increment(TYPING_PAUSE_MS);
  const answerLast = async (answer: Suggested): Promise<void> => {
    asked.at(-1)?.answer(answer);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const found = (): ReadonlyArray<string> => actor.getSnapshot().context.suggestions.map((each) => (each.kind === 'person' ? each.person.name : ''));
  const state = () => actor.getSnapshot().value;
  const leave = (): void => actor.send({ type: 'box.left' });
  return { actor, asked, clock, type, pause, answerLast, found, state, leave };
};

const showing = async () => {
  const box = boxAtHand();
  box.type('cas');
  box.pause();
  await box.answerLast(E.right([person('Casey')]));
  return box;
};

describe('the search box', () => {
  it('waits for a pause in typing before it asks', () => {
    const box = boxAtHand();
    box.type('c');
    box.clock.increment(TYPING_PAUSE_MS - 1);
    box.type('ca');
    box.clock.increment(TYPING_PAUSE_MS - 1);
    expect(box.state()).toBe('debouncing');
    expect(box.asked).toHaveLength(0);
    box.clock.increment(1);
    expect(box.state()).toBe('loading');
    expect(box.asked.map(({ text }) => text)).toEqual(['ca']);
  });

  it('shows what was found', async () => {
    const box = await showing();
    expect(box.state()).toBe('showing');
    expect(box.found()).toEqual(['Casey']);
  });

  it('cancels the older question for a newer text, and keeps the older suggestions to look at', async () => {
    const box = await showing();
    box.type('casa');
    box.pause();
    const [, older] = box.asked;
    expect(older?.signal.aborted).toBe(false);
    box.type('casab');
    expect(box.state()).toBe('debouncing');
    expect(older?.signal.aborted).toBe(true);
    expect(box.found()).toEqual(['Casey']);
    older?.answer(E.right([person('Too late')]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(box.found()).toEqual(['Casey']);
  });

  it('is quiet about a failure, and shows nothing that belongs to another text', async () => {
    const box = await showing();
    box.type('casa');
    box.pause();
    await box.answerLast(E.left(offline));
    expect(box.state()).toBe('showing');
    expect(box.found()).toEqual([]);
  });

  it('closes when it is left, whatever it is doing', async () => {
    const waiting = boxAtHand();
    waiting.type('cas');
    waiting.leave();
    expect(waiting.state()).toBe('closed');
    waiting.pause();
    expect(waiting.asked).toHaveLength(0);

    const asking = boxAtHand();
    asking.type('cas');
    asking.pause();
    asking.leave();
    expect(asking.state()).toBe('closed');
    expect(asking.asked[0]?.signal.aborted).toBe(true);

    const shown = await showing();
    shown.leave();
    expect(shown.state()).toBe('closed');
    expect(shown.actor.getSnapshot().hasTag('open')).toBe(false);
  });

  it('closes and forgets when it is emptied, from every state', async () => {
    const box = await showing();
    box.type('  ');
    expect(box.state()).toBe('closed');
    expect(box.found()).toEqual([]);
    box.type('cas');
    box.type('');
    expect(box.state()).toBe('closed');
    box.type('cas');
    box.pause();
    box.type('');
    expect(box.state()).toBe('closed');
    expect(box.asked.at(-1)?.signal.aborted).toBe(true);
  });

  it('looks again when somebody comes back to a text, and does nothing for an empty box', async () => {
    const box = await showing();
    box.leave();
    box.actor.send({ type: 'box.entered' });
    expect(box.state()).toBe('loading');
    expect(box.asked.at(-1)?.text).toBe('cas');

    const empty = boxAtHand();
    empty.actor.send({ type: 'box.entered' });
    expect(empty.state()).toBe('closed');
    expect(empty.asked).toHaveLength(0);
  });

  it('gets to every state', () => {
    const typed = { type: 'text.typed', text: 'cas' } as const;
    const events = [typed, { type: 'xstate.after.typingPause.searchBox.debouncing' }, { type: 'xstate.done.actor.0.searchBox.loading', output: [] }];
    const machine = searchBoxMachine(() => () => Promise.resolve(E.right([])));
    expect(stateAfter(machine, events)).toEqual(reachableStates(machine));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
