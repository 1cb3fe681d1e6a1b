import * as E from 'fp-ts/Either';
import { merge, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putDocument } from '#adapters/memory/storage/state';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut, type Session } from '#domain/users/session';
import { watchUserSession } from './watch-user-session';
import { ADA, MAYA, testBackend } from '../account/test-backend.fixture';
import { watchSession } from './watch-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an identity service that cannot be reached', () => {
  const unreached = () => {
    const house = testBackend(ADA);
    const faults = new Subject<E.Either<Failure, never>>();
    const accounts = { ...house.auth, identity: merge(house.auth.identity, faults) };
    const said: Array<E.Either<Failure, Session>> = [];
    watchSession({ ...house, auth: accounts }, watchUserSession).subscribe((word) => said.push(word));
    return { house, faults, last: () => said.at(-1) };
  };

  it('says so, and takes nobody from those who follow their marker and profile', async () => {
    const { house, faults, last } = unreached();
    faults.next(E.left(offline));
    expect(last()).toEqual(E.left(offline));
    house.change(putDocument('markers', ADA, { disabled: false, role: 'user', since: 0 }));
    expect(last()).toMatchObject(E.right({ uid: 'ada', role: 'user' }));
    house.disable(ADA);
    await vi.advanceTimersByTimeAsync(250);
    expect(last()).toEqual(E.right(signedOut));
    expect(house.isSignedIn()).toBe(false);
  });

  it('tells of everything anew once it can be reached', async () => {
    const { house, faults, last } = unreached();
    faults.next(E.left(offline));
    await house.auth.signOut();
    expect(last()).toEqual(E.right(signedOut));
    house.enter(MAYA);
    expect(last()).toMatchObject(E.right({ uid: 'maya' }));
  });
});
