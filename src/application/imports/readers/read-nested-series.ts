import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { countedPlays, type ImportedFact, type ImportRow, type ImportRows, type LeftOutRow } from '#application/imports/import-row';
import {
  dayOfTime, imdbIdOf, maybe, NOT_BEGUN, orUnread, ratingOf, titleNumberOf, withYear, yearIn,
} from '#application/imports/import-values';
import { entriesIn } from '#application/imports/text/json-records';

const Id = maybe(t.union([t.string, t.number]));
const Episode = t.intersection([t.union([t.type({ number: t.number }), t.type({ episode: t.number })]), t.type({
  is_watched: maybe(t.boolean), watched: maybe(t.boolean), watched_at: t.unknown, rewatch_count: maybe(t.number),
  plays: maybe(t.number), rating_user: t.unknown, rating: t.unknown, rating_votes: t.unknown,
})]);
type Episode = t.TypeOf<typeof Episode>;
const Series = t.type({
  title: t.string, year: t.unknown, status: maybe(t.string), created_at: t.unknown,
  id: t.union([t.type({ tvdb: Id, imdb: Id }), Id]), tvdb_id: Id, imdb_id: Id, tmdb_id: Id,
  rating_user: maybe(t.number), rating: t.unknown, my_rating: t.unknown, rating_votes: t.unknown,
  favorite: maybe(t.boolean), is_favorite: maybe(t.boolean), release_time: t.unknown,
  seasons: t.array(t.intersection([
    t.union([t.type({ number: t.number }), t.type({ season: t.number })]), t.type({ episodes: t.array(orUnread(Episode)) }),
  ])),
});

type Rated = { readonly rating_user: unknown; readonly rating: unknown; readonly rating_votes: unknown };

/** Returns the member's rating. Beside the number of its votes, a rating is that of a community. */
const pointsOf = ({ rating_user: user, rating, rating_votes: votes }: Rated): number | null => {
  const points = user ?? (votes === undefined ? rating : null);
  return typeof points === 'string' || typeof points === 'number' ? ratingOf(String(points), 1) : null;
};

const isUnread = (episode: Episode): boolean => 'number' in episode && episode.number < 0;
/** Returns whether an episode was watched. One that cannot be read was, unless it says no, so that the row says that one is missing. */
const isWatched = (episode: Episode): boolean =>
  episode.is_watched ?? episode.watched ?? (episode.watched_at === undefined ? isUnread(episode) : Boolean(episode.watched_at));

const episodesOf = ({ seasons }: t.TypeOf<typeof Series>): ReadonlyArray<Episode> => seasons.flatMap(({ episodes }) => episodes);
const hasNone = (series: t.TypeOf<typeof Series>): boolean => episodesOf(series).length === 0;
const saysWatched = (series: t.TypeOf<typeof Series>): boolean =>
  episodesOf(series).some((episode) => !isUnread(episode) && (episode.is_watched ?? episode.watched ?? episode.watched_at) !== undefined);

const hasSeries = (json: unknown, ...tests: ReadonlyArray<typeof hasNone>): json is ReadonlyArray<unknown> =>
  Array.isArray(json) && json.some((each) => {
    const read = Series.decode(each);
    return E.isRight(read) && tests.some((test) => test(read.right));
  });

/** Exporters can give the films of a file the fields of its series. An entry that is no object is damaged, whatever stands beside it. */
const isSeries = (entry: unknown): boolean =>
  !t.UnknownRecord.is(entry) ||
  (Array.isArray(entry['seasons']) &&
    !['type', 'media_type', 'item_type'].some((field) => /^(?:movie|film)s?$/i.test(String(entry[field]))));

/**
 * Returns whether JSON is nothing but series with their seasons and what was watched of them, as exporters of TV Time in the browser and
 * SeriesGuide (`number`, `is_watched` and `season`, `episode`, `watched`) write them.
 */
export const isNestedSeries = (json: unknown): json is ReadonlyArray<unknown> =>
  hasSeries(json, hasNone, saysWatched) && json.every(isSeries);

/** Most objects that an array of series stands in: `{ watched: { shows: [] } }`. */
const MAX_DEPTH = 3;

/** Takes series with their episodes out of the arrays in an object: the rest can be films and lists, `{ movies: [], shows: [] }`. */
export const withoutNestedSeries = (json: unknown, depth = 0): { readonly series: ReadonlyArray<unknown>; readonly rest: unknown } => {
  // In an object, series without episodes say themselves whether they were watched.
  if (hasSeries(json, saysWatched)) {
    return { series: json.filter(isSeries), rest: json.filter((entry) => !isSeries(entry)) };
  }
  if (!t.UnknownRecord.is(json) || depth >= MAX_DEPTH) return { series: [], rest: json };
  const fields = Object.entries(json).map(([name, value]) => ({ name, ...withoutNestedSeries(value, depth + 1) }));
  return {
    series: fields.flatMap(({ series }) => series), rest: Object.fromEntries(fields.map(({ name, rest }) => [name, rest] as const)),
  };
};

/** Leaves out the entries beside series that no reader knows. @param isOther whether they are about something else, such as music. */
export const unreadBeside = (file: string, rest: unknown, isOther: boolean): ImportRows => {
  const entries: ReadonlyArray<unknown> = Array.isArray(rest) ? rest : entriesIn(rest);
  const why = { name: '', year: null, reason: isOther ? 'no-title' : 'no-name' } as const;
  return { rows: [], leftOut: entries.map((_, index) => ({ file, row: index + 1, ...why })), descriptions: new Map() };
};

/**
 * States of a series that was watched as a whole, and of one that is not watched any more; others are those of a series begun.
 * SeriesGuide says how a series itself goes on, which is none; its "continuing" is TV Time's word for a series begun, too.
 */
const WATCHED = ['completed', 'watched', 'finished'];
const STOPPED = ['stopped', 'dropped', 'abandoned', 'archived'];

const OF_PRODUCTION = ['ended', 'canceled', 'upcoming', 'in_production', 'pilot', 'unknown'];

const stateOf = ({ status, release_time: time, seasons }: t.TypeOf<typeof Series>): string => {
  const isOfGuide = time !== undefined || seasons.some((season) => 'season' in season);
  const state = status?.toLowerCase() ?? '';
  return OF_PRODUCTION.includes(state) || (isOfGuide && state === 'continuing') ? '' : state;
};

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
      const name = t.UnknownRecord.is(each) && typeof each['title'] === 'string' ? each['title'] : '';
      leftOut.push({ ...place, name, year: null, reason: 'damaged' });
      continue;
    }
    const { title: name, year, id, seasons, created_at: createdAt, rating_user: user, favorite, is_favorite: isFavorite,
      ...ids } = read.right;
    const services = typeof id === 'object' ? id : null;
    const title = namedTitle({
      ...withYear(name, yearIn(String(year))), mediaType: 'tv', tmdbId: titleNumberOf(String(ids.tmdb_id ?? '')),
      tvdbId: titleNumberOf(String(services?.tvdb ?? ids.tvdb_id ?? '')), imdbId: imdbIdOf(String(services?.imdb ?? ids.imdb_id ?? '')),
    });
    const rating = pointsOf({ ...ids, rating_user: user ?? ids.my_rating });
    const watched = seasons.flatMap(({ episodes, ...own }) => episodes.filter(isWatched).map((each): ImportedFact => {
      const [season, episode] = ['season' in own ? own.season : own.number, 'episode' in each ? each.episode : each.number];
      const [plays, points] = [each.plays ?? 1 + (each.rewatch_count ?? 0), pointsOf(each)];
      return {
        kind: 'viewing', day: dayOfTime(each.watched_at), episode: { season, episode }, ...countedPlays(plays),
        ...(points !== null && { rating: points }),
      };
    }));
    const liked: ReadonlyArray<ImportedFact> = [
      ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day: null }]),
      ...(favorite === true || isFavorite === true ? [{ kind: 'item' as const, list: 'favorites', note: null, day: null }] : []),
    ];
    const later: ReadonlyArray<ImportedFact> = [{ kind: 'item', list: 'watchlist', note: null, day: dayOfTime(createdAt) }];
    const state = stateOf(read.right);
    const isLater = NOT_BEGUN.includes(state) || (state === '' && watched.length === 0);
    const whole: ReadonlyArray<ImportedFact> = WATCHED.includes(state) ? [{ kind: 'viewing', day: null, episode: null }] : [];
    const isBegun = episodesOf(read.right).some((each) => !isUnread(each) && isWatched(each));
    const facts = [...watched, ...(isBegun ? [] : isLater ? later : whole), ...liked];
    if (facts.length > 0) rows.push({ ...place, title, facts });
    else leftOut.push({ ...place, name: title.name, year: title.year, reason: STOPPED.includes(state) ? 'stopped' : 'started' });
  }
  return { rows, leftOut, descriptions: new Map() };
};
