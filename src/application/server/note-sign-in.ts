import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { isSessionActive } from '#domain/users/access/access-record';
import type { Caller } from '#domain/users/auth-admin';
import { browserWordsOf } from '#domain/users/sign-ins/browser-words';
import type { SignIn, SignInRecord } from '#domain/users/sign-ins/sign-in';
import { isSameSignIn, withSignIn } from '#domain/users/sign-ins/with-sign-in';
import type { SignInRepository } from '#domain/users/sign-ins/sign-in-repository';
import type { ServerDeps } from './server-deps';

export type SignInServerDeps = Pick<ServerDeps, 'auth' | 'users' | 'clock'> & { readonly signIns: SignInRepository };

/**
 * Notes the sign-in of the caller's session once, and returns the caller's sign-ins. @param userAgent what the caller's browser says it is;
 * two words of it are kept.
 */
export const noteSignIn = (
  { signIns, users, auth, clock }: SignInServerDeps, userAgent: string, { uid, authTime, way }: Caller,
): Answer<{ readonly response: ReadonlyArray<SignIn> }> => {
  const present: SignInRecord = { at: authTime, way, ...browserWordsOf(userAgent) };
  return pipe(
    TE.Do,
    TE.bind('records', () => signIns.change(uid, (records) => withSignIn(records, present, clock.now()))),
    TE.bind('access', () => users.getAccess(uid)),
    // The identity service has a new password before the access record is written.
    TE.bind('account', () => auth.getUser(uid)),
    TE.map(({ records, access, account }) => {
      const sessionsSince = O.isSome(account) ? account.value.sessionsSince : 0;
      return {
        response: records.map((record) => ({
          ...record,
          isPresent: isSameSignIn(record, present),
          hasEnded: record.at < sessionsSince || (O.isSome(access) && !isSessionActive(access.value, record.at)),
        })),
      };
    }),
  );
};
