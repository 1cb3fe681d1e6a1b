import type { Viewing } from '#domain/history/viewing';
import { useLayer } from '#ui/design/overlays/open-layers.ts';
import { useSelectionBy, type SelectionModel } from '#ui/features/lists/list-page/use-selection.ts';

export type ViewingSelection = SelectionModel<Viewing>;

const keyOfViewing = ({ entryId }: Viewing): string => entryId;

/** Keeps the selected viewings. Back on a phone ends selecting. */
export const useViewingSelection = (): ViewingSelection => {
  const selection = useSelectionBy(keyOfViewing);
  useLayer(selection.isActive, selection.stop);
  return selection;
};
