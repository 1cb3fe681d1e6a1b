import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';

/** Returns `aborted` as soon as the signal aborts. The shared answer continues for other callers. */
export const abortable = <A>(answer: Answer<A>, signal?: AbortSignal): Answer<A> => () => {
  if (signal === undefined) return answer();
  if (signal.aborted) return Promise.resolve(E.left(aborted));
  return new Promise((resolve, reject) => {
    const onAbort = (): void => resolve(E.left(aborted));
    signal.addEventListener('abort', onAbort, { once: true });
    void answer().then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
};

export type Memoize = <A>(name: string, answer: Answer<A>) => Answer<A>;

/**
 * Caches answers by name, at most `size`, evicting the oldest. Concurrent calls share one run. Failures are not cached, so the next
 * call retries. A name must always be used with the same type.
 */
export const memoize = (size: number): Memoize => {
  const cache = new Map<string, Promise<E.Either<Failure, unknown>>>();
  return <A>(name: string, answer: Answer<A>): Answer<A> => () => {
    const cached = cache.get(name) as Promise<E.Either<Failure, A>> | undefined;
    if (cached !== undefined) return cached;
    const running = answer();
    cache.set(name, running);
    const oldest = cache.size > size ? cache.keys().next() : null;
    if (oldest?.value !== undefined) cache.delete(oldest.value);
    const evict = (): void => { if (cache.get(name) === running) cache.delete(name); };
    void running.then((result) => { if (E.isLeft(result)) evict(); }, evict);
    return running;
  };
};
