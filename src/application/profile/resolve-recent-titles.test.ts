import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { lastValueFrom, toArray } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { putDocument } from '#adapters/memory/storage/state';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { offline } from '#domain/shared/failure';
import type { RecentTitle, User } from '#domain/users/user';
import { createResolveTitleIdDeps } from '#application/catalogue/resolve-title-id-deps';
import { MAYA, testBackend } from '#application/account/test-backend.fixture';
import { aRecentTitle } from './recent-title.fixture';
import { resolveRecentTitles, type ResolvedRecent } from './resolve-recent-titles';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import { createProfileUseCases } from './profile-use-cases';

const seriesElsewhere = aRecentTitle(-11, 'The Wire', ['Crime'], { mediaType: 'tv', imdbID: 'tt0306414' });
const known = aRecentTitle(289, 'Casablanca', ['Drama']);
const unavailable = aRecentTitle(-9, 'A Film Not in the Catalogue', ['Drama'], { imdbID: 'tt9999999' });
const withoutImdbId = aRecentTitle(-10, 'A Film Without an IMDb Id', ['Drama']);

/** Sets up Maya's backend with a catalogue that uses TMDB ids, and records the lookups. */
const setUp = (content: ReadonlyArray<RecentTitle>, catalogue: Partial<Catalogue> = {}) => {
  const backend = testBackend(MAYA, (state) => putDocument('users', MAYA, { ...(state.users.get(MAYA) as User), content })(state));
  const findByImdb = vi.fn((imdbId: string) => TE.right(imdbId === 'tt0306414' ? [aTitle({ mediaType: 'tv', id: 1438 })] : []));
  const saved = (): ReadonlyArray<RecentTitle> => backend.state().users.get(MAYA)?.content ?? [];
  /** Starts another visit: only the profile persists. */
  const visit = () => {
    const resolving = createResolveTitleIdDeps(
      { hasTitle: ({ id }) => TE.right(id > 0), findSuccessor: () => TE.right(null), findByImdb, ...catalogue },
      backend.clock,
    );
    const profiles = createProfileUseCases({
      ...backend,
      lists: TE.right(backend.lists),
      history: TE.right(backend.history),
      storage: testBrowser()(),
      lock: testTabLock(),
    });
    const open = (): Promise<ReadonlyArray<E.Either<unknown, ReadonlyArray<ResolvedRecent>>>> =>
      lastValueFrom(resolveRecentTitles({ resolveDeps: resolving, profiles, log: backend.log })(MAYA, saved()).pipe(toArray()));
    return { open };
  };
  return { backend, findByImdb, saved, visit };
};

const summarize = (values: ReadonlyArray<E.Either<unknown, ReadonlyArray<ResolvedRecent>>>): ReadonlyArray<string> =>
  values.map((value) =>
    E.isRight(value) ? value.right.map(({ title, exists }) => `${title.itemKey}${exists ? '' : '?'}`).join(' ') : 'failure',
  );

describe('resolveRecentTitles', () => {
  it('emits once without lookups if the catalogue has all titles', async () => {
    const { visit, findByImdb, saved } = setUp([known]);
    expect(summarize(await visit().open())).toEqual(['movie-289']);
    expect(findByImdb).not.toHaveBeenCalled();
    expect(saved()).toEqual([known]);
  });

  it('emits immediately, then without missing titles; the profile keeps all titles', async () => {
    const { visit, saved } = setUp([seriesElsewhere, known, unavailable, withoutImdbId]);
    expect(summarize(await visit().open())).toEqual(['tv--11? movie-289 movie--9? movie--10?', 'tv-1438 movie-289']);
    await vi.waitFor(() =>
      expect(saved()).toEqual([{ ...seriesElsewhere, itemKey: 'tv-1438', movieID: 1438 }, known, unavailable, withoutImdbId]),
    );
  });

  it('looks each title up once per visit, and resolved titles never again', async () => {
    const { visit, findByImdb, saved } = setUp([seriesElsewhere, unavailable]);
    const first = visit();
    await Promise.all([first.open(), first.open()]);
    await vi.waitFor(() => expect(saved()[0]?.movieID).toBe(1438));
    expect(summarize(await first.open())).toEqual(['tv-1438 movie--9?', 'tv-1438']);
    expect(findByImdb.mock.calls).toEqual([['tt0306414'], ['tt9999999']]);
    await visit().open();
    expect(findByImdb.mock.calls).toEqual([['tt0306414'], ['tt9999999'], ['tt9999999']]);
  });

  it('keeps unresolved titles marked when lookups fail', async () => {
    const { visit, saved } = setUp([seriesElsewhere, known], { findByImdb: () => TE.left(offline) });
    expect(summarize(await visit().open())).toEqual(['tv--11? movie-289', 'tv--11? movie-289']);
    expect(saved()).toEqual([seriesElsewhere, known]);
    const unreachable = setUp([seriesElsewhere, known], { hasTitle: () => TE.left(offline) });
    expect(summarize(await unreachable.visit().open())).toEqual(['tv--11 movie-289']);
  });

  it('merges a title that was recorded under both ids', async () => {
    const { visit, saved } = setUp([{ ...seriesElsewhere, itemKey: 'tv-1438', movieID: 1438 }, seriesElsewhere]);
    expect(summarize(await visit().open())).toEqual(['tv-1438 tv--11?', 'tv-1438']);
    await vi.waitFor(() => expect(saved()).toHaveLength(1));
  });

  it('emits an id of the catalogue\'s own without saving it', async () => {
    const recent = aRecentTitle(1438, 'The Wire', ['Crime'], { mediaType: 'tv', imdbID: 'tt0306414' });
    const shipped = {
      hasTitle: () => TE.right(false),
      findSuccessor: () => TE.right(null),
      findByImdb: () => TE.right([aTitle({ mediaType: 'tv', id: -11 })]),
    };
    const { visit, saved, backend } = setUp([recent], shipped);
    expect(summarize(await visit().open())).toEqual(['tv-1438?', 'tv--11']);
    expect(saved()).toEqual([recent]);
    expect(backend.logged).toEqual([]);
  });

  it('emits the resolved id and logs the failure when it cannot be saved', async () => {
    const { backend, visit } = setUp([seriesElsewhere]);
    backend.enter('ada');
    expect(summarize(await visit().open())).toEqual(['tv--11?', 'tv-1438']);
    await vi.waitFor(() => expect(backend.logged).toEqual([['recent-titles.update-ids', { _tag: 'forbidden', what: 'profile' }]]));
  });
});
