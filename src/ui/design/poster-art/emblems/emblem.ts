import { TITLE_BOX_AT_BOTTOM, titleBoxOnFloor, defaultFloor, type DrawnComposition } from '#ui/design/poster-art/composition.ts';
import type { DrawingKit } from '#ui/design/poster-art/drawing-kit.ts';
import { mirrorPoints, transformPoints, type Points } from '#ui/design/poster-art/points.ts';

/** A motif on the bare sheet, above the title; `floor` is its lower edge. */
export const onSheet = (layers: ReadonlyArray<string>, floor = defaultFloor): DrawnComposition => ({
  layers, box: TITLE_BOX_AT_BOTTOM, floor,
});

/** Keeps a motif as drawn: it shows letters or the hands of a clock. */
export const unmirrored = (drawn: DrawnComposition): DrawnComposition => ({ ...drawn, noMirror: true });

/** A motif on the darkest colour, with the title below it. */
export const atNight = (k: DrawingKit, layers: ReadonlyArray<string>): DrawnComposition => ({
  background: k.foreground, layers, box: titleBoxOnFloor(k.foreground, 22, 330, 100),
});

/** A motif in front of a ground of the colour `fill`, which also carries the title; light on a dark sheet. */
export const onGround = (k: DrawingKit, fill: string, layers: ReadonlyArray<string>): DrawnComposition => ({
  layers: [...layers, k.ground(306, fill)], box: titleBoxOnFloor(fill, 22, 326, 104), isOnSheet: true,
});

/** Completes the right half of a symmetric shape, given from top to bottom with x from its axis, and moves the axis to x = 150. */
export const symmetric = (y: number, half: Points, scale = 1): Points => {
  const left = mirrorPoints(half);
  const backwards = left.flatMap((_, index) => (index % 2 ? [] : [left[left.length - 2 - index] ?? 0, left[left.length - 1 - index] ?? 0]));
  return transformPoints(150, y, [...half, ...backwards], scale);
};
