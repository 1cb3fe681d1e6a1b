import type { BehaviorSubject } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import type { RekeyTitlesDeps } from './titles/rekey-titles';
import type { ListUseCases } from './list-use-cases';

/** List use cases with the lifetime of a session. `close` ends sending and every watch; unsent changes stay stored. */
export type SessionListUseCases = ListUseCases & {
  readonly close: () => void;
  /** Members of these lists that `rekeyTitles` needs. */
  readonly rekeyDeps: Pick<RekeyTitlesDeps, 'lists' | 'history' | 'activeLists' | 'make' | 'log'>;
};

/** Opens the lists of the signed-in member. Loads their code at the first call, so that visitors never load it. */
export interface MemberListsLoader {
  readonly open: (uid: UserId) => Answer<SessionListUseCases>;
  /** The signed-in member's use cases; null for visitors and until they are loaded. Set by the session's screen. */
  readonly current$: BehaviorSubject<ListUseCases | null>;
}
