import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { offline } from '#domain/shared/failure';
import { fromAnswer } from './from-answer';

describe('an actor that asks', () => {
  it('is done with what is answered, asked with its input', async () => {
    const double = fromAnswer((n: number): Answer<number> => () => Promise.resolve(E.right(n * 2)));
    expect(await toPromise(createActor(double, { input: 21 }).start())).toBe(42);
  });

  it('fails with the very refusal', async () => {
    const refused = fromAnswer((): Answer<number> => () => Promise.resolve(E.left(offline)));
    const actor = createActor(refused, { input: undefined });
    actor.subscribe({ error: () => {} });
    await expect(toPromise(actor.start())).rejects.toBe(offline);
  });

  it('lets the question know when nobody waits for it any more', () => {
    const signals: AbortSignal[] = [];
    const endless = fromAnswer((_: null, signal): Answer<number> => {
      signals.push(signal);
      return () => new Promise(() => {});
    });
    const actor = createActor(endless, { input: null }).start();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
