import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportedFact, ImportRows } from '#application/imports/import-row';
import { dayOf, ratingOf, titleNumberOf, wholeOf, withYear, yearIn } from '#application/imports/import-values';
import type { Table, TableRow } from '#application/imports/table';
import { readTable, type Read } from '#application/imports/readers/read-tables';
import { NAMES } from '#application/imports/readers/column-names';
import { episodeOf } from '#application/imports/readers/title-in-row';
import {
  episodeIdOf, filmNameOf, isPlay, isRepeatedPlay, isRowOfFilm, isTrue, playKeys, recordKeyOf, seriesIdOf, seriesNameOf,
  TV_TIME_KINDS, type KnownTitle, type TvTimeKind, type TvTimeRequest,
} from './tv-time-request';

type Said = Pick<Read, 'facts' | 'reason'>;

const seriesOf = (row: TableRow, kind: TvTimeKind): NamedTitle => {
  const id = isPlay(row, kind) && episodeOf(row) === null ? episodeIdOf(row) : null;
  return namedTitle({
    ...withYear(seriesNameOf(row)), mediaType: 'tv', tvdbId: titleNumberOf(seriesIdOf(row)),
    episodeId: id === null ? null : { by: 'tvdb', id },
  });
};

/** Returns a play. Its day is unknown if a better table has the play with a day: the copies differ by moments, and so by days. */
const playOf = (row: TableRow, kind: TvTimeKind, { plays }: TvTimeRequest): Said => {
  const [episode, keys] = [episodeOf(row), playKeys(row)];
  if (keys.length === 0 || episode?.episode === 0) return { facts: [], reason: 'bad-episode' };
  const better = keys.flatMap((key) => (plays.get(key) ?? []).slice(0, TV_TIME_KINDS.indexOf(kind)));
  const isKnown = Math.max(0, ...better) >= (isRepeatedPlay(row) ? 2 : 1);
  const named = { season: wholeOf(row.get(...NAMES.season)), name: '' };
  const day = isKnown ? null : dayOf(row.get('created_at'));
  return { facts: [{ kind: 'viewing', day, episode, ...(episode === null && { named }) }] };
};

const inList = (list: string, day: string | null): Said => ({ facts: [{ kind: 'item', list, note: null, day }] });

type Flags = { readonly followed: string; readonly archived: string };

/** Returns where a series belongs: on the watchlist if it is followed and was not begun. */
const followedOf = (
  row: TableRow, { followed, archived }: Flags, day: string | null, { watched }: TvTimeRequest,
): Said => {
  if (watched.has(seriesIdOf(row)) || watched.has(seriesNameOf(row).toLowerCase())) return { facts: [], reason: 'started' };
  if (row.get(followed) === '') return { facts: [], reason: 'unclear' };
  return isTrue(row.get(followed)) && !isTrue(row.get(archived)) ? inList('watchlist', day) : { facts: [], reason: 'stopped' };
};
const FLAGS = {
  'records-v2': { followed: 'is_followed', archived: 'is_archived' },
  followed: { followed: 'active', archived: 'archived' },
} as const satisfies Partial<Record<TvTimeKind, Flags>>;

/** @param known films by TV Time's number: not every row about a film names it. */
const filmOf = (row: TableRow, known: ReadonlyMap<string, KnownTitle>): Read => {
  const inOther = row.get('movie_name') === '' ? known.get(row.get('uuid')) : undefined;
  const { name, year } = inOther ?? { name: filmNameOf(row), year: null };
  const title = namedTitle({ ...withYear(name, yearIn(row.get('release_date')) ?? year), mediaType: 'movie' });
  const [key, day] = [recordKeyOf(row), dayOf(row.get('created_at'))];
  const [isWatched, isForLater] = [/^(?:re)?watch-/.test(key), key.startsWith('towatch')];
  if (title.name === '') return { title, facts: [], reason: isWatched || isForLater ? 'unknown' : 'no-title' };
  if (isWatched) return { title, facts: [{ kind: 'viewing', day, episode: null }] };
  return { title, ...(isForLater ? inList('watchlist', day) : { facts: [], reason: 'no-title' }) };
};

const recordOf = (row: TableRow, kind: TvTimeKind, request: TvTimeRequest): Said => {
  if (isPlay(row, kind)) {
    return seriesNameOf(row) === '' && seriesIdOf(row) === '' ? { facts: [], reason: 'no-title' } : playOf(row, kind, request);
  }
  if (!recordKeyOf(row).startsWith('user-series')) return { facts: [], reason: 'no-title' };
  const day = dayOf(row.get('followed_at', 'created_at'));
  if (isTrue(row.get('is_for_later'))) return inList('watchlist', day);
  return followedOf(row, FLAGS['records-v2'], day, request);
};

const LISTS_BY_STATUS: ReadonlyMap<string, string> = new Map([['favorite', 'favorites'], ['for_later', 'watchlist']]);

const statusOf = (row: TableRow): Said => {
  const list = LISTS_BY_STATUS.get(row.get('status'));
  return list === undefined ? { facts: [], reason: 'unclear' } : inList(list, dayOf(row.get('created_at')));
};

const progressOf = (row: TableRow, request: TvTimeRequest): Said =>
  (isTrue(row.get('is_favorited')) ? inList('favorites', null) : followedOf(row, FLAGS['records-v2'], null, request));

const rateOf = (row: TableRow): Said => {
  const rating = ratingOf(row.get('rating'), 2);
  const facts: ReadonlyArray<ImportedFact> = rating === null ? [] : [{ kind: 'rating', rating, day: dayOf(row.get('created_at')) }];
  return { facts };
};

/**
 * Reads a table of the data request: episodes and films that were watched, with every rewatch, what is for later, series that are followed
 * and not begun, favorites, and ratings of series. What only counts says nothing.
 */
export const readTvTimeRequestTable = (
  table: Table, kind: TvTimeKind, request: TvTimeRequest, known: ReadonlyMap<string, KnownTitle>,
): ImportRows =>
  readTable(table, (row) => {
    if (isRowOfFilm(row)) return filmOf(row, known);
    const title = seriesOf(row, kind);
    switch (kind) {
      case 'records-v2':
      case 'records':
        return { title, ...recordOf(row, kind, request) };
      case 'seen':
        return { title, ...playOf(row, kind, request) };
      case 'followed':
        return { title, ...followedOf(row, FLAGS.followed, dayOf(row.get('created_at')), request) };
      case 'progress':
        return { title, ...progressOf(row, request) };
      case 'status':
        return { title, ...statusOf(row) };
      case 'rate':
        return { title, ...rateOf(row) };
    }
  });
