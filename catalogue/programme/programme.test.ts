import { describe, expect, it } from 'vitest';
import * as E from 'fp-ts/Either';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import { ProgrammeFile } from '#adapters/embedded-catalogue/programme/programme-file';
import { noFilters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { itemKey } from '#domain/catalogue/title-id';
import { allFeaturedTitles, featuredOfTheDay } from '#ui/features/browse/featured-of-the-day.ts';
import { buildIndex } from '../builders/build-index';
import { loadFacts } from '../load-facts';
import { buildProgrammes, DAYS, themesOfDay } from './build-programme';
import { SEASON_THEMES, THEME_GROUPS } from './themes';

const THEMES = [...THEME_GROUPS.flat(), ...SEASON_THEMES];
const facts = loadFacts();
const all = [...facts.movies, ...facts.series];
const factsOf = new Map(all.map((title) => [itemKey(title), title]));
const decodedIndex = await decodeIndex(JSON.parse(JSON.stringify(buildIndex(facts))))();
if (E.isLeft(decodedIndex)) throw new Error('The index was not read.');
const index = decodedIndex.right;

/** The days of the year, with the first ones of the next year behind them. */
const days = buildProgrammes(facts, index).map(([file, content]) => {
  const decoded = ProgrammeFile.decode(content);
  if (E.isLeft(decoded)) throw new Error(file);
  const [hero, double, ...shelves] = decoded.right;
  const film = hero?.titles[0];
  if (hero === undefined || film === undefined || double === undefined) throw new Error(`${file} has no hero or no double bill.`);
  return { file, year: hero.name, film, person: double.name, bill: double.titles, shelves };
});
type Day = (typeof days)[number];
const firstScreen = ({ film, shelves }: Day): ReadonlyArray<string> => [film, ...(shelves[0]?.titles ?? []).slice(0, 6)].map(itemKey);
const common = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): number => one.filter((key) => other.includes(key)).length;
const following = days.map((day, at) => [day, days[(at + 1) % days.length] ?? day] as const);

describe('the themes', () => {
  it('are at least 60, each with a name of its own and at least 12 titles', () => {
    expect(THEMES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(THEMES.map(({ name }) => name)).size).toBe(THEMES.length);
    const sizes = THEMES.map((theme) => [theme.name, all.filter(theme.fits).length] as const);
    expect(sizes.filter(([, size]) => size < 12)).toEqual([]);
  });

  it('come back: each is shown on a day', () => {
    const shown = new Set(days.flatMap(({ shelves }) => shelves.map(({ name }) => name)));
    expect(THEMES.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('follow the season', () => {
    const christmas = DAYS.filter((day, at) => themesOfDay(at, day.slice(5)).some(({ name }) => name === 'Christmas films'));
    expect(christmas.length).toBeGreaterThan(8);
    expect(christmas.every((day) => day >= '2024-12-05' && day <= '2024-12-26')).toBe(true);
  });
});

describe('the programmes of all days', () => {
  it('have a hero, a double bill and five shelves that fill a row', () => {
    expect(days.map(({ file }) => file)).toEqual(DAYS.map((day) => `programme/${day.slice(5)}.json`));
    expect(days.filter(({ bill, shelves }) => bill.length !== 2 || shelves.length !== 5).map(({ file }) => file)).toEqual([]);
    const short = days.flatMap(({ file, shelves }) =>
      shelves.filter(({ titles }) => titles.length < 10).map(({ name }) => `${file} ${name}`));
    expect(short).toEqual([]);
  });

  it('are true: every title fits its theme, a double bill is of one director, and an anniversary is of this day', () => {
    const wrong = days.flatMap(({ file, year, film, person, bill, shelves }) => [
      ...shelves.flatMap(({ name, titles }) => titles.filter((title) => {
        const [theme, known] = [THEMES.find((each) => each.name === name), factsOf.get(itemKey(title))];
        return theme === undefined || known === undefined || !theme.fits(known);
      })),
      ...bill.filter((title) => factsOf.get(itemKey(title))?.directors.join() !== person),
      ...(year === '' || (film.date === `${year}-${file.slice(10, 15)}`) ? [] : [film]),
    ].map(({ title }) => `${file} ${title}`));
    expect(wrong).toEqual([]);
    expect(days.filter(({ year }) => year !== '').length).toBeGreaterThan(250);
  });

  it('show no title twice, and no hero twice', () => {
    const twice = days.filter(({ film, bill, shelves }) => {
      const keys = [film, ...bill, ...shelves.flatMap(({ titles }) => titles)].map(itemKey);
      return new Set(keys).size !== keys.length;
    });
    expect(twice.map(({ file }) => file)).toEqual([]);
    expect(new Set(days.map(({ film }) => itemKey(film))).size).toBe(days.length);
  });

  it('share less than a fifth of the first screen with the next day', () => {
    const alike = following.filter(([day, next]) => common(firstScreen(day), firstScreen(next)) / firstScreen(day).length >= 0.2);
    expect(alike.map(([{ file }]) => file)).toEqual([]);
  });

  it('share at most one of the first six with the pages of films, series and search, as these do with each other', () => {
    const { list } = createBrowse(index);
    const keysOf = (mediaType: MediaType, name: 'popular' | 'top-rated'): ReadonlyArray<string> =>
      list({ mediaType, list: name, filters: noFilters, page: 1 }).items.map(itemKey);
    const typePage = (mediaType: MediaType, now: number): ReadonlyArray<string> => {
      const elsewhere = [...allFeaturedTitles(mediaType).map(itemKey), ...keysOf(mediaType, 'top-rated')];
      const featured = featuredOfTheDay(mediaType, now).map(({ title }) => itemKey(title));
      return [...featured, ...keysOf(mediaType, 'popular').filter((key) => !elsewhere.includes(key))].slice(0, 6);
    };
    const search = keysOf('movie', 'top-rated').slice(0, 6);
    const tooAlike = days.flatMap((day, at) => {
      const now = Date.parse(`${DAYS[at] ?? ''}T12:00:00Z`);
      const pages = [firstScreen(day), typePage('movie', now), typePage('tv', now), search];
      return pages.some((page, one) => pages.slice(one + 1).some((other) => common(page, other) > 1)) ? [day.file] : [];
    });
    expect(tooAlike).toEqual([]);
  });
});
