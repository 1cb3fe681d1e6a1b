import { isListDirectoryFiltered, listDirectorySort } from '#application/admin/list-table-params';
import { allListsQuery, type ListDirectoryQuery } from '#domain/lists/directory/list-directory';
import { Button } from '#ui/design/buttons/button.tsx';
import { FilterBar } from '#ui/design/filters/filter-bar.tsx';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import { ALL_LISTS_PAGE_MESSAGES, LIST_DIRECTORY_ORDER_OPTIONS } from '#ui/messages/admin/all-lists.messages.ts';
import { truncateName } from '#ui/messages/admin/shown-name.ts';
import { ChoiceMenu } from '#ui/features/lists/controls/choice-menu.tsx';
import { WordsField } from '#ui/features/lists/controls/words-field.tsx';
import { useUserNames } from '#ui/features/admin/audit/use-user-names.ts';
import type { TableAddress } from '#ui/features/admin/shared/use-table-address.ts';

const PLACES = (['active', 'shared', 'bin'] as const).map((value) => ({ value, label: ALL_LISTS_PAGE_MESSAGES.places[value] }));

type Props = Pick<TableAddress<ListDirectoryQuery>, 'view' | 'change'>;

/** Renders the filter of the owner that the address names, with a choice to remove it. */
const OwnerFilter = ({
  owner, onClear,
}: {
  readonly owner: NonNullable<ListDirectoryQuery['owner']>;
  readonly onClear: () => void;
}): React.JSX.Element => {
  const { names } = useUserNames([owner]);
  const choices = [
    { value: '', label: ALL_LISTS_PAGE_MESSAGES.allOwners },
    { value: owner, label: truncateName(names.get(owner) ?? owner) },
  ];
  return (
    <ChoiceMenu label={ALL_LISTS_PAGE_MESSAGES.owner} choices={choices} value={owner} set onChange={(next) => next === '' && onClear()} />
  );
};

/** Renders search, place, owner and, for cards, order of the table of lists. */
export const AllListsToolbar = ({ view, change }: Props): React.JSX.Element => {
  const { text, owner, isDeleted, isShared } = view;
  return (
    <FilterBar label={ALL_LISTS_PAGE_MESSAGES.controls}>
      <WordsField
        label={ALL_LISTS_PAGE_MESSAGES.search}
        words={text === '' ? null : text}
        onChange={(words) => change({ text: words ?? '' })}
      />
      <ChoiceMenu
        label={ALL_LISTS_PAGE_MESSAGES.place}
        choices={PLACES}
        value={isDeleted ? 'bin' : isShared ? 'shared' : 'active'}
        set={isDeleted || isShared}
        onChange={(next) => change({ isDeleted: next === 'bin', isShared: next === 'shared' })}
      />
      {owner !== null && <OwnerFilter owner={owner} onClear={() => change({ owner: null })} />}
      {text === '' && (
        <span className="only-cards">
          <ChoiceMenu
            label={ADMIN_TABLE_MESSAGES.order}
            choices={LIST_DIRECTORY_ORDER_OPTIONS}
            value={LIST_DIRECTORY_ORDER_OPTIONS.find(({ value }) => value === listDirectorySort.write(view))?.value ?? 'changed'}
            set={false}
            onChange={(next) => change(listDirectorySort.read(next))}
          />
        </span>
      )}
      {isListDirectoryFiltered(view) && (
        <Button kind="bare" small icon="close" onClick={() => change({ ...allListsQuery, sort: view.sort, direction: view.direction })}>
          {ADMIN_TABLE_MESSAGES.clearFilters}
        </Button>
      )}
    </FilterBar>
  );
};
