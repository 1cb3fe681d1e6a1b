import { viewingsOf, withViewingChange, type HistoryChange } from './history-change';
import {
  compareHistory, historyCursorOf, isInHistoryCursorRange, matchesHistoryFilter, type HistoryCursor, type HistoryFilter,
} from './history-query';
import type { Viewing } from './viewing';

/**
 * Returns the read part of the history with unconfirmed changes applied, in order. Returns the same array if there are none.
 * @param end the place behind which the history was not read; null if it was read to its end.
 */
export const withPendingViewings = (
  viewings: ReadonlyArray<Viewing>, changes: ReadonlyArray<HistoryChange>, filter: HistoryFilter, end: HistoryCursor | null,
): ReadonlyArray<Viewing> => {
  const own = changes.filter((change) => viewingsOf(change).length > 0);
  if (own.length === 0) return viewings;
  const byId = new Map(viewings.map((viewing) => [viewing.entryId, viewing]));
  for (const change of own) {
    if (change.kind === 'log-viewings')
      for (const viewing of change.viewings) if (!byId.has(viewing.entryId)) byId.set(viewing.entryId, viewing);
    if (change.kind === 'remove-viewings') for (const { entryId } of change.viewings) byId.delete(entryId);
    // The viewing may have been read on a page that its new time does not belong to.
    if (change.kind === 'change-viewing')
      byId.set(change.viewing.entryId, withViewingChange(byId.get(change.viewing.entryId) ?? change.before, change));
  }
  const isRead = isInHistoryCursorRange({ after: null, until: end });
  return [...byId.values()].filter(matchesHistoryFilter(filter)).filter((viewing) => isRead(historyCursorOf(viewing))).sort(compareHistory);
};
