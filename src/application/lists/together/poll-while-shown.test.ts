import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhileShown } from './poll-while-shown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks within seconds while there are news, less often while there are none, never while hidden, and no more at the end', async () => {
  let [polls, hasNews, isShown] = [0, true, true];
  const stop = pollWhileShown(() => {
    polls += 1;
    return Promise.resolve(hasNews);
  }, () => isShown);
  const pollsIn = async (seconds: number): Promise<number> => {
    const before = polls;
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return polls - before;
  };
  expect(await pollsIn(30)).toBe(10);
  hasNews = false;
  expect(await pollsIn(300)).toBeLessThan(25);
  expect(await pollsIn(60)).toBe(3);
  isShown = false;
  expect(await pollsIn(60)).toBe(0);
  [isShown, hasNews] = [true, true];
  expect(await pollsIn(4)).toBeGreaterThan(0);
  stop();
  expect(await pollsIn(60)).toBe(0);
});
