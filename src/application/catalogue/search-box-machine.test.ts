import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { offline, type Failure } from '#domain/shared/failure';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { READING_PAUSE_MS, searchBoxMachine, TYPING_PAUSE_MS } from './search-box-machine';

const coverage = transitionCoverage();

const person = (name: string): Suggestion => ({ kind: 'person', person: { id: 1, name, knownFor: null, imagePath: null, titles: [] } });

type ReadResult = E.Either<Failure, ReadonlyArray<Suggestion> | null>;
type SuggestResult = E.Either<Failure, ReadonlyArray<Suggestion>>;

/** Starts a search box whose requests are resolved manually. */
const startBox = () => {
  const requests: { readonly text: string; readonly signal: AbortSignal; readonly answer: (result: SuggestResult) => void }[] = [];
  const clock = new SimulatedClock();
  const readings: { readonly text: string; readonly signal: AbortSignal; readonly answer: (result: ReadResult) => void }[] = [];
  const machine = searchBoxMachine<Suggestion>(
    (text, signal) => () => new Promise((resolve) => requests.push({ text, signal, answer: resolve })),
    (text, named, signal) => () => new Promise((resolve) => readings.push({ text: `${text} ${named.length}`, signal, answer: resolve })),
  );
  const actor = coverage.start(machine, { clock });
  const type = (text: string): void => actor.send({ type: 'text.typed', text });
  const pause = (): void => clock.increment(TYPING_PAUSE_MS);
  const answerReading = async (result: ReadResult): Promise<void> => {
    readings.at(-1)?.answer(result);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const answerLast = async (result: SuggestResult): Promise<void> => {
    requests.at(-1)?.answer(result);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const suggestedNames = (): ReadonlyArray<string> =>
    actor.getSnapshot().context.suggestions.map((each) => (each.kind === 'person' ? each.person.name : ''));
  const state = () => actor.getSnapshot().value;
  const leave = (): void => actor.send({ type: 'box.left' });
  return { actor, requests, readings, answerReading, clock, type, pause, answerLast, suggestedNames, state, leave };
};

const showing = async () => {
  const box = startBox();
  box.type('cas');
  box.pause();
  await box.answerLast(E.right([person('Casey')]));
  return box;
};

describe('searchBoxMachine', () => {
  it('requests suggestions only after a typing pause', () => {
    const box = startBox();
    box.type('c');
    box.clock.increment(TYPING_PAUSE_MS - 1);
    box.type('ca');
    box.clock.increment(TYPING_PAUSE_MS - 1);
    expect(box.state()).toBe('debouncing');
    expect(box.requests).toHaveLength(0);
    box.clock.increment(1);
    expect(box.state()).toBe('loading');
    expect(box.requests.map(({ text }) => text)).toEqual(['ca']);
  });

  it('shows the suggestions', async () => {
    const box = await showing();
    expect(box.state()).toEqual({ showing: 'named' });
    expect(box.suggestedNames()).toEqual(['Casey']);
  });

  it('reads the text after a longer pause, and shows what it says instead', async () => {
    const box = await showing();
    box.clock.increment(READING_PAUSE_MS - 1);
    expect(box.readings).toEqual([]);
    box.clock.increment(1);
    expect([box.state(), box.readings.map(({ text }) => text)]).toEqual([{ showing: 'reading' }, ['cas 1']]);
    expect(box.suggestedNames()).toEqual(['Casey']);
    await box.answerReading(E.right([person('Casey'), person('Ada')]));
    expect([box.state(), box.suggestedNames()]).toEqual([{ showing: 'read' }, ['Casey', 'Ada']]);
  });

  it.each([
    ['nothing to say', E.right(null)], ['a failure', E.left(offline)],
  ])('keeps the names after a reading with %s', async (_, result) => {
    const box = await showing();
    box.clock.increment(READING_PAUSE_MS);
    await box.answerReading(result);
    expect([box.state(), box.suggestedNames()]).toEqual([{ showing: 'read' }, ['Casey']]);
  });

  it('changes nothing under a suggestion that somebody has reached, and reads nothing after a failure', async () => {
    const box = await showing();
    box.clock.increment(READING_PAUSE_MS);
    box.actor.send({ type: 'suggestion.reached' });
    expect([box.readings[0]?.signal.aborted, box.state()]).toEqual([true, { showing: 'read' }]);
    await box.answerReading(E.right([person('Ada')]));
    expect(box.suggestedNames()).toEqual(['Casey']);
    box.type('casa');
    box.pause();
    await box.answerLast(E.left(offline));
    box.clock.increment(READING_PAUSE_MS);
    expect([box.readings.length, box.state()]).toEqual([1, { showing: 'named' }]);
  });

  it('aborts a reading on newer text, and reads nothing without a reader', async () => {
    const box = await showing();
    box.clock.increment(READING_PAUSE_MS);
    box.type('casa');
    expect(box.readings[0]?.signal.aborted).toBe(true);
    const clock = new SimulatedClock();
    const plain = coverage.start(searchBoxMachine<Suggestion>(() => TE.right([])), { clock });
    plain.send({ type: 'text.typed', text: 'cas' });
    clock.increment(TYPING_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve));
    clock.increment(READING_PAUSE_MS);
    expect(plain.getSnapshot().value).toEqual({ showing: 'named' });
  });

  it('aborts the pending request on newer text, and keeps the previous suggestions', async () => {
    const box = await showing();
    box.type('casa');
    box.pause();
    const [, older] = box.requests;
    expect(older?.signal.aborted).toBe(false);
    box.type('casab');
    expect(box.state()).toBe('debouncing');
    expect(older?.signal.aborted).toBe(true);
    expect(box.suggestedNames()).toEqual(['Casey']);
    older?.answer(E.right([person('Too late')]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(box.suggestedNames()).toEqual(['Casey']);
  });

  it('clears the suggestions of the previous text when a request fails, and keeps the reason until one succeeds', async () => {
    const box = await showing();
    box.type('casa');
    box.pause();
    await box.answerLast(E.left(offline));
    expect(box.state()).toEqual({ showing: 'named' });
    expect(box.suggestedNames()).toEqual([]);
    expect(box.actor.getSnapshot().context.failure).toEqual(offline);
    box.leave();
    box.actor.send({ type: 'box.entered' });
    await box.answerLast(E.right([person('Casey')]));
    expect([box.suggestedNames(), box.actor.getSnapshot().context.failure]).toEqual([['Casey'], null]);
  });

  it('closes on box.left in every state', async () => {
    const debouncing = startBox();
    debouncing.type('cas');
    debouncing.leave();
    expect(debouncing.state()).toBe('closed');
    debouncing.pause();
    expect(debouncing.requests).toHaveLength(0);

    const loading = startBox();
    loading.type('cas');
    loading.pause();
    loading.leave();
    expect(loading.state()).toBe('closed');
    expect(loading.requests[0]?.signal.aborted).toBe(true);

    const open = await showing();
    open.leave();
    expect(open.state()).toBe('closed');
    expect(open.actor.getSnapshot().hasTag('open')).toBe(false);
  });

  it('closes and clears when the text is emptied, in every state', async () => {
    const box = await showing();
    box.type('  ');
    expect(box.state()).toBe('closed');
    expect(box.suggestedNames()).toEqual([]);
    box.type('cas');
    box.type('');
    expect(box.state()).toBe('closed');
    box.type('cas');
    box.pause();
    box.type('');
    expect(box.state()).toBe('closed');
    expect(box.requests.at(-1)?.signal.aborted).toBe(true);
  });

  it('requests suggestions again on box.entered with text, and ignores it without', async () => {
    const box = await showing();
    box.leave();
    box.actor.send({ type: 'box.entered' });
    expect(box.state()).toBe('loading');
    expect(box.requests.at(-1)?.text).toBe('cas');

    const empty = startBox();
    empty.actor.send({ type: 'box.entered' });
    expect(empty.state()).toBe('closed');
    expect(empty.requests).toHaveLength(0);
  });

  it('reaches every state', () => {
    const typed = { type: 'text.typed', text: 'cas' } as const;
    const events = [
      typed,
      { type: 'xstate.after.typingPause.searchBox.debouncing' },
      { type: 'xstate.done.actor.0.searchBox.loading', output: [] },
      { type: 'xstate.after.readingPause.searchBox.showing.named' },
      { type: 'xstate.done.actor.0.searchBox.showing.reading', output: null },
    ];
    const machine = searchBoxMachine(() => () => Promise.resolve(E.right([])), () => TE.right(null));
    expect(stateAfter(machine, events)).toEqual(reachableStates(machine));
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
