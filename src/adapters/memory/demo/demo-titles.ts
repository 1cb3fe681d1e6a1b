import type { StoredTitle } from '#domain/lists/stored-title';

type Facts = [id: number, imdbID: string, title: string, year: number, minutes: number, vote: number, ...genres: ReadonlyArray<string>];

const create = (
  mediaType: StoredTitle['mediaType'],
  [movieID, imdbID, title, releaseYear, runtime, vote, ...genres]: Facts,
): StoredTitle => ({
  itemKey: `${mediaType}-${movieID}`, mediaType, movieID, imdbID, title, posterPath: null, releaseYear, genres, runtime, vote,
});
const film = (...facts: Facts): StoredTitle => create('movie', facts);
/** The running time is that of an episode. */
const series = (...facts: Facts): StoredTitle => create('tv', facts);

/** Titles of the demo lists, with facts of the embedded catalogue and TMDB's ids, so that either catalogue opens them. */
export const DEMO_FILMS = {
  darkKnight: film(155, 'tt0468569', 'The Dark Knight', 2008, 152, 8.5, 'Drama', 'Action', 'Crime', 'Thriller'),
  heat: film(949, 'tt0113277', 'Heat', 1995, 170, 7.9, 'Crime', 'Drama', 'Action'),
  rearWindow: film(567, 'tt0047396', 'Rear Window', 1954, 112, 8.3, 'Thriller', 'Mystery', 'Drama'),
  parasite: film(496243, 'tt6751668', 'Parasite', 2019, 133, 8.5, 'Comedy', 'Thriller', 'Drama'),
  spiritedAway: film(129, 'tt0245429', 'Spirited Away', 2001, 125, 8.5, 'Animation', 'Family', 'Fantasy'),
  inTheMoodForLove: film(843, 'tt0118694', 'In the Mood for Love', 2000, 98, 8.1, 'Drama', 'Romance'),
  paddington2: film(346648, 'tt4468740', 'Paddington 2', 2017, 104, 7.5, 'Adventure', 'Comedy', 'Family'),
  furyRoad: film(76341, 'tt1392190', 'Mad Max: Fury Road', 2015, 121, 7.6, 'Action', 'Adventure', 'Science Fiction'),
  amelie: film(194, 'tt0211915', 'Amélie', 2001, 122, 7.9, 'Comedy', 'Romance'),
  arrival: film(329865, 'tt2543164', 'Arrival', 2016, 116, 7.6, 'Drama', 'Science Fiction', 'Mystery'),
  grandBudapest: film(120467, 'tt2278388', 'The Grand Budapest Hotel', 2014, 100, 8, 'Comedy', 'Drama'),
  bladeRunner: film(78, 'tt0083658', 'Blade Runner', 1982, 118, 7.9, 'Science Fiction', 'Drama', 'Thriller'),
  getOut: film(419430, 'tt5052448', 'Get Out', 2017, 104, 7.6, 'Mystery', 'Thriller', 'Horror'),
  knivesOut: film(546554, 'tt8946378', 'Knives Out', 2019, 131, 7.8, 'Comedy', 'Crime', 'Mystery'),
  sunshine: film(773, 'tt0449059', 'Little Miss Sunshine', 2006, 102, 7.7, 'Comedy', 'Drama'),
  singin: film(872, 'tt0045152', "Singin' in the Rain", 1952, 103, 8.1, 'Comedy', 'Music', 'Romance'),
  alien: film(348, 'tt0078748', 'Alien', 1979, 117, 8.2, 'Horror', 'Science Fiction'),
  godfather: film(238, 'tt0068646', 'The Godfather', 1972, 175, 8.7, 'Drama', 'Crime'),
  casablanca: film(289, 'tt0034583', 'Casablanca', 1942, 102, 8.1, 'Drama', 'Romance'),
  oceansEleven: film(161, 'tt0240772', "Ocean's Eleven", 2001, 116, 7.5, 'Thriller', 'Crime'),
  sting: film(9277, 'tt0070735', 'The Sting', 1973, 129, 8, 'Comedy', 'Crime', 'Drama'),
  rififi: film(934, 'tt0048021', 'Rififi', 1955, 118, 7.8, 'Crime', 'Thriller', 'Drama'),
  insideMan: film(388, 'tt0454848', 'Inside Man', 2006, 129, 7.4, 'Crime', 'Drama', 'Thriller'),
  babyDriver: film(339403, 'tt3890160', 'Baby Driver', 2017, 113, 7.4, 'Action', 'Crime'),
  reservoirDogs: film(500, 'tt0105236', 'Reservoir Dogs', 1992, 99, 8.1, 'Crime', 'Thriller'),
  moonlight: film(376867, 'tt4975722', 'Moonlight', 2016, 111, 7.4, 'Drama'),
  portrait: film(531428, 'tt8613070', 'Portrait of a Lady on Fire', 2019, 121, 8.1, 'Drama', 'Romance'),
  dune: film(438631, 'tt1160419', 'Dune', 2021, 155, 7.8, 'Science Fiction', 'Adventure'),
  west: film(335, 'tt0064116', 'Once Upon a Time in the West', 1968, 175, 8.3, 'Western'),
  stalker: film(1398, 'tt0079944', 'Stalker', 1979, 162, 8.1, 'Science Fiction', 'Drama'),
  roma: film(426426, 'tt6155172', 'Roma', 2018, 135, 7.6, 'Drama'),
  shining: film(694, 'tt0081505', 'The Shining', 1980, 144, 8.2, 'Horror', 'Thriller'),
  vertigo: film(426, 'tt0052357', 'Vertigo', 1958, 128, 8.1, 'Mystery', 'Romance', 'Thriller'),
  whiplash: film(244786, 'tt2582802', 'Whiplash', 2014, 107, 8.4, 'Drama', 'Music'),
  interstellar: film(157336, 'tt0816692', 'Interstellar', 2014, 169, 8.5, 'Adventure', 'Drama', 'Science Fiction'),
  beforeSunrise: film(76, 'tt0112471', 'Before Sunrise', 1995, 101, 8, 'Drama', 'Romance'),
  chungking: film(11104, 'tt0109424', 'Chungking Express', 1994, 103, 8, 'Drama', 'Comedy', 'Romance'),
  groundhogDay: film(137, 'tt0107048', 'Groundhog Day', 1993, 101, 7.6, 'Romance', 'Fantasy', 'Drama', 'Comedy'),
  someLikeItHot: film(239, 'tt0053291', 'Some Like It Hot', 1959, 122, 8.1, 'Comedy', 'Romance'),
  princessBride: film(2493, 'tt0093779', 'The Princess Bride', 1987, 99, 7.7, 'Adventure', 'Family', 'Fantasy', 'Comedy', 'Romance'),
  ratatouille: film(2062, 'tt0382932', 'Ratatouille', 2007, 111, 7.8, 'Animation', 'Comedy', 'Family', 'Fantasy'),
  wallE: film(10681, 'tt0910970', 'WALL·E', 2008, 98, 8.1, 'Animation', 'Family', 'Science Fiction'),
  lostInTranslation: film(153, 'tt0335266', 'Lost in Translation', 2003, 102, 7.4, 'Drama'),
  laLaLand: film(313369, 'tt3783958', 'La La Land', 2016, 129, 7.9, 'Comedy', 'Drama', 'Romance'),
  psycho: film(539, 'tt0054215', 'Psycho', 1960, 109, 8.4, 'Drama', 'Horror', 'Thriller'),
  angryMen: film(389, 'tt0050083', '12 Angry Men', 1957, 96, 8.6, 'Drama'),
  sevenSamurai: film(346, 'tt0047478', 'Seven Samurai', 1954, 207, 8.5, 'Action', 'Drama'),
  thirdMan: film(1092, 'tt0041959', 'The Third Man', 1949, 105, 7.9, 'Thriller', 'Mystery'),
  totoro: film(8392, 'tt0096283', 'My Neighbor Totoro', 1988, 86, 8.1, 'Fantasy', 'Animation', 'Family'),
  pastLives: film(666277, 'tt13238346', 'Past Lives', 2023, 106, 7.7, 'Drama', 'Romance'),
  aftersun: film(965150, 'tt19770238', 'Aftersun', 2022, 101, 7.7, 'Drama'),
  paterson: film(370755, 'tt5247022', 'Paterson', 2016, 118, 7.1, 'Comedy', 'Drama', 'Romance'),
  driveMyCar: film(758866, 'tt14039582', 'Drive My Car', 2021, 179, 7.4, 'Drama'),
  handmaiden: film(290098, 'tt4016934', 'The Handmaiden', 2016, 145, 8.2, 'Thriller', 'Drama', 'Romance'),
  oldboy: film(670, 'tt0364569', 'Oldboy', 2003, 120, 8.2, 'Drama', 'Thriller', 'Mystery', 'Action'),
};
export const DEMO_SERIES = {
  breakingBad: series(1396, 'tt0903747', 'Breaking Bad', 2008, 45, 8.9, 'Drama'),
  chernobyl: series(87108, 'tt7366338', 'Chernobyl', 2019, 60, 8.7, 'Drama'),
  twinPeaks: series(1920, 'tt0098936', 'Twin Peaks', 1990, 52, 8.3, 'Drama', 'Mystery', 'Crime'),
  theWire: series(1438, 'tt0306414', 'The Wire', 2002, 59, 8.6, 'Crime', 'Drama'),
  dark: series(70523, 'tt5753856', 'Dark', 2017, 56, 8.4, 'Crime', 'Drama', 'Sci-Fi & Fantasy', 'Mystery'),
  severance: series(95396, 'tt11280740', 'Severance', 2022, 48, 8.4, 'Drama', 'Mystery', 'Sci-Fi & Fantasy'),
  betterCallSaul: series(60059, 'tt3032476', 'Better Call Saul', 2015, 50, 8.7, 'Crime', 'Drama'),
};
