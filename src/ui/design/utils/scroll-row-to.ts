/** Scrolls a row of tabs sideways, not the page, until the tab that matches the selector is in the middle; does nothing if it is visible. */
export const scrollRowTo = (row: HTMLElement | null, selector: string): void => {
  const tab = row?.querySelector(selector);
  if (row === null || !tab) return;
  const [around, within] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (within.right > around.right || within.left < around.left) row.scrollLeft += within.left - around.left - (around.width - within.width) / 2;
};
