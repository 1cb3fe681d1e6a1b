import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { popularitySort } from '#domain/catalogue/filters';
import type { ContentFilter } from '#domain/catalogue/content/content-filter';
import type { MediaType } from '#domain/catalogue/media-type';
import { filters, movieRow, pageOfRows, stubTmdb } from '#adapters/tmdb/stub-tmdb.fixture';

const NAMES = {
  '/search/keyword': pageOfRows({ id: 4, name: 'time loop' }, { id: 5, name: 'time loops' }, { id: 6, name: 'time' }),
  '/search/company': pageOfRows({ id: 1, name: 'A24 Films' }, { id: 2, name: 'A24' }, { id: 3, name: 'a24' }),
  '/discover/movie': pageOfRows(movieRow({})), '/discover/tv': pageOfRows(),
};

/** Returns the parameters of `/discover` that filter by content; undefined if nothing was requested. */
const requested = async (mediaType: MediaType, ...content: ReadonlyArray<ContentFilter>) => {
  const { catalogue, requests } = stubTmdb(NAMES);
  const { items } = await expectRight(catalogue.discover({ mediaType, filters: filters({ content }), sort: popularitySort, page: 1 }));
  const parameters = requests.find(({ path }) => path.startsWith('/discover'))?.parameters;
  if (parameters === undefined) return items;
  return Object.fromEntries(Object.entries(parameters).filter(([name]) =>
    /^with_(?:keywords|people|companies|networks|status|type)$/.test(name)));
};

describe('filters by content on TMDB', () => {
  it.each<[MediaType, ReadonlyArray<ContentFilter>, unknown]>([
    ['movie', ['keyword:time loop'], { with_keywords: '4|5' }],
    ['movie', ['keyword:time loop', 'keyword:time'], { with_keywords: '4,6' }],
    ['movie', ['person:31', 'person:287'], { with_people: '31,287' }],
    ['movie', ['studio:A24'], { with_companies: '2|3' }],
    ['tv', ['network:HBO', 'status:ended', 'person:31', 'seasons:1', 'collection:2'], { with_networks: '49', with_status: '3|4' }],
    ['tv', ['status:mini'], { with_type: '2' }],
  ])('asks for %s with %s', async (mediaType, content, parameters) => {
    expect(await requested(mediaType, ...content)).toEqual(parameters);
  });

  it.each<[MediaType, ContentFilter]>([
    ['movie', 'keyword:loop of time'], ['movie', 'studio:Nobody'], ['movie', 'person:-31'], ['tv', 'network:toString'],
  ])('finds no %s by %s without asking for titles', async (mediaType, filter) => {
    expect(await requested(mediaType, filter)).toEqual([]);
  });

  it('suggests the names that TMDB finds, and networks that it has ids of', async () => {
    const { catalogue, requests } = stubTmdb(NAMES);
    expect(await expectRight(catalogue.suggestFacts('studio', ' a24 '))).toEqual(['A24 Films', 'A24', 'a24']);
    expect(await expectRight(catalogue.suggestFacts('network', 'one'))).toEqual(['BBC One']);
    expect(requests.map(({ path, parameters }) => [path, parameters['query']])).toEqual([['/search/company', 'a24']]);
  });
});
