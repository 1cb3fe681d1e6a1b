// Counts the documents that screens of the admin area read in Firestore with 1,000, 10,000 and 100,000 users, on the emulator with the
// app's rules. Usage: npm run bench:admin   (`-- 1000,10000` for other numbers of users)
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel, terminate, type Firestore } from 'firebase/firestore';
import * as TE from 'fp-ts/TaskEither';
import { createAdminReads } from '#adapters/firebase/firestore/admin/admin-reads';
import { noAuditFilter } from '#domain/audit/audit-log';
import { allListsQuery } from '#domain/lists/directory/list-directory';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { firstPageCursor, ROWS_PER_PAGE } from '#domain/shared/row-page';
import { allUsersQuery, type UserQuery } from '#domain/users/directory/user-directory';
import { addSite, addUsers, idOf } from './admin-site.ts';
import { countRuleReads, host, port, rules } from '../rule-reads.ts';
import { startWireProxy } from '../wire-documents.ts';

const PROJECT = 'demo-admin-reads';
const SIZES = (process.argv[2] ?? '1000,10000,100000').split(',').map(Number);
/**
 * The emulator has no indexes and reads a whole collection for each query: with 100,000 documents that takes longer than app and SDK wait.
 */
const TIMEOUT_FACTOR = 30;
const { setTimeout: realTimeout } = globalThis;
Object.assign(globalThis, {
  setTimeout: (act: (...values: unknown[]) => void, millis = 0, ...values: unknown[]) =>
    realTimeout(act, millis >= 5000 ? millis * TIMEOUT_FACTOR : millis, ...values),
});

setLogLevel('error');
const environment = await initializeTestEnvironment({ projectId: PROJECT, firestore: { host, port: Number(port), rules } });
await environment.clearFirestore();
const proxy = await startWireProxy(`http://${host}:${port}`);
const db = initializeFirestore(initializeApp({ projectId: PROJECT }), {});
connectFirestoreEmulator(db, '127.0.0.1', proxy.port, {
  mockUserToken: { user_id: 'ada', auth_time: Math.floor(Date.now() / 1000), role: 'admin' },
});
const admin = createAdminReads(
  {
    log: { failure: () => undefined },
    open: () => Promise.resolve(db),
    reconnect: () => Promise.resolve(),
    clearLocalData: () => Promise.resolve(true),
  },
  () => TE.left({ _tag: 'offline' }),
);

const userId = idOf(321);
const usersPage = (query: Partial<UserQuery>, range = firstPageCursor) =>
  expectRight(admin.users.page({ ...allUsersQuery, ...query }, range, ROWS_PER_PAGE));

/** The queries of a screen; a dashboard runs them at the same time. */
type Screen = readonly [name: string, ask: () => Promise<unknown>];

const screens: ReadonlyArray<Screen> = [
  ['users, first page', () => usersPage({})],
  ['users, next page', () => usersPage({}, { after: 'user-000509' })],
  ['users, previous page', () => usersPage({}, { before: 'user-000509' })],
  ['users, disabled ones, joined last', () => usersPage({ state: 'disabled', sort: 'createdAt', direction: 'desc' })],
  ['users, search by the beginning of a name', () => usersPage({ text: 'emile' })],
  ['users, search by an address', () => usersPage({ text: 'user-000321@marquee.example' })],
  ['one user', () => expectRight(admin.users.find(userId))],
  ['lists, first page', () => expectRight(admin.lists.page(allListsQuery, firstPageCursor, ROWS_PER_PAGE))],
  ['lists, next page', () => expectRight(admin.lists.page(allListsQuery, { after: 'user-000509-list' }, ROWS_PER_PAGE))],
  ['audit log, first page', () => expectRight(admin.audit.page(noAuditFilter, firstPageCursor, ROWS_PER_PAGE))],
  ['feedback, first page of new messages', () => expectRight(admin.feedback.page('new', firstPageCursor, ROWS_PER_PAGE))],
  [
    'dashboard',
    () =>
      Promise.all([
        expectRight(admin.stats.totals),
        expectRight(admin.stats.days('2026-10-25', '2026-11-23')),
        expectRight(admin.stats.mostListed(8)),
        expectRight(admin.audit.page(noAuditFilter, firstPageCursor, 6)),
        expectRight(admin.feedback.page('new', firstPageCursor, 4)),
        expectRight(admin.bannerSource.list),
      ]),
  ],
];

/** Documents of a screen: on the wire, and read by rules. Firestore reads the access record once for each request. */
type Reads = { readonly onWire: number; readonly byRules: number };

const readsOf = async (ask: () => Promise<unknown>): Promise<Reads> => {
  const before = proxy.counted();
  const calls = await countRuleReads(PROJECT, ask);
  const after = proxy.counted();
  return { onWire: after.documents - before.documents, byRules: calls * (after.requests - before.requests) };
};

const rows = new Map<string, Reads[]>(screens.map(([name]) => [name, []]));
const asServer = (change: (store: Firestore) => Promise<void>): Promise<void> =>
  environment.withSecurityRulesDisabled((context) => change(context.firestore() as unknown as Firestore));
await asServer(addSite);
let filled = 0;
for (const size of SIZES) {
  const [from, startedAt] = [filled, performance.now()];
  await asServer((store) => addUsers(store, from, size));
  filled = size;
  console.log(`${size} users written in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  for (const [name, ask] of screens) rows.get(name)?.push(await readsOf(ask));
}
await terminate(db);
proxy.close();
await environment.cleanup();

const line = (cells: ReadonlyArray<string | number>): string => `| ${cells.join(' | ')} |`;
console.log(
  `\nMeasured on ${new Date().toISOString().slice(0, 10)} on the Firestore emulator: documents on the wire + documents read by rules.\n`,
);
console.log(
  [line(['screen', ...SIZES.map((size) => `${size.toLocaleString('en')} users`)]), `|---|${'---:|'.repeat(SIZES.length)}`].join('\n'),
);
for (const [name, reads] of rows) console.log(line([name, ...reads.map(({ onWire, byRules }) => `${onWire} + ${byRules}`)]));
const grown = [...rows].filter(([, reads]) => new Set(reads.map(({ onWire, byRules }) => `${onWire} ${byRules}`)).size > 1);
for (const [name] of grown) console.log(`\n${name}: the number of documents depends on the number of users.`);
if (grown.length > 0) process.exitCode = 1;
