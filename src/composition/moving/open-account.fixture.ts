import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { filter, firstValueFrom, map } from 'rxjs';
import { createActor } from 'xstate';
import type { MemberExport } from '#application/data-file/moving-out/member-export';
import type { RatingsChoice } from '#application/data-file/plan-import';
import { readMemberFile } from '#application/data-file/read-member-file';
import { beginImport } from '#application/imports/run/begin-import';
import { anImport, testImportJournal } from '#application/imports/run/import-journal.fixture';
import { importRunMachine } from '#application/imports/run/import-run-machine';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import type { Backend } from '#application/ports/backend';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { Clock } from '#application/ports/clock';
import { waitsForAccount, type ImportJournal, type ImportStatus } from '#application/ports/import-journal';
import { createProfileUseCases } from '#application/profile/profile-use-cases';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import { isHistoryChange, isListChange, type MemberChange } from '#domain/lists/member-command';
import { maya } from '#domain/lists/list.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { DEFAULT_LISTS } from '#domain/users/new-user';
import { openTwoDevices } from '#composition/two-devices.fixture';
import { ACCOUNT_TIME, type Account } from './any-account.fixture';

const identity = { email: 'maya@marquee.example', emailVerified: true, role: 'user' as const };

type MovablePorts = Pick<Backend, 'users' | 'avatars'> & {
  readonly repository: ListRepository; readonly history: HistoryRepository; readonly clock: Clock;
};

/** Returns an account of any backend with what moves it: its own browser keeps imports and opened titles. */
export const movableAccount = (lists: ListUseCases, { users, avatars, repository, history, clock }: MovablePorts) => {
  const journal = testImportJournal();
  const profiles = createProfileUseCases({
    users, avatars, clock, lists: TE.right(repository), history: TE.right(history),
    storage: testBrowser()(), lock: testTabLock(), log: { failure: () => undefined },
  });
  const exported = () => expectRight(profiles.exportMyData(lists.uid, identity, { ...lists, importJournal: TE.right(journal) }));
  return { lists, history, journal, profiles, exported };
};
type MovableAccount = ReturnType<typeof movableAccount>;

/** Opens an account with nothing but the default lists, in a browser of its own. */
export const openAccount = () => {
  let time = ACCOUNT_TIME;
  const clock = { now: () => (time += 1) };
  const [{ backend, lists }] = openTwoDevices({ now: clock.now }).devices;
  const apply = async (change: MemberChange, createdAt = ACCOUNT_TIME): Promise<void> => {
    const command = { commandId: 'any', uid: maya, createdAt };
    if (isHistoryChange(change)) return expectRight(backend.history.apply({ ...command, change }));
    if (isListChange(change)) await expectRight(backend.lists.apply({ ...command, change }));
  };
  return { ...movableAccount(lists, { ...backend, repository: backend.lists, clock }), backend, apply };
};
export type OpenAccount = ReturnType<typeof openAccount>;

const keepRows = (journal: ImportJournal, rows: Account['unmatched']): Promise<void> =>
  expectRight(journal.begin(maya, {
    ...anImport, importId: 'former', startedAt: ACCOUNT_TIME, leftOut: rows.length, unmatched: rows.length, rows: 0,
  }, [], { report: '', unmatched: JSON.stringify(rows) }));

/** Gives an empty account the content of another. */
export const fill = async ({ backend, journal, apply }: OpenAccount, account: Account): Promise<void> => {
  for (const [index, { name, description, place, createdAt, items, isDeleted }] of account.lists.entries()) {
    const listID = `list-${index}`;
    await apply({ kind: 'create-list', listID, name, description, order: place.order }, createdAt);
    await apply({ kind: 'place-list', listID, ...place });
    await apply({ kind: 'add-items', listID, items });
    if (isDeleted) await apply({ kind: 'delete-list', listID });
  }
  const own = await expectRight(() => firstValueFrom(backend.lists.watchLists(maya)));
  for (const [index, name] of DEFAULT_LISTS.entries()) {
    const listID = own.find((list) => list.name === name)?.listID ?? '';
    const { description, place, items } = account.defaults[index] ?? { description: '', place: null, items: [] };
    await apply({ kind: 'describe-list', listID, description });
    if (place !== null) await apply({ kind: 'place-list', listID, ...place });
    await apply({ kind: 'add-items', listID, items });
  }
  for (const viewing of account.viewings) {
    const episodes = viewing.item.mediaType === 'tv' ? account.episodes : null;
    await apply({ kind: 'log-viewings', viewings: [viewing], episodes });
  }
  await apply({ kind: 'rate-titles', ratings: account.ratings.map((each) => ({ ...each, before: null })) });
  await expectRight(backend.users.recordRecent(maya, account.recents));
  const { settings, phoneNumber, savedFilters, services, turnedDown } = account;
  await expectRight(backend.users.update(maya, { settings, phoneNumber, savedFilters, services }));
  await expectRight(backend.users.editTurnedDown(maya, () => turnedDown));
  if (account.unmatched.length > 0) await keepRows(journal, account.unmatched);
};

/** Runs imports until all of them, or those with these ids, have the status, and all changes are confirmed. */
export const runImports = async (
  { lists, journal }: Pick<MovableAccount, 'lists' | 'journal'>, status: ImportStatus, ids?: ReadonlyArray<string>,
): Promise<void> => {
  const runner = createActor(importRunMachine({ journal, lists, findSuccessor: () => TE.right(null) })).start();
  const isEnded$ = journal.watch(lists.uid).pipe(map((all) =>
    E.isRight(all) && all.right.every((record) =>
      ids?.includes(record.importId) === false || (record.status === status && !waitsForAccount(record)))));
  await firstValueFrom(isEnded$.pipe(filter(Boolean)));
  await firstValueFrom(lists.outbox.pipe(filter((outbox) => E.isRight(outbox) && outbox.right.pending.length === 0)));
  runner.stop();
};

/** Reads the file of an account into another one, and waits until all of it is confirmed. Throws if anything is damaged or refused. */
export const importFile = async (
  { lists, history, journal, profiles }: MovableAccount, text: string, ratings: RatingsChoice = 'mine',
): Promise<void> => {
  const file = await readMemberFile(text, ACCOUNT_TIME + 1_000_000);
  if (E.isLeft(file)) {
    if (file.left._tag === 'invalid' && file.left.rule === 'empty') return;
    throw new Error(JSON.stringify(file.left));
  }
  if (file.right.damaged.length > 0) throw new Error(JSON.stringify(file.right.damaged));
  await expectRight(beginImport(
    {
      lists: { ...lists, importJournal: TE.right(journal) }, history: TE.right(history), newId: () => crypto.randomUUID(),
      restoreOwnData: (own) => profiles.restoreOwnData(lists.uid, own),
    },
    {
      names: ['marquee-data.json'], contents: [file.right], ratings, texts: { report: '', unmatched: '[]' },
      leftOut: 0, unmatched: 0,
    },
    ACCOUNT_TIME,
  ));
  await runImports({ lists, journal }, 'done');
  const records = await expectRight(() => firstValueFrom(journal.watch(lists.uid)));
  for (const { refused, skippedLists } of records)
    if (refused + skippedLists.length > 0) throw new Error(`${refused} entries and ${skippedLists.length} lists were refused.`);
};

const byKey = <A>(all: ReadonlyArray<A>, key: (each: A) => string): ReadonlyArray<A> =>
  all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));

/** Returns what an import brings back; decision 0069 names the rest. */
export const restored = ({ lists, profile, viewings, ratings, episodes, unmatched }: MemberExport) => ({
  lists: byKey(lists.filter(({ list }) => list.deletedAt === null), ({ list }) => list.name).map(({ list, items }) => ({
    list: { ...list, listID: null, updatedAt: null, createdAt: DEFAULT_LISTS.some((name) => name === list.name) ? null : list.createdAt },
    items: items.map((item) => ({ ...item, listID: null })),
  })),
  profile: { ...profile, lists: null, createdAt: null },
  viewings, ratings, unmatched, episodes: byKey(episodes, ({ itemKey }) => itemKey),
});
