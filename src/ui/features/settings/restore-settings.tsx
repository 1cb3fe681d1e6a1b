import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberFile } from '#application/lists/data-file/read-member-file';
import { importMachine } from '#application/lists/data-file/import-machine';
import { Button } from '#ui/design/buttons/button.tsx';
import { FileButton } from '#ui/design/fields/file-button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { RESTORE_MESSAGES, restoreDoneText, restoreFailureText, restoreSummaryText } from '../../messages/restore.messages';
import { useLists } from '../lists/lists-provider';
import './restore-settings.css';

const countsOf = ({ lists, viewings, ratings, damaged }: MemberFile) => ({
  lists: lists.length, titles: lists.reduce((sum, { items }) => sum + items.length, 0), viewings: viewings.length, ratings: ratings.length, damaged,
});

const LoadedRestore = ({ lists }: { readonly lists: ListUseCases }): React.JSX.Element => {
  const [machine] = useState(() => importMachine({ lists, history: lists.history, newId: () => crypto.randomUUID() }));
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const { name, file, done, result, failure } = state.context;
  const isBusy = state.matches('reading') || state.matches('restoring');
  return (
    <>
      <FactSheet
        facts={[{
          term: RESTORE_MESSAGES.term,
          value: (
            <>
              <span>{RESTORE_MESSAGES.hint}</span>
              <FileButton small icon="upload" busy={isBusy} accept="application/json,.json" onFile={(chosen) => actor.send({ type: 'file.chosen', file: chosen })}>
                {RESTORE_MESSAGES.choose}
              </FileButton>
            </>
          ),
        }]}
      />
      {state.matches('confirming') && file !== null ? (
        <div className="restore-note" role="status">
          <p>{restoreSummaryText(name, countsOf(file))}</p>
          <Button small kind="go" onClick={() => actor.send({ type: 'confirmed' })}>{RESTORE_MESSAGES.add}</Button>
          <Button small onClick={() => actor.send({ type: 'cancelled' })}>{RESTORE_MESSAGES.cancel}</Button>
        </div>
      ) : null}
      {state.matches('restoring') ? (
        <div className="restore-note">
          <p>{RESTORE_MESSAGES.keepOpen}</p>
          <progress aria-label={RESTORE_MESSAGES.progress} value={done} max={1} />
          <Button small onClick={() => actor.send({ type: 'cancelled' })}>{RESTORE_MESSAGES.stop}</Button>
        </div>
      ) : null}
      {state.matches('done') && result !== null ? <FormNote tone="good">{restoreDoneText(result.skippedLists, result.refused)}</FormNote> : null}
      {state.matches('failed') && failure !== null ? <FormNote tone="bad">{restoreFailureText(failure)}</FormNote> : null}
    </>
  );
};

/** Reads a file of the member's own data in. Renders nothing until the lists are loaded. */
export const RestoreSettings = (): React.JSX.Element | null => {
  const lists = useLists();
  return lists === null ? null : <LoadedRestore key={lists.uid} lists={lists} />;
};
