import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { notFound } from '#domain/shared/failure';
import type { AdminApi, BulkOutcome } from '#domain/users/admin-api';
import type { AuthService } from '#domain/users/auth-service';
import type { DirectoryEntry } from '#domain/users/directory/directory-entry';

type Api = Pick<AdminApi, 'changeUsers'>;
type Auth = Pick<AuthService, 'sendPasswordReset'>;
type Receiver = Pick<DirectoryEntry, 'uid' | 'email'>;

/** Records in the audit log that a user gets a reset e-mail, then requests it from the identity service. */
export const sendReset = (api: Api, auth: Auth, { uid, email }: Receiver): Answer<void> =>
  pipe(
    api.changeUsers([uid], 'record-reset'),
    TE.flatMap(([outcome]) => (outcome?.refused == null ? auth.sendPasswordReset(email) : TE.left(notFound('user')))),
  );

/** The same for several users, one e-mail after another. An e-mail that is not sent is refused for its user. */
export const sendResets = (api: Api, auth: Auth, users: ReadonlyArray<Receiver>): Answer<ReadonlyArray<BulkOutcome>> =>
  pipe(
    api.changeUsers(users.map(({ uid }) => uid), 'record-reset'),
    TE.flatMapTask((outcomes) => async () => {
      const emails = new Map<string, string>(users.map(({ uid, email }) => [uid, email]));
      const sent: BulkOutcome[] = [];
      for (const outcome of outcomes) {
        const email = emails.get(outcome.id);
        const answer = outcome.refused === null && email !== undefined ? await auth.sendPasswordReset(email)() : E.right(undefined);
        sent.push(E.isLeft(answer) ? { id: outcome.id, refused: { reason: answer.left._tag, what: null } } : outcome);
      }
      return sent;
    }),
  );
