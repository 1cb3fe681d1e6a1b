import type { Answer } from '#domain/answer';
import type { ListQuestion, TitlePage } from '#domain/catalogue/catalogue';
import { filtersFor, isUnfiltered } from '#domain/catalogue/filters';
import { hasOrders, isListOf } from '#domain/catalogue/list-name';
import { isoDay } from '#domain/clock';
import { missing } from './answers';
import type { Context } from './context';
import { discovered, titlePage } from './discover';
import { listConstraints } from './list-constraints';
import { canFilterRows, trending } from './trending';

/** A named list: as TMDB keeps it, or found again by `/discover` when it is filtered or in another order. */
export const listed =
  (context: Context) =>
  (question: ListQuestion, signal?: AbortSignal): Answer<TitlePage> => {
    const { mediaType, list, page } = question;
    const filters = filtersFor(mediaType, question.filters);
    if (!isListOf(mediaType, list)) return missing('list');
    if (list === 'trending' && canFilterRows(filters)) return trending(context)({ ...question, filters }, signal);
    const other = hasOrders(list) ? question.sort : undefined;
    if (isUnfiltered(filters) && other === undefined) return titlePage(context)(mediaType, `/${mediaType}/${list.replaceAll('-', '_')}`, page, {}, signal);
    const { sort, parameters } = listConstraints(list, isoDay(context.clock.now()), filters);
    return discovered(context)({ mediaType, filters, sort: other ?? sort, page }, parameters, signal);
  };
