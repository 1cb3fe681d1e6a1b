import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { offline } from '#domain/shared/failure';
import { memoize, abortable } from './file-cache';

const counted = <A>(results: ReadonlyArray<E.Either<typeof offline, A>>) => {
  let runs = 0;
  const answer: Answer<A> = async () => {
    const result = results[Math.min(runs, results.length - 1)];
    runs += 1;
    await Promise.resolve();
    if (result === undefined) throw new Error('no result');
    return result;
  };
  return { answer, runs: () => runs };
};

describe('memoize', () => {
  it('runs an answer once for equal names, also while the first call is running', async () => {
    const { answer, runs } = counted([E.right(1)]);
    const cache = memoize(4);
    await Promise.all([cache('a', answer)(), cache('a', answer)()]);
    expect(await cache('a', answer)()).toEqual(E.right(1));
    expect(runs()).toBe(1);
  });

  it('does not cache a failure, so that the next call retries', async () => {
    const { answer, runs } = counted<number>([E.left(offline), E.right(2)]);
    const cache = memoize(4);
    expect(await cache('a', answer)()).toEqual(E.left(offline));
    expect(await cache('a', answer)()).toEqual(E.right(2));
    expect(runs()).toBe(2);
  });

  it('evicts the oldest answers beyond its size', async () => {
    const { answer, runs } = counted([E.right(1)]);
    const cache = memoize(2);
    for (const name of ['a', 'b', 'c']) await cache(name, answer)();
    await cache('c', answer)();
    expect(runs()).toBe(3);
    await cache('a', answer)();
    expect(runs()).toBe(4);
  });
});

describe('abortable', () => {
  it('does not run the answer if the signal is already aborted', async () => {
    const { answer, runs } = counted([E.right(1)]);
    expect(await abortable(answer, AbortSignal.abort())()).toEqual(E.left({ _tag: 'aborted' }));
    expect(runs()).toBe(0);
  });

  it('returns aborted immediately when the signal aborts, and continues for other callers', async () => {
    let finish: (result: E.Either<never, number>) => void = () => undefined;
    const slow: Answer<number> = () => new Promise((resolve) => { finish = resolve; });
    const cached = memoize(1)('slow', slow);
    const controller = new AbortController();
    const [abortedCall, otherCall] = [abortable(cached, controller.signal)(), abortable(cached, new AbortController().signal)()];
    controller.abort();
    expect(await abortedCall).toEqual(E.left({ _tag: 'aborted' }));
    finish(E.right(3));
    expect(await otherCall).toEqual(E.right(3));
  });
});
