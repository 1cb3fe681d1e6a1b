import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';

export type Lazy<T> = {
  /** Loads the value at the first call, once for all callers; the next call retries a failed load. */
  readonly get: Answer<T>;
  /** Returns the loaded value; null before. */
  readonly peek: () => T | null;
};

/** Creates a value that is loaded at first use. */
export const lazy = <T>(load: () => Promise<T>): Lazy<T> => {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  const loadOnce = async (): Promise<T> => {
    loading ??= load();
    try {
      return (loaded = await loading);
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    get: TE.tryCatch(loadOnce, (error) => unavailable(null, error instanceof Error ? error.message : String(error))),
    peek: () => loaded,
  };
};
