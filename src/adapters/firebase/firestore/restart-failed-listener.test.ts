import { defer, NEVER, throwError } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { restartFailedListener } from './restart-failed-listener';

afterEach(() => {
  vi.useRealTimers();
});

it('restartFailedListener restarts a failed listener after 30 s without a reason to retry', () => {
  vi.useFakeTimers();
  let starts = 0;
  const listener = defer(() => {
    starts += 1;
    return throwError(() => new Error('lost'));
  });
  const subscription = listener.pipe(restartFailedListener('list', NEVER)).subscribe();
  vi.advanceTimersByTime(29_999);
  expect(starts).toBe(1);
  vi.advanceTimersByTime(1);
  expect(starts).toBe(2);
  subscription.unsubscribe();
});
