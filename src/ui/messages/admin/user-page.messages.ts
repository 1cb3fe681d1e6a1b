import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** The page of one user in the admin area. */
export const USER_PAGE_MESSAGES = {
  description: 'One user: profile, lists and what admins changed.',
  loading: 'Loading the user.',
  notFound: 'There is no user at this address. The account may have been deleted.',
  back: 'Go to all users',
  profile: 'Profile',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone number',
  role: 'Role',
  state: 'Status',
  joined: 'Joined',
  signIn: 'Last sign-in',
  sessionsEnded: 'Sessions ended',
  neverEnded: 'Never by the server',
  id: 'User ID',
  actions: 'Actions',
  lists: 'Lists',
  noLists: 'This user has no lists.',
  moreLists: 'See all lists',
  items: (count: number): string => formatCountWithNoun(count, 'title', 'titles'),
  audit: 'What admins changed',
  noAudit: 'No admin has changed this user yet.',
  wholeLog: 'Open in the audit log',
} as const;
