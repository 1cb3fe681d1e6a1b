import { describe, expect, it, vi } from 'vitest';
import { calendarDay } from '#domain/shared/dates';
import { localMoment } from '#domain/history/days';
import { orderKeyOfTime, orderKeysBetween } from '#domain/lists/order-key';
import { isStorableItem, isStorableRating, isStorableViewing } from '#application/data-file/is-storable';
import { toMark } from '#domain/history/viewing-mark';
import { createPause } from './pause';
import { IMPORT_NOW, importOf, importWith, stateOfTitle } from './service-import.fixture';
import { toMemberFile } from './to-member-file';

describe('days of files', () => {
  const history = (...days: ReadonlyArray<string>): readonly [string, string] =>
    ['history.csv', ['tmdbID,Type,WatchedDate,ViewingRating', ...days.map((day) => `949,movie,${day},`)].join('\n')];

  it('stay as they are from 1900 on, so that two viewings of a film are two', async () => {
    const { file, plan } = await importOf(history('1955-07-01', '2024-01-05', '1970-01-02'));
    expect(file.viewings.map(({ day }) => day)).toEqual(['1955-07-01', '2024-01-05', '1970-01-02']);
    expect([plan.counts.new, file.viewings.every((viewing) => isStorableViewing(viewing, IMPORT_NOW))]).toEqual([3, true]);
  });

  it('has several viewings where our own table says so, and each of them once', async () => {
    const text = ['tmdbID,Type,WatchedDate,ViewingRating,ViewingOfDay', '949,movie,2024-01-05,8,1', '949,movie,2024-01-05,9,2',
      '949,movie,unknown,,1', '949,movie,unknown,,2', '949,movie,unknown,,'].join('\n');
    const { file, plan } = await importOf(['history.csv', text], ['history-copy.csv', text]);
    expect(file.viewings.map(({ day, rating }) => [day, rating])).toEqual([
      ['2024-01-05', 8], ['2024-01-05', 9], [null, null], [null, null]]);
    expect([plan.counts.new, file.viewings.every((viewing) => isStorableViewing(viewing, IMPORT_NOW))]).toEqual([4, true]);
    const present = stateOfTitle('movie-949', { viewings: file.viewings.slice(0, 1).map(toMark) });
    expect((await importWith([present], {}, ['history.csv', text])).file.viewings.map(({ rating }) => rating)).toEqual([9, null, null]);
  });

  it.each([
    '1969-12-31', '1970-01-01T00:00:00Z', '1899-12-30', '1900-01-01 00:00:00', '0001-01-01',
  ])('are unknown where they stand for none: %s', async (day) => {
    expect((await importOf(history(day))).file.viewings.map((viewing) => viewing.day)).toEqual([null]);
  });

  it('before 1970 are unknown for ratings and titles on lists, whose times cannot be stored then', async () => {
    const diary = (date: string) => ['diary.csv',
      `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n${date},Heat,1995,u,4,,,1968-06-01`] as const;
    const { file, plan } = await importOf(
      diary('1968-06-02'),
      ['noir.csv', 'Title,Year,Added\nHeat,1995,1955-07-01'],
    );
    expect(file.viewings.map(({ day, watchedAt }) => [day, (watchedAt ?? 0) < 0])).toEqual([['1968-06-01', true]]);
    expect(file.ratings.map((rating) => [rating.ratedAt, isStorableRating(rating, IMPORT_NOW)])).toEqual([[IMPORT_NOW, true]]);
    expect(file.lists.map(({ items: [item] }) => item?.addedAt === IMPORT_NOW && isStorableItem(item, IMPORT_NOW))).toEqual([true]);
    expect([plan.undated, plan.openDays]).toEqual([{ ratings: 1, items: 1 }, 0]);
    // A diary says when the film was rated, too.
    const later = await importOf(diary('2024-06-02'));
    expect([later.plan.undated.ratings, later.file.ratings.map(({ ratedAt }) => new Date(ratedAt).getFullYear())]).toEqual([0, [2024]]);
  });
});

it.each([
  ['Pacific/Kiritimati', '2026-11-18T22:00:00Z', '2026-11-19'],
  ['Pacific/Auckland', '2026-11-18T11:30:00Z', '2026-11-18'],
  ['Pacific/Niue', '2026-11-19T11:30:00Z', '2026-11-19'],
])('a day of which it is not yet noon UTC at the import is this day in %s', async (zone, time, day) => {
  vi.stubEnv('TZ', zone);
  const { plan } = await importOf(['ratings.csv', `Date,Name,Year,Letterboxd URI,Rating\n${day},Heat,1995,u,4`]);
  const { ratings: [{ ratedAt } = { ratedAt: NaN }] } = await toMemberFile(plan, new Map(), Date.parse(time), createPause());
  expect([calendarDay(localMoment(ratedAt)), ratedAt <= Date.parse(time)]).toEqual([day, true]);
  vi.unstubAllEnvs();
});

describe('titles of a list that is there', () => {
  it('stand behind its own ones, in their order, also those of a later import', async () => {
    const { file: { lists: [watchlist] } } = await importOf(
      ['watchlist.csv', 'Date,Name,Year,Letterboxd URI\n2024-05-12,Heat,1995,u\n2024-05-12,Parasite,2019,u\n2024-05-12,Lost,2004,u']);
    const orders = watchlist?.items.map(({ order }) => order) ?? [];
    const before = [...(orderKeysBetween(null, null, 10_000) ?? []).slice(-1), orderKeyOfTime(IMPORT_NOW - 60_000)];
    expect([...before, ...orders, orderKeyOfTime(IMPORT_NOW + 60_000)].toSorted()).toEqual(
      [...before, ...orders, orderKeyOfTime(IMPORT_NOW + 60_000)]);
    expect(new Set([...before, ...orders]).size).toBe(5);
  });
});

it('counts notes and descriptions that are cut', async () => {
  const text = 'x'.repeat(1001);
  const { plan, file: { lists: [list] } } = await importOf(
    ['best.csv', `Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-01,Best,,u,${text}\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,u,${text}\n2,Parasite,2019,u,short`]);
  expect([plan.longTexts, list?.list.description.length, list?.items.map(({ note }) => note?.length)]).toEqual([2, 1000, [1000, 5]]);
});

describe('ratings of a title in several files', () => {
  it('without a day count only where none has its day', async () => {
    const list = ['Noir.csv', 'Position,Const,Title,Title Type,Your Rating,Date Rated\n1,tt0113277,Heat,Movie,8,'] as const;
    const ratings = (...days: ReadonlyArray<string>): readonly [string, string] =>
      ['ratings.csv', ['Const,Your Rating,Date Rated', ...days.map((day) => `tt0113277,${day}`)].join('\n')];
    const rated = async (...files: ReadonlyArray<readonly [string, string]>) => {
      const { file, plan } = await importOf(...files);
      return [file.ratings.map(({ rating, ratedAt }) => [rating, new Date(ratedAt).getFullYear()]),
        plan.rows.map(({ facts }) => facts.find(({ fact }) => fact.kind === 'rating')?.reason)];
    };
    expect(await rated(list, ratings('8,2019-02-03', '7,2021-02-03'))).toEqual([[[7, 2021]], ['undated', 'older', undefined]]);
    expect(await rated(ratings('7,2021-02-03', '8,2019-02-03'), list)).toEqual([[[7, 2021]], [undefined, 'older', 'undated']]);
    expect(await rated(list, ratings('8,2019-02-03'))).toEqual([[[8, 2019]], ['repeated', undefined]]);
    expect(await rated(list)).toEqual([[[8, 2026]], [undefined]]);
  });
});

it('the dry run counts ratings and titles on lists that get today for their day', async () => {
  const { plan, file } = await importOf(['films.csv', 'Title,Year,Rating10,Date Rated\nHeat,1995,9,\nParasite,2019,8,2024-02-03'],
    ['noir.csv', 'Title,Year,Added\nHeat,1995,2024-01-02\nParasite,2019,\nLost,2004,'], ['seen.csv', 'Title,Year,Watched\nHeat,1995,yes']);
  expect(plan.undated).toEqual({ ratings: 1, items: 2 });
  expect(file.ratings.filter(({ ratedAt }) => ratedAt === IMPORT_NOW)).toHaveLength(1);
});
