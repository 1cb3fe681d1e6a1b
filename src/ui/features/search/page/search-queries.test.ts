import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aborted, offline, type Failure } from '#domain/shared/failure';
import { QueryCache } from '#ui/query/query-cache.ts';
import type { Query } from '#ui/query/query.ts';
import { fetchAnswerOnce } from './search-queries';

const inTurn = (answers: ReadonlyArray<E.Either<Failure, string>>) => {
  let asked = 0;
  const question: Query<string> = { key: 'q', fetch: () => () => Promise.resolve(answers[asked++] ?? E.right('again')) };
  return { question, asked: () => asked };
};

describe('askOnce', () => {
  it('asks once for all who want to know', async () => {
    const { question, asked } = inTurn([E.right('here')]);
    const store = new QueryCache();
    const both = await Promise.all([fetchAnswerOnce(store, question)(), fetchAnswerOnce(store, question)()]);
    expect(both).toEqual([E.right('here'), E.right('here')]);
    expect(await fetchAnswerOnce(store, question)()).toEqual(E.right('here'));
    expect(asked()).toBe(1);
  });

  it('tells a failure, and asks again when asked again', async () => {
    const { question, asked } = inTurn([E.left(offline), E.right('here')]);
    const store = new QueryCache();
    expect(await fetchAnswerOnce(store, question)()).toEqual(E.left(offline));
    expect(await fetchAnswerOnce(store, question)()).toEqual(E.right('here'));
    expect(asked()).toBe(2);
  });

  it('answers in the new words when titles are told otherwise meanwhile', async () => {
    const { question } = inTurn([E.right('The Heat'), E.right('La chaleur')]);
    const store = new QueryCache();
    const answer = fetchAnswerOnce(store, question)();
    store.invalidate();
    expect(await answer).toEqual(E.right('La chaleur'));
  });

  it('stops the question when the last who waits leaves, and not before', async () => {
    const stops: AbortSignal[] = [];
    const question: Query<string> = {
      key: 'q',
      fetch: (signal) => () => new Promise((resolve) => { stops.push(signal); signal.addEventListener('abort', () => resolve(E.left(aborted))); }),
    };
    const store = new QueryCache();
    const [one, other] = [new AbortController(), new AbortController()];
    const both = [fetchAnswerOnce(store, question, one.signal)(), fetchAnswerOnce(store, question, other.signal)()];
    one.abort();
    await Promise.resolve();
    expect(stops.map((signal) => signal.aborted)).toEqual([false]);
    other.abort();
    expect(await Promise.all(both)).toEqual([E.left(aborted), E.left(aborted)]);
    expect(stops.map((signal) => signal.aborted)).toEqual([true]);
  });
});
