/**
 * Scrolls a row of tabs sideways, not the page, until the tab that matches the selector is in the middle; does nothing if it is visible.
 */
export const scrollRowTo = (row: HTMLElement | null, selector: string): void => {
  const tab = row?.querySelector<HTMLElement>(selector);
  if (!row || !tab) return;
  const room = (row.clientWidth - tab.offsetWidth) / 2;
  const middle = tab.offsetLeft - row.offsetLeft - room;
  if (Math.abs(middle - row.scrollLeft) > room) row.scrollLeft = middle;
};
