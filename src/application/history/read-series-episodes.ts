import * as E from 'fp-ts/Either';
import type { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import type { ListRepository } from '#domain/lists/list-repository';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';

/** Most titles of one query. */
const MAX_TITLES = 30;

/** Returns the known episodes that a member's title states contain. Series without, and films, are left out. */
export const readSeriesEpisodes =
  (
    repository: Pick<ListRepository, 'findTitles'>, uid: UserId, titles: ReadonlyArray<StoredTitle>,
  ): Answer<ReadonlyArray<SeriesEpisodes>> =>
  async () => {
    const series = [...new Map(titles.filter(({ mediaType }) => mediaType === 'tv').map((title) => [title.itemKey, title])).values()];
    const found: SeriesEpisodes[] = [];
    for (let from = 0; from < series.length; from += MAX_TITLES) {
      const references = series
        .slice(from, from + MAX_TITLES)
        .map(({ mediaType, movieID: id }) => ({ mediaType, id }));
      const states = await repository.findTitles(uid, references)();
      if (E.isLeft(states)) return states;
      for (const { itemKey, episodes } of states.right) if (episodes !== null) found.push({ itemKey, episodes });
    }
    return E.right(found);
  };
