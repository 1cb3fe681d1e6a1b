import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { AccessRecord } from '#domain/users/access/access-repository';
import type { ServerAccessRecord } from '#domain/users/access/access-record';
import { User } from '#domain/users/user';

/** The profile in a document, null where there is none. */
export const decodeProfile = (snapshot: DocumentSnapshot): E.Either<Failure, User | null> =>
  snapshot.exists ? decode(User, 'users')(snapshot.data()) : E.right(null);

/** The standing in a document, null where there is none. */
export const decodeAccess = (snapshot: DocumentSnapshot): E.Either<Failure, ServerAccessRecord | null> =>
  snapshot.exists
    ? E.map((marker: AccessRecord) => ({ ...marker, leaving: snapshot.get('leaving') === true }))(decode(AccessRecord, 'access')(snapshot.data()))
    : E.right(null);

/** A standing as it is kept; `leaving` is there only where it is so. */
export const encodeAccess = ({ leaving, ...marker }: ServerAccessRecord) => ({ schemaVersion: 1, ...marker, ...(leaving ? { leaving } : {}) });

/** What both say, or the first refusal. */
export const bothRight = <A, B>(one: E.Either<Failure, A>, other: E.Either<Failure, B>): E.Either<Failure, readonly [A, B]> =>
  E.isLeft(one) ? one : E.isLeft(other) ? other : E.right([one.right, other.right]);

/** Nothing, where a document says null. */
export const decodeOptional = <A>(read: E.Either<Failure, A | null>): E.Either<Failure, O.Option<A>> =>
  E.isLeft(read) ? read : E.right(read.right === null ? O.none : O.some(read.right));
