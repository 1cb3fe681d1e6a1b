import type { Filters } from '#domain/catalogue/filters';
import { Button } from '#ui/design/buttons/button.tsx';
import { Select } from '#ui/design/fields/select.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { ContentFields } from './content-fields';
import type { FilterControlsProps } from './filter-controls';
import { barFilters, moreFilters } from './filter-definitions';
import { DefinitionField } from './filter-fields';
import { CATALOGUE_ORDER_CHOICES, catalogueOrderOptionValue } from './filter-options';
import { OptionalServicesField } from './filter-menus';
import { GenreCheckboxes } from './genre-checkboxes';

export type FilterSheetProps = FilterControlsProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Number of matching titles as text, such as "124 films"; empty while unknown. */
  readonly count: string;
};

/** Renders all filters in a dialog, which slides in from below on phones. */
export const FilterSheet = ({
  open, onClose, count, params, usual, mediaType, genre, sortable, onChange,
}: FilterSheetProps): React.JSX.Element => {
  const { filters, sort } = params;
  const changeFilters = (next: Filters): void => onChange({ sort, filters: next });
  return (
    <Modal open={open} onClose={onClose} title={FILTER_MESSAGES.filters}>
      <div className="sheet-fields">
        {sortable && (
          <Select
            label={FILTER_MESSAGES.sort}
            options={CATALOGUE_ORDER_CHOICES}
            value={catalogueOrderOptionValue(sort)}
            onChange={(event) =>
              onChange({ filters, sort: CATALOGUE_ORDER_CHOICES.find((order) => order.value === event.target.value)?.means ?? usual })
            }
          />
        )}
        {OptionalServicesField !== null && <OptionalServicesField filters={filters} onChange={changeFilters} />}
        {[...barFilters(mediaType), ...moreFilters(mediaType)].map((definition) => (
          <DefinitionField key={definition.label} definition={definition} filters={filters} onChange={changeFilters} />
        ))}
        <ContentFields mediaType={mediaType} filters={filters} onChange={changeFilters} />
        <GenreCheckboxes mediaType={mediaType} filters={filters} fixed={genre} onChange={changeFilters} />
      </div>
      <div className="sheet-footer">
        <Button kind="go" wide onClick={onClose}>
          {count === '' ? FILTER_MESSAGES.showTitles(mediaType) : FILTER_MESSAGES.showCount(count)}
        </Button>
      </div>
    </Modal>
  );
};
