import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';

type UseCase = (...args: ReadonlyArray<never>) => Answer<unknown>;

/**
 * Returns use cases whose code is loaded at the first call. A failed load is the failure of the call. A member stays the same function,
 * so that effects can depend on it.
 * @param loaded loads once for all calls. @param ready members that need no code: the others are functions that return Answers.
 */
export const lazyUseCases = <T extends R, R extends object = object>(loaded: Answer<T & { readonly [K in Exclude<keyof T, keyof R>]: UseCase }>, ready: R = {} as R): T => {
  const members = new Map<string | symbol, unknown>(Object.entries(ready));
  return new Proxy(ready as T, {
    get: (_, name) => {
      // A `then` would make the object look like a promise.
      if (name !== 'then' && !members.has(name)) members.set(name, (...args: ReadonlyArray<never>) => pipe(loaded, TE.flatMap((useCases) => (useCases[name as keyof T] as UseCase)(...args))));
      return members.get(name);
    },
  });
};
