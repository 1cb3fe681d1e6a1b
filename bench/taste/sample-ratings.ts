/** A rating of 0.5 to 10 of a title, by its IMDb id. */
export type SampleRating = readonly [imdbId: string, rating: number];

/**
 * Ratings in the sample exports of other services, each array one person's: titles and figures, nothing else. Letterboxd's stars are
 * doubled. Titles that the embedded catalogue lacks, episodes and ratings that are no number are left out.
 */
export const EXPORT_RATINGS: ReadonlyArray<ReadonlyArray<SampleRating>> = [
  // Letterboxd, 2017.
  [
    ['tt5442430', 7], ['tt3783958', 5], ['tt4682786', 7], ['tt5155780', 7], ['tt0177971', 6], ['tt1219827', 8], ['tt0309593', 6],
    ['tt0317219', 6], ['tt0402910', 6], ['tt0887883', 7], ['tt0119567', 7], ['tt0465494', 6], ['tt0258463', 8], ['tt0372183', 8],
    ['tt0440963', 7], ['tt0317740', 7],
  ],
  // IMDb, two people.
  [['tt2543164', 8], ['tt0137523', 10]],
  [['tt2543164', 7], ['tt0137523', 10]],
  // IMDb, a list with own ratings.
  [['tt0468569', 8], ['tt0111161', 9]],
  // TMDB.
  [['tt5700672', 7], ['tt7366338', 8], ['tt0110912', 8]],
  // Letterboxd, 2026.
  [['tt2582802', 10], ['tt1392190', 9]],
  // Trakt.
  [['tt22248376', 8], ['tt0411008', 7], ['tt0903747', 8], ['tt0108778', 8]],
];
