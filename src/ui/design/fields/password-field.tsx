import { useState } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { SHOW_PASSWORD_LABEL } from '#ui/messages/design.messages.ts';
import { Field } from './field';
import type { TextFieldProps } from './text-field';

/** Renders a password field with a button that shows the password. Set autoComplete to current-password or new-password. */
export const PasswordField = ({ label, hint, error, optional, ...input }: Omit<TextFieldProps, 'type'>) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} {...(hint !== undefined && { hint })} error={error ?? null} optional={optional ?? false}>
      {(ties) => (
        <div className="inp-wrap">
          <input autoCapitalize="off" spellCheck={false} {...input} {...ties} type={shown ? 'text' : 'password'} className="inp" />
          <IconButton icon="eye" label={SHOW_PASSWORD_LABEL} pressed={shown} onClick={() => setShown(!shown)} />
        </div>
      )}
    </Field>
  );
};
