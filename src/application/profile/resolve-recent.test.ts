import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { lastValueFrom, toArray } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { putDocument } from '#adapters/memory/storage/state';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { offline } from '#domain/shared/failure';
import type { RecentTitle, User } from '#domain/users/user';
import { createTitleResolver } from '../catalogue/title-resolver';
import { MAYA, testBackend } from '../account/test-backend.fixture';
import { aRecentTitle } from './recent-title.fixture';
import { resolveRecent, type ResolvedRecent } from './resolve-recent';
import { createProfileUseCases } from './profile-use-cases';

const seriesThere = aRecentTitle(-11, 'The Wire', ['Crime'], { mediaType: 'tv', imdbID: 'tt0306414' });
const known = aRecentTitle(289, 'Casablanca', ['Drama']);
const unheardOf = aRecentTitle(-9, 'A Film Nobody Knows', ['Drama'], { imdbID: 'tt9999999' });
const nameless = aRecentTitle(-10, 'A Film Without a Sign', ['Drama']);

/** Maya's house beside a catalogue that numbers as TMDB does, and what it was asked for. */
const at = (content: ReadonlyArray<RecentTitle>, catalogue: Partial<Catalogue> = {}) => {
  const house = testBackend(MAYA, (state) => putDocument('users', MAYA, { ...(state.users.get(MAYA) as User), content })(state));
  const findByImdb = vi.fn((imdbId: string) => TE.right(imdbId === 'tt0306414' ? [aTitle({ mediaType: 'tv', id: 1438 })] : []));
  const kept = (): ReadonlyArray<RecentTitle> => house.state().users.get(MAYA)?.content ?? [];
  /** Another visit: nothing is remembered but what the profile holds. */
  const visit = () => {
    const resolving = createTitleResolver({ hasTitle: ({ id }) => TE.right(id > 0), findByImdb, ...catalogue });
    const profiles = createProfileUseCases(house.users, house.avatars, house.clock);
    const open = (): Promise<ReadonlyArray<E.Either<unknown, ReadonlyArray<ResolvedRecent>>>> => lastValueFrom(resolveRecent({ resolving, profiles, log: house.log })(MAYA, kept()).pipe(toArray()));
    return { open };
  };
  return { house, findByImdb, kept, visit };
};

const told = (words: ReadonlyArray<E.Either<unknown, ReadonlyArray<ResolvedRecent>>>): ReadonlyArray<string> =>
  words.map((word) => (E.isRight(word) ? word.right.map(({ title, exists }) => `${title.itemKey}${exists ? '' : '?'}`).join(' ') : 'refused'));

describe('what a member opened', () => {
  it('is told once where the catalogue knows it all, and nobody is asked', async () => {
    const { visit, findByImdb, kept } = at([known]);
    expect(told(await visit().open())).toEqual(['movie-289']);
    expect(findByImdb).not.toHaveBeenCalled();
    expect(kept()).toEqual([known]);
  });

  it('is told at once, and again without what is not here; the profile loses nothing', async () => {
    const { visit, kept } = at([seriesThere, known, unheardOf, nameless]);
    expect(told(await visit().open())).toEqual(['tv--11? movie-289 movie--9? movie--10?', 'tv-1438 movie-289']);
    await vi.waitFor(() => expect(kept()).toEqual([{ ...seriesThere, itemKey: 'tv-1438', movieID: 1438 }, known, unheardOf, nameless]));
  });

  it('is asked for once a title in a visit, and what was found never again', async () => {
    const { visit, findByImdb, kept } = at([seriesThere, unheardOf]);
    const first = visit();
    await Promise.all([first.open(), first.open()]);
    await vi.waitFor(() => expect(kept()[0]?.movieID).toBe(1438));
    expect(told(await first.open())).toEqual(['tv-1438 movie--9?', 'tv-1438']);
    expect(findByImdb.mock.calls).toEqual([['tt0306414'], ['tt9999999']]);
    await visit().open();
    expect(findByImdb.mock.calls).toEqual([['tt0306414'], ['tt9999999'], ['tt9999999']]);
  });

  it('stays where it is while nobody can be asked', async () => {
    const { visit, kept } = at([seriesThere, known], { findByImdb: () => TE.left(offline) });
    expect(told(await visit().open())).toEqual(['tv--11? movie-289', 'tv--11? movie-289']);
    expect(kept()).toEqual([seriesThere, known]);
    const silent = at([seriesThere, known], { hasTitle: () => TE.left(offline) });
    expect(told(await silent.visit().open())).toEqual(['tv--11 movie-289']);
  });

  it('is there once if it was opened under both numbers', async () => {
    const { visit, kept } = at([{ ...seriesThere, itemKey: 'tv-1438', movieID: 1438 }, seriesThere]);
    expect(told(await visit().open())).toEqual(['tv-1438 tv--11?', 'tv-1438']);
    await vi.waitFor(() => expect(kept()).toHaveLength(1));
  });

  it('is shown under a number of the catalogue\'s own, but not kept under it', async () => {
    const opened = aRecentTitle(1438, 'The Wire', ['Crime'], { mediaType: 'tv', imdbID: 'tt0306414' });
    const shipped = { hasTitle: () => TE.right(false), findByImdb: () => TE.right([aTitle({ mediaType: 'tv', id: -11 })]) };
    const { visit, kept, house } = at([opened], shipped);
    expect(told(await visit().open())).toEqual(['tv-1438?', 'tv--11']);
    expect(kept()).toEqual([opened]);
    expect(house.logged).toEqual([]);
  });

  it('is shown where its number cannot be kept, which is logged', async () => {
    const { house, visit } = at([seriesThere]);
    house.enter('ada');
    expect(told(await visit().open())).toEqual(['tv--11?', 'tv-1438']);
    await vi.waitFor(() => expect(house.logged).toEqual([['number-opened', { _tag: 'forbidden', what: 'profile' }]]));
  });
});
