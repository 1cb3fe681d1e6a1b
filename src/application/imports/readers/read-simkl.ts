import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportedFact, ImportRow, ImportRows, LeftOutRow } from '#application/imports/import-row';
import { dayOf, imdbIdOf, isUnreadRating, maybe, orUnread, ratingOf, titleNumberOf } from '#application/imports/import-values';

const Title = t.type({ title: maybe(t.string), year: maybe(t.number), ids: maybe(t.UnknownRecord) });
const Episodes = t.array(orUnread(t.type({ number: t.number, watched_at: maybe(t.string) })));
const Entry = t.type({
  status: maybe(t.string), user_rating: maybe(t.number), user_rated_at: maybe(t.string), last_watched_at: maybe(t.string),
  added_to_watchlist_at: maybe(t.string), movie: maybe(Title), show: maybe(Title), anime_type: maybe(t.string),
  seasons: maybe(t.array(t.type({ number: t.number, episodes: maybe(Episodes) }))),
});
type Entry = t.TypeOf<typeof Entry>;

const KINDS = ['movies', 'shows', 'anime', 'episodes'] as const;
const Rows = t.array(t.unknown);
const Export = t.partial({ movies: Rows, shows: Rows, anime: Rows, episodes: Rows });

/** Returns the rows of an object with arrays of films, series and anime, as Simkl exports them, and copies of Trakt's; null for others. */
export const rowsOfKinds = (content: unknown): ReadonlyArray<unknown> | null => {
  if (!t.UnknownRecord.is(content) || !KINDS.some((kind) => Array.isArray(content[kind]))) return null;
  const read = Export.decode(content);
  const rows = E.isRight(read) ? KINDS.flatMap((kind) => read.right[kind] ?? []) : [];
  return rows.some((row) => t.UnknownRecord.is(row) && (row['movie'] ?? row['show']) !== undefined) ? rows : null;
};

/** Returns whether one of the rows has one of these fields. */
export const hasAnyField = (rows: ReadonlyArray<unknown>, fields: ReadonlyArray<string>): boolean =>
  rows.some((row) => t.UnknownRecord.is(row) && fields.some((field) => Object.hasOwn(row, field)));

/** Fields that rows of Simkl have, and those of Trakt have not. */
export const OF_SIMKL = ['status', 'user_rating', 'added_to_watchlist_at'];

/** Films of anime stand as `show`, with the film as their only episode. */
const isFilm = ({ movie, anime_type: type }: Entry): boolean => Boolean(movie) || type === 'movie';

/** Names of a later season or part of a series: "Spy x Family Season 2", "2nd Season", "Part 2". */
const [LATER_SEASON, LATER_PART] = [/\bseason ([2-9]|\d\d)\b|\b([2-9]|\d\d)(?:nd|rd|th) season\b/i, /\b(?:part|cour) (?:[2-9]|\d\d)\b/i];

/**
 * Returns whether an entry is a later season of an anime, which Simkl can have as an entry of its own, with the numbers of the series at
 * other services and episodes from 1 on: these numbers lead to the first season.
 */
const isLaterSeason = ({ show, anime_type: type, seasons }: Entry): boolean =>
  Boolean(type) && [LATER_SEASON, LATER_PART].some((words) => words.test(show?.title ?? ''))
    && (seasons ?? []).every(({ number }) => number === 1);

const factsOf = (entry: Entry): ReadonlyArray<ImportedFact> => {
  const { status, user_rating: points, seasons, last_watched_at: last } = entry;
  const name = entry.show?.title ?? '';
  const [, before, behind] = isLaterSeason(entry) && !LATER_PART.test(name) ? LATER_SEASON.exec(name) ?? [] : [];
  const named = before ?? behind;
  const episodes = (seasons ?? []).flatMap(({ number: season, episodes: all }) => (all ?? []).map(({ number, watched_at: at }) => {
    const episode = { season: named === undefined ? season : Number(named), episode: number };
    return { kind: 'viewing' as const, day: dayOf(at ?? ''), episode };
  }));
  const rating = ratingOf(String(points ?? ''), 1);
  const isWhole = isFilm(entry) ? episodes.length > 0 || status === 'completed'
    : status === 'completed' && episodes.every(({ episode }) => episode.episode < 0);
  return [
    ...(isFilm(entry) ? [] : episodes),
    ...(isWhole ? [{ kind: 'viewing' as const, day: dayOf(last ?? '') ?? episodes.at(-1)?.day ?? null, episode: null }] : []),
    ...(rating === null ? [] : [{ kind: 'rating' as const, rating, day: dayOf(entry.user_rated_at ?? '') }]),
    ...(status === 'plantowatch'
      ? [{ kind: 'item' as const, list: 'watchlist', note: null, day: dayOf(entry.added_to_watchlist_at ?? '') }] : []),
  ];
};

/** States of a series that was begun; without its episodes they say nothing that the account keeps. */
const REASONS: Readonly<Record<string, LeftOutRow['reason']>> = { dropped: 'stopped', watching: 'started', hold: 'started' };

/**
 * Reads an export of Simkl: films, series and anime with their episodes, ratings and what is planned.
 * @param first number of rows of the file before these.
 */
export const readSimkl = (file: string, content: ReadonlyArray<unknown>, first = 0): ImportRows => {
  const [rows, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  for (const [index, each] of content.entries()) {
    const place = { file, row: first + index + 1 };
    const entry = Entry.decode(each);
    const known = E.isRight(entry) ? entry.right.movie ?? entry.right.show : null;
    if (E.isLeft(entry) || !known) {
      leftOut.push({ ...place, name: '', year: null, reason: 'damaged' });
      continue;
    }
    const isLater = isLaterSeason(entry.right);
    const idOf = (name: string): string => {
      if (isLater) return '';
      const id = known.ids?.[name];
      return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
    };
    const mediaType = isFilm(entry.right) ? 'movie' : 'tv';
    const title = namedTitle({
      name: known.title ?? '', year: known.year ?? null, mediaType, tmdbId: titleNumberOf(idOf('tmdb')),
      imdbId: imdbIdOf(idOf('imdb')), tvdbId: mediaType === 'movie' ? null : titleNumberOf(idOf('tvdb')),
    });
    const facts = factsOf(entry.right);
    const points = entry.right.user_rating;
    const isUnread = isUnreadRating(String(points ?? ''), ratingOf(String(points ?? ''), 1));
    if (facts.length > 0) rows.push({ ...place, title, facts, ...(isUnread && { hasBadRating: true }) });
    else if (isUnread) leftOut.push({ ...place, name: title.name, year: title.year, reason: 'bad-rating' });
    else leftOut.push({ ...place, name: title.name, year: title.year, reason: REASONS[entry.right.status ?? ''] ?? 'no-title' });
  }
  return { rows, leftOut, descriptions: new Map() };
};
