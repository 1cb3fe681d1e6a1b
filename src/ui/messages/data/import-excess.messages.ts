import { MAX_ITEMS, MAX_LISTS } from '#domain/lists/list';
import { formatCountWithNoun, formatNumber, joinList } from '#ui/messages/format/format.ts';

/** Says before the import that some lists do not fit. */
export const excessListsText = (excess: number): string =>
  `You can have ${formatNumber(MAX_LISTS)} lists. ${formatCountWithNoun(excess, 'new list doesn’t', 'new lists don’t')} fit. Leave some out, or rename them like one of your lists.`;
/** Says before the import that some titles do not fit. */
export const excessTitlesText = (excess: number): string =>
  `A list can have ${formatNumber(MAX_ITEMS)} titles. ${formatCountWithNoun(excess, 'title doesn’t', 'titles don’t')} fit.`;
/** Says before the import that some lists and titles of a file do not fit; null if all do. */
export const importExcessText = (lists: ReadonlyArray<string>, titles: number): string | null => {
  const sentences = [
    ...(lists.length === 0 ? [] : [`You can have ${formatNumber(MAX_LISTS)} lists. Not added: ${joinList(lists)}.`]),
    ...(titles === 0 ? [] : [excessTitlesText(titles)]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
};
