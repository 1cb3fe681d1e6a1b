import { use, type ComponentType } from 'react';
import { offline, timedOut, unavailable, type Failure } from '#domain/shared/failure';
import { reloadStylesheets } from './reload-stylesheets';

/** A part whose code is loaded when it is first needed. */
export type LazyPart<P> = ComponentType<P> & {
  /** Starts loading ahead of need; resolves when the part can be drawn at once. */
  readonly preload: () => Promise<void>;
  /** Drops a failed load, so that Retry asks again. */
  readonly forget: () => void;
  /** Whether Retry has asked again in vain: a browser may keep a lost file as lost, and after a new build it is gone from its address. */
  readonly isBeyondRetry: () => boolean;
};
export type LazyPage = LazyPart<object>;

/** How long a page's code may take before the error screen takes its place. */
export const PAGE_TIMEOUT_MS = 120_000;

const TOO_LONG = new Error('The code took too long to load');

const within = <A,>(promise: Promise<A>, millis: number): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(TOO_LONG), millis);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Code that does not come is the network's fault, not ours. */
const asFailure = (thrown: unknown): Failure => {
  if (typeof navigator !== 'undefined' && !navigator.onLine) return offline;
  return thrown === TOO_LONG ? timedOut : unavailable(null, thrown instanceof Error ? thrown.message : String(thrown));
};

/** React reads the fields set here: a promise that carries its result is used without suspending, so a loaded page draws in one pass. */
const track = <A,>(promise: Promise<A>): Promise<A> => {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return Object.assign(promise, { status: 'pending' });
};

/** Whether some code, and maybe its style sheets, did not come: parts share sheets, so it need not have been this part's. */
let someWereLost = false;

const whole = async <A,>(load: () => Promise<A>): Promise<A> => {
  const loading = load();
  if (!someWereLost) return loading;
  const [loaded] = await Promise.all([loading, reloadStylesheets()]);
  someWereLost = false;
  return loaded;
};

/** Makes a part of a loader; the code is asked for once, and again only after a failure was forgotten. It fails with a `Failure`. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, timeoutMs: number = PAGE_TIMEOUT_MS): LazyPart<P> => {
  let loading: Promise<ComponentType<P>> | null = null;
  let isLost = false;
  let wasForgotten = false;
  const start = (): Promise<ComponentType<P>> => {
    if (loading !== null) return loading;
    isLost = false;
    const started = within(whole(load), timeoutMs).catch((thrown: unknown) => {
      isLost = true;
      someWereLost = true;
      throw Object.assign(new Error('The code did not come'), asFailure(thrown));
    });
    loading = track(started);
    return loading;
  };
  const Part = (props: P): React.JSX.Element => {
    const Loaded = use(start());
    return <Loaded {...props} />;
  };
  const drop = (): void => {
    if (isLost) loading = null;
  };
  const preload = async (): Promise<void> => {
    try {
      await start();
    } finally {
      drop(); // what failed ahead of need is tried again when it is needed
    }
  };
  const forget = (): void => {
    wasForgotten ||= isLost;
    drop();
  };
  return Object.assign(Part, { preload, forget, isBeyondRetry: () => isLost && wasForgotten });
};

/** A page whose code is loaded when it is first needed. */
export const lazyPage = (load: () => Promise<ComponentType>, timeoutMs?: number): LazyPage => lazyPart<object>(load, timeoutMs);
