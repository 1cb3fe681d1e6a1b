import * as E from 'fp-ts/Either';
import { useEffect, useRef } from 'react';
import { PROFILE_USE_CASES } from '#application/service-keys';
import { formatSavedFilters, parseSavedFilters, type SavedFilter } from '#domain/users/saved-filters/saved-filters';
import { toast } from '#ui/design/toasts/toast.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { SAVED_FILTERS_MESSAGES } from '#ui/messages/lists/saved-filters.messages.ts';
import { useService } from '#ui/services.tsx';

type Change = (saved: ReadonlyArray<SavedFilter>) => ReadonlyArray<SavedFilter>;

export type SavedFilters = {
  /** Last saved first; null while the profile is not loaded. */
  readonly saved: ReadonlyArray<SavedFilter> | null;
  /** Makes a change and says so, with Undo if it can be taken back. Resolves to whether it was stored; a failure is shown. */
  readonly change: (change: Change, done: string, undo?: Change) => Promise<boolean>;
};

/** Returns the member's saved filters. Changes are made to those that are stored when they begin, which another tab may have changed. */
export const useSavedFilters = (): SavedFilters => {
  const profiles = useService(PROFILE_USE_CASES);
  const member = useMember();
  const profile = member?.profile ?? null;
  const saved = profile === null ? null : parseSavedFilters(profile.savedFilters);
  const latest = useRef(saved);
  useEffect(() => void (latest.current = saved));
  const change: SavedFilters['change'] = async (make, done, undo) => {
    if (member === null || latest.current === null) return false;
    const next = make(latest.current);
    const answer = await profiles.saveProfile(member.uid, { savedFilters: formatSavedFilters(next) })();
    if (E.isLeft(answer)) {
      toast({ text: failureMessage(answer.left).sentence, tone: 'bad' });
      return false;
    }
    latest.current = next;
    toast({
      text: done,
      ...(undo !== undefined && {
        action: { label: SAVED_FILTERS_MESSAGES.undo, onPress: () => void change(undo, SAVED_FILTERS_MESSAGES.undone) },
      }),
    });
    return true;
  };
  return { saved, change };
};
