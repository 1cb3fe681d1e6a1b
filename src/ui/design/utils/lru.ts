/** A cache of the `size` most recently used values; evicts the least recently used entry first. */
export interface Lru<V> {
  readonly get: (key: string, make: () => V) => V;
}

/** Creates an LRU cache. `get` calls `make` when the key is missing. */
export const lru = <V>(size: number): Lru<V> => {
  const entries = new Map<string, { readonly value: V }>();
  return {
    get: (key, make) => {
      const entry = entries.get(key) ?? { value: make() };
      entries.delete(key);
      entries.set(key, entry);
      const oldest = entries.keys().next();
      if (entries.size > size && !oldest.done) entries.delete(oldest.value);
      return entry.value;
    },
  };
};
