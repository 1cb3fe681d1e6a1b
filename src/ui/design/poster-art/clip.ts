/** The beginning of a text, at most so many characters, an ellipsis for the rest; a word is left out rather than cut. */
export function clip(text: string, most: number): string {
  const letters = Array.from(text.slice(0, 2 * most + 2));
  if (letters.length <= most) return text;
  const kept = letters.slice(0, most - 1).join('');
  return `${kept.replace(/\s+\S{0,12}$/u, '')}…`;
}
