import type { ChoosePasswordValues } from '#application/account/choose-password-form';
import { ACTION_MESSAGES } from '../../messages/action-email.messages';
import type { FormControl } from '../../forms/use-form';
import { AccountForm } from './account-form';
import { fieldProps } from './field-props';
import { NewPasswordField } from './new-password-field';

export interface ChoosePasswordProps {
  readonly control: FormControl<ChoosePasswordValues>;
  /** Whose password it will be. */
  readonly email: string;
}

const WORDS = ACTION_MESSAGES['reset-password'];

/** The form that chooses a new password, for whom a letter allows it. */
export const ChoosePassword = ({ control, email }: ChoosePasswordProps): React.JSX.Element => (
  <AccountForm control={control} action="choose-password" label={WORDS.title} send={WORDS.button}>
    {/* Password managers keep a new password under the name beside it. */}
    <input className="sr" type="email" name="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
    <NewPasswordField {...fieldProps(control, 'password')} label="New password" known={[email]} />
  </AccountForm>
);
