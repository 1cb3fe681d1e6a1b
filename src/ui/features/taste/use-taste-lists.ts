import { useMemo } from 'react';
import type { TasteEvidenceDeps } from '#application/taste/watch-taste-evidence';
import type { SignedIn } from '#domain/users/session';

/** Returns the ids of the lists that say something about a member’s taste; the same object until they change. */
export const useTasteLists = (member: SignedIn): TasteEvidenceDeps['listIds'] => {
  const idOf = (name: string): string | null => member.lists.find(({ listName }) => listName === name)?.listID ?? null;
  const [favorites, watchlist] = [idOf('favorites'), idOf('watchlist')];
  return useMemo(() => ({ favorites, watchlist }), [favorites, watchlist]);
};
