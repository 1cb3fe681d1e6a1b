import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { episodePart, episodeViewing, filmViewing, onDay, unknownDay } from '#domain/history/history.fixture';
import { createViewing, wholeSeason, type Viewing } from '#domain/history/viewing';
import { film } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';
import { notFound } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { noChoices } from '#application/imports/import-choices';
import { prepareImport } from '#application/imports/service-import.fixture';
import { oldList } from '#application/data-file/member-file.fixture';
import { noSettings } from '#domain/users/user';
import { emptyOutbox } from '#application/ports/outbox-store';
import type { MemberExport } from '#application/data-file/moving-out/member-export';
import { exportDataPart } from './data-part-files';

const NOW = Date.UTC(2026, 10, 20);
const titleOf = ({ mediaType, movieID, title, releaseYear }: StoredTitle) =>
  aTitle({ mediaType, id: movieID, title, year: releaseYear, originalTitle: null });
const series = (movieID: number): StoredTitle => ({
  ...film(movieID, { title: `Series ${movieID}` }), itemKey: `tv-${movieID}`, mediaType: 'tv',
});
const exportOf = (content: Partial<Pick<MemberExport, 'lists' | 'viewings' | 'ratings'>>): MemberExport =>
  ({ lists: [], viewings: [], ratings: [], episodes: [], ...content }) as unknown as MemberExport;
const listOf = (items: ReadonlyArray<readonly [StoredTitle, string | null]>, name = 'Noir nights', description = '') => ({
  list: { ...oldList(name.toLowerCase().replaceAll(' ', '_')), listID: 'list', displayName: name, description },
  items: items.map(([title, note], index) =>
    toListItem('maya' as UserId, 'list', { title, note, addedAt: Date.UTC(2024, 1, 3, 12), order: `a${index}`, random: 0.5 }),
  ),
});

/** Reads tables back with a catalogue of these titles. */
const readBack = async (titles: ReadonlyArray<StoredTitle>, ...texts: ReadonlyArray<string>) => {
  const known = titles.map(titleOf);
  const catalogue = {
    searchTitles: ({
      mediaType,
      query: { exact },
    }: {
      readonly mediaType: string;
      readonly query: { readonly exact: { readonly id: unknown } | null };
    }) => {
      const items = known.filter((each) => each.mediaType === mediaType && each.id === exact?.id);
      return TE.right({ items, page: 1, totalPages: 1, totalResults: items.length });
    },
    hasTitle: () => TE.right(true), findByName: () => TE.right([]),
    findByImdb: () => TE.right([]), findByTvdb: () => TE.right([]), findEpisode: () => TE.right(null),
    getImdbId: () => TE.right(null),
    getDetails: () => TE.left(notFound('title')), getSeason: () => TE.left(notFound('season')),
  };
  const lists = { lists: of(E.right([])), outbox: of(E.right(emptyOutbox)), findStates: () => TE.right([]) };
  const files = texts.map((text, index) => ({ name: `${index}.csv`, text }));
  const ownProfile = () => ({ content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null });
  const read = await prepareImport(
    { catalogue, lists, remembered: new Map(), onProgress: () => undefined, signal: new AbortController().signal, ownProfile },
    files, NOW,
  )();
  if (E.isLeft(read)) throw new Error(read.left._tag);
  const plan = await read.right.plan(noChoices);
  const [file] = await read.right.contentsOf(plan, noChoices);
  if (file === undefined) throw new Error('nothing to import');
  return { plan, file };
};

const csv = (data: MemberExport, part: Parameters<typeof exportDataPart>[1], format: 'csv' | 'semicolons' = 'csv'): string =>
  exportDataPart(data, part, format).files[0]?.text ?? '';
const lines = (text: string | undefined): ReadonlyArray<string> => (text ?? '').trimEnd().split('\r\n');

describe('exportDataPart', () => {
  it('writes tables that our own import reads back: history, ratings and lists, whatever their texts are', async () => {
    const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).map((text) => text.trim()).filter((text) => text !== '');
    const note = fc.option(fc.oneof(name, fc.constantFrom('=1+1', "'=1", '"quoted", and\nlines', '-x', '@a', 'ä;b')), { nil: null });
    const title = fc
      .tuple(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), name)
      .map(([ids, text]) => ids.map((id) => film(id, { title: `${text} ${id}` })));
    const day = fc.constantFrom<string | null>(null, '2024-01-05', '1999-12-31');
    const rated = fc.constantFrom(null, 0.5, 8.5, 10);
    // Several can be of one episode on one day.
    const viewings = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), day, rated), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(
        title, viewings,
        fc.array(note, { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 20 }),
        fc.tuple(fc.constantFrom('csv' as const, 'semicolons' as const), note, fc.constantFrom('Noir', '24.12.23 Xmas', 'Oct 31 2023')),
        async (titles, episodes, notes, points, [format, description, list]) => {
          const logged: ReadonlyArray<Viewing> = episodes.map(([season, episode, on, own], index) => ({
            ...episodeViewing(`e${index}`, 77, episodePart(season, episode)),
            item: series(77), rating: own,
            ...(on === null ? { day: null, watchedAt: null } : onDay(on)),
          }));
          const data = exportOf({
            viewings: logged,
            ratings: titles.map((item) => ({ item, rating: points / 2, ratedAt: Date.UTC(2024, 1, 3, 12) })),
            lists: [listOf(titles.map((item, index) => [item, notes[index] ?? null]), list, description ?? '')],
          });
          const { plan, file } = await readBack(
            [...titles, series(77)],
            csv(data, 'history', format),
            csv(data, 'ratings', format),
            csv(data, { listID: 'list' }, format),
          );
          expect(plan.rows.filter(({ state }) => state !== 'new').map(({ name: row, reason }) => [row, reason])).toEqual([]);
          const partOf = ({ item, season, episode, day: on, rating }: Viewing): string =>
            [item.itemKey, season, episode, on, rating].join(' ');
          expect(file.viewings.map(partOf).sort()).toEqual(logged.map(partOf).sort());
          expect(file.ratings.map(({ item, rating, ratedAt }) => [item.itemKey, rating, ratedAt])).toEqual(
            data.ratings.map(({ item, rating, ratedAt }) => [item.itemKey, rating, ratedAt]),
          );
          const placed = file.lists.map(({ list: { name: key, description: text }, items }) =>
            [key, text, items.map((item) => [item.itemKey, item.note, item.addedAt])]);
          expect(placed).toEqual([
            [data.lists[0]?.list.name, description ?? '', data.lists[0]?.items.map((item) => [item.itemKey, item.note, item.addedAt])],
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('writes the days of the member’s calendar, which our own import reads back, wherever the member is', async () => {
    const rated = { item: film(1), rating: 8, ratedAt: Date.UTC(2024, 1, 3, 3, 30) };
    const days: Record<string, string> = {};
    for (const place of ['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', place);
      const text = csv(exportOf({ ratings: [rated] }), 'ratings');
      const { file: { ratings } } = await readBack([film(1)], text);
      days[place] = lines(text)[1]?.split(',').at(-1) ?? '';
      vi.stubEnv('TZ', 'Pacific/Niue');
      expect(csv(exportOf({ ratings }), 'ratings')).toBe(text);
    }
    vi.unstubAllEnvs();
    expect(days).toEqual({ 'America/Los_Angeles': '2024-02-02', 'Europe/Berlin': '2024-02-03', 'Pacific/Kiritimati': '2024-02-03' });
  });

  it('begins tables so that Excel reads their letters, and lets no cell run as a formula', () => {
    const text = csv(exportOf({ lists: [listOf([[film(1, { title: '=HYPERLINK("x")' }), '+1']])] }), { listID: 'list' });
    expect(text.startsWith('\uFEFFPosition,Title')).toBe(true);
    expect(lines(text)[1]).toBe('1,"\'=HYPERLINK(""x"")",1999,movie,1,,2024-02-03,\'+1,Noir nights');
  });

  it('separates by semicolons and writes 8,5 where Excel expects both', () => {
    const heat = film(949, { title: 'Heat', releaseYear: 1995 });
    const data = exportOf({ ratings: [{ item: heat, rating: 8.5, ratedAt: NOW }] });
    expect(lines(exportDataPart(data, 'ratings', 'semicolons').files[0]?.text)).toEqual([
      '\uFEFFTitle;Year;Type;tmdbID;imdbID;Rating10;Date Rated', 'Heat;1995;movie;949;;8,5;2026-11-20',
    ]);
  });

  it('writes a season as its episodes, and names one whose episodes are unknown', () => {
    const item = series(7);
    const viewing = (entryId: string, episodes: string | null): Viewing =>
      createViewing(
        entryId, item,
        {
          ...wholeSeason(
            2,
            [
              { season: 2, episode: 1 },
              { season: 2, episode: 2 },
            ],
            () => 40,
          ),
          episodes,
        },
        { day: null, watchedAt: null }, 8,
      );
    const { files, missing } = exportDataPart(exportOf({ viewings: [viewing('a', '2:1-2'), viewing('b', null)] }), 'history', 'csv');
    expect(lines(files[0]?.text).slice(1)).toEqual(['Series 7,1999,tv,7,,2,1,unknown,', 'Series 7,1999,tv,7,,2,2,unknown,']);
    expect(missing.map(({ reason }) => reason)).toEqual(['season']);
  });

  it('writes films for Letterboxd: rewatches, the rating at the last viewing, whole points, quotes behind backslashes', () => {
    const heat = film(949, { title: 'Heat "95"', imdbID: 'tt0113277', releaseYear: 1995 });
    const viewings = [
      { ...filmViewing('b', 949), item: heat, ...onDay('2024-06-08') },
      { ...filmViewing('a', 949), item: heat, ...onDay('2024-06-01') },
      { ...episodeViewing('e', 7, episodePart(1, 1)), item: series(7) },
    ];
    const { files, missing } = exportDataPart(
      exportOf({ viewings, ratings: [{ item: heat, rating: 8.5, ratedAt: NOW }] }),
      'history', 'letterboxd',
    );
    expect(lines(files[0]?.text)).toEqual([
      'tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Review', '949,tt0113277,"Heat \\"95\\"",1995,,2024-06-01,,',
      '949,tt0113277,"Heat \\"95\\"",1995,9,2024-06-08,true,',
    ]);
    expect(missing.map(({ item, reason }) => [item.itemKey, reason])).toEqual([['tv-7', 'series']]);
    const rated = viewings.map((viewing, index) => ({ ...viewing, rating: index === 0 ? 6.5 : 4 }));
    const both = exportOf({ viewings: rated, ratings: [{ item: heat, rating: 8.5, ratedAt: NOW }] });
    const own = exportDataPart(both, 'history', 'letterboxd');
    expect(lines(own.files[0]?.text).slice(1).map((line) => line.split(',').slice(4, 7))).toEqual([
      ['4', '2024-06-01', ''], ['7', '2024-06-08', 'true'], ['9', '', ''],
    ]);
    // A rating without a day would be taken for the film's.
    const undated = exportOf({ viewings: [{ ...filmViewing('u', 949, unknownDay, 2), item: heat }], ratings: both.ratings });
    expect(lines(exportDataPart(undated, 'history', 'letterboxd').files[0]?.text)[1]?.split(',').slice(4, 7)).toEqual(['9', '', '']);
  });

  it('splits files for Letterboxd, and keeps a list’s order and notes', () => {
    const many = Array.from({ length: 1001 }, (_, index) => [film(index + 1), null] as const);
    expect(
      exportDataPart(exportOf({ lists: [listOf(many)] }), { listID: 'list' }, 'letterboxd').files.map(({ name, text }) => [
        name, lines(text).length,
      ]),
    ).toEqual([
      ['marquee-noir-nights-letterboxd-1.csv', 1001],
      ['marquee-noir-nights-letterboxd-2.csv', 2],
    ]);
    expect(
      lines(
        exportDataPart(
          exportOf({ lists: [listOf([[film(2), 'slow'], [film(1), null]])] }),
          { listID: 'list' },
          'letterboxd',
        ).files[0]?.text,
      ).slice(1),
    ).toEqual(['2,,Film 2,1999,,,,slow', '1,,Film 1,1999,,,,']);
  });

  it('writes JSON for Trakt: episodes, unknown days, whole ratings, the watchlist, and names what has no id there', () => {
    const viewings = [
      { ...episodeViewing('e', 7, episodePart(1, 2)), item: series(7), ...onDay('2024-06-01') },
      { ...filmViewing('f', 1), day: null, watchedAt: null },
      { ...filmViewing('x', 1), item: film(-5) },
    ];
    const { files, missing } = exportDataPart(exportOf({ viewings }), 'history', 'trakt');
    expect(JSON.parse(files[0]?.text ?? '')).toEqual([
      { tmdb_id: 7, type: 'episode', season: 1, episode: 2, watched_at: '2024-06-01T10:00:00.000Z' },
      { tmdb_id: 1, type: 'movie', watched_at: 'unknown' },
    ]);
    expect(missing.map(({ item, reason }) => [item.itemKey, reason])).toEqual([['movie--5', 'id']]);
    const lists = [listOf([[film(1), null]], 'watchlist')];
    expect(JSON.parse(exportDataPart(exportOf({ lists }), { listID: 'list' }, 'trakt').files[0]?.text ?? '')).toEqual([
      { tmdb_id: 1, type: 'movie', watchlisted_at: '2024-02-03T10:00:00.000Z' },
    ]);
    // The day is the member's own, whatever day the instant is on in UTC.
    const late = [{ item: film(1), rating: 8, ratedAt: new Date(2024, 1, 3, 23, 30).getTime(), decade: 1990 }];
    expect(JSON.parse(exportDataPart(exportOf({ ratings: late }), 'ratings', 'trakt').files[0]?.text ?? '')).toEqual([
      { tmdb_id: 1, type: 'movie', rating: 8, rated_at: '2024-02-03T10:00:00.000Z' }]);
    expect(exportDataPart(exportOf({ lists: [listOf([[film(1), null]])] }), { listID: 'list' }, 'trakt')).toMatchObject({
      files: [], missing: [{ reason: 'list' }] });
    expect(exportDataPart(exportOf({}), { listID: 'gone' }, 'csv')).toEqual({ files: [], missing: [] });
  });
});
