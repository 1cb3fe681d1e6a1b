import type { ActionCodeInfo } from 'firebase/auth';
import * as E from 'fp-ts/Either';
import { notFound, type Failure } from '#domain/shared/failure';
import type { ActionEmail, ActionMode } from '#domain/users/auth-service';

const KINDS: Readonly<Record<string, ActionMode>> = {
  VERIFY_EMAIL: 'verify-email', PASSWORD_RESET: 'reset-password', VERIFY_AND_CHANGE_EMAIL: 'change-email', RECOVER_EMAIL: 'recover-email',
};

/** Returns the mode and address of an action code; `not-found` for other operations or without an address. */
export const parseActionCode = ({ operation, data }: ActionCodeInfo): E.Either<Failure, ActionEmail> => {
  const kind = KINDS[operation];
  return kind === undefined || data.email == null ? E.left(notFound('link')) : E.right({ kind, email: data.email });
};
