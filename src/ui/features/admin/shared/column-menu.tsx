import { Checks } from '#ui/design/filters/checks.tsx';
import { FilterMenu } from '#ui/design/filters/filter-menu.tsx';
import type { Choice } from '#ui/design/utils/choice.ts';
import { ADMIN_TABLE_MESSAGES } from '#ui/messages/admin/admin-table.messages.ts';
import type { HiddenColumns } from './use-hidden-columns';

type Props = HiddenColumns & {
  /** The columns that can be hidden, by id. */
  readonly options: ReadonlyArray<Choice<string>>;
};

/** Renders the choice of a table's columns. */
export const ColumnMenu = ({ options, hidden, setHidden }: Props): React.JSX.Element => {
  const shown = options.map(({ value }) => value).filter((id) => !hidden.has(id));
  const text =
    shown.length === options.length ? ADMIN_TABLE_MESSAGES.allColumns : ADMIN_TABLE_MESSAGES.someColumns(shown.length, options.length);
  return (
    <FilterMenu label={ADMIN_TABLE_MESSAGES.columns} value={text} set={shown.length < options.length}>
      {() => (
        <Checks
          label={ADMIN_TABLE_MESSAGES.columns}
          options={options}
          values={shown}
          onChange={(values) => setHidden(new Set(options.map(({ value }) => value).filter((id) => !values.includes(id))))}
        />
      )}
    </FilterMenu>
  );
};
