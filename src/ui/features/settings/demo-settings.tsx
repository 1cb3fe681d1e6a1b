import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { BROWSER_STORAGE, DEMO_RESET, LOG } from '#application/service-keys';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { FactSheet } from '#ui/design/metadata/fact-sheet.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { useSessionEndingRequest } from '#ui/shell/account-menu/use-session-ending-request.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { clearAndBroadcastSignOut } from '#ui/forms/drafts.ts';
import { DEMO_SETTINGS_MESSAGES, DEMO_RESET_TOAST } from '#ui/messages/demo-settings.messages.ts';
import { requestFailureText } from '#ui/messages/request.messages.ts';
import { useService } from '#ui/services.tsx';
import { ProfilePart } from '#ui/features/profile/profile-layout.tsx';

const DemoReset = ({ reset }: { readonly reset: Answer<void> }): React.JSX.Element => {
  const [storage, log] = [useService(BROWSER_STORAGE), useService(LOG)];
  const { open } = useModal();
  const withSigningOut = useSessionEndingRequest();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const answer = await withSigningOut(reset)();
    setBusy(false);
    if (E.isRight(answer)) {
      clearAndBroadcastSignOut(storage);
      toast(DEMO_RESET_TOAST);
      return;
    }
    log.failure('demo-reset', answer.left);
    setFailure(answer.left);
  };
  const ask = (): void =>
    open({ name: 'confirmation', properties: { ...DEMO_SETTINGS_MESSAGES.question, isFinal: true, onConfirm: () => void run() } });
  return (
    <ProfilePart heading={DEMO_SETTINGS_MESSAGES.heading} danger>
      <FactSheet
        facts={[{
          term: DEMO_SETTINGS_MESSAGES.term,
          value: (
            <>
              <span>{DEMO_SETTINGS_MESSAGES.hint}</span>
              <Button small icon="undo" busy={isBusy} onClick={ask}>{DEMO_SETTINGS_MESSAGES.reset}</Button>
            </>
          ),
        }]}
      />
      {failure === null ? null : <FormNote tone="bad">{requestFailureText(failure)}</FormNote>}
    </ProfilePart>
  );
};

/** Puts everything of the demo back after a question. Renders nothing on a site whose accounts are real. */
export const DemoSettings = (): React.JSX.Element | null => {
  const reset = useService(DEMO_RESET);
  return reset === null ? null : <DemoReset reset={reset} />;
};
