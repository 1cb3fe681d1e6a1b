import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import type { ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { isUnfiltered, type Filters } from '#domain/catalogue/filters';
import { matchesFilters } from '#domain/catalogue/filter-match';
import type { Title } from '#domain/catalogue/title';
import type { QueryContext } from './query-context';
import { fetchTitlePage } from './discover-titles';

/** Returns whether list rows have the fields that the filters need. Only `/discover` filters by runtime, certificate and country. */
export const canFilterRows = ({ runtimeFrom, runtimeTo, certification, country }: Filters): boolean =>
  runtimeFrom === null && runtimeTo === null && certification === null && country === null;

const matches = (filters: Filters) => (title: Title): boolean => matchesFilters(filters)({ ...title, countries: [], certification: null });

/**
 * Returns this week's trending titles. TMDB cannot filter them, so each page is filtered after loading: a page may have fewer items,
 * `totalPages` stays the same, and `totalResults` is null because the number of matching titles is unknown.
 */
export const trending =
  (context: QueryContext) =>
  ({ mediaType, filters, page }: ListQuery, signal?: AbortSignal): Answer<TitlePage> => {
    const unfiltered = fetchTitlePage(context)(mediaType, `/trending/${mediaType}/week`, page, {}, signal);
    if (isUnfiltered(filters)) return unfiltered;
    return TE.map((titlePage: TitlePage): TitlePage => ({ ...titlePage, items: titlePage.items.filter(matches(filters)), totalResults: null }))(unfiltered);
  };
