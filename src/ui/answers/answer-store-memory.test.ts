import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/answer';
import { aborted, notFound, offline, type Failure } from '#domain/failure';
import { AnswerStore } from './answer-store';
import type { Question } from './question';

/** A question that is answered by what is next in line; the last answer again when the line is at its end. */
const questionOf = (...answers: ReadonlyArray<E.Either<Failure, string>>) => {
  const ask = vi.fn((): Answer<string> => {
    const at = Math.min(ask.mock.calls.length, answers.length) - 1;
    return () => Promise.resolve(answers[at] ?? E.left(offline));
  });
  return { question: { key: 'a film', ask } satisfies Question<string>, ask };
};
const numbered = (at: number): Question<number> => ({ key: String(at), ask: () => () => Promise.resolve(E.right(at)) });
const breath = (): Promise<void> => Promise.resolve();

describe('what the store keeps', () => {
  it('is bounded: of what no screen shows, what was looked at longest ago goes', async () => {
    const answers = new AnswerStore();
    await answers.settled(numbered(0));
    const stop = answers.listen('0', () => {});
    for (let at = 1; at <= 70; at += 1) await answers.settled(numbered(at));
    answers.look(numbered(1));
    answers.listen('70', () => {})();
    await breath();
    const asks = (at: number): boolean => answers.look(numbered(at)).state === 'waiting';
    expect([asks(0), asks(70), asks(1), asks(2)]).toEqual([false, false, false, true]);
    stop();
  });

  it('is bounded too where questions are only asked ahead of need', async () => {
    const answers = new AnswerStore();
    for (let at = 0; at <= 70; at += 1) {
      answers.expect(numbered(at));
      await Promise.all(answers.waiting());
    }
    expect([70, 0].map((at) => answers.look(numbered(at)).state)).toEqual(['here', 'waiting']);
  });

  it('keeps what the next screen is about to show while the last one goes: who comes listens in the same breath', async () => {
    const answers = new AnswerStore();
    const keys = Array.from({ length: 130 }, (_, at) => at);
    for (const at of keys) await answers.settled(numbered(at));
    const [next, last] = [keys.slice(0, 65), keys.slice(65)];
    const stops = last.map((at) => answers.listen(String(at), () => {}));
    // Drawn, but not heard yet; then all of the old screen go before the first of the new one comes.
    next.forEach((at) => answers.look(numbered(at)));
    stops.forEach((stop) => stop());
    next.forEach((at) => answers.listen(String(at), () => {}));
    await breath();
    expect(next.filter((at) => answers.look(numbered(at)).state === 'waiting')).toEqual([]);
  });
});

describe('answers', () => {
  it('are forgotten when titles are told otherwise; those on a screen stay there until the new ones are here', async () => {
    const answers = new AnswerStore();
    const shown = questionOf(E.right('The Heat'), E.right('La chaleur'));
    const unseen = questionOf(E.right('Jaws'), E.right('Les dents de la mer'));
    const elsewhere = { ...unseen.question, key: 'another film' };
    await Promise.all([answers.settled(shown.question), answers.settled(elsewhere)]);
    answers.listen(shown.question.key, () => undefined);
    answers.forget();
    expect(answers.look(shown.question)).toEqual({ state: 'here', value: 'The Heat' });
    expect(answers.look(elsewhere).state).toBe('waiting');
    await answers.settled(elsewhere);
    expect([answers.look(shown.question), answers.look(elsewhere)]).toEqual([
      { state: 'here', value: 'La chaleur' },
      { state: 'here', value: 'Les dents de la mer' },
    ]);
    expect([shown.ask.mock.calls.length, unseen.ask.mock.calls.length]).toEqual([2, 2]);
  });

  it('are not waited for any more once they are forgotten', () => {
    const answers = new AnswerStore();
    const signals: AbortSignal[] = [];
    const question: Question<string> = { key: 'a film', ask: (signal) => { signals.push(signal); return () => new Promise(() => undefined); } };
    answers.look(question);
    answers.forget();
    expect(signals.map(({ aborted: isAborted }) => isAborted)).toEqual([true]);
    expect(answers.waiting()).toEqual([]);
  });
});

describe('a change of language or region', () => {
  it('asks anew at once what a screen shows, and does not take the old words of a question on its way for the new ones', async () => {
    const answers = new AnswerStore();
    const asked: Array<{ readonly signal: AbortSignal; readonly say: (name: string) => void }> = [];
    const question: Question<string> = {
      key: 'a film',
      ask: (signal) => () =>
        new Promise((resolve) => {
          asked.push({ signal, say: (name) => resolve(E.right(name)) });
          signal.addEventListener('abort', () => resolve(E.left(aborted)));
        }),
    };
    const shown: unknown[] = [];
    answers.look(question);
    answers.listen(question.key, () => shown.push(answers.look(question)));
    answers.forget();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(answers.waiting()).toHaveLength(1);
    asked[0]?.say('The Heat');
    asked[1]?.say('La chaleur');
    await vi.waitFor(() => expect(shown.at(-1)).toEqual({ state: 'here', value: 'La chaleur' }));
    answers.forget();
    expect(asked).toHaveLength(3);
    expect(shown.at(-1)).toEqual({ state: 'here', value: 'La chaleur' });
  });
});

describe('a connection that came back', () => {
  it('has all asked again that screens show and that could not be reached', async () => {
    const answers = new AnswerStore();
    const [lost, missing, unseen] = [questionOf(E.left(offline), E.right('Heat')), questionOf(E.left(notFound('title'))), questionOf(E.left(offline))];
    const gone = { ...missing.question, key: 'no film' };
    const elsewhere = { ...unseen.question, key: 'another film' };
    await Promise.all([lost.question, gone, elsewhere].map((question) => answers.settled(question)));
    const heard = vi.fn(() => void answers.look(lost.question));
    answers.listen(lost.question.key, heard);
    answers.listen(gone.key, () => void answers.look(gone));
    answers.retryFailed();
    expect(answers.look(lost.question).state).toBe('waiting');
    await answers.settled(lost.question);
    expect(answers.look(lost.question)).toEqual({ state: 'here', value: 'Heat' });
    expect([lost.ask, missing.ask, unseen.ask].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
