import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import type { Answer } from '#domain/shared/answer';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { byPopularity, noFilters } from '#domain/catalogue/filters';
import { emptyPage } from '#domain/shared/pagination';
import { parseSearch } from '#domain/catalogue/search-query';
import { notFound, offline, type Failure } from '#domain/shared/failure';
import { builtFiles } from '../../../catalogue/node-files';
import { createCatalogueUseCases, type CatalogueUseCases } from './catalogue-use-cases';

type Ask = (...args: ReadonlyArray<unknown>) => Answer<unknown>;
const asks = (of: object): Readonly<Record<string, Ask>> => of as Readonly<Record<string, Ask>>;

const shipped = embeddedCatalogue(builtFiles());

/** Use cases over a catalogue that writes down what it is asked, with the log that they write to. */
const asked = (catalogue: Catalogue = shipped) => {
  const questions: Array<ReadonlyArray<unknown>> = [];
  const logged: Array<readonly [string, Failure]> = [];
  const counting = Object.entries(asks(catalogue)).map(([name, ask]): [string, Ask] => [
    name,
    (...args) => {
      questions.push([name, ...args]);
      return ask(...args);
    },
  ]);
  const log = { failure: (where: string, failure: Failure) => void logged.push([where, failure]) };
  return { questions, logged, useCases: createCatalogueUseCases({ ...catalogue, ...Object.fromEntries(counting) }, log) };
};

const list = (mediaType: 'movie' | 'tv', name: 'popular' | 'on-the-air' | 'upcoming') => ({ mediaType, list: name, filters: noFilters, page: 1 });

describe('what anybody can do with the catalogue', () => {
  it('is browsing the lists that a type has; another is not found, and nobody is asked', async () => {
    const { questions, logged, useCases } = asked();
    expect(E.isRight(await useCases.browseList(list('tv', 'on-the-air'))())).toBe(true);
    expect(await useCases.browseList(list('movie', 'on-the-air'))()).toEqual(E.left(notFound('list')));
    expect(await useCases.browseList(list('tv', 'upcoming'))()).toEqual(E.left(notFound('list')));
    expect(questions).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('is searching for something: blanks find nothing and ask nobody', async () => {
    const { questions, useCases } = asked();
    const blank = parseSearch('  year:1999 ');
    expect(await useCases.searchTitles({ mediaType: 'movie', query: blank, page: 1 })()).toEqual(E.right(emptyPage));
    expect(await useCases.searchPeople({ query: blank, page: 1 })()).toEqual(E.right(emptyPage));
    expect(await useCases.suggest('   ')()).toEqual(E.right([]));
    expect(questions).toEqual([]);
    await useCases.suggest(' heat year:1995 ')();
    expect(questions).toEqual([['suggest', parseSearch('heat year:1995'), undefined]]);
  });

  it('does not look for people under the number of a title', async () => {
    const { questions, useCases } = asked();
    expect(await useCases.searchPeople({ query: parseSearch('tmdb:603'), page: 1 })()).toEqual(E.right(emptyPage));
    await useCases.searchTitles({ mediaType: 'movie', query: parseSearch('tmdb:603'), page: 1 })();
    expect(questions.map(([name]) => name)).toEqual(['searchTitles']);
  });

  it.each([
    ['discover', 'discover', [{ mediaType: 'movie', filters: noFilters, sort: byPopularity, page: 2 }]],
    ['openTitle', 'getDetails', [{ mediaType: 'movie', id: 603 }]],
    ['openSeason', 'getSeason', [{ mediaType: 'tv', id: 1396 }, 1]],
    ['listGenres', 'getGenres', []],
    ['openPerson', 'getPerson', [6384]],
    ['openCollection', 'getCollection', [2344]],
    ['getCatalogueStats', 'getStats', []],
  ] satisfies ReadonlyArray<readonly [keyof CatalogueUseCases, keyof Catalogue, ReadonlyArray<unknown>]>)('passes %s on as %s, with all that it is told', async (name, method, told) => {
    const { questions, useCases } = asked();
    const { signal } = new AbortController();
    const own = await asks(shipped)[method]?.(...told, signal)();
    expect(await asks(useCases)[name]?.(...told, signal)()).toEqual(own);
    expect(questions).toEqual([[method, ...told, signal]]);
  });
});

describe('a fault of ours', () => {
  const heat = { mediaType: 'movie', id: 949 } as const;

  it('is written down where it surfaces, without what was asked', async () => {
    const { logged, useCases } = asked(embeddedCatalogue(() => TE.right('a text')));
    const answer = await useCases.openTitle(heat)();
    expect(answer).toMatchObject({ left: { _tag: 'invalid-data' } });
    expect(logged).toEqual([['catalogue.details', E.isLeft(answer) ? answer.left : null]]);
    await useCases.searchTitles({ mediaType: 'movie', query: parseSearch('somebody’s own words'), page: 1 })();
    expect(logged.map(([where]) => where)).toEqual(['catalogue.details', 'catalogue.search-titles']);
    expect(JSON.stringify(logged)).not.toContain('own words');
  });

  it('is what breaks on the way, too: it is a refusal, not a fault that nobody hears of', async () => {
    const { logged, useCases } = asked(embeddedCatalogue(() => () => Promise.reject(new Error('no such thing'))));
    expect(await useCases.getCatalogueStats()()).toMatchObject({ left: { _tag: 'unexpected', message: 'no such thing' } });
    expect(logged).toEqual([['catalogue.census', { _tag: 'unexpected', message: 'no such thing' }]]);
  });

  it('is not what is nobody’s, or not there', async () => {
    const { logged, useCases } = asked(embeddedCatalogue(() => TE.left(offline)));
    expect(await useCases.openTitle(heat)()).toEqual(E.left(offline));
    const { logged: others, useCases: whole } = asked();
    expect(await whole.openTitle({ mediaType: 'movie', id: 999_999_999 })()).toMatchObject({ left: { _tag: 'not-found' } });
    expect([logged, others]).toEqual([[], []]);
  });
});
