import { formatNumber } from '#ui/messages/format/format.ts';

/** The dialog that moves a title to a position. */
export const POSITION_DIALOG_MESSAGES = {
  title: 'Move to position',
  subtitle: (title: string, position: number): string => `“${title}” is at ${formatNumber(position)}.`,
  field: (count: number): string => `Position, 1 to ${formatNumber(count)}`,
  invalid: (count: number): string => `Enter a whole number from 1 to ${formatNumber(count)}.`,
  move: 'Move',
  toStart: 'To the start',
  toEnd: 'To the end',
} as const;
