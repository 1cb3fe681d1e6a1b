import * as E from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { createListUseCases, type ListUseCasesDeps } from '#application/lists/create-list-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberListsService } from '#application/lists/member-lists-service';
import { testOutboxStore } from '#application/lists/outbox-store.fixture';
import type { ListChange, ListCommand } from '#domain/lists/list-command';
import type { ListRepository } from '#domain/lists/list-repository';
import type { Failure } from '#domain/shared/failure';
import { withAnswerNetwork, withWatchNetwork, type NetworkCondition } from '#storybook/fault-injection.ts';

/** The lists of the signed-in user of a story. */
export type StoryLists = {
  /** Changes made before the story begins. */
  readonly changes?: ReadonlyArray<ListChange>;
  /** Changes that the backend has refused, with the reason. */
  readonly refused?: ReadonlyArray<readonly [ListChange, Failure]>;
};

/** Applies a network condition. Offline, lists are read from this device, as from the local copy of the Firebase backend, and changes wait. */
const inNetwork = (lists: ListRepository, network: () => NetworkCondition): ListRepository => {
  const watching = withWatchNetwork(() => (network() === 'offline' ? 'ok' : network()));
  const answering = withAnswerNetwork(network);
  return {
    ...lists,
    watchLists: (uid) => watching(lists.watchLists(uid)),
    watchBin: (uid) => watching(lists.watchBin(uid)),
    watchItems: (...args) => watching(lists.watchItems(...args)),
    apply: (command) => answering(lists.apply(command)),
  };
};

type StoryDeps = Pick<ListUseCasesDeps, 'lists' | 'network' | 'clock'>;

/** Opens the lists of a story's member: the outbox lasts as long as the story, and ids count up, so that pictures are the same every time. */
export const storyMemberLists = (deps: StoryDeps, { changes = [], refused = [] }: StoryLists, network: () => NetworkCondition): MemberListsService => {
  let ids = 0;
  const outboxStore = testOutboxStore();
  return {
    current$: new BehaviorSubject<ListUseCases | null>(null),
    open: (uid) => async () => {
      const toCommand = (change: ListChange): ListCommand => ({ commandId: `story-${(ids += 1)}`, uid, createdAt: deps.clock.now(), change });
      for (const change of changes) await deps.lists.apply(toCommand(change))();
      await outboxStore.update(uid, (outbox) => ({ ...outbox, refused: refused.map(([change, failure]) => ({ command: toCommand(change), failure, waiting: [] })) }))();
      const lists = inNetwork(deps.lists, network);
      return E.right(createListUseCases({ ...deps, lists, outboxStore, lock: { hold: () => of(undefined) }, log: { failure: () => {} }, newId: () => `story-new-${(ids += 1)}`, random: () => 0.5 }, uid));
    },
  };
};
