import * as TE from 'fp-ts/TaskEither';
import { useEffect, useEffectEvent } from 'react';
import { LOG, PROFILE_USE_CASES } from '#application/service-keys';
import { offline } from '#domain/shared/failure';
import type { SignedIn } from '#domain/users/session';
import { Button } from '#ui/design/buttons/button.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useService } from '#ui/services.tsx';
import { useLazyRequest } from '#ui/hooks/use-lazy-request.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { EXPORT_FILE_NAME, SETTINGS_MESSAGES, SETTINGS_TOASTS } from '#ui/messages/settings.messages.ts';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { saveFile } from './save-file';

/** Downloads the stored data of a member as a file. Leaving the page cancels the request. */
export const ExportDataSettings = ({ person }: { readonly person: SignedIn }): React.JSX.Element => {
  const profiles = useService(PROFILE_USE_CASES);
  const log = useService(LOG);
  const lists = useListUseCases();
  const { isLoading, isAnswered, answer, failure, send } = useLazyRequest(() =>
    (lists === null ? TE.left(offline) : profiles.exportMyFile(person.uid, person, lists)));
  const save = useEffectEvent(() => {
    saveFile(EXPORT_FILE_NAME, new Blob([...(answer ?? [])], { type: 'application/json' }));
    toast(SETTINGS_TOASTS.dataExported);
  });
  useEffect(() => {
    if (isAnswered) save();
  }, [isAnswered]);
  useEffect(() => {
    if (failure !== null) log.failure('export-my-data', failure);
  }, [failure, log]);
  return (
    <>
      <FactSheet
        facts={[
          {
            term: SETTINGS_MESSAGES.exportTerm,
            value: (
              <>
                <span>{SETTINGS_MESSAGES.exportHint}</span>
                <Button small icon="download" busy={isLoading} disabled={lists === null} onClick={send}>
                  {SETTINGS_MESSAGES.exportData}
                </Button>
              </>
            ),
          },
        ]}
      />
      {failure === null ? null : <FormNote tone="bad">{requestFailureText(failure)}</FormNote>}
    </>
  );
};
