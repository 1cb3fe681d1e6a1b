import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import { offline } from '#domain/shared/failure';
import { actorLogicFromAnswer } from './actor-logic-from-answer';

describe('actorLogicFromAnswer', () => {
  it('passes its input to the request and is done with the result', async () => {
    const double = actorLogicFromAnswer((n: number): Answer<number> => () => Promise.resolve(E.right(n * 2)));
    expect(await toPromise(createActor(double, { input: 21 }).start())).toBe(42);
  });

  it('fails with the same failure object', async () => {
    const failing = actorLogicFromAnswer((): Answer<number> => () => Promise.resolve(E.left(offline)));
    const actor = createActor(failing, { input: undefined });
    actor.subscribe({ error: () => {} });
    await expect(toPromise(actor.start())).rejects.toBe(offline);
  });

  it('aborts the signal of a pending request when the actor stops', () => {
    const signals: AbortSignal[] = [];
    const endless = actorLogicFromAnswer((_: null, signal): Answer<number> => {
      signals.push(signal);
      return () => new Promise(() => {});
    });
    const actor = createActor(endless, { input: null }).start();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    actor.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
