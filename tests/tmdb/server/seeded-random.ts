/** A number from 0 up to `limit` that is always the same for the same words: what the facts do not have is made up from it. */
export const chance = (words: string, limit: number): number => {
  let hash = 2_166_136_261;
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
};
