import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom, ReplaySubject } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { forbidden, notFound, offline, timedOut, type Failure } from '#domain/shared/failure';
import { MAX_RECENT_TITLES, type RecentTitle } from '#domain/users/user';
import { ITEM_ADDED_RESPONSE, type ItemAddedResponse, type UserRepository } from '#domain/users/user-repository';
import { ADA, MAYA, testBackend } from '#application/account/test-backend.fixture';
import { testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import { addOpenedTitle, editOpenedTitles, parseOpenedTitles, readOpenedTitles, withOpenedTitles } from './opened-titles';
import { clearMemberDataExcept, memberDataKey } from './member-data-keys';
import { aRecentTitle } from './recent-title.fixture';
import { sendOpenedTitles, withLastBatchTimeout } from './send-opened-titles';

const success = E.right(undefined);
const opened = (id: number, openedAt = id): RecentTitle => aRecentTitle(id, `Film ${id}`, ['Drama'], { openedAt });
const idsOf = (titles: ReadonlyArray<RecentTitle>): ReadonlyArray<number> => titles.map(({ movieID }) => movieID);

/** Opens two tabs of one browser in which Maya is signed in. `recordRecent` replaces the backend's. */
const setUp = (recordRecent?: UserRepository['recordRecent']) => {
  const backend = testBackend(MAYA);
  const [openTab, lock] = [testBrowser(), testTabLock()];
  const batches: Array<ReadonlyArray<number>> = [];
  const users: Pick<UserRepository, 'recordRecent'> = {
    recordRecent: (uid, titles) => {
      batches.push(idsOf(titles));
      return (recordRecent ?? backend.users.recordRecent)(uid, titles);
    },
  };
  const createTab = () => {
    const storage = openTab();
    return {
      storage,
      open: (title: RecentTitle, uid = MAYA) => editOpenedTitles(storage, uid, addOpenedTitle(title)),
      waiting: (uid = MAYA) => idsOf(readOpenedTitles(storage, uid).unsent),
      send: sendOpenedTitles({ users, storage, lock, log: backend.log }),
    };
  };
  return {
    batches, logged: backend.logged,
    tab: createTab(),
    otherTab: createTab(),
    content: () => backend.state().users.get(MAYA)?.content ?? [],
  };
};

/** Returns a repository call that answers when the test says so. `begun()` resolves at the call. */
const answeredLater = () => {
  const [begun, result] = [new ReplaySubject<void>(1), new ReplaySubject<E.Either<Failure, ItemAddedResponse>>(1)];
  const recordRecent = () => () => {
    begun.next();
    return firstValueFrom(result);
  };
  return {
    recordRecent,
    begun: () => firstValueFrom(begun),
    answer: (answer: E.Either<Failure, ItemAddedResponse>) => result.next(answer),
  };
};

describe('sendOpenedTitles', () => {
  it('writes 20 titles that were opened 25 times in one batch, and asks nothing of the backend afterwards', async () => {
    const { tab, batches, content } = setUp();
    for (let time = 1; time <= 25; time += 1) tab.open(opened(((time - 1) % 20) + 1, time));
    expect(batches).toEqual([]);
    expect(await tab.send(MAYA)()).toEqual(success);
    const expected = [5, 4, 3, 2, 1, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6];
    expect([batches, idsOf(content())]).toEqual([[expected], expected]);
    expect([await tab.send(MAYA)(), batches.length]).toEqual([success, 1]);
  });

  it('writes the titles of two tabs once', async () => {
    const { tab, otherTab, batches, content } = setUp();
    tab.open(opened(1));
    otherTab.open(opened(2));
    expect(await Promise.all([tab.send(MAYA)(), otherTab.send(MAYA)()])).toEqual([success, success]);
    expect([batches, idsOf(content())]).toEqual([[[2, 1]], [2, 1]]);
  });

  it.each([
    [offline, []],
    [notFound('profile'), [['recent-titles.send', notFound('profile')]]],
  ])('keeps the titles for the next batch after %j and logs %j', async (failure, entries) => {
    const { tab, logged } = setUp(() => () => Promise.resolve(E.left(failure)));
    tab.open(opened(1));
    expect([await tab.send(MAYA)(), tab.waiting(), logged]).toEqual([E.left(failure), [1], entries]);
  });

  it('logs and drops a batch that is refused', async () => {
    const { tab, batches, logged } = setUp(() => () => Promise.resolve(E.left(forbidden('profile'))));
    tab.open(opened(1));
    expect([await tab.send(MAYA)(), tab.waiting(), readOpenedTitles(tab.storage, MAYA)]).toEqual([
      E.left(forbidden('profile')),
      [],
      { unsent: [], sent: [] },
    ]);
    expect([await tab.send(MAYA)(), batches.length, logged]).toEqual([success, 1, [['recent-titles.send', forbidden('profile')]]]);
  });

  it('keeps titles that are opened while a batch is sent, also a title of the batch', async () => {
    const { recordRecent, begun, answer } = answeredLater();
    const { tab, otherTab } = setUp(recordRecent);
    tab.open(opened(1));
    tab.open(opened(2));
    const sending = tab.send(MAYA)();
    await begun();
    otherTab.open(opened(3));
    otherTab.open(opened(1, 9));
    answer(E.right(ITEM_ADDED_RESPONSE));
    await sending;
    expect(tab.waiting()).toEqual([1, 3]);
  });

  it('stores nothing if a sign-out deleted the titles while they were sent', async () => {
    const { recordRecent, begun, answer } = answeredLater();
    const { tab } = setUp(recordRecent);
    tab.open(opened(1));
    const sending = tab.send(MAYA)();
    await begun();
    clearMemberDataExcept(tab.storage, null);
    answer(E.right(ITEM_ADDED_RESPONSE));
    await sending;
    expect(tab.storage.local.listKeys()).toEqual([]);
  });

  it('sends the titles of one member only, and clearing for a member keeps only their titles', async () => {
    const { tab, batches } = setUp();
    tab.storage.local.set('marquee.theme', 'light');
    tab.open(opened(1));
    tab.open(opened(2), ADA);
    await tab.send(MAYA)();
    expect([batches, tab.waiting(ADA)]).toEqual([[[1]], [2]]);
    clearMemberDataExcept(tab.storage, ADA);
    expect(tab.storage.local.listKeys()).toEqual(['marquee.theme', memberDataKey('opened', ADA)]);
    clearMemberDataExcept(tab.storage, null);
    expect(tab.storage.local.listKeys()).toEqual(['marquee.theme']);
  });
});

describe('withLastBatchTimeout', () => {
  it('returns the result of the batch', async () => {
    expect([await withLastBatchTimeout(TE.right(undefined))(), await withLastBatchTimeout(TE.left(offline))()]).toEqual([
      success,
      E.left(offline),
    ]);
  });

  it('does not wait for a batch longer than two seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let answer: unknown = null;
    void withLastBatchTimeout(() => new Promise(() => undefined))().then((result) => (answer = result));
    await vi.advanceTimersByTimeAsync(1999);
    expect(answer).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toEqual(E.left(timedOut));
  });
});

describe('opened titles', () => {
  it(`wait in the browser, at most ${MAX_RECENT_TITLES}, also after a reload`, () => {
    const { tab, otherTab } = setUp();
    for (let id = 1; id <= MAX_RECENT_TITLES + 5; id += 1) tab.open(opened(id));
    const reloaded = otherTab.waiting();
    expect([reloaded.length, reloaded[0], reloaded.at(-1)]).toEqual([MAX_RECENT_TITLES, MAX_RECENT_TITLES + 5, 6]);
  });

  it('are shown from the moment of opening, before, while and after they are sent', async () => {
    const { tab, content } = setUp();
    const shown = (profile: ReadonlyArray<RecentTitle>) => idsOf(withOpenedTitles(profile, readOpenedTitles(tab.storage, MAYA)));
    tab.open(opened(1));
    await tab.send(MAYA)();
    tab.open(opened(2));
    // The profile that this browser watches does not contain the first batch yet.
    expect([shown([]), shown(content())]).toEqual([[2, 1], [2, 1]]);
  });

  it.each([[null], ['no JSON'], ['{}'], ['{"unsent":[{"itemKey":"movie-1"}],"sent":[]}'], ['{"unsent":{},"sent":[]}']])(
    'are none if the browser holds %j',
    (text) => {
      expect(parseOpenedTitles(text)).toEqual({ unsent: [], sent: [] });
    },
  );
});
