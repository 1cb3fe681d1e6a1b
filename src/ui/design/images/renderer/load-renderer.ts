import type { PosterRenderer } from './poster-renderer';

export type { PosterRenderer } from './poster-renderer';

let press: PosterRenderer | null = null;
let loading: Promise<PosterRenderer> | null = null;
/** What is to be done once the press is here. */
const waiting = new Set<() => void>();

/** Puts a press in place at once; the prerender does so, and tests may. */
export const setRenderer = (next: PosterRenderer): void => {
  press = next;
  for (const begin of [...waiting]) {
    waiting.delete(begin);
    begin();
  }
};

/** The press if it is here already, else null. */
export const currentRenderer = (): PosterRenderer | null => press;

/** Fetches the press once. A failed fetch is forgotten, so the next call tries again. */
export const loadRenderer = (): Promise<PosterRenderer> => {
  if (press !== null) return Promise.resolve(press);
  loading ??= import('./default-renderer').then(
    (module) => {
      setRenderer(module.defaultRenderer);
      return module.defaultRenderer;
    },
    (reason: unknown) => {
      loading = null;
      addEventListener('online', fetchForWaiting, { once: true });
      throw reason;
    },
  );
  return loading;
};

const fetchForWaiting = (): void => {
  if (waiting.size > 0) loadRenderer().catch(() => undefined);
};

/**
 * Calls once the press is here, now or later, and fetches it. Where that fails the wait goes on: until somebody else fetches it, or
 * the connection comes back. @returns what ends the wait.
 */
export const whenRendererLoaded = (begin: () => void): (() => void) => {
  if (press !== null) begin();
  else {
    waiting.add(begin);
    fetchForWaiting();
  }
  return () => void waiting.delete(begin);
};
