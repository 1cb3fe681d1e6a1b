import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { Answer } from '../../src/domain/answer';
import type { Facts } from '../../src/domain/audit/audit';
import { decode } from '../../src/domain/decode';
import { unauthenticated, type Failure } from '../../src/domain/failure';
import type { Bearer } from '../../src/domain/user/identities';
import type { UserId } from '../../src/domain/user/user-id';
import { factsOf } from './facts';
import type { World } from './world';

/** What a handler answers: a sentence for people or a value for the app, and for the audit what has changed of whom. */
export type Reply = ({ readonly message: string } | { readonly response: unknown }) & {
  readonly whom?: UserId;
  readonly before?: Facts | null;
  readonly after?: Facts | null;
};

/** Who may call. `leaving`: a member, even one whose account is on its way out already, who gave the password just now. */
export type Who = 'anyone' | 'member' | 'leaving' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call that is understood: what it asks for, for the audit, and how to do it. */
export type Prepared = { readonly asked: Facts; readonly run: (world: World, by: Bearer | null) => Answer<Reply> };

/** One call that the server answers, under `/api/{name}`. */
export type Endpoint = {
  readonly name: string;
  readonly method: Method;
  readonly who: Who;
  /** Whether a body is needed; what needs none takes none. */
  readonly body: 'needed' | 'none';
  readonly prepare: (body: unknown) => E.Either<Failure, Prepared>;
};

type Described<P> = Omit<Endpoint, 'prepare' | 'body' | 'who'> & { readonly payload: t.Type<P, unknown>; readonly body?: Endpoint['body'] };

const preparing =
  <P>(payload: t.Type<P, unknown>, run: (payload: P) => Prepared['run']): Endpoint['prepare'] =>
  (body) =>
    pipe(
      decode(payload, 'request')(body),
      E.map((understood) => ({ asked: factsOf(understood), run: run(understood) })),
    );

/** A call that anyone may make. */
export const open = <P>({ payload, body = 'needed', ...rest }: Described<P>, handle: (world: World, payload: P) => Answer<Reply>): Endpoint => ({
  ...rest,
  body,
  who: 'anyone',
  prepare: preparing(payload, (understood) => (world) => handle(world, understood)),
});

/** A call of somebody who has proved who they are. */
export const guarded = <P>(
  { payload, body = 'needed', ...rest }: Described<P> & { readonly who: Exclude<Who, 'anyone'> },
  handle: (world: World, payload: P, by: Bearer) => Answer<Reply>,
): Endpoint => ({
  ...rest,
  body,
  prepare: preparing(payload, (understood) => (world, by) => (by === null ? TE.left(unauthenticated) : handle(world, understood, by))),
});
