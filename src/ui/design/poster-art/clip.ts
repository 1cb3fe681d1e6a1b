/** Truncates a text to at most `maxLength` characters, including the ellipsis. Drops a partial last word of up to 12 characters. */
export function clip(text: string, maxLength: number): string {
  const characters = Array.from(text.slice(0, 2 * maxLength + 2));
  if (characters.length <= maxLength) return text;
  const shortened = characters.slice(0, maxLength - 1).join('');
  return `${shortened.replace(/\s+\S{0,12}$/u, '')}…`;
}
