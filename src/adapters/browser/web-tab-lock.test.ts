import { describe, expect, it } from 'vitest';
import { webTabLock } from './web-tab-lock';

/** Web Locks of one browser: one holder at a time, in the order of the requests. */
const testLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, { signal }: LockOptions, use: () => Promise<void>) => {
      const run = last.then(() => (signal?.aborted === true ? Promise.reject(new DOMException('aborted', 'AbortError')) : use()));
      last = run.catch(() => {});
      return run;
    },
  } as Pick<LockManager, 'request'>;
};
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('webTabLock', () => {
  it('gives the lock to the next tab when the first tab releases it', async () => {
    const lock = webTabLock(testLocks());
    const events: string[] = [];
    const first = lock.hold('a').subscribe(() => events.push('first'));
    const second = lock.hold('a').subscribe(() => events.push('second'));
    await settled();
    expect(events).toEqual(['first']);
    first.unsubscribe();
    await settled();
    expect(events).toEqual(['first', 'second']);
    second.unsubscribe();
  });

  it('a tab that stops waiting never gets the lock, and holds up nobody', async () => {
    const lock = webTabLock(testLocks());
    const events: string[] = [];
    const first = lock.hold('a').subscribe(() => events.push('first'));
    lock.hold('a').subscribe(() => events.push('second')).unsubscribe();
    const third = lock.hold('a').subscribe(() => events.push('third'));
    first.unsubscribe();
    await settled();
    expect(events).toContain('third');
    expect(events).not.toContain('second');
    third.unsubscribe();
  });

  it('gives every tab the lock where the browser has none', () => {
    const events: string[] = [];
    webTabLock(undefined).hold('a').subscribe(() => events.push('held')).unsubscribe();
    expect(events).toEqual(['held']);
  });
});
