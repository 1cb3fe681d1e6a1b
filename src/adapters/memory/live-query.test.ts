import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { changeNotifier, liveQuery } from './live-query';

describe('liveQuery', () => {
  it('emits a result at first and again when it differs, so that no screen renders for a change elsewhere', async () => {
    const { changes, notify } = changeNotifier();
    let stored: ReadonlyArray<string> = ['one'];
    const seen: unknown[] = [];
    const subscription = liveQuery({ changes }, () => Promise.resolve(E.right(stored))).subscribe((result) => seen.push(result));
    await notify();
    stored = ['one'];
    await notify();
    expect(seen).toEqual([E.right(['one'])]);
    stored = ['one', 'two'];
    await notify();
    expect(seen).toEqual([E.right(['one']), E.right(['one', 'two'])]);
    subscription.unsubscribe();
  });

  it('reads once for the changes that arrive while a reading waits, and not after the end', async () => {
    const { changes, notify } = changeNotifier();
    let reads = 0;
    const subscription = liveQuery({ changes }, () => Promise.resolve(E.right((reads += 1)))).subscribe();
    await Promise.all([notify(), notify(), notify()]);
    expect(reads).toBe(1);
    await notify();
    expect(reads).toBe(2);
    const last = notify();
    subscription.unsubscribe();
    await last;
    expect(reads).toBe(2);
  });
});
