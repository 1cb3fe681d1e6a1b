/**
 * A typed error value. Failures cross layers unchanged; the UI chooses the text (`ui/messages/failure.messages.ts`).
 * `_tag` is the discriminant; the other fields are facts for logs and for precise messages.
 */
export type Failure = Reason & {
  /** HTTP status text of an error response ("Conflict"); for logs. */
  readonly statusText?: string;
  /** Part of the request has taken effect; the rest failed. A retry completes the request. */
  readonly isPartial?: true;
  /** No token was available, so no request was sent. */
  readonly lacksToken?: true;
  /** Why the browser's storage failed; the request changed nothing. */
  readonly storage?: StorageProblem;
};

/** Why this browser keeps no data: its storage is refused, holds data of a newer version of the app, or is full. */
export type StorageProblem = 'refused' | 'newer' | 'full';

type Reason =
  /** The requested item does not exist. `what` names the kind of item ("title", "genre"). */
  | { readonly _tag: 'not-found'; readonly what: string }
  /** The browser has no network connection. */
  | { readonly _tag: 'offline' }
  /**
   * The service failed. `status` is the HTTP status of a server error; null for errors without one: a time-out, a refused
   * connection, failing code or storage.
   */
  | { readonly _tag: 'unavailable'; readonly status: number | null; readonly message: string }
  /** Too many requests. `retryAfterMs` is the wait in ms that the service requests; null when not given. */
  | { readonly _tag: 'rate-limited'; readonly retryAfterMs: number | null }
  /** External input did not match its codec. `path` locates the error ("results.0.title"); `expected` names the expected type. */
  | { readonly _tag: 'invalid-data'; readonly source: string; readonly path: string; readonly expected: string }
  /** No user is signed in, or the token was rejected. */
  | { readonly _tag: 'unauthenticated' }
  /** The signed-in user lacks permission for `what`. */
  | { readonly _tag: 'forbidden'; readonly what: string }
  /** User input breaks a validation rule. `field` is the field's name, `rule` the rule's name. */
  | { readonly _tag: 'invalid'; readonly field: string; readonly rule: string }
  /** The change conflicts with the current state of `what`. */
  | { readonly _tag: 'conflict'; readonly what: string }
  /** The caller cancelled the request (a newer query, a closed page). Never shown. */
  | { readonly _tag: 'aborted' }
  /** A programming error. */
  | { readonly _tag: 'unexpected'; readonly message: string };

export type FailureTag = Failure['_tag'];

export const notFound = (what: string): Failure => ({ _tag: 'not-found', what });
export const offline: Failure = { _tag: 'offline' };
export const unavailable = (status: number | null, message: string): Failure => ({ _tag: 'unavailable', status, message });
export const rateLimited = (retryAfterMs: number | null): Failure => ({ _tag: 'rate-limited', retryAfterMs });
export const invalidData = (source: string, path: string, expected: string): Failure => ({ _tag: 'invalid-data', source, path, expected });
export const unauthenticated: Failure = { _tag: 'unauthenticated' };
export const forbidden = (what: string): Failure => ({ _tag: 'forbidden', what });
export const invalid = (field: string, rule: string): Failure => ({ _tag: 'invalid', field, rule });
export const conflict = (what: string): Failure => ({ _tag: 'conflict', what });
export const aborted: Failure = { _tag: 'aborted' };
export const unexpected = (message: string): Failure => ({ _tag: 'unexpected', message });

/** `unauthenticated` without a request sent, because no token was available. */
export const missingToken: Failure = { ...unauthenticated, lacksToken: true };

/** Marks a failure as partial: part of the request has taken effect. */
export const asPartialFailure = (failure: Failure): Failure => ({ ...failure, isPartial: true });

const TIME_OUT = 'time-out';

/** No response within the time limit. */
export const timedOut: Failure = unavailable(null, TIME_OUT);

/** Returns whether the failure is a time-out without any other known error. */
export const isTimeout = (failure: Failure): boolean => failure._tag === 'unavailable' && failure.message === TIME_OUT;

/**
 * Returns the failure for a request without any response: `aborted`, `offline` or `unavailable`.
 * Only browsers report being offline; in other environments the result is `unavailable`.
 * @param connection a browser's `navigator`.
 */
export const networkFailure = (signal: AbortSignal | undefined, connection: { readonly onLine?: boolean } | undefined): Failure => {
  if (signal?.aborted === true) return aborted;
  return connection?.onLine === false ? offline : unavailable(null, 'network');
};

const tags: ReadonlySet<string> = new Set<FailureTag>([
  'not-found', 'offline', 'unavailable', 'rate-limited', 'invalid-data', 'unauthenticated', 'forbidden', 'invalid', 'conflict', 'aborted',
  'unexpected',
]);

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && '_tag' in value && typeof value._tag === 'string' && tags.has(value._tag);

/** Converts a thrown value into a `Failure`. Needed because XState `onError` transitions and rejected promises are typed `unknown`. */
export const toFailure = (thrown: unknown): Failure => {
  if (isFailure(thrown)) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return aborted;
  return unexpected(thrown instanceof Error ? thrown.message : String(thrown));
};

/** Returns whether the service could not be reached, so that the failure says nothing about the requested item. */
export const isNetworkError = (failure: Failure): boolean =>
  failure._tag === 'offline' || failure._tag === 'unavailable' || failure._tag === 'rate-limited';

/** Returns whether the failure is a defect for developers to fix; users cannot act on such a failure. */
export const isInternal = (failure: Failure): boolean => failure._tag === 'invalid-data' || failure._tag === 'unexpected';

/** Returns whether repeating the unchanged request may succeed; decides where the UI offers Retry. */
export const isRetryable = (failure: Failure): boolean => isNetworkError(failure) || failure._tag === 'unexpected';
