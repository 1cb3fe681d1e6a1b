import { createLineBreaker } from './line-breaker';
import { splitWords } from './split-words';

/** A title broken into lines, with its size. */
interface SetTitle {
  readonly lines: ReadonlyArray<string>;
  readonly size: number;
  /** Uses the narrow width of the font. */
  readonly narrow: boolean;
}

/** Cap height, relative to the size. */
export const CAP_HEIGHT = 0.735;

/** Line height, relative to the size. */
export const LINE_HEIGHT = 0.83;

const MAX_SIZE = 112;
const MAX_LINES = 6;
/** Below this size a title may use the narrow width of the font. */
const NARROW_BELOW = 40;
const NARROW_WIDTH = 0.82;
/** An additional line must make the letters at least 8 % larger. */
const MIN_GAIN_PER_LINE = 1.08;

/** Sets a title as large as its box allows. */
export function fitTitleToBox(title: string, width: number, height: number): SetTitle {
  const words = splitWords(title);
  if (words.length === 0) return { lines: [], size: 0, narrow: false };
  const maxLines = Math.min(words.length, MAX_LINES);
  const breakInto = createLineBreaker(words, maxLines);

  const fitTitle = (widthFactor: number): SetTitle => {
    let best: SetTitle = { lines: [], size: 0, narrow: widthFactor < 1 };
    for (let count = 1; count <= maxLines; count++) {
      const broken = breakInto(count);
      const size = Math.min(width / ((broken.width / 100) * widthFactor), height / (CAP_HEIGHT + (count - 1) * LINE_HEIGHT), MAX_SIZE);
      if (size > best.size * MIN_GAIN_PER_LINE) best = { ...best, lines: broken.lines, size };
    }
    return best;
  };

  const normal = fitTitle(1);
  if (normal.size >= NARROW_BELOW) return normal;
  const narrow = fitTitle(NARROW_WIDTH);
  return narrow.size > normal.size ? narrow : normal;
}
