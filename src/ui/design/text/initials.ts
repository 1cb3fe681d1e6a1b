/** The first letters of the first and the last word of a name, in capitals; one for a single word, a dot for none. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letter = (word: string | undefined): string => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '';
  return letter(words[0]) + (words.length > 1 ? letter(words.at(-1)) : '') || '·';
};

// The papers of the posters, all dark enough for light letters.
const papers = ['195', '22', '305', '145', '250', '55', '340', '100'].map((hue) => `oklch(0.45 0.09 ${hue})`);

/** The paper a name's initials stand on: the same for the same name. */
export const initialsColour = (name: string): string => {
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return papers[sum % papers.length] ?? 'oklch(0.45 0.09 195)';
};
