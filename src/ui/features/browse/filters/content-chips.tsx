import type { MouseEvent } from 'react';
import { readContentFilters } from '#domain/catalogue/content/content-filter';
import { Icon } from '#ui/design/icons/icon.tsx';
import { isContentOffered } from '#ui/features/shared/filters/offered-content.ts';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { ContentFilterText } from './content-filter-text';
import type { FilterFieldsProps } from './filter-fields-props';

/** Moves the focus to the next chip, so that it stays in the row. */
const focusNext = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const chips = [...(currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = chips.findIndex((chip) => chip === currentTarget);
  (chips[at + 1] ?? chips[at - 1])?.focus();
};

/** Renders the chips of the filters by content that have an effect. Removing one moves the focus to the next chip. */
export const ContentChips = ({ mediaType, filters, onChange }: FilterFieldsProps): ReadonlyArray<React.JSX.Element> =>
  readContentFilters(filters.content).filter((filter) => isContentOffered(mediaType, filter)).map((filter) => (
    <li key={filter}>
      <button
        type="button"
        className="chip"
        onClick={(event) => {
          focusNext(event);
          onChange({ ...filters, content: filters.content.filter((other) => other !== filter) });
        }}
      >
        <span className="sr">{FILTER_MESSAGES.remove('')}</span>
        <ContentFilterText filter={filter} />
        <Icon name="close" />
      </button>
    </li>
  ));
