/** Counts the times at which what was opened was deleted. An answer that was asked for before belongs to whoever was here then. */
let deletions = 0;

export const noteDeletion = (): void => {
  deletions += 1;
};

/** Returns a function that tells whether nothing was deleted since. */
export const sinceNow = (): (() => boolean) => {
  const now = deletions;
  return () => now === deletions;
};
