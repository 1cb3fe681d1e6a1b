/** The page of a list that a member shares by a link. */
export const SHARED_LIST_MESSAGES = {
  loadingTitle: 'Shared list',
  loading: 'Loading the list',
  by: (owner: string, count: string): string => `A list by ${owner} · ${count}`,
  titles: 'All titles in this list',
  noteOn: (title: string): string => `Note on ${title}`,
  pickForEvening: 'Pick one for tonight',
  signInToCopy: 'Sign in to copy this list',
  emptyBoard: ['Nothing /here', 'yet'],
  empty: 'This list has no titles yet.',
  browseFilms: 'Browse films',
  browseSeries: 'Browse series',
  notFoundTitle: 'List not found',
  notFoundBoard: ['No /such', 'list'],
  notFound: 'This link doesn’t lead to a list. It may have ended, or a part of the address is missing.',
} as const;
