import { useEffect, useRef, type ReactNode } from 'react';
import type { Failure } from '#domain/failure';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { credentialWords } from '../../words/member';

type ActionsProps = { readonly failure: Failure | null; readonly busy: boolean; readonly label: string; readonly onClose: () => void };

/** What was wrong with the last try, and the buttons. */
export const CredentialsActions = ({ failure, busy, label, onClose }: ActionsProps): React.JSX.Element => (
  <>
    {failure === null ? null : <FormNote tone="bad">{credentialWords(failure)}</FormNote>}
    <div className="form-acts">
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" kind="go" busy={busy}>
        {label}
      </Button>
    </div>
  </>
);

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
