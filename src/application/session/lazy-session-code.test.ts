import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAYA, testBackend } from '../account/test-backend.fixture';
import { watchSession } from './watch-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

vi.mock('./watch-user-session', () => {
  throw new Error('It is gone.');
});

describe('the code that follows a member', () => {
  it('is asked for again where it does not come, which is logged once and signs nobody out', async () => {
    const house = testBackend(MAYA);
    const said: unknown[] = [];
    const following = watchSession(house).subscribe((word) => said.push(word));
    await vi.waitFor(() => expect(house.logged).toHaveLength(1));
    expect(house.logged).toEqual([['session.code', expect.objectContaining({ _tag: 'unavailable' })]]);
    await vi.advanceTimersByTimeAsync(60_000);
    following.unsubscribe();
    expect(house.logged).toHaveLength(1);
    expect([said, house.isSignedIn()]).toEqual([[], true]);
  });
});
