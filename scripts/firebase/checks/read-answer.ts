import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { CommandError } from '../../command-error.mjs';

/** Answer of one of Google's interfaces. */
export type ProjectAnswer = { readonly status: number; readonly body: unknown };
/** Calls an interface as the person who deploys; with a body, by POST. */
export type CallProject = (url: string, body?: unknown) => Promise<ProjectAnswer>;

/** Returns what an interface answered. @throws a `CommandError` that says why nothing was read. */
export const readAnswer = async <A>(codec: t.Type<A, unknown>, response: Promise<ProjectAnswer>): Promise<A> => {
  const { status, body } = await response;
  if (status === 403) throw new CommandError('this account may not read it, or its API is not enabled (status 403)');
  if (status !== 200) throw new CommandError(`status ${status}`);
  const decoded = codec.decode(body);
  if (E.isLeft(decoded)) throw new CommandError('the answer is not as documented');
  return decoded.right;
};
