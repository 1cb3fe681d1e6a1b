import * as E from 'fp-ts/Either';
import { merge, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putDocument } from '#adapters/memory/storage/state';
import { offline, type Failure } from '#domain/shared/failure';
import { signedOut } from '#domain/users/session';
import { ADA, MAYA, testBackend } from '#application/account/test-backend.fixture';
import { recordSession } from './recorded-session.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('session with an unreachable identity service', () => {
  const watchUnreachable = () => {
    const backend = testBackend(ADA);
    const failures = new Subject<E.Either<Failure, never>>();
    const auth = { ...backend.auth, identity: merge(backend.auth.identity, failures) };
    const { emitted } = recordSession({ ...backend, auth });
    return { backend, failures, last: () => emitted.at(-1) };
  };

  it('emits the failure, and keeps following access record and profile', async () => {
    const { backend, failures, last } = watchUnreachable();
    failures.next(E.left(offline));
    expect(last()).toEqual(E.left(offline));
    backend.change(putDocument('access', ADA, { disabled: false, role: 'user', since: 0 }));
    expect(last()).toMatchObject(E.right({ uid: 'ada', role: 'user' }));
    backend.disable(ADA);
    await vi.advanceTimersByTimeAsync(250);
    expect(last()).toEqual(E.right(signedOut));
    expect(backend.isSignedIn()).toBe(false);
  });

  it('follows sign-out and sign-in once it is reachable again', async () => {
    const { backend, failures, last } = watchUnreachable();
    failures.next(E.left(offline));
    await backend.auth.signOut();
    expect(last()).toEqual(E.right(signedOut));
    backend.enter(MAYA);
    expect(last()).toMatchObject(E.right({ uid: 'maya' }));
  });
});
