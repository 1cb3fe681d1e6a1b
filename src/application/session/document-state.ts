import { map, pipe, scan, type OperatorFunction } from 'rxjs';
import type { AccessRecord } from '#domain/users/access/access-repository';

/** A document as it was read: null when there is none, 'deleted' when there was one before, 'unavailable' when it could not be read. */
export type DocumentState<A> = A | null | 'deleted' | 'unavailable';
/** The same as it has just come, when nothing is known of before. */
export type ReadResult<A> = A | null | 'unavailable';

const isThere = <A>(read: ReadResult<A>): read is A => read !== null && read !== 'unavailable';

type Memory<A> = { readonly last: A | null; readonly now: DocumentState<A> };

const remembering = <A>(now: (last: A | null, read: null | 'unavailable') => DocumentState<A>): OperatorFunction<ReadResult<A>, DocumentState<A>> =>
  pipe(
    scan(({ last }: Memory<A>, read: ReadResult<A>): Memory<A> => (isThere(read) ? { last: read, now: read } : { last, now: now(last, read) }), { last: null, now: null }),
    map(({ now: read }) => read),
  );

const goneOr = <A>(last: A | null, read: null | 'unavailable'): DocumentState<A> => (read === null && last !== null ? 'deleted' : read);

/** Tells a document that was never there from one that is there no more. */
export const trackDeletion = <A>(): OperatorFunction<ReadResult<A>, DocumentState<A>> => remembering(goneOr);

/** As for any document; but who was shut out stays so until a marker says otherwise: of an account that is being removed it goes last. */
export const trackAccessDeletion: OperatorFunction<ReadResult<AccessRecord>, DocumentState<AccessRecord>> = remembering((last, read) => (last?.disabled === true ? last : goneOr(last, read)));
