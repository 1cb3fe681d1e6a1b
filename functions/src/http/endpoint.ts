import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import { toAuditValues, type AuditValues } from '#domain/audit/audit';
import { decode } from '#domain/shared/decode';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { CallerRequirement } from '#application/server/authenticate';
import type { ServerResult } from '#application/server/server-deps';
import type { HttpDeps } from './http-deps';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the values of a change that is named by its only key, with the key as `action`; other data is unchanged. */
const withNamedAction = (data: object): object => {
  const [[action, values] = [], ...others] = Object.entries(data).filter(([, value]) => value !== undefined) as (readonly [
    string, unknown,
  ])[];
  return isObject(values) && !Array.isArray(values) && others.length === 0 ? { action, ...values } : data;
};

/** Returns the values of a query, or in `data` of a body, for the audit. */
const auditInput = (payload: unknown): AuditValues => {
  const data = isObject(payload) && 'data' in payload ? payload.data : payload;
  return isObject(data) ? toAuditValues(withNamedAction(data)) : {};
};

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Decoded call: its input for the audit, and the function that runs it. */
export type DecodedCall = {
  readonly input: AuditValues;
  /** @param userAgent the header of that name; empty without one. */
  readonly run: (deps: HttpDeps, caller: Caller | null, userAgent: string) => Answer<ServerResult>;
};

/** Endpoint under `/api/{name}`. */
export type Endpoint = {
  readonly name: string;
  readonly method: EndpointMethod;
  readonly who: CallerRequirement;
  /** Where the payload is: in a required body, in the query string, or nowhere. Endpoints without `needed` reject a body with fields. */
  readonly body: 'needed' | 'query' | 'none';
  /**
   * Writing calls of anonymous callers that take tokens from buckets of their own; by default all of them share theirs. `as-reading` is for
   * calls that can change no more than what another call has made, and so cost little however often they are repeated.
   */
  readonly limit?: 'evening' | 'passkey' | 'as-reading';
  readonly prepare: (payload: unknown) => E.Either<Failure, DecodedCall>;
};

type EndpointOptions<P> = Omit<Endpoint, 'prepare' | 'body' | 'who'> & {
  readonly payload: t.Type<P, unknown>;
  readonly body?: Endpoint['body'];
};

const createPrepare =
  <P>(payload: t.Type<P, unknown>, run: (payload: P) => DecodedCall['run']): Endpoint['prepare'] =>
  (body) =>
    pipe(
      decode(payload, 'request')(body),
      E.map((input) => ({ input: auditInput(input), run: run(input) })),
    );

/** Creates an endpoint for all callers. */
export const publicEndpoint = <P>(
  { payload, body = 'needed', ...rest }: EndpointOptions<P>,
  handle: (deps: HttpDeps, payload: P) => Answer<ServerResult>,
): Endpoint => ({
  ...rest,
  body,
  who: 'anyone',
  prepare: createPrepare(payload, (input) => (deps) => handle(deps, input)),
});

/** Creates an endpoint for authenticated callers. */
export const protectedEndpoint = <P>(
  { payload, body = 'needed', ...rest }: EndpointOptions<P> & { readonly who: Exclude<CallerRequirement, 'anyone'> },
  handle: (deps: HttpDeps, payload: P, caller: Caller, userAgent: string) => Answer<ServerResult>,
): Endpoint => ({
  ...rest,
  body,
  prepare: createPrepare(payload, (input) => (deps, caller, userAgent) =>
    (caller === null ? TE.left(unauthenticated) : handle(deps, input, caller, userAgent))),
});
