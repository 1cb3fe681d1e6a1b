import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AdminBackend } from '#application/ports/admin-backend';
import { ADMIN_BACKEND, LOG } from '#application/service-keys';
import type { Answer } from '#domain/shared/answer';
import type { ServerMessage } from '#domain/users/admin-api';
import { toast, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { userAdminFailureText } from '#ui/messages/admin/users.messages.ts';
import { useService } from '#ui/services.tsx';
import { useRefreshAdminData } from './use-admin-query';

/** Runs a call of the admin area; resolves with true if it succeeded. @param where location of a failure in the log. */
export type AdminCall = <A = ServerMessage>(
  where: string,
  ask: (admin: AdminBackend) => Answer<A>,
  toastOf: (answer: A) => ToastMessage,
) => Promise<boolean>;

/** Returns a function that runs a call, shows its answer or the failure as a toast, and reads the data of the area again. */
export const useAdminCall = (): AdminCall => {
  const admin = useService(ADMIN_BACKEND);
  const log = useService(LOG);
  const refresh = useRefreshAdminData();
  return async (where, ask, toastOf) => {
    const answer = await pipe(admin, TE.flatMap(ask))();
    if (E.isLeft(answer)) {
      log.failure(where, answer.left);
      toast({ text: userAdminFailureText(answer.left), tone: 'bad' });
    } else toast(toastOf(answer.right));
    refresh();
    return E.isRight(answer);
  };
};
