import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { Observable, of, ReplaySubject, switchMap, take } from 'rxjs';
import type { Answer, Watch } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';

/** Delay before a failed load is retried while a watch is subscribed, in ms. */
const RETRY_DELAY_MS = 5000;

/** Says when a watch loads the value; `changes$` emits at subscription and whenever `isNeeded` may have changed. */
type LoadCondition = { readonly isNeeded: () => boolean; readonly changes$: Observable<unknown> };
const always: LoadCondition = { isNeeded: () => true, changes$: of(null) };

export type Lazy<T> = {
  /** Loads the value at the first call, once for all callers; the next call retries a failed load. */
  readonly get: Answer<T>;
  /** Returns the loaded value; null before. */
  readonly peek: () => T | null;
  /** Calls a loaded service. */
  readonly call: <A>(call: (loaded: T) => Answer<A>) => Answer<A>;
  /**
   * Watches a loaded service; synchronously when it is loaded. Loads it as soon as the condition holds, emits failures of loading
   * and retries after `RETRY_DELAY_MS`.
   */
  readonly watch: <A>(watch: (loaded: T) => Watch<A>, condition?: LoadCondition) => Watch<A>;
};

/** Creates a value that is loaded at first use. */
export const lazy = <T>(load: () => Promise<T>): Lazy<T> => {
  const loaded$ = new ReplaySubject<T>(1);
  let loading: Promise<T> | null = null;
  let value: T | null = null;
  const onLoaded = (loaded: T): T => {
    value = loaded;
    loaded$.next(loaded);
    return loaded;
  };
  const onFailed = (error: unknown): never => {
    loading = null; // a failed chunk load may succeed at the next attempt
    throw error;
  };
  const get = TE.tryCatch(
    () => (loading ??= load().then(onLoaded, onFailed)),
    (error) => unavailable(null, error instanceof Error ? error.message : String(error)),
  );
  return {
    get,
    peek: () => value,
    call: (call) => pipe(get, TE.flatMap(call)),
    watch: (watch, { isNeeded, changes$ } = always) =>
      new Observable((listener) => {
        let retryTimer: ReturnType<typeof setTimeout> | undefined;
        const loadIfNeeded = (): void => {
          clearTimeout(retryTimer);
          if (!isNeeded()) return;
          void get().then((answer) => {
            if (E.isRight(answer) || listener.closed) return;
            listener.next(answer);
            clearTimeout(retryTimer);
            retryTimer = setTimeout(loadIfNeeded, RETRY_DELAY_MS);
          });
        };
        const subscription = loaded$.pipe(take(1), switchMap(watch)).subscribe(listener);
        subscription.add(changes$.subscribe(loadIfNeeded));
        return () => {
          clearTimeout(retryTimer);
          subscription.unsubscribe();
        };
      }),
  };
};
