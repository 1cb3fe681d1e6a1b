import * as E from 'fp-ts/Either';
import type { Suggestion } from '#domain/catalogue/catalogue';
import type { MediaType } from '#domain/catalogue/media-type';
import type { SearchQuery } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import type { CatalogueUseCases } from './catalogue-use-cases';

/** Most suggestions of one request, which include people. */
const MAX_SUGGESTED = 20;
/** With fewer titles among the most suggestions, people may have taken the places of others. */
const ENOUGH_TITLES = 8;
const MAX_TITLES = 20;

const titlesIn = (suggestions: ReadonlyArray<Suggestion>): ReadonlyArray<Title> =>
  suggestions.flatMap((each) => (each.kind === 'title' ? [each.title] : []));

/** Orders results of two types by their places, so that the best ones of both come first. */
const interleaved = (films: ReadonlyArray<Title>, series: ReadonlyArray<Title>): ReadonlyArray<Title> =>
  Array.from({ length: Math.max(films.length, series.length) }, (_, place) => [films[place], series[place]])
    .flat()
    .filter((title) => title !== undefined);

/**
 * Returns the films and series that a search finds, best matches first, at most 20. They are the titles among the suggestions; where many
 * people have the name, the results of both types follow.
 */
export const suggestTitles =
  (catalogue: Pick<CatalogueUseCases, 'suggest' | 'searchTitles'>) =>
  (query: SearchQuery, signal?: AbortSignal): Answer<ReadonlyArray<Title>> =>
  async () => {
    const suggestions = await catalogue.suggest(query, signal, MAX_SUGGESTED)();
    if (E.isLeft(suggestions)) return suggestions;
    const suggested = titlesIn(suggestions.right);
    if (suggestions.right.length < MAX_SUGGESTED || suggested.length >= ENOUGH_TITLES) return E.right(suggested);
    const search = (mediaType: MediaType) => catalogue.searchTitles({ mediaType, query, page: 1 }, signal)();
    const [films, series] = await Promise.all([search('movie'), search('tv')]);
    if (E.isLeft(films)) return films;
    if (E.isLeft(series)) return series;
    const keys = new Set(suggested.map(itemKey));
    const others = interleaved(films.right.items, series.right.items).filter((title) => !keys.has(itemKey(title)));
    return E.right([...suggested, ...others].slice(0, MAX_TITLES));
  };
