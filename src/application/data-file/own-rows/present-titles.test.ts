import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import { memberFileContent, oldList } from '#application/data-file/member-file.fixture';
import { readMemberFile, type MemberFile } from '#application/data-file/read-member-file';
import { noChoices } from '#application/imports/import-choices';
import type { PrepareImportDeps } from '#application/imports/service-import';
import { prepareImport } from '#application/imports/service-import.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import type { NamedHit } from '#domain/catalogue/catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { isTmdbId } from '#domain/catalogue/title-id';
import { createViewing, singleEpisode } from '#domain/history/viewing';
import { filmViewing, onDay, series } from '#domain/history/history.fixture';
import { toListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import { unavailable } from '#domain/shared/failure';
import { noSettings } from '#domain/users/user';

const NOW = Date.UTC(2024, 5, 1);
const heat = film(-60, { title: 'Heat', releaseYear: 1995, imdbID: 'tt0113277' });
const lost: StoredTitle = { ...series(-7), title: 'Lost', releaseYear: 2004, runtime: 45 };
const named = [
  aTitle({ mediaType: 'tv', id: 4607, title: 'Lost', year: 2004, runtime: null }),
  aTitle({ mediaType: 'movie', id: 21, title: 'Flow', year: 2024 }), aTitle({ mediaType: 'movie', id: 22, title: 'Flow', year: 2024 }),
];
const byName = (titles: ReadonlyArray<NamedHit>): PrepareImportDeps['catalogue']['findByName'] =>
  ({ name, mediaType }) => TE.right(titles.filter((each) => each.title === name && each.mediaType === mediaType));
/** TMDB has numbers above 0 only. */
const onTmdb: PrepareImportDeps['catalogue'] = {
  ...catalogueOfHeat, hasTitle: ({ id }) => TE.right(isTmdbId(id)), findByName: byName(named),
};
const noProfile = { content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null };

const prepare = async (content: object, catalogue = onTmdb, states: ReadonlyArray<MemberTitleState> = []) => {
  const file = await readMemberFile(JSON.stringify({ ...memberFileContent, lists: [], viewings: [], ratings: [], ...content }), NOW);
  if (E.isLeft(file)) throw new Error(JSON.stringify(file.left));
  const lists = {
    lists: of(E.right([oldList('watchlist')])), outbox: of(E.right(emptyOutbox)), findStates: () => TE.right(states),
  };
  const deps = {
    catalogue, lists, remembered: new Map(), onProgress: () => undefined, signal: new AbortController().signal,
    ownProfile: () => noProfile,
  };
  return prepareImport(deps, [], NOW, [{ name: 'marquee-data.json', file: file.right }])();
};
const importOf = async (...read: Parameters<typeof prepare>) => {
  const prepared = await prepare(...read);
  if (E.isLeft(prepared)) throw new Error(prepared.left._tag);
  const plan = await prepared.right.plan(noChoices);
  const [file] = await prepared.right.contentsOf(plan, noChoices);
  if (file === undefined) throw new Error('no content');
  return { file, ends: plan.rows.map(({ part, state, reason }) => [part, reason ?? state].join(' ')) };
};
const listOf = (...titles: ReadonlyArray<readonly [StoredTitle, string | null]>) => [{
  list: oldList('watchlist'),
  items: titles.map(([title, note], index) =>
    toListItem(maya, 'old', newItem(1, { title, note, addedAt: 1000 + index, order: `a${index}` }))),
}];
const itemsOf = ({ lists }: MemberFile) => lists.flatMap(({ items }) => items.map(({ itemKey, note }) => [itemKey, note]));

describe('titles of an own file that the catalogue has under another id', () => {
  it('are those of the catalogue in lists, history, ratings, episodes and the profile, and there if the account has them', async () => {
    const recent = { ...heat, openedAt: 7 };
    const content = {
      lists: listOf([heat, 'mine'], [lost, null]),
      viewings: [
        { ...filmViewing('v1', -60, onDay('2023-05-04')), item: { ...heat, imdbID: null } },
        createViewing('e1', lost, singleEpisode({ season: 1, episode: 2 }, 45), onDay('2023-05-05')),
      ],
      ratings: [{ item: heat, rating: 8, ratedAt: 5 }], episodes: [{ itemKey: 'tv--7', episodes: '1:1-24' }],
      profile: { content: [recent], turnedDown: 'movie--60\t1995\t\tHeat\nmovie--9\t\t\tNowhere' },
    };
    const state = { ...emptyTitleState({ mediaType: 'movie', id: 949 }), listIDs: ['old-watchlist'], rating: 8 };
    const { file, ends } = await importOf(content, onTmdb, [state]);
    expect(itemsOf(file)).toEqual([['movie-949', 'mine'], ['tv-4607', null]]);
    expect(file.viewings.map(({ entryId, item: { itemKey, movieID, runtime }, season, episode, day }) =>
      [entryId, itemKey, movieID, runtime, season, episode, day])).toEqual([
      ['v1', 'movie-949', 949, 97, null, null, '2023-05-04'], ['e1', 'tv-4607', 4607, 45, 1, 2, '2023-05-05'],
    ]);
    expect(file.ratings).toMatchObject([{ item: { itemKey: 'movie-949', imdbID: 'tt0113277' }, rating: 8, ratedAt: 5 }]);
    expect(file.episodes).toEqual([{ itemKey: 'tv-4607', episodes: '1:1-24' }]);
    expect(file.own?.recents).toMatchObject([{ itemKey: 'movie-949', movieID: 949, title: 'Heat', openedAt: 7 }]);
    expect(file.own?.turnedDown).toBe('movie-949\t1995\t\tHeat\nmovie--9\t\t\tNowhere');
    expect(ends).toEqual([
      'title account', 'title new', 'viewing new', 'viewing new', 'rating account', 'recent new', 'turned-down new',
    ]);
  });

  it('stay as they were saved if they are not found without doubt, as another type, or say no year', async () => {
    const flow = film(-61, { title: 'Flow', releaseYear: 2024 });
    const asSeries = { ...series(-8), imdbID: 'tt0113277' };
    const yearless = { ...lost, itemKey: 'tv--9', movieID: -9, releaseYear: null };
    const titles = [flow, film(-62, { title: 'Nowhere' }), asSeries, yearless, film(3)];
    const items = listOf(...titles.map((title) => [title, null] as const));
    const { file } = await importOf({ lists: items });
    expect(itemsOf(file).map(([itemKey]) => itemKey)).toEqual(titles.map(({ itemKey }) => itemKey));
  });

  it('are one title with all notes and the latest rating if the file has them under both ids', async () => {
    const both = film(949, { title: 'Heat', releaseYear: 1995 });
    const ratings = [{ item: heat, rating: 6, ratedAt: 5 }, { item: both, rating: 9, ratedAt: 6 }];
    const { file, ends } = await importOf({ lists: listOf([heat, 'old'], [both, 'new']), ratings });
    expect(itemsOf(file)).toEqual([['movie-949', 'old\n\nnew'], ['movie-949', 'old\n\nnew']]);
    expect([file.ratings.map(({ rating }) => rating), ends]).toEqual([
      [9, 6], ['title new', 'title repeated', 'rating new', 'rating repeated'],
    ]);
    const long = 'x'.repeat(600);
    const apart = await importOf({ lists: listOf([heat, long], [both, `${long}.`]) });
    expect(itemsOf(apart.file)).toEqual([['movie--60', long], ['movie-949', `${long}.`]]);
  });

  it('are found from TMDB’s numbers, too, but not as a title with another number of TMDB', async () => {
    const embedded = {
      ...catalogueOfHeat, hasTitle: ({ id }: { readonly id: number }) => TE.right(id === 30),
      findByName: byName([aTitle({ mediaType: 'movie', id: -5, title: 'Rain', year: 1999 }), ...named.slice(0, 2)]),
    };
    const items = listOf([film(12, { title: 'Rain' }), null], [film(23, { title: 'Flow', releaseYear: 2024 }), null], [film(30), null]);
    expect(itemsOf((await importOf({ lists: items }, embedded)).file).map(([itemKey]) => itemKey)).toEqual([
      'movie--5', 'movie-23', 'movie-30',
    ]);
  });

  it('stay as they were saved if the catalogue does not answer', async () => {
    const failing = { ...onTmdb, hasTitle: () => TE.left(unavailable(500, 'index')) };
    expect(itemsOf((await importOf({ lists: listOf([heat, null]) }, failing)).file)).toEqual([['movie--60', null]]);
  });

  it('are there already if the account has them under the id of the file', async () => {
    const state = { ...emptyTitleState({ mediaType: 'movie', id: -60 }), listIDs: ['old-watchlist'], rating: 8 };
    const content = { lists: listOf([heat, null]), ratings: [{ item: heat, rating: 8, ratedAt: 5 }] };
    expect((await importOf(content, onTmdb, [state])).ends).toEqual(['title account', 'rating account']);
  });

  it('are no other title of the same name: of another year, with an IMDb id, or that the file has besides', async () => {
    const rain = { mediaType: 'movie', id: 5, title: 'Rain', year: 2000 } as const;
    const endOf = async (...titles: ReadonlyArray<StoredTitle>) => {
      const catalogue = { ...onTmdb, findByName: byName([aTitle(rain)]) };
      const { file } = await importOf({ lists: listOf(...titles.map((title) => [title, null] as const)) }, catalogue);
      return itemsOf(file).map(([key]) => key);
    };
    const own = (fields: Partial<StoredTitle>, id = -62) => film(id, { title: 'Rain', releaseYear: 2000, ...fields });
    expect(await endOf(own({}))).toEqual(['movie-5']);
    expect(await endOf(own({ releaseYear: 1999 }))).toEqual(['movie--62']);
    expect(await endOf(own({ imdbID: 'tt0000001' }))).toEqual(['movie--62']);
    expect(await endOf(own({}), own({}, 5))).toEqual(['movie--62', 'movie-5']);
    expect(await endOf(own({}), own({}, -63))).toEqual(['movie--62', 'movie--63']);
    const known = { ...emptyTitleState({ mediaType: 'movie', id: -62 }), rating: 8 };
    const both = listOf([own({}), null], [own({}, -63), null]);
    const again = await importOf({ lists: both }, { ...onTmdb, findByName: byName([aTitle(rain)]) }, [known]);
    expect(itemsOf(again.file).map(([key]) => key)).toEqual(['movie--62', 'movie--63']);
  });
});
