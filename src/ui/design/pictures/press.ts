import type { Press } from './press-type';

export type { Press } from './press-type';

let press: Press | null = null;
let loading: Promise<Press> | null = null;

/** Puts a press in place at once; the prerender does so, and tests may. */
export const setPress = (next: Press): void => {
  press = next;
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
      throw reason;
    },
  );
  return loading;
};
