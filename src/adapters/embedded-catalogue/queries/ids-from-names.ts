const RANGE = 999_999_999;

/** FNV-1a, 32 bits, over UTF-16 code units. */
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  return h >>> 0;
};

/**
 * Returns the id of a name without a known TMDB id: negative, derived from the name alone. `attempt` counts preceding ids that were taken.
 */
export const deriveIdFromName = (name: string, attempt = 0): number => -1 - (hash(attempt === 0 ? name : `${name}#${attempt}`) % RANGE);

/**
 * Returns a unique id for each name. On a hash collision the later name (in code-unit order) is hashed with a counter, so the
 * result depends on the set of names alone.
 */
export const deriveIdsFromNames = (names: Iterable<string>): ReadonlyMap<string, number> => {
  const taken = new Set<number>();
  const ids = new Map<string, number>();
  for (const name of [...new Set(names)].sort()) {
    let attempt = 0;
    while (taken.has(deriveIdFromName(name, attempt))) attempt += 1;
    taken.add(deriveIdFromName(name, attempt));
    ids.set(name, deriveIdFromName(name, attempt));
  }
  return ids;
};
