import { useSyncExternalStore } from 'react';
import { eveningStoreOf, type Evening, type EveningStore } from '#application/evening-pick/evening-store';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';

/** Returns what a person did this evening, and the store that changes it. @param uid null for visitors. */
export const useEvening = (uid: UserId | null, evening: string): { readonly store: EveningStore; readonly done: Evening } => {
  const store = eveningStoreOf(useService(BROWSER_STORAGE), uid, evening);
  return { store, done: useSyncExternalStore(store.subscribe, store.get) };
};

const NOTHING_DONE: Evening = { shown: [], notForMe: [] };

/**
 * Returns what the person who asks for a title did this evening.
 * @param uid null for visitors; undefined until it is known who is there: then nothing is shown of anybody, and there is no store.
 */
export const useEveningOf = (
  uid: UserId | null | undefined, evening: string,
): { readonly store: EveningStore | null; readonly done: Evening } => {
  const own = useEvening(uid ?? null, evening);
  return uid === undefined ? { store: null, done: NOTHING_DONE } : own;
};
