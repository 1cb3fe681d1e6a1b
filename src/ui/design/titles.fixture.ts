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

/** Sixty titles of various genres and decades. */
export const sampleTitles: ReadonlyArray<SampleTitle> = [
  film('tmdb-496243', 'Parasite', 2019, 8.5, 'Comedy', 'Thriller', 'Drama'),
  film('tmdb-289', 'Casablanca', 1942, 8.2, 'Drama', 'Romance'),
  film('tmdb-27205', 'Inception', 2010, 8.4, 'Action', 'Science Fiction', 'Adventure'),
  film('tmdb-238', 'The Godfather', 1972, 8.7, 'Drama', 'Crime'),
  film('tmdb-129', 'Spirited Away', 2001, 8.5, 'Animation', 'Family', 'Fantasy'),
  film('tmdb-348', 'Alien', 1979, 8.2, 'Horror', 'Science Fiction'),
  film('tmdb-578', 'Jaws', 1975, 7.5, 'Horror', 'Thriller', 'Adventure'),
  film('tmdb-346', 'Seven Samurai', 1954, 8.5, 'Action', 'Drama'),
  film('tmdb-680', 'Pulp Fiction', 1994, 8.5, 'Thriller', 'Crime', 'Comedy'),
  film('tmdb-274', 'The Silence of the Lambs', 1991, 8.3, 'Crime', 'Drama', 'Thriller'),
  film('imdb-tt0022100', 'M', 1931, 8.1, 'Drama', 'Thriller', 'Crime'),
  film('imdb-tt0021749', 'City Lights', 1931, 8.3, 'Comedy', 'Drama', 'Romance'),
  film('imdb-tt0024216', 'King Kong', 1933, 7.6, 'Horror', 'Science Fiction'),
  film('tmdb-3082', 'Modern Times', 1936, 8.3, 'Drama', 'Comedy'),
  film('imdb-tt0017925', 'The General', 1926, 8.0, 'Drama', 'Comedy', 'War', 'Western', 'Action'),
  film('imdb-tt0031971', 'Stagecoach', 1939, 7.7, 'Western', 'Drama'),
  series('tmdb-tv-87108', 'Chernobyl', 2019, 8.6, 'Drama'),
  series('imdb-tt0306414', 'The Wire', 2002, 8.5, 'Crime', 'Drama'),
  series('tmdb-tv-1396', 'Breaking Bad', 2008, 8.9, 'Drama'),
  series('tmdb-tv-66732', 'Stranger Things', 2016, 8.6, 'Drama', 'Mystery', 'Sci-Fi & Fantasy'),
  series('imdb-tt10048342', "The Queen's Gambit", 2020, 8.6, 'Drama'),
  series('tmdb-tv-60574', 'Peaky Blinders', 2013, 8.5, 'Drama', 'Crime'),
  series('imdb-tt0098936', 'Twin Peaks', 1990, 8.3, 'Drama', 'Crime'),
  series('tmdb-tv-1668', 'Friends', 1994, 8.5, 'Comedy'),
  film('tmdb-335', 'Once Upon a Time in the West', 1968, 8.3, 'Western'),
  film('imdb-tt0049730', 'The Searchers', 1956, 7.8, 'Western', 'Drama'),
  film('tmdb-539', 'Psycho', 1960, 8.4, 'Drama', 'Horror', 'Thriller'),
  film('tmdb-475557', 'Joker', 2019, 8.1, 'Crime', 'Thriller', 'Drama'),
  film('tmdb-438631', 'Dune', 2021, 7.8, 'Science Fiction', 'Adventure'),
  film('tmdb-414906', 'The Batman', 2022, 7.7, 'Crime', 'Mystery', 'Thriller'),
  film('tmdb-14160', 'Up', 2009, 8.0, 'Animation', 'Comedy', 'Family', 'Adventure'),
  film('tmdb-10681', 'WALL·E', 2008, 8.1, 'Animation', 'Family', 'Science Fiction'),
  film('tmdb-12', 'Finding Nemo', 2003, 7.8, 'Animation', 'Family'),
  film('tmdb-862', 'Toy Story', 1995, 8.0, 'Family', 'Comedy', 'Animation', 'Adventure'),
  film('tmdb-2062', 'Ratatouille', 2007, 7.8, 'Animation', 'Comedy', 'Family', 'Fantasy'),
  film('imdb-tt0033870', 'The Maltese Falcon', 1941, 7.8, 'Thriller', 'Romance', 'Crime'),
  film('imdb-tt0043014', 'Sunset Boulevard', 1950, 8.4, 'Drama'),
  film('tmdb-829', 'Chinatown', 1974, 7.7, 'Crime', 'Drama', 'Mystery', 'Thriller'),
  film('tmdb-2118', 'L.A. Confidential', 1997, 7.8, 'Crime', 'Mystery', 'Thriller', 'Drama'),
  film('imdb-tt0053472', 'Breathless', 1960, 7.6, 'Drama', 'Crime'),
  film('tmdb-103', 'Taxi Driver', 1976, 8.1, 'Crime', 'Drama'),
  film('tmdb-185', 'A Clockwork Orange', 1971, 8.2, 'Science Fiction', 'Drama'),
  film('tmdb-1366', 'Rocky', 1976, 7.8, 'Drama'),
  film('tmdb-762', 'Monty Python and the Holy Grail', 1975, 7.8, 'Adventure', 'Comedy', 'Fantasy'),
  film('tmdb-843', 'In the Mood for Love', 2000, 8.1, 'Drama', 'Romance'),
  film('imdb-tt0046250', 'Roman Holiday', 1953, 7.9, 'Comedy', 'Drama', 'Romance'),
  film('tmdb-597', 'Titanic', 1997, 7.9, 'Drama', 'Romance'),
  film('tmdb-153', 'Lost in Translation', 2003, 7.3, 'Drama'),
  film('tmdb-313369', 'La La Land', 2016, 7.9, 'Comedy', 'Drama', 'Romance'),
  film('tmdb-120467', 'The Grand Budapest Hotel', 2014, 8.0, 'Comedy', 'Drama'),
  film('tmdb-872', "Singin' in the Rain", 1952, 8.2, 'Comedy', 'Music', 'Romance'),
  film('tmdb-194', 'Amélie', 2001, 7.9, 'Comedy', 'Romance'),
  film('tmdb-137', 'Groundhog Day', 1993, 7.6, 'Romance', 'Fantasy', 'Drama', 'Comedy'),
  film('tmdb-433', 'Mary Poppins', 1964, 7.6, 'Comedy', 'Family', 'Fantasy'),
  film('imdb-tt0050976', 'The Seventh Seal', 1957, 8.2, 'Drama', 'Thriller', 'History', 'Fantasy'),
  film('tmdb-593', 'Solaris', 1972, 7.9, 'Drama', 'Science Fiction', 'Adventure', 'Mystery'),
  film('tmdb-387', 'Das Boot', 1981, 8.1, 'Drama', 'History', 'War'),
  film('imdb-tt0092048', 'Tampopo', 1987, 7.9, 'Comedy'),
  film('tmdb-453395', 'Doctor Strange in the Multiverse of Madness', 2022, 7.2, 'Fantasy', 'Action', 'Adventure'),
  film('tmdb-408', 'Snow White and the Seven Dwarfs', 1937, 7.1, 'Fantasy', 'Animation', 'Family'),
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
