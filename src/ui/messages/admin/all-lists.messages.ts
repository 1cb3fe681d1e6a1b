import { formatCountWithNoun, formatNumber, joinList } from '#ui/messages/format/format.ts';
import { inlineName } from './inline-name';

const titleCount = (count: number): string => formatCountWithNoun(count, 'title', 'titles');

/** Texts of the table of all members' lists. */
export const ALL_LISTS_PAGE_MESSAGES = {
  description: 'All members’ lists with their owners.',
  table: 'Lists',
  controls: 'Search and filters of the lists',
  total: (count: number): string => formatCountWithNoun(count, 'list', 'lists'),
  search: 'Name of a list',
  searchOrder: 'Search matches the start of a name. Results are by name.',
  place: 'Place',
  places: { active: 'Active', shared: 'Shared', bin: 'In the bin' },
  owner: 'Owner',
  allOwners: 'All owners',
  noOwner: 'Deleted account',
  columns: { main: 'List', owner: 'Owner', titles: 'Titles', changed: 'Last change', shared: 'Shared', actions: 'Actions' },
  never: 'Never',
  shared: 'Shared',
  notShared: 'No',
  export: 'Export',
  open: 'Open the list',
  ofOwner: 'Show this owner’s lists',
  openOwner: 'Open the owner',
  audit: 'Show the audit log',
  endShare: 'End share link',
  remove: 'Remove',
  more: (name: string): string => `Actions for ${inlineName(name)}`,
  none: 'There are no lists yet.',
  noMatch: 'No lists match. Remove a filter or clear them all.',
} as const;

/** Names of the orders of the table of lists, for cards. */
export const LIST_DIRECTORY_ORDER_OPTIONS = [
  { value: 'changed', label: 'Last change' },
  { value: 'name', label: 'Name' },
  { value: 'titles', label: 'Most titles' },
] as const;

/** Most lists that a question names. */
const MAX_NAMED = 5;

/** Returns the texts of the question before lists are removed. */
export const listRemovalQuestion = (lists: ReadonlyArray<{ readonly name: string; readonly count: number }>, leavesOut = false) => {
  const [only] = lists;
  const texts = { confirmText: 'Remove', cancelText: 'Cancel' };
  const others = leavesOut ? ' Favorites and watchlists stay.' : '';
  const effect = `The owner finds it in the bin and can restore it for 30 days.${others}`;
  if (only !== undefined && lists.length === 1)
    return { title: `Remove “${inlineName(only.name)}” with ${titleCount(only.count)}?`, subtitle: effect, ...texts };
  const named = lists.slice(0, MAX_NAMED).map(({ name, count }) => `“${inlineName(name)}” with ${titleCount(count)}`);
  const rest = lists.length - named.length;
  const all = joinList(rest === 0 ? named : [...named, formatCountWithNoun(rest, 'more list', 'more lists')]);
  return {
    title: `Remove ${formatNumber(lists.length)} lists with ${titleCount(lists.reduce((sum, { count }) => sum + count, 0))}?`,
    subtitle: `${all}. The owners find them in the bin and can restore them for 30 days.${others}`,
    ...texts,
  };
};

/** Returns the texts of the question before an admin ends a share link. @param owner null for a deleted account. */
export const shareEndQuestion = (list: string, owner: string | null) => ({
  title:
    owner === null
      ? `End the share link of “${inlineName(list)}”?`
      : `End the share link of “${inlineName(list)}” by ${inlineName(owner)}?`,
  subtitle: 'Nobody can open the list with this link any more. The owner can make a new link.',
  confirmText: 'End share link',
  cancelText: 'Cancel',
});

/** Returns the title of a running removal. */
export const listRemovalHeading = (count: number): string => `Remove ${formatCountWithNoun(count, 'list', 'lists')}`;

/** Texts of the page of one list. */
export const ADMIN_LIST_PAGE_MESSAGES = {
  description: 'The titles of a member’s list.',
  summary: (count: number, changed: string | null): string =>
    changed === null ? `${titleCount(count)}. Never changed.` : `${titleCount(count)}. Changed ${changed}.`,
  ownedBy: 'Owner:',
  notes: 'Notes, ratings and what was watched are private and not shown.',
  inBin: 'This list is in its owner’s bin.',
  table: 'Titles of this list',
  columns: { main: 'Title', year: 'Year', type: 'Type', genres: 'Genres', added: 'Added' },
  film: 'Film',
  series: 'Series',
  unknown: 'Unknown',
  empty: 'This list has no titles.',
  notFound: 'We can’t find this list. It may have been deleted for good.',
  back: 'Show all lists',
} as const;
