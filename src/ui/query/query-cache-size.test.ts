import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { aborted, notFound, offline, type Failure } from '#domain/shared/failure';
import { QueryCache } from './query-cache';
import type { Query } from './query';

/** A question that is answered by what is next in line; the last answer again when the line is at its end. */
const questionOf = (...answers: ReadonlyArray<E.Either<Failure, string>>) => {
  const ask = vi.fn((): Answer<string> => {
    const at = Math.min(ask.mock.calls.length, answers.length) - 1;
    return () => Promise.resolve(answers[at] ?? E.left(offline));
  });
  return { question: { key: 'a film', fetch: ask } satisfies Query<string>, ask };
};
const numbered = (at: number): Query<number> => ({ key: String(at), fetch: () => () => Promise.resolve(E.right(at)) });
const breath = (): Promise<void> => Promise.resolve();

describe('what the store keeps', () => {
  it('is bounded: of what no screen shows, what was looked at longest ago goes', async () => {
    const answers = new QueryCache();
    await answers.ensure(numbered(0));
    const stop = answers.subscribe('0', () => {});
    for (let at = 1; at <= 70; at += 1) await answers.ensure(numbered(at));
    answers.get(numbered(1));
    answers.subscribe('70', () => {})();
    await breath();
    const asks = (at: number): boolean => answers.get(numbered(at))._tag === 'pending';
    expect([asks(0), asks(70), asks(1), asks(2)]).toEqual([false, false, false, true]);
    stop();
  });

  it('is bounded too where questions are only asked ahead of need', async () => {
    const answers = new QueryCache();
    for (let at = 0; at <= 70; at += 1) {
      answers.prefetch(numbered(at));
      await Promise.all(answers.pending());
    }
    expect([70, 0].map((at) => answers.get(numbered(at))._tag)).toEqual(['success', 'pending']);
  });

  it('keeps what the next screen is about to show while the last one goes: who comes listens in the same breath', async () => {
    const answers = new QueryCache();
    const keys = Array.from({ length: 130 }, (_, at) => at);
    for (const at of keys) await answers.ensure(numbered(at));
    const [next, last] = [keys.slice(0, 65), keys.slice(65)];
    const stops = last.map((at) => answers.subscribe(String(at), () => {}));
    // Drawn, but not heard yet; then all of the old screen go before the first of the new one comes.
    next.forEach((at) => answers.get(numbered(at)));
    stops.forEach((stop) => stop());
    next.forEach((at) => answers.subscribe(String(at), () => {}));
    await breath();
    expect(next.filter((at) => answers.get(numbered(at))._tag === 'pending')).toEqual([]);
  });
});

describe('answers', () => {
  it('are forgotten when titles are told otherwise; those on a screen stay there until the new ones are here', async () => {
    const answers = new QueryCache();
    const shown = questionOf(E.right('The Heat'), E.right('La chaleur'));
    const unseen = questionOf(E.right('Jaws'), E.right('Les dents de la mer'));
    const elsewhere = { ...unseen.question, key: 'another film' };
    await Promise.all([answers.ensure(shown.question), answers.ensure(elsewhere)]);
    answers.subscribe(shown.question.key, () => undefined);
    answers.invalidate();
    expect(answers.get(shown.question)).toEqual({ _tag: 'success', value: 'The Heat' });
    expect(answers.get(elsewhere)._tag).toBe('pending');
    await answers.ensure(elsewhere);
    expect([answers.get(shown.question), answers.get(elsewhere)]).toEqual([
      { _tag: 'success', value: 'La chaleur' },
      { _tag: 'success', value: 'Les dents de la mer' },
    ]);
    expect([shown.ask.mock.calls.length, unseen.ask.mock.calls.length]).toEqual([2, 2]);
  });

  it('are not waited for any more once they are forgotten', () => {
    const answers = new QueryCache();
    const signals: AbortSignal[] = [];
    const question: Query<string> = { key: 'a film', fetch: (signal) => { signals.push(signal); return () => new Promise(() => undefined); } };
    answers.get(question);
    answers.invalidate();
    expect(signals.map(({ aborted: isAborted }) => isAborted)).toEqual([true]);
    expect(answers.pending()).toEqual([]);
  });
});

describe('a change of language or region', () => {
  it('asks anew at once what a screen shows, and does not take the old words of a question on its way for the new ones', async () => {
    const answers = new QueryCache();
    const asked: Array<{ readonly signal: AbortSignal; readonly say: (name: string) => void }> = [];
    const question: Query<string> = {
      key: 'a film',
      fetch: (signal) => () =>
        new Promise((resolve) => {
          asked.push({ signal, say: (name) => resolve(E.right(name)) });
          signal.addEventListener('abort', () => resolve(E.left(aborted)));
        }),
    };
    const shown: unknown[] = [];
    answers.get(question);
    answers.subscribe(question.key, () => shown.push(answers.get(question)));
    answers.invalidate();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(answers.pending()).toHaveLength(1);
    asked[0]?.say('The Heat');
    asked[1]?.say('La chaleur');
    await vi.waitFor(() => expect(shown.at(-1)).toEqual({ _tag: 'success', value: 'La chaleur' }));
    answers.invalidate();
    expect(asked).toHaveLength(3);
    expect(shown.at(-1)).toEqual({ _tag: 'success', value: 'La chaleur' });
  });
});

describe('a connection that came back', () => {
  it('has all asked again that screens show and that could not be reached', async () => {
    const answers = new QueryCache();
    const [lost, missing, unseen] = [questionOf(E.left(offline), E.right('Heat')), questionOf(E.left(notFound('title'))), questionOf(E.left(offline))];
    const gone = { ...missing.question, key: 'no film' };
    const elsewhere = { ...unseen.question, key: 'another film' };
    await Promise.all([lost.question, gone, elsewhere].map((question) => answers.ensure(question)));
    const heard = vi.fn(() => void answers.get(lost.question));
    answers.subscribe(lost.question.key, heard);
    answers.subscribe(gone.key, () => void answers.get(gone));
    answers.refetchFailed();
    expect(answers.get(lost.question)._tag).toBe('pending');
    await answers.ensure(lost.question);
    expect(answers.get(lost.question)).toEqual({ _tag: 'success', value: 'Heat' });
    expect([lost.ask, missing.ask, unseen.ask].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
