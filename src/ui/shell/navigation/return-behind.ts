/** State of a link to a guest page on the page to which the user returns after signing in: that page is the entry before in the history. */
export const RETURN_BEHIND = { behind: true } as const;

/** Returns whether the page to return to is the entry before. @param state of the location. */
export const hasReturnBehind = (state: unknown): boolean => (state as Partial<typeof RETURN_BEHIND> | null)?.behind === true;
