import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { selfMay, withSessionsEnded, withRole, type Policy } from '#domain/users/access/access-policy';
import { aUserId } from '#domain/users/user.fixture';
import { NOON } from './memory/test-deps.fixture';
import { updateAccess } from './update-access';

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** As much of Firestore as a decision asks for; whoever looks for admins finds one. @returns the paths that the decision writes. */
const writtenBy = async (documents: Documents, decision: Policy): Promise<ReadonlyArray<string>> => {
  const written: string[] = [];
  const snapshot = ({ path }: { readonly path: string }) => {
    const fields = documents[path];
    return { exists: fields !== undefined, ref: { path }, data: () => fields, get: (field: string) => fields?.[field] };
  };
  const write = ({ path }: { readonly path: string }): void => void written.push(path);
  const admins = { docs: [snapshot({ path: 'access/ada' })] };
  const transaction = {
    get: (asked: { readonly path?: string }) => Promise.resolve(asked.path === undefined ? admins : snapshot({ path: asked.path })),
    getAll: (...asked: ReadonlyArray<{ readonly path: string }>) => Promise.resolve(asked.map(snapshot)),
    set: write,
    update: write,
  };
  const store = {
    doc: (path: string) => ({ path }),
    collection: () => ({ where: () => ({}) }),
    runTransaction: <A>(run: (within: typeof transaction) => Promise<A>) => run(transaction),
  };
  const maya = aUserId('maya');
  expect(await updateAccess(store as unknown as Firestore)(maya, maya, decision)()).toMatchObject({ _tag: 'Right' });
  return written;
};

const marker = { schemaVersion: 1, role: 'user', disabled: false, since: 0 };
const settled: Documents = { 'access/maya': marker, 'access/ada': { ...marker, role: 'admin' }, 'stats/admins': { schemaVersion: 1, count: 1 } };

describe('a decision about an account', () => {
  it('leaves the number of admins alone where it stays the same, so that members do not wait for each other', async () => {
    expect(await writtenBy(settled, selfMay(withSessionsEnded(NOON)))).toEqual(['access/maya']);
  });

  it('writes it where it changes, and where nobody has counted yet', async () => {
    expect(await writtenBy(settled, selfMay(withRole('admin')))).toEqual(['access/maya', 'stats/admins']);
    const { 'stats/admins': counter, ...uncounted } = settled;
    expect(counter).toBeDefined();
    expect(await writtenBy(uncounted, selfMay(withSessionsEnded(NOON)))).toEqual(['access/maya', 'stats/admins']);
  });
});
