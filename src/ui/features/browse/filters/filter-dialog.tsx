import { useEffect, useState } from 'react';
import type { Filters } from '#domain/catalogue/filters';
import { Button } from '#ui/design/buttons/button.tsx';
import { Select } from '#ui/design/fields/select.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { barFilters, moreFilters } from './filter-definitions';
import { ORDERS, orderValue } from './filter-options';
import { DefinitionField } from './filter-menus';
import type { FilterControlsProps } from './filter-controls';
import { GenreChoice } from './genre-choice';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';

type Props = FilterControlsProps & {
  /** Number of active filters. */
  readonly on: number;
  /** Number of matching titles as text, such as "124 films"; empty while unknown. */
  readonly count: string;
};

/** Above this width every filter has its own menu and the dialog's button is hidden; matches title-filters.css. */
const WIDE = '(min-width: 1024px)';

/** Renders one button that opens all filters in a bottom dialog, for touch and small screens. */
export const FilterDialog = ({ on, count, params, usual, mediaType, genre, sortable, onChange }: Props): React.JSX.Element => {
  const [open, setOpen] = useState(false);
  const { filters, sort } = params;
  const changeFilters = (next: Filters): void => onChange({ sort, filters: next });
  useEffect(() => {
    // Closes the dialog when a tablet is rotated: CSS hides the dialog on wide screens, but an open modal keeps the page inert.
    const wideScreen = matchMedia(WIDE);
    const close = (): void => setOpen(false);
    wideScreen.addEventListener('change', close);
    return () => wideScreen.removeEventListener('change', close);
  }, []);
  return (
    <>
      <div className="sheet-button">
        <button type="button" className={on > 0 ? 'pick set' : 'pick'} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          {FILTER_MESSAGES.filters}{on > 0 && <span className="num"> {on}</span>}
        </button>
      </div>
      <Modal open={open} onClose={() => setOpen(false)} title={FILTER_MESSAGES.filters}>
        <div className="sheet-fields">
          {sortable && (
            <Select
              label={FILTER_MESSAGES.sort}
              options={ORDERS}
              value={orderValue(sort)}
              onChange={(event) => onChange({ filters, sort: ORDERS.find((order) => order.value === event.target.value)?.means ?? usual })}
            />
          )}
          {[...barFilters(mediaType), ...moreFilters(mediaType)].map((definition) => (
            <DefinitionField key={definition.label} definition={definition} filters={filters} onChange={changeFilters} />
          ))}
          <GenreChoice mediaType={mediaType} filters={filters} fixed={genre} onChange={changeFilters} />
        </div>
        <div className="sheet-footer">
          <Button kind="go" wide onClick={() => setOpen(false)}>
            {count === '' ? FILTER_MESSAGES.showTitles(mediaType) : FILTER_MESSAGES.showCount(count)}
          </Button>
        </div>
      </Modal>
    </>
  );
};
