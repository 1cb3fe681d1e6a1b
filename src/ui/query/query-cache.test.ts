import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aborted, offline, unexpected, type Failure } from '#domain/shared/failure';
import { QueryCache } from './query-cache';
import type { Query } from './query';

const FIVE_MINUTES = 5 * 60_000;

/** A question that is answered by what is next in line; the last answer again when the line is at its end. */
const questionOf = (...answers: ReadonlyArray<E.Either<Failure, string>>) => {
  const ask = vi.fn((): Answer<string> => {
    const at = Math.min(ask.mock.calls.length, answers.length) - 1;
    return () => Promise.resolve(answers[at] ?? E.left(offline));
  });
  return { question: { key: 'a film', fetch: ask } satisfies Query<string>, ask };
};

const store = () => {
  const clock = { now: 0 };
  return { clock, answers: new QueryCache(() => clock.now) };
};

describe('the answers that screens were given', () => {
  it('are waited for, then here, and asked for once', async () => {
    const { answers } = store();
    const { question, ask } = questionOf(E.right('Heat'));
    expect(answers.get(question)._tag).toBe('pending');
    expect(answers.get(question)._tag).toBe('pending');
    await Promise.all(answers.pending());
    expect(answers.get(question)).toEqual({ _tag: 'success', value: 'Heat' });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(answers.pending()).toEqual([]);
  });

  it('are heard of by whoever listens, and no longer', async () => {
    const { answers } = store();
    const { question } = questionOf(E.left(offline), E.right('Heat'));
    answers.get(question);
    const heard = vi.fn();
    const stop = answers.subscribe(question.key, heard);
    await Promise.all(answers.pending());
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    answers.refetch(question);
    await answers.ensure(question);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stay refused until somebody asks again', async () => {
    const { answers } = store();
    const { question, ask } = questionOf(E.left(offline), E.right('Heat'));
    await answers.ensure(question);
    expect(answers.get(question)).toEqual({ _tag: 'error', failure: offline });
    expect(ask).toHaveBeenCalledTimes(1);
    answers.refetch(question);
    expect(answers.get(question)._tag).toBe('pending');
    await answers.ensure(question);
    expect(answers.get(question)).toEqual({ _tag: 'success', value: 'Heat' });
    answers.refetch(question);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are asked for anew by a screen that opens after a refusal, not by one that shows it', async () => {
    const { answers, clock } = store();
    const { question, ask } = questionOf(E.left(offline), E.right('Heat'));
    await answers.ensure(question);
    const leave = answers.subscribe(question.key, () => {});
    clock.now = 60_000;
    expect(answers.get(question)._tag).toBe('error');
    leave();
    expect(answers.get(question)._tag).toBe('pending');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that were refused ahead of need are nobody’s: the first who wants to know asks anew', async () => {
    const { answers } = store();
    const { question, ask } = questionOf(E.left(offline), E.right('Heat'));
    answers.prefetch(question);
    await vi.waitFor(() => expect(answers.pending()).toEqual([]));
    expect(answers.get(question)._tag).toBe('pending');
    await answers.ensure(question);
    expect(answers.get(question)).toEqual({ _tag: 'success', value: 'Heat' });
    answers.prefetch(question);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that come ahead of need are shared by who wants to know meanwhile, the refusal too', async () => {
    const { answers } = store();
    const { question, ask } = questionOf(E.left(offline));
    answers.prefetch(question);
    await answers.ensure(question);
    expect(answers.get(question)).toEqual({ _tag: 'error', failure: offline });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('are a refusal when the question itself breaks', async () => {
    const { answers } = store();
    const broken: Query<string> = { key: 'broken', fetch: () => () => Promise.reject(new Error('no such file')) };
    await answers.ensure(broken);
    expect(answers.get(broken)).toEqual({ _tag: 'error', failure: unexpected('no such file') });
  });

  it('are shown while old ones are asked for anew', async () => {
    const { answers, clock } = store();
    const { question, ask } = questionOf(E.right('Heat'), E.right('Heat (1995)'));
    await answers.ensure(question);
    clock.now = FIVE_MINUTES;
    answers.get(question);
    expect(ask).toHaveBeenCalledTimes(1);
    clock.now += 1;
    expect(answers.get(question)).toEqual({ _tag: 'success', value: 'Heat' });
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(answers.get(question)).toEqual({ _tag: 'success', value: 'Heat (1995)' }));
  });

  it('stay when asking anew is refused', async () => {
    const { answers, clock } = store();
    const { question, ask } = questionOf(E.right('Heat'), E.left(offline));
    await answers.ensure(question);
    clock.now = FIVE_MINUTES + 1;
    answers.get(question);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(answers.get(question)).toEqual({ _tag: 'success', value: 'Heat' });
  });
});

describe('a question on the way', () => {
  const hanging = () => {
    const signals: AbortSignal[] = [];
    const ask = (signal: AbortSignal): Answer<string> => {
      signals.push(signal);
      return () => new Promise((resolve) => signal.addEventListener('abort', () => resolve(E.left(aborted))));
    };
    return { question: { key: 'a search', fetch: ask } satisfies Query<string>, stopped: () => signals.map((signal) => signal.aborted) };
  };
  const breath = (): Promise<void> => Promise.resolve();

  it('is stopped when the last who waits for it has gone, and asked anew by the next', async () => {
    const { answers } = store();
    const { question, stopped } = hanging();
    answers.get(question);
    const [one, other] = [answers.subscribe(question.key, () => {}), answers.subscribe(question.key, () => {})];
    one();
    await breath();
    expect(stopped()).toEqual([false]);
    other();
    await breath();
    expect(stopped()).toEqual([true]);
    expect(answers.pending()).toEqual([]);
    expect(answers.get(question)._tag).toBe('pending');
    expect(stopped()).toEqual([true, false]);
  });

  it('is not stopped by who goes and comes back in the same breath', async () => {
    const { answers } = store();
    const { question, stopped } = hanging();
    answers.get(question);
    answers.subscribe(question.key, () => {})();
    const heard = vi.fn();
    answers.subscribe(question.key, heard);
    await breath();
    expect(stopped()).toEqual([false]);
  });

  it('is heard of by who began to listen before it was asked again', async () => {
    const { answers } = store();
    const { question } = questionOf(E.right('Heat'));
    const heard = vi.fn();
    answers.subscribe(question.key, heard);
    await answers.ensure(question);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not stopped where there is an answer to show meanwhile', async () => {
    const { answers, clock } = store();
    const signals: AbortSignal[] = [];
    const question: Query<string> = { key: 'a film', fetch: (signal) => () => (signals.push(signal), Promise.resolve(E.right('Heat'))) };
    await answers.ensure(question);
    clock.now = FIVE_MINUTES + 1;
    answers.get(question);
    answers.subscribe(question.key, () => {})();
    await breath();
    expect(signals.map((signal) => signal.aborted)).toEqual([false, false]);
  });
});
