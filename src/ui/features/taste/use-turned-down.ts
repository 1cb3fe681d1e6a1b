import { useEffect } from 'react';
import type { EveningStore, KeptTitle } from '#application/evening-pick/evening-store';
import { BROWSER_STORAGE } from '#application/service-keys';
import { receiveTurnedDown } from '#application/turned-down/turned-down-sync';
import { eveningOf } from '#domain/evening-pick/evening';
import type { UserId } from '#domain/users/user-id';
import { useEvening } from '#ui/features/evening-pick/use-evening.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { useService } from '#ui/services.tsx';

export type TurnedDown = {
  readonly store: EveningStore;
  /** Titles that are not for this member, the last one last. */
  readonly notForMe: ReadonlyArray<KeptTitle>;
  /** False until what the account has was read, in this browser at any time. */
  readonly isKnown: boolean;
};

/** Returns what a member has turned down, with changes that this browser has not sent, and the store that changes it. */
export const useTurnedDown = (uid: UserId): TurnedDown => {
  const storage = useService(BROWSER_STORAGE);
  const { store, done } = useEvening(uid, eveningOf(useNow()));
  const member = useMember();
  const profile = member?.uid === uid ? member.profile : null;
  const hasProfile = profile !== null;
  const text = profile?.turnedDown ?? null;
  useEffect(() => {
    if (hasProfile) receiveTurnedDown({ storage, uid, store }, text);
  }, [hasProfile, storage, uid, store, text]);
  return { store, notForMe: done.notForMe, isKnown: done.account !== undefined };
};
