import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, of } from 'rxjs';
import { createListUseCases, type ListUseCasesDeps } from '#application/lists/create-list-use-cases';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberListsService } from '#application/lists/member-lists-service';
import { testOutboxStore } from '#application/lists/outbox-store.fixture';

/** Opens the lists of a story's member: the outbox lasts as long as the story, and ids count up, so that pictures are the same every time. */
export const storyMemberLists = (deps: Pick<ListUseCasesDeps, 'lists' | 'network' | 'clock'>): MemberListsService => {
  let ids = 0;
  const outboxStore = testOutboxStore();
  return {
    current$: new BehaviorSubject<ListUseCases | null>(null),
    open: (uid) =>
      TE.right(createListUseCases({ ...deps, outboxStore, lock: { hold: () => of(undefined) }, log: { failure: () => {} }, newId: () => `story-new-${(ids += 1)}`, random: () => 0.5 }, uid)),
  };
};
