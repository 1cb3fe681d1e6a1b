import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import { getHomeShelves } from '#application/profile/home-shelves';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { catalogueListsForType } from '#domain/catalogue/catalogue-list';
import { noFilters, popularitySort } from '#domain/catalogue/filters';
import { GENRES, genreNameOfType } from '#domain/catalogue/genre';
import { decadeOfDay } from '#domain/catalogue/programme/hero-of-day';
import type { Title } from '#domain/catalogue/title';
import { toShelfDefinition } from '#ui/features/home/to-shelf-definition.ts';
import { bestKnown } from '#ui/features/person/filmography.ts';
import { landingShelves, POPULAR_FILMS, typeShelves, type ShelfDefinition } from '#ui/features/shared/shelves/shelf-plan.ts';
import { isLost } from '#ui/features/shared/shelves/not-found-shelf.tsx';
import { similarTitlesShelf } from '#ui/features/title/shelves/title-shelves.ts';
import { genreListName } from '#ui/messages/catalogue/browse.messages.ts';
import { NOT_FOUND_SHELF_HEADING } from '#ui/messages/catalogue/catalogue.messages.ts';
import { catalogueListFullName } from '#ui/messages/catalogue/list.messages.ts';
import { SEARCH_MESSAGES } from '#ui/messages/catalogue/search.messages.ts';
import { similarTitlesHeadings } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { parseSearch } from '#domain/catalogue/search-query';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { loadFacts } from '../load-facts';
import { builtFiles, nodeFiles } from '../node-files';
import { claimOf } from './claims.fixture';

const read = builtFiles();
const catalogue = embeddedCatalogue(read);
const index = await expectRight(decodeIndex(await expectRight(read('index.json'))));
const facts = new Map([...index.movie, ...index.tv].map((entry) => [`${entry.mediaType} ${entry.id}`, entry]));

/** Expects that the heading claims something that can be checked, and that this is true of every title. */
const expectTrue = (heading: string, titles: ReadonlyArray<Title>): void => {
  const claim = claimOf(heading);
  if (claim === null) throw new Error(`“${heading}” has no claim in claims.fixture.ts.`);
  const entries = titles.flatMap((title) => facts.get(`${title.mediaType} ${title.id}`) ?? []);
  expect(entries.length, heading).toBe(titles.length);
  expect(entries.filter((entry) => !claim(entry)).map(({ title }) => title), heading).toEqual([]);
};

/** Returns the first pages of a shelf: what the shelf can show, also without the titles of other shelves. */
const titlesOf = async ({ source: { mediaType, list, filters } }: ShelfDefinition): Promise<ReadonlyArray<Title>> => {
  const query = { mediaType, filters: { ...noFilters, ...filters } };
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => expectRight(
    list === null ? catalogue.discover({ ...query, sort: popularitySort, page }) : catalogue.getList({ ...query, list, page }),
  )));
  return pages.flatMap(({ items }) => items);
};

describe('every heading is true of every title under it', () => {
  const home = [[], ...GENRES.flatMap((genre) => (['movie', 'tv'] as const).flatMap((mediaType) => {
    const tmdb = genre[mediaType];
    return tmdb === null ? [] : [[aRecentTitle(1, 'A title', [tmdb.name, 'Drama'], { mediaType })]];
  }))].flatMap((recent) => getHomeShelves(recent).filter(({ reason }) => reason.because !== 'title').map(toShelfDefinition));
  const types = (['movie', 'tv'] as const).flatMap((type) => typeShelves(type, catalogueListFullName(type, 'trending', false)));
  const decades = Array.from({ length: 10 }, (_, day) => landingShelves(decadeOfDay(day)).slice(1, 2)).flat();
  const shelves = new Map([POPULAR_FILMS, ...decades, ...types, ...home].map((each) => [each.to, each]));

  it.each([...shelves.values()].map((shelf) => [`${shelf.heading} (${shelf.to})`, shelf] as const))('%s', async (_, shelf) => {
    expectTrue(shelf.heading, await titlesOf(shelf));
  });

  it('on a home page: titles because of a viewed title share its genres', async () => {
    const [shelf] = getHomeShelves([aRecentTitle(949, 'Heat', ['Crime', 'Drama'])]).map(toShelfDefinition);
    const titles = shelf === undefined ? [] : await titlesOf(shelf);
    expect([shelf?.heading, titles.length]).toEqual(['Because you viewed Heat', 100]);
    expect(titles.filter(({ genres }) => !genres.includes('Crime') || !genres.includes('Drama'))).toEqual([]);
  });

  it('on the pages of the lists', async () => {
    for (const mediaType of ['movie', 'tv'] as const) {
      for (const list of catalogueListsForType(mediaType)) {
        const first = await expectRight(catalogue.getList({ mediaType, list, filters: noFilters, page: 1 }));
        const last = await expectRight(catalogue.getList({ mediaType, list, filters: noFilters, page: first.totalPages }));
        expectTrue(catalogueListFullName(mediaType, list, false), [...first.items, ...last.items]);
      }
    }
  });

  it('on the pages of the genres', async () => {
    for (const { slug, ...types } of GENRES) {
      for (const mediaType of (['movie', 'tv'] as const).filter((type) => types[type] !== null)) {
        const query = { mediaType, filters: { ...noFilters, genresIn: [slug] }, sort: popularitySort, page: 1 };
        expectTrue(genreListName(mediaType, genreNameOfType(mediaType, slug)), (await expectRight(catalogue.discover(query))).items);
      }
    }
  });

  it('on the search page and the not-found page', async () => {
    const top = await expectRight(catalogue.getList({ mediaType: 'movie', list: 'top-rated', filters: noFilters, page: 1 }));
    expectTrue(SEARCH_MESSAGES.topFilms, top.items);
    const found = await expectRight(catalogue.searchTitles({ mediaType: 'movie', query: parseSearch('lost'), page: 1 }));
    expectTrue(NOT_FOUND_SHELF_HEADING, found.items.filter(isLost));
  });

  it('on the pages of persons: what a person is known for is of their credits', async () => {
    const { cast, crew } = await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 539 }));
    for (const { personId } of [...cast, ...crew]) {
      const person = await expectRight(catalogue.getPerson(personId));
      const own = new Set(person.titles.map(({ mediaType, id }) => `${mediaType} ${id}`));
      expect(bestKnown(person.titles, person.filmography).filter(({ mediaType, id }) => !own.has(`${mediaType} ${id}`))).toEqual([]);
    }
  });
});

describe('the heading of similar titles', () => {
  const { movies, series } = loadFacts();
  const files = nodeFiles();

  it.each([['movie', movies], ['tv', series]] as const)('is true of every title under it: %s', async (mediaType, all) => {
    // Every ninth title: the others go through the same code.
    const sample = all.filter((_, at) => at % 9 === 0);
    const broken: string[] = [];
    let general = 0;
    for (const { id, genres } of sample) {
      const { similar } = await expectRight(embeddedCatalogue(files).getDetails({ mediaType, id }));
      const shelf = similarTitlesShelf({ mediaType, genres }, similar);
      const named = similarTitlesHeadings({ mediaType, genres }).find(({ heading }) => heading === shelf?.heading);
      const isTrue = shelf?.titles.every((title) => named?.genres.every((genre) => title.genres.includes(genre)) === true) === true;
      if (!isTrue) broken.push(`${mediaType} ${id} ${shelf?.heading ?? ''}`);
      if (named?.genres.length === 0) general += 1;
    }
    expect(broken).toEqual([]);
    // A heading that names no kind is the exception.
    expect(general / sample.length).toBeLessThan(0.1);
  }, 60_000);
});
