import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isServed, type IndexFile } from './needed-index';
import { shapesIn, shapesUnder, type QueryShape } from './query-shapes';

const none: IndexFile = { indexes: [], fieldOverrides: [] };
const only = (text: string): QueryShape => {
  const [shape, ...more] = shapesIn(text, 'here');
  if (shape === undefined || more.length > 0) throw new Error(`${more.length + 1} queries`);
  return shape;
};
const SORTED = "store.collection('lists').where('userID', '==', uid).orderBy('createdAt', 'desc').limit(20).get()";

describe('shapesIn', () => {
  it('reads queries of both SDKs', () => {
    expect(only(SORTED)).toMatchObject({
      collection: 'lists', scope: 'COLLECTION',
      equal: ['userID'],
      other: [],
      order: [['createdAt', 'DESCENDING']],
    });
    expect(only("getDocs(query(collectionGroup(db, 'items'), where('itemKey', 'in', keys), orderBy('addedAt'), limit(5)))")).toMatchObject({
      collection: 'items', scope: 'COLLECTION_GROUP',
      equal: ['itemKey'],
      order: [['addedAt', 'ASCENDING']],
    });
    expect(only("transaction.get(store.collection('users/a/history').where('watchedAt', '>', then))")).toMatchObject({
      collection: 'history',
      other: ['watchedAt'],
    });
  });

  it('ignores code without queries and rejects unreadable queries', () => {
    expect(
      shapesIn("store.doc('users/maya').get(); list.where; doc(db, 'a/b'); store.collection('lists').doc(id).delete()", 'here'),
    ).toEqual([]);
    expect(() => shapesIn("store.collection('lists').where(field, '==', uid)", 'here')).toThrow(/cannot be read/);
    expect(() => shapesIn("base.where('userID', '==', uid).get()", 'here')).toThrow(/in pieces/);
    expect(() => shapesIn("const sorted = orderBy('name')", 'here')).toThrow(/in pieces/);
  });
});

describe('isServed', () => {
  const sorted: IndexFile['indexes'][number] = {
    collectionGroup: 'lists', queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'userID', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  };
  const across: IndexFile['fieldOverrides'][number] = {
    collectionGroup: 'items', fieldPath: 'itemKey',
    indexes: [{ queryScope: 'COLLECTION_GROUP' }],
  };
  const off: IndexFile['fieldOverrides'][number] = { collectionGroup: 'users', fieldPath: 'content', indexes: [] };

  it.each<[string, boolean, IndexFile]>([
    ["store.collection('lists').where('userID', '==', uid).get()", true, none],
    ["store.collection('lists').where('userID', '==', uid).where('name', '==', name).get()", true, none],
    ["store.collection('lists').where('editors', 'array-contains', uid).where('name', '==', name).get()", true, none],
    ["store.collection('lists').orderBy('createdAt').get()", true, none],
    ["store.collection('lists').where('createdAt', '<', then).orderBy('createdAt', 'desc').get()", true, none],
    ["store.collection('lists').where('userID', '==', uid).where('createdAt', '<', then).get()", false, none],
    [SORTED, false, none],
    [SORTED, true, { ...none, indexes: [sorted] }],
    [SORTED.replace('desc', 'asc'), false, { ...none, indexes: [sorted] }],
    [SORTED.replace('lists', 'users'), false, { ...none, indexes: [sorted] }],
    ["store.collectionGroup('items').where('itemKey', '==', key).get()", false, none],
    ["store.collectionGroup('items').where('itemKey', '==', key).get()", true, { ...none, fieldOverrides: [across] }],
    ["store.collectionGroup('items').where('userID', '==', key).get()", false, { ...none, fieldOverrides: [across] }],
    ["store.collection('users').where('content', '==', one).get()", false, { ...none, fieldOverrides: [off] }],
    ["store.collection('users').where('content', '==', one).where('name', '==', name).get()", false, { ...none, fieldOverrides: [off] }],
    ["store.collection('users').orderBy('name').get()", true, { ...none, fieldOverrides: [off] }],
    ["store.collection('items').where('itemKey', '==', key).get()", false, { ...none, fieldOverrides: [across] }],
    [
      "store.collection('items').where('itemKey', '==', key).get()", true,
      { ...none, fieldOverrides: [{ ...across, indexes: [...across.indexes, { queryScope: 'COLLECTION' }] }] },
    ],
    ["store.collectionGroup('lists').where('userID', '==', uid).orderBy('createdAt', 'desc').get()", false, { ...none, indexes: [sorted] }],
  ])('%s: %s', (text, served, file) => {
    expect(isServed(only(text), file)).toBe(served);
  });
});

describe('queries of the adapters and scripts', () => {
  const file = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as IndexFile;
  const shapes = ['src/adapters/firebase', 'functions/src', 'scripts'].filter((folder) => existsSync(folder)).flatMap(shapesUnder);

  it('have their indexes', () => {
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.filter((shape) => !isServed(shape, file))).toEqual([]);
  });

  it('have TTL policies for the documents that the server keeps for a time', () => {
    const policies = file.fieldOverrides
      .filter(({ ttl }) => ttl === true)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(policies.sort()).toEqual([
      'audit.deleteAt', 'evenings.deleteAt', 'events.forgetAt', 'limits.fullAt', 'passkeyChallenges.deleteAt', 'signIns.deleteAt',
    ]);
    const written = [
      'functions/src/adapters/admin/firestore-audit-writer.ts', 'functions/src/adapters/firestore-rate-limiter.ts',
      'functions/src/triggers/idempotent-counter.ts', 'functions/src/adapters/evenings/firestore-evenings.ts',
      'functions/src/adapters/passkeys/firestore-passkeys.ts', 'functions/src/adapters/accounts/firestore-sign-ins.ts',
    ]
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    expect([...written.matchAll(/\b(\w+)(?:: | = )Timestamp[.]fromMillis/g)].map(([, field]) => field).sort()).toEqual([
      'deleteAt', 'deleteAt', 'deleteAt', 'deleteAt', 'forgetAt', 'fullAt',
    ]);
  });

  it('are sent from adapters and scripts only', () => {
    expect(
      shapes.map(({ where }) => where).filter((path) => !/^(src\/adapters\/firebase|functions\/src\/adapters|scripts)\//.test(path)),
    ).toEqual([]);
  });
});
