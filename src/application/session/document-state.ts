import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { combineLatest, distinctUntilChanged, map, pipe, scan, startWith, type Observable, type OperatorFunction } from 'rxjs';
import type { Watch } from '#domain/shared/answer';
import type { Log } from '#application/ports/log';
import type { AccessRecord } from '#domain/users/access/access-repository';
import type { Identity } from '#domain/users/identity';
import type { User } from '#domain/users/user';
import type { SessionDeps } from './session-deps';

/** State of a watched document: null if it never existed, 'deleted' if it existed before, 'unavailable' if reading failed. */
export type DocumentState<A> = A | null | 'loading' | 'deleted' | 'unavailable';
/** Result of a single read, without knowledge of earlier reads. */
type ReadResult<A> = A | null | 'unavailable';

/** The identity and the documents of the signed-in user. */
export type SessionDocuments = {
  readonly identity: Identity;
  readonly profile: DocumentState<User>;
  readonly accessRecord: DocumentState<AccessRecord>;
};

export type DocumentsChanged = { readonly type: 'documents.changed'; readonly documents: SessionDocuments };

const exists = <A>(read: ReadResult<A>): read is A => read !== null && read !== 'unavailable';

type Tracking<A> = { readonly last: A | null; readonly state: DocumentState<A> };

const trackLast = <A>(
  toState: (last: A | null, read: null | 'unavailable') => DocumentState<A>,
): OperatorFunction<ReadResult<A>, DocumentState<A>> =>
  pipe(
    scan(
      ({ last }: Tracking<A>, read: ReadResult<A>): Tracking<A> =>
        exists(read) ? { last: read, state: read } : { last, state: toState(last, read) },
      { last: null, state: null },
    ),
    map(({ state }) => state),
  );

const deletedOr = <A>(last: A | null, read: null | 'unavailable'): DocumentState<A> => (read === null && last !== null ? 'deleted' : read);

/** Distinguishes a document that never existed (null) from a deleted one. */
const trackDeletion = <A>(): OperatorFunction<ReadResult<A>, DocumentState<A>> => trackLast(deletedOr);

/** Like `trackDeletion`, but a disabled access record stays disabled until a record says otherwise: account deletion removes it last. */
const trackAccessDeletion: OperatorFunction<ReadResult<AccessRecord>, DocumentState<AccessRecord>> = trackLast((last, read) =>
  last?.disabled === true ? last : deletedOr(last, read),
);

/** Converts a Watch into document states; failures are logged and become 'unavailable'. */
const documentStates = <A>(
  watch: Watch<A | null>, track: OperatorFunction<ReadResult<A>, DocumentState<A>>, log: Log, source: string,
): Observable<DocumentState<A>> =>
  watch.pipe(
    map((result): ReadResult<A> => {
      if (E.isRight(result)) return result.right;
      log.failure(source, result.left);
      return 'unavailable';
    }),
    track,
    startWith('loading' as const),
  );

/** Emits the documents of one user at once ('loading') and on every change. */
export const documentEvents = (
  { users, access, log }: SessionDeps,
  first: Identity, later: Observable<Identity>,
): Observable<DocumentsChanged> =>
  combineLatest({
    identity: later.pipe(startWith(first), distinctUntilChanged()),
    profile: documentStates(users.watch(first.uid).pipe(map(E.map(O.toNullable))), trackDeletion<User>(), log, 'session.profile'),
    accessRecord: documentStates(access.watch(first.uid), trackAccessDeletion, log, 'session.access'),
  }).pipe(map((documents) => ({ type: 'documents.changed', documents })));
