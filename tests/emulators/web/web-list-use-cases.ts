import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, map } from 'rxjs';
import { loadedHistoryRepository, loadedListRepository, loadedUnmatchedEntries } from '#adapters/loaded-repositories.fixture';
import type { FirebaseAdapter } from '#adapters/firebase/index';
import { httpMemberApi } from '#adapters/functions-api/http-member-api';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { createListUseCases } from '#application/lists/create-list-use-cases';
import type { SessionListUseCases } from '#application/lists/member-lists-loader';
import { testOutboxStore, testTabLock } from '#application/lists/outbox/outbox-store.fixture';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { offline } from '#domain/shared/failure';
import type { AuthService } from '#domain/users/auth-service';
import { signUpUser, type TestUser } from '#domain/users/contract/backend.contract';
import type { UserId } from '#domain/users/user-id';
import { initializationPlanner } from '#domain/users/user-initialization';
import { members } from '../functions/functions-testbed';
import { functionsBase } from './web-testbed';

/** Creates and signs in a member, whose documents this process writes. */
export const signUpMember = async (auth: AuthService): Promise<TestUser> => {
  const created = await signUpUser({ auth });
  const { uid, email } = created;
  await expectRight(members.initialize(uid, initializationPlanner({ uid, name: 'Maya', email, now: Date.now() - 2000 })));
  await expectRight(auth.refresh);
  return created;
};

/**
 * Opens the lists of the signed-in member of a browser over the web SDK.
 * @param online$ false cuts sending off, as without a network. The SDK's own switch ends its client with an internal error (SDK 12.19).
 */
export const webListUseCases = (
  { lists, history, unmatched, token }: FirebaseAdapter, uid: UserId,
  { outboxStore = testOutboxStore(), online$ = new BehaviorSubject(true) } = {},
): SessionListUseCases => {
  const [repository, viewings] = [loadedListRepository(lists), loadedHistoryRepository(history)];
  return createListUseCases(
    {
      lists: {
        ...repository,
        apply: (command) => () => (online$.value ? repository.apply(command)() : TE.left(offline)()),
        api: { ...httpMemberApi({ base: functionsBase(), token }), ...loadedUnmatchedEntries(unmatched) },
      },
      history: { ...viewings, apply: (command) => () => (online$.value ? viewings.apply(command)() : TE.left(offline)()) },
      outboxStore,
      lock: testTabLock(),
      network: { online: online$.pipe(map((online) => E.right(online))) },
      log: { failure: () => undefined },
      clock: { now: () => Date.now() - 1000 },
      newId: () => crypto.randomUUID(),
      random: Math.random,
      episodesOf: () => TE.right(null), importJournal: TE.right(testImportJournal()),
      getImdbId: () => TE.right(null),
    },
    uid,
  );
};
