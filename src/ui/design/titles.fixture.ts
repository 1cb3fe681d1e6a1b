import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';

/** A title as used by stories: input of the poster renderer, and a rating. */
export interface SampleTitle extends ArtTitle {
  readonly rating: number | null;
}

const make =
  (mediaType: ArtTitle['mediaType']) =>
  (id: string, title: string, year: number, rating: number, ...genres: ReadonlyArray<string>): SampleTitle => ({
    id,
    title,
    year,
    rating,
    genres,
    mediaType,
  });
const film = make('movie');
const series = make('tv');

/** Sixty titles of various genres and decades, as the embedded catalogue has them: their posters are the ones that ship. */
export const sampleTitles: ReadonlyArray<SampleTitle> = [
  film('movie-496243', 'Parasite', 2019, 8.5, 'Comedy', 'Thriller', 'Drama'),
  film('movie-289', 'Casablanca', 1942, 8.1, 'Drama', 'Romance'),
  film('movie-27205', 'Inception', 2010, 8.4, 'Action', 'Science Fiction', 'Adventure'),
  film('movie-238', 'The Godfather', 1972, 8.7, 'Drama', 'Crime'),
  film('movie-129', 'Spirited Away', 2001, 8.5, 'Animation', 'Family', 'Fantasy'),
  film('movie-348', 'Alien', 1979, 8.2, 'Horror', 'Science Fiction'),
  film('movie-578', 'Jaws', 1975, 7.7, 'Horror', 'Thriller', 'Adventure'),
  film('movie-346', 'Seven Samurai', 1954, 8.5, 'Action', 'Drama'),
  film('movie-680', 'Pulp Fiction', 1994, 8.5, 'Thriller', 'Crime', 'Comedy'),
  film('movie-274', 'The Silence of the Lambs', 1991, 8.3, 'Crime', 'Drama', 'Thriller'),
  film('movie-832', 'M', 1931, 8.1, 'Drama', 'Thriller', 'Crime'),
  film('movie-901', 'City Lights', 1931, 8.3, 'Comedy', 'Drama', 'Romance'),
  film('movie-244', 'King Kong', 1933, 7.6, 'Adventure', 'Horror', 'Fantasy'),
  film('movie-3082', 'Modern Times', 1936, 8.3, 'Drama', 'Comedy'),
  film('movie-961', 'The General', 1926, 7.9, 'Comedy', 'Action', 'War', 'Drama'),
  film('movie-995', 'Stagecoach', 1939, 7.6, 'Western', 'Drama'),
  series('tv-87108', 'Chernobyl', 2019, 8.7, 'Drama'),
  series('tv-1438', 'The Wire', 2002, 8.6, 'Crime', 'Drama'),
  series('tv-1396', 'Breaking Bad', 2008, 8.9, 'Drama'),
  series('tv-66732', 'Stranger Things', 2016, 8.6, 'Drama', 'Mystery', 'Sci-Fi & Fantasy'),
  series('tv-87739', "The Queen's Gambit", 2020, 8.5, 'Drama'),
  series('tv-60574', 'Peaky Blinders', 2013, 8.5, 'Drama', 'Crime'),
  series('tv-1920', 'Twin Peaks', 1990, 8.3, 'Drama', 'Mystery', 'Crime'),
  series('tv-1668', 'Friends', 1994, 8.4, 'Comedy'),
  film('movie-335', 'Once Upon a Time in the West', 1968, 8.3, 'Western'),
  film('movie-3114', 'The Searchers', 1956, 7.7, 'Western', 'Drama'),
  film('movie-539', 'Psycho', 1960, 8.4, 'Drama', 'Horror', 'Thriller'),
  film('movie-475557', 'Joker', 2019, 8.1, 'Crime', 'Thriller', 'Drama'),
  film('movie-438631', 'Dune', 2021, 7.8, 'Science Fiction', 'Adventure'),
  film('movie-414906', 'The Batman', 2022, 7.7, 'Crime', 'Mystery', 'Thriller'),
  film('movie-14160', 'Up', 2009, 8.0, 'Animation', 'Comedy', 'Family', 'Adventure'),
  film('movie-10681', 'WALL·E', 2008, 8.1, 'Animation', 'Family', 'Science Fiction'),
  film('movie-12', 'Finding Nemo', 2003, 7.8, 'Animation', 'Family'),
  film('movie-862', 'Toy Story', 1995, 8.0, 'Family', 'Comedy', 'Animation', 'Adventure'),
  film('movie-2062', 'Ratatouille', 2007, 7.8, 'Animation', 'Comedy', 'Family', 'Fantasy'),
  film('movie-963', 'The Maltese Falcon', 1941, 7.7, 'Mystery', 'Crime', 'Thriller'),
  film('movie-599', 'Sunset Boulevard', 1950, 8.3, 'Drama'),
  film('movie-829', 'Chinatown', 1974, 7.9, 'Crime', 'Drama', 'Mystery', 'Thriller'),
  film('movie-2118', 'L.A. Confidential', 1997, 7.8, 'Crime', 'Mystery', 'Thriller', 'Drama'),
  film('movie-269', 'Breathless', 1960, 7.5, 'Drama', 'Crime'),
  film('movie-103', 'Taxi Driver', 1976, 8.1, 'Crime', 'Drama'),
  film('movie-185', 'A Clockwork Orange', 1971, 8.2, 'Science Fiction', 'Drama'),
  film('movie-1366', 'Rocky', 1976, 7.8, 'Drama'),
  film('movie-762', 'Monty Python and the Holy Grail', 1975, 7.8, 'Adventure', 'Comedy', 'Fantasy'),
  film('movie-843', 'In the Mood for Love', 2000, 8.1, 'Drama', 'Romance'),
  film('movie-804', 'Roman Holiday', 1953, 7.9, 'Comedy', 'Drama', 'Romance'),
  film('movie-597', 'Titanic', 1997, 7.9, 'Drama', 'Romance'),
  film('movie-153', 'Lost in Translation', 2003, 7.4, 'Drama'),
  film('movie-313369', 'La La Land', 2016, 7.9, 'Comedy', 'Drama', 'Romance'),
  film('movie-120467', 'The Grand Budapest Hotel', 2014, 8.0, 'Comedy', 'Drama'),
  film('movie-872', "Singin' in the Rain", 1952, 8.1, 'Comedy', 'Music', 'Romance'),
  film('movie-194', 'Amélie', 2001, 7.9, 'Comedy', 'Romance'),
  film('movie-137', 'Groundhog Day', 1993, 7.6, 'Romance', 'Fantasy', 'Drama', 'Comedy'),
  film('movie-433', 'Mary Poppins', 1964, 7.5, 'Comedy', 'Family', 'Fantasy'),
  film('movie-490', 'The Seventh Seal', 1957, 8.2, 'Drama', 'Thriller', 'History', 'Fantasy'),
  film('movie-593', 'Solaris', 1972, 7.8, 'Drama', 'Science Fiction', 'Adventure', 'Mystery'),
  film('movie-387', 'Das Boot', 1981, 8.1, 'Drama', 'History', 'War'),
  film('movie-548', 'Rashomon', 1950, 8.0, 'Crime', 'Drama', 'Mystery'),
  film('movie-453395', 'Doctor Strange in the Multiverse of Madness', 2022, 7.2, 'Fantasy', 'Action', 'Adventure'),
  film('movie-408', 'Snow White and the Seven Dwarfs', 1937, 7.1, 'Fantasy', 'Animation', 'Family'),
];

/** Returns the sample with the given title; throws if there is none, so that a typo in a story fails. */
export const sample = (title: string): SampleTitle => {
  const found = sampleTitles.find((sampleTitle) => sampleTitle.title === title);
  if (found === undefined) throw new Error(`No sample is called ${title}.`);
  return found;
};

/** A very long title, for stories of text overflow. */
export const longTitle: SampleTitle = film(
  'long',
  'Night of the Day of the Dawn of the Son of the Bride of the Return of the Revenge of the Terrorhauptbahnhofsvorplatz',
  1991,
  3.7,
  'Comedy',
  'Horror',
);
