/** Returns a deterministic integer from 0 to `limit` - 1 for a seed (FNV-1a); generates the data that the facts lack. */
export const chance = (seed: string, limit: number): number => {
  let hash = 2_166_136_261;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
};
