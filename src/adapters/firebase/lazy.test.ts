import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { unavailable } from '#domain/shared/failure';
import { lazy } from './lazy';

describe('lazy', () => {
  it('loads at the first call, once for all callers', async () => {
    let loads = 0;
    const { get, peek } = lazy(async () => { loads += 1; return Promise.resolve('engine'); });
    expect([loads, peek()]).toEqual([0, null]);
    expect(await Promise.all([get(), get()])).toEqual([E.right('engine'), E.right('engine')]);
    expect([loads, peek()]).toEqual([1, 'engine']);
  });

  it('retries after a failed load', async () => {
    let loads = 0;
    const { get, peek } = lazy(async () => { loads += 1; return loads === 1 ? Promise.reject(new Error('chunk')) : Promise.resolve('engine'); });
    expect(await get()).toEqual(E.left(unavailable(null, 'chunk')));
    expect(peek()).toBeNull();
    expect(await get()).toEqual(E.right('engine'));
  });
});
