import { eveningStoreOf, type EveningStore, type KeptTitle } from '#application/evening-pick/evening-store';
import type { BrowserStorage } from '#application/ports/browser-storage';
import { itemKey } from '#domain/catalogue/title-id';
import { eveningOf } from '#domain/evening-pick/evening';
import type { UserId } from '#domain/users/user-id';
import { toast } from '#ui/design/toasts/toast.ts';
import { TURNED_DOWN_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';

/** Toasts about these titles replace each other, so that "Undo" means the title that the toast names. */
const TOAST = 'turned-down';
const { undo: label } = TURNED_DOWN_MESSAGES;

/** Turns a title down; the toast takes it back. */
export const turnDown = (store: EveningStore, title: KeptTitle): void => {
  store.turnDown(title);
  toast({ id: TOAST, text: TURNED_DOWN_MESSAGES.done(title.title), action: { label, onPress: () => store.takeBack(title) } });
};

/** Turns a member's title down, or takes it back if it is turned down; the toast does the opposite. @param now ms since 1970. */
export const turnDownOrBack = (storage: BrowserStorage, uid: UserId, now: number, title: KeptTitle): void => {
  const store = eveningStoreOf(storage, uid, eveningOf(now));
  if (store.get().notForMe.every((each) => itemKey(each) !== itemKey(title))) return turnDown(store, title);
  store.takeBack(title);
  return toast({
    id: TOAST, text: TURNED_DOWN_MESSAGES.takenBack(title.title), action: { label, onPress: () => store.turnDown(title) },
  });
};
