import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';
import { lazyUseCases } from './lazy-use-cases';

type Sums = { readonly add: (one: number, other: number) => Answer<number> };

describe('lazyUseCases', () => {
  it('loads at the first call, and calls with the same arguments', async () => {
    const load = vi.fn(() => Promise.resolve(E.right<never, Sums>({ add: (one, other) => TE.right(one + other) })));
    const sums = lazyUseCases<Sums>(load);
    const sum = sums.add(1, 2);
    expect(load).not.toHaveBeenCalled();
    expect(await sum()).toEqual(E.right(3));
  });

  it('keeps its members, so that an effect that depends on one runs once', () => {
    const sums = lazyUseCases<Sums>(TE.left(unavailable(null, 'code')));
    expect(sums.add).toBe(sums.add);
  });

  it('is no promise: it can be returned from an asynchronous function', async () => {
    const sums = lazyUseCases<Sums>(TE.left(unavailable(null, 'code')));
    expect(await Promise.resolve(sums)).toBe(sums);
  });

  it('fails if the code does not load', async () => {
    const sums = lazyUseCases<Sums>(TE.left(unavailable(null, 'code')));
    expect(await sums.add(1, 2)()).toEqual(E.left(unavailable(null, 'code')));
  });
});
