import { MAX_ITEMS, MAX_LISTS } from '#domain/lists/list';
import { formatCountWithNoun, formatNumber } from '#ui/messages/format/format.ts';

/** Says before the import that some lists do not fit. */
export const excessListsText = (excess: number): string =>
  `You can have ${formatNumber(MAX_LISTS)} lists. ${formatCountWithNoun(excess, 'new list doesn’t', 'new lists don’t')} fit. Leave some out, or rename them like one of your lists.`;
/** Says before the import that a file only counts how often something was watched. */
export const furtherPlaysText = (file: string, plays: number): string =>
  `${file.split('/').at(-1) ?? file} counts ${formatCountWithNoun(plays, 'more viewing', 'more viewings')} without saying when. ${plays === 1 ? 'It is' : 'They are'} not added.`;
/** Says before the import that of some rows everything is added but their rating. */
export const badRatingsText = (rows: number): string =>
  `${formatCountWithNoun(rows, 'row has a rating', 'rows have a rating')} that can’t be read. Only that rating is left out.`;
/** Says before the import that some titles do not fit. */
export const excessTitlesText = (excess: number): string =>
  `A list can have ${formatNumber(MAX_ITEMS)} titles. ${formatCountWithNoun(excess, 'title doesn’t', 'titles don’t')} fit.`;
