import type { Fields } from '../rules-attempt';
import { aTitle, brokenTitles, otherTitles } from '../rules-documents';
import { ADA, DAY, EVE, NOW, SHUT_OUT, byMaya, accessRecords } from '../rules-users';
import { ABSENT, cases, type Variation } from '../case-builder';

type Cases = ReturnType<typeof cases>;
type Kept = { readonly about: string; readonly what: string; readonly path: string; readonly doc: Fields; readonly also: ReadonlyArray<Variation>; readonly butNot: ReadonlyArray<Variation> };

const others: ReadonlyArray<Variation> = [['another member', 'by', EVE], ['an admin', 'by', ADA]];

const putting = ({ about, what, path, doc, also, butNot }: Kept, verb: string, there: boolean): Cases =>
  cases(about, {
    allows: `a member may ${verb} ${what}`,
    facts: { ...byMaya, path, doc },
    attempt: (facts) => ({
      by: facts.by, given: { ...accessRecords('maya', facts.marker), ...(there ? { [facts.path]: doc } : {}) }, step: { write: [{ set: facts.path, data: facts.doc }] },
    }),
    alsoAllows: also,
    denies: [...SHUT_OUT, ...others, ['another member\'s', 'path', path.replace('maya', 'eve')], ['in another schema', 'doc.schemaVersion', 2], ['with a field that nobody knows', 'doc.extra', 1], ...butNot],
  });

const removing = ({ about, what, path, doc }: Kept): Cases =>
  cases(about, {
    allows: `a member may remove ${what}`,
    facts: { ...byMaya, path },
    attempt: (facts) => ({ by: facts.by, given: { ...accessRecords('maya', facts.marker), [path]: doc }, step: { write: [{ remove: facts.path }] } }),
    alsoAllows: [['one that is gone already', 'path', `${path}0`]],
    denies: [...SHUT_OUT, ...others, ['another member\'s', 'path', path.replace('maya', 'eve')]],
  });

const missing = (...fields: ReadonlyArray<string>): ReadonlyArray<Variation> => fields.map((field): Variation => [`without ${field}`, `doc.${field}`, ABSENT]);

const viewing: Kept = {
  about: 'users.history', what: 'a viewing', path: 'users/maya/history/one', doc: { schemaVersion: 1, item: aTitle, watchedAt: NOW, season: 1, episode: 2 },
  also: [
    ['of a film', 'doc.season', ABSENT], ['of a whole season', 'doc.episode', ABSENT], ['without saying the season', 'doc.season', null], ['without saying the episode', 'doc.episode', null],
    ['long ago', 'doc.watchedAt', -DAY], ...otherTitles('doc.item'),
  ],
  butNot: [
    ['tomorrow', 'doc.watchedAt', NOW + DAY], ['at a time in words', 'doc.watchedAt', 'now'], ['at half a millisecond', 'doc.watchedAt', 1.5],
    ['of a season below nothing', 'doc.season', -1], ['of half a season', 'doc.season', 0.5], ['of season 10001', 'doc.season', 10_001],
    ['of half an episode', 'doc.episode', 0.5], ['of episode 100001', 'doc.episode', 100_001], ['of an episode below nothing', 'doc.episode', -1],
    ['of a title with a field that nobody knows', 'doc.item.extra', 1], ['of nothing', 'doc.item', null],
    ['of a person', 'doc.item', { ...aTitle, itemKey: 'person-603', mediaType: 'person' }], ['of number nothing', 'doc.item', { ...aTitle, itemKey: 'movie-0', movieID: 0 }],
    ...missing('schemaVersion', 'item', 'watchedAt'), ...brokenTitles('doc.item'),
  ],
};

const rating: Kept = {
  about: 'users.ratings', what: 'a rating', path: 'users/maya/ratings/movie-603', doc: { schemaVersion: 1, item: aTitle, rating: 7, ratedAt: NOW },
  also: [['of ten', 'doc.rating', 10], ['of a half', 'doc.rating', 0.5], ...otherTitles('doc.item')],
  butNot: [
    ['of ten and a bit', 'doc.rating', 10.1], ['of less than a half', 'doc.rating', 0.4], ['in words', 'doc.rating', '7'], ['of null', 'doc.rating', null],
    ['tomorrow', 'doc.ratedAt', NOW + DAY], ['at a time in words', 'doc.ratedAt', 'now'],
    ['under another title\'s key', 'path', 'users/maya/ratings/movie-604'], ['of a title with a field that nobody knows', 'doc.item.extra', 1],
    ...missing('schemaVersion', 'item', 'rating', 'ratedAt'), ...brokenTitles('doc.item'),
  ],
};

const imported: Kept = {
  about: 'users.imports', what: 'what an import did', path: 'users/maya/imports/one',
  doc: { schemaVersion: 1, source: 'watched.csv', listID: 'heist', importedAt: NOW, added: ['movie-603'], undoneAt: null },
  also: [['of nothing', 'doc.added', []]],
  butNot: [
    ['from a source of 201 letters', 'doc.source', 'x'.repeat(201)], ['from nowhere', 'doc.source', ''], ['from a list of sources', 'doc.source', ['x']],
    ['into a list by number', 'doc.listID', 7], ['into a list of another form', 'doc.listID', 'a b'],
    ['tomorrow', 'doc.importedAt', NOW + DAY], ['at a time in words', 'doc.importedAt', 'now'],
    ['of titles by name', 'doc.added', { one: 1 }], ['of 10001 titles', 'doc.added', Array.from({ length: 10_001 }, () => 'x')],
    ['undone from the start', 'doc.undoneAt', NOW], ...missing('schemaVersion', 'source', 'listID', 'importedAt', 'added', 'undoneAt'),
  ],
};

const undoing = cases(imported.about, {
  allows: 'a member may note that an import was undone',
  facts: { ...byMaya, to: { undoneAt: NOW } },
  attempt: ({ by, marker, to }) => ({ by, given: { ...accessRecords('maya', marker), [imported.path]: imported.doc }, step: { write: [{ update: imported.path, data: to }] } }),
  denies: [
    ...SHUT_OUT, ...others, ['tomorrow', 'to.undoneAt', NOW + DAY], ['at a time in words', 'to.undoneAt', 'now'],
    ['and that it did something else', 'to', { undoneAt: NOW, added: [] }], ['with a field that nobody knows', 'to.extra', 1],
  ],
});

/** What a member keeps about titles, beside lists. */
export const diary: Cases = [
  ...[viewing, rating].flatMap((kept) => [...putting(kept, 'keep', false), ...putting(kept, 'change', true), ...removing(kept)]),
  ...putting(imported, 'keep', false), ...removing(imported), ...undoing,
];
