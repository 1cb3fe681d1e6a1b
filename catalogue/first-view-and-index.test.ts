import { describe, expect, it } from 'vitest';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { PRECOMPUTED_QUERIES, type PrecomputedQuery } from '#adapters/embedded-catalogue/queries/precomputed-queries';
import { FILM_SNAPSHOT_DATE } from '#adapters/embedded-catalogue/queries/snapshot-dates';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { noFilters } from '#domain/catalogue/filters';
import { addDays } from '#domain/shared/dates';
import { isDatedCatalogueList, catalogueListsForType } from '#domain/catalogue/catalogue-list';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { loadFacts } from './load-facts';
import { builtFiles } from './node-files';
import { isOver } from './title-facts';

const read = builtFiles();
const loadIndex = async () => expectRight(decodeIndex(await expectRight(read('index.json'))));
const describeQuery = ({ ask, question }: PrecomputedQuery): string => `${ask} ${question.mediaType} ${JSON.stringify(question)}`;

describe('first-view.json', () => {
  it.each(PRECOMPUTED_QUERIES.map((precomputed) => [describeQuery(precomputed), precomputed] as const))(
    'answers %s like the whole index, without reading another file',
    async (_, precomputed) => {
      const filesRead: string[] = [];
      const recordingRead: ReadFile = (file) => {
        filesRead.push(file);
        return read(file);
      };
      const { list, discover } = createBrowse(await loadIndex());
      const catalogue = embeddedCatalogue(recordingRead);
      const answer = await expectRight(
        precomputed.ask === 'list' ? catalogue.getList(precomputed.question) : catalogue.discover(precomputed.question),
      );
      expect(answer).toEqual(precomputed.ask === 'list' ? list(precomputed.question) : discover(precomputed.question));
      expect(answer.items.length).toBeGreaterThan(4);
      expect(filesRead).toEqual(['first-view.json']);
    },
  );

  it('has the catalogue stats and the genre counts', async () => {
    const catalogue = embeddedCatalogue(read);
    const { movie, tv } = await loadIndex();
    expect(await expectRight(catalogue.getStats())).toMatchObject({ movies: movie.length, series: tv.length });
    const drama = (await expectRight(catalogue.getGenres())).find(({ slug }) => slug === 'drama');
    const dramas = (all: typeof movie): number => all.filter(({ genres }) => genres.includes('Drama')).length;
    expect(drama?.count).toEqual({ movie: dramas(movie), tv: dramas(tv) });
  });
});

describe('index.json', () => {
  it('has the facts of every title', async () => {
    const { movies, series } = loadFacts();
    const { movie, tv } = await loadIndex();
    // The runtime of a series in the index is the episode runtime; its summary has no runtime.
    const seriesFacts = series.map((fact) => ({ ...fact, runtime: fact.episodeRuntime }));
    expect(tv.filter(({ summary }) => summary.runtime !== null)).toEqual([]);
    const facts = [...movies, ...seriesFacts].map((fact) => ({ ...fact, averageVote: fact.vote, voteCount: fact.votes }));
    const entries = [...movie, ...tv];
    const pairs = facts.map((fact, at) => [fact, entries[at]] as const);
    const pick = (of: unknown): unknown => {
      const {
        id, title, originalTitle, year, date, genres, averageVote, voteCount, originalLanguage, countries, certification, runtime,
        lastAirDateThen,
      } = of as (typeof movie)[number];
      return {
        id, title, originalTitle, year, date, genres, averageVote, voteCount, originalLanguage, countries, certification, runtime,
        lastAirDateThen,
      };
    };
    expect(pairs.filter(([fact, entry]) => JSON.stringify(pick(fact)) !== JSON.stringify(pick(entry))).map(([{ key }]) => key)).toEqual([]);
  });

  it('has 24 films released after the snapshot date of films, one of them the day after', async () => {
    const dates = (await loadIndex()).movie.flatMap(({ date }) => date ?? []).sort();
    expect(addDays(dates.at(-24) ?? '', -1)).toBe(FILM_SNAPSHOT_DATE);
  });

  it('has enough titles in every dated list on the snapshot date', async () => {
    const catalogue = embeddedCatalogue(read);
    for (const mediaType of ['movie', 'tv'] as const) {
      for (const list of catalogueListsForType(mediaType).filter(isDatedCatalogueList)) {
        const page = await expectRight(catalogue.getList({ mediaType, list, filters: noFilters, page: 1 }));
        expect(page.asOf).not.toBeNull();
        expect(page.totalResults).toBeGreaterThanOrEqual(list === 'airing-today' ? 4 : 8);
      }
    }
  });

  it('says of no series that it goes on without the year of that knowledge', () => {
    const { series } = loadFacts();
    const running = series.filter(({ status }) => status !== null && status !== 'Ended' && status !== 'Canceled');
    expect(running.length).toBeGreaterThan(100);
    expect(running.filter(({ countsAsOf }) => countsAsOf === null).map(({ key }) => key)).toEqual([]);
  });

  it('says of no series that may go on that it was last aired years before that knowledge, but for those that did pause', () => {
    const paused = loadFacts().series.filter(({ status, lastAirDate, countsAsOf }) =>
      lastAirDate !== null && !isOver(status) && (countsAsOf ?? 0) - Number(lastAirDate.slice(0, 4)) > 2);
    expect(paused.map(({ key }) => key)).toEqual(['imdb-tt3920596', 'tmdb-tv-113988', 'imdb-tt8494614', 'imdb-tt11846996']);
  });

  it('lists series as on the air in the snapshot week even if they ended later, and the details have the corrected date', async () => {
    const { tv } = await loadIndex();
    const { list } = createBrowse({ movie: [], tv });
    const titlesOf = (name: 'on-the-air' | 'airing-today') =>
      list({ mediaType: 'tv', list: name, filters: noFilters, page: 1 }).items.map(({ title }) => title);
    expect(titlesOf('on-the-air')).toEqual(expect.arrayContaining(['Arrow', 'Chernobyl']));
    expect(titlesOf('airing-today')).toContain('Supergirl');
    const arrow = tv.find(({ title }) => title === 'Arrow');
    if (arrow === undefined) throw new Error('no Arrow');
    expect((await expectRight(embeddedCatalogue(read).getDetails(arrow.summary))).series?.lastAirDate).toBe('2020-01-28');
  });
});
