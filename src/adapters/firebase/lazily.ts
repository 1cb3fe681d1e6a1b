import * as TE from 'fp-ts/TaskEither';
import type { Answer } from '#domain/answer';
import { unavailable } from '#domain/failure';

export type Late<T> = {
  /** Loads it on first need, once for everybody; a load that failed is tried again by the next call. */
  readonly get: Answer<T>;
  /** What was loaded so far; null before. */
  readonly here: () => T | null;
};

/** Something that comes when it is first needed, and never for those who do not need it. */
export const lazily = <T>(load: () => Promise<T>): Late<T> => {
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
    here: () => loaded,
  };
};
