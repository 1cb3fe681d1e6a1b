import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { Answer } from '#domain/shared/answer';
import type { Role } from '#domain/users/role';
import type { UserId } from '#domain/users/user-id';
import { formMachine, type FormMachine } from '#application/shell/form-machine';

export type RoleValues = { readonly role: Role };

/** Creates the form that sets a user's role. @param onUpdated gets the server's message. */
export const roleFormMachine = (
  admin: Answer<Pick<AdminBackend, 'api'>>, uid: UserId,
  onUpdated: (message: string) => void,
): FormMachine<RoleValues> =>
  formMachine<RoleValues>({
    validate: () => ({}),
    requiresChange: true,
    submit: ({ role }) =>
      pipe(
        admin,
        TE.flatMap(({ api }) => api.setUserRole(uid, role)),
        TE.tapIO((message) => () => onUpdated(message)),
      ),
  });
