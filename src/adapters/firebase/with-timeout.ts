/** How long the database may take to answer, in ms. */
const PATIENCE_MS = 10_000;

/** A network that is gone keeps the SDK trying: after so many ms whoever waits is told, with the SDK's own word for it. */
export const withTimeout = async <A>(work: Promise<A>, ms = PATIENCE_MS): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('time-out'), { code: 'deadline-exceeded' })), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Whether the browser itself knows that there is no network; elsewhere it is never known. */
export const isFirebaseOffline = (): boolean => {
  const here: unknown = Reflect.get(globalThis, 'navigator');
  return typeof here === 'object' && here !== null && 'onLine' in here && here.onLine === false;
};
