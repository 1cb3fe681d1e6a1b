import type { ActionCodeInfo } from 'firebase/auth';
import * as E from 'fp-ts/Either';
import { notFound, type Failure } from '#domain/failure';
import type { Letter, LetterKind } from '#domain/user/accounts';

const KINDS: Readonly<Record<string, LetterKind>> = {
  VERIFY_EMAIL: 'verify-email', PASSWORD_RESET: 'reset-password', VERIFY_AND_CHANGE_EMAIL: 'change-email', RECOVER_EMAIL: 'recover-email',
};

/** What a letter of Firebase's is about. */
export const letterOf = ({ operation, data }: ActionCodeInfo): E.Either<Failure, Letter> => {
  const kind = KINDS[operation];
  return kind === undefined || data.email == null ? E.left(notFound('letter')) : E.right({ kind, email: data.email });
};
