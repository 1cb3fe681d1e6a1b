/**
 * Returns the first letters of the first and the last word of a name, in capitals; one letter for a single word, a dot for an empty name.
 */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const initial = (word: string | undefined): string => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '';
  return initial(words[0]) + (words.length > 1 ? initial(words.at(-1)) : '') || '·';
};

// Colours of the poster palette, all dark enough for light text.
const COLOURS = ['195', '22', '305', '145', '250', '55', '340', '100'].map((hue) => `oklch(0.45 0.09 ${hue})`);

/** Returns the background colour of the initials; always the same for the same name. */
export const initialsColour = (name: string): string => {
  const hash = Array.from(name).reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return COLOURS[hash % COLOURS.length] ?? 'oklch(0.45 0.09 195)';
};
