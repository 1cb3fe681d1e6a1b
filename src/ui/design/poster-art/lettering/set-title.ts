import { lineBreaker } from './line-breaker';
import { splitWords } from './split-words';

/** A title broken into lines and sized. */
interface SetTitle {
  readonly lines: ReadonlyArray<string>;
  readonly size: number;
  /** Set in the narrower cut of the face. */
  readonly narrow: boolean;
}

/** How high a capital stands, in sizes. */
export const CAP = 0.735;

/** From one line to the next, in sizes. */
export const LEAD = 0.83;

const LARGEST = 112;
const MOST_LINES = 6;
/** Below this size a title borrows the narrower cut. */
const SMALL = 40;
const NARROW_CUT = 0.82;
/** One more line has to be worth it: letters larger by 8 %. */
const WORTH_A_LINE = 1.08;

/** Sets a title as large as it goes into a box. */
export function setTitle(title: string, width: number, height: number): SetTitle {
  const words = splitWords(title);
  if (words.length === 0) return { lines: [], size: 0, narrow: false };
  const most = Math.min(words.length, MOST_LINES);
  const breakInto = lineBreaker(words, most);

  const fit = (cut: number): SetTitle => {
    let best: SetTitle = { lines: [], size: 0, narrow: cut < 1 };
    for (let count = 1; count <= most; count++) {
      const broken = breakInto(count);
      const size = Math.min(width / ((broken.width / 100) * cut), height / (CAP + (count - 1) * LEAD), LARGEST);
      if (size > best.size * WORTH_A_LINE) best = { ...best, lines: broken.lines, size };
    }
    return best;
  };

  const plain = fit(1);
  if (plain.size >= SMALL) return plain;
  const narrow = fit(NARROW_CUT);
  return narrow.size > plain.size ? narrow : plain;
}
