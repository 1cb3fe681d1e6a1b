import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { PRECOMPUTED_QUERIES, type PrecomputedQuery } from '#adapters/embedded-catalogue/queries/precomputed-queries';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { noFilters } from '#domain/catalogue/filters';
import { isDated, listsForType } from '#domain/catalogue/catalogue-list';
import { loadFacts } from './load-facts';
import { builtFiles } from './node-files';

const read = builtFiles();
const given = async <A>(answer: TE.TaskEither<unknown, A>): Promise<A> => {
  const result = await answer();
  if (E.isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
};
const index = async () => {
  const decoded = await decodeIndex(await given(read('index.json')))();
  if (E.isRight(decoded)) return decoded.right;
  throw new Error(JSON.stringify(decoded.left));
};
const nameOf = ({ ask, question }: PrecomputedQuery): string => `${ask} ${question.mediaType} ${JSON.stringify(question)}`;

describe('the first page’s file', () => {
  it.each(PRECOMPUTED_QUERIES.map((asked) => [nameOf(asked), asked] as const))('answers %s as the whole index does, and alone', async (_, asked) => {
    const opened: string[] = [];
    const watched: ReadFile = (file) => {
      opened.push(file);
      return read(file);
    };
    const { list, discover } = createBrowse(await index());
    const catalogue = embeddedCatalogue(watched);
    const answer = await given(asked.ask === 'list' ? catalogue.getList(asked.question) : catalogue.discover(asked.question));
    expect(answer).toEqual(asked.ask === 'list' ? list(asked.question) : discover(asked.question));
    expect(answer.items.length).toBeGreaterThan(4);
    expect(opened).toEqual(['front.json']);
  });

  it('has the census and the genres', async () => {
    const catalogue = embeddedCatalogue(read);
    const { movie, tv } = await index();
    expect(await given(catalogue.getStats())).toMatchObject({ movies: movie.length, series: tv.length });
    const drama = (await given(catalogue.getGenres())).find(({ slug }) => slug === 'drama');
    const dramas = (all: typeof movie): number => all.filter(({ genres }) => genres.includes('Drama')).length;
    expect(drama?.count).toEqual({ movie: dramas(movie), tv: dramas(tv) });
  });
});

describe('the index', () => {
  it('says of every title what the facts say', async () => {
    const { movies, series } = loadFacts();
    const { movie, tv } = await index();
    // The length of a series is that of an episode, and its cards tell of none.
    const told = series.map(({ episodeRuntime, ...fact }) => ({ ...fact, runtime: episodeRuntime }));
    expect(tv.filter(({ summary }) => summary.runtime !== null)).toEqual([]);
    const pairs = [...movies.map((fact, at) => [fact, movie[at]] as const), ...told.map((fact, at) => [fact, tv[at]] as const)];
    const pick = (of: unknown): unknown => {
      const { id, title, originalTitle, year, date, genres, vote, votes, originalLanguage, countries, certification, runtime, imdbId, lastAirDateThen } =
        of as (typeof movie)[number];
      return { id, title, originalTitle, year, date, genres, vote, votes, originalLanguage, countries, certification, runtime, imdbId, lastAirDateThen };
    };
    expect(pairs.filter(([fact, entry]) => JSON.stringify(pick(fact)) !== JSON.stringify(pick(entry))).map(([{ key }]) => key)).toEqual([]);
  });

  it('leaves no dated list thin on the days that they speak of', async () => {
    const catalogue = embeddedCatalogue(read);
    for (const mediaType of ['movie', 'tv'] as const) {
      for (const list of listsForType(mediaType).filter(isDated)) {
        const page = await given(catalogue.getList({ mediaType, list, filters: noFilters, page: 1 }));
        expect(page.asOf).not.toBeNull();
        expect(page.totalResults).toBeGreaterThanOrEqual(list === 'airing-today' ? 4 : 8);
      }
    }
  });

  it('has on the air what was on that week, though it is over by now and the details say so', async () => {
    const { tv } = await index();
    const { list } = createBrowse({ movie: [], tv });
    const named = (name: 'on-the-air' | 'airing-today') => list({ mediaType: 'tv', list: name, filters: noFilters, page: 1 }).items.map(({ title }) => title);
    expect(named('on-the-air')).toEqual(expect.arrayContaining(['Arrow', 'Chernobyl']));
    expect(named('airing-today')).toContain('Supergirl');
    const arrow = tv.find(({ title }) => title === 'Arrow');
    if (arrow === undefined) throw new Error('no Arrow');
    expect((await given(embeddedCatalogue(read).getDetails(arrow.summary))).series?.lastAirDate).toBe('2020-01-28');
  });
});
