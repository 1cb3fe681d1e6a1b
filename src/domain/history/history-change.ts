import * as t from 'io-ts';
import { StoredTitle } from '#domain/lists/stored-title';
import { orNull } from '#domain/shared/codecs/or-null';
import { withUpgrade } from '#domain/shared/with-upgrade';
import { UserId } from '#domain/users/user-id';
import { withEpisodes } from './series/former-season-sizes';
import { Viewing } from './viewing';

const kinds = {
  /**
   * Adds viewings; one whose id exists keeps its entry. `episodes`: the known episodes of the series as `knownEpisodesText` writes them, if
   * all viewings are of one series and its episodes are known; else null.
   */
  'log-viewings': withUpgrade(
    t.strict({ kind: t.literal('log-viewings'), viewings: t.readonlyArray(Viewing), episodes: orNull(t.string) }),
    withEpisodes('seasonSizes'),
  ),
  'remove-viewings': t.strict({ kind: t.literal('remove-viewings'), viewings: t.readonlyArray(Viewing) }),
  /** Changes when something was watched. Both viewings have one id. Does nothing if the viewing is gone. */
  'change-viewing': t.strict({ kind: t.literal('change-viewing'), before: Viewing, viewing: Viewing }),
  /** Rates a title, or removes the rating (null). `before` is the rating that the member saw, for taking the change back. */
  'rate-title': t.strict({
    kind: t.literal('rate-title'),
    title: StoredTitle,
    rating: orNull(t.number),
    before: orNull(t.number),
    ratedAt: t.number,
  }),
};

/** Change of a member's watch history or ratings, as a command holds it. */
export const HistoryChange = t.union(
  [kinds['log-viewings'], kinds['remove-viewings'], kinds['change-viewing'], kinds['rate-title']],
  'HistoryChange',
);
export type HistoryChange = t.TypeOf<typeof HistoryChange>;

/** A member's change of the watch history or of ratings. Idempotent: applied twice, a command has the effect of once. */
export const HistoryCommand = t.readonly(
  t.strict({ commandId: t.string, uid: UserId, createdAt: t.number, change: HistoryChange }),
  'HistoryCommand',
);
export type HistoryCommand = t.TypeOf<typeof HistoryCommand>;

/** Returns the change that takes a change back. */
export const inverseHistoryChange = (change: HistoryChange): HistoryChange => {
  switch (change.kind) {
    case 'log-viewings':
      return { kind: 'remove-viewings', viewings: change.viewings };
    case 'remove-viewings':
      return { kind: 'log-viewings', viewings: change.viewings, episodes: null };
    case 'change-viewing':
      return { kind: 'change-viewing', before: change.viewing, viewing: change.before };
    case 'rate-title':
      return { ...change, rating: change.before, before: change.rating };
  }
};

/** Returns the titles that a change concerns, each once. */
export const concernedTitles = (change: HistoryChange): ReadonlyArray<StoredTitle> => {
  if (change.kind === 'rate-title') return [change.title];
  const viewings = change.kind === 'change-viewing' ? [change.viewing] : change.viewings;
  return [...new Map(viewings.map(({ item }) => [item.itemKey, item])).values()];
};

/** Returns the first viewing of each id. */
export const uniqueViewings = (viewings: ReadonlyArray<Viewing>): ReadonlyArray<Viewing> =>
  [...new Map([...viewings].reverse().map((viewing) => [viewing.entryId, viewing])).values()].reverse();
