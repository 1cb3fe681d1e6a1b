import type { PlannedImport } from '#application/imports/plan/planned-row';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { MAX_ITEMS, MAX_LISTS } from '#domain/lists/list';
import { fileNameText } from './import-left-out.messages';
import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';

/** Says before the import that some lists do not fit. */
export const excessListsText = (excess: number): string =>
  `You can have ${formatNumber(MAX_LISTS)} lists. ${formatCountWithNoun(excess, 'new list doesn’t', 'new lists don’t')} fit. Leave some out, or give them one of your lists’ names.`;
const furtherPlaysText = (file: string, plays: number): string =>
  `${fileNameText(file)} counts ${formatCountWithNoun(plays, 'more viewing', 'more viewings')} without saying when. ${plays === 1 ? 'It is' : 'They are'} not added.`;
const undatedRatingsText = (ratings: number): string =>
  `${formatCountWithNoun(ratings, 'rating has', 'ratings have')} no day that can be read, or one before 1970. ${ratings === 1 ? 'It counts' : 'They count'} as rated today.`;
const undatedItemsText = (items: number): string =>
  `${formatCountWithNoun(items, 'title on a list has', 'titles on lists have')} no day that can be read, or one before 1970. ${items === 1 ? 'It counts' : 'They count'} as added today.`;
const openDaysText = (rows: number): string =>
  `${formatCountWithNoun(rows, 'row has a day', 'rows have a day')} like 5/4/2024 or 12. 5. 23., and nothing in the file says which day it is. ${rows === 1 ? 'That day is' : 'Those days are'} left out.`;
const unreadDaysText = (rows: number): string =>
  `${formatCountWithNoun(rows, 'row has a day', 'rows have a day')} that can’t be read. ${rows === 1 ? 'Its viewing is' : 'Their viewings are'} added without it.`;
const badRatingsText = (rows: number): string =>
  `${formatCountWithNoun(rows, 'row has a rating', 'rows have a rating')} that can’t be read. Only that rating is left out.`;
const unkeptRatingsText = (ratings: number): string =>
  `${formatCountWithNoun(ratings, 'rating is', 'ratings are')} not added, because the file becomes a list or viewings.`;
const longTextsText = (texts: number): string =>
  `${formatCountWithNoun(texts, 'note or description is', 'notes or descriptions are')} longer than Marquee keeps. The end of ${texts === 1 ? 'it' : 'each'} is not added.`;

/**
 * Says before the import what rows do not show: plays that are only counted, days that files lack, ratings that are not added, and texts
 * that are cut.
 */
export const importRemarks = (
  { furtherPlays, undated: { ratings, items }, openDays, unreadDays, badRatings, unkeptRatings, longTexts }:
    Pick<PlannedImport, 'furtherPlays' | 'undated' | 'openDays' | 'unreadDays' | 'badRatings' | 'unkeptRatings' | 'longTexts'>,
): ReadonlyArray<string> => [
  ...[...furtherPlays].map(([file, plays]) => furtherPlaysText(file, plays)),
  ...(openDays > 0 ? [openDaysText(openDays)] : []), ...(unreadDays > 0 ? [unreadDaysText(unreadDays)] : []),
  ...(ratings > 0 ? [undatedRatingsText(ratings)] : []), ...(items > 0 ? [undatedItemsText(items)] : []),
  ...(badRatings > 0 ? [badRatingsText(badRatings)] : []), ...(unkeptRatings > 0 ? [unkeptRatingsText(unkeptRatings)] : []),
  ...(longTexts > 0 ? [longTextsText(longTexts)] : []),
];
/** Says before the import that some titles do not fit. */
export const excessTitlesText = (excess: number): string =>
  `A list can have ${formatNumber(MAX_ITEMS)} titles. ${formatCountWithNoun(excess, 'title doesn’t', 'titles don’t')} fit.`;
/** Says before the import that some viewings do not fit. */
export const excessViewingsText = (excess: number): string =>
  `A title can have ${formatNumber(MAX_VIEWINGS)} viewings. ${formatCountWithNoun(excess, 'viewing doesn’t', 'viewings don’t')} fit.`;
