import type { AuditEntry } from '#domain/audit/audit';
import { formatCountWithNoun } from '#ui/messages/format/format.ts';

/** A sentence with `{by}` for the admin and `{target}` for the subject: of a done call, and of one that failed or was interrupted. */
type Wording = { readonly done: string; readonly tried: string };

const worded = (done: string, tried: string): Wording => ({ done: `{by} ${done}`, tried: `{by} tried to ${tried}` });

const USER_ACTIONS: Readonly<Record<string, readonly [done: string, tried: string, suffix: string]>> = {
  enable: ['enabled', 'enable', ''],
  disable: ['disabled', 'disable', ''],
  'make-admin': ['made', 'make', ' an admin'],
  'make-user': ['made', 'make', ' a user'],
  'end-sessions': ['ended all sessions of', 'end all sessions of', ''],
  'record-reset': ['asked for a reset e-mail to', 'ask for a reset e-mail to', ''],
  delete: ['deleted', 'delete', ''],
};
const FEEDBACK_ACTIONS: Readonly<Record<string, readonly [done: string, tried: string, suffix: string]>> = {
  read: ['marked', 'mark', ' as read'],
  unread: ['marked', 'mark', ' as unread'],
  answered: ['marked', 'mark', ' as answered'],
  delete: ['deleted', 'delete', ''],
};
const BANNER_ACTIONS: Readonly<Record<string, readonly [done: string, tried: string]>> = {
  add: ['added {target}', 'add a banner'],
  activate: ['activated {target}', 'activate {target}'],
  deactivate: ['deactivated {target}', 'deactivate {target}'],
  remove: ['removed {target}', 'remove {target}'],
};

/** Returns the number of things that a bulk call changed; null if it concerns one thing, which its target names. */
const bulkCount = ({ target, outcome }: AuditEntry): number | null => {
  if (target !== null && target.id !== '') return null;
  const after = outcome?.status === 'succeeded' ? outcome.after : null;
  return typeof after?.['done'] === 'number' ? after['done'] : 0;
};

/** Words a bulk call: "disabled {target}", "disabled 12 users", "tried to disable users". */
const bulkWording = (entry: AuditEntry, [done, tried, suffix]: readonly [string, string, string], one: string, many: string): Wording => {
  const count = bulkCount(entry);
  return count === null
    ? worded(`${done} {target}${suffix}`, `${tried} {target}${suffix}`)
    : worded(`${done} ${formatCountWithNoun(count, one, many)}${suffix}`, `${tried} ${many}${suffix}`);
};

const WORDINGS: Readonly<Record<string, (entry: AuditEntry) => Wording>> = {
  createUser: ({ input }) =>
    input['invited'] === true ? worded('invited {target}', 'invite a user') : worded('created the user {target}', 'create a user'),
  updateUserData: ({ input }) =>
    input['disabled'] === true
      ? worded('disabled {target}', 'disable {target}')
      : input['disabled'] === false
        ? worded('enabled {target}', 'enable {target}')
        : worded('changed the account of {target}', 'change the account of {target}'),
  setUserRole: ({ input }) =>
    input['userRole'] === 'admin'
      ? worded('made {target} an admin', 'make {target} an admin')
      : worded('made {target} a user', 'make {target} a user'),
  deleteUser: () => worded('deleted the account of {target}', 'delete the account of {target}'),
  endUserSessions: () => worded('ended all sessions of {target}', 'end all sessions of {target}'),
  changeUsers: (entry) => bulkWording(entry, USER_ACTIONS[String(entry.input['action'])] ?? ['changed', 'change', ''], 'user', 'users'),
  removeLists: (entry) =>
    bulkCount(entry) === null
      ? worded('moved the list {target} to the bin', 'move the list {target} to the bin')
      : bulkWording(entry, ['moved', 'move', ' to the bin'], 'list', 'lists'),
  unshareList: () => worded('ended the share link of the list {target}', 'end the share link of the list {target}'),
  deleteList: () => worded('deleted the list {target}', 'delete the list {target}'),
  changeFeedback: (entry) => {
    const words = FEEDBACK_ACTIONS[String(entry.input['action'])] ?? (['changed', 'change', ''] as const);
    return bulkCount(entry) === null
      ? worded(`${words[0]} the message {target}${words[2]}`, `${words[1]} the message {target}${words[2]}`)
      : bulkWording(entry, words, 'message', 'messages');
  },
  changeBanners: ({ input }) => {
    const [done, tried] = BANNER_ACTIONS[String(input['action'])] ?? (['changed {target}', 'change {target}'] as const);
    return worded(done, tried);
  },
  exportUsersData: ({ input: { uids } }) => {
    const users = typeof uids === 'string' ? formatCountWithNoun(uids.split(' ').length, 'user', 'users') : 'all users';
    return worded(`exported ${users}`, `export ${users}`);
  },
  exportListsData: ({ input: { titles } }) =>
    titles === undefined
      ? worded('exported all lists', 'export all lists')
      : worded('exported all lists with their titles', 'export all lists with their titles'),
  refreshGenreImages: (entry) =>
    worded(`made ${formatCountWithNoun(bulkCount(entry) ?? 0, 'genre picture', 'genre pictures')}`, 'make genre pictures'),
};

/** Returns what happened as a sentence with `{by}` and `{target}`. An unknown action stands as the server calls it. */
export const auditSentenceTemplate = (entry: AuditEntry): string => {
  const wording = WORDINGS[entry.action]?.(entry) ?? worded(`ran ${entry.action} on {target}`, `run ${entry.action} on {target}`);
  return entry.outcome?.status === 'succeeded' ? wording.done : wording.tried;
};
