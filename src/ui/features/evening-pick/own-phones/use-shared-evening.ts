import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createEveningSession, type EveningSession, type EveningState } from '#application/shared-evening/evening-session';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import { useService } from '#ui/services.tsx';

/** Returns this browser's part in an evening, and joins it. */
export const useSharedEvening = (
  evenings: SharedEvenings, id: string,
): { readonly session: EveningSession; readonly state: EveningState } => {
  const storage = useService(BROWSER_STORAGE);
  const session = useMemo(() => createEveningSession({ evenings, storage }, id), [evenings, storage, id]);
  const state = useSyncExternalStore(session.subscribe, session.get);
  useEffect(() => void session.join(), [session]);
  return { session, state };
};

/** Between two reads, in ms: while an answer is expected soon, and after the first minutes. */
const QUICK_MS = 3000;
const SLOW_MS = 12_000;
const QUICK_READS = 60;

/** Reads the evening again and again while the page is visible, and at once when it becomes visible. */
export const useRefresh = (session: EveningSession, isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let reads = 0;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), reads < QUICK_READS ? QUICK_MS : SLOW_MS);
    };
    const read = async (): Promise<void> => {
      clearTimeout(timer);
      reads += 1;
      if (document.visibilityState === 'visible') await session.refresh(ended.signal);
      if (!ended.signal.aborted) wait();
    };
    const readNow = (): void => {
      reads = 0;
      if (document.visibilityState === 'visible') void read();
    };
    wait();
    document.addEventListener('visibilitychange', readNow);
    return () => {
      ended.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readNow);
    };
  }, [session, isWaiting]);
};
