import type { ArtTitle } from './art-title';

const film = (id: number, title: string, year: number, ...genres: ReadonlyArray<string>): ArtTitle => ({
  id: `movie-${id}`, title, year, genres, mediaType: 'movie',
});

const series = (id: number, title: string, year: number, ...genres: ReadonlyArray<string>): ArtTitle => ({
  id: `tv-${id}`, title, year, genres, mediaType: 'tv',
});

/** Films and series of every family and many decades, to detect changed posters. */
export const knownTitles: ReadonlyArray<ArtTitle> = [
  film(155, 'The Dark Knight', 2008, 'Drama', 'Action', 'Crime', 'Thriller'),
  film(278, 'The Shawshank Redemption', 1994, 'Drama', 'Crime'),
  film(27205, 'Inception', 2010, 'Action', 'Science Fiction', 'Adventure'),
  film(9012, 'Jackass: The Movie', 2002, 'Documentary', 'Comedy'),
  film(550, 'Fight Club', 1999, 'Drama', 'Thriller'),
  film(197, 'Braveheart', 1995, 'Action', 'Drama', 'History', 'War'),
  film(293660, 'Deadpool', 2016, 'Action', 'Adventure', 'Comedy'),
  film(244786, 'Whiplash', 2014, 'Drama', 'Music'),
  film(122, 'The Lord of the Rings: The Return of the King', 2003, 'Adventure', 'Fantasy', 'Action'),
  film(281957, 'The Revenant', 2015, 'Western', 'Drama', 'Adventure'),
  film(13, 'Forrest Gump', 1994, 'Comedy', 'Drama', 'Romance'),
  film(118340, 'Guardians of the Galaxy', 2014, 'Action', 'Science Fiction', 'Adventure'),
  film(68718, 'Django Unchained', 2012, 'Drama', 'Western'),
  film(272, 'Batman Begins', 2005, 'Drama', 'Crime', 'Action'),
  film(597, 'Titanic', 1997, 'Drama', 'Romance'),
  film(694, 'The Shining', 1980, 'Horror', 'Thriller'),
  film(510, "One Flew Over the Cuckoo's Nest", 1975, 'Drama'),
  film(600, 'Full Metal Jacket', 1987, 'Drama', 'War'),
  film(414906, 'The Batman', 2022, 'Crime', 'Mystery', 'Thriller'),
  film(539, 'Psycho', 1960, 'Drama', 'Horror', 'Thriller'),
  film(1366, 'Rocky', 1976, 'Drama'),
  film(646380, "Don't Look Up", 2021, 'Comedy', 'Science Fiction'),
  film(2493, 'The Princess Bride', 1987, 'Adventure', 'Family', 'Fantasy', 'Comedy', 'Romance'),
  film(792, 'Platoon', 1986, 'Drama', 'War', 'Action'),
  film(9552, 'The Exorcist', 1973, 'Drama', 'Horror', 'Thriller'),
  film(583, 'Life of Brian', 1979, 'Comedy'),
  film(8392, 'My Neighbor Totoro', 1988, 'Fantasy', 'Animation', 'Family'),
  film(335, 'Once Upon a Time in the West', 1968, 'Western'),
  film(872, "Singin' in the Rain", 1952, 'Comedy', 'Music', 'Romance'),
  film(872585, 'Oppenheimer', 2023, 'Drama', 'History'),
  series(1399, 'Game of Thrones', 2011, 'Sci-Fi & Fantasy', 'Drama', 'Action & Adventure'),
  series(1396, 'Breaking Bad', 2008, 'Drama'),
  series(1418, 'The Big Bang Theory', 2007, 'Comedy'),
  series(66732, 'Stranger Things', 2016, 'Drama', 'Mystery', 'Sci-Fi & Fantasy'),
  series(1402, 'The Walking Dead', 2010, 'Action & Adventure', 'Drama', 'Sci-Fi & Fantasy'),
  series(1412, 'Arrow', 2012, 'Crime', 'Drama', 'Mystery', 'Action & Adventure'),
  series(63247, 'Westworld', 2016, 'Western'),
  series(1434, 'Family Guy', 1999, 'Animation', 'Comedy'),
  series(1429, 'Attack on Titan', 2013, 'Animation', 'Sci-Fi & Fantasy', 'Drama', 'War & Politics', 'Mystery'),
  series(4057, 'Criminal Minds', 2005, 'Crime', 'Drama', 'Mystery'),
];
