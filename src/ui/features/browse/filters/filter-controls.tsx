import type { ListParams } from '#application/catalogue/list-params';
import type { Filters, CatalogueSort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { barFilters } from './filter-definitions';
import { GenreFilterMenu, FilterDefinitionMenu, MoreFiltersMenu, OrderMenu, ServicesMenu } from './filter-menus';

export type FilterControlsProps = {
  readonly params: ListParams;
  readonly usual: CatalogueSort;
  readonly mediaType: MediaType;
  readonly genre?: string | undefined;
  readonly sortable: boolean;
  readonly onChange: (next: ListParams) => void;
};

/** Renders the filter bar's menus, for wide screens. */
export const FilterControls = ({ params, usual, mediaType, genre, sortable, onChange }: FilterControlsProps): React.JSX.Element => {
  const { filters, sort } = params;
  const changeFilters = (next: Filters): void => onChange({ sort, filters: next });
  return (
    <div className="picks">
      {sortable && <OrderMenu sort={sort} usual={usual} onChange={(next) => onChange({ filters, sort: next })} />}
      <GenreFilterMenu mediaType={mediaType} filters={filters} genre={genre} onChange={changeFilters} />
      {barFilters(mediaType).map((definition) => (
        <FilterDefinitionMenu key={definition.label} definition={definition} filters={filters} onChange={changeFilters} />
      ))}
      {__ON_TMDB__ && <ServicesMenu filters={filters} onChange={changeFilters} />}
      <MoreFiltersMenu mediaType={mediaType} filters={filters} onChange={changeFilters} />
    </div>
  );
};
