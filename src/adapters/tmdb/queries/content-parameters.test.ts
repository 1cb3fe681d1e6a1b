import * as TE from 'fp-ts/TaskEither';
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
    /^with_(?:keywords|people|companies|networks|status|type|watch\w+)$|^watch_region$/.test(name)));
};

describe('filters by content on TMDB', () => {
  it.each<[MediaType, ReadonlyArray<ContentFilter>, unknown]>([
    ['movie', ['keyword:time loop'], { with_keywords: '4|5' }],
    ['movie', ['keyword:time loop', 'keyword:time'], { with_keywords: '4,6' }],
    ['movie', ['keyword:time loops', 'keyword:time'], { with_keywords: '5,6' }],
    ['movie', ['keyword:dystopia|time loop|no such'], { with_keywords: '4565|4|5' }],
    ['movie', ['person:31', 'person:287'], { with_people: '31,287' }],
    ['movie', ['studio:A24'], { with_companies: '2|3' }],
    ['tv', ['network:HBO', 'status:ended', 'person:31', 'seasons:1', 'collection:2'], { with_networks: '49', with_status: '3|4' }],
    ['tv', ['status:mini'], { with_type: '2' }],
    ['movie', ['service:DE-8-337', 'service:US-8'], {
      with_watch_providers: '8|337', watch_region: 'DE', with_watch_monetization_types: 'flatrate|free|ads',
    }],
  ])('asks for %s with %s', async (mediaType, content, parameters) => {
    expect(await requested(mediaType, ...content)).toEqual(parameters);
  });

  it.each<[MediaType, ContentFilter]>([
    ['movie', 'keyword:loop of time'], ['movie', 'studio:Nobody'], ['movie', 'person:-31'], ['tv', 'network:toString'],
  ])('finds no %s by %s without asking for titles', async (mediaType, filter) => {
    expect(await requested(mediaType, filter)).toEqual([]);
  });

  it('has each provider of films and series once, in the order of the region, and no shops', async () => {
    const provider = (id: number, name: string, places: object | null, usual = 0) =>
      ({ provider_id: id, provider_name: name, logo_path: null, display_priority: usual, display_priorities: places });
    const { catalogue, requests } = stubTmdb({
      '/watch/providers/movie': {
        results: [
          provider(1, 'Late', { DE: 9 }), provider(6, 'First ', { DE: 1, US: 30 }), provider(2, 'A shop', { DE: 0 }), { provider_id: 'x' },
        ],
      },
      '/watch/providers/tv': { results: [provider(6, 'First', { DE: 1 }), provider(7, 'Also ninth', null, 9)] },
    });
    const names = (await expectRight(catalogue.getServices?.('DE') ?? TE.right([]))).map(({ name }) => name);
    expect(names).toEqual(['First', 'Also ninth', 'Late']);
    expect(new Set(requests.map(({ parameters }) => parameters['watch_region']))).toEqual(new Set(['DE']));
  });

  it('suggests the names that TMDB finds, and networks that it has ids of', async () => {
    const { catalogue, requests } = stubTmdb(NAMES);
    expect(await expectRight(catalogue.suggestFacts('studio', ' a24 '))).toEqual(['A24 Films', 'A24', 'a24']);
    expect(await expectRight(catalogue.suggestFacts('network', 'one'))).toEqual(['BBC One']);
    expect(requests.map(({ path, parameters }) => [path, parameters['query']])).toEqual([['/search/company', 'a24']]);
  });
});
