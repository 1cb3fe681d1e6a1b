import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { countedPlays, type ImportedFact, type ImportRow, type ImportRows, type LeftOutRow } from '#application/imports/import-row';
import { dayOf, imdbIdOf, ratingOf, titleNumberOf, withYear } from '#application/imports/import-values';

const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
const Id = optional(t.union([t.string, t.number]));
const Episode = t.union([
  t.type({ number: t.number, is_watched: t.boolean, watched_at: optional(t.string), rewatch_count: optional(t.number) }),
  t.type({ episode: t.number, watched: t.boolean, plays: optional(t.number) }),
]);
const Series = t.type({
  title: t.string, status: optional(t.string), created_at: optional(t.string), id: optional(t.type({ tvdb: Id, imdb: Id })),
  tvdb_id: Id, imdb_id: Id, tmdb_id: Id, rating_user: optional(t.number), favorite: optional(t.boolean),
  is_favorite: optional(t.boolean),
  seasons: t.array(t.intersection([
    t.union([t.type({ number: t.number }), t.type({ season: t.number })]), t.type({ episodes: t.array(Episode) }),
  ])),
});

/**
 * Returns whether JSON is series with their seasons and episodes, as exporters of TV Time in the browser and SeriesGuide
 * (`number`, `is_watched` and `season`, `episode`, `watched`) write them.
 */
export const isNestedSeries = (json: unknown): json is ReadonlyArray<unknown> =>
  Array.isArray(json) && json.some((each) => E.isRight(Series.decode(each)));

/**
 * Reads series with their watched episodes. A series that was not begun goes to the watchlist.
 * @param first number of rows of the file before these.
 */
export const readNestedSeries = (file: string, content: ReadonlyArray<unknown>, first = 0): ImportRows => {
  const [rows, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  for (const [index, each] of content.entries()) {
    const place = { file, row: first + index + 1 };
    const read = Series.decode(each);
    if (E.isLeft(read)) {
      leftOut.push({ ...place, name: '', year: null, reason: 'damaged' });
      continue;
    }
    const { title: name, id, seasons, status, created_at: createdAt, rating_user: points, favorite, is_favorite: isFavorite,
      ...ids } = read.right;
    const title = namedTitle({
      ...withYear(name), mediaType: 'tv', tmdbId: titleNumberOf(String(ids.tmdb_id ?? '')),
      tvdbId: titleNumberOf(String(id?.tvdb ?? ids.tvdb_id ?? '')), imdbId: imdbIdOf(String(id?.imdb ?? ids.imdb_id ?? '')),
    });
    const rating = ratingOf(String(points ?? ''), 1);
    const watched = seasons.flatMap(({ episodes, ...own }) => episodes.flatMap((each): ReadonlyArray<ImportedFact> => {
      const [isWatched, episode, day, plays] = 'episode' in each ? [each.watched, each.episode, null, each.plays]
        : [each.is_watched, each.number, dayOf(each.watched_at ?? ''), 1 + (each.rewatch_count ?? 0)];
      const season = 'season' in own ? own.season : own.number;
      return isWatched ? [{ kind: 'viewing', day, episode: { season, episode }, ...countedPlays(plays) }] : [];
    }));
    const liked: ReadonlyArray<ImportedFact> = [
      ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day: null }]),
      ...(favorite === true || isFavorite === true ? [{ kind: 'item' as const, list: 'favorites', note: null, day: null }] : []),
    ];
    const later: ReadonlyArray<ImportedFact> = [{ kind: 'item', list: 'watchlist', note: null, day: dayOf(createdAt ?? '') }];
    if (watched.length > 0) rows.push({ ...place, title, facts: [...watched, ...liked] });
    else if (status === 'stopped' && liked.length > 0) rows.push({ ...place, title, facts: liked });
    else if (status === 'stopped') leftOut.push({ ...place, name: title.name, year: title.year, reason: 'stopped' });
    else rows.push({ ...place, title, facts: [...later, ...liked] });
  }
  return { rows, leftOut, descriptions: new Map() };
};
