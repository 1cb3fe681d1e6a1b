import type { Inks } from './palette';
import type { Points } from './points';

/**
 * What lies on the table when a composition is made: five papers, a die, and a few ways to cut. Every way returns a piece of SVG.
 * Cuts are made by hand, so each roll of the die moves a corner a little; the order of the calls is part of the picture.
 */
export interface DrawingKit extends Inks {
  /** Whether the picture will be cropped 16:9 (a backdrop) instead of 2:3 (a poster): grounds need more to fill. */
  readonly wide: boolean;
  /** The colour of the bare sheet, whichever way `paper` and `ink` lie on a dark one. */
  readonly sheet: string;
  /** The colour that is always seen on the bare sheet. */
  readonly lettering: string;

  /** Any number from `low` to `high`. */
  readonly between: (low: number, high: number) => number;
  /** Any whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  /** One of the choices. */
  readonly oneOf: <Choice>(first: Choice, ...others: ReadonlyArray<Choice>) => Choice;

  /** A shape drawn with path data, exact. `more` are further attributes, as in every way to cut. */
  readonly path: (data: string, fill: string, more?: string) => string;
  /** A stroke along path data, exact. */
  readonly line: (data: string, stroke: string, width: number, more?: string) => string;
  /** A true circle: eyes, studs, stars. */
  readonly dot: (x: number, y: number, radius: number, fill: string, more?: string) => string;

  /** Path data of a polygon cut by hand: every corner up to `jitter` off. */
  readonly outline: (points: Points, jitter?: number) => string;
  /** A polygon cut by hand. */
  readonly cut: (points: Points, fill: string, jitter?: number, more?: string) => string;
  /** A circle cut by hand, with so many corners. */
  readonly disc: (x: number, y: number, radius: number, fill: string, corners?: number, more?: string) => string;
  /** A star or a burst: `rays` tips on the outer radius, notches on the inner one, the first tip at the angle `turn`. */
  readonly star: (
    x: number, y: number, outer: number, inner: number, rays: number, fill: string, turn?: number, jitter?: number,
  ) => string;
  /** Everything below the height `y`, its edge a little uneven. */
  readonly ground: (y: number, fill: string, jitter?: number) => string;
  /** Somebody standing with the feet at x, y; 62 high at scale 1. */
  readonly man: (x: number, y: number, scale: number, fill: string) => string;

  /** Attributes of a paper through which the one below shines. */
  readonly sheer: (opacity: number) => string;
  /** Attributes of an ink printed over another: mixed on paper, `opacity` strong on a dark sheet where mixing would drown it. */
  readonly overprint: (opacity: number) => string;
}
