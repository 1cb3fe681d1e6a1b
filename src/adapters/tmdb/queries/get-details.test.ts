import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { episodeLength } from '#domain/catalogue/title-details';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { notFound } from '#domain/shared/failure';
import { movieRow, stubTmdb } from '#adapters/tmdb/stub-tmdb.fixture';

const video = (key: string, type: string, official: boolean, site = 'YouTube') => ({ key, name: `${type} ${key}`, type, official, site });
const person = (id: number, name: string, overrides: object) => ({ id, name, profile_path: '', ...overrides });

describe('getDetails', () => {
  it('sends one request with all appended blocks', async () => {
    const { catalogue, requests } = stubTmdb({ '/movie/593': movieRow({ id: 593 }), '/tv/7': { id: 7, name: 'Seven' } });
    await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 593 }));
    await expectRight(catalogue.getDetails({ mediaType: 'tv', id: 7 }));
    const sharedBlocks = 'videos,images,recommendations,similar,external_ids,keywords,watch/providers';
    const languages = { language: 'de-DE', include_image_language: 'de,en,null', include_video_language: 'de,en,null' };
    expect(requests).toEqual([
      { path: '/movie/593', parameters: { ...languages, append_to_response: `credits,release_dates,${sharedBlocks}` } },
      { path: '/tv/7', parameters: { ...languages, append_to_response: `aggregate_credits,content_ratings,${sharedBlocks}` } },
    ]);
  });

  it('maps blank, null and missing values to null or empty', async () => {
    const minimal = { id: 1, title: 'Bare', overview: '', poster_path: null, release_date: '', vote_average: 0, vote_count: 0, runtime: 0 };
    const { catalogue } = stubTmdb({ '/movie/1': minimal });
    expect(await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }))).toMatchObject({
      overview: null, posterPath: null, date: null, year: null, averageVote: null, voteCount: 0,
      runtime: null, tagline: null, cast: [], watch: {},
        series: null,
    });
  });

  it('leaves out keywords that do not describe the content', async () => {
    const keywords = ['heist', 'duringcreditsstinger ', 'woman director', '3d', 'time loop'].map((name, id) => ({ id, name }));
    const { catalogue } = stubTmdb({ '/movie/1': movieRow({ id: 1, keywords: { keywords } }) });
    expect((await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }))).keywords).toEqual(['heist', 'time loop']);
  });

  it.each([[[0, 42, 60], 42], [[], null], [null, null]])('maps the episode runtimes %j of a series to %s',
    async (episode_run_time, minutes) => {
    const { catalogue } = stubTmdb({ '/tv/1': { id: 1, name: 'Seven', episode_run_time } });
    expect((await expectRight(catalogue.getDetails({ mediaType: 'tv', id: 1 }))).series?.episodeRuntime).toBe(minutes);
  });

  it.each([
    [[45], 80, 47, 45], [[], 80, 47, 80], [[], null, 47, 47], [[], 0, null, null],
  ])('knows from %j, %j and %j how long an episode is: %j', async (episode_run_time, last, next, length) => {
    const episode = (runtime: number | null) => ({ episode_number: 1, runtime });
    const { catalogue } = stubTmdb({ '/tv/1': {
      id: 1, name: 'Seven', episode_run_time, last_episode_to_air: episode(last), next_episode_to_air: episode(next),
    } });
    expect(episodeLength(await expectRight(catalogue.getDetails({ mediaType: 'tv', id: 1 })))).toBe(length);
  });

  it('sorts the crew, and prefers the certificate of the region to that of the United States', async () => {
    const crew = [['Ann', 'Editor', 'Editing'], ['Bob', 'Screenplay', 'Writing'], ['Cy', 'Director', 'Directing'],
      ['Cy', 'Director', 'Directing']];
    const release = (certification: string, type: number) => ({ certification, type });
    const { catalogue } = stubTmdb({ '/movie/1': movieRow({
      id: 1,
      credits: {
        cast: [person(2, 'Second', { order: 1, character: '' }), person(1, 'First', { order: 0, character: 'Kris' })],
        crew: crew.map(([name, job, department]) => person(String(name).length, String(name), { job, department })),
      },
      release_dates: { results: [
        { iso_3166_1: 'US', release_dates: [release('PG', 3)] },
        { iso_3166_1: 'AT', release_dates: [release('', 1), release('12', 4), release('10', 3)] },
      ] },
    }) });
    const title = await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }));
    expect(title.crew.map(({ name }) => name)).toEqual(['Cy', 'Bob', 'Ann']);
    expect(title.cast).toMatchObject([{ name: 'First', character: 'Kris' }, { name: 'Second', character: null, imagePath: null }]);
    expect(title.certification).toBe('10');
  });

  it('has a day of release by country: the first one in cinemas or at home, never a premiere or the return of an older film', async () => {
    const release = (type: number, day: string) => ({ type, release_date: day === '' ? '' : `${day}T00:00:00.000Z` });
    const { catalogue } = stubTmdb({ '/movie/1': movieRow({ id: 1, release_date: '2026-09-01', release_dates: { results: [
      { iso_3166_1: 'DE', release_dates: [release(4, '2027-01-15'), release(3, '2026-12-25'), release(2, '2026-12-20'),
        release(1, '2026-09-01')] },
      { iso_3166_1: 'US', release_dates: [release(6, '2027-01-02'), release(5, '2027-02-01'), release(3, '')] },
      { iso_3166_1: 'IT', release_dates: [release(1, '2026-09-01')] },
      { iso_3166_1: 'FR', release_dates: [release(3, '2027-03-01'), release(4, '2026-10-01')] },
      { iso_3166_1: 'JP', release_dates: [release(3, '2028-09-01')] },
      { iso_3166_1: 'GB', release_dates: [release(3, '2029-01-01')] },
    ] } }) });
    const { date, releaseDays } = await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }));
    expect([date, releaseDays]).toEqual(
      ['2026-09-01', { DE: '2026-12-20', US: '2027-01-02', FR: '2026-10-01', JP: '2028-09-01' }],
    );
  });

  it('returns only valid YouTube keys, without duplicates, official trailers first', async () => {
    const results = [
      video('clip0000000', 'Clip', true), video('fan00000000', 'Trailer', false), video('teaser00000', 'Teaser', true),
      video('official000', 'Trailer', true), video('official000', 'Trailer', true),
      video('123456789', 'Trailer', true, 'Vimeo'), video('"><script>', 'Trailer', true),
    ];
    const { catalogue } = stubTmdb({ '/movie/1': movieRow({ id: 1, videos: { results } }) });
    const { trailers } = await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }));
    expect(trailers.map(({ key }) => key)).toEqual(['official000', 'fan00000000', 'teaser00000', 'clip0000000']);
  });

  it('links only to http(s) URLs, and encodes ids in link paths', async () => {
    const film = movieRow({ id: 1, homepage: 'javascript:alert(1)', imdb_id: 'tt1', external_ids: { twitter_id: '../evil?x' } });
    const { catalogue } = stubTmdb({ '/movie/1': film });
    expect((await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }))).links).toEqual([
      { kind: 'imdb', url: 'https://www.imdb.com/title/tt1' },
      { kind: 'tmdb', url: 'https://www.themoviedb.org/movie/1' },
      { kind: 'twitter', url: 'https://twitter.com/..%2Fevil%3Fx' },
    ]);
  });

  it.each([
    ['https://solaris.example/film?id=1', true], ['http://solaris.example', true], ['https://[solaris', false], ['https://', false],
    ['https://a b.example', false], ['ftp://solaris.example', false], ['solaris.example', false],
  ])('links to the homepage if it is a valid http(s) URL: %s %s', async (homepage, isLinked) => {
    const { catalogue } = stubTmdb({ '/movie/1': movieRow({ id: 1, homepage }) });
    const { links } = await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }));
    expect(links.filter(({ kind }) => kind === 'homepage')).toEqual(isLinked ? [{ kind: 'homepage', url: homepage }] : []);
  });

  it.each([
    ['https://www.themoviedb.org/movie/1/watch?locale=DE', true], ['javascript:alert(1)', false], [null, false],
  ])('links to watch options if the link is an http(s) URL: %s %s', async (link, isLinked) => {
    const { catalogue } = stubTmdb({ '/movie/1': movieRow({ id: 1, 'watch/providers': { results: { DE: { link } } } }) });
    expect((await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }))).watch['DE']?.link).toBe(isLinked ? link : null);
  });

  it.each([['an adult title', 66], ['a title without a TMDB id', -7], ['a missing title', 404]])('returns not-found for %s',
    async (_, id) => {
    const { catalogue } = stubTmdb({ '/movie/66': movieRow({ id: 66, adult: true }) });
    expect(await catalogue.getDetails({ mediaType: 'movie', id })()).toEqual(E.left(notFound('title')));
  });

  it('keeps a film whose credits, images, providers or blocks are partly damaged', async () => {
    const { catalogue, logged } = stubTmdb({ '/movie/1': movieRow({
      id: 1, runtime: 'long', belongs_to_collection: { id: null, name: 'C' }, keywords: 'none',
      credits: { cast: [person(1, 'A', {}), { id: 'x', name: 'B' }], crew: [person(2, 'No job', {}), person(3, 'C', { job: 'Director' })] },
      images: { posters: [{ file_path: null, width: 1, height: 1 }, { file_path: '/p.jpg', width: 1, height: 1 }] },
      'watch/providers': { results: { DE: { flatrate: [{ provider_id: null }] }, AT: 'none' } },
    }) });
    const film = await expectRight(catalogue.getDetails({ mediaType: 'movie', id: 1 }));
    expect(film).toMatchObject({ title: 'Solaris', runtime: null, collection: null, keywords: [], cast: [{ name: 'A' }],
      crew: [{ name: 'C' }] });
    expect(film.images).toHaveLength(1);
    expect(film.watch).toEqual({ DE: { link: null, offers: [] } });
    expect(logged.length).toBeGreaterThan(0);
  });

  it.each([['title', null], ['id', 'x'], ['adult', 'yes']])('fails with the path if %s, which identifies a film or hides it, is damaged',
    async (field, value) => {
    const { catalogue } = stubTmdb({ '/movie/1': movieRow({ id: 1, [field]: value }) });
    expect(await catalogue.getDetails({ mediaType: 'movie', id: 1 })()).toMatchObject({ left: { _tag: 'invalid-data', path: field } });
  });

  it('sorts the roles and jobs of a series by episodes, creators first', async () => {
    const roles = [{ character: 'Guest', episode_count: 1 }, { character: 'Self', episode_count: 11 }];
    const { catalogue } = stubTmdb({ '/tv/1': {
      id: 1, name: 'Seven', created_by: [{ id: 9, name: 'Maker' }], next_episode_to_air: { episode_number: 2, season_number: 3, name: '' },
      aggregate_credits: {
        cast: [person(1, 'Lead', { order: 0, total_episode_count: 12, roles })],
        crew: [person(2, 'Hand', { department: 'Directing',
          jobs: [{ job: 'Producer', episode_count: 1 }, { job: 'Director', episode_count: 4 }] })],
      },
    } });
    const title = await expectRight(catalogue.getDetails({ mediaType: 'tv', id: 1 }));
    expect(title.cast).toMatchObject([{ character: 'Self / Guest', episodes: 12 }]);
    expect(title.crew.map(({ name, job }) => [name, job])).toEqual([['Maker', 'Creator'], ['Hand', 'Director'], ['Hand', 'Producer']]);
    expect(title.series?.nextEpisode).toMatchObject({ season: 3, number: 2, name: 'Episode 2' });
  });
});

describe('getSeason, getPerson, getCollection', () => {
  it('return not-found for a film, an invalid id or a negative season number, without a request', async () => {
    const { catalogue, requests } = stubTmdb();
    const answers = [
      catalogue.getSeason({ mediaType: 'movie', id: 1 }, 1),
      catalogue.getSeason({ mediaType: 'tv', id: -1 }, 1),
      catalogue.getSeason({ mediaType: 'tv', id: 1 }, -1),
    ];
    expect(await Promise.all(answers.map((answer) => answer()))).toEqual(answers.map(() => E.left(notFound('season'))));
    expect([await catalogue.getPerson(-3)(), await catalogue.getCollection(0)()]).toEqual([E.left(notFound('person')),
      E.left(notFound('collection'))]);
    expect(requests).toEqual([]);
  });

  it('return a filmography newest first, upcoming titles before others, without adult titles', async () => {
    const castRow = (id: number, release_date: string, overrides = {}) =>
      ({ ...movieRow({ id, release_date }), media_type: 'movie', character: 'Kris', ...overrides });
    const cast = [
      castRow(1, '1972-03-20'), castRow(2, '', { vote_count: 2000 }), castRow(3, '1999-01-01', { vote_count: 9000 }),
      castRow(4, '2001-01-01', { adult: true }), castRow(1, '1972-03-20'),
    ];
    const crew = [{ ...movieRow({ id: 5, release_date: '1980-01-01' }), media_type: 'movie', job: 'Director' }];
    const donatas = { id: 1, name: 'Donatas', adult: false, known_for_department: 'Acting', combined_credits: { cast, crew } };
    const { catalogue } = stubTmdb({ '/person/1': donatas });
    const details = await expectRight(catalogue.getPerson(1));
    expect(details.filmography.map(({ title }) => title.id)).toEqual([2, 3, 5, 1]);
    expect(details.titles.map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it.each(['cast', 'crew'])('drop a damaged credit of a filmography: %s', async (part) => {
    const row = (id: unknown, media_type: unknown = 'movie') => ({ ...movieRow({ id }), media_type });
    const { catalogue, logged } = stubTmdb({ '/person/1': { id: 1, name: 'X',
      combined_credits: { [part]: [row(1), row('x'), row(3, null)] } } });
    expect((await expectRight(catalogue.getPerson(1))).filmography.map(({ title }) => title.id)).toEqual([1]);
    expect(logged).toMatchObject([{ path: `combined_credits.${part}.1.id` }, { path: `combined_credits.${part}.2.media_type` }]);
  });

  it('return not-found for an adult person', async () => {
    const { catalogue } = stubTmdb({ '/person/1': { id: 1, name: 'X', adult: true } });
    expect(await catalogue.getPerson(1)()).toEqual(E.left(notFound('person')));
  });

  it('sort the films of a collection by release date', async () => {
    const part = (id: number, release_date: string) => movieRow({ id, release_date });
    const parts = [part(3, ''), part(2, '2003-01-01'), part(1, '1999-01-01')];
    const { catalogue } = stubTmdb({ '/collection/9': { id: 9, name: 'All of it', overview: '', parts } });
    expect((await expectRight(catalogue.getCollection(9))).parts.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('hasTitle returns true for ids that TMDB can have, without a request', async () => {
    const { catalogue, requests } = stubTmdb();
    const hasTitle = (id: number): Promise<boolean> => expectRight(catalogue.hasTitle({ mediaType: 'movie', id }));
    expect(await Promise.all([603, -7, 0, 1.5, Number.NaN].map(hasTitle))).toEqual([true, false, false, false, false]);
    expect(requests).toEqual([]);
  });

  it('getGenres and getStats return null for unknown counts, without a request', async () => {
    const { catalogue, requests } = stubTmdb();
    expect((await expectRight(catalogue.getGenres())).every(({ count }) => count.movie === null && count.tv === null)).toBe(true);
    expect(await expectRight(catalogue.getStats())).toEqual({ movies: null, series: null, firstYear: null, lastYear: null, asOf: null });
    expect(requests).toEqual([]);
  });
});
