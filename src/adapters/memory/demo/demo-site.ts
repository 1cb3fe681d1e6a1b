import type { AuditEntry, AuditValues } from '#domain/audit/audit';
import { newBannerName } from '#domain/banners/banner-name';
import { feedbackBeginning } from '#domain/feedback/feedback';
import type { StoredFeedback } from '#domain/feedback/feedback-inbox';
import { startOfSecond } from '#domain/shared/dates';
import type { UserId } from '#domain/users/user-id';
import { withUser } from '#adapters/memory/demo-data';
import { putDocument, type MemoryState } from '#adapters/memory/storage/state';

const DAY_MS = 86_400_000;
const ADMIN = 'ada' as UserId;

/** Members who only have an account, with the days between its creation and today. */
const MEMBERS = [
  ['idris', 'Idris Bello', 352], ['hanna', 'Hanna Lindqvist', 331], ['tomas', 'Tomás Ferreira', 297], ['wen', 'Wen Li', 262],
  ['amira', 'Amira Saleh', 233], ['jonas', 'Jonas Brandt', 204], ['priya', 'Priya Nair', 171], ['luca', 'Luca Moretti', 140],
  ['sofia', 'Sofía Campos', 102], ['emile', 'Émile Garnier', 64], ['ruth', 'Ruth Adeyemi', 26], ['kim', 'Kim Seo-yun', 3],
] as const;
const DISABLED = 'luca';
const NOT_CONFIRMED = 'kim';

/**
 * Days between today and the creation of accounts that every new browser has, and their last sign-in before this site was opened; null for
 * none.
 */
const FIRST_ACCOUNTS = [['ada', 402, 12], ['noor', 380, 1], ['maya', 12, null]] as const;

const FEEDBACK: ReadonlyArray<readonly [message: string, email: string | null, daysAgo: number, state: StoredFeedback['state']]> = [
  ['Could you add a filter for short films?', 'priya@films.example', 1, 'new'],
  ['The poster of “Stalker” is beautiful. Thank you!', null, 2, 'new'],
  ['On my phone I would like the watchlist to open first.', 'ruth@films.example', 6, 'new'],
  ['More westerns, please.', null, 19, 'read'],
  ['I cannot find the list that a friend shared with me.', 'wen@films.example', 47, 'answered'],
  ['How do I import the ratings that I have elsewhere?', 'tomas@films.example', 120, 'answered'],
];

const BANNER_DAYS_AGO = 58;
/** A dark sky above a screen, as an image without a file. */
const BANNER_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="500" viewBox="0 0 1600 500">',
    '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#141a33"/><stop offset="1" stop-color="#7a3b2e"/></linearGradient></defs>',
    '<path fill="url(#s)" d="M0 0h1600v500H0z"/><path fill="#f3d9a4" d="M980 150h420v210H980z"/><path fill="#0c0f1c" d="M0 430h1600v70H0z"/></svg>',
  ].join(''),
)}`;

type Entry = Pick<AuditEntry, 'action' | 'target' | 'input'> & {
  readonly daysAgo: number;
  readonly before: AuditValues | null;
  readonly after: AuditValues | null;
};

const user = (id: string, name: string): AuditEntry['target'] => ({ kind: 'user', id, name });
const feedbackId = (index: number): string => `demo-feedback-${index}`;
/** Returns what an admin did with a message, which is named by its beginning. */
const feedbackEntry = (daysAgo: number, index: number, action: string): Entry => {
  const id = feedbackId(index);
  const name = feedbackBeginning(FEEDBACK[index]?.[0] ?? '');
  return {
    daysAgo, action: 'changeFeedback', target: { kind: 'feedback', id, name }, input: { action, ids: id }, before: null,
    after: { ids: id, done: 1 },
  };
};

const entriesAt = (banner: string): ReadonlyArray<Entry> => [
  {
    daysAgo: 12, action: 'createUser', target: user('maya', 'Maya Rosen'),
    input: { displayName: 'Maya Rosen', email: 'maya@marquee.example' }, before: null, after: { displayName: 'Maya Rosen' },
  },
  feedbackEntry(118, 5, 'answered'),
  {
    daysAgo: 96, action: 'updateUserData', target: user('demo-sofia', 'Sofía Campos'),
    input: { uid: 'demo-sofia', displayName: 'Sofía Campos' }, before: { displayName: 'Sofia' }, after: { displayName: 'Sofía Campos' },
  },
  {
    daysAgo: BANNER_DAYS_AGO, action: 'changeBanners', target: { kind: 'banner', id: banner, name: null },
    input: { kind: 'add', action: 'add', bannerName: banner }, before: { active: null, banners: 0 }, after: { active: null, banners: 1 },
  },
  {
    daysAgo: 33, action: 'updateUserData', target: user('demo-luca', 'Luca Moretti'), input: { uid: 'demo-luca', disabled: true },
    before: { disabled: false }, after: { disabled: true },
  },
  feedbackEntry(18, 3, 'read'),
];

/** Times of sign-ins are whole seconds. */
const daysBefore = (now: number, days: number): number => startOfSecond(now) - days * DAY_MS;

const withMembers =
  (now: number) =>
  (state: MemoryState): MemoryState =>
    MEMBERS.reduce((before, [id, name, daysAgo]) => {
      const uid = `demo-${id}`;
      const times = { createdAt: now - daysAgo * DAY_MS, lastSignInAt: daysBefore(now, Math.floor(daysAgo / 3)) };
      const added = withUser({ uid, name, email: `${id}@films.example`, role: 'user', emailVerified: id !== NOT_CONFIRMED, ...times })(
        before,
      );
      const [account, access] = [added.accounts.get(uid), added.access.get(uid)];
      if (id !== DISABLED || account === undefined || access === undefined) return added;
      return putDocument('access', uid, { ...access, disabled: true })(putDocument('accounts', uid, { ...account, disabled: true })(added));
    }, state);

/** Sets since when the accounts of every new browser exist, and their last sign-in unless there was one in this browser. */
const withFirstAccounts =
  (now: number) =>
  (state: MemoryState): MemoryState =>
    FIRST_ACCOUNTS.reduce((before, [uid, daysAgo, signInDaysAgo]) => {
      const [profile, account] = [before.users.get(uid), before.accounts.get(uid)];
      if (profile === undefined || account === undefined) return before;
      const lastSignInAt = account.lastSignInAt === 0 && signInDaysAgo !== null ? daysBefore(now, signInDaysAgo) : account.lastSignInAt;
      return putDocument('accounts', uid, { ...account, lastSignInAt })(
        putDocument('users', uid, { ...profile, createdAt: now - daysAgo * DAY_MS })(before),
      );
    }, state);

/**
 * Adds what an admin looks after: accounts over a year, feedback, an audit log and a banner that nobody shows yet. Days count back from
 * `now` (ms since
 * 1970). Adds nothing to a site with an audit log or a banner: an admin has worked there.
 */
export const withDemoSite =
  (now: number) =>
  (state: MemoryState): MemoryState => {
    if (state.audit.size > 0 || state.settings.size > 0) return state;
    const banner = newBannerName(now - BANNER_DAYS_AGO * DAY_MS, '0'.repeat(16));
    const withFeedback = FEEDBACK.reduce(
      (before, [message, email, daysAgo, shown], index) => {
        const id = feedbackId(index);
        return putDocument('feedback', id, { id, message, email, sentAt: now - daysAgo * DAY_MS, state: shown })(before);
      },
      withFirstAccounts(now)(withMembers(now)(state)),
    );
    const withAudit = entriesAt(banner).reduce((log, { daysAgo, before, after, ...entry }, index) => {
      const requestId = `demo-audit-${index}`;
      return putDocument('audit', requestId, {
        ...entry,
        requestId, at: now - daysAgo * DAY_MS, by: ADMIN, outcome: { status: 'succeeded', before, after },
      })(log);
    }, withFeedback);
    return putDocument('settings', 'banners', { content: [{ name: banner, url: BANNER_IMAGE, active: false }] })(withAudit);
  };
