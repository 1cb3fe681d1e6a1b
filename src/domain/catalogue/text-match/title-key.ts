import { cutText } from '#domain/shared/cut-text';
import { foldWords } from './fold';

const MAX_KEY_LENGTH = 200;

/**
 * A leading article and the space behind it. Initials are no article: "A.I.", "A. I.", "A & E", "A B C". Both cases are spelled out:
 * `\p{L}` without regard to case takes 12 ms and more to compile, when the first title is stored.
 */
const LEADING_ARTICLE =
  /^[^\p{L}\p{N}]*(?:[Tt][Hh][Ee]|[Aa][Nn]|[Aa](?!\s+\p{L}(?![\p{L}\p{N}\p{M}'’])))\s+(?=["'“‘«([¡¿]*[\p{L}\p{N}])/u;

/** Longest number with a length of its own; its length is written as a character that sorts before every letter. */
const MAX_DIGITS = 48;
const ZERO = '0'.charCodeAt(0);

/** Writes a number with its length first, so that code units compare by value: 8 as "18", 10 as "210", 300 as "3300". */
const toComparableNumber = (digits: string): string => {
  const significant = digits.replace(/^0+(?=\d)/, '');
  return `${String.fromCharCode(ZERO + Math.min(significant.length, MAX_DIGITS))}${significant}`;
};

/** Returns the title with "10,000" as one number and "8½" as two. */
const separateNumbers = (title: string): string => title.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').replace(/(\d)(?=[¼½¾⅐-⅞])/g, '$1 ');

/**
 * Returns the text that a title is sorted by, compared by code unit: folded, without a leading article, numbers by their value. "The
 * Matrix" stands at M, "Été" at E, "8 Mile" before "300". Lists of the catalogue and of members use it.
 */
export const titleKey = (title: string): string =>
  cutText(foldWords(separateNumbers(title.replace(LEADING_ARTICLE, ''))).join(' ').replace(/\d+/g, toComparableNumber), MAX_KEY_LENGTH);
