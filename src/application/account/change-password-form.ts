import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { partial, isNetworkError, type Failure } from '#domain/shared/failure';
import { passwordError } from '#domain/users/password';
import { formMachine, type FieldErrors, type FormMachine } from '../shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { toCredentials, currentCredentialErrors, type CurrentCredentials } from './credential-rules';

/** What the form's fields hold, as typed. */
export type ChangePasswordValues = CurrentCredentials & { readonly new_password: string };

/** How the form begins. @param email the address of the account. */
export const blankChangePassword = (email: string): ChangePasswordValues => ({ email, password: '', conf_password: '', new_password: '' });

const validate = (values: ChangePasswordValues): FieldErrors<ChangePasswordValues> => {
  const inNew = passwordError(values.new_password) ?? (values.new_password === values.password ? 'same-password' : null);
  return { ...currentCredentialErrors(values), ...(inNew !== null && { new_password: inNew }) };
};

/** A password that was sent from this form: it counts already, or may, because the answer was lost on its way here. */
type Chosen = { readonly password: string; readonly counts: boolean };

/** Chooses another password, which ends all other sessions. Sent again after it was half done, it does the rest. */
export const changePasswordForm = (accounts: Pick<AccountUseCases, 'changePassword' | 'finishPassword'>): FormMachine<ChangePasswordValues> => {
  // Only this form knows that the password was chosen here.
  let chosen: Chosen | null = null;
  return formMachine<ChangePasswordValues>({
    validate,
    submit: (values) => {
      const password = values.new_password;
      const before = chosen?.password === password ? chosen : null;
      const current = toCredentials(values);
      const finish = accounts.finishPassword(current, password);
      const change = accounts.changePassword(current, password);
      // Of one that counts every refusal but that of the password given is of the rest alone.
      const rest = pipe(finish, TE.mapLeft((failure) => (failure._tag === 'unauthenticated' ? failure : partial(failure))));
      // Where it may count, the old password is wrong only if it does not.
      const either = pipe(change, TE.orElse((failure) => (failure._tag === 'unauthenticated' ? finish : TE.left(failure))));
      const note = (failure: Failure): Failure => {
        if (failure.isPartial === true || isNetworkError(failure)) chosen = { password, counts: failure.isPartial === true || before?.counts === true };
        return failure;
      };
      const forget = (): void => { chosen = null; };
      return pipe(before === null ? change : before.counts ? rest : either, TE.bimap(note, forget));
    },
  });
};
