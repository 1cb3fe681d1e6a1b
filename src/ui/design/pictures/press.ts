import type { Press } from './press-type';

export type { Press } from './press-type';

let press: Press | null = null;
let loading: Promise<Press> | null = null;
/** What is to be done once the press is here. */
const waiting = new Set<() => void>();

/** Puts a press in place at once; the prerender does so, and tests may. */
export const setPress = (next: Press): void => {
  press = next;
  for (const begin of [...waiting]) {
    waiting.delete(begin);
    begin();
  }
};

/** The press if it is here already, else null. */
export const pressNow = (): Press | null => press;

/** Fetches the press once. A failed fetch is forgotten, so the next call tries again. */
export const loadPress = (): Promise<Press> => {
  if (press !== null) return Promise.resolve(press);
  loading ??= import('./house-press').then(
    (module) => {
      setPress(module.housePress);
      return module.housePress;
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
  if (waiting.size > 0) loadPress().catch(() => undefined);
};

/**
 * Calls once the press is here, now or later, and fetches it. Where that fails the wait goes on: until somebody else fetches it, or
 * the connection comes back. @returns what ends the wait.
 */
export const whenPressIsHere = (begin: () => void): (() => void) => {
  if (press !== null) begin();
  else {
    waiting.add(begin);
    fetchForWaiting();
  }
  return () => void waiting.delete(begin);
};
