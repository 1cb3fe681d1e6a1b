import * as E from 'fp-ts/Either';
import { PROFILE_USE_CASES } from '#application/service-keys';
import { formatSavedFilters, hasRoomForFilter, parseSavedFilters, type SavedFilter } from '#domain/users/saved-filters/saved-filters';
import { toast } from '#ui/design/toasts/toast.ts';
import { useMember } from '#ui/hooks/use-member.ts';
import { failureMessage } from '#ui/messages/failure.messages.ts';
import { filterNameErrorText, SAVED_FILTERS_MESSAGES } from '#ui/messages/lists/saved-filters.messages.ts';
import { useService } from '#ui/services.tsx';

type Change = (saved: ReadonlyArray<SavedFilter>) => ReadonlyArray<SavedFilter>;

export type SavedFilters = {
  /** Last saved first; null while the profile is not loaded. */
  readonly saved: ReadonlyArray<SavedFilter> | null;
  /** Makes a change and says so, with Undo if it can be taken back. Resolves to whether it was stored; a failure is shown. */
  readonly change: (change: Change, done: string, undo?: Change) => Promise<boolean>;
};

/** Returns how many saved filters have the name of an earlier one. */
const countDoubles = (all: ReadonlyArray<SavedFilter>): number => all.length - new Set(all.map(({ name }) => name.toLowerCase())).size;

/** Returns why a change cannot be stored: another device has saved filters meanwhile. Null if it can. */
const problemOf = (before: ReadonlyArray<SavedFilter>, after: ReadonlyArray<SavedFilter>): string | null => {
  if (countDoubles(after) > countDoubles(before)) return filterNameErrorText('taken');
  const [first, ...rest] = after;
  return after.length > before.length && first !== undefined && !hasRoomForFilter(rest, first) ? SAVED_FILTERS_MESSAGES.full : null;
};

/** Returns the member's saved filters. Changes are made to those that are stored, which another tab or device may have changed. */
export const useSavedFilters = (): SavedFilters => {
  const profiles = useService(PROFILE_USE_CASES);
  const member = useMember();
  const profile = member?.profile ?? null;
  const saved = profile === null ? null : parseSavedFilters(profile.savedFilters);
  const change: SavedFilters['change'] = async (make, done, undo) => {
    if (member === null || saved === null) return false;
    let problem: string | null = null;
    const changes = (all: ReadonlyArray<SavedFilter>): boolean => formatSavedFilters(make(all)) !== formatSavedFilters(all);
    const answer = await profiles.editSavedFilters(member.uid, (stored) => {
      const before = parseSavedFilters(stored);
      const after = make(before);
      // Another device may have deleted filters that are on the screen.
      problem = undo !== undefined && changes(saved) && !changes(before) ? SAVED_FILTERS_MESSAGES.changedElsewhere
        : problemOf(before, after);
      return problem === null ? formatSavedFilters(after) : stored;
    })();
    const refused = E.isLeft(answer) ? failureMessage(answer.left).sentence : problem;
    if (refused !== null) {
      toast({ text: refused, tone: 'bad' });
      return false;
    }
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
