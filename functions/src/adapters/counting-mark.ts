import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as t from 'io-ts';

/** Age at which the mark of a worker that has not finished is taken over, in ms. */
export const COUNTING_MARK_MAX_AGE_MS = 30_000;

const Mark = t.strict({
  /** The event whose handler counts, and the attempt: the platform can deliver an event again. */
  event: t.string,
  attempt: t.string,
  /** Ms since 1970. */
  startedAt: t.number,
  /** The event that found the worker busy: what it counts has changed since it began. */
  requestedBy: t.union([t.string, t.null]),
  /** Last change that the mark includes, ms since 1970. */
  changedAt: t.number,
});
/** The document `counting/{key}`: at most one worker counts one thing at a time. */
type Mark = t.TypeOf<typeof Mark>;

/**
 * The handler of an event; `attempt` is unique for each delivery. `key` names what is counted: the id of a list, or a text with `:`, which
 * such ids lack. `changedAt` is the time of the change, ms since 1970.
 */
export type CountRequest = { readonly key: string; readonly event: string; readonly attempt: string; readonly changedAt: number };

const markOf = (store: Firestore, key: string): DocumentReference => store.doc(`counting/${key}`);
const readMark = (document: DocumentSnapshot): Mark | null => {
  const data = document.data();
  return Mark.is(data) ? data : null;
};
const isFresh = (mark: Mark | null, now: number): mark is Mark => mark !== null && now - mark.startedAt < COUNTING_MARK_MAX_AGE_MS;

/** Returns what the handler does about a mark: `left` while another handler's request waits for the worker. */
const roleAt = (mark: Mark | null, { event }: CountRequest, now: number): 'count' | 'wait' | 'left' => {
  // A mark of the same event belongs to an earlier delivery, which has ended.
  if (!isFresh(mark, now) || mark.event === event) return 'count';
  return mark.requestedBy === null || mark.requestedBy === event ? 'wait' : 'left';
};

/**
 * Requests a count; only reads while another request waits. @param now ms since 1970.
 * @returns `count` if the caller has to count, `wait` if a worker has to notice the request, `left` if another caller waits for that.
 */
export const requestCount = async (store: Firestore, request: CountRequest, now: number): Promise<'count' | 'wait' | 'left'> => {
  const reference = markOf(store, request.key);
  if (roleAt(readMark(await reference.get()), request, now) === 'left') return 'left';
  return store.runTransaction(async (transaction) => {
    const mark = readMark(await transaction.get(reference));
    const role = roleAt(mark, request, now);
    if (role === 'left') return role;
    const { event, attempt } = request;
    const changedAt = Math.max(request.changedAt, mark?.changedAt ?? 0);
    transaction.set(reference, {
      schemaVersion: 1,
      ...(role === 'wait' ? { ...mark, requestedBy: event, changedAt } : { event, attempt, startedAt: now, requestedBy: null, changedAt }),
    });
    return role;
  });
};

/** Returns whether the request still waits for the worker, was noticed, or is stale because the worker has stopped. */
export const getCountRequestStatus = async (
  store: Firestore,
  { key, event }: CountRequest,
  now: number,
): Promise<'waiting' | 'noticed' | 'stale'> => {
  const mark = readMark(await markOf(store, key).get());
  if (mark?.requestedBy !== event) return 'noticed';
  return isFresh(mark, now) ? 'waiting' : 'stale';
};

/** Names the counted documents and the document that gets the result. */
export type CountTask<A> = {
  readonly count: () => Promise<A>;
  readonly document: DocumentReference;
  /** @param changedAt time of the last change, ms since 1970. */
  readonly write: (transaction: Transaction, before: DocumentSnapshot, counted: A, changedAt: number) => void;
};

/**
 * Stores a count, unless another worker has taken over. Removes the mark, or keeps it if there was a change meanwhile.
 * @returns whether the caller has to count again.
 */
export const finishCount = <A>(
  store: Firestore,
  { key, attempt }: CountRequest,
  { document, write }: CountTask<A>,
  counted: A, now: number,
): Promise<boolean> =>
  store.runTransaction(async (transaction) => {
    const [markDocument, before] = await transaction.getAll(markOf(store, key), document);
    if (markDocument === undefined || before === undefined) throw new Error('Firestore returned fewer documents than requested.');
    const mark = readMark(markDocument);
    if (mark?.attempt !== attempt) return false;
    write(transaction, before, counted, mark.changedAt);
    if (mark.requestedBy === null) transaction.delete(markDocument.ref);
    else transaction.update(markDocument.ref, { requestedBy: null, startedAt: now });
    return mark.requestedBy !== null;
  });
