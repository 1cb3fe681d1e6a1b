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
import { HideSeen } from './hide-seen';
import { typeNoun } from '../../shared/list-labels';

type Props = FilterControlsProps & {
  /** How many filters are on. */
  readonly on: number;
  /** How many titles fit: "124 films"; empty while nobody knows. */
  readonly count: string;
};

/** From here on every filter has a menu of its own, and the sheet has no button; see title-filters.css. */
const WIDE = '(min-width: 1024px)';

/** One button that opens all filters, from below: for hands and small screens. */
export const FilterDialog = ({ on, count, browsing, usual, mediaType, genre, sortable, onChange }: Props): React.JSX.Element => {
  const [open, setOpen] = useState(false);
  const { filters, sort } = browsing;
  const narrow = (next: Filters): void => onChange({ sort, filters: next });
  useEffect(() => {
    // A tablet that is turned would keep a page that nothing can be done on, under a sheet that is not drawn.
    const wide = matchMedia(WIDE);
    const close = (): void => setOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <>
      <div className="sheet-button">
        <button type="button" className={on > 0 ? 'pick set' : 'pick'} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          Filters{on > 0 && <span className="num"> {on}</span>}
        </button>
      </div>
      <Modal open={open} onClose={() => setOpen(false)} title="Filters">
        <div className="sheet-fields">
          {sortable && (
            <Select
              label="Order"
              options={ORDERS}
              value={orderValue(sort)}
              onChange={(event) => onChange({ filters, sort: ORDERS.find((order) => order.value === event.target.value)?.means ?? usual })}
            />
          )}
          {[...barFilters(mediaType), ...moreFilters(mediaType)].map((kind) => (
            <DefinitionField key={kind.label} kind={kind} filters={filters} onChange={narrow} />
          ))}
          <HideSeen />
          <GenreChoice mediaType={mediaType} filters={filters} fixed={genre} onChange={narrow} />
        </div>
        <div className="sheet-foot">
          <Button kind="go" wide onClick={() => setOpen(false)}>
            Show {count === '' ? typeNoun(mediaType) : count}
          </Button>
        </div>
      </Modal>
    </>
  );
};
