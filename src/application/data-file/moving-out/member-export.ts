import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { firstValueFrom } from 'rxjs';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import type { MemberChange, MemberCommand } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import { notFound, type Failure } from '#domain/shared/failure';
import type { SignedIn } from '#domain/users/session';
import type { SignIn } from '#domain/users/sign-ins/sign-in';
import type { User } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { UserRepository } from '#domain/users/user-repository';
import type { BrowserStorage } from '#application/ports/browser-storage';
import type { Clock } from '#application/ports/clock';
import type { Outbox } from '#application/ports/outbox-store';
import { readAccountRows } from '#application/imports/run/account-rows';
import { distinctRows } from '#application/imports/run/distinct-rows';
import { readChangesLeft, readKeptImports, type KeptImports } from '#application/imports/run/kept-imports';
import { readListsForExport, type ExportedList } from '#application/lists/data-file/read-lists-for-export';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { readHistoryForExport, type ExportedHistory } from '#application/profile/export-history';
import { readOpenedTitles, withOpenedTitles } from '#application/profile/opened-titles';
import { withUnsentTurnedDown } from '#application/turned-down/turned-down-sync';
import { refusedNamesOf, withUnsentHistory, withUnsentLists } from './with-unsent-changes';

/** Account data from the identity service: sign-in address, verification status and role. */
export type AccountIdentity = Pick<SignedIn, 'email' | 'emailVerified' | 'role'>;

/** The member's data that this browser keeps beside the backend, and the rows without a title of the account. */
export type BrowserData = Pick<ListUseCases, 'outbox' | 'importJournal' | 'unmatched'>;

/**
 * Export of a member's data as one document: account, profile with recent titles and settings, lists with their titles and notes, viewings
 * and ratings, rows of imports without a title. Of this browser: changes that are not sent or that imports have left to make, and refused
 * names of lists.
 */
export type MemberExport = ExportedHistory & KeptImports & {
  readonly format: 'marquee-member';
  readonly version: 5;
  readonly exportedAt: string;
  readonly uid: UserId;
  readonly account: AccountIdentity;
  readonly profile: User;
  readonly lists: ReadonlyArray<ExportedList>;
};

/** The same for the file of the account: with the recent sign-ins, or null if the server could not be asked. Imports leave them out. */
export type AccountExport = MemberExport & { readonly signIns: ReadonlyArray<SignIn> | null };

type ExportDeps = {
  readonly users: UserRepository;
  readonly lists: Answer<ListRepository>;
  readonly history: Answer<HistoryRepository>;
  readonly storage: BrowserStorage;
  readonly clock: Clock;
};

const noImports: KeptImports = { unmatched: [], refusedNames: [] };

/** Reads the imports of this browser; none where it refuses its storage, and so keeps none. */
const readImports = ({ importJournal }: BrowserData, uid: UserId): Answer<KeptImports> =>
  pipe(importJournal, TE.flatMap((journal) => readKeptImports(journal, uid)), TE.orElse(() => TE.right(noImports)));

/** Reads the changes that imports have left to make; none where the browser refuses its storage, which may show as late as then. */
const readLeft = ({ importJournal }: BrowserData, uid: UserId): Answer<ReadonlyArray<MemberChange>> =>
  pipe(
    importJournal,
    TE.flatMap((journal) => readChangesLeft(journal, uid)),
    TE.orElse(() => TE.right<Failure, ReadonlyArray<MemberChange>>([])),
  );

/** Returns the outbox with changes behind it. */
const withChanges = (outbox: Outbox, changes: ReadonlyArray<MemberChange>, uid: UserId, createdAt: number): Outbox => ({
  ...outbox,
  pending: [...outbox.pending, ...changes.map((change, index): MemberCommand => ({ commandId: `${index}`, uid, createdAt, change }))],
});

/** Reads all data of a member. Fails as a whole: an export without some would look complete. */
export const readMemberExport = (
  { users, lists, history, storage, clock }: ExportDeps,
  uid: UserId,
  { email, emailVerified, role }: AccountIdentity,
  browser: BrowserData,
): Answer<MemberExport> =>
  pipe(
    TE.Do,
    // Read first, the outbox behind the journal: a change that is made or sent meanwhile is applied twice, which has the effect of once.
    TE.bind('left', () => readLeft(browser, uid)),
    TE.bind('outbox', () => () => firstValueFrom(browser.outbox)),
    TE.bind('profile', () => pipe(users.find(uid), TE.flatMap(O.match(() => TE.left(notFound('profile')), (found) => TE.right(found))))),
    TE.bind('repository', () => lists),
    TE.bind('stored', ({ repository }) => readListsForExport(repository, uid)),
    TE.bind('watched', ({ repository }) => pipe(history, TE.flatMap((own) => readHistoryForExport(own, repository, uid)))),
    TE.bind('imports', () => readImports(browser, uid)),
    // Read last: rows that move to the account meanwhile are in both.
    TE.bind('inAccount', () => readAccountRows(browser.unmatched, uid)),
    TE.map(({ left, outbox, profile, stored, watched, imports, inAccount }): MemberExport => ({
      format: 'marquee-member', version: 5, exportedAt: new Date(clock.now()).toISOString(), uid,
      account: { email, emailVerified, role },
      profile: {
        ...profile, content: withOpenedTitles(profile.content, readOpenedTitles(storage, uid)),
        turnedDown: withUnsentTurnedDown(storage, uid, profile.turnedDown),
      },
      lists: withUnsentLists(stored, withChanges(outbox, left, uid, clock.now()), clock.now()),
      ...withUnsentHistory(watched, outbox, left),
      unmatched: distinctRows([...inAccount.map(({ row }) => row), ...imports.unmatched]),
      refusedNames: [...new Set([...refusedNamesOf(outbox), ...imports.refusedNames])],
    })),
  );

/** Owner of the file. */
export type AccountExportInput = readonly [uid: UserId, account: AccountIdentity, browser: BrowserData & Pick<ListUseCases, 'signIns'>];

/** Reads the file of the account. If the sign-ins cannot be read it has none: the member's own data is what it is for. */
export const readAccountExport = (deps: ExportDeps, ...[uid, account, browser]: AccountExportInput): Answer<AccountExport> =>
  pipe(
    readMemberExport(deps, uid, account, browser),
    TE.bind('signIns', () =>
      pipe(browser.signIns.noteSignIn(), TE.orElse((): Answer<AccountExport['signIns']> => TE.right(null)))),
  );
