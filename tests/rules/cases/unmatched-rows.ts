import { MAX_PART_ROWS, MAX_PART_TEXT } from '#domain/unmatched/unmatched-part';
import { ABSENT, cases, type Variation } from '../case-builder';
import type { Fields } from '../rules-attempt';
import { ADA, EVE, SHUT_OUT, byMaya, accessRecords } from '../rules-users';

const about = 'users.unmatched';
const path = 'users/maya/unmatched/one-00000';
const doc: Fields = { schemaVersion: 1, partId: 'one-00000', rows: ['{"name":"Heat"}', '{"name":"Ran"}', '{"name":"M"}'] };
const others: ReadonlyArray<Variation> = [
  ...SHUT_OUT, ['another member', 'by', EVE], ['an admin', 'by', ADA], ['another member\'s', 'path', path.replace('maya', 'eve')],
];
const rowsOf = (count: number, characters: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => `${index}`.padEnd(characters, 'x'));

const keeping = cases(about, {
  allows: 'a member may keep rows without a title',
  facts: { ...byMaya, path, doc },
  attempt: (facts) => ({
    by: facts.by, given: accessRecords('maya', facts.access), step: { write: [{ set: facts.path, data: facts.doc }] },
  }),
  alsoAllows: [
    ['one', 'doc.rows', ['{}']], ['of many alphabets', 'doc.rows', ['{"name":"七人の侍 👩‍🚀"}']],
    ['a long one', 'doc.rows', ['x'.repeat(MAX_PART_TEXT)]],
    ['as many as a part has', 'doc.rows', rowsOf(MAX_PART_ROWS, MAX_PART_TEXT / MAX_PART_ROWS - 1)],
  ],
  denies: [
    ...others,
    ['with another schema version', 'doc.schemaVersion', 2], ['with an unknown field', 'doc.extra', 1],
    ['under another id', 'path', 'users/maya/unmatched/two'],
    ['no row', 'doc.rows', []], ['a number', 'doc.rows', ['{}', 7]], ['null', 'doc.rows', [null]],
    ['an object', 'doc.rows', [{ name: 'Heat' }]],
    ['rows of several lines', 'doc.rows', ['{}\n{}']], ['a map of rows', 'doc.rows', { one: '{}' }], ['one text', 'doc.rows', '{}'],
    ['too many', 'doc.rows', rowsOf(MAX_PART_ROWS + 1, 3)], ['a row that is too long', 'doc.rows', ['x'.repeat(MAX_PART_TEXT + 1)]],
    ...['schemaVersion', 'partId', 'rows'].map((field): Variation => [`without ${field}`, `doc.${field}`, ABSENT]),
  ],
});

const keepingUnder = cases(about, {
  allows: 'a member may keep rows under an id of 64 characters',
  facts: { id: 'x'.repeat(64) },
  attempt: ({ id }) => ({
    by: byMaya.by, given: accessRecords('maya', byMaya.access),
    step: { write: [{ set: `users/maya/unmatched/${id}`, data: { ...doc, partId: id } }] },
  }),
  denies: [['of 65', 'id', 'x'.repeat(65)], ['with a dot', 'id', 'a.b']],
});

const taking = cases(about, {
  allows: 'a member may remove a row of a part',
  facts: { ...byMaya, path, to: { rows: ['{"name":"Heat"}', '{"name":"M"}'] } },
  attempt: ({ by, access, path: at, to }) => ({
    by, given: { ...accessRecords('maya', access), [path]: doc, [path.replace('maya', 'eve')]: doc },
    step: { write: [{ update: at, data: to }] },
  }),
  alsoAllows: [['all but one', 'to.rows', ['{"name":"M"}']]],
  denies: [
    ...others,
    ['all of them', 'to.rows', []], ['and add one', 'to.rows', ['{"name":"Heat"}', '{"name":"Jaws"}']],
    ['and repeat one', 'to.rows', ['{"name":"M"}', '{"name":"M"}', '{"name":"M"}']],
    ['nothing', 'to.rows', ['{"name":"M"}', '{"name":"Ran"}', '{"name":"Heat"}']],
    ['as one text', 'to.rows', '{"name":"M"}'], ['and rename the part', 'to', { rows: ['{"name":"M"}'], partId: 'two' }],
    ['with an unknown field', 'to.extra', 1],
  ],
});

const removing = cases(about, {
  allows: 'a member may remove a part',
  facts: { ...byMaya, path },
  attempt: (facts) => ({
    by: facts.by, given: { ...accessRecords('maya', facts.access), [path]: doc }, step: { write: [{ remove: facts.path }] },
  }),
  alsoAllows: [['one that does not exist', 'path', `${path}0`]],
  denies: others,
});

/** Cases of rows without a title. */
export const unmatchedRows = [...keeping, ...keepingUnder, ...taking, ...removing];
