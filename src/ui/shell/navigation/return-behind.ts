/** State of a link to a page from which one returns to the page of the link: that page is the entry before in the history. */
export const RETURN_BEHIND = { behind: true } as const;

/**
 * `save`: item key of the title that a link to the sign-in promised to save. The state of an entry is this tab's own: no address that
 * somebody sends can contain it.
 */
export type ReturnState = typeof RETURN_BEHIND & { readonly save?: string };

/** Returns whether the page to return to is the entry before. @param state of the location. */
export const hasReturnBehind = (state: unknown): state is ReturnState => (state as Partial<ReturnState> | null)?.behind === true;
