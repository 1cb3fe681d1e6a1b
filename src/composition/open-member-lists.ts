import { indexedDbOutboxStore } from '#adapters/browser/indexed-db-outbox-store';
import { webTabLock } from '#adapters/browser/web-tab-lock';
import { createListUseCases, type ListUseCasesDeps } from '#application/lists/create-list-use-cases';
import type { OpenedLists } from '#application/lists/member-lists-service';
import type { UserId } from '#domain/users/user-id';

/** Opens a member's lists with the outbox of this browser. Loaded lazily: only members need this code. */
export const openMemberLists = (deps: Pick<ListUseCasesDeps, 'network' | 'log' | 'clock'>): ((repositories: Pick<ListUseCasesDeps, 'lists' | 'history'>, uid: UserId) => OpenedLists) => {
  const outboxStore = indexedDbOutboxStore({ name: 'marquee-outbox', log: deps.log });
  const lock = webTabLock();
  return (repositories, uid) => createListUseCases({ ...deps, ...repositories, outboxStore, lock, newId: () => crypto.randomUUID(), random: () => Math.random() }, uid);
};
