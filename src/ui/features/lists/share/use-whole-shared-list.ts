import { useEffect, useRef, useState } from 'react';
import { readAllPages } from '#application/lists/shares/read-all-pages';
import { SHARED_LIST_READER } from '#application/service-keys';
import type { SharedTitle } from '#domain/lists/shares/shared-list';
import type { Answer } from '#domain/shared/answer';
import { useService } from '#ui/services.tsx';

type WholeSharedList = {
  /** Reads all titles. Fails with `aborted` after `cancel`. */
  readonly read: Answer<ReadonlyArray<SharedTitle>>;
  /** Number of titles that are read; null while nothing is being read. */
  readonly readCount: number | null;
  readonly cancel: () => void;
};

/** Reads a shared list as a whole for one action. Leaving the page cancels. */
export const useWholeSharedList = (shareId: string): WholeSharedList => {
  const lists = useService(SHARED_LIST_READER);
  const controller = useRef<AbortController | null>(null);
  const [readCount, setReadCount] = useState<number | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const read: Answer<ReadonlyArray<SharedTitle>> = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setReadCount(0);
    const titles = await readAllPages((cursor) => lists.read(shareId, cursor, signal), { onProgress: setReadCount, signal })();
    setReadCount(null);
    return titles;
  };
  return { read, readCount, cancel: () => controller.current?.abort() };
};
