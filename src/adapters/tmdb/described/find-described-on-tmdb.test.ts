import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { parseSearch } from '#domain/catalogue/search-query';
import { movieRow, pageOfRows, stubTmdb } from '#adapters/tmdb/stub-tmdb.fixture';

const keyword = (name: string, id: number) => ({ id, name });
const seriesRow = (id: number, overview: string) => ({
  id, name: `Series ${id}`, original_name: `Series ${id}`, adult: false, genre_ids: [18], first_air_date: '2008-01-20', vote_average: 8.9,
  vote_count: 9000, overview, poster_path: null, backdrop_path: null, original_language: 'en', popularity: 90,
});
const hanks = {
  id: 31, name: 'Tom Hanks', adult: false, known_for_department: 'Acting', profile_path: null,
  known_for: [{ ...movieRow({ id: 13 }), media_type: 'movie' }],
};
const keywords = pageOfRows(
  keyword('sharknado', 1), keyword('shark', 15097), keyword('desert island', 2), keyword('island', 3), keyword('time loop', 4),
  keyword('high school teacher', 5), keyword('teacher', 6),
);
const pathsOf = (requests: ReadonlyArray<{ readonly path: string }>) =>
  requests.map(({ path }) => path.replace('/search/', '').slice(0, 9));

describe('findDescribed on TMDB', () => {
  it('discovers the titles of the keyword that the text names, with its filters', async () => {
    const { catalogue, requests } = stubTmdb({ '/search/keyword': keywords, '/discover/movie': pageOfRows(movieRow({ id: 578 })) });
    expect(await expectRight(catalogue.findDescribed(parseSearch('films about sharks from the 70s')))).toMatchObject({
      mediaType: 'movie', filters: { yearFrom: 1970, yearTo: 1979 }, subjects: ['sharks'], content: ['keyword:shark'],
      titles: [{ id: 578 }],
    });
    expect(requests).toMatchObject([
      { path: '/search/keyword', parameters: { query: 'shark', page: '1' } },
      { path: '/discover/movie', parameters: { with_keywords: '15097', 'primary_release_date.gte': '1970-01-01', page: '1' } },
    ]);
  });

  it('reads filters alone with one request', async () => {
    const { catalogue, requests } = stubTmdb({ '/discover/movie': pageOfRows(movieRow({})) });
    expect(await expectRight(catalogue.findDescribed(parseSearch('movies from 1994')))).toMatchObject({ filters: { yearFrom: 1994 } });
    expect(await expectRight(catalogue.findDescribed(parseSearch('korean thriller')))).toMatchObject({ filters: { country: 'KR' } });
    expect(pathsOf(requests)).toEqual(['/discover', '/discover']);
  });

  it('finds a person and a subject in a text that is no name, with the keywords that contain the subject', async () => {
    const { catalogue, requests } = stubTmdb({
      '/search/keyword': keywords, '/search/person': pageOfRows(hanks), '/discover/movie': pageOfRows(movieRow({ id: 8358 })),
    });
    expect(await expectRight(catalogue.findDescribed(parseSearch('tom hanks island')))).toMatchObject({
      people: [{ id: 31, name: 'Tom Hanks' }], subjects: ['island'], unread: [], content: ['keyword:island|desert island'],
    });
    expect(requests.at(-1)).toMatchObject({ path: '/discover/movie', parameters: { with_people: '31', with_keywords: '3|2' } });
    expect(requests.length).toBeLessThan(7);
  });

  it('asks for titles with the first keyword of each of several subjects', async () => {
    const { catalogue, requests } = stubTmdb({
      '/search/keyword': keywords, '/search/person': pageOfRows(), '/discover/movie': pageOfRows(movieRow({ id: 5 })),
    });
    expect(await expectRight(catalogue.findDescribed(parseSearch('films about a time loop on an island')))).toMatchObject({
      subjects: ['time loop', 'island'], content: ['keyword:time loop', 'keyword:island'],
    });
    expect(requests.at(-1)?.parameters).toMatchObject({ with_keywords: '4,3' });
  });

  it('takes the singular of two keywords first, and the other one before it leaves a subject out', async () => {
    const { catalogue, requests } = stubTmdb({
      '/search/keyword': pageOfRows(keyword('islands', 7), keyword('island', 3), keyword('time loop', 4)), '/search/person': pageOfRows(),
      get '/discover/movie'(): unknown {
        return requests.at(-1)?.parameters['with_keywords'] === '4,7' ? pageOfRows(movieRow({ id: 5 })) : pageOfRows();
      },
    });
    expect(await expectRight(catalogue.findDescribed(parseSearch('films about a time loop on an island')))).toMatchObject({
      subjects: ['time loop', 'island'], unread: [], content: ['keyword:time loop', 'keyword:islands'],
    });
    expect(requests.slice(-2).map(({ parameters }) => parameters['with_keywords'])).toEqual(['4,3', '4,7']);
  });

  it('takes no keyword in which the subject is a part of another thing', async () => {
    const { catalogue, requests } = stubTmdb({
      '/search/keyword': pageOfRows(keyword('drag queen', 1), keyword('queen', 2), keyword('queen mother', 3)),
      '/discover/movie': pageOfRows(movieRow({})),
    });
    expect(await expectRight(catalogue.findDescribed(parseSearch('films about queens')))).toMatchObject({
      content: ['keyword:queen|queen mother'],
    });
    expect(requests.at(-1)?.parameters).toMatchObject({ with_keywords: '2|3' });
  });

  it('knows a person by the last name beside another fact', async () => {
    const { catalogue, requests } = stubTmdb({ '/search/person': pageOfRows(hanks), '/discover/movie': pageOfRows(movieRow({})) });
    expect(await expectRight(catalogue.findDescribed(parseSearch('hanks comedies')))).toMatchObject({ people: [{ id: 31 }], subjects: [] });
    expect(requests.at(-1)?.parameters).toMatchObject({ with_people: '31', with_genres: '35' });
  });

  it('finds in overviews what no keyword says, and else says what was left out', async () => {
    const answers = {
      '/search/keyword': keywords,
      '/discover/tv': pageOfRows(seriesRow(1, 'A school in the hills.'), seriesRow(1396, 'Walter White, a chemistry teacher, is ill.')),
    };
    const about = async (text: string) => expectRight(stubTmdb(answers).catalogue.findDescribed(parseSearch(text)));
    expect(await about('series about a chemistry teacher')).toMatchObject({
      mediaType: 'tv', subjects: ['teacher', 'chemistry'], unread: [], titles: [{ id: 1396 }],
    });
    expect(await about('series about a biology teacher')).toMatchObject({
      subjects: ['teacher'], unread: ['biology'], titles: [{ id: 1 }, { id: 1396 }],
    });
  });

  it('says that TMDB cannot find series by a person', async () => {
    const { catalogue } = stubTmdb({ '/search/person': pageOfRows(hanks), '/discover/tv': pageOfRows(seriesRow(2, '')) });
    expect(await expectRight(catalogue.findDescribed(parseSearch('drama series with tom hanks')))).toMatchObject({
      mediaType: 'tv', people: [], unread: ['Tom Hanks'],
    });
  });

  it('leaves out and names what is negated, unless the text is a name', async () => {
    const answers = { '/search/keyword': keywords, '/discover/movie': pageOfRows(movieRow({})) };
    const { catalogue, requests } = stubTmdb(answers);
    expect(await expectRight(catalogue.findDescribed(parseSearch('shark films without gore')))).toMatchObject({
      subjects: ['shark'], unread: ['without gore'], isUntried: true,
    });
    expect(requests.at(-1)?.parameters).toMatchObject({ with_keywords: '15097' });
    const name = { ...movieRow({ title: 'Not Another Teen Movie', vote_count: 900 }), media_type: 'movie' };
    const named = stubTmdb({ ...answers, '/search/multi': pageOfRows(name) });
    expect(await expectRight(named.catalogue.findDescribed(parseSearch('not another teen movie')))).toBeNull();
  });

  it('reads a word that says little beside others as the subject of a text without others, and a country as the setting', async () => {
    const answers = {
      '/search/keyword': pageOfRows(keyword('based on novel or book', 8), keyword('book', 9), keyword('japan', 10)),
      '/discover/movie': pageOfRows(movieRow({})),
    };
    const about = async (text: string) => {
      const { catalogue, requests } = stubTmdb(answers);
      const read = await expectRight(catalogue.findDescribed(parseSearch(text)));
      return [read?.subjects, read?.filters.country, requests.at(-1)?.parameters['with_keywords']];
    };
    expect(await about('movies about books')).toEqual([['books'], null, '9']);
    expect(await about('films set in japan')).toEqual([['japan'], null, '10']);
    expect(await about('top 10 horror films')).toEqual([[], null, undefined]);
  });

  it('leaves a text to the search by name that is a name, and one that is not understood', async () => {
    const named = stubTmdb({ '/search/multi': pageOfRows({ ...movieRow({ title: 'Time Loop', vote_count: 900 }), media_type: 'movie' }) });
    expect(await expectRight(named.catalogue.findDescribed(parseSearch('time loop')))).toBeNull();
    expect(pathsOf(named.requests)).toEqual(['multi']);
    const unknown = stubTmdb({ '/search/keyword': keywords });
    expect(await expectRight(unknown.catalogue.findDescribed(parseSearch('forest gump')))).toBeNull();
    expect(await expectRight(unknown.catalogue.findDescribed(parseSearch('gump movie')))).toBeNull();
    const bare = stubTmdb({ '/search/keyword': keywords, '/discover/movie': pageOfRows(movieRow({ id: 9 })) });
    expect(await expectRight(bare.catalogue.findDescribed(parseSearch('time loop')))).toMatchObject({ subjects: ['time loop'] });
  });

  it('reads a single word that is a keyword, unless it is all of a well-known name', async () => {
    const multi = (title: string, vote_count: number) => pageOfRows({ ...movieRow({ title, vote_count }), media_type: 'movie' });
    const readOf = async (text: string, named: unknown, count = 5) => {
      const rows = Array.from({ length: count }, (_, index) => movieRow({ id: index + 1 }));
      const stub = stubTmdb({ '/search/keyword': keywords, '/search/multi': named, '/discover/movie': pageOfRows(...rows) });
      const read = await expectRight(stub.catalogue.findDescribed(parseSearch(text)));
      return [read?.subjects ?? null, pathsOf(stub.requests)];
    };
    const all = ['multi', 'keyword', '/discover'];
    expect(await readOf('sharks', multi('Sharks 3', 900))).toEqual([['sharks'], all]);
    expect(await readOf('shark', multi('Shark', 900))).toEqual([['shark'], all]);
    expect(await readOf('shark', multi('The Shark', 9000))).toEqual([null, ['multi']]);
    expect(await readOf('shark', pageOfRows({ ...hanks, name: 'Shark', media_type: 'person' }))).toEqual([null, ['multi']]);
    // A word of a well-known name that few titles have as a keyword.
    expect(await readOf('sharks', multi('Sharks 3', 900), 4)).toEqual([null, [...all, '/discover']]);
    // A part of a keyword, and a last name.
    expect(await readOf('desert', pageOfRows())).toEqual([null, ['multi', 'keyword']]);
  });

  it('asks nothing for a kind alone, and no lists for a word that is no keyword', async () => {
    const { catalogue, requests } = stubTmdb();
    expect(await expectRight(catalogue.findDescribed(parseSearch('movies')))).toBeNull();
    expect(requests).toEqual([]);
    expect(await expectRight(catalogue.findDescribed(parseSearch('solaris')))).toBeNull();
    expect(pathsOf(requests)).toEqual(['multi', 'keyword']);
  });
});
