import * as E from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Outbox } from '#application/ports/outbox-store';
import { ratingsOf, type RatingChange } from '#domain/history/history-change';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import { withRatingChanges } from '#domain/history/ratings/with-rating-changes';
import { isHistoryChange, type MemberCommand } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

/** The ratings that are read so far. */
export type RatingsState = {
  /** By item key, with unconfirmed changes. */
  readonly ratings: ReadonlyArray<TitleRating>;
  /** `loading` while they are first read, `loadingMore` when the rest is read after a failure, `ready` when all are read. */
  readonly status: 'loading' | 'loadingMore' | 'ready' | 'failed';
  /** Why the last read failed; the ratings read before stay. */
  readonly failure: Failure | null;
};

/** The reading of all ratings of a member, page by page. */
export interface RatingsReading {
  readonly state$: Observable<RatingsState>;
  /** Begins to read, goes on after a pause, or repeats a failed read. Does nothing while a page is being read. */
  readonly readOn: () => void;
  /** Stops after the page that is being read. Changes are still applied. */
  readonly pause: () => void;
  /** Ends reading and following the changes. */
  readonly close: () => void;
}

type RatingsReadingDeps = Pick<ListUseCases, 'uid' | 'outbox'> & {
  readonly history: Answer<Pick<HistoryRepository, 'readRatings'>>;
};

/** Commands that wait, and those that were sent since the reading began: a page may have been read before or after them. */
type KnownCommands = { readonly pending: ReadonlyArray<MemberCommand>; readonly sent: ReadonlyArray<MemberCommand> };

const withOutbox = ({ pending: before, sent }: KnownCommands, { pending, refused }: Outbox): KnownCommands => {
  const left = new Set([...pending, ...refused.map(({ command }) => command)].map(({ commandId }) => commandId));
  return { pending, sent: [...sent, ...before.filter(({ commandId }) => !left.has(commandId))] };
};

const ratingChangesOf = ({ pending, sent }: KnownCommands): ReadonlyArray<RatingChange> =>
  [...sent, ...pending].flatMap(({ change }) => (isHistoryChange(change) ? ratingsOf(change) : []));

/**
 * Reads all ratings of a member, a hundred at a time: the cost grows with what the member has rated. Changes made in this browser are
 * applied, those of other devices are not followed.
 */
export const readAllRatings = ({ uid, outbox, history }: RatingsReadingDeps): RatingsReading => {
  const read$ = new BehaviorSubject<RatingsState>({ ratings: [], status: 'loading', failure: null });
  const commands$ = new BehaviorSubject<KnownCommands>({ pending: [], sent: [] });
  const subscription = outbox.subscribe((result) => {
    if (E.isRight(result)) commands$.next(withOutbox(commands$.value, result.right));
  });
  let after: string | null = null;
  let isPaused = true;
  let isReading = false;

  const readPage = async (): Promise<void> => {
    const repository = await history();
    const page = E.isLeft(repository) ? repository : await repository.right.readRatings(uid, after)();
    const { ratings, status } = read$.value;
    if (E.isLeft(page)) {
      read$.next({ ratings, status: 'failed', failure: page.left });
      return;
    }
    after = page.right.next;
    read$.next({ ratings: [...ratings, ...page.right.ratings], status: after === null ? 'ready' : status, failure: null });
  };
  const isUnfinished = (): boolean => read$.value.status === 'loading' || read$.value.status === 'loadingMore';
  const readPages = async (): Promise<void> => {
    isReading = true;
    while (!isPaused && isUnfinished()) await readPage();
    isReading = false;
  };
  const pause = (): void => {
    isPaused = true;
  };
  return {
    state$: combineLatest([read$, commands$]).pipe(
      map(([state, commands]) => ({ ...state, ratings: withRatingChanges(state.ratings, ratingChangesOf(commands)) })),
    ),
    readOn: () => {
      isPaused = false;
      const { ratings, status } = read$.value;
      if (status === 'failed') read$.next({ ratings, status: ratings.length === 0 ? 'loading' : 'loadingMore', failure: null });
      if (!isReading) void readPages();
    },
    pause,
    close: () => {
      pause();
      subscription.unsubscribe();
    },
  };
};
