/** Corners of a shape as a flat list of pairs: x, y, x, y, … */
export type Points = ReadonlyArray<number>;

/** Scales the points by `scale` and moves their origin to x, y. */
export const transformPoints = (x: number, y: number, points: Points, scale = 1): Points =>
  points.map((value, index) => value * scale + (index % 2 ? y : x));

/** Mirrors the points at the vertical axis `x`. */
export const mirrorPoints = (points: Points, x = 0): Points => points.map((value, index) => (index % 2 ? value : 2 * x - value));
