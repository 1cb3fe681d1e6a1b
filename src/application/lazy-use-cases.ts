import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';

type UseCase = (...args: ReadonlyArray<never>) => Answer<unknown>;

/** Returns use cases whose code is loaded at the first call. A failed load is the failure of the call. @param loaded loads once for all calls. */
export const lazyUseCases = <T extends { readonly [K in keyof T]: UseCase }>(loaded: Answer<T>): T =>
  new Proxy({} as T, {
    // A `then` would make the object look like a promise.
    get: (_, name) => (name === 'then' ? undefined : (...args: ReadonlyArray<never>) => pipe(loaded, TE.flatMap((useCases) => useCases[name as keyof T](...args)))),
  });
