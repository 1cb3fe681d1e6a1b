import type { ListParams } from '#application/catalogue/list-params';
import type { Filters, Sort } from '#domain/catalogue/filters';
import type { MediaType } from '#domain/catalogue/media-type';
import { barFilters } from './filter-definitions';
import { GenreMenu, DefinitionMenu, MoreMenu, OrderMenu } from './filter-menus';

export type FilterControlsProps = {
  readonly browsing: ListParams;
  readonly usual: Sort;
  readonly mediaType: MediaType;
  readonly genre?: string | undefined;
  readonly sortable: boolean;
  readonly onChange: (next: ListParams) => void;
};

/** The bar's menus, for screens with room for a bar. */
export const FilterControls = ({ browsing, usual, mediaType, genre, sortable, onChange }: FilterControlsProps): React.JSX.Element => {
  const { filters, sort } = browsing;
  const narrow = (next: Filters): void => onChange({ sort, filters: next });
  return (
    <div className="picks">
      {sortable && <OrderMenu sort={sort} usual={usual} onChange={(next) => onChange({ filters, sort: next })} />}
      <GenreMenu mediaType={mediaType} filters={filters} genre={genre} onChange={narrow} />
      {barFilters(mediaType).map((kind) => (
        <DefinitionMenu key={kind.label} kind={kind} filters={filters} onChange={narrow} />
      ))}
      <MoreMenu mediaType={mediaType} filters={filters} onChange={narrow} />
    </div>
  );
};
