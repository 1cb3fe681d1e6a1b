/** Limit for a call of the database, in ms. */
const TIMEOUT_MS = 10_000;

/** Rejects after `ms` ms with the SDK's code `deadline-exceeded`: without a network, the SDK retries indefinitely. */
export const withTimeout = async <A>(work: Promise<A>, ms = TIMEOUT_MS): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('time-out'), { code: 'deadline-exceeded' })), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

/** Returns whether the browser reports no network; false where `navigator` is missing. */
export const isFirebaseOffline = (): boolean => {
  const navigator: unknown = Reflect.get(globalThis, 'navigator');
  return typeof navigator === 'object' && navigator !== null && 'onLine' in navigator && navigator.onLine === false;
};
