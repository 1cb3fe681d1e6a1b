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

describe('keeping', () => {
  it('runs equal questions once, also while the first still runs', async () => {
    const { answer, runs } = counted([E.right(1)]);
    const keep = memoize(4);
    await Promise.all([keep('a', answer)(), keep('a', answer)()]);
    expect(await keep('a', answer)()).toEqual(E.right(1));
    expect(runs()).toBe(1);
  });

  it('forgets a refusal, so that the next asker tries again', async () => {
    const { answer, runs } = counted<number>([E.left(offline), E.right(2)]);
    const keep = memoize(4);
    expect(await keep('a', answer)()).toEqual(E.left(offline));
    expect(await keep('a', answer)()).toEqual(E.right(2));
    expect(runs()).toBe(2);
  });

  it('keeps only the newest', async () => {
    const { answer, runs } = counted([E.right(1)]);
    const keep = memoize(2);
    for (const name of ['a', 'b', 'c']) await keep(name, answer)();
    await keep('c', answer)();
    expect(runs()).toBe(3);
    await keep('a', answer)();
    expect(runs()).toBe(4);
  });
});

describe('unlessAborted', () => {
  it('does not even ask for somebody who has left', async () => {
    const { answer, runs } = counted([E.right(1)]);
    expect(await abortable(answer, AbortSignal.abort())()).toEqual(E.left({ _tag: 'aborted' }));
    expect(runs()).toBe(0);
  });

  it('answers at once when somebody leaves, and goes on for the others', async () => {
    let finish: (result: E.Either<never, number>) => void = () => undefined;
    const slow: Answer<number> = () => new Promise((resolve) => { finish = resolve; });
    const kept = memoize(1)('slow', slow);
    const leaving = new AbortController();
    const [left, stays] = [abortable(kept, leaving.signal)(), abortable(kept, new AbortController().signal)()];
    leaving.abort();
    expect(await left).toEqual(E.left({ _tag: 'aborted' }));
    finish(E.right(3));
    expect(await stays).toEqual(E.right(3));
  });
});
