import type { Word } from './line-breaker';
import { lineWidth } from './line-width';

/** Writing without spaces may be broken after any of its signs, but no line begins with a closing one. */
const BETWEEN_IDEOGRAPHS =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。」』】）！？])(?![ー、。」』】）！？]|$)/u;

/** A letter with its accents, or an emoji with what is joined to it. */
const CLUSTER = /[^\p{M}\u200d](?:\p{M}|\u200d[^\p{M}\u200d]?)*|[\p{M}\u200d]+/gu;

/** A word wider than this, in hundredths of the type size, would make the whole title tiny, and is cut into pieces. */
const TOO_WIDE = 1000;
const PIECE = 800;

/** The words of a title as they are lettered: in capitals, the longest of them cut. */
export function splitWords(title: string): ReadonlyArray<Word> {
  const words = title.toUpperCase().split(/\s+/).filter((word) => word !== '');
  return words.flatMap((word) => {
    const pieces = word.split(BETWEEN_IDEOGRAPHS).flatMap(cutLong);
    return pieces.map((piece, index): Word => (index === pieces.length - 1 ? { ...piece, joint: ' ', hyphen: '' } : piece));
  });
}

/** A word in as many even pieces as it needs. Writing that has capitals is hyphenated. */
function cutLong(text: string): ReadonlyArray<Word> {
  const width = lineWidth(text);
  if (width <= TOO_WIDE) return [{ text, joint: '', hyphen: '' }];
  const letters = text.match(CLUSTER) ?? [text];
  const length = Math.ceil(letters.length / Math.ceil(width / PIECE));
  const hyphen = /\p{Lu}/u.test(text) ? '-' : '';
  const pieces: Word[] = [];
  for (let from = 0; from < letters.length; from += length) {
    const isLast = from + length >= letters.length;
    pieces.push({ text: letters.slice(from, from + length).join(''), joint: '', hyphen: isLast ? '' : hyphen });
  }
  return pieces;
}
