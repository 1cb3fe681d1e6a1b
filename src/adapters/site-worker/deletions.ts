/** Counts the times at which what was opened was deleted. An answer that was requested before belongs to the user of that time. */
let deletions = 0;

export const noteDeletion = (): void => {
  deletions += 1;
};

/** Returns a function that returns whether nothing was deleted since. */
export const sinceNow = (): (() => boolean) => {
  const now = deletions;
  return () => now === deletions;
};
