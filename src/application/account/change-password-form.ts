import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { asPartialFailure, isNetworkError, type Failure } from '#domain/shared/failure';
import { passwordError } from '#domain/users/password';
import { formMachine, type FieldErrors, type FormMachine } from '#application/shell/form-machine';
import type { AccountUseCases } from './account-use-cases';
import { toCredentials, currentCredentialErrors, type CurrentCredentialValues } from './credential-rules';

/** Field values as typed. */
export type ChangePasswordValues = CurrentCredentialValues & { readonly new_password: string };

/** Returns the initial values. @param email the address of the account. */
export const initialChangePasswordValues = (email: string): ChangePasswordValues => ({
  email, password: '', conf_password: '', new_password: '',
});

const validate = (values: ChangePasswordValues): FieldErrors<ChangePasswordValues> => {
  const errorInNew = passwordError(values.new_password) ?? (values.new_password === values.password ? 'same-password' : null);
  return { ...currentCredentialErrors(values), ...(errorInNew !== null && { new_password: errorInNew }) };
};

/** A new password submitted by this form: in effect, or possibly in effect because the response was lost. */
type SubmittedPassword = { readonly password: string; readonly isInEffect: boolean };

/** Creates the form that changes the password and ends all other sessions. Resubmitting after a `partial` failure completes the change. */
export const changePasswordFormMachine = (
  accounts: Pick<AccountUseCases, 'changePassword' | 'finishPassword'>,
): FormMachine<ChangePasswordValues> => {
  // Kept here because no other code records which password this form submitted.
  let submitted: SubmittedPassword | null = null;
  return formMachine<ChangePasswordValues>({
    validate,
    submit: (values) => {
      const password = values.new_password;
      const before = submitted?.password === password ? submitted : null;
      const current = toCredentials(values);
      const finish = accounts.finishPassword(current, password);
      const change = accounts.changePassword(current, password);
      // The password is in effect: every failure except `unauthenticated` concerns only the remaining steps.
      const finishOrPartial = pipe(
        finish,
        TE.mapLeft((failure) => (failure._tag === 'unauthenticated' ? failure : asPartialFailure(failure))),
      );
      // The password may be in effect: if the old password is rejected, try to finish with the new one.
      const changeOrFinish = pipe(change, TE.orElse((failure) => (failure._tag === 'unauthenticated' ? finish : TE.left(failure))));
      const recordFailure = (failure: Failure): Failure => {
        if (failure.isPartial === true || isNetworkError(failure))
          submitted = { password, isInEffect: failure.isPartial === true || before?.isInEffect === true };
        return failure;
      };
      const reset = (): void => { submitted = null; };
      return pipe(before === null ? change : before.isInEffect ? finishOrPartial : changeOrFinish, TE.bimap(recordFailure, reset));
    },
  });
};
