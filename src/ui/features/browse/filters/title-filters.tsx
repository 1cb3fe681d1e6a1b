import { useRef } from 'react';
import type { ListParams } from '#application/catalogue/list-params';
import { noFilters, type Filters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { titleCountText } from '#ui/messages/catalogue/catalogue.messages.ts';
import { OwnTitlesFilterRow, useVisibleTitles } from '#ui/features/shared/member-controls.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { activeFilters, incompleteDataFilterNames } from './active-filters';
import { FilterChips } from './filter-chips';
import { FilterControls } from './filter-controls';
import { FilterDialog } from './filter-dialog';
import type { FilterFieldsProps } from './filter-fields-props';
import './title-filters.css';
import type { FilteredList } from '#ui/features/browse/use-filtered-list.ts';

/** Loaded by the first filter by content. */
const ContentChips = lazyOptionalPart<FilterFieldsProps>(() => import('./filter-fields').then((module) => module.ContentChips));

const ServicesNote = __ON_TMDB__
  ? lazyOptionalPart<{ readonly filters: Filters }>(
    () => import('#ui/features/services/services-note.tsx').then((module) => module.ServicesNote),
  ) : null;

type Props = {
  readonly browsed: FilteredList;
  readonly mediaType: MediaType;
  /** The genre of the page. */
  readonly genre?: string;
  /** True if the list can be sorted. */
  readonly sortable: boolean;
};

/** Renders the filter bar of a list: menus on wide screens, one button with a dialog on narrow ones; active filters as chips. */
export const TitleFilters = ({ browsed, mediaType, genre, sortable }: Props): React.JSX.Element => {
  const { params, usualSort, paging, results, change } = browsed;
  const top = useRef<HTMLDivElement>(null);
  const { content } = params.filters;
  const active = activeFilters(mediaType, params.filters);
  const unknown = incompleteDataFilterNames(mediaType, params.filters);
  const isKnown = !paging.isLoading && (paging.failure === null || paging.items.length > 0);
  const count = isKnown && paging.totalResults !== null ? titleCountText(mediaType, paging.totalResults) : '';

  const seen = useVisibleTitles(results, paging.items);

  const onChange = (next: ListParams): void => {
    change(next);
    // Scrolls to the start of the new results; the sticky bar keeps its position.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const changeFilters = (filters: Filters): void => onChange({ ...params, filters });
  const controls = { params, usual: usualSort, mediaType, genre, sortable, onChange };
  return (
    <>
      <div ref={top} className="filters-top" />
      <FilterBar count={seen?.withHidden(count) ?? count}>
        <FilterControls {...controls} />
        <FilterDialog {...controls} on={active.length + content.length} count={count} />
        <FilterChips
          active={active}
          content={content.length === 0 ? null : <ContentChips filters={params.filters} mediaType={mediaType} onChange={changeFilters} />}
          onChange={changeFilters}
          onClear={() => changeFilters(noFilters)}
        />
      </FilterBar>
      <OwnTitlesFilterRow list={results} paging={paging} />
      {ServicesNote !== null && content.length > 0 && <ServicesNote filters={params.filters} />}
      {unknown.length === 0 ? null : <p className="filters-note faint">{FILTER_MESSAGES.unknownLeftOut(mediaType, unknown)}</p>}
    </>
  );
};
