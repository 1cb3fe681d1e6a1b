import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject } from 'rxjs';
import type { Accounts } from '#domain/user/accounts';
import { signedOut, type Session } from '#domain/user/session';

/** Accounts of nobody but the person at this browser. Starts with the given session. */
export const inMemoryAccounts = (session: Session = signedOut): Accounts => {
  const sessions = new BehaviorSubject<E.Either<never, Session>>(E.right(session));
  return {
    session: sessions.asObservable(),
    signOut: TE.fromIO(() => sessions.next(E.right(signedOut))),
  };
};
