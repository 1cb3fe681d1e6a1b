import { lineWidth } from './line-width';

/** A word, or a breakable piece of one. */
export interface Word {
  readonly text: string;
  /** Separator before the next word on the same line. */
  readonly joint: ' ' | '';
  /** Text at the end of a line that is broken here. */
  readonly hyphen: '-' | '';
}

interface BrokenLines {
  readonly lines: ReadonlyArray<string>;
  /** Width of the longest line at size 100. */
  readonly width: number;
}

/**
 * Returns a function that breaks words into a number of lines and minimises the longest one. The number is from 1 to `most`, and at most
 * the number of words.
 */
export function createLineBreaker(words: ReadonlyArray<Word>, most: number): (count: number) => BrokenLines {
  const width = widths(words);
  const narrowest = tableOfNarrowest(words.length, most, width);
  return (count) => {
    const goal = narrowest(count, 0);
    const lines: string[] = [];
    let from = 0;
    for (let left = count; left > 0; left--) {
      let to = left === 1 ? words.length : from + 1;
      while (to < words.length && Math.max(width(from, to), narrowest(left - 1, to)) > goal) to++;
      lines.push(textOf(words.slice(from, to)));
      from = to;
    }
    return { lines, width: goal };
  };
}

/** Returns the width of the line from one word up to, not including, another. */
type WidthOf = (from: number, to: number) => number;

function widths(words: ReadonlyArray<Word>): WidthOf {
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const { text, joint, hyphen } of words) {
    starts.push(start);
    const end = start + lineWidth(text);
    ends.push(end + lineWidth(hyphen));
    start = end + lineWidth(joint);
  }
  return (from, to) => (ends[to - 1] ?? 0) - (starts[from] ?? 0);
}

/** Returns the minimum width of the longest line when the words from `from` on are set in `lines` lines. Filled by dynamic programming. */
function tableOfNarrowest(wordCount: number, most: number, width: WidthOf): (lines: number, from: number) => number {
  const table: number[][] = [];
  const narrowest = (lines: number, from: number): number => table[lines - 1]?.[from] ?? Infinity;
  for (let lines = 1; lines <= most; lines++) {
    const row: number[] = [];
    for (let from = 0; from <= wordCount - lines; from++) {
      let least = lines === 1 ? width(from, wordCount) : Infinity;
      for (let to = from + 1; lines > 1 && to <= wordCount - lines + 1; to++) {
        least = Math.min(least, Math.max(width(from, to), narrowest(lines - 1, to)));
      }
      row.push(least);
    }
    table.push(row);
  }
  return narrowest;
}

const textOf = (words: ReadonlyArray<Word>): string =>
  words.map(({ text, joint, hyphen }, index) => text + (index === words.length - 1 ? hyphen : joint)).join('');
