import type { TitleRating } from '#domain/history/rating';
import { calendarDay } from '#domain/shared/dates';
import { localMoment } from '#domain/history/days';
import type { ListItem } from '#domain/lists/list-item';
import type { StoredTitle } from '#domain/lists/stored-title';
import { tmdbNumber, type ExportedViewing, type MissingTitle } from './exported-viewings';

/** Fields of a row that Trakt's import reads, beside the ids of the title. */
type Fields = {
  readonly season?: number;
  readonly episode?: number;
  readonly watched_at?: string;
  readonly watchlisted_at?: string;
  readonly rating?: number;
  readonly rated_at?: string;
};
export type TraktFile = { readonly text: string; readonly missing: ReadonlyArray<MissingTitle> };
type Row = { readonly item: StoredTitle; readonly isEpisode?: boolean; readonly fields: Fields };

/** Trakt finds titles by ids only. */
const fileOf = (rows: ReadonlyArray<Row>): TraktFile => {
  const hasId = ({ item }: Row): boolean => tmdbNumber(item) !== null || item.imdbID !== null;
  const content = rows.filter(hasId).map(({ item, isEpisode = false, fields }) => {
    const tmdb = tmdbNumber(item);
    return {
      ...(tmdb !== null && { tmdb_id: tmdb }),
      ...(item.imdbID !== null && { imdb_id: item.imdbID }),
      type: item.mediaType === 'movie' ? 'movie' : isEpisode ? 'episode' : 'show',
      ...fields,
    };
  });
  const missing = new Map(rows.filter((row) => !hasId(row)).map(({ item }) => [item.itemKey, item]));
  return { text: JSON.stringify(content, null, 1), missing: [...missing.values()].map((item) => ({ item, reason: 'id' })) };
};

/**
 * Returns a time of a day in UTC that is on this day in the local time of zones from UTC-10 to UTC+13:59 as well. Noon is on the next day
 * in New Zealand.
 */
const timeOn = (day: string | null): string => (day === null ? 'unknown' : `${day}T10:00:00.000Z`);
/** An instant in UTC can be on another day than the member's own, which an import reads. @param time ms since 1970. */
const timeOnDayOf = (time: number): string => timeOn(calendarDay(localMoment(time)));

export const traktHistory = (viewings: ReadonlyArray<ExportedViewing>): TraktFile =>
  fileOf(viewings.map(({ item, season, episode, day }) => ({
    item, isEpisode: episode !== null, fields: { ...(season !== null && episode !== null && { season, episode }), watched_at: timeOn(day) },
  })));

/** Trakt has whole ratings from 1 to 10. */
export const traktRatings = (ratings: ReadonlyArray<TitleRating>): TraktFile =>
  fileOf(
    ratings.map(({ item, rating, ratedAt }) => ({
      item,
      fields: { rating: Math.max(1, Math.round(rating)), rated_at: timeOnDayOf(ratedAt) },
    })),
  );

/** Trakt's import has the watchlist only. */
export const traktWatchlist = (items: ReadonlyArray<ListItem>): TraktFile =>
  fileOf(items.map((item) => ({ item, fields: { watchlisted_at: timeOnDayOf(item.addedAt) } })));
