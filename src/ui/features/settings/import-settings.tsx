import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { CATALOGUE, CLOCK } from '#application/service-keys';
import type { LeftOutRow } from '#application/imports/import-row';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberFile } from '#application/lists/data-file/read-member-file';
import { importMachine } from '#application/lists/data-file/import-machine';
import { Button } from '#ui/design/buttons/button.tsx';
import { FileButton } from '#ui/design/fields/file-button.tsx';
import { FileField } from '#ui/design/fields/file-field.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import {
  IMPORT_MESSAGES, importDoneText, importFailureText, importFileSummaryText, importRefusedText, leftOutCsv, leftOutText,
} from '#ui/messages/import.messages.ts';
import { useService } from '#ui/services.tsx';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { saveFile } from './save-file';
import './import-settings.css';

const countsOf = ({ lists, viewings, ratings, damaged }: MemberFile) => ({
  lists: lists.length,
  titles: lists.reduce((sum, { items }) => sum + items.length, 0),
  viewings: viewings.length, ratings: ratings.length, damaged,
});

const hasEntries = ({ lists, viewings, ratings }: MemberFile): boolean => lists.length + viewings.length + ratings.length > 0;

/** Says which rows of other services' files are left out, and gives them as a file. */
const LeftOut = ({ rows }: { readonly rows: ReadonlyArray<LeftOutRow> }): React.JSX.Element | null =>
  rows.length === 0 ? null : (
    <>
      <p>{leftOutText(rows)}</p>
      <Button small icon="download" onClick={() => saveFile(IMPORT_MESSAGES.leftOutFile, leftOutCsv(rows), 'text/csv')}>
        {IMPORT_MESSAGES.leftOut}
      </Button>
    </>
  );

const LoadedRestore = ({ lists }: { readonly lists: ListUseCases }): React.JSX.Element => {
  const [catalogue, clock] = [useService(CATALOGUE), useService(CLOCK)];
  const [machine] = useState(() => importMachine({ lists, history: lists.history, catalogue, clock, newId: () => crypto.randomUUID() }));
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { files, refused, done, result, failure } = state.context;
  const leftOut = files.flatMap((file) => file.leftOut);
  const isBusy = state.matches('reading') || state.matches('restoring');
  return (
    <FileField
      multiple
      accept=".csv,.json,.zip,.txt"
      busy={isBusy}
      onFiles={(chosen) => actor.send({ type: 'files.chosen', files: chosen })}
      words={IMPORT_MESSAGES.drop}
    >
      <FactSheet
        facts={[{
          term: IMPORT_MESSAGES.term,
          value: (
            <>
              <span>{IMPORT_MESSAGES.hint}</span>
              <FileButton small icon="upload">{IMPORT_MESSAGES.choose}</FileButton>
            </>
          ),
        }]}
      />
      {refused.map((each, index) => <FormNote key={index} tone="bad">{importRefusedText(each.name, each.failure)}</FormNote>)}
      {state.matches('confirming') ? (
        <div className="restore-note" role="status">
          {files.map(({ names, file }, index) => <p key={index}>{importFileSummaryText(names, countsOf(file))}</p>)}
          <LeftOut rows={leftOut} />
          {files.some(({ file }) => hasEntries(file)) ? (
            <Button small kind="go" onClick={() => actor.send({ type: 'confirmed' })}>
              {IMPORT_MESSAGES.add}
            </Button>
          ) : null}
          <Button small onClick={() => actor.send({ type: 'cancelled' })}>
            {IMPORT_MESSAGES.cancel}
          </Button>
        </div>
      ) : null}
      {isBusy ? (
        <div className="restore-note">
          <p>{state.matches('reading') ? IMPORT_MESSAGES.reading : IMPORT_MESSAGES.keepOpen}</p>
          <progress aria-label={IMPORT_MESSAGES.progress} value={done} max={1} />
          <Button small onClick={() => actor.send({ type: 'cancelled' })}>{IMPORT_MESSAGES.stop}</Button>
        </div>
      ) : null}
      {state.matches('done') && result !== null ? (
        <>
          <FormNote tone="good">
            {importDoneText({
              ...result,
              files: files.flatMap(({ names }) => names).length,
              damaged: files.reduce((sum, { file }) => sum + file.damaged, 0),
            })}
          </FormNote>
          <LeftOut rows={leftOut} />
        </>
      ) : null}
      {state.matches('failed') && failure !== null ? <FormNote tone="bad">{importFailureText(failure)}</FormNote> : null}
    </FileField>
  );
};

/** Reads files of the member's own data and of other services in. Renders nothing until the lists are loaded. */
export const ImportSettings = (): React.JSX.Element | null => {
  const lists = useListUseCases();
  return lists === null ? null : <LoadedRestore key={lists.uid} lists={lists} />;
};
