const RANGE = 999_999_999;

/** FNV-1a, 32 bits, over UTF-16 units. */
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  return h >>> 0;
};

/** The number of a name whose TMDB number is not known: negative, from the name alone. `again` counts earlier tries that were taken. */
export const nameId = (name: string, again = 0): number => -1 - (hash(again === 0 ? name : `${name}#${again}`) % RANGE);

/**
 * Numbers for many names. Two names with one hash are told apart by hashing the later (in code-unit order) once more, so the
 * result depends on the set of names alone.
 */
export const nameIds = (names: Iterable<string>): ReadonlyMap<string, number> => {
  const taken = new Set<number>();
  const numbers = new Map<string, number>();
  for (const name of [...new Set(names)].sort()) {
    let again = 0;
    while (taken.has(nameId(name, again))) again += 1;
    taken.add(nameId(name, again));
    numbers.set(name, nameId(name, again));
  }
  return numbers;
};
