import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { ratedEpisode, type ImportRows } from '#application/imports/import-row';
import { dayOf, imdbIdOf, ratingOf, titleNumberOf, wholeOf, yearIn } from '#application/imports/import-values';
import type { Table } from '#application/imports/table';
import { listNamed, mediaTypeOf, readTable } from './read-tables';

/** Reads ratings, a watchlist, favorites or a list of a TMDB account. A row with a rating is one, whatever the name of the file. */
export const readTmdb = (table: Table): ImportRows =>
  readTable(table, (row) => {
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
    if (row.get('Your Rating') !== '')
      return { title, facts: rating === null ? [] : [{ kind: 'rating', rating, day: dayOf(row.get('Date Rated')) }] };
    return { title, facts: [{ kind: 'item', list: listNamed(table.file), note: null, day: dayOf(row.get('Date Rated')) }] };
  });
