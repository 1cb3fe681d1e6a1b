import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import { noFilters } from '#domain/catalogue/filters';
import { parseSearch } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { DetailsRecord } from './files/details-record';
import { embeddedCatalogue } from './embedded-catalogue';
import { TitleRow } from './files/title-row';

const title: Title = {
  mediaType: 'tv', id: -7, title: 'Made Up', originalTitle: 'Erfunden',
  date: '2020-02-03', year: 2020, genres: ['Drama', 'Crime'], averageVote: 8.2, voteCount: 10,
  overview: 'In short.', posterPath: '/p.jpg', backdropPath: '/b.jpg', originalLanguage: 'de', runtime: null, seasonCount: 1,
};
const episode = {
  season: 1, number: 1, name: 'One', date: '2020-02-03', runtime: 50, overview: 'It begins.', vote: 8, stillPath: '/s.jpg',
};
const record: DetailsRecord = {
  title, overview: 'At length.', imdbId: 'tt0000007', tagline: 'So it goes',
  status: 'Ended', certification: 'TV-MA', countries: ['DE'], keywords: ['made up'],
  cast: [{ personId: 5, name: 'Ann', character: 'Ben', episodes: 3, imagePath: '/a.jpg' }],
  crew: [{ personId: 6, name: 'Cy', job: 'Creator', department: null }],
  recommendations: [title],
  similar: [title],
  related: [{ by: 'subject', name: 'a heist', titles: [title] }],
  collection: { id: 9, name: 'All' },
  links: [{ kind: 'homepage', url: 'https://example.org' }],
  series: {
    lastAirDate: '2020-03-01', episodeCount: 1, episodeRuntime: 50, networks: ['ZDF'], countsAsOf: null, nextEpisode: episode,
    seasons: [{ number: 1, name: 'First', episodeCount: 1, date: null, posterPath: null, overview: 'All of it.', episodes: [episode] }],
  },
};

const roundTrip = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const catalogueWith = (files: Readonly<Record<string, unknown>>) =>
  embeddedCatalogue((file) => (file in files ? TE.right(files[file]) : TE.left(notFound('file'))));
const failureOf = async (answer: Answer<unknown>): Promise<unknown> => {
  const result = await answer();
  return E.isLeft(result) ? result.left : result;
};

describe('embeddedCatalogue with a details file', () => {
  const files = { 'details/tv-7.json': { 'tv--7': roundTrip(DetailsRecord.encode(record)) } };

  it('returns every field of TitleDetails', async () => {
    const details = await catalogueWith(files).getDetails({ mediaType: 'tv', id: -7 })();
    expect(details).toEqual(E.right({
      ...title, ...record, title: 'Made Up', overview: 'At length.',
      studios: [], trailers: [], images: [], watch: {}, budget: null, revenue: null,
      series: {
        ...record.series, hasEpisodes: true,
        seasons: [{ number: 1, name: 'First', episodeCount: 1, date: null, posterPath: null }],
      },
    }));
  });

  it('returns the episodes of a season', async () => {
    expect(await catalogueWith(files).getSeason({ mediaType: 'tv', id: -7 }, 1)()).toEqual(E.right(record.series?.seasons[0]));
    expect(await failureOf(catalogueWith(files).getSeason({ mediaType: 'tv', id: -7 }, 2))).toEqual(notFound('season'));
  });

  it('decodes omitted fields as null or empty', async () => {
    const minimal = catalogueWith({ 'details/tv-7.json': { 'tv--7': { title: roundTrip(TitleRow.encode({ ...title, genres: [] })) } } });
    const details = await minimal.getDetails({ mediaType: 'tv', id: -7 })();
    expect(E.isRight(details) && details.right)
      .toMatchObject({ title: 'Made Up', genres: [], cast: [], trailers: [], watch: {}, series: null, tagline: null, imdbId: null });
  });

  it('returns not-found for a title that is not in the file', async () => {
    expect(await failureOf(catalogueWith({ 'details/tv-7.json': {} }).getDetails({ mediaType: 'tv', id: -7 }))).toEqual(notFound('title'));
  });
});

describe('embeddedCatalogue with an invalid file', () => {
  const firstView = { stats: { movies: 1, series: 1, firstYear: 1, lastYear: 2, asOf: null }, genres: {}, titles: [], answers: {} };
  const column = { id: [1], title: 'A', originalTitle: '', year: [2000], date: [null], genres: 'a', vote: [80],
    votes: [null], popularity: [0], language: '', countries: '', certification: '', runtime: [null], seasons: [null], lastAirDateThen: '' };
  const index = (movie: object): unknown => ({ movie: { ...column, ...movie }, tv: { ...column, id: [2] } });
  const search = { mediaType: 'movie', query: parseSearch('a'), page: 1 } as const;

  it.each<[string, unknown, string, string]>([
    ['first-view.json', { ...firstView, stats: { ...firstView.stats, movies: 'many' } }, 'first-view.json', 'stats.movies'],
    ['first-view.json', { ...firstView, titles: [['m', 1, null]] }, 'first-view.json', 'titles.0.2'],
    ['first-view.json', { ...firstView, titles: [['m', 1, 'A', 2000, null, '~']] }, 'first-view.json', 'titles.0.5'],
    ['first-view.json', 'nothing', 'first-view.json', '(whole)'],
  ])('names the path of the error in %s (%#)', async (name, content, source, path) => {
    const catalogue = catalogueWith({ [name]: content });
    expect(await failureOf(catalogue.getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page: 1 })))
      .toMatchObject({ _tag: 'invalid-data', source, path });
  });

  it.each<[unknown, string]>([
    [index({ vote: [80, 'x'] }), 'movie.vote.1'],
    [index({ title: 'A\nB' }), 'movie.title'],
    [index({ year: [null] }), 'movie.year.0'],
    [index({ genres: '!' }), 'movie.genres.0'],
    [index({ id: 'x' }), 'movie.id'],
    [{ movie: column }, 'tv'],
  ])('names the path of the error in index.json (%#)', async (content, path) => {
    expect(await failureOf(catalogueWith({ 'index.json': content }).searchTitles(search))).toMatchObject({
      _tag: 'invalid-data', source: 'index.json', path,
    });
  });

  const texts = ['', ''];
  const people = { name: 'Ann Bell', shown: [1], credits: [1], titles: [0], behindCamera: [], renumbered: {} };
  const searchFiles = { 'index.json': index({}), 'title-texts.json': texts, 'people.json': people, 'people-texts.json': [''] };

  it.each<[string, unknown, string]>([
    ['title-texts.json', ['', '| b |\n'], '1'],
    ['title-texts.json', [1], '0'],
    ['people.json', { ...people, shown: ['x'] }, 'shown.0'],
    ['people-texts.json', ['\n\n'], '0'],
    ['people-texts.json', 'nothing', '(whole)'],
  ])('names the path of the error in %s, a file of the search (%#)', async (file, content, path) => {
    const catalogue = catalogueWith({ ...searchFiles, [file]: content });
    expect(await failureOf(catalogue.suggest(parseSearch('ann')))).toMatchObject({ _tag: 'invalid-data', source: file, path });
  });

  it('finds titles without the files of people, and people once these are there', async () => {
    const titlesOnly = { 'index.json': index({}), 'title-texts.json': texts };
    expect(await catalogueWith(titlesOnly).searchTitles(search)()).toMatchObject(E.right({ items: [{ title: 'A' }], totalResults: 1 }));
    expect(await failureOf(catalogueWith(titlesOnly).suggest(parseSearch('ann')))).toEqual(notFound('file'));
    expect(await catalogueWith(searchFiles).suggest(parseSearch('bell'))()).toMatchObject(
      E.right([{ person: { name: 'Ann Bell', titles: [{ title: 'A' }] } }]),
    );
  });

  it('names the path of the error in files of details, people and collections', async () => {
    const catalogue = catalogueWith({
      'details/movie-5.json': { 'movie-5': { title: ['m', 5, 'A'], cast: [{ personId: 'x', name: 'A' }] } },
      'people/5.json': { '-5': { name: 'A', parts: [{ title: 3 }] } },
      'collections.json': { '5': { id: 5, name: 'All', parts: 1 } },
    });
    expect(await failureOf(catalogue.getDetails({ mediaType: 'movie', id: 5 }))).toMatchObject({
      _tag: 'invalid-data', path: 'cast.0.personId',
    });
    expect(await failureOf(catalogue.getPerson(-5))).toMatchObject({ _tag: 'invalid-data', path: 'parts.0.title' });
    expect(await failureOf(catalogue.getCollection(5))).toMatchObject({ _tag: 'invalid-data', path: '5.parts' });
  });
});

describe('embeddedCatalogue with a failed read', () => {
  it('returns the failure, and the next call reads again', async () => {
    let reads = 0;
    const catalogue = embeddedCatalogue(() => () => { reads += 1; return Promise.resolve(E.left({ _tag: 'offline' })); });
    expect(await failureOf(catalogue.getStats())).toEqual({ _tag: 'offline' });
    expect(await failureOf(catalogue.getStats())).toEqual({ _tag: 'offline' });
    expect(reads).toBe(2);
  });
});
