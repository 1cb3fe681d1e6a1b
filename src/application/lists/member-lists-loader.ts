import type { BehaviorSubject } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { LinkTitlesDeps } from './titles/link-titles';
import type { ListUseCases } from './list-use-cases';

/** List use cases with the lifetime of a session. `close` ends sending and every watch; unsent changes stay stored. */
export type OpenedLists = ListUseCases & {
  readonly close: () => void;
  /** What `linkTitles` needs of these lists. */
  readonly linkDeps: Pick<LinkTitlesDeps, 'lists' | 'activeLists' | 'make' | 'log'>;
};

/** Opens the lists of the signed-in member. Loads their code at the first call, so that visitors never load it. */
export interface MemberListsLoader {
  readonly open: (uid: UserId) => Answer<OpenedLists>;
  /** The signed-in member's use cases; null for visitors and until they are loaded. Set by the session's screen. */
  readonly current$: BehaviorSubject<ListUseCases | null>;
}
