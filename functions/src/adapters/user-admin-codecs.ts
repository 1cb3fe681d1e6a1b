import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { StoredAccessRecord, toServerAccess, toStoredAccess, type ServerAccessRecord } from '#domain/users/access/access-record';
import { User } from '#domain/users/user';

/** Decodes a profile; null for a missing document. */
export const decodeProfile = (snapshot: DocumentSnapshot): E.Either<Failure, User | null> =>
  snapshot.exists ? decode(User, 'users')(snapshot.data()) : E.right(null);

/** Decodes an access record; null for a missing document. */
export const decodeAccessRecord = (snapshot: DocumentSnapshot): E.Either<Failure, ServerAccessRecord | null> =>
  snapshot.exists ? E.map(toServerAccess)(decode(StoredAccessRecord, 'access')(snapshot.data())) : E.right(null);

export const encodeAccessRecord = (access: ServerAccessRecord) => ({ schemaVersion: 1, ...toStoredAccess(access) });

/** Returns both values, or the first failure. */
export const bothRight = <A, B>(first: E.Either<Failure, A>, second: E.Either<Failure, B>): E.Either<Failure, readonly [A, B]> =>
  E.isLeft(first) ? first : E.isLeft(second) ? second : E.right([first.right, second.right]);

/** Converts null to `none`. */
export const nullToNone = <A>(read: E.Either<Failure, A | null>): E.Either<Failure, O.Option<A>> =>
  E.isLeft(read) ? read : E.right(read.right === null ? O.none : O.some(read.right));
