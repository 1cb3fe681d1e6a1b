import * as E from 'fp-ts/Either';
import { filter, map, shareReplay } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import { isSignedIn, type Session } from '#domain/users/session';
import { anIdentity } from '#domain/users/user.fixture';
import { startSession, type SessionActor } from './session-machine';

/** Starts a session actor that follows the given sessions, as if identity service and documents had produced them. */
export const startTestSession = (sessions: Watch<Session>): SessionActor => {
  const session$ = sessions.pipe(shareReplay({ bufferSize: 1, refCount: true }));
  const identity = session$.pipe(
    map(E.map((session) => (isSignedIn(session) ? anIdentity({ uid: session.uid, email: session.email }) : null))),
  );
  return startSession(identity, ({ uid }) =>
    session$.pipe(
      map((result) => (E.isRight(result) && isSignedIn(result.right) && result.right.uid === uid ? result.right : null)),
      filter((session) => session !== null),
      map((session) => ({ type: 'session.changed', session })),
    ),
  );
};
