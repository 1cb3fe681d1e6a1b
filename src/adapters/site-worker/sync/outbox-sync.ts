/** Tag by which the browser knows that something is to be sent. */
const TAG = 'outbox';

/** A part of a registration that TypeScript's types lack. */
type WithSync = { readonly sync: { readonly register: (tag: string) => Promise<void> } };

/** Returns whether the browser wakes workers once there is a network. */
export const hasBackgroundSync = (): boolean => 'SyncManager' in globalThis;

/** Resolves once the worker is active: before, browsers refuse to wake it. Rejects if it cannot be installed. */
const untilActive = ({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = active ?? waiting ?? installing;
    const look = (): void => {
      if (worker === null || worker.state === 'redundant') reject(new Error('The worker of the outbox is not installed.'));
      else if (worker === active || worker.state.startsWith('activat')) resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });

/**
 * Registers the worker that sends the outbox. Its scope has no page, so that it controls none beside the site's worker.
 * @returns once the worker is loaded, a function that lets the browser wake the worker, once there is a network.
 */
export const registerOutboxWorker = async (container: Pick<ServiceWorkerContainer, 'register'>): Promise<() => void> => {
  const registration = await container.register('/outbox-worker.js', { scope: '/outbox-worker/' });
  // No document loads it, after which browsers would look for a newer one.
  if (registration.active !== null) registration.update().catch(() => undefined);
  await untilActive(registration);
  const { sync } = registration as unknown as WithSync;
  // Members can forbid it in the browser's settings: pages send what is left.
  return () => void sync.register(TAG).catch(() => undefined);
};
