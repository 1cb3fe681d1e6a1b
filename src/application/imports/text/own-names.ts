/**
 * Returns a name for each key, and the second of two equal names with a number: "Noir", "Noir (2)". A key that stands twice keeps its name.
 */
export const ownNames = (all: ReadonlyArray<readonly [key: string, name: string]>): ReadonlyMap<string, string> => {
  const [names, taken] = [new Map<string, string>(), new Map<string, number>()];
  for (const [key, name] of all) {
    if (names.has(key)) continue;
    const count = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), count);
    names.set(key, count === 1 ? name : `${name} (${count})`);
  }
  return names;
};
