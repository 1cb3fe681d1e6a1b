import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { describe, expect, it } from 'vitest';
import { forbidden, unavailable } from '#domain/shared/failure';
import { aUser } from '#domain/users/user.fixture';
import { emptyState, putDocument, type MemoryState } from './state';
import { inMemoryStorage, type StateStorage } from './state-storage';
import { inTransaction } from './transaction';

const rename = (name: string) => (state: MemoryState) => E.right(putDocument('users', 'maya', aUser({ name }))(state));
const disable = (state: MemoryState) => E.right(putDocument('access', 'maya', { disabled: true, role: 'user', since: 0 })(state));

const create = () => {
  const storage = inMemoryStorage(emptyState);
  const states: MemoryState[] = [];
  storage.state.subscribe((state) => states.push(state));
  return { storage, states };
};

describe('inTransaction', () => {
  it('stores all updates at once and returns the value', async () => {
    const { storage, states } = create();
    expect(
      await inTransaction(storage, (copy) =>
        pipe(
          copy.update(rename('Nell')),
          TE.flatMap(() => copy.update(disable)),
          TE.map(() => 'done'),
        ),
      )(),
    ).toEqual(E.right('done'));
    expect(states).toHaveLength(2);
    expect([states[1]?.users.get('maya')?.name, states[1]?.access.get('maya')?.disabled]).toEqual(['Nell', true]);
  });

  it('stores nothing when a later step fails', async () => {
    const { storage, states } = create();
    expect(
      await inTransaction(storage, (copy) =>
        pipe(
          copy.update(rename('Nell')),
          TE.flatMap(() => TE.left(forbidden('this'))),
        ),
      )(),
    ).toEqual(E.left(forbidden('this')));
    expect(states).toEqual([emptyState]);
  });

  it('runs again on the current state when the state has changed in the meantime', async () => {
    const { storage, states } = create();
    let runs = 0;
    const countRuns = (copy: StateStorage) =>
      pipe(
        runs++ === 0 ? storage.update(disable) : TE.right(undefined),
        TE.flatMap(() => copy.update(rename('Nell'))),
      );
    expect(await inTransaction(storage, countRuns)()).toEqual(E.right(undefined));
    expect(runs).toBe(2);
    expect([states.at(-1)?.users.get('maya')?.name, states.at(-1)?.access.get('maya')?.disabled]).toEqual(['Nell', true]);
  });

  it('returns the failure of the storage', async () => {
    const failure = unavailable(null, 'full');
    const storage: StateStorage = { ...inMemoryStorage(emptyState), update: () => TE.left(failure) };
    expect(await inTransaction(storage, (copy) => copy.update(disable))()).toEqual(E.left(failure));
  });
});
