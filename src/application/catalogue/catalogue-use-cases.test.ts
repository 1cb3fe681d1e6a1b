import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { popularitySort, noFilters } from '#domain/catalogue/filters';
import { emptyPage } from '#domain/shared/pagination';
import { parseSearch } from '#domain/catalogue/search-query';
import { notFound, offline, type Failure } from '#domain/shared/failure';
import { builtFiles } from '../../../catalogue/node-files';
import { createCatalogueUseCases, type CatalogueUseCases } from './catalogue-use-cases';

type Method = (...args: ReadonlyArray<unknown>) => Answer<unknown>;
const methodsOf = (object: object): Readonly<Record<string, Method>> => object as Readonly<Record<string, Method>>;

const shipped = embeddedCatalogue(builtFiles());

/** Creates use cases over a catalogue whose calls are recorded, with a readable log. */
const setUp = (catalogue: Catalogue = shipped) => {
  const calls: Array<ReadonlyArray<unknown>> = [];
  const logged: Array<readonly [string, Failure]> = [];
  const recording = Object.entries(methodsOf(catalogue)).map(([name, method]): [string, Method] => [
    name,
    (...args) => {
      calls.push([name, ...args]);
      return method(...args);
    },
  ]);
  const log = { failure: (where: string, failure: Failure) => void logged.push([where, failure]) };
  return { calls, logged, useCases: createCatalogueUseCases({ ...catalogue, ...Object.fromEntries(recording) }, log) };
};

const list = (mediaType: 'movie' | 'tv', name: 'popular' | 'on-the-air' | 'upcoming') => ({
  mediaType, list: name, filters: noFilters, page: 1,
});

describe('catalogue use cases', () => {
  it('browse the lists of a media type; other lists are not found without a request', async () => {
    const { calls, logged, useCases } = setUp();
    expect(E.isRight(await useCases.getList(list('tv', 'on-the-air'))())).toBe(true);
    expect(await useCases.getList(list('movie', 'on-the-air'))()).toEqual(E.left(notFound('list')));
    expect(await useCases.getList(list('tv', 'upcoming'))()).toEqual(E.left(notFound('list')));
    expect(calls).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('return no results for a blank search, without a request', async () => {
    const { calls, useCases } = setUp();
    const blank = parseSearch('  year:1999 ');
    expect(await useCases.searchTitles({ mediaType: 'movie', query: blank, page: 1 })()).toEqual(E.right(emptyPage));
    expect(await useCases.searchPeople({ query: blank, page: 1 })()).toEqual(E.right(emptyPage));
    expect(await useCases.suggest(parseSearch('   '))()).toEqual(E.right([]));
    expect(calls).toEqual([]);
    await useCases.suggest(parseSearch(' heat year:1995 '))();
    expect(calls).toEqual([['suggest', parseSearch('heat year:1995'), undefined, undefined]]);
  });

  it('do not search people by the id of a title', async () => {
    const { calls, useCases } = setUp();
    expect(await useCases.searchPeople({ query: parseSearch('tmdb:603'), page: 1 })()).toEqual(E.right(emptyPage));
    await useCases.searchTitles({ mediaType: 'movie', query: parseSearch('tmdb:603'), page: 1 })();
    expect(calls.map(([name]) => name)).toEqual(['searchTitles']);
  });

  it.each([
    ['discover', [{ mediaType: 'movie', filters: noFilters, sort: popularitySort, page: 2 }]],
    ['getDetails', [{ mediaType: 'movie', id: 603 }]],
    ['getSeason', [{ mediaType: 'tv', id: 1396 }, 1]],
    ['getGenres', []],
    ['getPerson', [6384]],
    ['getCollection', [2344]],
    ['getStats', []],
  ] satisfies ReadonlyArray<readonly [keyof CatalogueUseCases, ReadonlyArray<unknown>]>)(
    'pass %s on with all arguments',
    async (name, args) => {
      const { calls, useCases } = setUp();
      const { signal } = new AbortController();
      const expected = await methodsOf(shipped)[name]?.(...args, signal)();
      expect(await methodsOf(useCases)[name]?.(...args, signal)()).toEqual(expected);
      expect(calls).toEqual([[name, ...args, signal]]);
    },
  );
});

describe('catalogue use cases: internal failures', () => {
  const heat = { mediaType: 'movie', id: 949 } as const;

  it('are logged with the use case, without its arguments', async () => {
    const { logged, useCases } = setUp(embeddedCatalogue(() => TE.right('a text')));
    const answer = await useCases.getDetails(heat)();
    expect(answer).toMatchObject({ left: { _tag: 'invalid-data' } });
    expect(logged).toEqual([['catalogue.details', E.isLeft(answer) ? answer.left : null]]);
    await useCases.searchTitles({ mediaType: 'movie', query: parseSearch('private search text'), page: 1 })();
    expect(logged.map(([where]) => where)).toEqual(['catalogue.details', 'catalogue.search-titles']);
    expect(JSON.stringify(logged)).not.toContain('private');
  });

  it('include rejected promises, which become logged failures', async () => {
    const { logged, useCases } = setUp(embeddedCatalogue(() => () => Promise.reject(new Error('not available'))));
    expect(await useCases.getStats()()).toMatchObject({ left: { _tag: 'unexpected', message: 'not available' } });
    expect(logged).toEqual([['catalogue.stats', { _tag: 'unexpected', message: 'not available' }]]);
  });

  it('exclude network failures and not-found', async () => {
    const { logged, useCases } = setUp(embeddedCatalogue(() => TE.left(offline)));
    expect(await useCases.getDetails(heat)()).toEqual(E.left(offline));
    const { logged: otherLog, useCases: shippedUseCases } = setUp();
    expect(await shippedUseCases.getDetails({ mediaType: 'movie', id: 999_999_999 })()).toMatchObject({ left: { _tag: 'not-found' } });
    expect([logged, otherLog]).toEqual([[], []]);
  });
});
