import { describe, expect, it } from 'vitest';
import { orderCoordinates } from './order-coordinates';

const ids = ['a', 'b', 'c', 'd'];
/** Four places of 100 × 150 px in rows of two. */
const rects = new Map(ids.map((id, index) => [id, { left: (index % 2) * 100, top: Math.floor(index / 2) * 150, width: 100, height: 150 }]));

/** Presses a key while `a` is picked up and lies over a place. @returns the new coordinates. */
const press = (code: string, over: string) => {
  const event = new KeyboardEvent('keydown', { code, cancelable: true });
  const context = {
    active: { id: 'a' }, over: { id: over }, collisionRect: { left: 0, top: 0, width: 100, height: 150 }, droppableRects: rects,
    droppableContainers: new Map(ids.map((id) => [id, { data: { current: { sortable: { items: ids } } } }])),
  };
  return {
    to: orderCoordinates(event, { active: 'a', currentCoordinates: { x: 7, y: 7 }, context: context as never }),
    isPrevented: event.defaultPrevented,
  };
};

describe('orderCoordinates', () => {
  it.each([
    ['ArrowRight', 'a', { x: 100, y: 0 }],
    ['ArrowRight', 'b', { x: 0, y: 150 }],
    ['ArrowLeft', 'c', { x: 100, y: 0 }],
    ['ArrowLeft', 'd', { x: 0, y: 150 }],
  ])('moves by one place of the order, across rows: %s over %s', (code, over, to) => {
    expect(press(code, over)).toEqual({ to, isPrevented: true });
  });

  it.each([['ArrowLeft', 'a'], ['ArrowRight', 'd']])('stays at the end of the order: %s over %s', (code, over) => {
    expect(press(code, over)).toEqual({ to: { x: 7, y: 7 }, isPrevented: true });
  });
});
