import { expect as expectOnce, waitFor as waitForOnce } from 'storybook/test';

type CheckedMatchers = Readonly<Record<string, ((...expected: ReadonlyArray<unknown>) => unknown) | undefined>>;

/** The number of callbacks of `waitFor` that run now; they look for their elements again themselves. */
let waiting = 0;

/** Repeats a callback until it neither throws nor rejects, like `waitFor` of Testing Library. @throws its last error after the time-out. */
export const waitFor: typeof waitForOnce = (callback, options) =>
  waitForOnce((): ReturnType<typeof callback> => {
    waiting += 1;
    const end = (): void => void (waiting -= 1);
    try {
      const result = callback();
      if (result instanceof Promise) return result.finally(end);
      end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  }, options);

const isLive = (value: unknown): boolean => value instanceof Node || (typeof value === 'function' && 'mock' in value);

const repeatedMatchers = (value: unknown, isNegated: boolean): object =>
  new Proxy({}, {
    get: (_, name: string) =>
      name === 'not'
        ? repeatedMatchers(value, true)
        : (...expected: ReadonlyArray<unknown>) =>
            waitForOnce(() => {
              const once = expectOnce(value);
              return ((isNegated ? once.not : once) as unknown as CheckedMatchers)[name]?.(...expected);
            }),
  });

/**
 * The `expect` of play functions. A check of an element or of a mock is repeated until it holds, because a screen may still be
 * loading when its first part appears. Checks of other values run once; those of a changing value belong in `waitFor`.
 */
export const expect = new Proxy(expectOnce, {
  apply: (target, _, [value, message]: [unknown, string?]) =>
    isLive(value) && waiting === 0 ? repeatedMatchers(value, false) : target(value, message),
});
