import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';

type UseCase = (...args: ReadonlyArray<never>) => Answer<unknown>;

/**
 * Returns use cases whose code is loaded at the first call. A failed load is the failure of the call.
 * @param loaded loads once for all calls. @param ready members that need no code: the others are functions that return Answers.
 */
export const lazyUseCases = <T extends R, R extends object = object>(loaded: Answer<T & { readonly [K in Exclude<keyof T, keyof R>]: UseCase }>, ready: R = {} as R): T =>
  new Proxy(ready as T, {
    // A `then` would make the object look like a promise.
    get: (target, name) =>
      name === 'then' || name in target
        ? target[name as keyof T]
        : (...args: ReadonlyArray<never>) => pipe(loaded, TE.flatMap((useCases) => (useCases[name as keyof T] as UseCase)(...args))),
  });
