import type { Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { film } from '#domain/lists/list.fixture';
import { aUserId } from '#domain/users/user.fixture';
import { copyTitleState } from '../copy-title-state';
import { firestoreListRepair } from './firestore-list-repair';
import { firestoreTitleRekey } from './firestore-title-rekey';

type Fields = Readonly<Record<string, unknown>>;
type Reference = { readonly path: string };

const maya = aUserId('maya');

/** Creates a Firestore stub with documents that fails, as Firestore does, for ids that it reserves, and records what is written. */
const storeOf = (documents: Readonly<Record<string, Fields>>) => {
  const written = new Map<string, Fields | null>();
  const snapshot = ({ path }: Reference) => {
    if (path.split('/').some((id) => /^__.*__$/.test(id))) throw new Error(`A reserved id: ${path}`);
    const fields = documents[path];
    return { exists: fields !== undefined, ref: { path }, data: () => fields, get: (field: string) => fields?.[field] };
  };
  const write = ({ path }: Reference, fields: Fields): void => void written.set(path, fields);
  const transaction = {
    get: async (reference: Reference) => Promise.resolve(snapshot(reference)),
    getAll: async (...references: ReadonlyArray<Reference>) => Promise.resolve(references.map(snapshot)),
    set: write, update: write,
    delete: ({ path }: Reference) => void written.set(path, null),
  };
  const store = {
    doc: (path: string) => ({ path }),
    collection: () => ({}),
    runTransaction: <A>(run: (operation: typeof transaction) => Promise<A>) => run(transaction),
  } as unknown as Firestore;
  return { deps: { store, now: () => 1, pause: () => Promise.resolve() }, written };
};

const stateWith = (key: string, fields: Fields): Readonly<Record<string, Fields>> => ({
  [`users/maya/titles/${key}`]: { schemaVersion: 1, itemKey: key, ...fields },
});

describe('a title whose state names a list by a reserved id', () => {
  const documents = {
    ...stateWith('movie-1', { listIDs: ['__a__', 'noir'], rating: 8 }),
    'lists/noir/items/movie-1': { userID: maya, listID: 'noir', watched: false, ownRating: null },
  };

  it('has its rating copied to the items of its other lists', async () => {
    const { deps: { store }, written } = storeOf(documents);
    await copyTitleState(store, maya, 'movie-1');
    expect([...written]).toEqual([['lists/noir/items/movie-1', { watched: false, ownRating: 8 }]]);
  });

  it('is repaired without the id', async () => {
    const { deps, written } = storeOf(documents);
    const repaired = await firestoreListRepair(deps).rebuildTitle(maya, { itemKey: 'movie-1', imdbID: null }, ['noir'])();
    expect(repaired).toEqual(E.right(undefined));
    expect([...written]).toEqual([['users/maya/titles/movie-1', { schemaVersion: 1, itemKey: 'movie-1', listIDs: ['noir'] }]]);
  });

  it('gets its present key, also with a viewing by a reserved id', async () => {
    const rating = { item: film(-7), rating: 8, ratedAt: 1 };
    const { deps, written } = storeOf({
      ...stateWith('movie--7', { listIDs: ['__a__'], viewings: ['__b__......'], rating: 8 }),
      'users/maya/ratings/movie--7': { schemaVersion: 1, ...rating },
    });
    expect(await firestoreTitleRekey(deps).move(maya, 'movie--7', { mediaType: 'movie', id: 9 })()).toEqual(E.right(undefined));
    expect(written.get('users/maya/titles/movie-9')).toMatchObject({ listIDs: [], rating: 8 });
    expect(written.get('users/maya/ratings/movie-9')).toMatchObject({ rating: 8, item: { itemKey: 'movie-9' } });
  });
});
