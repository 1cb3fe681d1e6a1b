/**
 * Returns a function that replaces characters by the character that stands for them in search texts: traditional Chinese characters by
 * simplified ones.
 * @param pairs each character followed by its replacement, all of one UTF-16 unit.
 */
export const unifyCharacters = (pairs: string): ((text: string) => string) => {
  const replacements = new Map(Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[2 * at] ?? '', pairs[2 * at + 1] ?? '']));
  return (text) => text.replace(/\p{sc=Han}/gu, (character) => replacements.get(character) ?? character);
};
