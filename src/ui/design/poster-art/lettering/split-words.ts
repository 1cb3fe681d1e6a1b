import type { Word } from './line-breaker';
import { lineWidth } from './line-width';

/** Break positions in scripts without spaces: after any character, but not before closing punctuation. */
const BETWEEN_IDEOGRAPHS =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。」』】）！？])(?![ー、。」』】）！？]|$)/u;

/** A letter with its accents, or a joined emoji sequence. */
const CLUSTER = /[^\p{M}\u200d](?:\p{M}|\u200d[^\p{M}\u200d]?)*|[\p{M}\u200d]+/gu;

/** Words wider than this, in hundredths of the type size, are split; otherwise they would make the whole title tiny. */
const TOO_WIDE = 1000;
const PIECE = 800;

/** Splits a title into words in capitals, and splits overlong words. */
export function splitWords(title: string): ReadonlyArray<Word> {
  const words = title.toUpperCase().split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word) => {
    const pieces = word.split(BETWEEN_IDEOGRAPHS).flatMap(cutLong);
    return pieces.map((piece, index): Word => (index === pieces.length - 1 ? { ...piece, joint: ' ', hyphen: '' } : piece));
  });
}

/** Splits a word into as many even pieces as needed. Scripts with capital letters are hyphenated. */
function cutLong(text: string): ReadonlyArray<Word> {
  const width = lineWidth(text);
  if (width <= TOO_WIDE) return [{ text, joint: '', hyphen: '' }];
  const clusters = text.match(CLUSTER) ?? [text];
  const length = Math.ceil(clusters.length / Math.ceil(width / PIECE));
  const hyphen = /\p{Lu}/u.test(text) ? '-' : '';
  const pieces: Word[] = [];
  for (let from = 0; from < clusters.length; from += length) {
    const isLast = from + length >= clusters.length;
    pieces.push({ text: clusters.slice(from, from + length).join(''), joint: '', hyphen: isLast ? '' : hyphen });
  }
  return pieces;
}
