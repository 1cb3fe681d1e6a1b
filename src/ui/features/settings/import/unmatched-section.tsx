import { useEffect, useRef, useState } from 'react';
import type { ImportRow } from '#application/imports/import-row';
import type { AccountRow } from '#application/imports/run/account-rows';
import { noteSeen } from '#application/imports/run/look-note';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { BROWSER_STORAGE } from '#application/service-keys';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { useGridWindow } from '#ui/design/shelves/use-grid-window.ts';
import {
  entryFactsText, entryPlaceText, entryTitleText, foundEntriesText, removeAllQuestion, removeEntryLabel, removeEntryQuestion,
  showAllEntriesText,
  UNMATCHED_MESSAGES as TEXT, unmatchedCsv, unmatchedFiles,
} from '#ui/messages/data/unmatched-entries.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { saveFile } from '#ui/features/settings/save-file.ts';
import { useService } from '#ui/services.tsx';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useAccountRows } from './use-account-rows';
import { useNoteLook, useQuietLook } from './use-quiet-look';

/** Entries that are shown before the person asks for all. */
const FIRST_ENTRIES = 5;
const FIRST_ROWS = 20;

type RowsProps = { readonly rows: ReadonlyArray<AccountRow>; readonly onRemove: (row: AccountRow) => void };

/** Renders entries; only those near the viewport are in the DOM. */
const EntryRows = ({ rows, onRemove }: RowsProps): React.JSX.Element => {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, before, after } = useGridWindow(list, rows, FIRST_ROWS, 0);
  return (
    <ul ref={list} className="import-rows" aria-label={TEXT.heading} style={{ paddingTop: before, paddingBottom: after }}>
      {rows.slice(from, to).map((entry, offset) => (
        <li
          key={`${entry.partId} ${entry.text}`}
          className="import-row entry"
          aria-setsize={rows.length}
          aria-posinset={from + offset + 1}
        >
          <span className="import-title">
            <b>{entryTitleText(entry.row)}</b>
            <small>{entryPlaceText(entry.row)}</small>
          </span>
          <span className="import-facts">{entryFactsText(entry.row)}</span>
          <span className="import-act">
            <Button small aria-label={removeEntryLabel(entry.row)} onClick={() => onRemove(entry)}>{TEXT.remove}</Button>
          </span>
        </li>
      ))}
    </ul>
  );
};

type Props = {
  readonly lists: ListUseCases;
  /** Looks for the titles of the rows again. @param names of their files. */
  readonly onLookAgain: (names: ReadonlyArray<string>, rows: ReadonlyArray<ImportRow>) => void;
};

/** Renders the rows of imports that the account keeps because the catalogue does not have their titles; nothing if there are none. */
export const UnmatchedSection = ({ lists, onLookAgain }: Props): React.JSX.Element | null => {
  const { rows, failure, remove, retry } = useAccountRows(lists);
  const { open } = useModal();
  const [isWhole, setWhole] = useState(false);
  const found = useQuietLook(lists.uid, rows);
  const { noteOwnLook } = useNoteLook(lists.uid);
  const storage = useService(BROWSER_STORAGE);
  useEffect(() => {
    // Other pages need not say it, too.
    if (found > 0) noteSeen(storage, lists.uid);
  }, [found, lists.uid, storage]);
  if (rows.length === 0 && failure === null) return null;
  const ask = (question: ReturnType<typeof removeAllQuestion>, removed: ReadonlyArray<AccountRow>): void =>
    open({ name: 'confirmation', properties: { ...question, isFinal: true, onConfirm: () => void remove(removed) } });
  const all = rows.map(({ row }) => row);
  const lookAgain = (): void => {
    noteOwnLook();
    onLookAgain(unmatchedFiles(all), all);
  };
  return (
    <section className="import-records" aria-labelledby="unmatched-entries">
      <h2 id="unmatched-entries">{TEXT.heading}</h2>
      {failure === null ? null : (
        <>
          <FormNote tone="bad">{requestFailureText(failure)}</FormNote>
          <div className="import-acts"><Button small onClick={retry}>{TEXT.retry}</Button></div>
        </>
      )}
      {rows.length === 0 ? null : (
        <>
          <p className="faint">{TEXT.lead}</p>
          {found === 0 ? null : <FormNote tone="good">{foundEntriesText(found)}</FormNote>}
          <div className="import-acts">
            <Button small kind="go" icon="search" onClick={lookAgain}>{TEXT.lookAgain}</Button>
            <Button small icon="download" onClick={() => saveFile(TEXT.fileName, unmatchedCsv(all), 'text/csv')}>{TEXT.save}</Button>
            <Button small onClick={() => ask(removeAllQuestion(rows.length), rows)}>{TEXT.removeAll}</Button>
          </div>
          <EntryRows
            rows={isWhole ? rows : rows.slice(0, FIRST_ENTRIES)}
            onRemove={(entry) => ask(removeEntryQuestion(entry.row), [entry])}
          />
          {isWhole || rows.length <= FIRST_ENTRIES ? null : (
            <div className="import-acts"><Button small onClick={() => setWhole(true)}>{showAllEntriesText(rows.length)}</Button></div>
          )}
        </>
      )}
    </section>
  );
};
