import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { Answer, Watch } from '#domain/shared/answer';
import { forbidden, unavailable, type Failure } from '#domain/shared/failure';
import { latePort } from './late-port';
import { lazy } from './lazy';

type Counter = {
  readonly add: (one: number, other: number) => Answer<number>;
  readonly total: Answer<number>;
  readonly watchAbove: (limit: number) => Watch<number>;
  readonly changes: Watch<number>;
};

/** Creates a late counter at 1, whose load fails `failures` times. */
const openLate = (failures = 0) => {
  const value$ = new BehaviorSubject<E.Either<Failure, number>>(E.right(1));
  const counter: Counter = {
    add: (one, other) => TE.right(one + other),
    total: TE.fromIO(() => (E.isRight(value$.value) ? value$.value.right : 0)),
    watchAbove: (limit) => of(E.right(limit + 1)),
    changes: value$,
  };
  const load = vi.fn(() => Promise.resolve({ counter }));
  for (let failed = 0; failed < failures; failed += 1) load.mockRejectedValueOnce(new Error('No such chunk'));
  const changes: Counter['changes'] = of(E.right(7));
  const late = latePort(lazy(load), (loaded) => loaded.counter, { total: 'answer', watchAbove: 'watch', changes });
  return { late, load, changes, value$ };
};

describe('latePort', () => {
  it('loads nothing before a member is called', () => {
    const { late, load } = openLate();
    const answer = late.add(1, 2);
    expect([typeof answer, typeof late.total, load.mock.calls.length]).toEqual(['function', 'function', 0]);
  });

  it('calls the loaded function with the same arguments', async () => {
    expect(await openLate().late.add(1, 2)()).toEqual(E.right(3));
  });

  it('runs a member that is an Answer at each call', async () => {
    const { late, value$ } = openLate();
    expect(await late.total()).toEqual(E.right(1));
    value$.next(E.right(2));
    expect(await late.total()).toEqual(E.right(2));
  });

  it('loads for a subscribed Watch, and passes on its arguments', async () => {
    const { late, load } = openLate();
    const emitted: unknown[] = [];
    const watch = late.watchAbove(4);
    expect(load).not.toHaveBeenCalled();
    watch.subscribe((event) => emitted.push(event));
    await vi.waitFor(() => expect(emitted).toEqual([E.right(5)]));
  });

  it('emits a Watch synchronously once the port is loaded', async () => {
    const { late } = openLate();
    await late.total();
    const emitted: unknown[] = [];
    late.watchAbove(4).subscribe((event) => emitted.push(event)).unsubscribe();
    expect(emitted).toEqual([E.right(5)]);
  });

  it('returns a given member as it is, without loading', () => {
    const { late, load, changes } = openLate();
    expect(late.changes).toBe(changes);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once for all members', async () => {
    const { late, load } = openLate();
    await Promise.all([late.add(1, 2)(), late.total(), late.add(3, 4)()]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('returns the same member each time, so that an effect that depends on one runs once', () => {
    const { late } = openLate();
    expect([late.add, late.total, late.watchAbove, late.changes]).toEqual([late.add, late.total, late.watchAbove, late.changes]);
    expect(late.add).toBe(late.add);
  });

  it('fails with `unavailable` if the load fails, emits that to watches, and loads again at the next call', async () => {
    const { late, load } = openLate(2);
    expect(await late.add(1, 2)()).toEqual(E.left(unavailable(null, 'No such chunk')));
    const emitted: unknown[] = [];
    const subscription = late.watchAbove(4).subscribe((event) => emitted.push(event));
    await vi.waitFor(() => expect(emitted).toEqual([E.left(unavailable(null, 'No such chunk'))]));
    expect(await late.total()).toEqual(E.right(1));
    await vi.waitFor(() => expect(emitted.at(-1)).toEqual(E.right(5)));
    expect(load).toHaveBeenCalledTimes(3);
    subscription.unsubscribe();
  });

  it('passes on the failures of the loaded port', async () => {
    const refusing: Pick<Counter, 'add'> = { add: () => TE.left(forbidden('add')) };
    const late = latePort(lazy(() => Promise.resolve(refusing)), (loaded) => loaded, {});
    expect(await late.add(1, 2)()).toEqual(E.left(forbidden('add')));
  });

  it('is no promise: an asynchronous function can return it', async () => {
    const { late } = openLate();
    expect(await Promise.resolve(late)).toBe(late);
  });
});
