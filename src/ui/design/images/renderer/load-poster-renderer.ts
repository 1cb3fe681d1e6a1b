import type { PosterRenderer } from './poster-renderer';

export type { PosterRenderer } from './poster-renderer';

let renderer: PosterRenderer | null = null;
let loading: Promise<PosterRenderer> | null = null;
/** Callbacks that wait for the renderer. */
const waiting = new Set<() => void>();

/** Calls in a task of its own: drawing all posters that come near the viewport in one would block a slow phone for 0.3 s. */
const callSoon = (callback: () => void): void => void setTimeout(() => waiting.delete(callback) && callback());

/** Sets the renderer and calls all waiting callbacks; for the prerender and tests. */
export const setPosterRenderer = (newRenderer: PosterRenderer): void => {
  renderer = newRenderer;
  waiting.forEach(callSoon);
};

/** Returns the renderer if it is loaded, else null. */
export const currentPosterRenderer = (): PosterRenderer | null => renderer;

/** The handler of failures is added outside: Vite loads the style sheets of a chunk around the whole chain of an import(). */
const importRenderer = async (): Promise<PosterRenderer> => (await import('./default-poster-renderer')).defaultPosterRenderer;

/** Loads the renderer once. A failed load is not cached, so the next call tries again. */
export const loadPosterRenderer = (): Promise<PosterRenderer> => {
  if (renderer !== null) return Promise.resolve(renderer);
  loading ??= importRenderer().then(
    (loaded) => {
      setPosterRenderer(loaded);
      return loaded;
    },
    (reason: unknown) => {
      loading = null;
      addEventListener('online', loadIfWaiting, { once: true });
      throw reason;
    },
  );
  return loading;
};

const loadIfWaiting = (): void => {
  if (waiting.size > 0) loadPosterRenderer().catch(() => undefined);
};

/**
 * Calls `callback` once the renderer is loaded, in a later task, and loads it if necessary. After a failed load the callback stays queued
 * until another call loads the renderer or the `online` event fires. Returns a function that cancels the wait.
 */
export const whenPosterRendererLoaded = (callback: () => void): (() => void) => {
  waiting.add(callback);
  if (renderer === null) loadIfWaiting();
  else callSoon(callback);
  return () => void waiting.delete(callback);
};
