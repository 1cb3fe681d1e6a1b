/** An event that keeps the worker alive until a promise settles. */
export type WorkerEvent = Event & { readonly waitUntil: (done: Promise<unknown>) => void };
export type WorkerMessage = WorkerEvent & { readonly data: unknown; readonly ports: ReadonlyArray<MessagePort> };
/** A message of a push service, decrypted by the browser. */
export type PushMessage = WorkerEvent & { readonly data: { readonly json: () => unknown } | null };
/** A press on a notification or on one of its actions, whose name is empty for the notification itself. */
export type NotificationPress = WorkerEvent & {
  readonly action: string;
  readonly notification: { readonly data: unknown } & ShownNotification;
};
type ShownNotification = { readonly close: () => void };
type Tab = { readonly url: string; readonly focus: () => Promise<unknown> };

/**
 * The part of its global scope that a worker uses. TypeScript's types of workers contradict those of documents, so that one
 * program cannot have both.
 */
interface WorkerScope {
  readonly addEventListener: ((type: 'install' | 'activate' | 'sync', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'message', listener: (event: WorkerMessage) => void) => void) &
    ((type: 'push', listener: (event: PushMessage) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationPress) => void) => void);
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window'; readonly includeUncontrolled?: true }) => Promise<ReadonlyArray<Tab>>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    /** Missing in browsers without push messages. */
    readonly pushManager?: Pick<PushManager, 'getSubscription'>;
    readonly showNotification: (title: string, options: object) => Promise<void>;
    /** Missing in browsers without notifications. */
    readonly getNotifications?: () => Promise<ReadonlyArray<ShownNotification>>;
    /** Missing in older browsers. */
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
}

export const workerScope = globalThis as unknown as WorkerScope;
