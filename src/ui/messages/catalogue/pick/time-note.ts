import { isTimeOver, minutesLeft, type TimeLeft } from '#application/evening-pick/evening-params';
import { timeLeftText } from '#ui/messages/catalogue/evening-pick.messages.ts';

/** Facts about a title and the time chosen. */
type TitleInTime = {
  /** Minutes of the title; null if unknown. */
  readonly length: number | null;
  /** The present time, in ms since 1970. */
  readonly now: number;
  /** Another title fits. */
  readonly hasNext: boolean;
};

/** Returns that a time of day is over: "22:30 has passed." */
export const timeOverText = (time: TimeLeft): string => `${time} has passed.`;

/** Returns that a title of an address that was sent, or is opened later, is too long for the time chosen; null if it fits. */
export const timeNote = (time: TimeLeft, { length, now, hasNext }: TitleInTime): string | null => {
  if (isTimeOver({ time }, now)) return timeOverText(time);
  const minutes = minutesLeft(time, now);
  if (length === null || minutes === null || length <= minutes) return null;
  return `That’s longer than the time chosen (${timeLeftText(time).toLowerCase()}).${hasNext ? ' Another one will fit.' : ''}`;
};
