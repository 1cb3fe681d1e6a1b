import type { Inks } from './palette';
import type { Points } from './points';

/**
 * The tools for drawing a composition: five colours, a random source and drawing functions that return SVG markup. Hand-cut shapes move
 * each corner by a random amount, so the order of the calls is part of the picture.
 */
export interface DrawingKit extends Inks {
  /** Whether the picture is cropped to 16:9 (a backdrop) instead of 2:3 (a poster): backgrounds have to fill more. */
  readonly wide: boolean;
  /** Colour of the bare sheet, even if `background` and `foreground` are swapped on a dark sheet. */
  readonly sheet: string;
  /** A colour that is readable on the bare sheet. */
  readonly lettering: string;

  /** Returns a random number from `low` to `high`. */
  readonly between: (low: number, high: number) => number;
  /** Returns a random integer from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  /** Returns a random choice. */
  readonly oneOf: <Choice>(first: Choice, ...others: ReadonlyArray<Choice>) => Choice;

  /** Draws an exact shape from path data. `more` are additional attributes, as in all drawing functions. */
  readonly path: (data: string, fill: string, more?: string) => string;
  /** Draws an exact stroke along path data. */
  readonly line: (data: string, stroke: string, width: number, more?: string) => string;
  /** Draws an exact circle: eyes, studs, stars. */
  readonly dot: (x: number, y: number, radius: number, fill: string, more?: string) => string;

  /** Returns the path data of a hand-cut polygon: every corner is off by up to `jitter`. */
  readonly outline: (points: Points, jitter?: number) => string;
  /** Draws a hand-cut polygon. */
  readonly cut: (points: Points, fill: string, jitter?: number, more?: string) => string;
  /** Draws a hand-cut circle with `corners` corners. */
  readonly disc: (x: number, y: number, radius: number, fill: string, corners?: number, more?: string) => string;
  /** Draws a star or a burst: `rays` tips on the outer radius, notches on the inner one, the first tip at the angle `turn` (radians). */
  readonly star: (
    x: number, y: number, outer: number, inner: number, rays: number, fill: string, turn?: number, jitter?: number,
  ) => string;
  /** Fills everything below the height `y`, with a slightly uneven edge. */
  readonly ground: (y: number, fill: string, jitter?: number) => string;
  /** Draws a standing person with the feet at x, y; 62 high at scale 1. */
  readonly man: (x: number, y: number, scale: number, fill: string) => string;

  /** Returns the attributes of a translucent shape. */
  readonly sheer: (opacity: number) => string;
  /**
   * Returns the attributes of an overprint: `multiply` on a light sheet; `opacity` on a dark one, where multiplied colours would vanish.
   */
  readonly overprint: (opacity: number) => string;
}
