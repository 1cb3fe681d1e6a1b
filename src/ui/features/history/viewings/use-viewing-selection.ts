import type { Viewing } from '#domain/history/viewing';
import { useLoadedSelection, type SelectionModel } from '#ui/features/lists/list-page/use-selection.ts';

export type ViewingSelection = SelectionModel<Viewing>;

const keyOfViewing = ({ entryId }: Viewing): string => entryId;

/**
 * Keeps the selected viewings, with the day and the rating that they have now.
 * @param loaded the viewings on the screen; the same array until they change.
 * @param view names the filters.
 */
export const useViewingSelection = (loaded: ReadonlyArray<Viewing>, view: string): ViewingSelection =>
  useLoadedSelection(keyOfViewing, loaded, view);
