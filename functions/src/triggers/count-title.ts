import type { Firestore } from 'firebase-admin/firestore';
import type { DocumentFields } from './changed-fields';
import type { WriteEvent } from './count-totals';
import { countOnce } from './idempotent-counter';

/** Fields of an item that the most listed titles show. */
const SHOWN = ['itemKey', 'mediaType', 'movieID', 'title', 'posterPath', 'releaseYear', 'genres'] as const;

const titleOf = (item: NonNullable<DocumentFields>): Readonly<Record<string, unknown>> => Object.fromEntries(SHOWN.map((field) => [field, item[field] ?? null]));

/**
 * Counts the lists that contain a title, in `titleCounts/{itemKey}`. A document a title: the items that one member adds at once are
 * different titles, so their events do not wait for one another.
 */
export const countTitle = (store: Firestore, itemKey: string, { event, before, after }: WriteEvent): Promise<void> => {
  const by = Number(after !== undefined) - Number(before !== undefined);
  if (by === 0) return Promise.resolve();
  return countOnce(store, 'titles', event, [{ collection: 'titleCounts', name: itemKey, add: { lists: by }, ...(after === undefined ? {} : { also: titleOf(after) }) }]);
};
