import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { clearMemberDataExcept, memberDataKey } from '#application/profile/member-data-keys';
import { maya } from '#domain/lists/list.fixture';
import { unavailable, type Failure } from '#domain/shared/failure';
import { testUnmatchedEntries } from '#domain/unmatched/unmatched-entries.fixture';
import type { UnmatchedPart } from '#domain/unmatched/unmatched-part';
import { forgetEntries, hasLookToDo, noteEntries, noteLook, noteSeen, readLook, writeLook } from './look-note';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const SOME: ReadonlyArray<UnmatchedPart> = [{ partId: 'a', rows: ['{}'] }];

/** Opens a browser of a member whose account has these entries. Counts how often it is read. */
const open = (parts: ReadonlyArray<UnmatchedPart> = []) => {
  const storage = testBrowser()();
  let [entries, failure, reads] = [testUnmatchedEntries(parts), null as Failure | null, 0];
  const unmatched = {
    readUnmatched: (...page: Parameters<typeof entries.readUnmatched>) => {
      reads += 1;
      return failure === null ? entries.readUnmatched(...page) : () => Promise.resolve(E.left(failure ?? unavailable(500, '')));
    },
  };
  return {
    storage,
    isToDo: (now: number, version: string | null = '/catalogue/a/', { signal } = new AbortController()) =>
      hasLookToDo({ storage, uid: maya, unmatched, version, signal }, now),
    reads: () => reads,
    setAccount: (next: ReadonlyArray<UnmatchedPart>) => void (entries = testUnmatchedEntries(next)),
    setFailure: (next: Failure | null) => void (failure = next),
  };
};

describe('hasLookToDo', () => {
  it('asks the account once in seven days where this browser knows of no entries, and finds those of another device', async () => {
    const { isToDo, reads, setAccount } = open();
    expect([await isToDo(NOW), await isToDo(NOW + DAY), await isToDo(NOW + 6.9 * DAY), reads()]).toEqual([false, false, false, 1]);
    setAccount(SOME);
    expect([await isToDo(NOW + 6.9 * DAY), await isToDo(NOW + 7 * DAY), reads()]).toEqual([false, true, 2]);
  });

  it('reads nothing where entries are known and no look is due', async () => {
    const { storage, isToDo, reads } = open(SOME);
    noteEntries(storage, maya, true, NOW);
    noteLook(storage, maya, { version: '/catalogue/a/' }, NOW);
    const other = '/catalogue/b/';
    expect([await isToDo(NOW + 90 * DAY), await isToDo(NOW + DAY / 2, other), await isToDo(NOW + DAY, other)])
      .toEqual([false, false, true]);
    noteLook(storage, maya, { version: null }, NOW);
    expect([await isToDo(NOW + 6.9 * DAY, null), await isToDo(NOW + 7 * DAY, null), reads()]).toEqual([false, true, 0]);
  });

  it('has something to say until the person knows it', async () => {
    const { storage, isToDo } = open(SOME);
    noteEntries(storage, maya, true, NOW);
    writeLook(storage, maya, { at: NOW, version: '/catalogue/a/', isDone: true, next: 0, found: ['heat'], seen: [] });
    expect(await isToDo(NOW)).toBe(true);
    noteSeen(storage, maya);
    expect(await isToDo(NOW)).toBe(false);
  });

  it('asks the account again after its entries changed here, or if it did not answer', async () => {
    const { storage, isToDo, reads, setAccount, setFailure } = open();
    await isToDo(NOW);
    setAccount(SOME);
    forgetEntries(storage, maya);
    setFailure(unavailable(500, 'failed'));
    expect(await isToDo(NOW)).toBe(false);
    setFailure(null);
    expect([await isToDo(NOW), reads()]).toEqual([true, 3]);
  });

  it('leaves nothing behind a sign-out, also one that comes between', async () => {
    const { storage, isToDo } = open(SOME);
    await isToDo(NOW);
    clearMemberDataExcept(storage, null);
    expect(storage.local.listKeys()).toEqual([]);
    const ended = new AbortController();
    const reading = isToDo(NOW, undefined, ended);
    ended.abort();
    clearMemberDataExcept(storage, null);
    expect([await reading, storage.local.listKeys()]).toEqual([false, []]);
  });

  it('reads the notes of former versions', () => {
    const { storage } = open();
    const look = { at: NOW, version: null, isDone: true, next: 0, found: ['heat'] };
    storage.local.set(memberDataKey('look', maya), JSON.stringify(look));
    expect(readLook(storage, maya)).toEqual({ ...look, seen: [] });
  });
});
