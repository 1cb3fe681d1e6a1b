import * as E from 'fp-ts/Either';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import { calendarDay } from '#domain/shared/dates';
import { isTimeOfDay } from './days';
import { invalid, type Failure } from '#domain/shared/failure';
import { ratingsOf, uniqueViewings, viewingsOf, withViewingChange, type HistoryChange, type RatingChange } from './history-change';
import { isRating, type TitleRating } from './rating';
import { FIRST_VIEWING_DAY, type Viewing, type ViewingTime } from './viewing';
import { toMark } from './viewing-mark';

/** Most viewings of one title. */
export const MAX_VIEWINGS = 2000;
const FIRST_TIME = Date.parse(FIRST_VIEWING_DAY);

/** The stored documents that a plan reads. */
export type HistoryPlanDocuments = {
  readonly viewing: (entryId: string) => Viewing | null;
  readonly rating: (itemKey: string) => TitleRating | null;
  readonly title: (itemKey: string) => MemberTitleState | null;
};

/** A change of one document. The title's state changes with it, see `withHistoryWrite`. */
export type HistoryWrite =
  | { readonly kind: 'put-viewing'; readonly before: Viewing | null; readonly viewing: Viewing }
  | { readonly kind: 'remove-viewing'; readonly before: Viewing }
  | { readonly kind: 'put-rating'; readonly rating: TitleRating }
  | { readonly kind: 'remove-rating'; readonly title: StoredTitle }
  /** Writes the known episodes of a series to the title's state alone. */
  | { readonly kind: 'put-episodes'; readonly title: StoredTitle; readonly episodes: string };

type Plan = E.Either<Failure, ReadonlyArray<HistoryWrite>>;

/** Returns whether day and time of a viewing are both unknown, or an existing day and a time on it. */
export const isViewingTime = ({ day, watchedAt }: ViewingTime): boolean => {
  if (day === null || watchedAt === null) return day === watchedAt;
  return watchedAt >= FIRST_TIME && Number.isInteger(watchedAt) && day >= FIRST_VIEWING_DAY && isTimeOfDay(watchedAt, day);
};

const planLog = ({ viewings, episodes }: Extract<HistoryChange, { kind: 'log-viewings' }>, documents: HistoryPlanDocuments): Plan => {
  const unique = uniqueViewings(viewings);
  const added = unique.filter(({ entryId }) => documents.viewing(entryId) === null);
  const counts = new Map<string, number>();
  for (const {
    item: { itemKey },
  } of added)
    counts.set(itemKey, (counts.get(itemKey) ?? documents.title(itemKey)?.viewings.length ?? 0) + 1);
  if ([...counts.values()].some((count) => count > MAX_VIEWINGS)) return E.left(invalid('viewings', 'too-many'));
  const [first] = unique;
  const known: ReadonlyArray<HistoryWrite> =
    first === undefined || episodes === null || documents.title(first.item.itemKey)?.episodes === episodes
      ? []
      : [{ kind: 'put-episodes', title: first.item, episodes }];
  return E.right([...added.map((viewing): HistoryWrite => ({ kind: 'put-viewing', before: null, viewing })), ...known]);
};

const ratingWrites = (ratings: ReadonlyArray<RatingChange>, documents: HistoryPlanDocuments): ReadonlyArray<HistoryWrite> =>
  ratings.flatMap(({ title, rating, ratedAt }): ReadonlyArray<HistoryWrite> => {
    if ((documents.rating(title.itemKey)?.rating ?? null) === rating) return [];
    return rating === null ? [{ kind: 'remove-rating', title }] : [{ kind: 'put-rating', rating: { item: title, rating, ratedAt } }];
  });

const planViewings = (change: HistoryChange, documents: HistoryPlanDocuments): Plan => {
  switch (change.kind) {
    case 'log-viewings':
      return planLog(change, documents);
    case 'remove-viewings':
      return E.right(uniqueViewings(change.viewings).flatMap(({ entryId }): ReadonlyArray<HistoryWrite> => {
        const before = documents.viewing(entryId);
        return before === null ? [] : [{ kind: 'remove-viewing', before }];
      }));
    case 'change-viewing': {
      const before = documents.viewing(change.viewing.entryId);
      if (before === null) return E.right([]);
      const viewing = withViewingChange(before, change);
      return E.right(toMark(viewing) === toMark(before) ? [] : [{ kind: 'put-viewing', before, viewing }]);
    }
    case 'rate-title':
    case 'rate-titles':
      return E.right([]);
  }
};

/**
 * Returns the writes of a change, none if it is applied already. Fails with `invalid` for a malformed time, a value that is no rating,
 * and more than `MAX_VIEWINGS` viewings of a title.
 */
export const planHistoryChange = (change: HistoryChange, documents: HistoryPlanDocuments): Plan => {
  const [stored, ratings] = [change.kind === 'remove-viewings' ? [] : viewingsOf(change), ratingsOf(change)];
  if (!stored.every(isViewingTime)) return E.left(invalid('watchedAt', 'malformed'));
  if (![...stored, ...ratings].every(({ rating }) => rating === null || isRating(rating))) return E.left(invalid('rating', 'malformed'));
  return E.map((viewings: ReadonlyArray<HistoryWrite>) => [...viewings, ...ratingWrites(ratings, documents)])(
    planViewings(change, documents));
};

/** Moves times of a fast clock back to now, with their days: nothing is watched or rated in the future. @param now ms since 1970. */
export const withPastTimes = (write: HistoryWrite, now: number): HistoryWrite => {
  if (write.kind === 'put-viewing' && (write.viewing.watchedAt ?? now) > now)
    return { ...write, viewing: { ...write.viewing, day: calendarDay(now), watchedAt: now } };
  return write.kind === 'put-rating' ? { ...write, rating: { ...write.rating, ratedAt: Math.min(write.rating.ratedAt, now) } } : write;
};

/** Returns the title that a write concerns. */
export const titleOfWrite = (write: HistoryWrite): StoredTitle => {
  switch (write.kind) {
    case 'put-viewing':
      return write.viewing.item;
    case 'remove-viewing':
      return write.before.item;
    case 'put-rating':
      return write.rating.item;
    case 'remove-rating':
    case 'put-episodes':
      return write.title;
  }
};

/** Which marks a title's state gains and loses by a write, and which values it gets. */
export type TitleStateChange = {
  readonly added: string | null;
  readonly removed: string | null;
  readonly values: { readonly rating?: number | null; readonly episodes?: string };
};

/** Returns the change of the title's state that belongs to a write, for adapters that send it as a change of sets. */
export const titleStateChange = (write: HistoryWrite): TitleStateChange => {
  switch (write.kind) {
    case 'put-viewing':
      return { added: toMark(write.viewing), removed: write.before === null ? null : toMark(write.before), values: {} };
    case 'remove-viewing':
      return { added: null, removed: toMark(write.before), values: {} };
    case 'put-rating':
      return { added: null, removed: null, values: { rating: write.rating.rating } };
    case 'remove-rating':
      return { added: null, removed: null, values: { rating: null } };
    case 'put-episodes':
      return { added: null, removed: null, values: { episodes: write.episodes } };
  }
};

/** Returns the title's state after a write. @param state null if there is none yet. */
export const withHistoryWrite = (state: MemberTitleState | null, write: HistoryWrite): MemberTitleState => {
  const { mediaType, movieID: id, imdbID } = titleOfWrite(write);
  const before = state ?? emptyTitleState({ mediaType, id }, imdbID);
  const { added, removed, values } = titleStateChange(write);
  const kept = before.viewings.filter((mark) => mark !== removed && mark !== added);
  return { ...before, imdbID: before.imdbID ?? imdbID, viewings: added === null ? kept : [...kept, added], ...values };
};
