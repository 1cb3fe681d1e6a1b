import type { Answer } from '#domain/shared/answer';
import type { ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { filtersFor, isUnfiltered } from '#domain/catalogue/filters';
import { isSortable, isListOfType } from '#domain/catalogue/catalogue-list';
import { toIsoDate } from '#domain/shared/clock';
import { notFoundAnswer } from './query-answers';
import type { QueryContext } from './query-context';
import { discoverTitles, fetchTitlePage } from './discover-titles';
import { listConstraints } from './list-constraints';
import { canFilterRows, trending } from './trending';

/** Returns a page of a named list. Filtered or re-sorted lists are requested from `/discover`, others from their own path. */
export const getList =
  (context: QueryContext) =>
  (query: ListQuery, signal?: AbortSignal): Answer<TitlePage> => {
    const { mediaType, list, page } = query;
    const filters = filtersFor(mediaType, query.filters);
    if (!isListOfType(mediaType, list)) return notFoundAnswer('list');
    if (list === 'trending' && canFilterRows(filters)) return trending(context)({ ...query, filters }, signal);
    const otherSort = isSortable(list) ? query.sort : undefined;
    if (isUnfiltered(filters) && otherSort === undefined) return fetchTitlePage(context)(mediaType, `/${mediaType}/${list.replaceAll('-', '_')}`, page, {}, signal);
    const { sort, parameters } = listConstraints(list, toIsoDate(context.clock.now()), filters);
    return discoverTitles(context)({ mediaType, filters, sort: otherSort ?? sort, page }, parameters, signal);
  };
