import type { ImportChoices } from '#application/imports/import-choices';
import type { PlannedList } from '#application/imports/plan/planned-row';
import { displayListName, listNameError, MAX_LIST_NAME_LENGTH } from '#domain/lists/list-name';
import { invalid } from '#domain/shared/failure';
import { Checkbox } from '#ui/design/fields/checkbox.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { listRejectionText } from '#ui/messages/lists/manage-lists.messages.ts';
import { IMPORT_ROWS_MESSAGES, includeListLabel, listCountText } from '#ui/messages/data/import-rows.messages.ts';

type Props = {
  readonly lists: ReadonlyArray<PlannedList>;
  readonly choices: ImportChoices;
  readonly onChange: (lists: ImportChoices['lists']) => void;
};

/** Renders the lists of the files: each can be renamed or left out. One with the name of an own list adds to that list. */
export const DryRunLists = ({ lists, choices, onChange }: Props): React.JSX.Element | null => {
  if (lists.length === 0) return null;
  const set = (list: PlannedList, change: Partial<Pick<PlannedList, 'name' | 'isLeftOut'>>): void =>
    onChange(new Map([...choices.lists, [list.key, { name: list.name, isLeftOut: list.isLeftOut, ...change }]]));
  return (
    <section className="import-lists" aria-labelledby="import-lists">
      <h2 id="import-lists">{IMPORT_ROWS_MESSAGES.lists}</h2>
      <ul>
        {lists.map((planned) => {
          // A typed name is shown at once; the plan follows.
          const list = { ...planned, ...choices.lists.get(planned.key) };
          const error = listNameError(list.name);
          return (
            <li key={list.key} className={list.isLeftOut ? 'out' : ''}>
              <Checkbox
                bare
                label={includeListLabel(list)}
                checked={!list.isLeftOut}
                onChange={(event) => set(list, { isLeftOut: !event.target.checked })}
              />
              {list.isLeftOut ? (
                <span>{displayListName(list.name)}</span>
              ) : (
                <TextField
                  label={IMPORT_ROWS_MESSAGES.listName}
                  value={choices.lists.has(list.key) ? list.name : displayListName(list.name)}
                  maxLength={MAX_LIST_NAME_LENGTH}
                  error={error === null ? null : listRejectionText(invalid('name', error))}
                  onChange={(event) => set(list, { name: event.target.value })}
                />
              )}
              <small className="num">
                {listCountText(list)} · {list.isOwn ? IMPORT_ROWS_MESSAGES.ownList : IMPORT_ROWS_MESSAGES.newList}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
