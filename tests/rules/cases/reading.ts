import type { Documents } from '../rules-attempt';
import { aList, anItem, aProfile } from '../rules-documents';
import { ADA, EVE, ACCESS_RECORDS, MAYA, NOT_ADMINS, SHUT_OUT, byAda, byMaya, accessRecords } from '../rules-users';
import { cases, type Variation } from '../case-builder';

const existing: Documents = {
  'users/maya': aProfile, 'lists/heist': aList, 'lists/heist/items/movie-603': anItem,
  'feedback/one': { message: 'Hello' },
};

type Cases = ReturnType<typeof cases>;

const member = (
  about: string, what: string, path: string, denies: ReadonlyArray<Variation>,
  alsoAllows: ReadonlyArray<Variation> = [],
): Cases =>
  cases(about, {
    allows: `a member may read ${what}`,
    facts: { ...byMaya, path },
    attempt: (facts) => ({ by: facts.by, given: { ...accessRecords('maya', facts.access), ...existing }, step: { get: facts.path } }),
    alsoAllows,
    denies: [...SHUT_OUT, ['another member', 'by', EVE], ...denies],
  });

const admin = (about: string, what: string, path: string): Cases =>
  cases(about, {
    allows: `an admin may read ${what}`,
    facts: { ...byAda, path },
    attempt: (facts) => ({ by: facts.by, given: { ...accessRecords('ada', facts.access), ...existing }, step: { get: facts.path } }),
    denies: [...NOT_ADMINS, ['a member', 'by', EVE]],
  });

type Where = ReadonlyArray<readonly [string, unknown]>;
const TOO_MUCH: ReadonlyArray<Variation> = [['101 documents', 'limit', 101], ['without a limit', 'limit', null]];

const memberPage = (about: string, what: string, list: string, denies: ReadonlyArray<Variation>, where: Where = []): Cases =>
  cases(about, {
    allows: `a member may read a page of ${what}`,
    facts: { ...byMaya, list, where, limit: 100 },
    attempt: ({ by, access, ...query }) => ({ by, given: { ...accessRecords('maya', access), ...existing }, step: query }),
    denies: [...TOO_MUCH, ...SHUT_OUT, ['another member', 'by', EVE], ...denies],
  });

const adminPage = (about: string, what: string, list: string): Cases =>
  cases(about, {
    allows: `an admin may read a page of ${what}`,
    facts: { ...byAda, list, where: [] as Where, limit: 100 },
    attempt: ({ by, access, ...query }) => ({ by, given: { ...accessRecords('ada', access), ...existing }, step: query }),
    denies: [...TOO_MUCH, ...NOT_ADMINS, ['a member', 'by', EVE]],
  });

const notAnAdmin: ReadonlyArray<Variation> = [['an admin', 'by', ADA]];

/** Subcollections of the profile that only their owner may read. */
const own = [
  'listNames/heist_nights', 'history/one', 'ratings/movie-603', 'titles/movie-603', 'stats/2026', 'imports/one', 'unmatched/one',
].flatMap(
  (path) => {
    const [collection = ''] = path.split('/');
    return [
      ...member(`users.${collection}`, `their own ${collection}`, `users/maya/${path}`, notAnAdmin),
      ...memberPage(`users.${collection}`, `their own ${collection}`, `users/maya/${collection}`, notAnAdmin),
    ];
  },
);

const across = cases('items', {
  allows: 'a member may query which of their lists contain a title',
  facts: { ...byMaya, listAll: 'items', where: [['itemKey', 'movie-603'], ['userID', 'maya']] as Where, limit: 100 },
  attempt: ({ by, access, ...query }) => ({ by, given: { ...accessRecords('maya', access), ...existing }, step: query }),
  denies: [
    ...TOO_MUCH, ...SHUT_OUT, ['an admin', 'by', ADA],
    ['which of another member\'s lists', 'where.1', ['userID', 'eve']],
    ['which of all lists', 'where', [['itemKey', 'movie-603']]],
  ],
});

const access = cases('access', {
  allows: 'a member may read their own access record',
  facts: { ...byMaya, path: 'access/maya' },
  attempt: ({ by, path, access: own }) => ({ by, given: accessRecords('maya', own), step: { get: path } }),
  alsoAllows: [['when disabled', 'access.disabled', true], ['before it exists', 'access', null]],
  denies: [['a visitor', 'by', null], ['another member\'s', 'path', 'access/eve'], ['an admin', 'by', ADA]],
});

const banners = cases('settings', {
  allows: 'anybody may read the banner settings',
  facts: { by: null, step: { get: 'settings/banners' } },
  attempt: ({ step }) => ({ by: null, given: ACCESS_RECORDS, step: step }),
  denies: [['other settings', 'step.get', 'settings/secrets'], ['the list of settings', 'step', { list: 'settings', where: [], limit: 1 }]],
});

const genreImages = cases('settings', {
  allows: 'anybody may read the list of genre pictures',
  facts: { by: null, step: { get: 'settings/genreImages' } },
  attempt: ({ step }) => ({ by: null, given: ACCESS_RECORDS, step: step }),
  denies: [['other settings', 'step.get', 'settings/genres'], ['a document below it', 'step.get', 'settings/genreImages/old/one']],
});

const closed = [
  'limits/maya', 'settings/secrets', 'shares/0123456789abcdef0123456789abcdef', 'calendarFeeds/maya', 'reminders/maya',
  'passkeys/maya', 'signIns/maya', `passkeyChallenges/${'0'.repeat(64)}`, 'evenings/0123456789abcdef0123456789abcdef', 'elsewhere/one',
  'users/maya/elsewhere/one',
].flatMap((path) =>
  cases('closed', {
    allows: `the server may read ${path}`,
    facts: { by: 'server' },
    attempt: ({ by }) => ({ by: by as 'server', given: ACCESS_RECORDS, step: { get: path } }),
    denies: [['a visitor', 'by', null], ['a member', 'by', MAYA], ['an admin', 'by', ADA]],
  }));

/** Cases of reading documents. */
export const reading: Cases = [
  ...member('users', 'their own profile', 'users/maya', [['another member\'s', 'path', 'users/eve']]),
  ...admin('users', 'a member\'s profile', 'users/maya'),
  ...adminPage('users', 'the members', 'users'),
  ...own,
  ...member('lists', 'their own list', 'lists/heist', [], [['one that does not exist', 'path', 'lists/nowhere']]),
  ...admin('lists', 'a member\'s list', 'lists/heist'),
  ...memberPage('lists', 'their own lists', 'lists', [['those of all members', 'where', []]], [['userID', 'maya']]),
  ...adminPage('lists', 'the lists of all members', 'lists'),
  ...member('items', 'a title in their list', 'lists/heist/items/movie-603', []),
  ...admin('items', 'a title in a member\'s list', 'lists/heist/items/movie-603'),
  ...memberPage('items', 'the titles in their list', 'lists/heist/items', []),
  ...adminPage('items', 'the titles in a member\'s list', 'lists/heist/items'),
  ...across,
  ...access,
  ...banners, ...genreImages,
  ...['stats', 'titleCounts', 'directory', 'audit', 'feedback'].flatMap((collection) => [
    ...admin(collection, `the ${collection}`, `${collection}/one`),
    ...adminPage(collection, `the ${collection}`, collection),
  ]),
  ...closed,
];
