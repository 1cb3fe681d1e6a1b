import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue';
import { noFilters } from '#domain/catalogue/filters';
import { emptyPage } from '#domain/catalogue/page';
import { parseSearch } from '#domain/catalogue/search-query';
import { notFound } from '#domain/failure';
import { catalogueUseCases, type CatalogueUseCases } from './catalogue-use-cases';

/** Use cases over a catalogue that writes down what it is asked. */
const asked = () => {
  const questions: string[] = [];
  const note = (name: string) => (...args: ReadonlyArray<unknown>) => {
    questions.push([name, ...args.flatMap((arg) => (arg === undefined ? [] : [JSON.stringify(arg)]))].join(' '));
    return TE.right('answered');
  };
  const catalogue = new Proxy({}, { get: (_, name) => note(String(name)) }) as unknown as Catalogue;
  return { questions, useCases: catalogueUseCases(catalogue) };
};

const list = (mediaType: 'movie' | 'tv', name: 'popular' | 'on-the-air' | 'upcoming') => ({ mediaType, list: name, filters: noFilters, page: 1 });

describe('what anybody can do with the catalogue', () => {
  it('is browsing the lists that a type has; another is not found, and nobody is asked', async () => {
    const { questions, useCases } = asked();
    expect(await useCases.browseList(list('tv', 'on-the-air'))()).toEqual(E.right('answered'));
    expect(await useCases.browseList(list('movie', 'on-the-air'))()).toEqual(E.left(notFound('list')));
    expect(await useCases.browseList(list('tv', 'upcoming'))()).toEqual(E.left(notFound('list')));
    expect(questions).toHaveLength(1);
  });

  it('is searching for something: blanks find nothing and ask nobody', async () => {
    const { questions, useCases } = asked();
    const blank = parseSearch('  year:1999 ');
    expect(await useCases.searchTitles({ mediaType: 'movie', query: blank, page: 1 })()).toEqual(E.right(emptyPage));
    expect(await useCases.searchPeople({ query: blank, page: 1 })()).toEqual(E.right(emptyPage));
    expect(await useCases.suggest('   ')()).toEqual(E.right([]));
    expect(questions).toEqual([]);
    await useCases.suggest(' heat year:1995 ')();
    expect(questions).toEqual([`suggest ${JSON.stringify(parseSearch('heat year:1995'))}`]);
  });

  it('does not look for people under the number of a title', async () => {
    const { questions, useCases } = asked();
    expect(await useCases.searchPeople({ query: parseSearch('tmdb:603'), page: 1 })()).toEqual(E.right(emptyPage));
    await useCases.searchTitles({ mediaType: 'movie', query: parseSearch('tmdb:603'), page: 1 })();
    expect(questions.map((question) => question.split(' ')[0])).toEqual(['searchTitles']);
  });

  it.each([
    ['discover', 'discover'], ['openTitle', 'details'], ['openSeason', 'season'], ['listGenres', 'genres'],
    ['openPerson', 'person'], ['openCollection', 'collection'], ['countTitles', 'census'],
  ] satisfies ReadonlyArray<readonly [keyof CatalogueUseCases, keyof Catalogue]>)('passes %s on as %s, with all that it is told', async (name, method) => {
    const { questions, useCases } = asked();
    const use = useCases[name] as (...args: ReadonlyArray<unknown>) => TE.TaskEither<never, unknown>;
    expect(await use({ page: 3 }, 7)()).toEqual(E.right('answered'));
    expect(questions).toEqual([`${method} {"page":3} 7`]);
  });
});
