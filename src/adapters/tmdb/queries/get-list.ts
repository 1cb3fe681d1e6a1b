import type { Answer } from '#domain/shared/answer';
import type { ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { restrictFiltersToType, isUnfiltered, type Filters } from '#domain/catalogue/filters';
import { isSortableCatalogueList, isCatalogueListOfType } from '#domain/catalogue/catalogue-list';
import { calendarDay } from '#domain/shared/dates';
import { notFoundAnswer } from './query-answers';
import type { TmdbQueryDeps } from './query-deps';
import { discoverTitles, fetchTitlePage } from './discover-titles';
import { listDiscoverParameters } from './list-discover-parameters';
import * as TE from 'fp-ts/TaskEither';
import { matchesFilters } from '#domain/catalogue/filter-match';
import type { Title } from '#domain/catalogue/title';

/** Returns whether list rows have the fields of the filters: only `/discover` filters by runtime, certificate, country and content. */
const canFilterRows = ({ runtimeFrom, runtimeTo, certification, country, content }: Filters): boolean =>
  runtimeFrom === null && runtimeTo === null && certification === null && country === null && content.length === 0;

const matches = (filters: Filters) => (title: Title): boolean => matchesFilters(filters)({ ...title, countries: [], certification: null });

/**
 * Returns the titles that are trending today. TMDB cannot filter them, so each page is filtered after loading: a page may have fewer items,
 * `totalPages` stays the same, and `totalResults` is null because the number of matching titles is unknown.
 */
const trending =
  (context: TmdbQueryDeps) =>
  ({ mediaType, filters, page }: ListQuery, signal?: AbortSignal): Answer<TitlePage> => {
    const unfiltered = fetchTitlePage(context)(mediaType, `/trending/${mediaType}/day`, page, {}, signal);
    if (isUnfiltered(filters)) return unfiltered;
    return TE.map((titlePage: TitlePage): TitlePage => ({
      ...titlePage,
      items: titlePage.items.filter(matches(filters)),
      totalResults: null,
    }))(unfiltered);
  };

/** Returns a page of a named list. Filtered or re-sorted lists are requested from `/discover`, others from their own path. */
export const getList =
  (context: TmdbQueryDeps) =>
  (query: ListQuery, signal?: AbortSignal): Answer<TitlePage> => {
    const { mediaType, list, page } = query;
    const filters = restrictFiltersToType(mediaType, query.filters);
    if (!isCatalogueListOfType(mediaType, list)) return notFoundAnswer('list');
    if (list === 'trending' && canFilterRows(filters)) return trending(context)({ ...query, filters }, signal);
    const otherSort = isSortableCatalogueList(list) ? query.sort : undefined;
    if (isUnfiltered(filters) && otherSort === undefined)
      return fetchTitlePage(context)(mediaType, `/${mediaType}/${list.replaceAll('-', '_')}`, page, {}, signal);
    const { sort, parameters } = listDiscoverParameters(list, calendarDay(context.clock.now()), filters);
    return discoverTitles(context)({ mediaType, filters, sort: otherSort ?? sort, page }, parameters, signal);
  };
