import type { TasteSuggestion } from './suggest-from-model';

/** Keeps at most `most` suggestions of each reason, in their order: one loved title does not fill a shelf of all. */
export const spreadReasons = (suggestions: ReadonlyArray<TasteSuggestion>, most: number): ReadonlyArray<TasteSuggestion> => {
  const counts = new Map<string, number>();
  return suggestions.filter(({ because: { itemKey } }) => {
    const count = (counts.get(itemKey) ?? 0) + 1;
    counts.set(itemKey, count);
    return count <= most;
  });
};
