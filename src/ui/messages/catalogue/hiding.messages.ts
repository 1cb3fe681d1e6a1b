import { formatNumber } from '#ui/messages/format/format.ts';

/** Texts of lists that leave out titles which the member has on lists or has watched. */
export const HIDING_MESSAGES = {
  switch: 'Hide titles I’ve listed or watched',
  hidden: (count: number): string =>
    count === 1 ? '1 title you’ve listed or watched is hidden.' : `${formatNumber(count)} titles you’ve listed or watched are hidden.`,
  /** @param count a text that counts hidden titles too: "124 films", "Showing the first 10,000 of 18,000 films." */
  counted: (count: string, hidden: number): string =>
    count === '' || hidden === 0
      ? count
      : count.endsWith('.')
        ? `${count} ${formatNumber(hidden)} hidden.`
        : `${count}, ${formatNumber(hidden)} hidden`,
  show: 'Show them',
  checking: 'Checking your lists',
  board: ['Nothing /new'],
  allHidden: 'You’ve listed or watched all titles loaded so far.',
} as const;
