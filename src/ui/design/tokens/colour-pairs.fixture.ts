import { oklchContrast } from './contrast.fixture';
import type { ThemeColours } from './tokens.fixture';

/** A foreground colour, its background, and the minimum contrast by WCAG AA. */
export interface ColourPair {
  readonly front: string;
  readonly ground: string;
  readonly least: 3 | 4.5;
}

const text = (front: string, ...grounds: ReadonlyArray<string>): ReadonlyArray<ColourPair> =>
  grounds.map((ground) => ({ front, ground, least: 4.5 }));
const shape = (front: string, ...grounds: ReadonlyArray<string>): ReadonlyArray<ColourPair> =>
  grounds.map((ground) => ({ front, ground, least: 3 }));

const grounds = ['ground', 'ground-sunk', 'surface', 'surface-high'];

/** All colour pairs in use. */
export const colourPairs: ReadonlyArray<ColourPair> = [
  ...['text', 'text-quiet', 'text-faint', 'amber-text', 'velvet-text', 'leaf', 'sky'].flatMap((front) => text(front, ...grounds)),
  ...['text', 'text-quiet'].flatMap((front) => text(front, 'surface-top')),
  ...text('on-amber', 'amber', 'amber-hover', 'amber-press'),
  ...text('on-velvet', 'velvet', 'velvet-hover'),
  ...text('board-letter', 'board', 'board-edge'),
  ...text('board-red', 'board', 'board-edge'),
  ...text('on-screen', 'screen'),
  ...text('on-screen-quiet', 'screen'),
  ...text('on-screen-amber', 'screen'),
  ...['on-toast', 'on-toast-quiet', 'on-toast-amber'].flatMap((front) => text(front, 'toast')),
  ...['info', 'good', 'bad', 'warning', 'plain'].flatMap((tone) => shape(`toast-${tone}`, 'toast')),
  ...shape('line-strong', 'ground', 'surface', 'surface-high'),
  ...shape('ring', ...grounds, 'surface-top'),
  ...['plot-1', 'plot-2', 'plot-3', 'plot-4', 'plot-5'].flatMap((front) => shape(front, 'surface')),
];

/** Returns the contrast of a pair in a theme; 0 when a colour is missing. */
export const contrastOf = (theme: ThemeColours, { front, ground }: ColourPair): number => {
  const [frontColour, groundColour] = [theme[front], theme[ground]];
  return frontColour && groundColour ? oklchContrast(frontColour, groundColour) : 0;
};
