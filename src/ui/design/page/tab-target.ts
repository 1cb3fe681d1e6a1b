type Pressed = { readonly key: string; readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** The place of the tab that a key leads to, round and round; null when it leads nowhere. With a modifier it is the browser's: Alt and ← go back. */
export const tabTarget = ({ key, altKey, ctrlKey, metaKey }: Pressed, from: number, count: number): number | null => {
  if (altKey || ctrlKey || metaKey) return null;
  const places: Readonly<Record<string, number>> = { ArrowRight: (from + 1) % count, ArrowLeft: (from - 1 + count) % count, Home: 0, End: count - 1 };
  return places[key] ?? null;
};
