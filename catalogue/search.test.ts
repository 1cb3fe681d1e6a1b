import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import type { Answer } from '#domain/shared/answer';
import { noFilters, SORT_KEYS } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';
import { parseSearch } from '#domain/catalogue/search-query';
import { itemKey } from '#domain/catalogue/title-id';
import { loadFacts } from './load-facts';
import { builtFiles } from './node-files';

const catalogue = embeddedCatalogue(builtFiles());
const { movies } = loadFacts();
const given = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
};
const films = async (text: string) =>
  (await given(catalogue.searchTitles({ mediaType: 'movie', query: parseSearch(text), page: 1 }))).items.map(({ title }) => title);

describe('searching the real catalogue', () => {
  it.each([
    ['matrix', 'The Matrix'], ['matrix the', 'The Matrix'], ['amelie', 'Amélie'],
    ['walle', 'WALL·E'], ['wall-e', 'WALL·E'], ['se7en', 'Se7en'], ['spiderman', 'Spider-Man'],
    ['rocky 2', 'Rocky II'], ['godfahter', 'The Godfather'], ['sharkshank redemtion', 'The Shawshank Redemption'],
    ['teh matrix', 'The Matrix'], ['pulp ficton', 'Pulp Fiction'],
    ['casablnca', 'Casablanca'], ['star w', 'Star Wars'],
    ['rings lord', 'The Lord of the Rings: The Fellowship of the Ring'], ['x', 'X'], ['schindlers list', "Schindler's List"],
  ])('"%s" leads to %s', async (typed, title) => {
    expect((await films(typed))[0]).toBe(title);
  });

  it('puts the better known first among equals', async () => {
    expect((await films('the dark'))[0]).toBe('The Dark Knight');
    expect((await films('harry potter'))[0]).toBe("Harry Potter and the Philosopher's Stone");
  });

  it('knows people by first and by last name, and forgives a slip', async () => {
    const people = async (text: string) => (await given(catalogue.searchPeople({ query: parseSearch(text), page: 1 }))).items.map(({ name }) => name);
    expect((await people('tom h'))[0]).toBe('Tom Hanks');
    expect((await people('nolan'))[0]).toBe('Christopher Nolan');
    expect((await people('leonardo dicapro'))[0]).toBe('Leonardo DiCaprio');
  });

  it('finds any film of the catalogue by its title', async () => {
    // Names that differ in their punctuation alone may trade places: "Help!" and "The Help".
    await fc.assert(fc.asyncProperty(fc.constantFrom(...movies), async ({ title }) => {
      expect((await films(title)).slice(0, 3)).toContain(title);
    }), { numRuns: 60 });
  });

  it('puts a name to the letter before one that only lacks its articles', async () => {
    expect((await films('fast & furious'))[0]).toBe('Fast & Furious');
    expect((await films('the fast and the furious'))[0]).toBe('The Fast and the Furious');
  });
});

describe('paging through the real catalogue', () => {
  it('shows every title that fits exactly once, as many as the total says', async () => {
    const question = fc.record({
      mediaType: fc.constantFrom('movie' as const, 'tv' as const),
      slug: fc.constantFrom(...GENRES.map(({ slug }) => slug)),
      yearFrom: fc.integer({ min: 2000, max: 2024 }),
      key: fc.constantFrom(...SORT_KEYS),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    });
    await fc.assert(fc.asyncProperty(question, async ({ mediaType, slug, yearFrom, key, direction }) => {
      const ask = (page: number) =>
        given(catalogue.discover({ mediaType, filters: { ...noFilters, genresIn: [slug], yearFrom }, sort: { key, direction }, page }));
      const first = await ask(1);
      const seen = new Set<string>();
      for (let page = 1; page <= first.totalPages; page += 1) (await ask(page)).items.forEach((title) => seen.add(itemKey(title)));
      expect(seen.size).toBe(first.totalResults);
      expect((await ask(first.totalPages + 1)).items).toEqual([]);
    }), { numRuns: 12 });
  });
});
