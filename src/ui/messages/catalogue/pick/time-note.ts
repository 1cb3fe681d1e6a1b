import type { TimeLeft } from '#application/evening-pick/evening-params';
import { timeLeftText } from '#ui/messages/catalogue/evening-pick.messages.ts';

/** Facts about a title and the time chosen. */
type TitleInTime = {
  /** Minutes of the title; null if unknown. */
  readonly length: number | null;
  /** Minutes that are left; null for no limit. */
  readonly minutes: number | null;
  /** The time of day that was chosen is over. */
  readonly isOver: boolean;
  /** Another title fits. */
  readonly hasNext: boolean;
};

/** Returns that a time of day is over: "22:30 has passed." */
export const timeOverText = (time: TimeLeft): string => `${time} has passed.`;

/** Returns that a title of an address that was sent, or is opened later, is too long for the time chosen; null if it fits. */
export const timeNote = (time: TimeLeft, { length, minutes, isOver, hasNext }: TitleInTime): string | null => {
  if (isOver) return timeOverText(time);
  if (length === null || minutes === null || length <= minutes) return null;
  return `That’s longer than the time chosen (${timeLeftText(time).toLowerCase()}).${hasNext ? ' Another one will fit.' : ''}`;
};
