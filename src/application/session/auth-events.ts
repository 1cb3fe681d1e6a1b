import * as E from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { Identity } from '#domain/users/identity';

/** Events of the identity service. */
export type AuthEvent =
  | { readonly type: 'identity.changed'; readonly identity: Identity }
  /** Nobody is signed in. */
  | { readonly type: 'identity.cleared' }
  | { readonly type: 'identity.failed'; readonly failure: Failure };

/** Converts the values of the identity service into events of the session machine. */
export const authEvents = (identity: Watch<Identity | null>): Observable<AuthEvent> =>
  identity.pipe(
    map((result) => {
      if (E.isLeft(result)) return { type: 'identity.failed', failure: result.left };
      return result.right === null ? { type: 'identity.cleared' } : { type: 'identity.changed', identity: result.right };
    }),
  );
