import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the ids in their order, which the sortable context stores with each place. */
const idsOf = (data: Readonly<Record<string, unknown>> | undefined): ReadonlyArray<unknown> =>
  (data?.['sortable'] as { readonly items?: ReadonlyArray<unknown> } | undefined)?.items ?? [];

/**
 * Returns where a key moves something that is picked up: Left and Right to the place before and behind in the order, also in another row;
 * Up and Down to the nearest place above and below.
 */
export const orderCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const step = STEPS[event.code];
  if (step === undefined) return sortableKeyboardCoordinates(event, args);
  event.preventDefault();
  const { active, over, collisionRect, droppableContainers, droppableRects } = args.context;
  const place = over?.id ?? active?.id;
  const ids = place === undefined ? [] : idsOf(droppableContainers.get(place)?.data.current);
  const target = ids[ids.findIndex((id) => id === place) + step];
  const rect = typeof target === 'string' ? droppableRects.get(target) : undefined;
  // At an end of the order, and beside a place that is not rendered, it stays.
  if (rect === undefined || collisionRect === null) return args.currentCoordinates;
  // The middle of the place, because the places of a group can differ in height.
  return { x: rect.left + (rect.width - collisionRect.width) / 2, y: rect.top + (rect.height - collisionRect.height) / 2 };
};
