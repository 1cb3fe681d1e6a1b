import { useEffect, useRef, type ReactNode } from 'react';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { useFailureLog } from '#ui/features/auth/use-failure-log.ts';
import type { FormControl } from '#ui/forms/use-form.ts';
import { CREDENTIALS_MESSAGES, credentialFailureText } from '#ui/messages/settings.messages.ts';

type ActionsProps<Values extends object> = {
  readonly control: FormControl<Values>;
  /** Location of the failure in the log. */
  readonly where: string;
  readonly label: string;
  readonly cancel?: string;
  /** Returns the message of a failure; null for one without a message. */
  readonly messageOf?: (failure: Failure) => string | null;
  /** Marks an irreversible action. */
  readonly isFinal?: boolean;
  readonly onClose: () => void;
};

/** Renders the failure of the last submission and the buttons. */
export const CredentialsActions = <Values extends object>(props: ActionsProps<Values>): React.JSX.Element => {
  const {
    control, where, label, cancel = CREDENTIALS_MESSAGES.cancel, messageOf = credentialFailureText, isFinal = false, onClose,
  } = props;
  const { failure } = control.form.context;
  const message = failure === null ? null : messageOf(failure);
  useFailureLog(control, where);
  return (
    <>
      {message === null ? null : <FormNote tone="bad">{message}</FormNote>}
      <div className="form-acts">
        <Button onClick={onClose}>{cancel}</Button>
        <Button type="submit" kind={isFinal ? 'end' : 'go'} busy={control.form.hasTag('busy')}>
          {label}
        </Button>
      </div>
    </>
  );
};

/** Confirms a change. Focuses the Done button, because the focused field is removed. */
export const CredentialsDone = ({
  children, onClose,
}: {
  readonly children: ReactNode;
  readonly onClose: () => void;
}): React.JSX.Element => {
  const doneButton = useRef<HTMLButtonElement>(null);
  useEffect(() => doneButton.current?.focus(), []);
  return (
    <div className="credentials-done">
      <FormNote tone="good">{children}</FormNote>
      <div className="form-acts">
        <Button ref={doneButton} kind="go" onClick={onClose}>
          {CREDENTIALS_MESSAGES.done}
        </Button>
      </div>
    </div>
  );
};
