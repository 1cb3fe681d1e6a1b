import { describe, expect, it } from 'vitest';
import { findGenreBySlug } from '#domain/catalogue/genre';
import { addDays } from '#domain/shared/dates';
import { dailyThemes, doubleBillTheme, pairOfDay, THEMES_OF_DAY } from './daily-themes';

const DAYS = Array.from({ length: 800 }, (_, index) => addDays('2026-01-01', index));
const themes = DAYS.map((day) => ({ day, all: dailyThemes(day) }));
const namesAt = (index: number): ReadonlyArray<string> => (themes[index]?.all ?? []).map(({ name }) => name);

describe('dailyThemes', () => {
  it('reads five headings a day, none of which the day before had, and asks for titles with votes', () => {
    const odd = DAYS.filter((_, index) =>
      new Set([...namesAt(index - 1), ...namesAt(index)]).size !== THEMES_OF_DAY * (index === 0 ? 1 : 2));
    expect(odd).toEqual([]);
    expect(themes.flatMap(({ all }) => all).filter(({ filters }) => (filters.votesFrom ?? 0) < 100)).toEqual([]);
  });

  it('names all of a genre that is several in one: series of science fiction are series of fantasy too', () => {
    const isJoined = (slug: string): boolean => findGenreBySlug(slug)?.tv?.name.includes('&') === true;
    const joined = themes.flatMap(({ all }) => all)
      .filter(({ mediaType, filters }) => mediaType === 'tv' && filters.genresIn.some(isJoined));
    expect(new Set(joined.map(({ name, filters }) => `${name}: ${filters.genresIn.join()}`)))
      .toEqual(new Set(['Science fiction and fantasy series: fantasy']));
  });

  it('shows a season on every other of its days, and films of a round number of years ago on every fifth day', () => {
    const horror = DAYS.filter((day, index) => day < '2027' && namesAt(index).includes('Horror films'));
    expect([horror.length, horror[0], horror.at(-1)]).toEqual([7, '2026-10-18', '2026-10-30']);
    const anniversaries = themes.flatMap(({ day, all }) => all.flatMap(({ name, filters }) => {
      const year = /^Films from (\d{4})$/.exec(name)?.[1];
      return year === undefined ? [] : [{ ago: Number(day.slice(0, 4)) - Number(year), isOfYear: filters.yearFrom === filters.yearTo }];
    }));
    expect(anniversaries.length).toBe(DAYS.length / 5);
    expect(new Set(anniversaries.map(({ ago }) => ago))).toEqual(new Set([25, 30, 40, 50, 60]));
    expect(anniversaries.every(({ isOfYear }) => isOfYear)).toBe(true);
  });
});

describe('doubleBillTheme', () => {
  it('is films of a genre and a country or time, on neighbouring days other ones and none of the shelves’', () => {
    const bills = DAYS.map((day) => doubleBillTheme(day));
    expect(bills.filter((bill) => bill?.mediaType !== 'movie' || bill.filters.genresIn.length === 0)).toEqual([]);
    expect(bills.filter((bill, index) => bill?.name === bills[index - 1]?.name || namesAt(index).includes(bill?.name ?? ''))).toEqual([]);
    expect(new Set(bills.map((bill) => bill?.name)).size).toBeGreaterThan(12);
  });
});

describe('pairOfDay', () => {
  const titles = Array.from({ length: 20 }, (_, index) => ({ id: (index * 7) % 20 }));
  const idsOn = (day: string, from = titles): ReadonlyArray<number> => pairOfDay(from, day).map(({ id }) => id);

  it('is two titles, the same in any order of the list, and many pairs in the course of the days', () => {
    const pairs = DAYS.map((day) => idsOn(day));
    expect(pairs.filter(([one, other]) => one === undefined || other === undefined || one === other)).toEqual([]);
    expect(pairs).toEqual(DAYS.map((day) => idsOn(day, titles.toReversed())));
    expect(new Set(pairs.map((pair) => pair.join(' '))).size).toBeGreaterThan(300);
    expect(new Set(pairs.flat()).size).toBe(titles.length);
  });

  it('stays when another title leaves the list, and keeps one of the two when the other leaves', () => {
    for (const day of DAYS.slice(0, 50)) {
      const pair = idsOn(day);
      for (const { id } of titles) {
        const left = idsOn(day, titles.filter((title) => title.id !== id));
        expect(left).toEqual(pair.includes(id) ? expect.arrayContaining(pair.filter((kept) => kept !== id)) : pair);
      }
    }
  });

  it.each([0, 1])('is empty for %d titles', (count) => expect(pairOfDay(titles.slice(0, count), '2026-11-29')).toEqual([]));
});
