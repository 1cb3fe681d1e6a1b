/** The Roman numerals from 2 on. */
const romans = 'ii iii iv v vi vii viii ix x xi xii xiii'.split(' ');
const toArabic = new Map(romans.map((roman, index) => [roman, String(index + 2)]));
const toRoman = new Map([...toArabic].map(([roman, digits]) => [digits, roman]));

/** The words for 1 to 19. */
const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** The words for 1 to 99, in their order. */
const numberWords = [...small, ...tens.flatMap((ten) => [ten, ...small.slice(0, 9).map((unit) => `${ten} ${unit}`)])];
const toWord = new Map(numberWords.map((word, index) => [String(index + 1), word]));
const toDigits = new Map([...toWord].map(([digits, word]) => [word, digits]));

/** Replaces words from the given position on. */
const replaceFrom = (first: number, words: ReadonlyArray<string>, replacements: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  words.flatMap((word, index) => (index < first ? word : (replacements.get(word) ?? word).split(' ')));

/**
 * Returns a name with Roman and Arabic numerals and with number words: "Rocky II", "Rocky 2" and "Rocky two". The first word is never
 * a Roman numeral ("V for Vendetta"). Applied to names only, not to typed text, where "vi" may be the start of "village".
 */
export const numeralForms = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  if (!words.some((word, index) => toWord.has(word) || toDigits.has(word) || (index > 0 && toArabic.has(word)))) return [words];
  const arabic = replaceFrom(1, words, toArabic);
  return [words, arabic, replaceFrom(1, words, toRoman), replaceFrom(0, arabic, toWord), replaceFrom(0, arabic, toDigits)];
};
