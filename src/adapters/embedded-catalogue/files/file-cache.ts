import * as E from 'fp-ts/Either';
import type { Answer } from '#domain/shared/answer';
import { aborted, type Failure } from '#domain/shared/failure';

/** Answers `aborted` as soon as the signal says so; what was asked goes on for others who wait for it. */
export const abortable = <A>(answer: Answer<A>, signal?: AbortSignal): Answer<A> => () => {
  if (signal === undefined) return answer();
  if (signal.aborted) return Promise.resolve(E.left(aborted));
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(E.left(aborted));
    signal.addEventListener('abort', stop, { once: true });
    void answer().then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
};

export type Memoize = <A>(name: string, make: Answer<A>) => Answer<A>;

/**
 * Remembers answers by name, newest `most` of them: equal questions share one run, a refusal is forgotten so that the next asker
 * tries again. One name always stands for one type.
 */
export const memoize = (most: number): Memoize => {
  const kept = new Map<string, Promise<E.Either<Failure, unknown>>>();
  return <A>(name: string, make: Answer<A>): Answer<A> => () => {
    const known = kept.get(name) as Promise<E.Either<Failure, A>> | undefined;
    if (known !== undefined) return known;
    const running = make();
    kept.set(name, running);
    const oldest = kept.size > most ? kept.keys().next() : null;
    if (oldest?.value !== undefined) kept.delete(oldest.value);
    const forget = (): void => { if (kept.get(name) === running) kept.delete(name); };
    void running.then((result) => { if (E.isLeft(result)) forget(); }, forget);
    return running;
  };
};
