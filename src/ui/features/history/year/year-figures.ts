import type { HistoryNumbers } from '#application/history/history-numbers';
import type { Stat } from '#ui/design/metadata/stat-list.tsx';
import { formatNumber } from '#ui/messages/format/format.ts';
import { HISTORY_NUMBERS_MESSAGES } from '#ui/messages/history/history.messages.ts';
import { streakText, YEAR_MESSAGES } from '#ui/messages/history/year.messages.ts';
import type { Year } from './use-year';

const figure = (count: number, labelOf: (count: number) => string, note?: string): Stat => ({
  label: labelOf(count), value: formatNumber(count),
  ...(note !== undefined && { note }),
});

/**
 * Returns the hours of a year, if there are any. With viewings of unknown length these are the least hours.
 * @param unknownLengths null until they are counted.
 */
const hoursFigures = ({ minutes }: HistoryNumbers, unknownLengths: number | null): ReadonlyArray<Stat> => {
  const hours = unknownLengths === 0 ? HISTORY_NUMBERS_MESSAGES.hoursOf(minutes) : Math.floor(minutes / 60);
  if (hours === 0) return [];
  if (unknownLengths === 0) return [figure(hours, HISTORY_NUMBERS_MESSAGES.hours)];
  return [figure(hours, YEAR_MESSAGES.hoursAtLeast, unknownLengths === null ? undefined : YEAR_MESSAGES.unknownLengths(unknownLengths))];
};

/** Returns the largest numbers of a year; until all viewings are read, without the numbers that need all of them. */
export const yearFigures = ({ numbers, days, highlights }: Pick<Year, 'numbers' | 'days' | 'highlights'>): ReadonlyArray<Stat> => {
  const { viewings, films, episodes } = numbers;
  const streak = days.longestStreak;
  return [
    figure(viewings, HISTORY_NUMBERS_MESSAGES.viewings),
    ...(films === 0 ? [] : [
      figure(films, HISTORY_NUMBERS_MESSAGES.films, highlights === null ? undefined : YEAR_MESSAGES.filmDays(highlights.filmDays)),
    ]),
    ...(episodes === 0 ? [] : [figure(episodes, HISTORY_NUMBERS_MESSAGES.episodes)]),
    ...hoursFigures(numbers, highlights === null ? null : highlights.unknownLengths),
    figure(days.days, YEAR_MESSAGES.days),
    ...(streak === null || streak.days < 2 ? []
      : [{ label: YEAR_MESSAGES.streak, value: formatNumber(streak.days), note: streakText(streak) }]),
  ];
};
