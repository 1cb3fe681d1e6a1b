import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aborted, offline, type Failure } from '#domain/failure';
import { AnswerStore } from '../answers/answer-store';
import type { Question } from '../answers/question';
import { askOnce } from './search-questions';

const inTurn = (answers: ReadonlyArray<E.Either<Failure, string>>) => {
  let asked = 0;
  const question: Question<string> = { key: 'q', ask: () => () => Promise.resolve(answers[asked++] ?? E.right('again')) };
  return { question, asked: () => asked };
};

describe('askOnce', () => {
  it('asks once for all who want to know', async () => {
    const { question, asked } = inTurn([E.right('here')]);
    const store = new AnswerStore();
    const both = await Promise.all([askOnce(store, question)(), askOnce(store, question)()]);
    expect(both).toEqual([E.right('here'), E.right('here')]);
    expect(await askOnce(store, question)()).toEqual(E.right('here'));
    expect(asked()).toBe(1);
  });

  it('tells a failure, and asks again when asked again', async () => {
    const { question, asked } = inTurn([E.left(offline), E.right('here')]);
    const store = new AnswerStore();
    expect(await askOnce(store, question)()).toEqual(E.left(offline));
    expect(await askOnce(store, question)()).toEqual(E.right('here'));
    expect(asked()).toBe(2);
  });

  it('answers in the new words when titles are told otherwise meanwhile', async () => {
    const { question } = inTurn([E.right('The Heat'), E.right('La chaleur')]);
    const store = new AnswerStore();
    const answer = askOnce(store, question)();
    store.forget();
    expect(await answer).toEqual(E.right('La chaleur'));
  });

  it('stops the question when the last who waits leaves, and not before', async () => {
    const stops: AbortSignal[] = [];
    const question: Question<string> = {
      key: 'q',
      ask: (signal) => () => new Promise((resolve) => { stops.push(signal); signal.addEventListener('abort', () => resolve(E.left(aborted))); }),
    };
    const store = new AnswerStore();
    const [one, other] = [new AbortController(), new AbortController()];
    const both = [askOnce(store, question, one.signal)(), askOnce(store, question, other.signal)()];
    one.abort();
    await Promise.resolve();
    expect(stops.map((signal) => signal.aborted)).toEqual([false]);
    other.abort();
    expect(await Promise.all(both)).toEqual([E.left(aborted), E.left(aborted)]);
    expect(stops.map((signal) => signal.aborted)).toEqual([true]);
  });
});
