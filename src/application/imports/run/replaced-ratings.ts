import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { ratingsOf } from '#domain/history/history-change';
import type { HistoryRepository, RatingsPage } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import { withRatingChanges } from '#domain/history/ratings/with-rating-changes';
import { isHistoryCommand } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

type Deps = {
  readonly lists: Pick<ListUseCases, 'uid' | 'outbox'>;
  readonly history: Answer<Pick<HistoryRepository, 'readRatings'>>;
};

/**
 * Reads the member's ratings that the ratings of files replace, by item key, with unsent changes. Pages follow the order of the keys and
 * begin before the next key that is asked for, so that few ratings cost few pages.
 */
export const readReplacedRatings =
  (
    { lists: { uid, outbox }, history }: Deps, inFiles: ReadonlyArray<TitleRating>, states: ReadonlyMap<string, MemberTitleState>,
  ): Answer<ReadonlyMap<string, TitleRating>> =>
  async () => {
    const others = inFiles.filter(({ item, rating }) => ![null, rating].includes(states.get(item.itemKey)?.rating ?? null));
    const keys = [...new Set(others.map(({ item }) => item.itemKey))].sort();
    const [repository, unsent] = [await history(), await firstValueFrom(outbox)];
    if (E.isLeft(repository)) return repository;
    if (E.isLeft(unsent)) return unsent;
    const found: TitleRating[] = [];
    let last: string | null = '';
    for (const key of keys) {
      while (last !== null && last < key) {
        const before: string = key.slice(0, -1);
        const page: E.Either<Failure, RatingsPage> = await repository.right.readRatings(uid, before > last ? before : last)();
        if (E.isLeft(page)) return page;
        found.push(...page.right.ratings);
        last = page.right.next;
      }
    }
    const changes = unsent.right.pending.filter(isHistoryCommand).flatMap(({ change }) => ratingsOf(change));
    return E.right(new Map(withRatingChanges(found, changes).map((rating) => [rating.item.itemKey, rating])));
  };
