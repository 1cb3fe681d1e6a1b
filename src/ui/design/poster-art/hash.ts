/** Returns the FNV-1a hash over code points: a 32 bit number, always the same for the same text. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619);
  return sum >>> 0;
}
