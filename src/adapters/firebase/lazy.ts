import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/shared/answer';
import { unavailable } from '#domain/shared/failure';

export type Lazy<T> = {
  /** Loads it on first need, once for everybody; a load that failed is tried again by the next call. */
  readonly get: Answer<T>;
  /** What was loaded so far; null before. */
  readonly peek: () => T | null;
};

/** Something that comes when it is first needed, and never for those who do not need it. */
export const lazy = <T>(load: () => Promise<T>): Lazy<T> => {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  const once = async (): Promise<T> => {
    loading ??= load();
    try {
      return (loaded = await loading);
    } catch (fault) {
      loading = null;
      throw fault;
    }
  };
  return {
    get: TE.tryCatch(once, (fault) => unavailable(null, fault instanceof Error ? fault.message : String(fault))),
    peek: () => loaded,
  };
};
