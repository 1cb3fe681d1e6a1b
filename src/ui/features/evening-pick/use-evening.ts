import { useMemo, useSyncExternalStore } from 'react';
import { eveningStoreOf, lastVisitorEvening, type Evening, type EveningStore } from '#application/evening-pick/evening-store';
import { withVisitorsEvening } from '#application/evening-pick/shown-titles';
import type { BrowserStorage, TextStore } from '#application/ports/browser-storage';
import { ofMembers } from '#application/profile/visitor-data';
import { BROWSER_STORAGE } from '#application/service-keys';
import type { UserId } from '#domain/users/user-id';
import { useService } from '#ui/services.tsx';

const nothing: TextStore = { get: () => null, set: () => false, listKeys: () => [] };
/** Stores nothing: an evening on it lasts as long as the page is open. */
const NOT_STORED: BrowserStorage = { local: nothing, session: nothing, onLocalChange: () => () => undefined };

const useEveningOn = (
  storage: BrowserStorage, uid: UserId | null, evening: string,
): { readonly store: EveningStore; readonly done: Evening } => {
  const store = eveningStoreOf(storage, uid, evening);
  return { store, done: useSyncExternalStore(store.subscribe, store.get) };
};

/** Returns what a person did this evening, and the store that changes it. @param uid null for visitors. */
export const useEvening = (uid: UserId | null, evening: string): { readonly store: EveningStore; readonly done: Evening } =>
  useEveningOn(useService(BROWSER_STORAGE), uid, evening);

const NOTHING_DONE: Evening = { shown: [], notForMe: [] };

/**
 * Returns what the person who asks for a title did this evening; of a member also what visitors did on it before the sign-in. After the
 * end of a member's session, the document may show the member's title and answers: what visitors do in it is not stored.
 * @param uid null for visitors; undefined until it is known who is there: then nothing is shown of anybody, and there is no store.
 */
export const useEveningOf = (
  uid: UserId | null | undefined, evening: string,
): { readonly store: EveningStore | null; readonly done: Evening } => {
  const storage = useService(BROWSER_STORAGE);
  const visitors = useEvening(null, evening);
  if (uid != null) ofMembers.add(storage);
  const own = useEveningOn(uid === null && ofMembers.has(storage) ? NOT_STORED : storage, uid ?? null, evening);
  const done = useMemo(() => {
    if (uid === undefined) return NOTHING_DONE;
    if (uid === null) return own.done;
    // Visitors of another evening may have been other people.
    return lastVisitorEvening(storage) === evening ? withVisitorsEvening(own.done, visitors.done) : own.done;
  }, [uid, own.done, visitors.done, storage, evening]);
  return { store: uid === undefined ? null : own.store, done };
};
