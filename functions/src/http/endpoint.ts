import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import type { AuditValues } from '#domain/audit/audit';
import { decode } from '#domain/shared/decode';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import type { UserId } from '#domain/users/user-id';
import { auditValues } from './audit-values';
import type { ServerDeps } from '../server-deps';

/** What a handler answers: a sentence for people or a value for the app, and for the audit what has changed of whom. */
export type HandlerResult = ({ readonly message: string } | { readonly response: unknown }) & {
  readonly userId?: UserId;
  readonly before?: AuditValues | null;
  readonly after?: AuditValues | null;
};

/** Who may call. `leaving`: a member, even one whose account is on its way out already, who gave the password just now. */
export type CallerKind = 'anyone' | 'member' | 'leaving' | 'admin';

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call that is understood: what it asks for, for the audit, and how to do it. */
export type DecodedCall = { readonly input: AuditValues; readonly run: (world: ServerDeps, by: Caller | null) => Answer<HandlerResult> };

/** One call that the server answers, under `/api/{name}`. */
export type Endpoint = {
  readonly name: string;
  readonly method: EndpointMethod;
  readonly who: CallerKind;
  /** Whether a body is needed; what needs none takes none. */
  readonly body: 'needed' | 'none';
  readonly prepare: (body: unknown) => E.Either<Failure, DecodedCall>;
};

type Described<P> = Omit<Endpoint, 'prepare' | 'body' | 'who'> & { readonly payload: t.Type<P, unknown>; readonly body?: Endpoint['body'] };

const preparing =
  <P>(payload: t.Type<P, unknown>, run: (payload: P) => DecodedCall['run']): Endpoint['prepare'] =>
  (body) =>
    pipe(
      decode(payload, 'request')(body),
      E.map((understood) => ({ input: auditValues(understood), run: run(understood) })),
    );

/** A call that anyone may make. */
export const publicEndpoint = <P>({ payload, body = 'needed', ...rest }: Described<P>, handle: (world: ServerDeps, payload: P) => Answer<HandlerResult>): Endpoint => ({
  ...rest,
  body,
  who: 'anyone',
  prepare: preparing(payload, (understood) => (world) => handle(world, understood)),
});

/** A call of somebody who has proved who they are. */
export const protectedEndpoint = <P>(
  { payload, body = 'needed', ...rest }: Described<P> & { readonly who: Exclude<CallerKind, 'anyone'> },
  handle: (world: ServerDeps, payload: P, by: Caller) => Answer<HandlerResult>,
): Endpoint => ({
  ...rest,
  body,
  prepare: preparing(payload, (understood) => (world, by) => (by === null ? TE.left(unauthenticated) : handle(world, understood, by))),
});
