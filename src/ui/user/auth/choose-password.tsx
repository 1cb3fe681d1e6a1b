import { useMemo } from 'react';
import { ACCOUNT_USE_CASES } from '#application/keys';
import { blankChoosePassword, choosePasswordForm } from '#application/user/choose-password-form';
import type { Letter } from '#domain/user/accounts';
import { useService } from '../../services';
import { LETTERS_IN_WORDS } from '../../words/letters';
import { useForm } from '../use-form';
import { AccountForm } from './account-form';
import { Door, type DoorProps } from './door';
import { fieldOf } from './field-of';
import { LetterDone } from './letter-done';
import { LetterTrouble } from './letter-trouble';
import { NewPasswordField } from './new-password-field';
import { useFailureLog } from './use-failure-log';

export interface ChoosePasswordProps {
  readonly code: string;
  readonly letter: Letter;
  readonly door: Pick<DoorProps, 'art' | 'board' | 'description'>;
}

/** Choosing a new password with a letter that allows it. */
export const ChoosePassword = ({ code, letter, door }: ChoosePasswordProps): React.JSX.Element => {
  const accounts = useService(ACCOUNT_USE_CASES);
  const control = useForm(useMemo(() => choosePasswordForm(accounts, code), [accounts, code]), blankChoosePassword);
  useFailureLog(control, 'choose-password');
  const words = LETTERS_IN_WORDS[letter.kind];
  const { failure } = control.form.context;
  if (control.form.matches('submitted')) {
    return (
      <Door {...door} title={words.doneTitle}>
        <LetterDone letter={letter} />
      </Door>
    );
  }
  if (control.form.matches('failed') && failure?._tag === 'not-found') {
    return (
      <Door {...door} title={words.title}>
        <LetterTrouble kind={letter.kind} failure={failure} onRetry={control.send} />
      </Door>
    );
  }
  return (
    <Door {...door} title={words.title} lead={words.asks(letter.email)}>
      <AccountForm control={control} wish="choose-password" label={words.title} send={words.button}>
        {/* Password managers keep a new password under the name beside it. */}
        <input className="sr" type="email" name="email" autoComplete="username" value={letter.email} readOnly tabIndex={-1} aria-hidden="true" />
        <NewPasswordField {...fieldOf(control, 'password')} label="New password" known={[letter.email]} />
      </AccountForm>
    </Door>
  );
};
