import { useRef, type ReactNode } from 'react';
import type { Filters } from '#domain/catalogue/filters';
import { Icon } from '#ui/design/icons/icon.tsx';
import { hasLayoutBox } from '#ui/design/utils/has-layout-box.ts';
import type { ActiveFilter } from './active-filters';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';

type Props = {
  readonly active: ReadonlyArray<ActiveFilter>;
  /** The chips of filters by content, which load late; null without such filters. */
  readonly content: ReactNode;
  readonly onChange: (filters: Filters) => void;
  readonly onClear: () => void;
};

/** Renders the active filters as removable chips. Removing a chip moves the focus to the neighbouring chip. */
export const FilterChips = ({ active, content, onChange, onClear }: Props): React.JSX.Element | null => {
  const row = useRef<HTMLUListElement>(null);
  if (active.length === 0 && content === null) return null;
  /** Returns the bar's first visible button: a menu on wide screens, the dialog's button on narrow ones. */
  const findBarButton = (): HTMLElement | undefined =>
    [...(row.current?.closest('.filters')?.querySelectorAll<HTMLElement>('.pick') ?? [])].find(hasLayoutBox);
  const remove = (index: number, without: Filters): void => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    // "Clear all" disappears with the last chip; then the focus moves to the bar.
    const next = active.length > 1 ? (buttons[index + 1] ?? buttons[index - 1]) : findBarButton();
    next?.focus();
    onChange(without);
  };
  return (
    <ul ref={row} className="chips" aria-label={FILTER_MESSAGES.active}>
      {active.map(({ key, label, without }, index) => (
        <li key={key}>
          <button type="button" className="chip" aria-label={FILTER_MESSAGES.remove(label)} onClick={() => remove(index, without)}>
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      {content}
      <li>
        <button
          type="button"
          className="chip all"
          onClick={() => {
            findBarButton()?.focus();
            onClear();
          }}
        >
          {FILTER_MESSAGES.clearAll}
        </button>
      </li>
    </ul>
  );
};
