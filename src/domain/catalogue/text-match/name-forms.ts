/** Letters of the scripts that put no spaces between words: Chinese, Japanese, Thai, Lao, Khmer and Burmese. */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}';
const startsUnspaced = new RegExp(`^[${UNSPACED}]`, 'u');
const scriptBorder = new RegExp(
  `(?<=[${UNSPACED}])(?![${UNSPACED}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?<![${UNSPACED}])(?=[${UNSPACED}])`,
  'gu',
);

/** Returns whether a word may begin within a run of letters, because its script puts no spaces between words. */
export const isUnspaced = (word: string): boolean => startsUnspaced.test(word);

/** Puts a space between letters of scripts without spaces and other letters or digits: "X战警" becomes "X 战警". */
export const separateScripts = (name: string): string => name.replace(scriptBorder, ' ');

/** French and Italian words that end with an apostrophe before a vowel. "l'avventura" is searched for as "avventura" too. */
const ELIDED = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|un|all|coll|dall|dell|nell|sull|quell|quest)['’‘`´](?=\p{L}[\p{L}\p{M}])/giu;

/** Removes elided words, such as the article of "L'Avventura" and the preposition of "dell'amore". */
export const withoutElisions = (name: string): string => name.replace(ELIDED, '');

/** Forms of address and name suffixes, abbreviated and in full. */
const ADDRESSES: ReadonlyArray<readonly [string, string]> = [
  ['dr', 'doctor'],
  ['mr', 'mister'],
  ['mrs', 'missus'],
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['lt', 'lieutenant'],
  ['sgt', 'sergeant'],
  ['capt', 'captain'],
  ['prof', 'professor'],
  ['pvt', 'private'],
  ['cpl', 'corporal'],
  ['mme', 'madame'],
  ['mlle', 'mademoiselle'],
  ['jr', 'junior'],
  ['sr', 'senior'],
];
const toFull = new Map(ADDRESSES);
const toShort = new Map(ADDRESSES.map(([short, full]) => [full, short]));

/**
 * Returns a name with forms of address in full and abbreviated: "Dr. Strangelove" and "Doctor Strangelove". Applied to names, not to typed
 * text.
 */
export const addressForms = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  (words.some((word) => toFull.has(word) || toShort.has(word))
    ? [words, words.map((word) => toFull.get(word) ?? word), words.map((word) => toShort.get(word) ?? word)]
    : [words]);

/** Returns a name without a remark at its end: "Shameless (US)" as "Shameless". */
export const withoutRemark = (name: string): string => name.replace(/\s+\([^()]{1,40}\)\s*$/, '');

/** Returns a name, and without a remark at its end if it has one. */
export const plainNames = (name: string): ReadonlyArray<string> => [...new Set([name, withoutRemark(name)])];
