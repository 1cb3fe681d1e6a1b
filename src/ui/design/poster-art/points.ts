/** Corners of a shape as a flat list of pairs: x, y, x, y, … */
export type Points = ReadonlyArray<number>;

/** The points moved so that their origin comes to stand at x, y; `scale` sizes them first. */
export const at = (x: number, y: number, points: Points, scale = 1): Points =>
  points.map((value, index) => value * scale + (index % 2 ? y : x));

/** The points as a mirror standing on the upright axis `x` shows them. */
export const mirrored = (points: Points, x = 0): Points => points.map((value, index) => (index % 2 ? value : 2 * x - value));
