/**
 * Every collection of the database, at the top or below a document, and what the deletion of an account does to its documents that name the
 * uid. A new collection gets a line here, and a document in tests/emulators/members/deleted-accounts.test.ts if it can name a uid.
 */
export const COLLECTIONS: Readonly<Record<string, 'deletes' | 'takes the uid out' | `keeps: ${string}` | `no uid: ${string}`>> = {
  access: 'deletes',
  audit: 'keeps: who did what to whom, for 12 months',
  calendarFeeds: 'deletes',
  counting: 'keeps: marks of running counts, which their workers delete',
  directory: 'deletes',
  evenings: 'no uid: places belong to devices',
  events: 'no uid: ids of events',
  feedback: 'no uid: messages of anybody',
  history: 'deletes',
  imports: 'deletes',
  items: 'deletes',
  limits: 'deletes',
  listNames: 'deletes',
  // Of lists of others, the uid among the editors; `addedBy` of their titles stays and names an account that is gone.
  lists: 'takes the uid out',
  passkeyChallenges: 'deletes',
  passkeys: 'deletes',
  ratings: 'deletes',
  reminders: 'deletes',
  settings: 'no uid: banners and pictures of genres',
  shares: 'deletes',
  signIns: 'deletes',
  stats: 'deletes',
  titleCounts: 'no uid: counts of titles',
  titles: 'deletes',
  unmatched: 'deletes',
  users: 'deletes',
};
