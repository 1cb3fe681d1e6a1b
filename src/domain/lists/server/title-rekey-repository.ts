import type { TitleId } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import type { ChangedTitleId } from '#domain/users/recent-titles';
import type { RecentTitle } from '#domain/users/user';
import type { UserId } from '#domain/users/user-id';
import type { ListRepairRepository, StoredTitleReference } from './list-repair-repository';

/** Server-side access to everything that members have stored under the key of a title. */
export interface TitleRekeyRepository extends Pick<ListRepairRepository, 'membersAfter'> {
  /** Returns at most `limit` titles with a negative number by ascending item key, behind `after`; null is the start. */
  readonly ownNumbersAfter: (uid: UserId, after: string | null, limit: number) => Answer<ReadonlyArray<StoredTitleReference>>;
  readonly recentTitles: (uid: UserId) => Answer<ReadonlyArray<RecentTitle>>;
  /** Puts items, viewings, rating and state of a title under another key, all or nothing. */
  readonly move: (uid: UserId, formerKey: string, present: TitleId) => Answer<void>;
  readonly updateRecentIds: (uid: UserId, changed: ReadonlyArray<ChangedTitleId>) => Answer<void>;
}
