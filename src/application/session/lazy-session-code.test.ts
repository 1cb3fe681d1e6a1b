import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAYA, testBackend } from '../account/test-backend.fixture';
import { lazyUserSession } from './lazy-user-session';
import { startSession } from './session-machine';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

vi.mock('./watch-user-session', () => {
  throw new Error('The chunk is missing.');
});

describe('session: lazy code', () => {
  it('is requested again after a load failure, which is logged once and does not sign out', async () => {
    const backend = testBackend(MAYA);
    const session = startSession(backend.auth.identity, lazyUserSession(backend));
    await vi.waitFor(() => expect(backend.logged).toHaveLength(1));
    expect(backend.logged).toEqual([['session.code', expect.objectContaining({ _tag: 'unavailable' })]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getSnapshot().value).toBe('starting');
    session.stop();
    expect(backend.logged).toHaveLength(1);
    expect(backend.isSignedIn()).toBe(true);
  });
});
