import * as E from 'fp-ts/Either';
import { useCallback, useEffect } from 'react';
import { BROWSER_STORAGE, LOG, USER_REPOSITORY } from '#application/service-keys';
import { sendTurnedDown } from '#application/turned-down/turned-down-sync';
import { isNetworkError } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { useReconnected } from '#ui/hooks/use-reconnected.ts';
import { useService } from '#ui/services.tsx';
import { useTurnedDown } from './use-turned-down';

export type TurnedDownSyncProps = { readonly uid: UserId };

/** Keeps the titles that are not for a member the same in this browser and in the account; renders nothing. */
export const TurnedDownSync = ({ uid }: TurnedDownSyncProps): null => {
  const [users, storage, log] = [useService(USER_REPOSITORY), useService(BROWSER_STORAGE), useService(LOG)];
  const { store, notForMe, isKnown } = useTurnedDown(uid);
  const send = useCallback(async (): Promise<void> => {
    // Before the profile is known, the account may be unable to take a change.
    if (!isKnown) return;
    const answer = await sendTurnedDown(users, { storage, uid, store })();
    if (E.isLeft(answer) && !isNetworkError(answer.left)) log.failure('turned-down.send', answer.left);
  }, [isKnown, users, storage, uid, store, log]);
  useEffect(() => void send(), [send, notForMe]);
  useReconnected(() => void send());
  return null;
};
