import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { noFilters, CATALOGUE_SORT_KEYS } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';
import { parseSearch } from '#domain/catalogue/search-query';
import { itemKey } from '#domain/catalogue/title-id';
import { loadFacts } from './load-facts';
import { builtFiles } from './node-files';
import type { TitleFacts } from './title-facts';

const catalogue = embeddedCatalogue(builtFiles());
const { movies, series } = loadFacts();
const filmTitles = async (text: string) =>
  (await expectRight(catalogue.searchTitles({ mediaType: 'movie', query: parseSearch(text), page: 1 }))).items.map(({ title }) => title);

describe('search in the built catalogue', () => {
  it.each([
    ['matrix', 'The Matrix'], ['matrix the', 'The Matrix'], ['amelie', 'Amélie'],
    ['walle', 'WALL·E'], ['wall-e', 'WALL·E'], ['se7en', 'Se7en'], ['spiderman', 'Spider-Man'],
    ['rocky 2', 'Rocky II'], ['godfahter', 'The Godfather'], ['sharkshank redemtion', 'The Shawshank Redemption'],
    ['teh matrix', 'The Matrix'], ['pulp ficton', 'Pulp Fiction'],
    ['casablnca', 'Casablanca'], ['star w', 'Star Wars'],
    ['rings lord', 'The Lord of the Rings: The Fellowship of the Ring'], ['x', 'X'], ['schindlers list', "Schindler's List"],
  ])('returns for "%s" first %s', async (typed, title) => {
    expect((await filmTitles(typed))[0]).toBe(title);
  });

  it('sorts equal matches by popularity', async () => {
    expect((await filmTitles('the dark'))[0]).toBe('The Dark Knight');
    expect((await filmTitles('harry potter'))[0]).toBe("Harry Potter and the Philosopher's Stone");
  });

  it('finds films by their names in other languages', async () => {
    expect((await filmTitles('les graines du figuier sauvage'))[0]).toBe('The Seed of the Sacred Fig');
    expect((await filmTitles('l insulte'))[0]).toBe('The Insult');
  });

  it('finds people by first name, by last name, by a former name and with a typo', async () => {
    const people = async (text: string) =>
      (await expectRight(catalogue.searchPeople({ query: parseSearch(text), page: 1 }))).items.map(({ name }) => name);
    expect((await people('tom h'))[0]).toBe('Tom Hanks');
    expect((await people('nolan'))[0]).toBe('Christopher Nolan');
    expect((await people('leonardo dicapro'))[0]).toBe('Leonardo DiCaprio');
    expect((await people('james caviezel'))[0]).toBe('Jim Caviezel');
    expect((await people('ellen page'))[0]).toBe('Elliot Page');
  });

  it.each([
    ['Steve McQueen', ['12 Years a Slave', 'Shame', 'Hunger'], ['The Great Escape', 'The Magnificent Seven', 'Papillon']],
    [
      'Harrison Ford',
      ['Star Wars', 'Star Wars: The Force Awakens', 'The Empire Strikes Back'],
      ['Rubber Tires', 'Shadows', 'Little Old New York'],
    ],
    [
      'Tom Holland',
      ['Avengers: Infinity War', 'Spider-Man: No Way Home', 'Spider-Man: Homecoming'],
      ["Child's Play", 'Fright Night', 'Thinner'],
    ],
  ])('finds two people called %s, each with their own titles', async (name, ...titles) => {
    const { items } = await expectRight(catalogue.searchPeople({ query: parseSearch(name), page: 1 }));
    const suggestions = await expectRight(catalogue.suggest(parseSearch(name)));
    const suggested = suggestions.flatMap((one) => (one.kind === 'person' ? [one.person] : []));
    const sorted = titles.map((known) => known.toSorted());
    for (const people of [items.slice(0, 2), suggested.slice(0, 2)]) {
      expect(people.map((person) => person.name)).toEqual([name, name]);
      expect(people.map((person) => person.titles.map(({ title }) => title).toSorted())).toEqual(expect.arrayContaining(sorted));
      for (const person of people) {
        const { filmography } = await expectRight(catalogue.getPerson(person.id));
        const years = filmography.map(({ title }) => title.year ?? 0);
        expect(Math.max(...years) - Math.min(...years)).toBeLessThan(60);
        expect(filmography.map(({ title }) => title.title)).toEqual(expect.arrayContaining(person.titles.map(({ title }) => title)));
      }
    }
  });

  it('finds every film by its title', async () => {
    // Titles that differ only in punctuation and articles may rank in either order: "Help!" and "The Help".
    await fc.assert(fc.asyncProperty(fc.constantFrom(...movies), async ({ title }) => {
      expect((await filmTitles(title)).slice(0, 3)).toContain(title);
    }), { numRuns: 60 });
  });

  it.each([
    ['the thing', 1982, 2011],
    ['dune', 2021, 1984],
    ['a star is born', 2018, 1976],
    ['scarface', 1983, 1932],
    ['the fly', 1986, 1958],
    ['batman', 1989, 1966],
    ['dracula', 1931, 2025],
    ['the silence', 2019, 1963],
  ])('returns the two best-known films called "%s" first', async (typed, ...years) => {
    const { items } = await expectRight(catalogue.searchTitles({ mediaType: 'movie', query: parseSearch(typed), page: 1 }));
    expect(items.slice(0, 2).map(({ year }) => year)).toEqual(years);
  });

  it('suggests the two best-known titles of one name first', async () => {
    const byName = new Map<string, ReadonlyArray<TitleFacts>>();
    [...movies, ...series].forEach((facts) => byName.set(facts.title, [...(byName.get(facts.title) ?? []), facts]));
    const shared = [...byName.values()].filter((titles) => titles.length > 1).map((titles) => titles.toSorted((a, b) => b.score - a.score));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...shared), async (titles) => {
        const suggestions = await expectRight(catalogue.suggest(parseSearch(titles[0]?.title ?? '')));
        expect(suggestions.slice(0, 2).map((one) => (one.kind === 'title' ? itemKey(one.title) : one.person.name))).toEqual(
          titles.slice(0, 2).map(itemKey),
        );
      }),
      {
        numRuns: 40,
        examples: shared
          .filter(([first]) => ['Batman', 'War', 'Love', 'The Fast and the Furious'].includes(first?.title ?? ''))
          .map((titles) => [titles]),
      },
    );
  });

  it('ranks a literal match before a match without the articles', async () => {
    expect((await filmTitles('fast & furious'))[0]).toBe('Fast & Furious');
    expect((await filmTitles('the fast and the furious'))[0]).toBe('The Fast and the Furious');
  });
});

describe('pages of the built catalogue', () => {
  it('contain every matching title exactly once, as many as totalResults', async () => {
    const queries = fc.record({
      mediaType: fc.constantFrom('movie' as const, 'tv' as const),
      slug: fc.constantFrom(...GENRES.map(({ slug }) => slug)),
      yearFrom: fc.integer({ min: 2000, max: 2024 }),
      key: fc.constantFrom(...CATALOGUE_SORT_KEYS),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    });
    await fc.assert(fc.asyncProperty(queries, async ({ mediaType, slug, yearFrom, key, direction }) => {
      const getPage = (page: number) =>
        expectRight(catalogue.discover({
          mediaType, filters: { ...noFilters, genresIn: [slug], yearFrom }, sort: { key, direction }, page,
        }));
      const first = await getPage(1);
      const seen = new Set<string>();
      for (let page = 1; page <= first.totalPages; page += 1) (await getPage(page)).items.forEach((title) => seen.add(itemKey(title)));
      expect(seen.size).toBe(first.totalResults);
      expect((await getPage(first.totalPages + 1)).items).toEqual([]);
    }), { numRuns: 12 });
  });
});
