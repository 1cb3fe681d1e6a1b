import { MIN_PASSWORD_LENGTH } from '#domain/users/password';
import { PasswordField } from '#ui/design/fields/password-field.tsx';
import type { FieldProps_ } from './field-props';
import { StrengthMeter } from './strength/strength-meter';
import { useStrength } from './strength/use-strength';

export type NewPasswordFieldProps = FieldProps_ & {
  readonly label: string;
  /** What somebody who guesses would try first: the name, the address. */
  readonly known?: ReadonlyArray<string>;
};

/** A password that is being chosen, with a hint how hard it is to guess. Only its length is a rule. */
export const NewPasswordField = ({ label, known = [], ...ties }: NewPasswordFieldProps): React.JSX.Element => {
  const { measured, prepare } = useStrength(ties.value, known);
  return (
    <div className="field">
      <PasswordField {...ties} label={label} autoComplete="new-password" hint={`${MIN_PASSWORD_LENGTH} characters or more. Any will do, spaces too.`} onFocus={prepare} />
      <StrengthMeter measured={measured} />
    </div>
  );
};
