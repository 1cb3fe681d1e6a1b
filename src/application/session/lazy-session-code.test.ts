import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAYA, testBackend } from '../account/test-backend.fixture';
import { watchSession } from './watch-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

vi.mock('./watch-user-session', () => {
  throw new Error('The chunk is missing.');
});

describe('watchSession: lazy code', () => {
  it('is requested again after a load failure, which is logged once and does not sign out', async () => {
    const backend = testBackend(MAYA);
    const emitted: unknown[] = [];
    const subscription = watchSession(backend).subscribe((value) => emitted.push(value));
    await vi.waitFor(() => expect(backend.logged).toHaveLength(1));
    expect(backend.logged).toEqual([['session.code', expect.objectContaining({ _tag: 'unavailable' })]]);
    await vi.advanceTimersByTimeAsync(60_000);
    subscription.unsubscribe();
    expect(backend.logged).toHaveLength(1);
    expect([emitted, backend.isSignedIn()]).toEqual([[], true]);
  });
});
