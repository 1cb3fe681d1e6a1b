/** Waits so many milliseconds. Answers false, at once, when the signal is aborted before they are over. */
export const delay = (ms: number, signal?: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) return resolve(false);
    const stop = (): void => { clearTimeout(timer); resolve(false); };
    const timer = setTimeout(() => { signal?.removeEventListener('abort', stop); resolve(true); }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
