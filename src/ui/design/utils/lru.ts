/** A memory of the last `size` things asked for by key; the one not asked for the longest goes first. */
export interface Lru<V> {
  readonly get: (key: string, make: () => V) => V;
}

/** Remembers what `make` gave for a key until `size` other keys were asked for after it. */
export const lru = <V>(size: number): Lru<V> => {
  const kept = new Map<string, { readonly value: V }>();
  return {
    get: (key, make) => {
      const found = kept.get(key) ?? { value: make() };
      kept.delete(key);
      kept.set(key, found);
      const oldest = kept.keys().next();
      if (kept.size > size && !oldest.done) kept.delete(oldest.value);
      return found.value;
    },
  };
};
