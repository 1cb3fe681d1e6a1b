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

/** A named list: as TMDB keeps it, or found again by `/discover` when it is filtered or in another order. */
export const getList =
  (context: QueryContext) =>
  (question: ListQuery, signal?: AbortSignal): Answer<TitlePage> => {
    const { mediaType, list, page } = question;
    const filters = filtersFor(mediaType, question.filters);
    if (!isListOfType(mediaType, list)) return notFoundAnswer('list');
    if (list === 'trending' && canFilterRows(filters)) return trending(context)({ ...question, filters }, signal);
    const other = isSortable(list) ? question.sort : undefined;
    if (isUnfiltered(filters) && other === undefined) return fetchTitlePage(context)(mediaType, `/${mediaType}/${list.replaceAll('-', '_')}`, page, {}, signal);
    const { sort, parameters } = listConstraints(list, toIsoDate(context.clock.now()), filters);
    return discoverTitles(context)({ mediaType, filters, sort: other ?? sort, page }, parameters, signal);
  };
