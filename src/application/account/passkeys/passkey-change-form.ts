import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AccountUseCases } from '#application/account/account-use-cases';
import { fieldErrors } from '#application/account/validate-fields';
import { formMachine, type FormMachine } from '#application/shell/form-machine';
import type { Answer } from '#domain/shared/answer';
import type { Passkey } from '#domain/users/passkeys/passkey';
import type { PasskeyService } from '#domain/users/passkeys/passkey-service';
import { nameError } from '#domain/users/profile';

/** A change of a member's passkeys. */
export type PasskeyChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'remove'; readonly passkey: Passkey };

/** Field values as typed. Each change uses some of them. */
export type PasskeyChangeValues = { readonly password: string; readonly name: string };

type Deps = { readonly accounts: Pick<AccountUseCases, 'confirmIdentity'>; readonly passkeys: PasskeyService };

const isBlank = (text: string): boolean => text.trim() === '';

/**
 * Creates the form of a change. All but a new name are confirmed first.
 * @param hasPassword whether the password confirms who the member is, or else Google's window.
 */
export const passkeyChangeFormMachine = (
  { accounts, passkeys }: Deps, change: PasskeyChange, email: string, hasPassword: boolean,
): FormMachine<PasskeyChangeValues> => {
  const confirmed = (password: string, act: Answer<unknown>): Answer<unknown> =>
    pipe(accounts.confirmIdentity(hasPassword ? { email, password } : 'google'), TE.flatMap(() => act));
  return formMachine<PasskeyChangeValues>({
    validate: ({ password, name }) =>
      fieldErrors<PasskeyChangeValues>({
        password: hasPassword && change.kind !== 'rename' && password === '' ? 'required' : null,
        name: change.kind === 'remove' || (change.kind === 'add' && isBlank(name)) ? null : nameError(name),
      }),
    submit: ({ password, name }) => {
      if (change.kind === 'rename') return passkeys.rename(change.passkey.id, name);
      return confirmed(password, change.kind === 'add' ? passkeys.add(isBlank(name) ? null : name) : passkeys.remove(change.passkey.id));
    },
  });
};
