import { PasswordField } from '#ui/design/fields/password-field.tsx';
import { AUTH_FIELD_MESSAGES } from '#ui/messages/auth.messages.ts';
import type { BoundFieldProps } from '#ui/features/auth/field-props.ts';
import { StrengthMeter } from './strength-meter';
import { useStrength } from './use-strength';

export type NewPasswordFieldProps = BoundFieldProps & {
  readonly label: string;
  /** Texts that an attacker would try first: the name, the e-mail address. */
  readonly known?: ReadonlyArray<string>;
};

/** Renders the field for a new password with its strength. Only the length is validated. */
export const NewPasswordField = ({ label, known = [], ...field }: NewPasswordFieldProps): React.JSX.Element => {
  const { measured, prepare } = useStrength(field.value, known);
  return (
    <div className="field">
      <PasswordField {...field} label={label} autoComplete="new-password" hint={AUTH_FIELD_MESSAGES.newPasswordHint} onFocus={prepare} />
      <StrengthMeter measured={measured} />
    </div>
  );
};
