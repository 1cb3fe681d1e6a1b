/** Scrolls a row of tabs sideways, not the page, until the tab that matches the selector is in the middle, as far as the row scrolls. */
export const scrollRowTo = (row: HTMLElement | null, selector: string): void => {
  const tab = row?.querySelector<HTMLElement>(selector);
  if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
};
