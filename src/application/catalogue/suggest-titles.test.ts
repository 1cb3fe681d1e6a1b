import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { Suggestion } from '#domain/catalogue/catalogue';
import { parseSearch } from '#domain/catalogue/search-query';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { Title } from '#domain/catalogue/title';
import { aborted, offline } from '#domain/shared/failure';
import type { CatalogueUseCases } from './catalogue-use-cases';
import { suggestTitles } from './suggest-titles';

const film = (id: number): Title => aTitle({ mediaType: 'movie', id });
const series = (id: number): Title => aTitle({ mediaType: 'tv', id });
const people = (count: number): ReadonlyArray<Suggestion> =>
  Array.from({ length: count }, (_, id) => ({
    kind: 'person',
    person: { id, name: 'David', knownFor: null, imagePath: null, titles: [] },
  }));
const suggested = (...titles: ReadonlyArray<Title>): ReadonlyArray<Suggestion> => titles.map((title) => ({ kind: 'title', title }));

const catalogueOf = (suggestions: ReadonlyArray<Suggestion>, films: ReadonlyArray<Title> = [], shows: ReadonlyArray<Title> = []) => {
  const searchTitles = vi.fn<CatalogueUseCases['searchTitles']>(({ mediaType }) => {
    const items = mediaType === 'movie' ? films : shows;
    return TE.right({ items, page: 1, totalPages: 1, totalResults: items.length });
  });
  return { suggest: vi.fn<CatalogueUseCases['suggest']>(() => TE.right(suggestions)), searchTitles };
};

describe('suggestTitles', () => {
  it('returns the suggested titles without people', async () => {
    const catalogue = catalogueOf([...suggested(film(1)), ...people(3), ...suggested(series(2))]);
    expect(await suggestTitles(catalogue)(parseSearch('cas'))()).toEqual(E.right([film(1), series(2)]));
    expect(catalogue.searchTitles).not.toHaveBeenCalled();
  });

  it('adds results of both types, the best ones first, where people take the places of titles', async () => {
    const catalogue = catalogueOf([...people(19), ...suggested(film(1))], [film(2), film(1), film(3)], [series(1)]);
    expect(await suggestTitles(catalogue)(parseSearch('david'))()).toEqual(E.right([film(1), film(2), series(1), film(3)]));
    expect(catalogue.searchTitles.mock.calls.map(([{ mediaType, query, page }]) => [mediaType, query.words, page])).toEqual([
      ['movie', 'david', 1],
      ['tv', 'david', 1],
    ]);
  });

  it('asks for no more with enough titles, and returns at most 20', async () => {
    const enough = catalogueOf([...people(12), ...suggested(...Array.from({ length: 8 }, (_, id) => film(id)))]);
    expect(await suggestTitles(enough)(parseSearch('d'))()).toMatchObject({ right: { length: 8 } });
    expect(enough.searchTitles).not.toHaveBeenCalled();
    const many = catalogueOf(people(20), Array.from({ length: 20 }, (_, id) => film(id)), [series(1)]);
    expect(await suggestTitles(many)(parseSearch('d'))()).toMatchObject({ right: { length: 20 } });
  });

  it('fails with the search', async () => {
    const catalogue = { ...catalogueOf(people(20)), searchTitles: () => TE.left(offline) };
    expect(await suggestTitles(catalogue)(parseSearch('david'))()).toEqual(E.left(offline));
    expect(await suggestTitles({ ...catalogue, suggest: () => TE.left(aborted) })(parseSearch('david'))()).toEqual(E.left(aborted));
    const searchTitles: CatalogueUseCases['searchTitles'] = ({ mediaType }) =>
      mediaType === 'tv' ? TE.left(offline) : TE.right({ items: [], page: 1, totalPages: 1, totalResults: 0 });
    expect(await suggestTitles({ ...catalogue, searchTitles })(parseSearch('david'))()).toEqual(E.left(offline));
  });
});
