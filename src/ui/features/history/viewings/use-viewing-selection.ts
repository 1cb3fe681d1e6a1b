import type { Viewing } from '#domain/history/viewing';
import { useSelectionBy, type SelectionModel } from '../../lists/list-page/use-selection';

export type ViewingSelection = SelectionModel<Viewing>;

const keyOfViewing = ({ entryId }: Viewing): string => entryId;

/** Keeps the selected viewings. */
export const useViewingSelection = (): ViewingSelection => useSelectionBy(keyOfViewing);
