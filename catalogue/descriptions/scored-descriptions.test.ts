import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { findLike } from '#application/catalogue/find-like';
import type { ReadDescription } from '#domain/catalogue/catalogue';
import type { ContentFilter } from '#domain/catalogue/content/content-filter';
import { popularitySort } from '#domain/catalogue/filters';
import { itemKey } from '#domain/catalogue/title-id';
import { parseSearch } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { builtFiles } from '../node-files';
import { SCORED_SEARCHES } from '../scored-searches.fixture';
import { LIKE_DESCRIPTIONS } from './like-descriptions.fixture';
import { LATEST_DESCRIPTIONS } from './latest-descriptions.fixture';
import { LATER_DESCRIPTIONS } from './later-descriptions.fixture';
import { DRAWN_DESCRIPTIONS, PLOT_DESCRIPTIONS } from './plot-descriptions.fixture';
import { SCORED_DESCRIPTIONS, type ScoredDescription } from './scored-descriptions.fixture';

const read = builtFiles();
const requested: string[] = [];
const catalogue = embeddedCatalogue((file, signal) => {
  requested.push(file);
  return read(file, signal);
});
const described = (typed: string): Promise<ReadDescription | null> => expectRight(catalogue.findDescribed(parseSearch(typed)));
const nameOf = ({ title, year }: Title): string => `${title} (${year ?? ''})`;

/** Returns the titles of a reading and of those that are shown below it. */
const titlesOf = ({ titles, further }: ReadDescription): ReadonlyArray<Title> =>
  [...titles, ...(further === undefined ? [] : titlesOf(further))];

/** Returns the first five titles of the search page. */
const firstFive = async (typed: string): Promise<ReadonlyArray<string>> => {
  const read = await expectRight(findLike(catalogue, parseSearch(typed))) ?? await described(typed);
  const titles = read !== null ? titlesOf(read)
    : (await expectRight(catalogue.suggest(parseSearch(typed)))).flatMap((result) => (result.kind === 'title' ? [result.title] : []));
  return titles.slice(0, 5).map(nameOf);
};
const missedOf = async (descriptions: ReadonlyArray<ScoredDescription>): Promise<ReadonlyArray<string>> => {
  const missed: string[] = [];
  for (const [typed, ...expected] of descriptions) {
    const found = await firstFive(typed);
    if (!expected.some((title) => found.includes(title))) missed.push(`${typed}: ${found.join(', ')}`);
  }
  return missed;
};

/** Least share of the descriptions that must have one of their titles among the first five. */
const FLOOR = 0.8;
/** The same of texts that mean a single title. */
const PLOT_FLOOR = 0.6;

/** Share of the titles of the shelves that the lists behind them have: the others are there by their names only, or further down. */
const MOST = 0.8;

describe('descriptions', () => {
  it('need no file of their own for a name', async () => {
    expect(await described('inception')).toBeNull();
    expect(await described('tom hanks')).toBeNull();
    expect(requested).not.toContain('subjects.json');
  });

  it('find one of the titles that they mean among the first five', async () => {
    const all = [...SCORED_DESCRIPTIONS, ...LATER_DESCRIPTIONS, ...LATEST_DESCRIPTIONS, ...LIKE_DESCRIPTIONS];
    expect(new Set(all.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150);
    const missed = await missedOf(all);
    expect(1 - missed.length / all.length, missed.join('\n')).toBeGreaterThanOrEqual(FLOOR);
  });

  it('of plots find the one title that they mean among the first five, more often than not', async () => {
    for (const all of [PLOT_DESCRIPTIONS, DRAWN_DESCRIPTIONS]) {
      const missed = await missedOf(all);
      expect(1 - missed.length / all.length, missed.join('\n')).toBeGreaterThanOrEqual(PLOT_FLOOR);
    }
  });

  it('lead to a list that is not empty and has most of the titles', async () => {
    const empty: string[] = [];
    let [shown, listed] = [0, 0];
    for (const [typed] of SCORED_DESCRIPTIONS) {
      const found = await described(typed);
      if (found === null) continue;
      const content = [
        ...found.subjects.map((subject): ContentFilter => `keyword:${subject}`),
        ...found.people.map(({ id }): ContentFilter => `person:${id}`),
      ];
      const { mediaType, titles } = found;
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => expectRight(catalogue.discover({
        mediaType, filters: { ...found.filters, content }, sort: popularitySort, page,
      }))));
      const keys = new Set(pages.flatMap(({ items }) => items).map(itemKey));
      if (keys.size === 0) empty.push(typed);
      shown += titles.length;
      listed += titles.filter((title) => keys.has(itemKey(title))).length;
    }
    expect(empty).toEqual([]);
    expect(listed / shown).toBeGreaterThan(MOST);
  });

  it('have the titles with exactly this name first', async () => {
    for (const [typed, expected] of [...(SCORED_SEARCHES['plain'] ?? []), ...(SCORED_SEARCHES['years'] ?? [])]) {
      const found = await described(typed);
      if (found !== null && found.subjects.length > 0) expect(found.titles.slice(0, 3).map(nameOf), typed).toContain(expected);
    }
  });

  it.each([
    ['korean thriller', { filters: { country: 'KR', genresIn: ['thriller'] }, subjects: [], people: [] }],
    ['shark movie', { mediaType: 'movie', subjects: ['shark'], people: [], unread: [] }],
    ['tom hanks island', { subjects: ['island'], people: [{ name: 'Tom Hanks' }], unread: [] }],
    ['war film with brad pitt', { filters: { genresIn: ['war'] }, people: [{ name: 'Brad Pitt' }] }],
    ['anime about robots', { filters: { genresIn: ['animation'], country: 'JP' }, subjects: ['robots'] }],
    ['korean series about zombies', { mediaType: 'tv', filters: { country: 'KR' }, subjects: ['zombies'] }],
    ['series about advertising in the sixties', { mediaType: 'tv', subjects: ['advertising', '1960s'] }],
    ['giant ape in new york', { subjects: ['giant ape'], unread: ['new york'] }],
    ['mafia boss in therapy', { subjects: ['mafia boss', 'therapy'], unread: [], further: { subjects: ['mafia boss'] } }],
    ['horror movies without gore', { filters: { genresIn: ['horror'] }, subjects: [], unread: ['without gore'], isUntried: true }],
    ['zombie movies without jump scares', { subjects: ['zombie'], unread: ['without jump scares'], isUntried: true }],
    ['new horror movies', { filters: { genresIn: ['horror'], yearFrom: null }, subjects: [], unread: ['new'] }],
    ['films about love', { subjects: ['love'], unread: [] }],
    ['movies about books', { subjects: ['books'], unread: [] }],
    ['films set in japan', { filters: { country: null }, subjects: ['japan'], unread: [] }],
    ['best movies of all time', { filters: { voteFrom: 7.5 }, subjects: [], unread: [] }],
    ['top 100 horror films', { filters: { voteFrom: 7.5, genresIn: ['horror'] }, subjects: [], unread: [] }],
    ['family movie night', { filters: { genresIn: ['family'] }, subjects: [], unread: [] }],
    ['comedies under two hours', { filters: { genresIn: ['comedy'], runtimeTo: 119 }, subjects: [] }],
    ['something funny', { filters: { genresIn: ['comedy'] }, subjects: [], unread: [] }],
    ['advertising agency new york 1960s', { mediaType: 'tv', subjects: ['advertising agency', 'new york', '1960s'] }],
  ])('say how "%s" was read', async (typed, reading) => {
    expect(await described(typed)).toMatchObject(reading);
  });

  it.each([
    ['something like spiderman', 'Spider-Man (2002)'], ['movies like matrix', 'The Matrix (1999)'], ['series like fargo', 'Fargo (2014)'],
    ['like mike', null], ['like father like son', null], ['some like it hot', null],
  ])('read "%s" as titles like %s', async (typed, title) => {
    const like = (await expectRight(findLike(catalogue, parseSearch(typed))))?.like;
    expect(like === undefined ? null : nameOf(like)).toBe(title);
  });

  it.each([
    'lord of the rings', 'eternal sunshine', 'forest gump', 'dune 1984', 'harry potter 3', 'shawshank', 'qqxxzz', '12', 'films',
    'new movies', 'old movies', 'movies without sharks', 'no way out', 'not another teen movie', 'hollywood without make-up',
  ])(
    'are not read into "%s"',
    async (typed) => expect(await described(typed)).toBeNull(),
  );
});
