import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { createEveningStore } from '#application/evening-pick/evening-store';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { eveningOf } from '#domain/evening-pick/evening';
import { offline, type Failure } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { OwnData } from '#application/data-file/own-data';
import { MAYA, START_TIME } from '#application/account/test-backend.fixture';
import { adoptVisitorData } from './adopt-visitor-data';
import { readOpenedTitles } from './opened-titles';
import { recordVisitorTitle } from './record-visitor-title';
import { keepVisitorTitleSettings, readVisitorTitleSettings } from './title-settings';
import { noteSignUp, SIGNED_UP_KEY, takeVisitorTitles, VISITOR_SERVICES_KEY, VISITOR_TITLES_KEY } from './visitor-data';

const DAY_MS = 86_400_000;

const signUp = (storage: BrowserStorage): void => {
  takeVisitorTitles(storage);
  noteSignUp(storage);
};
/** A browser in which a visitor opened these films, the last one now. */
const setUp = (...ids: ReadonlyArray<number>) => setUpIn(testBrowser()(), ...ids);
const setUpIn = (storage: BrowserStorage, ...ids: ReadonlyArray<number>) => {
  ids.forEach((id, at) => {
    const film = aTitleDetails({ mediaType: 'movie', id, imdbId: null, title: `Film ${id}` });
    recordVisitorTitle(storage, film, START_TIME - ids.length + at + 1);
  });
  const saved: Partial<OwnData>[] = [];
  const logged: Failure[] = [];
  const adopt = (
    theme: string | null, answer: E.Either<Failure, void> = E.right(undefined), now = START_TIME, uid: UserId = MAYA,
  ): Promise<void> =>
    adoptVisitorData(
      {
        storage, clock: { now: () => now }, log: { failure: (_, failure) => void logged.push(failure) },
        profiles: {
          sendRecent: () => () => Promise.resolve(answer),
          restoreOwnData: (_, { services, settings }) => () => (saved.push({ services, settings }), Promise.resolve(answer)),
        },
      },
      uid, theme, readVisitorTitleSettings(storage),
    );
  const waiting = (): ReadonlyArray<number> => readOpenedTitles(storage, MAYA).unsent.map(({ movieID }) => movieID);
  return { storage, saved, logged, adopt, waiting };
};

describe('what a visitor left in this browser', () => {
  it('is kept at a sign-up: titles, each once and newest first, services and theme', async () => {
    const { storage, saved, adopt, waiting } = setUp(1, 2, 3, 1);
    storage.local.set(VISITOR_SERVICES_KEY, 'DE-8');
    signUp(storage);
    await adopt('light');
    expect(waiting()).toEqual([1, 3, 2]);
    expect(saved).toEqual([{ services: 'DE-8', settings: { ...noSettings, theme: 'light' } }]);
    expect([storage.local.get(VISITOR_TITLES_KEY), storage.session.get(SIGNED_UP_KEY)]).toEqual([null, null]);
    await adopt('dark');
    expect(saved).toHaveLength(1);
  });

  it('is kept at a sign-up: language and region, which other sign-ins leave to the visitors of the browser', async () => {
    const { storage, saved, adopt } = setUp();
    keepVisitorTitleSettings(storage, { language: 'de-DE', region: null });
    await adopt(null);
    expect([saved, readVisitorTitleSettings(storage).language]).toEqual([[], 'de-DE']);
    signUp(storage);
    await adopt(null);
    expect([saved, readVisitorTitleSettings(storage).language])
      .toEqual([[{ services: null, settings: { ...noSettings, language: 'de-DE' } }], null]);
  });

  it('is kept at a sign-up: titles turned down, which other sign-ins leave to the visitors of the browser', async () => {
    const { storage, adopt } = setUp();
    const evening = eveningOf(START_TIME);
    const turnedDown = (uid: UserId | null) => createEveningStore(storage, uid, evening).get().notForMe.map(({ id }) => id);
    [4, 5].forEach((id) => createEveningStore(storage, null, evening).turnDown(aTitle({ id })));
    await adopt(null);
    expect([turnedDown(MAYA), turnedDown(null)]).toEqual([[], [4, 5]]);
    signUp(storage);
    await adopt(null);
    expect([turnedDown(MAYA), turnedDown(null)]).toEqual([[4, 5], []]);
  });

  it('is left at a sign-up: titles turned down by somebody of a month ago', async () => {
    const { storage, adopt } = setUp();
    createEveningStore(storage, null, eveningOf(START_TIME)).turnDown(aTitle({ id: 4 }));
    signUp(storage);
    const later = START_TIME + 31 * DAY_MS;
    await adopt(null, E.right(undefined), later);
    expect(createEveningStore(storage, MAYA, eveningOf(later)).get().notForMe).toEqual([]);
  });

  it('is tried again for the same account only', async () => {
    const { storage, saved, adopt } = setUp();
    storage.local.set(VISITOR_SERVICES_KEY, 'DE-8');
    signUp(storage);
    await adopt(null, E.left(offline));
    await adopt(null, E.left(offline));
    await adopt(null, E.right(undefined), START_TIME, 'ben' as UserId);
    await adopt(null);
    expect([saved.length, storage.local.get(VISITOR_SERVICES_KEY)]).toEqual([2, 'DE-8']);
  });

  it('is given to the account after a reload while it is being saved', async () => {
    const { storage, saved, adopt } = setUp();
    storage.local.set(VISITOR_SERVICES_KEY, 'DE-8');
    signUp(storage);
    void adopt(null);
    await adopt(null);
    expect([saved.length, storage.session.get(SIGNED_UP_KEY)]).toEqual([2, null]);
  });

  it('is deleted at any other sign-in, and given to nobody', async () => {
    const { storage, saved, adopt, waiting } = setUp(1, 2);
    await adopt('light');
    signUp(storage);
    await adopt(null);
    expect([waiting(), saved, storage.local.get(VISITOR_TITLES_KEY)]).toEqual([[], [], null]);
  });

  it('is kept at a sign-up also if another tab, where the session starts too, deletes first', async () => {
    const openTab = testBrowser();
    const [tab, other] = [setUpIn(openTab(), 1, 2), setUpIn(openTab())];
    takeVisitorTitles(tab.storage);
    await other.adopt(null);
    noteSignUp(tab.storage);
    await tab.adopt(null);
    expect([tab.waiting(), tab.storage.session.listKeys()]).toEqual([[2, 1], []]);
  });

  it('keeps 20 titles of the last 30 days', async () => {
    const { storage, adopt, waiting } = setUp(...Array.from({ length: 25 }, (_, at) => at + 1));
    const late = setUp(7);
    signUp(storage);
    signUp(late.storage);
    await adopt(null);
    await late.adopt(null, E.right(undefined), START_TIME + 31 * DAY_MS);
    expect(waiting()).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at));
    expect(late.waiting()).toEqual([]);
  });

  it('survives damaged texts and a missing network: titles wait, and a theme that was not saved is logged', async () => {
    const { storage, logged, adopt, waiting } = setUp(1);
    storage.local.set(VISITOR_TITLES_KEY, `[null, 3, {"itemKey": 5}, ${storage.local.get(VISITOR_TITLES_KEY)?.slice(1) ?? ''}`);
    signUp(storage);
    await adopt('system', E.left(offline));
    expect([waiting(), logged]).toEqual([[1], [offline]]);
    storage.local.set(VISITOR_TITLES_KEY, 'no list');
    signUp(storage);
    await adopt('purple');
    expect(waiting()).toEqual([1]);
  });
});
