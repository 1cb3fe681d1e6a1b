const romans = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii'] as const;
const toArabic = new Map<string, string>(romans.map((roman, index) => [roman, String(index + 2)]));
const toRoman = new Map<string, string>(romans.map((roman, index) => [String(index + 2), roman]));

const replaceNumerals = (words: ReadonlyArray<string>, replacements: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  words.map((word, index) => (index === 0 ? word : (replacements.get(word) ?? word)));

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const teens = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'] as const;
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const numberWords: ReadonlyArray<readonly [string, string]> = [
  ...units.map((word, index) => [String(index + 1), word] as const),
  ...teens.map((word, index) => [String(index + 10), word] as const),
  ...tens.flatMap((ten, index) => [
    [String(10 * (index + 2)), ten] as const, ...units.map((unit, at) => [String(10 * (index + 2) + at + 1), `${ten} ${unit}`] as const),
  ]),
];
const toWord = new Map(numberWords);
const toDigits = new Map(numberWords.map(([digits, word]) => [word, digits]));

const replaceNumbers = (words: ReadonlyArray<string>, replacements: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  words.flatMap((word) => (replacements.get(word) ?? word).split(' '));

/**
 * Returns a name with Roman and Arabic numerals and with number words: "Rocky II", "Rocky 2" and "Rocky two". The first word is never
 * a Roman numeral ("V for Vendetta"). Applied to names only, not to typed text, where "vi" may be the start of "village".
 */
export const numeralForms = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  if (!words.some((word, index) => toWord.has(word) || toDigits.has(word) || (index > 0 && toArabic.has(word)))) return [words];
  const arabic = replaceNumerals(words, toArabic);
  return [words, arabic, replaceNumerals(words, toRoman), replaceNumbers(arabic, toWord), replaceNumbers(arabic, toDigits)];
};
