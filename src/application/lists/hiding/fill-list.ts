/** Most further pages that are read one after another without a visible title, before the list waits for the member. */
export const MAX_HIDDEN_PAGES = 5;

/** How far a list is filled that hides titles. */
export type ListFill = {
  /** Number of titles, hidden ones included. */
  readonly loaded: number;
  readonly visible: number;
  /** Number of pages in a row without a visible title. */
  readonly hiddenPages: number;
};

export const emptyFill: ListFill = { loaded: 0, visible: 0, hiddenPages: 0 };

/** Returns the fill after a page is loaded; the same object if nothing is new. */
export const nextFill = (before: ListFill, loaded: number, visible: number): ListFill => {
  if (loaded === before.loaded && visible === before.visible) return before;
  // Titles of loaded pages can become hidden too. As long as some are visible, the end of the list comes into view.
  const isNothingNew = visible === 0 ? loaded > 0 : visible <= before.visible && loaded > before.loaded;
  return { loaded, visible, hiddenPages: isNothingNew ? before.hiddenPages + 1 : 0 };
};

/** Returns whether the next page has to be read: the last one showed nothing, so no end of the list came into view. */
export const isFurtherPageNeeded = ({ hiddenPages }: ListFill): boolean => hiddenPages > 0 && hiddenPages <= MAX_HIDDEN_PAGES;
