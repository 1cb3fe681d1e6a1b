import { addDays } from '#domain/shared/dates';
import type { Title } from './title';
import type { Season, SeasonSummary, SeriesFacts, TitleDetails } from './title-details';

/** A fictional film for tests and stories. */
export const aTitle = (overrides: Partial<Title> = {}): Title => ({
  mediaType: 'movie',
  id: 900_001,
  title: 'The Lamplighter’s Holiday',
  originalTitle: null,
  date: '1961-09-14',
  year: 1961,
  genres: ['Drama', 'Romance'],
  averageVote: 7.6,
  voteCount: 1_204,
  overview:
    'The last man who lights the lamps of a harbour town takes his first free week, and the town learns what its evenings were made of.',
  posterPath: null,
  backdropPath: null,
  originalLanguage: 'fr',
  runtime: 97,
  seasonCount: null,
  ...overrides,
});

const names = [
  'Odile Marchetti', 'Tomas Vrba', 'Ines Calloway', 'Ruben Achterberg',
  'Lidia Fontana', 'Otto Wexford', 'Marguerite Sable', 'Jon Halloran',
];
const roles = [
  'Agathe', 'The harbour master', 'Young Agathe', 'Pilot', 'The baker’s widow', 'Man with the ladder', 'Sister Benedicta', 'Telegram boy',
];

/** Returns a cast of `size` members in billing order. */
export const aCast = (size: number): TitleDetails['cast'] =>
  Array.from({ length: size }, (_, index) => ({
    personId: 700 + index,
    name: `${names[index % names.length] ?? ''}${index < names.length ? '' : ` ${Math.floor(index / names.length) + 1}`}`,
    character: roles[index % roles.length] ?? null,
    episodes: null,
    imagePath: null,
  }));

const crew: TitleDetails['crew'] = [
  { personId: 801, name: 'Henriette Dufour', job: 'Director', department: 'Directing' },
  { personId: 801, name: 'Henriette Dufour', job: 'Screenplay', department: 'Writing' },
  { personId: 802, name: 'Paul Estrada', job: 'Story', department: 'Writing' },
  { personId: 803, name: 'Signe Nyberg', job: 'Director of Photography', department: 'Camera' },
  { personId: 804, name: 'Amadou Keita', job: 'Original Music Composer', department: 'Sound' },
  { personId: 805, name: 'Vera Lindqvist', job: 'Editor', department: 'Editing' },
];

const offer = (kind: 'stream' | 'rent' | 'buy', id: number, name: string) => ({ kind, provider: { id, name, logoPath: null } });

/** Details of `aTitle` with nearly every field set. */
export const aTitleDetails = (overrides: Partial<TitleDetails> = {}): TitleDetails => ({
  ...aTitle(),
  imdbId: 'tt0900001',
  tagline: 'Somebody has to put the light out.',
  status: 'Released',
  certification: 'PG',
  countries: ['FR', 'IT'],
  keywords: ['harbour', 'street lamp', 'small town', 'holiday'],
  studios: ['Northlight Pictures', 'Atelier Bleu'],
  cast: aCast(8),
  crew,
  trailers: [
    { key: 'abcdefghijk', name: 'The lamps go on', kind: 'Trailer', official: true },
    { key: 'lmnopqrstuv', name: 'On the pier', kind: 'Clip', official: false },
  ],
  images: [],
  recommendations: [
    aTitle({ id: 900_002, title: 'A Room on the Quay', year: 1958 }),
    aTitle({ id: 900_003, title: 'Night Ferry', year: 1964, genres: ['Thriller'] }),
  ],
  similar: [aTitle({ id: 900_004, title: 'The Long Evening', year: 1971 })],
  related: [],
  collection: null,
  links: [
    { kind: 'homepage', url: 'https://lamplighter.example/' },
    { kind: 'imdb', url: 'https://www.imdb.com/title/tt0900001/' },
    { kind: 'tmdb', url: 'https://www.themoviedb.org/movie/900001' },
  ],
  watch: {
    FR: {
      link: 'https://www.themoviedb.org/movie/900001/watch?locale=FR',
      offers: [offer('stream', 1, 'Quayside'), offer('rent', 2, 'Lantern Rentals')],
    },
    US: { link: null, offers: [offer('buy', 3, 'The Print Room')] },
  },
  budget: 878_000,
  revenue: 4_219_709,
  series: null,
  ...overrides,
});

/** Series data: three seasons, specials and an upcoming episode. */
export const someSeries = (overrides: Partial<SeriesFacts> = {}): SeriesFacts => ({
  lastAirDate: '2024-03-10',
  episodeCount: 26,
  episodeRuntime: 52,
  networks: ['Channel Nine'],
  countsAsOf: null,
  seasons: [
    { number: 0, name: 'Specials', episodeCount: 2, date: '2021-12-24', posterPath: null },
    { number: 1, name: 'Season 1', episodeCount: 8, date: '2021-09-05', posterPath: null },
    { number: 2, name: 'Season 2', episodeCount: 10, date: '2022-10-02', posterPath: null },
    { number: 3, name: 'Season 3', episodeCount: 8, date: '2024-01-14', posterPath: null },
  ],
  hasEpisodes: true,
  nextEpisode: {
    season: 4, number: 1, name: 'The Tide Table', date: '2026-12-06', runtime: 52, overview: null, vote: null, stillPath: null,
  },
  ...overrides,
});

const episodeNames = [
  'Slack Water', 'The Pilot’s Wife', 'Fog Signal', 'A Loan of Rope', 'Low Tide', 'The Blue Crate', 'Night Watch', 'Harbour Dues',
];

/** A season with `episodeCount` episodes. */
export const aSeason = (summary: Partial<SeasonSummary> = {}): Season => {
  const season = { number: 1, name: 'Season 1', episodeCount: 8, date: '2021-09-05', posterPath: null, ...summary };
  return {
    ...season,
    overview: 'A customs officer is found in the wrong boat, and half the town was seen on the quay that night.',
    episodes: Array.from({ length: season.episodeCount ?? 0 }, (_, index) => ({
      season: season.number,
      number: index + 1,
      name: episodeNames[index % episodeNames.length] ?? '',
      date: season.date === null ? null : addDays(season.date, index * 7),
      runtime: 48 + (index % 3) * 3,
      overview: index % 2 === 0 ? 'Somebody comes back on the early ferry, and the harbour master counts his keys twice.' : null,
      vote: index % 3 === 0 ? 8.1 : null,
      stillPath: null,
    })),
  };
};
