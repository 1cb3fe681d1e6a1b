import * as t from 'io-ts';
import { StoredTitle } from '#domain/lists/stored-title';
import { orNull } from '#domain/shared/codecs/or-null';
import { withUpgrade } from '#domain/shared/with-upgrade';
import { UserId } from '#domain/users/user-id';
import { TitleRating } from './rating';
import { withEpisodes } from './series/former-season-sizes';
import { Viewing } from './viewing';

/** A rating of a title, or its removal (null). `before` is the rating that the member saw, for taking the change back. */
const ratingChange = { title: StoredTitle, rating: orNull(t.number), before: orNull(t.number), ratedAt: t.number };
/** The stored rating of `before`, where the change has read it: taking the change back restores its time, too. */
const replaced = t.partial({ replaced: TitleRating });
export const RatingChange = t.exact(t.intersection([t.type(ratingChange), replaced]));
export type RatingChange = t.TypeOf<typeof RatingChange>;
const withRatings = t.partial({ ratings: t.readonlyArray(RatingChange) });

const kinds = {
  /**
   * Adds viewings; one whose id exists keeps its entry. `episodes`: the known episodes of the series as `knownEpisodesText` writes them, if
   * all viewings are of one series and its episodes are known; else null. `ratings` of the same titles cost their states no further write.
   */
  'log-viewings': withUpgrade(
    t.exact(t.intersection([
      t.type({ kind: t.literal('log-viewings'), viewings: t.readonlyArray(Viewing), episodes: orNull(t.string) }), withRatings,
    ])),
    withEpisodes('seasonSizes'),
  ),
  'remove-viewings': t.exact(t.intersection([
    t.type({ kind: t.literal('remove-viewings'), viewings: t.readonlyArray(Viewing) }), withRatings,
  ])),
  /** Changes when something was watched, or its rating. Both viewings have one id. Does nothing if the viewing is gone. */
  'change-viewing': t.strict({ kind: t.literal('change-viewing'), before: Viewing, viewing: Viewing }),
  'rate-title': t.exact(t.intersection([t.type({ kind: t.literal('rate-title'), ...ratingChange }), replaced])),
  /** Rates several titles, each once. */
  'rate-titles': t.strict({ kind: t.literal('rate-titles'), ratings: t.readonlyArray(RatingChange) }),
};

/** Change of a member's watch history or ratings, as a command holds it. */
export const HistoryChange = t.union(
  [kinds['log-viewings'], kinds['remove-viewings'], kinds['change-viewing'], kinds['rate-title'], kinds['rate-titles']],
  'HistoryChange',
);
export type HistoryChange = t.TypeOf<typeof HistoryChange>;

/** A member's change of the watch history or of ratings. Idempotent: applied twice, a command has the effect of once. */
export const HistoryCommand = t.readonly(
  t.strict({ commandId: t.string, uid: UserId, createdAt: t.number, change: HistoryChange }),
  'HistoryCommand',
);
export type HistoryCommand = t.TypeOf<typeof HistoryCommand>;

/** Returns the ratings that a change sets or removes. */
export const ratingsOf = (change: HistoryChange): ReadonlyArray<RatingChange> =>
  (change.kind === 'rate-title' ? [change] : 'ratings' in change ? change.ratings ?? [] : []);

/** Returns the viewings that a change adds, changes or removes. */
export const viewingsOf = (change: HistoryChange): ReadonlyArray<Viewing> =>
  change.kind === 'change-viewing' ? [change.viewing] : 'viewings' in change ? change.viewings : [];

/**
 * Returns a stored viewing, or its mark, after a change of it. Only what the member has changed is taken over, so that a new day and a new
 * rating from two devices both stay.
 */
export const withViewingChange = <A extends Pick<Viewing, 'day' | 'watchedAt' | 'rating'>>(
  stored: A, { before, viewing: { day, watchedAt, rating } }: Extract<HistoryChange, { kind: 'change-viewing' }>,
): A => ({
  ...stored,
  ...((day !== before.day || watchedAt !== before.watchedAt) && { day, watchedAt }),
  ...(rating !== before.rating && { rating }),
});

/** Returns the rating that takes a rating back. */
export const inverseRating = <A extends RatingChange>({ replaced: former, ...change }: A): Omit<A, 'replaced'> => ({
  ...change, rating: change.before, before: change.rating,
  ...(former !== undefined && { title: former.item, ratedAt: former.ratedAt }),
});

const inverseRatings = ({ ratings }: { readonly ratings?: ReadonlyArray<RatingChange> }) =>
  (ratings === undefined ? {} : { ratings: ratings.map(inverseRating) });

/** Returns the change that takes a change back. */
export const inverseHistoryChange = (change: HistoryChange): HistoryChange => {
  switch (change.kind) {
    case 'log-viewings':
      return { kind: 'remove-viewings', viewings: change.viewings, ...inverseRatings(change) };
    case 'remove-viewings':
      return { kind: 'log-viewings', viewings: change.viewings, episodes: null, ...inverseRatings(change) };
    case 'change-viewing':
      return { kind: 'change-viewing', before: change.viewing, viewing: change.before };
    case 'rate-title':
      return inverseRating(change);
    case 'rate-titles':
      return { kind: 'rate-titles', ratings: change.ratings.map(inverseRating) };
  }
};

/** Returns the titles that a change concerns, each once. */
export const concernedTitles = (change: HistoryChange): ReadonlyArray<StoredTitle> => {
  const titles = [...viewingsOf(change).map(({ item }) => item), ...ratingsOf(change).map(({ title }) => title)];
  return [...new Map(titles.map((title) => [title.itemKey, title])).values()];
};

/** Returns the first viewing of each id. */
export const uniqueViewings = (viewings: ReadonlyArray<Viewing>): ReadonlyArray<Viewing> =>
  [...new Map([...viewings].reverse().map((viewing) => [viewing.entryId, viewing])).values()].reverse();
