import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import type { ListQuery, TitlePage } from '#domain/catalogue/catalogue';
import { isUnfiltered, type Filters } from '#domain/catalogue/filters';
import { matchesFilters } from '#domain/catalogue/filter-match';
import type { Title } from '#domain/catalogue/title';
import type { QueryContext } from './query-context';
import { fetchTitlePage } from './discover-titles';

/** Whether the rows of a list know enough to be filtered: lengths, certificates and countries are only known to `/discover`. */
export const canFilterRows = ({ runtimeFrom, runtimeTo, certification, country }: Filters): boolean =>
  runtimeFrom === null && runtimeTo === null && certification === null && country === null;

const fits = (filters: Filters) => (title: Title): boolean => matchesFilters(filters)({ ...title, countries: [], certification: null });

/**
 * This week's trending titles. TMDB cannot filter them, so their pages are: they become short, their number tells the end, and how
 * many titles are left on them nobody has counted.
 */
export const trending =
  (context: QueryContext) =>
  ({ mediaType, filters, page }: ListQuery, signal?: AbortSignal): Answer<TitlePage> => {
    const whole = fetchTitlePage(context)(mediaType, `/trending/${mediaType}/week`, page, {}, signal);
    if (isUnfiltered(filters)) return whole;
    return TE.map((told: TitlePage): TitlePage => ({ ...told, items: told.items.filter(fits(filters)), totalResults: null }))(whole);
  };
