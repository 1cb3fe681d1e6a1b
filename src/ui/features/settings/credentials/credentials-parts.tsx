import { useEffect, useRef, type ReactNode } from 'react';
import type { Failure } from '#domain/shared/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { useFailureLog } from '../../auth/use-failure-log';
import type { FormControl } from '#ui/forms/use-form.ts';
import { credentialMessage } from '#ui/messages/member.messages.ts';

type ActionsProps<Values extends object> = {
  readonly control: FormControl<Values>;
  /** For the log. */
  readonly where: string;
  readonly label: string;
  readonly cancel?: string;
  /** What is said of a try that was refused. */
  readonly words?: (failure: Failure) => string;
  /** Cannot be taken back. */
  readonly isFinal?: boolean;
  readonly onClose: () => void;
};

/** What was wrong with the last try, and the buttons. */
export const CredentialsActions = <Values extends object>(props: ActionsProps<Values>): React.JSX.Element => {
  const { control, where, label, cancel = 'Cancel', words = credentialMessage, isFinal = false, onClose } = props;
  const { failure } = control.form.context;
  useFailureLog(control, where);
  return (
    <>
      {failure === null ? null : <FormNote tone="bad">{words(failure)}</FormNote>}
      <div className="form-acts">
        <Button onClick={onClose}>{cancel}</Button>
        <Button type="submit" kind={isFinal ? 'end' : 'go'} busy={control.form.hasTag('busy')}>
          {label}
        </Button>
      </div>
    </>
  );
};

/** It is done: what that means, and the way out, which takes the focus that the fields had. */
export const CredentialsDone = ({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }): React.JSX.Element => {
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <div className="credentials-done">
      <FormNote tone="good">{children}</FormNote>
      <div className="form-acts">
        <Button ref={end} kind="go" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
};
