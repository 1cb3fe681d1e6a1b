import type { DragEndEvent } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';

export type DroppedOrder<A> = {
  readonly shown: ReadonlyArray<A>;
  readonly ids: string[];
  readonly drop: (event: DragEndEvent) => void;
};

/**
 * Shows the order after a drop until `all` has changed, or the move has failed.
 * @param idOf must stay the same function. @param onMove gets the new position, from 1; answers whether the move is stored.
 */
export const useDroppedOrder = <A>(
  all: ReadonlyArray<A>, idOf: (each: A) => string, onMove: (moved: A, position: number) => Promise<boolean>,
): DroppedOrder<A> => {
  const [dropped, setDropped] = useState<{ readonly base: ReadonlyArray<A>; readonly order: ReadonlyArray<A> } | null>(null);
  const shown = dropped?.base === all ? dropped.order : all;
  const ids = useMemo(() => shown.map(idOf), [shown, idOf]);
  const drop = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [ids.indexOf(String(active.id)), over === null ? -1 : ids.indexOf(String(over.id))];
    const moved = shown[from];
    if (moved === undefined || to < 0 || from === to) return;
    setDropped({ base: all, order: arrayMove([...shown], from, to) });
    void onMove(moved, to + 1).then((isMoved) => {
      if (!isMoved) setDropped(null);
    });
  };
  return { shown, ids, drop };
};
