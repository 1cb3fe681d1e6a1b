import type { Documents } from '../rules-attempt';
import { aList, anItem, aProfile } from '../rules-documents';
import { ADA, EVE, ACCESS_RECORDS, MAYA, NOT_ADMINS, SHUT_OUT, byAda, byMaya, accessRecords } from '../rules-users';
import { cases, type Variation } from '../case-builder';

const there: Documents = { 'users/maya': aProfile, 'lists/heist': aList, 'lists/heist/items/movie-603': anItem, 'feedback/one': { message: 'Hello' } };

type Cases = ReturnType<typeof cases>;

const member = (about: string, what: string, path: string, butNot: ReadonlyArray<Variation>, also: ReadonlyArray<Variation> = []): Cases =>
  cases(about, {
    allows: `a member may read ${what}`,
    facts: { ...byMaya, path },
    attempt: (facts) => ({ by: facts.by, given: { ...accessRecords('maya', facts.marker), ...there }, step: { get: facts.path } }),
    alsoAllows: also,
    denies: [...SHUT_OUT, ['another member', 'by', EVE], ...butNot],
  });

const admin = (about: string, what: string, path: string): Cases =>
  cases(about, {
    allows: `an admin may read ${what}`,
    facts: { ...byAda, path },
    attempt: (facts) => ({ by: facts.by, given: { ...accessRecords('ada', facts.marker), ...there }, step: { get: facts.path } }),
    denies: [...NOT_ADMINS, ['a member', 'by', EVE]],
  });

type Where = ReadonlyArray<readonly [string, unknown]>;
const TOO_MUCH: ReadonlyArray<Variation> = [['101 at once', 'limit', 101], ['all at once', 'limit', null]];

const memberPage = (about: string, what: string, list: string, butNot: ReadonlyArray<Variation>, where: Where = []): Cases =>
  cases(about, {
    allows: `a member may read a page of ${what}`,
    facts: { ...byMaya, list, where, limit: 100 },
    attempt: ({ by, marker, ...query }) => ({ by, given: { ...accessRecords('maya', marker), ...there }, step: query }),
    denies: [...TOO_MUCH, ...SHUT_OUT, ['another member', 'by', EVE], ...butNot],
  });

const adminPage = (about: string, what: string, list: string): Cases =>
  cases(about, {
    allows: `an admin may read a page of ${what}`,
    facts: { ...byAda, list, where: [] as Where, limit: 100 },
    attempt: ({ by, marker, ...query }) => ({ by, given: { ...accessRecords('ada', marker), ...there }, step: query }),
    denies: [...TOO_MUCH, ...NOT_ADMINS, ['a member', 'by', EVE]],
  });

const notAnAdmin: ReadonlyArray<Variation> = [['an admin', 'by', ADA]];

/** What is a member's alone, below their profile. */
const own = ['listNames/heist_nights', 'history/one', 'ratings/movie-603', 'stats/2026', 'imports/one'].flatMap((path) => {
  const [collection = ''] = path.split('/');
  return [
    ...member(`users.${collection}`, `their own ${collection}`, `users/maya/${path}`, notAnAdmin),
    ...memberPage(`users.${collection}`, `their own ${collection}`, `users/maya/${collection}`, notAnAdmin),
  ];
});

const across = cases('items', {
  allows: 'a member may ask in which of their lists a title is',
  facts: { ...byMaya, listAll: 'items', where: [['itemKey', 'movie-603'], ['userID', 'maya']] as Where, limit: 100 },
  attempt: ({ by, marker, ...query }) => ({ by, given: { ...accessRecords('maya', marker), ...there }, step: query }),
  denies: [
    ...TOO_MUCH, ...SHUT_OUT, ['an admin', 'by', ADA],
    ['in which of another member\'s', 'where.1', ['userID', 'eve']],
    ['in which of everybody\'s', 'where', [['itemKey', 'movie-603']]],
  ],
});

const marker = cases('access', {
  allows: 'a member may read their own marker',
  facts: { ...byMaya, path: 'access/maya' },
  attempt: ({ by, path, marker: own }) => ({ by, given: accessRecords('maya', own), step: { get: path } }),
  alsoAllows: [['a disabled one', 'marker.disabled', true], ['before there is one', 'marker', null]],
  denies: [['nobody signed in', 'by', null], ['another member\'s', 'path', 'access/eve'], ['an admin', 'by', ADA]],
});

const banners = cases('settings', {
  allows: 'anybody may read which banner is shown',
  facts: { by: null, step: { get: 'settings/banners' } },
  attempt: ({ step }) => ({ by: null, given: ACCESS_RECORDS, step: step }),
  denies: [['other settings', 'step.get', 'settings/secrets'], ['what settings there are', 'step', { list: 'settings', where: [], limit: 1 }]],
});

const closed = ['limits/maya', 'settings/secrets', 'elsewhere/one', 'users/maya/elsewhere/one'].flatMap((path) =>
  cases('closed', {
    allows: `the server may read ${path}`,
    facts: { by: 'server' },
    attempt: ({ by }) => ({ by: by as 'server', given: ACCESS_RECORDS, step: { get: path } }),
    denies: [['a visitor', 'by', null], ['a member', 'by', MAYA], ['an admin', 'by', ADA]],
  }));

/** Who may read what. */
export const reading: Cases = [
  ...member('users', 'their own profile', 'users/maya', [['another\'s', 'path', 'users/eve']]),
  ...admin('users', 'a member\'s profile', 'users/maya'),
  ...adminPage('users', 'the members', 'users'),
  ...own,
  ...member('lists', 'their own list', 'lists/heist', [], [['one that is not there', 'path', 'lists/nowhere']]),
  ...admin('lists', 'a member\'s list', 'lists/heist'),
  ...memberPage('lists', 'their own lists', 'lists', [['everybody\'s', 'where', []]], [['userID', 'maya']]),
  ...adminPage('lists', 'everybody\'s lists', 'lists'),
  ...member('items', 'a title in their list', 'lists/heist/items/movie-603', []),
  ...admin('items', 'a title in a member\'s list', 'lists/heist/items/movie-603'),
  ...memberPage('items', 'the titles in their list', 'lists/heist/items', []),
  ...adminPage('items', 'the titles in a member\'s list', 'lists/heist/items'),
  ...across,
  ...marker,
  ...banners,
  ...['stats', 'audit', 'feedback'].flatMap((collection) => [
    ...admin(collection, `the ${collection}`, `${collection}/one`),
    ...adminPage(collection, `the ${collection}`, collection),
  ]),
  ...closed,
];
