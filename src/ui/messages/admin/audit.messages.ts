import type { AuditTarget } from '#domain/audit/audit-target';
import { bannerTime } from '#domain/banners/banner-name';
import { joinList } from '#ui/messages/format/format.ts';
import { formatExactDateTime } from './admin-time';
import { truncateName } from './shown-name';

/** Texts of the audit log. */
export const AUDIT_PAGE_MESSAGES = {
  description: 'What admins changed, when, and what it was before.',
  note: 'Entries are kept for 12 months. Nobody can change or delete them.',
  table: 'Audit log',
  controls: 'Filters of the log',
  by: 'Admin',
  target: 'About',
  action: 'Action',
  days: 'Days',
  from: 'From',
  until: 'To',
  show: 'Show',
  anyDay: 'any',
  sinceDay: (day: string): string => `since ${day}`,
  untilDay: (day: string): string => `until ${day}`,
  daySpan: (from: string, until: string): string => (from === until ? from : `${from} to ${until}`),
  clear: 'Clear filters',
  noMatch: 'No entries match. Remove a filter or clear them all.',
  empty: 'Every change by an admin appears here.',
  columns: { main: 'What happened', changes: 'Before and after', at: 'When', actions: 'More' },
  interrupted: 'Interrupted',
  interruptedNote: 'The call ended before its result was stored. The change may have been made in part.',
  failed: 'Failed',
  none: 'none',
  yes: 'yes',
  no: 'no',
  more: 'More about this entry',
  onlyBy: 'Show only this admin',
  onlyTarget: 'Show only this subject',
  openUser: 'Open the user',
  openList: 'Open the list',
  removeTarget: 'Show all subjects',
} as const;

/** Names of the actions that can be filtered. */
export const AUDIT_ACTION_NAMES: Readonly<Record<string, string>> = {
  createUser: 'Created a user',
  updateUserData: 'Changed a user',
  setUserRole: 'Changed a role',
  deleteUser: 'Deleted a user',
  endUserSessions: 'Ended sessions',
  changeUsers: 'Changed several users',
  removeLists: 'Removed lists',
  unshareList: 'Ended a share link',
  deleteList: 'Deleted a list',
  changeFeedback: 'Changed feedback',
  changeBanners: 'Changed banners',
  exportUsersData: 'Exported users',
  exportListsData: 'Exported lists',
  refreshGenreImages: 'Made genre pictures',
};

/** Names a subject that has no name. */
export const AUDIT_TARGET_KIND_NAMES: Readonly<Record<AuditTarget['kind'], string>> = {
  user: 'a user', list: 'a list', banner: 'a banner', feedback: 'a message', export: 'an export', 'genre-images': 'genre pictures',
};
export const NO_TARGET_TEXT = 'an unknown subject';

/** Returns what a banner is called: when it was added, or its own name if it was not generated. */
export const auditBannerLabel = (name: string): string => {
  const time = bannerTime(name);
  return time === null ? `the banner ${truncateName(name)}` : `the banner of ${formatExactDateTime(time)}`;
};

/** Returns what a message of the inbox is called: its beginning. */
export const auditMessageLabel = (beginning: string): string => `“${truncateName(beginning)}”`;

/** "Maya Rosen, Ada Okafor and others". @param hasMore whether some are left out. */
export const someNamesText = (names: ReadonlyArray<string>, hasMore: boolean): string => joinList(hasMore ? [...names, 'others'] : names);

/** Why a call failed, by the tag of the failure. */
const REASONS: Readonly<Record<string, string>> = {
  forbidden: 'The admin wasn’t allowed to do this.',
  'not-found': 'It didn’t exist.',
  conflict: 'It conflicted with another change, or it was the last admin.',
  invalid: 'The input wasn’t valid.',
  unauthenticated: 'The admin wasn’t signed in any more.',
  'rate-limited': 'There were too many requests.',
  offline: 'The connection was lost.',
  aborted: 'It was stopped.',
};

/** Why a call conflicted, by what its failure names. */
const CONFLICTS: Readonly<Record<string, string>> = {
  'the e-mail address has an account': 'Another account has this e-mail address.',
  'the last admin': 'It was the last admin.',
  'somebody else has changed this user': 'Another admin had changed this user meanwhile.',
  'an account that is being removed': 'The account was being deleted.',
};

/** Returns why a call failed, in one sentence. @param what the conflict, if it is stored. */
export const auditedCallFailureText = (reason: string, what?: string): string =>
  what === undefined
    ? (REASONS[reason] ?? 'Something went wrong on the server.')
    : (CONFLICTS[what] ?? 'It conflicted with another change.');

const FIELDS: Readonly<Record<string, string>> = {
  shared: 'Shared', createdAt: 'Joined', invited: 'Invited', role: 'Role', disabled: 'Disabled', displayName: 'Name', name: 'Name',
  email: 'E-mail', phoneNumber: 'Phone', photoURL: 'Picture', sessionsSince: 'Sessions since', ids: 'Chosen', uids: 'Chosen',
  listIDs: 'Chosen', genres: 'Genres', names: 'Names', banners: 'Banners', done: 'Changed', refused: 'Refused', active: 'Active',
  url: 'Address', rows: 'Rows', format: 'Format', userRole: 'Role', uid: 'User ID', action: 'Action', itemCount: 'Titles',
  deletedAt: 'In the bin since',
};

/** Returns the name of a stored field; an unknown one as it is stored. */
export const auditFieldLabel = (field: string): string => FIELDS[field] ?? field;

/** Returns the text of a change for screen readers: "Role, before: user, after: admin". */
export const auditChangeText = (field: string, before: string, after: string): string => `${field}, before: ${before}, after: ${after}`;
