import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { ratedEpisode, type ImportedFact } from '#application/imports/import-row';
import { dayOf, imdbIdOf, isUnreadRating, ratingOf, titleNumberOf, wholeOf, yearIn } from '#application/imports/import-values';
import type { Table } from '#application/imports/table';
import { isNameOfRatings, isSharedList, listNamed, plainFileName } from '#application/imports/text/own-names';
import { mediaTypeOf, readTable, type TableReader } from './read-tables';

/**
 * Returns a reader of ratings, a watchlist, favorites or a list of a TMDB account: all have the same columns. A row of ratings has a
 * rating; on a list it can have one beside its place. A file whose rows are all rated is a list by its name only, and open.
 * @param whole the whole table.
 */
export const tmdbReader = (whole: Table): TableReader => {
  const [list, plainName] = [listNamed(whole.file), plainFileName(whole.file)];
  const [isShared, isNamedRatings] = [isSharedList(list), isNameOfRatings(whole.file)];
  const areRated = whole.rows.every((row) => row.get('Your Rating') !== '');
  const isList = isShared || (!isNamedRatings && !(areRated && plainName === ''));
  const isOpen = areRated && !isShared && !isNamedRatings;
  return { isOpen, read: (part) => readTable(part, (row) => {
    const rating = ratingOf(row.get('Your Rating'), 1);
    const isPart = row.get('Season Number') !== '' || row.get('Episode Number') !== '';
    // The numbers and the day of a part are its own, and its name is that of the series with the numbers: "Friends S1E1".
    const title = namedTitle(isPart
      ? { name: row.get('Name').replace(/ S\d+(?:E\d+)?$/, ''), mediaType: 'tv' }
      : {
          name: row.get('Name'),
          year: yearIn(row.get('Release Date')),
          mediaType: mediaTypeOf(row.get('Type')),
          tmdbId: titleNumberOf(row.get('TMDb ID')),
          imdbId: imdbIdOf(row.get('IMDb ID')),
        });
    if (isPart) {
      const [season, episode] = [wholeOf(row.get('Season Number')), wholeOf(row.get('Episode Number'))];
      const isRated = season !== null && episode !== null && row.get('Your Rating') !== '';
      if (isRated && rating !== null) return { title, facts: [ratedEpisode({ season, episode }, rating, dayOf(row.get('Date Rated')))] };
      return { title, facts: [], reason: isRated ? 'bad-rating' : 'episode' };
    }
    const points = row.get('Your Rating');
    const day = dayOf(row.get('Date Rated'));
    const rated: ReadonlyArray<ImportedFact> = rating === null ? [] : [{ kind: 'rating', rating, day }];
    if (!isList && points !== '') return { title, facts: rated };
    return { title, facts: [{ kind: 'item', list, note: null, day: points === '' ? day : null }, ...rated],
      ...(isUnreadRating(points, rating) && { hasBadRating: true }) };
  }) };
};
