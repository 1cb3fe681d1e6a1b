import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
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
    const { get, peek } = lazy(async () => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('chunk')) : Promise.resolve('engine');
    });
    expect(await get()).toEqual(E.left(unavailable(null, 'chunk')));
    expect(peek()).toBeNull();
    expect(await get()).toEqual(E.right('engine'));
  });

  it('watches synchronously once loaded, and starts a watch when a call of another caller loads', async () => {
    const { call, watch } = lazy(() => Promise.resolve('engine'));
    const emitted: unknown[] = [];
    watch((loaded) => of(E.right(loaded)), { isNeeded: () => false, changes$: of(null) }).subscribe((event) => emitted.push(event));
    expect(emitted).toEqual([]);
    expect(await call((loaded) => TE.right(loaded.length))()).toEqual(E.right(6));
    expect(emitted).toEqual([E.right('engine')]);
    watch((loaded) => of(E.right(loaded))).subscribe((event) => emitted.push(event));
    expect(emitted).toHaveLength(2);
  });

  it('does not start a watch that is unsubscribed before the load ends', async () => {
    const { get, watch } = lazy(() => Promise.resolve('engine'));
    const started = vi.fn((loaded: string) => of(E.right(loaded)));
    watch(started).subscribe().unsubscribe();
    expect(await get()).toEqual(E.right('engine'));
    expect(started).not.toHaveBeenCalled();
  });
});
