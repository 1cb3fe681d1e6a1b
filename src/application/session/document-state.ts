import { map, pipe, scan, type OperatorFunction } from 'rxjs';
import type { AccessRecord } from '#domain/users/access/access-repository';

/** State of a watched document: null if it never existed, 'deleted' if it existed before, 'unavailable' if reading failed. */
export type DocumentState<A> = A | null | 'deleted' | 'unavailable';
/** Result of a single read, without knowledge of earlier reads. */
export type ReadResult<A> = A | null | 'unavailable';

const exists = <A>(read: ReadResult<A>): read is A => read !== null && read !== 'unavailable';

type Tracking<A> = { readonly last: A | null; readonly state: DocumentState<A> };

const trackLast = <A>(toState: (last: A | null, read: null | 'unavailable') => DocumentState<A>): OperatorFunction<ReadResult<A>, DocumentState<A>> =>
  pipe(
    scan(({ last }: Tracking<A>, read: ReadResult<A>): Tracking<A> => (exists(read) ? { last: read, state: read } : { last, state: toState(last, read) }), { last: null, state: null }),
    map(({ state }) => state),
  );

const deletedOr = <A>(last: A | null, read: null | 'unavailable'): DocumentState<A> => (read === null && last !== null ? 'deleted' : read);

/** Distinguishes a document that never existed (null) from a deleted one. */
export const trackDeletion = <A>(): OperatorFunction<ReadResult<A>, DocumentState<A>> => trackLast(deletedOr);

/** Like `trackDeletion`, but a disabled access record stays disabled until a record says otherwise: account deletion removes it last. */
export const trackAccessDeletion: OperatorFunction<ReadResult<AccessRecord>, DocumentState<AccessRecord>> = trackLast((last, read) => (last?.disabled === true ? last : deletedOr(last, read)));
