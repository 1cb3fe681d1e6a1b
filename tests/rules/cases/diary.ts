import { toIsoDate } from '#domain/shared/dates';
import type { Fields } from '../rules-attempt';
import { aTitle, brokenTitles, otherTitles } from '../rules-documents';
import { ACCESS_RECORDS, ADA, DAY, EVE, MAYA, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;
type DiaryDocument = {
  readonly about: string;
  readonly what: string;
  readonly path: string;
  readonly doc: Fields;
  readonly alsoAllows: ReadonlyArray<Variation>;
  readonly denies: ReadonlyArray<Variation>;
};

const TODAY = toIsoDate(NOW);
const others: ReadonlyArray<Variation> = [['another member', 'by', EVE], ['an admin', 'by', ADA]];

const setting = ({ about, what, path, doc, alsoAllows, denies }: DiaryDocument, verb: string, exists: boolean): Cases =>
  cases(about, {
    allows: `a member may ${verb} ${what}`,
    facts: { ...byMaya, path, doc },
    attempt: (facts) => ({
      by: facts.by, given: { ...accessRecords('maya', facts.access), ...(exists ? { [facts.path]: doc } : {}) },
      step: { write: [{ set: facts.path, data: facts.doc }] },
    }),
    alsoAllows,
    denies: [
      ...SHUT_OUT,
      ...others,
      ["another member's", 'path', path.replace('maya', 'eve')], ['with another schema version', 'doc.schemaVersion', 2],
      ['with an unknown field', 'doc.extra', 1],
      ...denies,
    ],
  });

const removing = ({ about, what, path, doc }: DiaryDocument): Cases =>
  cases(about, {
    allows: `a member may remove ${what}`,
    facts: { ...byMaya, path },
    attempt: (facts) => ({
      by: facts.by, given: { ...accessRecords('maya', facts.access), [path]: doc }, step: { write: [{ remove: facts.path }] },
    }),
    alsoAllows: [['one that does not exist', 'path', `${path}0`]],
    denies: [...SHUT_OUT, ...others, ['another member\'s', 'path', path.replace('maya', 'eve')]],
  });

const missing = (...fields: ReadonlyArray<string>): ReadonlyArray<Variation> =>
  fields.map((field): Variation => [`without ${field}`, `doc.${field}`, ABSENT]);

const viewing: DiaryDocument = {
  about: 'users.history', what: 'a viewing', path: 'users/maya/history/one',
  doc: {
    schemaVersion: 1, entryId: 'one', item: aTitle, season: 1, episode: 2, episodeCount: null, episodes: null, day: TODAY, watchedAt: NOW,
    minutes: 45, decade: 1990,
  },
  alsoAllows: [
    ['of a whole season of unknown length', 'doc.episode', null], ['of specials', 'doc.season', 0],
    ['of unknown length', 'doc.minutes', null], ['of 0 minutes', 'doc.minutes', 0], ['of 100000 minutes', 'doc.minutes', 100_000],
    ['of episode 0', 'doc.episode', 0], ['of episode 100000', 'doc.episode', 100_000], ['of season 10000', 'doc.season', 10_000],
    ['of a title without a year', 'doc.decade', null], ['of a former version', 'doc.episodes', ABSENT],
    ...otherTitles('doc.item'),
  ],
  denies: [
    ['in the future', 'doc.watchedAt', NOW + DAY], ['at a time given as text', 'doc.watchedAt', 'now'],
    ['on a day without a time', 'doc.watchedAt', null], ['at a time without a day', 'doc.day', null],
    ['on a malformed day', 'doc.day', '23 Nov'], ['on a day given as a number', 'doc.day', 20261123],
    ['of a negative season', 'doc.season', -1], ['of a fractional season', 'doc.season', 0.5], ['of season 10001', 'doc.season', 10_001],
    ['of an episode without a season', 'doc.season', null], ['of a fractional episode', 'doc.episode', 0.5],
    ['of episode 100001', 'doc.episode', 100_001], ['of a negative episode', 'doc.episode', -1],
    ['of an episode of seven episodes', 'doc.episodeCount', 7], ['of a negative length', 'doc.minutes', -1],
    ['of 100001 minutes', 'doc.minutes', 100_001], ['of a length given as text', 'doc.minutes', '45'],
    ['of a decade that is a year', 'doc.decade', 1994], ['of the decade 1790', 'doc.decade', 1790],
    ['of a decade given as text', 'doc.decade', '1990'],
    ['under another id', 'path', 'users/maya/history/two'],
    ['of a title with an unknown field', 'doc.item.extra', 1], ['of null', 'doc.item', null],
    ['of a person', 'doc.item', { ...aTitle, itemKey: 'person-603', mediaType: 'person' }],
    ['of id 0', 'doc.item', { ...aTitle, itemKey: 'movie-0', movieID: 0 }],
    ...missing('schemaVersion', 'entryId', 'item', 'season', 'episode', 'episodeCount', 'day', 'watchedAt', 'minutes', 'decade'),
    ...brokenTitles('doc.item'),
  ],
};

/** Parts and times that differ from a viewing in more than one field. */
const otherViewings = cases(viewing.about, {
  allows: 'a member may store a viewing of a whole season',
  facts: { id: 'one', part: { season: 1, episode: null, episodeCount: 7 }, time: { day: TODAY, watchedAt: NOW } },
  attempt: ({ id, part, time }) => ({
    by: MAYA, given: ACCESS_RECORDS,
    step: { write: [{ set: `users/maya/history/${id}`, data: { ...viewing.doc, entryId: id, ...part, ...time } }] },
  }),
  alsoAllows: [
    ['of a film', 'part', { season: null, episode: null, episodeCount: null }],
    ['on an unknown day', 'time', { day: null, watchedAt: null }], ['of 100000 episodes', 'part.episodeCount', 100_000],
    ['of no episodes', 'part.episodeCount', 0], ['with an id of 64 characters', 'id', 'x'.repeat(64)],
  ],
  denies: [
    ['of a number of episodes without a season', 'part.season', null], ['of 100001 episodes', 'part.episodeCount', 100_001],
    ['of a negative number of episodes', 'part.episodeCount', -1], ['of a number of episodes given as text', 'part.episodeCount', '7'],
    ['of episodes of a film', 'part', { season: 1, episode: null, episodeCount: 7, episodes: '1:1-7' }],
    ['with an id of 65 characters', 'id', 'x'.repeat(65)], ['with a malformed id', 'id', 'a.b'],
  ],
});

const aSeries = { ...aTitle, itemKey: 'tv-1396', movieID: 1396, mediaType: 'tv', title: 'Breaking Bad' };
const seriesViewing = cases(viewing.about, {
  allows: 'a member may store a viewing of a whole series with its episodes',
  facts: { item: aSeries, part: { season: null, episode: null, episodeCount: 62, episodes: '1:1-7;2:4-6+9' } },
  attempt: ({ item, part }) => ({
    by: MAYA, given: ACCESS_RECORDS, step: { write: [{ set: 'users/maya/history/one', data: { ...viewing.doc, item, ...part } }] },
  }),
  alsoAllows: [
    ['of unknown episodes', 'part.episodes', null],
    ['of an unknown number', 'part', { season: null, episode: null, episodeCount: null, episodes: null }],
    ['of a season', 'part.season', 2],
    ['with a text of 1000 characters', 'part.episodes', `1:${'1'.repeat(994)}`],
  ],
  denies: [
    ['of a film', 'item', aTitle], ['of 100001 episodes', 'part.episodeCount', 100_001], ['of an episode', 'part.episode', 3],
    ['of episodes without their number', 'part.episodeCount', null], ['of malformed episodes', 'part.episodes', '1:1,2'],
    ['of announced episodes', 'part.episodes', '1:1|1:2@20261201'], ['of episodes as an array', 'part.episodes', ['1:1']],
    ['with a long text', 'part.episodes', `1:${'1'.repeat(995)}`],
  ],
});

const rating: DiaryDocument = {
  about: 'users.ratings', what: 'a rating', path: 'users/maya/ratings/movie-603',
  doc: { schemaVersion: 1, item: aTitle, rating: 7, ratedAt: NOW },
  alsoAllows: [['of 10', 'doc.rating', 10], ['of 0.5', 'doc.rating', 0.5], ...otherTitles('doc.item')],
  denies: [
    ['of 10.5', 'doc.rating', 10.5], ['of 0', 'doc.rating', 0], ['of 7.3', 'doc.rating', 7.3], ['as text', 'doc.rating', '7'],
    ['of null', 'doc.rating', null], ['in the future', 'doc.ratedAt', NOW + DAY], ['before 1970', 'doc.ratedAt', -1],
    ['at a fractional millisecond', 'doc.ratedAt', 1.5], ['at a time given as text', 'doc.ratedAt', 'now'],
    ["under another title's key", 'path', 'users/maya/ratings/movie-604'], ['of a title with an unknown field', 'doc.item.extra', 1],
    ...missing('schemaVersion', 'item', 'rating', 'ratedAt'),
    ...brokenTitles('doc.item'),
  ],
};

const titleState: DiaryDocument = {
  about: 'users.titles', what: 'what a poster shows', path: 'users/maya/titles/movie-603',
  doc: {
    schemaVersion: 1, itemKey: 'movie-603', imdbID: 'tt0133093', listIDs: ['heist'], viewings: ['one.2026-11-23.1764000000000.1.2..45'],
    seasonSizes: '7,13', episodes: '1:1-7;2:4-6+9|2:10@20261201+2:11@20261208', rating: 7.5,
  },
  alsoAllows: [
    ['before it is watched', 'doc.viewings', ABSENT], ['not watched any more', 'doc.viewings', []],
    ['watched on an unknown day', 'doc.viewings', ['one......']],
    ['watched in 1900', 'doc.viewings', ['a.1900-12-31.-2177452800000.1..7.']],
    [
      'watched 2000 times', 'doc.viewings',
      Array.from({ length: 2000 }, (_, index) => `${String(index).padEnd(64, 'x')}.2026-11-23.1764000000000.1.2..45`),
    ],
    ['of unknown seasons', 'doc.seasonSizes', null], ['before its seasons are known', 'doc.seasonSizes', ABSENT],
    ['of unknown episodes', 'doc.episodes', null], ['before its episodes are known', 'doc.episodes', ABSENT],
    ['of 1000 characters of episodes', 'doc.episodes', '1'.repeat(1000)],
    ['watched as a season', 'doc.viewings', ['one.2026-11-23.1764000000000.1..7.300.1:1-7']],
    ['watched as a series of many episodes', 'doc.viewings', [`one......300.1:${'1'.repeat(994)}`]],
    ['of 100 seasons', 'doc.seasonSizes', Array.from({ length: 100 }, () => '99999').join(',')],
    ['before it is rated', 'doc.rating', ABSENT], ['not rated any more', 'doc.rating', null], ['rated 0.5', 'doc.rating', 0.5],
    ['rated 10', 'doc.rating', 10], ['with an unknown IMDb id', 'doc.imdbID', ABSENT], ['without an IMDb id', 'doc.imdbID', null],
    ['in no list', 'doc.listIDs', []],
    ['in 200 lists', 'doc.listIDs', Array.from({ length: 200 }, (_, index) => String(index).padEnd(64, 'x'))],
  ],
  denies: [
    ['of another title', 'doc.itemKey', 'movie-604'], ["under another title's key", 'path', 'users/maya/titles/movie-604'],
    ['with a malformed IMDb id', 'doc.imdbID', 'nm0000206'],
    ['in 201 lists', 'doc.listIDs', Array.from({ length: 201 }, (_, index) => String(index))],
    ['in lists as a map', 'doc.listIDs', { join: 'heist' }], ['in a list whose id is a number', 'doc.listIDs', [7]],
    ['in a list whose id is a map', 'doc.listIDs', [{ id: 'heist' }]], ['in a list with a malformed id', 'doc.listIDs', ['a b']],
    ['in one text with several ids', 'doc.listIDs', [`${'a'.repeat(40)},${'b'.repeat(40)}`]],
    ['watched 2001 times', 'doc.viewings', Array.from({ length: 2001 }, (_, index) => `${index}......`)],
    ['watched as a map', 'doc.viewings', { join: 'one......' }], ['with a mark that is a number', 'doc.viewings', [7]],
    ['with a malformed mark', 'doc.viewings', ['one']], ['with a mark of a malformed day', 'doc.viewings', ['one.2026.1.1.2..45']],
    ['with a mark of month 13', 'doc.viewings', ['one.2026-13-01.1.1.2..45']],
    ['with a mark of day 32', 'doc.viewings', ['one.2026-12-32.1.1.2..45']],
    ['with one text of several marks', 'doc.viewings', ['one......,two......']], ['with null for its marks', 'doc.viewings', null],
    ['of 101 seasons', 'doc.seasonSizes', Array.from({ length: 101 }, () => '7').join(',')],
    ['of malformed seasons', 'doc.seasonSizes', '7,'], ['of seasons as an array', 'doc.seasonSizes', [7, 13]],
    ['of malformed episodes', 'doc.episodes', '1:1,2'], ['of 1001 characters of episodes', 'doc.episodes', '1'.repeat(1001)],
    ['of episodes as an array', 'doc.episodes', ['1:1']], ['watched with malformed episodes', 'doc.viewings', ['one......300.1,2']],
    ['watched with too many episodes', 'doc.viewings', [`one......300.1:${'1'.repeat(995)}`]],
    ['watched with announced episodes', 'doc.viewings', ['one......300.1:1|1:2@20261201']], ['rated 10.5', 'doc.rating', 10.5],
    ['rated 0', 'doc.rating', 0], ['rated 7.3', 'doc.rating', 7.3], ['rated as text', 'doc.rating', '7'],
    ...missing('schemaVersion', 'itemKey', 'listIDs'),
  ],
};

/** The key of a title is its type and number. */
const titleKeysOf = cases(titleState.about, {
  allows: 'a member may store what a poster of a series shows',
  facts: { key: 'tv--7' },
  attempt: ({ key }) => ({
    by: MAYA, given: ACCESS_RECORDS,
    step: { write: [{ set: `users/maya/titles/${key}`, data: { schemaVersion: 1, itemKey: key, listIDs: [] } }] },
  }),
  denies: [
    ['of a person', 'key', 'person-7'], ['of a title without a number', 'key', 'tv-'],
  ],
});

const imported: DiaryDocument = {
  about: 'users.imports', what: 'an import record', path: 'users/maya/imports/one',
  doc: { schemaVersion: 1, source: 'watched.csv', listID: 'heist', importedAt: NOW, added: ['movie-603'], undoneAt: null },
  alsoAllows: [
    ['of no titles', 'doc.added', []], ['of 10000 titles', 'doc.added', Array.from({ length: 10_000 }, (_, index) => `movie-${index + 1}`)],
  ],
  denies: [
    ['from a source of 201 characters', 'doc.source', 'x'.repeat(201)], ['from an empty source', 'doc.source', ''],
    ['from an array of sources', 'doc.source', ['x']], ['into a list id that is a number', 'doc.listID', 7],
    ['into a malformed list id', 'doc.listID', 'a b'], ['in the future', 'doc.importedAt', NOW + DAY],
    ['before 1970', 'doc.importedAt', -1], ['at a time given as text', 'doc.importedAt', 'now'],
    ['of titles as a map', 'doc.added', { one: 1 }], ['of a title that is a number', 'doc.added', ['movie-1', 7]],
    ['of 10001 titles', 'doc.added', Array.from({ length: 10_001 }, (_, index) => `tv-${index + 1}`)],
    ['of text that is no item key', 'doc.added', ['movie-603', 'x']], ['of objects', 'doc.added', [{ itemKey: 'movie-603' }]],
    ['of one text with several keys', 'doc.added', ['movie-603,movie-604']],
    ['of one large text', 'doc.added', [`movie-603,${'x'.repeat(10_000)}`]],
    ['created as undone', 'doc.undoneAt', NOW], ...missing('schemaVersion', 'source', 'listID', 'importedAt', 'added', 'undoneAt'),
  ],
};

const undoing = cases(imported.about, {
  allows: 'a member may mark an import as undone',
  facts: { ...byMaya, to: { undoneAt: NOW } },
  attempt: ({ by, access, to }) => ({
    by, given: { ...accessRecords('maya', access), [imported.path]: imported.doc }, step: { write: [{ update: imported.path, data: to }] },
  }),
  denies: [
    ...SHUT_OUT,
    ...others,
    ['in the future', 'to.undoneAt', NOW + DAY], ['before 1970', 'to.undoneAt', -1], ['at a time given as text', 'to.undoneAt', 'now'],
    ['and change the added titles', 'to', { undoneAt: NOW, added: [] }], ['with an unknown field', 'to.extra', 1],
  ],
});

/** Cases of history, ratings, title states and imports. */
export const diary: Cases = [
  ...[viewing, rating, titleState].flatMap((document) => [
    ...setting(document, 'store', false),
    ...setting(document, 'change', true),
    ...removing(document),
  ]),
  ...otherViewings,
  ...seriesViewing,
  ...titleKeysOf,
  ...setting(imported, 'store', false),
  ...removing(imported),
  ...undoing,
];
