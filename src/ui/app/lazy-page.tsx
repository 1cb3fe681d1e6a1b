import { use, type ComponentType } from 'react';

/** A page whose code is loaded when it is first needed. */
export type LazyPage = ComponentType & {
  /** Starts loading ahead of need; resolves when the page can be drawn at once. */
  readonly preload: () => Promise<void>;
  /** Drops a failed load, so that Retry asks again. */
  readonly forget: () => void;
};

/** How long a page's code may take before the error screen takes its place. */
export const PAGE_TIMEOUT_MS = 120_000;

export class PageTimeout extends Error {
  constructor() {
    super('The page took too long to load');
    this.name = 'PageTimeout';
  }
}

const within = <A,>(promise: Promise<A>, millis: number): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PageTimeout()), millis);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** React reads the fields set here: a promise that carries its result is used without suspending, so a loaded page draws in one pass. */
const track = <A,>(promise: Promise<A>): Promise<A> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return Object.assign(promise, { status: 'pending' });
};

/** Makes a page of a loader; the code is asked for once, and again only after a failure was forgotten. */
export const lazyPage = (load: () => Promise<ComponentType>, timeoutMs: number = PAGE_TIMEOUT_MS): LazyPage => {
  let loading: Promise<ComponentType> | null = null;
  let isLost = false;
  const start = (): Promise<ComponentType> => {
    if (loading !== null) return loading;
    isLost = false;
    const started = within(load(), timeoutMs);
    started.catch(() => {
      isLost = true;
    });
    loading = track(started);
    return loading;
  };
  const Page = (): React.JSX.Element => {
    const Loaded = use(start());
    return <Loaded />;
  };
  return Object.assign(Page, {
    preload: async (): Promise<void> => {
      await start();
    },
    forget: (): void => {
      if (isLost) loading = null;
    },
  });
};
