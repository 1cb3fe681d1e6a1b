import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { selfAccessPolicy, withSessionsEnded, withRole, type AccessPolicy } from '#domain/users/access/access-policy';
import { aUserId } from '#domain/users/user.fixture';
import { NOON } from '#adapters/memory/server/test-server.fixture';
import { updateAccess } from './update-access';

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Runs the policy on a Firestore stub that has one admin. @returns the paths that the policy writes. */
const writtenPaths = async (documents: Documents, policy: AccessPolicy): Promise<ReadonlyArray<string>> => {
  const written: string[] = [];
  const snapshot = ({ path }: { readonly path: string }) => {
    const fields = documents[path];
    return { exists: fields !== undefined, ref: { path }, data: () => fields, get: (field: string) => fields?.[field] };
  };
  const write = ({ path }: { readonly path: string }): void => void written.push(path);
  const admins = { docs: [snapshot({ path: 'access/ada' })] };
  const transaction = {
    get: (request: { readonly path?: string }) => Promise.resolve(request.path === undefined ? admins : snapshot({ path: request.path })),
    getAll: (...request: ReadonlyArray<{ readonly path: string }>) => Promise.resolve(request.map(snapshot)),
    set: write,
    update: write,
  };
  const store = {
    doc: (path: string) => ({ path }),
    collection: () => ({ where: () => ({}) }),
    runTransaction: <A>(run: (operation: typeof transaction) => Promise<A>) => run(transaction),
  };
  const maya = aUserId('maya');
  expect(await updateAccess(store as unknown as Firestore, () => NOON)(maya, maya, policy)()).toMatchObject({ _tag: 'Right' });
  return written;
};

const accessRecord = { schemaVersion: 1, role: 'user', disabled: false, since: 0 };
const existing: Documents = {
  'access/maya': accessRecord,
  'access/ada': { ...accessRecord, role: 'admin' },
  'stats/admins': { schemaVersion: 1, count: 1 },
};

describe('updateAccess', () => {
  it('does not write an unchanged number of admins, so that calls do not contend', async () => {
    expect(await writtenPaths(existing, selfAccessPolicy(withSessionsEnded(NOON)))).toEqual(['access/maya']);
  });

  it('writes the number of admins when it changes or is missing', async () => {
    expect(await writtenPaths(existing, selfAccessPolicy(withRole('admin')))).toEqual(['access/maya', 'stats/admins']);
    const { 'stats/admins': counter, ...uncounted } = existing;
    expect(counter).toBeDefined();
    expect(await writtenPaths(uncounted, selfAccessPolicy(withSessionsEnded(NOON)))).toEqual(['access/maya', 'stats/admins']);
  });
});
