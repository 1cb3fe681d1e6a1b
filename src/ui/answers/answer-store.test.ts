import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/answer';
import { aborted, offline, unexpected, type Failure } from '#domain/failure';
import { AnswerStore } from './answer-store';
import type { Question } from './question';

const FIVE_MINUTES = 5 * 60_000;

/** A question that is answered by what is next in line; the last answer again when the line is at its end. */
const questionOf = (...answers: ReadonlyArray<E.Either<Failure, string>>) => {
  const ask = vi.fn((): Answer<string> => {
    const at = Math.min(ask.mock.calls.length, answers.length) - 1;
    return () => Promise.resolve(answers[at] ?? E.left(offline));
  });
  return { question: { key: 'a film', ask } satisfies Question<string>, ask };
};

const store = () => {
  const clock = { now: 0 };
  return { clock, answers: new AnswerStore(() => clock.now) };
};

describe('the answers that screens were given', () => {
  it('are waited for, then here, and asked for once', async () => {
    const { answers } = store();
    const { question, ask } = questionOf(E.right('Heat'));
    expect(answers.look(question).state).toBe('waiting');
    expect(answers.look(question).state).toBe('waiting');
    await Promise.all(answers.waiting());
    expect(answers.look(question)).toEqual({ state: 'here', value: 'Heat' });
    expect(ask).toHaveBeenCalledTimes(1);
    expect(answers.waiting()).toEqual([]);
  });

  it('are heard of by whoever listens, and no longer', async () => {
    const { answers } = store();
    const { question } = questionOf(E.left(offline), E.right('Heat'));
    answers.look(question);
    const heard = vi.fn();
    const stop = answers.listen(question.key, heard);
    await Promise.all(answers.waiting());
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    answers.retry(question);
    await answers.settled(question);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stay refused until somebody asks again', async () => {
    const { answers } = store();
    const { question, ask } = questionOf(E.left(offline), E.right('Heat'));
    await answers.settled(question);
    expect(answers.look(question)).toEqual({ state: 'failed', failure: offline });
    expect(ask).toHaveBeenCalledTimes(1);
    answers.retry(question);
    expect(answers.look(question).state).toBe('waiting');
    await answers.settled(question);
    expect(answers.look(question)).toEqual({ state: 'here', value: 'Heat' });
    answers.retry(question);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are asked for anew by a screen that opens after a refusal, not by one that shows it', async () => {
    const { answers, clock } = store();
    const { question, ask } = questionOf(E.left(offline), E.right('Heat'));
    await answers.settled(question);
    const leave = answers.listen(question.key, () => {});
    clock.now = 60_000;
    expect(answers.look(question).state).toBe('failed');
    leave();
    expect(answers.look(question).state).toBe('waiting');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that were refused ahead of need are nobody’s: the first who wants to know asks anew', async () => {
    const { answers } = store();
    const { question, ask } = questionOf(E.left(offline), E.right('Heat'));
    answers.expect(question);
    await vi.waitFor(() => expect(answers.waiting()).toEqual([]));
    expect(answers.look(question).state).toBe('waiting');
    await answers.settled(question);
    expect(answers.look(question)).toEqual({ state: 'here', value: 'Heat' });
    answers.expect(question);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('that come ahead of need are shared by who wants to know meanwhile, the refusal too', async () => {
    const { answers } = store();
    const { question, ask } = questionOf(E.left(offline));
    answers.expect(question);
    await answers.settled(question);
    expect(answers.look(question)).toEqual({ state: 'failed', failure: offline });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('are a refusal when the question itself breaks', async () => {
    const { answers } = store();
    const broken: Question<string> = { key: 'broken', ask: () => () => Promise.reject(new Error('no such file')) };
    await answers.settled(broken);
    expect(answers.look(broken)).toEqual({ state: 'failed', failure: unexpected('no such file') });
  });

  it('are shown while old ones are asked for anew', async () => {
    const { answers, clock } = store();
    const { question, ask } = questionOf(E.right('Heat'), E.right('Heat (1995)'));
    await answers.settled(question);
    clock.now = FIVE_MINUTES;
    answers.look(question);
    expect(ask).toHaveBeenCalledTimes(1);
    clock.now += 1;
    expect(answers.look(question)).toEqual({ state: 'here', value: 'Heat' });
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(answers.look(question)).toEqual({ state: 'here', value: 'Heat (1995)' }));
  });

  it('stay when asking anew is refused', async () => {
    const { answers, clock } = store();
    const { question, ask } = questionOf(E.right('Heat'), E.left(offline));
    await answers.settled(question);
    clock.now = FIVE_MINUTES + 1;
    answers.look(question);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(answers.look(question)).toEqual({ state: 'here', value: 'Heat' });
  });
});

describe('a question on the way', () => {
  const hanging = () => {
    const signals: AbortSignal[] = [];
    const ask = (signal: AbortSignal): Answer<string> => {
      signals.push(signal);
      return () => new Promise((resolve) => signal.addEventListener('abort', () => resolve(E.left(aborted))));
    };
    return { question: { key: 'a search', ask } satisfies Question<string>, stopped: () => signals.map((signal) => signal.aborted) };
  };
  const breath = (): Promise<void> => Promise.resolve();

  it('is stopped when the last who waits for it has gone, and asked anew by the next', async () => {
    const { answers } = store();
    const { question, stopped } = hanging();
    answers.look(question);
    const [one, other] = [answers.listen(question.key, () => {}), answers.listen(question.key, () => {})];
    one();
    await breath();
    expect(stopped()).toEqual([false]);
    other();
    await breath();
    expect(stopped()).toEqual([true]);
    expect(answers.waiting()).toEqual([]);
    expect(answers.look(question).state).toBe('waiting');
    expect(stopped()).toEqual([true, false]);
  });

  it('is not stopped by who goes and comes back in the same breath', async () => {
    const { answers } = store();
    const { question, stopped } = hanging();
    answers.look(question);
    answers.listen(question.key, () => {})();
    const heard = vi.fn();
    answers.listen(question.key, heard);
    await breath();
    expect(stopped()).toEqual([false]);
  });

  it('is heard of by who began to listen before it was asked again', async () => {
    const { answers } = store();
    const { question } = questionOf(E.right('Heat'));
    const heard = vi.fn();
    answers.listen(question.key, heard);
    await answers.settled(question);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not stopped where there is an answer to show meanwhile', async () => {
    const { answers, clock } = store();
    const signals: AbortSignal[] = [];
    const question: Question<string> = { key: 'a film', ask: (signal) => () => (signals.push(signal), Promise.resolve(E.right('Heat'))) };
    await answers.settled(question);
    clock.now = FIVE_MINUTES + 1;
    answers.look(question);
    answers.listen(question.key, () => {})();
    await breath();
    expect(signals.map((signal) => signal.aborted)).toEqual([false, false]);
  });
});
