import { useRef } from 'react';
import type { ListParams } from '#application/catalogue/list-params';
import { noFilters } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { activeFilters } from './active-filters';
import { FilterChips } from './filter-chips';
import { FilterControls } from './filter-controls';
import { FilterDialog } from './filter-dialog';
import { HideSeen } from './hide-seen';
import './title-filters.css';
import { titleCount } from '../../shared/title-format';
import type { FilteredList } from '../use-filtered-list';

type Props = {
  readonly browsed: FilteredList;
  readonly mediaType: MediaType;
  /** The genre of the page. */
  readonly genre?: string;
  /** Whether the list can be put into another order. */
  readonly sortable: boolean;
};

/** The bar of filters of a list: menus on a desk, one button with a sheet on a phone; what is on stands in chips. */
export const TitleFilters = ({ browsed, mediaType, genre, sortable }: Props): React.JSX.Element => {
  const { browsing, usualSort, paging, change } = browsed;
  const top = useRef<HTMLDivElement>(null);
  const active = activeFilters(mediaType, browsing.filters);
  const isKnown = !paging.isLoading && (paging.failure === null || paging.items.length > 0);
  const count = isKnown && paging.totalResults !== null ? titleCount(mediaType, paging.totalResults) : '';

  const onChange = (next: ListParams): void => {
    change(next);
    // From deep in the old results to the head of the new ones; the bar itself stays where it is.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  const picks = { browsing, usual: usualSort, mediaType, genre, sortable, onChange };
  return (
    <>
      <div ref={top} className="filters-top" />
      <FilterBar count={count}>
        <FilterControls {...picks} />
        <FilterDialog {...picks} on={active.length} count={count} />
        <span className="desk-only">
          <HideSeen />
        </span>
        <FilterChips
          active={active}
          onChange={(filters) => onChange({ ...browsing, filters })}
          onClear={() => onChange({ ...browsing, filters: noFilters })}
        />
      </FilterBar>
    </>
  );
};
