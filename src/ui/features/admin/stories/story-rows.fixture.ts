import { putDocument, type MemoryState } from '#adapters/memory/storage/state';
import type { AuditEntry } from '#domain/audit/audit';
import type { StoredFeedback, FeedbackState } from '#domain/feedback/feedback-inbox';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { film } from '#domain/lists/list.fixture';
import { newList, type List } from '#domain/lists/list';
import { aUserId } from '#domain/users/user.fixture';
import { HOSTILE, LONG_WORD } from './story-site.fixture';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const MINUTE = 60_000;
export type StoredEdit = (state: MemoryState) => MemoryState;

/** The audit entry with a number: the higher, the earlier. */
export const storyEntry = (number: number, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  requestId: `request-${String(number).padStart(5, '0')}`,
  at: NOW - number * 7 * MINUTE, by: aUserId('ada'), action: 'setUserRole',
  target: { kind: 'user', id: 'maya', name: 'Maya Rosen' },
  input: { userIDToGiveRole: 'maya', userRole: 'admin' },
  outcome: { status: 'succeeded', before: { role: 'user' }, after: { role: 'admin' } },
  ...fields,
});

const STORY_BANNER = `banner-${NOW - 60 * MINUTE}-${'0a'.repeat(8)}`;

/** One entry of each kind. */
export const KINDS_OF_ENTRIES: ReadonlyArray<AuditEntry> = [
  storyEntry(0),
  storyEntry(1, {
    action: 'updateUserData',
    input: { uid: 'maya', disabled: true },
    outcome: { status: 'succeeded', before: { disabled: false }, after: { disabled: true } },
  }),
  storyEntry(2, {
    action: 'changeUsers',
    target: { kind: 'user', id: '', name: null },
    input: { action: 'disable' },
    outcome: { status: 'succeeded', before: null, after: { ids: 'a b c', done: 2, refused: 'c' } },
  }),
  storyEntry(3, {
    action: 'removeLists',
    target: { kind: 'list', id: 'story-rain', name: 'films_for_a_rainy_sunday' },
    input: {},
    outcome: { status: 'succeeded', before: { deletedAt: null }, after: { deletedAt: NOW } },
  }),
  storyEntry(4, { action: 'deleteUser', input: { uid: 'maya' }, outcome: { status: 'failed', reason: 'conflict' } }),
  storyEntry(5, {
    action: 'updateUserData',
    target: { kind: 'user', id: 'maya', name: null },
    input: { uid: 'maya', displayName: 'Maya R.' },
    outcome: null,
  }),
  storyEntry(6, { action: 'polishScreens', target: null, input: {}, outcome: { status: 'succeeded', before: null, after: null } }),
  storyEntry(7, {
    by: aUserId('gone'),
    action: 'exportUsersData',
    target: { kind: 'export', id: '', name: null },
    input: { format: 'csv' },
    outcome: { status: 'succeeded', before: null, after: null },
  }),
];

/** Entries about banners, and about several users. */
export const NAMED_ENTRIES: ReadonlyArray<AuditEntry> = [
  storyEntry(0, {
    action: 'changeBanners',
    target: { kind: 'banner', id: STORY_BANNER, name: null },
    input: { kind: 'activate', action: 'activate', bannerName: STORY_BANNER },
    outcome: { status: 'succeeded', before: { active: null, banners: 2 }, after: { active: STORY_BANNER, banners: 2 } },
  }),
  storyEntry(1, {
    action: 'changeUsers',
    target: { kind: 'user', id: '', name: null },
    input: { action: 'disable', uids: 'maya ben' },
    outcome: { status: 'succeeded', before: null, after: { ids: 'maya ben', names: 'Ben Tal', done: 1, refused: 'maya' } },
  }),
  storyEntry(2, { action: 'changeUsers', target: null, input: { action: 'enable', uids: 'maya ada gone' }, outcome: null }),
];

/** Entries with markup, with another direction and with 10 kB of text. */
export const HOSTILE_ENTRIES: ReadonlyArray<AuditEntry> = [
  storyEntry(0, {
    target: { kind: 'user', id: 'maya', name: HOSTILE.repeat(300) },
    action: 'updateUserData',
    input: {},
    outcome: { status: 'succeeded', before: { displayName: LONG_WORD.repeat(150) }, after: { displayName: HOSTILE.repeat(300) } },
  }),
  storyEntry(1, {
    target: { kind: 'user', id: 'maya', name: 'שָׁלוֹם עולם' },
    action: `${LONG_WORD}${LONG_WORD}`,
    input: { [LONG_WORD]: LONG_WORD },
    outcome: null,
  }),
];

export const withEntries = (entries: ReadonlyArray<AuditEntry>): StoredEdit => (state) =>
  entries.reduce((before, entry) => putDocument('audit', entry.requestId, entry)(before), state);
export const manyEntries = (count: number): ReadonlyArray<AuditEntry> =>
  Array.from({ length: count }, (_, index) => ({
    ...(KINDS_OF_ENTRIES[index % KINDS_OF_ENTRIES.length] ?? storyEntry(0)),
    requestId: `request-${String(index).padStart(5, '0')}`, at: NOW - index * 7 * MINUTE,
  }));

const MESSAGES = [
  'More westerns, please.', 'The search finds “Émile” now. Thank you!',
  'My list of silent films lost its order after an update.\nIt was sorted by year.',
  'Could you add a filter for short films?', 'I love the posters.',
];

/** The feedback message with a number: the higher, the earlier. */
export const storyMessage = (number: number, fields: Partial<StoredFeedback> = {}): StoredFeedback => ({
  id: `message-${String(number).padStart(5, '0')}`, message: MESSAGES[number % MESSAGES.length] ?? '',
  email: number % 3 === 0 ? null : `visitor${number}@example.org`, sentAt: NOW - number * 10 * MINUTE, state: 'new',
  ...fields,
});
export const withMessages = (messages: ReadonlyArray<StoredFeedback>): StoredEdit => (state) =>
  messages.reduce((before, message) => putDocument('feedback', message.id, message)(before), state);
export const manyMessages = (count: number, state: FeedbackState = 'new'): ReadonlyArray<StoredFeedback> =>
  Array.from({ length: count }, (_, index) => storyMessage(index, { state }));
export const HOSTILE_MESSAGES: ReadonlyArray<StoredFeedback> = [
  storyMessage(0, { message: HOSTILE.repeat(300), email: `${'a'.repeat(240)}@example.org` }),
  storyMessage(1, { message: LONG_WORD.repeat(150) }),
  storyMessage(2, { message: 'שָׁלוֹם עולם', email: '"><script>@example.org' }),
];

const LIST_NAMES = ['films_for_a_rainy_sunday', 'silent_comedies', 'best_of_1999', 'watch_with_the_kids', 'noir'];

/** The list with a number, of Maya. */
export const storyList = (number: number, fields: Partial<List> = {}): List => ({
  ...newList(
    aUserId('maya'),
    { listName: `${LIST_NAMES[number % LIST_NAMES.length] ?? ''}_${number}`, listID: `list-${String(number).padStart(5, '0')}` },
    NOW - number * 60 * MINUTE,
  ),
  itemCount: (number * 37) % 500, updatedAt: number % 7 === 0 ? null : NOW - number * 60 * MINUTE,
  shareId: number % 4 === 0 ? `share-${number}` : null,
  ...fields,
});
export const withLists = (lists: ReadonlyArray<List>): StoredEdit => (state) =>
  lists.reduce((before, list) => putDocument('lists', list.listID, list)(before), state);
/** Removes the lists that every story begins with. */
export const withoutLists: StoredEdit = (state) => ({ ...state, lists: new Map() });
export const manyLists = (count: number): ReadonlyArray<List> => Array.from({ length: count }, (_, index) => storyList(index));

/** The title with a number on a list of Maya. */
export const storyItem = (number: number): ListItem =>
  toListItem(aUserId('maya'), 'list-00001', {
    title: film(number + 1),
    addedAt: NOW - number * 60 * MINUTE, order: 'a0', note: 'A private note.', random: 0.5,
  });
