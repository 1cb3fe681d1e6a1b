import { map, pipe, scan, type OperatorFunction } from 'rxjs';
import type { AccessMarker } from '#domain/user/access-marker';

/** A document as it was read: null when there is none, 'gone' when there was one before, 'unread' when it could not be read. */
export type Read<A> = A | null | 'gone' | 'unread';
/** The same as it has just come, when nothing is known of before. */
export type Fresh<A> = A | null | 'unread';

const isThere = <A>(read: Fresh<A>): read is A => read !== null && read !== 'unread';

type Memory<A> = { readonly last: A | null; readonly now: Read<A> };

const remembering = <A>(now: (last: A | null, read: null | 'unread') => Read<A>): OperatorFunction<Fresh<A>, Read<A>> =>
  pipe(
    scan(({ last }: Memory<A>, read: Fresh<A>): Memory<A> => (isThere(read) ? { last: read, now: read } : { last, now: now(last, read) }), { last: null, now: null }),
    map(({ now: read }) => read),
  );

const goneOr = <A>(last: A | null, read: null | 'unread'): Read<A> => (read === null && last !== null ? 'gone' : read);

/** Tells a document that was never there from one that is there no more. */
export const rememberDocument = <A>(): OperatorFunction<Fresh<A>, Read<A>> => remembering(goneOr);

/** As for any document; but who was shut out stays so until a marker says otherwise: of an account that is being removed it goes last. */
export const rememberMarker: OperatorFunction<Fresh<AccessMarker>, Read<AccessMarker>> = remembering((last, read) => (last?.disabled === true ? last : goneOr(last, read)));
