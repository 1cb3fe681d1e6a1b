import { useRef } from 'react';
import type { Filters } from '#domain/catalogue/filters';
import { Icon } from '#ui/design/icons/icon.tsx';
import { isShown } from '#ui/design/utils/is-shown.ts';
import type { ActiveFilter } from './active-filters';

type Props = {
  readonly active: ReadonlyArray<ActiveFilter>;
  readonly onChange: (filters: Filters) => void;
  readonly onClear: () => void;
};

/** The filters that are on, each with a way out. Focus goes to the neighbour of a chip that is taken away. */
export const FilterChips = ({ active, onChange, onClear }: Props): React.JSX.Element | null => {
  const row = useRef<HTMLUListElement>(null);
  if (active.length === 0) return null;
  /** The bar's first button: a menu on a desk, that of the sheet where there is no room for menus. */
  const inBar = (): HTMLElement | undefined => [...(row.current?.closest('.filters')?.querySelectorAll<HTMLElement>('.pick') ?? [])].find(isShown);
  const remove = (at: number, without: Filters): void => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    // The last button clears all and goes with the last chip; then the bar itself is the neighbour.
    const next = active.length > 1 ? (buttons[at + 1] ?? buttons[at - 1]) : inBar();
    next?.focus();
    onChange(without);
  };
  return (
    <ul ref={row} className="chips" aria-label="Filters that are on">
      {active.map(({ key, label, without }, at) => (
        <li key={key}>
          <button type="button" className="chip" aria-label={`Remove: ${label}`} onClick={() => remove(at, without)}>
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="chip all"
          onClick={() => {
            inBar()?.focus();
            onClear();
          }}
        >
          Clear all
        </button>
      </li>
    </ul>
  );
};
