import type { Viewing } from '#domain/history/viewing';
import { useSelectionBy, type SelectionModel } from '#ui/features/lists/list-page/use-selection.ts';

export type ViewingSelection = SelectionModel<Viewing>;

const keyOfViewing = ({ entryId }: Viewing): string => entryId;

/** Keeps the selected viewings. */
export const useViewingSelection = (): ViewingSelection => useSelectionBy(keyOfViewing);
