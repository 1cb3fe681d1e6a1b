import { parseSearch } from '#domain/catalogue/search-query';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { tmdbCatalogue } from '#adapters/tmdb/tmdb-catalogue';
import { movieRow, pageOfRows } from '#adapters/tmdb/stub-tmdb.fixture';
import { createCatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { InfiniteListCache } from '#application/catalogue/infinite-list-cache';
import { createInfiniteListActor } from '#application/catalogue/infinite-list-machine';
import { CATALOGUE_MAX_AGE_MS } from '#application/catalogue/result-age';
import { searchBoxMachine } from '#application/catalogue/search-box-machine';
import { noFilters } from '#domain/catalogue/filters';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { QueryCache } from '#ui/query/query-cache.ts';
import { fetchQuery } from '#ui/query/fetch-query.ts';
import { personQuery } from '#ui/features/shared/catalogue-queries.ts';

/** Creates the app's caches on the real adapter; `edit` changes what the stubbed TMDB server responds. */
const setup = () => {
  const clock = { time: Date.parse('2026-11-20T12:00:00Z'), now: () => clock.time };
  const server = { name: 'before', requests: 0 };
  const respond = (path: string): unknown => {
    if (path.startsWith('/person/'))
      return { id: 1, name: server.name, known_for_department: 'Acting', combined_credits: { cast: [], crew: [] } };
    const rows = pageOfRows({ ...movieRow({ title: server.name, imdb_id: 'tt0000001' }), media_type: 'movie' });
    return path.startsWith('/find/') ? { movie_results: server.name === 'before' ? [] : rows.results, tv_results: [] } : rows;
  };
  const catalogue = tmdbCatalogue({
    fetch: (url) => {
      server.requests += 1;
      return Promise.resolve(Response.json(respond(new URL(url).pathname)));
    },
    baseUrl: 'http://tmdb.test',
    clock,
    settings: () => ({ language: 'en-US', region: 'US' }),
  });
  const log = { failure: () => undefined };
  return {
    clock, server, catalogue,
    useCases: createCatalogueUseCases(catalogue, log),
    queryCache: new QueryCache(clock.now),
    lists: new InfiniteListCache(clock.now),
    /** Edits an entry at TMDB; `wait` moves the clock from there. */
    edit: () => void (server.name = 'after'),
    wait: (ms: number) => void (clock.time += ms),
  };
};

describe('an edit at TMDB', () => {
  it('is shown by a query five minutes later, and not requested before', async () => {
    const { useCases, queryCache, server, edit, wait } = setup();
    const read = async (): Promise<string> => {
      const answer = await fetchQuery(queryCache, personQuery(useCases, 1))();
      return E.isRight(answer) ? answer.right.name : answer.left._tag;
    };
    expect(await read()).toBe('before');
    edit();
    wait(CATALOGUE_MAX_AGE_MS - 1);
    expect([await read(), server.requests]).toEqual(['before', 1]);
    wait(1);
    expect([await read(), server.requests]).toEqual(['after', 2]);
  });

  it('is shown by an infinite list when the user returns five minutes later', async () => {
    const { useCases, lists, edit, wait } = setup();
    const create = () => createInfiniteListActor<Title>(
      (page, signal) => useCases.getList({ mediaType: 'movie', list: 'popular', filters: noFilters, page }, signal), itemKey, 1);
    const visit = async (key: string): Promise<ReadonlyArray<string>> => {
      const actor = lists.acquire('/movies', key, true, create);
      const release = lists.retain(actor);
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      release();
      return actor.getSnapshot().context.items.map(({ title }) => title);
    };
    expect(await visit('a')).toEqual(['before']);
    edit();
    wait(CATALOGUE_MAX_AGE_MS - 1);
    expect(await visit('b')).toEqual(['before']);
    wait(1);
    expect(await visit('c')).toEqual(['after']);
  });

  it('is shown by the search box when its text is next requested', async () => {
    const { useCases, edit } = setup();
    const box = createActor(searchBoxMachine((text, signal) => useCases.suggest(parseSearch(text), signal))).start();
    const suggestions = async (): Promise<ReadonlyArray<string>> => {
      const { context } = await waitFor(box, (snapshot) => snapshot.matches('showing'));
      return context.suggestions.map((suggestion) => (suggestion.kind === 'title' ? suggestion.title.title : suggestion.person.name));
    };
    box.send({ type: 'text.typed', text: 'after' });
    expect(await suggestions()).toEqual(['before']);
    edit();
    box.send({ type: 'box.left' });
    box.send({ type: 'box.entered' });
    expect(await suggestions()).toEqual(['after']);
  });
});
