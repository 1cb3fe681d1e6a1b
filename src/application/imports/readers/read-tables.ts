import type { MediaType } from '#domain/catalogue/media-type';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import type { ImportedFact, ImportRow, ImportRows, LeftOutReason, LeftOutRow } from '#application/imports/import-row';
import {
  dayOf, imdbIdIn, imdbIdOf, isNamed, isUnreadRating, namesIn, ratingOf, titleNumberOf, wholeOf, withYear, yearIn,
} from '#application/imports/import-values';
import type { Table, TableRow } from '#application/imports/table';
import { listNamed } from '#application/imports/text/own-names';
import { NAMES } from './column-names';
import { ratingFactorOf } from './sheets/rating-factor';
import { hasIdsOfEpisodes, hasSeason, isBook, isEpisode, titleColumnsOf, titleIn } from './title-in-row';
import { isBegun, ownListsIn, ratedOn, ratingOfEpisodeIn, saysUnwatched, viewingIn, watchedEpisode } from './facts-in-row';

export type Read = Pick<ImportRow, 'title' | 'facts' | 'date' | 'rank' | 'note' | 'addedOn' | 'hasBadRating' | 'isUnwatched' | 'outOfTen'>
  & { readonly reason?: LeftOutReason };

/** A function that reads parts of a table. @property isOpen whether the person chooses what the table becomes. */
export type TableReader = { readonly read: (part: Table) => ImportRows; readonly isOpen: boolean };

/**
 * Reads each row. One without a title or without a fact is damaged: its rating or its episode cannot be read. It stays if `hasBadRating`:
 * the person can make a list of the table.
 */
export const readTable = ({ file, rows }: Table, read: (row: TableRow) => Read): ImportRows => {
  const [good, leftOut]: [ImportRow[], LeftOutRow[]] = [[], []];
  for (const row of rows) {
    const { reason = row.isUneven ? 'damaged' : undefined, date = null, rank = null, ...said } = read(row);
    const { title, facts, hasBadRating } = said;
    const place = { file, row: row.row };
    if (reason === undefined && (facts.length > 0 || hasBadRating === true) && isNamed(title))
      good.push({ ...place, ...said, ...(date !== null && { date }), ...(rank !== null && { rank }) });
    else leftOut.push({ ...place, name: title.name, year: title.year, reason: reason ?? (isNamed(title) ? 'bad-rating' : 'no-name') });
  }
  return { rows: good, leftOut, descriptions: new Map() };
};

export const mediaTypeOf = (type: string): MediaType | null =>
  /^(?:movie|film|feature film|tv movie|spielfilm|pel[ií]cula)s?$/i.test(type) ? 'movie'
    : /^(?:tv|(?:tv[ -]?)?(?:shows?|series|mini[ -]?series|episodes?|seasons?)|anime|(?:tv[ -]?|fernseh|mini)?s[eé]rie)$/i.test(type) ? 'tv' : null;

/** Types of what trackers have beside films and series. */
const OTHER_KIND = /^(?:(?:(?:video|board)[ _-]?)?games?|(?:(?:audio|e)[ _-]?)?books?|manga|light[ _-]?novels?|albums?|podcasts?)$/i;

/** Returns a function that says whether a type is no film or series. Films can be of comics and novels; music videos stand beside films. */
const otherKindIn = ({ rows }: Table): ((type: string) => boolean) => {
  const types = [...new Set(rows.map((row) => row.get(...NAMES.type)))];
  const haveOthers = types.some((type) => OTHER_KIND.test(type));
  const haveKinds = haveOthers || types.some((type) => mediaTypeOf(type) !== null);
  return (type) => OTHER_KIND.test(type) || (haveKinds && /^(?:comics?|novels?)$/i.test(type)) || (haveOthers && /^music$/i.test(type));
};

/** Columns of which one names a title. */
export const TITLE_COLUMNS = [
  ...NAMES.title, ...NAMES.series, ...NAMES.numberedSeries, ...NAMES.otherTitle, 'tmdbID', ...NAMES.imdbId,
  'tvdb_id', 'trakt_id',
] as const;

const isViewing = ({ kind }: ImportedFact): boolean => kind === 'viewing';

/**
 * Returns a reader for any table with a column for titles: viewings and ratings where it has such columns, else a list with the name of the
 * file.
 * @param whole the whole table, whose highest rating distinguishes stars from points.
 */
export const simpleTableReader = (whole: Table): ((part: Table) => ImportRows) => {
  const own = NAMES.ownRating.filter((column) => whole.has(column));
  const known = own.length > 0 ? own : NAMES.rating;
  const ratings = own.length === 0 && whole.has('titre') ? [...known, ...NAMES.frenchRating] : known;
  const factor = ratingFactorOf(whole, ratings);
  const list = listNamed(whole.file);
  const columns = titleColumnsOf(whole);
  // Our own table has the ids of series.
  const hasEpisodeIds = !whole.has('ViewingRating') && hasIdsOfEpisodes(whole, columns);
  const isOtherKind = otherKindIn(whole);
  return (part) =>
    readTable(part, (row) => {
      const type = row.get(...NAMES.type);
      const imdbId = imdbIdOf(row.get(...NAMES.imdbId)) ?? imdbIdIn(row.get(...NAMES.link));
      const isFilm = mediaTypeOf(type) === 'movie';
      const { name, isSeries, episode, named } = titleIn(row, columns, imdbId !== null && isEpisode(type), isFilm);
      const part = episode ?? named;
      const isPart = part !== null;
      const last = isPart || isFilm ? null : watchedEpisode(row);
      const isIdOfEpisode = episode !== null && name !== '' && hasEpisodeIds;
      const canBeOfEpisode = named !== null || (isPart && (isEpisode(type) || (name === '' && type === '')));
      const title = namedTitle({
        // The year beside an episode can be that of the episode.
        ...withYear(name, isPart ? null : yearIn(row.get(...NAMES.year))),
        mediaType: isPart || isSeries || last !== null ? 'tv' : mediaTypeOf(type),
        tmdbId: isIdOfEpisode ? null : titleNumberOf(row.get('tmdbID', ...(/^tmdb$/i.test(row.get('source')) ? ['media_id'] : []))),
        imdbId: isIdOfEpisode ? null : imdbId,
        // Beside an episode it is that of the episode.
        tvdbId: !isPart && /^(?:tv|shows?|series)$/i.test(type) ? titleNumberOf(row.get('tvdb_id')) : null,
        directors: namesIn(row.get(...NAMES.director)),
        minutes: wholeOf(row.get('runtime', 'Runtime (mins)', 'minutes')),
        // One request finds the series of many rows by its name.
        episodeId: imdbId !== null && !isIdOfEpisode && canBeOfEpisode ? { by: 'imdb', id: imdbId } : null,
      });
      if (isOtherKind(type) || (mediaTypeOf(type) === null && isBook(row, title))) return { title, facts: [], reason: 'no-title' };
      // Only its service has a title by such a number, and TVDB's of films and episodes lead to other titles.
      const ownNumber = row.get('trakt_id', 'tvdb_id');
      if (!isNamed(title) && ownNumber !== '') return { title: namedTitle({ name: ownNumber }), facts: [], reason: 'unknown' };
      const [points, text] = [row.get('Rating10'), row.get(...ratings)];
      const rating = points === '' ? ratingOf(text, factor ?? 2) : ratingOf(points, 1);
      const outOfTen = points === '' && factor === null ? ratingOf(text, 1) : null;
      const open = outOfTen === null || outOfTen === rating ? {} : { outOfTen };
      const unwatched = saysUnwatched(row) ? { isUnwatched: true as const } : {};
      const then = row.get(...NAMES.ratingThen);
      const isUnread = !row.isUneven
        && (isUnreadRating(row.get('Rating10', ...known), rating) || isUnreadRating(then, ratingOf(then, 1)));
      const date = dayOf(row.get(...NAMES.date));
      // A film that is watched again has the day on which it was watched.
      const isPartly = !isPart && last === null && !isFilm && isBegun(row);
      // A rating beside the latest episode of a series is the series'.
      const ratedThen = episode === null && last !== null ? null : rating;
      const viewings = isPartly ? [] : viewingIn(row, episode ?? last, named, ratedThen, isPart ? date : null);
      const facts: ReadonlyArray<ImportedFact> = [
        ...viewings,
        ...(rating === null ? [] : part !== null ? ratingOfEpisodeIn(row, part, rating, viewings)
          : [{ kind: 'rating' as const, rating, day: ratedOn(row) ?? dayOf(row.get(...NAMES.watched)) ?? date }]),
        ...(isPart ? [] : ownListsIn(row)),
      ];
      // A rating or a viewing of a season is none of the series.
      if (!isPart && hasSeason(row, isFilm))
        return { title, facts: [], reason: facts.some(isViewing) ? 'bad-episode' : 'episode' };
      // The name of an episode without its series is the name of some film, and of some series.
      if (!isPart && (isEpisode(type) || /^(?:tv[ -]?)?season$/i.test(type))) return { title, facts: [], reason: 'bad-episode' };
      const rank = wholeOf(row.get('rank', 'position'));
      const [note, addedOn] = [row.get(...NAMES.note) || null, dayOf(row.get('Added'))];
      const onList = (name: string): ImportedFact => ({ kind: 'item', list: name, note, day: addedOn });
      const ofList = row.get('List');
      if (facts.length > 0) {
        const all = isPart || ofList === '' ? facts : [...facts, onList(ofList)];
        return { title, facts: all, date, rank, note, addedOn, ...open, ...unwatched, ...(isUnread && { hasBadRating: true }) };
      }
      if (isPart) return { title, facts, reason: isUnread ? 'bad-rating' : 'episode' };
      if (isUnread) return { title, facts, date, rank, note, addedOn, ...unwatched, hasBadRating: true };
      return { title, date, rank, facts: [onList(ofList || list)], ...unwatched };
    });
};
