type KeyPress = { readonly key: string; readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

/**
 * Returns the index of the tab that a key leads to, with wrap-around; null for other keys and with a modifier, because the browser uses Alt
 * + ← to go back.
 */
export const tabIndexForKey = ({ key, altKey, ctrlKey, metaKey }: KeyPress, index: number, count: number): number | null => {
  if (altKey || ctrlKey || metaKey) return null;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1,
  };
  return targets[key] ?? null;
};
