import { useCallback } from 'react';
import { BROWSER_STORAGE, CLOCK } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import type { UserId } from '#domain/users/user-id';
import { toast } from '#ui/design/toasts/toast.ts';
import { CARD_ACTION_MESSAGES } from '#ui/messages/lists/card-actions.messages.ts';
import { useService } from '#ui/services.tsx';

/** Returns the function that turns a member's title down, or takes that back; its code loads with the first use. */
export const useLateTurnDown = (uid: UserId): ((title: Title) => void) => {
  const [storage, clock] = [useService(BROWSER_STORAGE), useService(CLOCK)];
  return useCallback((title) => {
    void import('#ui/features/taste/turn-down.ts')
      .then(({ turnDownOrBack }) => turnDownOrBack(storage, uid, clock.now(), title))
      .catch(() => toast({ text: CARD_ACTION_MESSAGES.menuFailed, tone: 'bad' }));
  }, [storage, clock, uid]);
};
