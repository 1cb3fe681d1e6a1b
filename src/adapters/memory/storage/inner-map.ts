/** Returns the map at a key of a map; creates it if there is none. */
export const innerMap = <A>(outer: Map<string, Map<string, A>>, key: string): Map<string, A> => {
  const existing = outer.get(key) ?? new Map<string, A>();
  outer.set(key, existing);
  return existing;
};
