import { useEvening } from '#ui/features/evening-pick/use-evening.ts';
import type { KeptTitle } from '#application/evening-pick/evening-store';
import { eveningOf } from '#domain/evening-pick/evening';
import type { UserId } from '#domain/users/user-id';
import { toast } from '#ui/design/toasts/toast.ts';
import { TURNED_DOWN_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';
import { useNow } from '#ui/hooks/use-today.ts';

type TurnedDown = {
  /** Titles that are not for this member, the last one last. */
  readonly notForMe: ReadonlyArray<KeptTitle>;
  /** Turns a title down; a toast takes it back. */
  readonly turnDown: (title: KeptTitle) => void;
  readonly takeBack: (title: KeptTitle) => void;
};

/** Returns what a member has turned down in this browser, also in the pick of the evening, and the ways to change it. */
export const useTurnedDown = (uid: UserId): TurnedDown => {
  const { store, done } = useEvening(uid, eveningOf(useNow()));
  return {
    notForMe: done.notForMe,
    turnDown: (title) => {
      store.turnDown(title);
      toast({
        text: TURNED_DOWN_MESSAGES.done(title.title),
        action: { label: TURNED_DOWN_MESSAGES.undo, onPress: () => store.takeBack(title) },
      });
    },
    takeBack: store.takeBack,
  };
};
