import { expectRight } from '#domain/shared/expect-answer.contract';
import type { AdminBackend } from '#application/ports/admin-backend';
import type { RowPage, RowCursor } from '#domain/shared/row-page';
import { onTestFinished } from 'vitest';
import { createMember, type BackendTestbed, type BackendUnderTest, type TestUser } from './backend.contract';

/** An admin in the first browser of a testbed and a member in a second one. */
export type AdminTestbed<T extends BackendTestbed = BackendTestbed> = {
  readonly testbed: T;
  readonly admin: TestUser;
  readonly ports: AdminBackend;
  readonly otherBrowser: BackendUnderTest;
  readonly member: TestUser;
};

/** Returns a new admin, signed in to the testbed. */
export const createAdmin = async (testbed: BackendTestbed): Promise<TestUser> => {
  const admin = await createMember(testbed, 'Ada Okafor');
  await testbed.setRole(admin.uid, 'admin');
  await expectRight(testbed.auth.refresh);
  return admin;
};

/** Creates a new admin and a new member in a testbed, which the caller closes. @param name the member's name. */
export const createAdminTestbed = async <T extends BackendTestbed>(testbed: T, name?: string): Promise<AdminTestbed<T>> => {
  const admin = await createAdmin(testbed);
  const otherBrowser = await testbed.openSecondBrowser();
  return { testbed, admin, ports: await expectRight(testbed.admin), otherBrowser, member: await createMember(otherBrowser, name) };
};

/** Opens a testbed with a new admin and a new member, until the end of the test. @param name the member's name. */
export const openAdminTestbed = async <T extends BackendTestbed>(make: () => Promise<T>, name?: string): Promise<AdminTestbed<T>> => {
  const testbed = await make();
  onTestFinished(() => testbed.close());
  return createAdminTestbed(testbed, name);
};

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** Returns eight letters that no other test has: other tests' documents may be in the same tables. */
export const uniqueWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Reads all pages from the first to the last, then back to the first. @returns the ids of each page, first forwards, then backwards. */
export const readPagesBothWays = async <A>(
  page: (range: RowCursor) => Promise<RowPage<A>>,
  idOf: (row: A) => string,
): Promise<readonly [forwards: ReadonlyArray<string>, backwards: ReadonlyArray<string>]> => {
  const read: RowPage<A>[] = [await page({ after: null })];
  const idsOf = (each: RowPage<A>) => each.rows.map(idOf).join(' ');
  for (let last = read[0]; last?.hasNext === true; last = read.at(-1)) read.push(await page({ after: idOf(last.rows.at(-1) as A) }));
  const backwards = [read.at(-1) as RowPage<A>];
  for (let first = backwards[0]; first?.hasPrevious === true; first = backwards.at(-1))
    backwards.push(await page({ before: idOf(first.rows[0] as A) }));
  return [read.map(idsOf), backwards.map(idsOf)];
};
