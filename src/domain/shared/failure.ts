/**
 * Every way in which an answer can be refused. A failure is data: it crosses layers unchanged and the screen chooses the words
 * (`ui/messages/failure.messages.ts`). `_tag` is the discriminant; the other fields are facts for logs and for precise sentences.
 */
export type Failure = Reason & {
  /** What the status was called ("Conflict"), where a server refused over HTTP; for logs. */
  readonly statusText?: string;
  /** Part of what was asked for counts already; the rest was refused, and asking again does it. */
  readonly isPartial?: true;
  /** There was nothing to prove with who asks, and nobody was asked. */
  readonly lacksToken?: true;
};

type Reason =
  /** What was asked for does not exist. `what` names it in plain words ("title", "genre"). */
  | { readonly _tag: 'not-found'; readonly what: string }
  /** There is no connection to the outside. */
  | { readonly _tag: 'offline' }
  /** The other side did not answer usefully: an HTTP status that is its own fault, or nothing that has one (`status` null): a time-out, a refused connection, code or storage that fails. */
  | { readonly _tag: 'unavailable'; readonly status: number | null; readonly message: string }
  /** Asked too often; `retryAfterMs` is how long the other side wants to be left alone, null when it did not say. */
  | { readonly _tag: 'rate-limited'; readonly retryAfterMs: number | null }
  /** Something that came in is not what it has to be. `path` is the place in it ("results.0.title"), `expected` what belongs there. */
  | { readonly _tag: 'invalid-data'; readonly source: string; readonly path: string; readonly expected: string }
  /** Nobody is signed in, or the token is not accepted. */
  | { readonly _tag: 'unauthenticated' }
  /** Somebody is signed in, but may not do this. */
  | { readonly _tag: 'forbidden'; readonly what: string }
  /** What a person entered breaks a rule; `field` is the field's name, `rule` the rule's. */
  | { readonly _tag: 'invalid'; readonly field: string; readonly rule: string }
  /** The world has moved on: the change no longer fits. */
  | { readonly _tag: 'conflict'; readonly what: string }
  /** The asker lost interest (a newer question, a closed page). Never shown. */
  | { readonly _tag: 'aborted' }
  /** A fault of ours. */
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

/** Nobody was asked, for want of a token. */
export const withoutToken: Failure = { ...unauthenticated, lacksToken: true };

/** The same refusal, of the rest of something. */
export const partial = (failure: Failure): Failure => ({ ...failure, isPartial: true });

const TIME_OUT = 'time-out';

/** No answer within the time allowed. */
export const timedOut: Failure = unavailable(null, TIME_OUT);

/** Whether it took longer than is allowed, and nothing else is known to be wrong. */
export const isTimeout = (failure: Failure): boolean => failure._tag === 'unavailable' && failure.message === TIME_OUT;

/**
 * Nothing came back at all. A browser knows whether it is offline; elsewhere nobody can tell, and the other side is unavailable.
 * @param place what knows: a browser's `navigator`.
 */
export const networkFailure = (signal: AbortSignal | undefined, place: { readonly onLine?: boolean } | undefined): Failure => {
  if (signal?.aborted === true) return aborted;
  return place?.onLine === false ? offline : unavailable(null, 'network');
};

const tags: ReadonlySet<string> = new Set<FailureTag>([
  'not-found', 'offline', 'unavailable', 'rate-limited', 'invalid-data', 'unauthenticated', 'forbidden', 'invalid', 'conflict', 'aborted', 'unexpected',
]);

const isFailure = (thing: unknown): thing is Failure =>
  typeof thing === 'object' && thing !== null && '_tag' in thing && typeof thing._tag === 'string' && tags.has(thing._tag);

/** Restores the type of something that was thrown: machines' `onError` arrows and promise edges only know `unknown`. */
export const toFailure = (thrown: unknown): Failure => {
  if (isFailure(thrown)) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return aborted;
  return unexpected(thrown instanceof Error ? thrown.message : String(thrown));
};

/** Whether it tells only that the other side could not be reached, and nothing of what was asked. */
export const isNetworkError = (failure: Failure): boolean => failure._tag === 'offline' || failure._tag === 'unavailable' || failure._tag === 'rate-limited';

/** Whether it has to be looked at by whoever builds this: nobody who reads it on a screen can do anything about it. */
export const isInternal = (failure: Failure): boolean => failure._tag === 'invalid-data' || failure._tag === 'unexpected';

/** Whether asking again, unchanged, may well succeed; decides where a screen offers Retry. */
export const isRetryable = (failure: Failure): boolean => isNetworkError(failure) || failure._tag === 'unexpected';
