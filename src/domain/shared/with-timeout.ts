/** The time limit of `withTimeout` was exceeded. */
export class TimeoutError extends Error {}

/**
 * Runs `work` and rejects with `TimeoutError` after `ms` ms, even if the work cannot be aborted. The signal of the work aborts at the
 * time limit and when `signal` aborts; how an abort ends the work is up to the work.
 */
export const withTimeout = async <A>(ms: number, work: (signal: AbortSignal) => Promise<A>, signal?: AbortSignal): Promise<A> => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted === true) abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(`Not done after ${ms} ms.`));
      abort();
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
