import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/answer';
import { offline, unexpected, type Failure } from '#domain/failure';
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

  it('are bounded: of those that no screen shows, the oldest go', async () => {
    const { answers } = store();
    const numbered = (at: number): Question<number> => ({ key: String(at), ask: () => () => Promise.resolve(E.right(at)) });
    await answers.settled(numbered(0));
    const stop = answers.listen('0', () => {});
    for (let at = 1; at <= 70; at += 1) await answers.settled(numbered(at));
    answers.listen('70', () => {})();
    const asks = (at: number): boolean => answers.look(numbered(at)).state === 'waiting';
    expect([asks(0), asks(70), asks(1)]).toEqual([false, false, true]);
    stop();
  });
});
