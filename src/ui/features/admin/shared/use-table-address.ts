import { startTransition } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstPageCursor, type RowCursor } from '#domain/shared/row-page';
import { useUrlState } from '#ui/features/lists/shared/use-url-state.ts';

export type TableAddress<View> = {
  readonly view: View;
  readonly range: RowCursor;
  /** Changes filters or order, from the first page on. Replaces the history entry. */
  readonly change: (next: Partial<View>) => void;
  /** Turns to another page; Back returns. */
  readonly turn: (range: RowCursor) => void;
};

const readRange = (parameters: URLSearchParams): RowCursor => {
  const [after, before] = [parameters.get('after'), parameters.get('before')];
  return before !== null ? { before } : after !== null ? { after } : firstPageCursor;
};

/**
 * Keeps filters, order and page of a table in the address.
 * @param parse, write inverse of each other: `write` returns only values that differ from the defaults.
 */
export const useTableAddress = <View extends object>(
  parse: (parameters: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
): TableAddress<View> => {
  const [parameters, setParameters] = useSearchParams();
  const { view, change } = useUrlState(parse, write);
  const turn = (range: RowCursor): void => {
    const next = write(view);
    if ('before' in range) next.set('before', range.before);
    else if (range.after !== null) next.set('after', range.after);
    startTransition(() => setParameters(next));
  };
  return { view, range: readRange(parameters), change, turn };
};
