import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { FEATURED_PITCHES } from '#ui/messages/catalogue/shelf.messages.ts';

/** A featured title. Featured titles are hard-coded, so that the first view renders its images without a request. */
type TitleInput = Pick<Title, 'id' | 'title' | 'year' | 'genres'> & Partial<Title>;

const title = (mediaType: MediaType, input: TitleInput): Title => ({
  mediaType, originalTitle: null, date: null, averageVote: null, voteCount: null, overview: null, posterPath: null, backdropPath: null,
  originalLanguage: null, runtime: null, seasonCount: null, ...input,
});
export const createFeaturedFilm = (id: number, name: string, year: number, ...genres: ReadonlyArray<string>): Title =>
  title('movie', { id, title: name, year, genres });
export const createFeaturedSeries = (id: number, name: string, year: number, ...genres: ReadonlyArray<string>): Title =>
  title('tv', { id, title: name, year, genres });

/** The title behind the landing page's hero. */
export const WELCOME_HERO_FILM: Title = createFeaturedFilm(539, 'Psycho', 1960, 'Drama', 'Horror', 'Thriller');

/** The poster fan at the end of the landing page. */
export const FAN_TITLES: ReadonlyArray<Title> = [
  createFeaturedFilm(578, 'Jaws', 1975, 'Horror', 'Thriller', 'Adventure'),
  createFeaturedFilm(78, 'Blade Runner', 1982, 'Science Fiction', 'Drama', 'Thriller'),
  createFeaturedFilm(346, 'Seven Samurai', 1954, 'Action', 'Drama'),
  createFeaturedFilm(194, 'Amélie', 2001, 'Comedy', 'Romance'),
  createFeaturedFilm(103, 'Taxi Driver', 1976, 'Crime', 'Drama'),
];

/** One featured title; `facts` is the line below its name. */
export type FeaturedTitle = { readonly title: Title; readonly facts: string; readonly pitch?: string };

/** The featured titles of the first day of a week: the large tile first, then the two small ones. */
export const FIRST_DAY_FEATURED_TITLES: Readonly<Record<MediaType, ReadonlyArray<FeaturedTitle>>> = {
  movie: [
    {
      title: createFeaturedFilm(120467, 'The Grand Budapest Hotel', 2014, 'Comedy', 'Drama'),
      facts: '2014 · Wes Anderson · 1 h 40',
      pitch: FEATURED_PITCHES.grandBudapestHotel,
    },
    { title: createFeaturedFilm(963, 'The Maltese Falcon', 1941, 'Mystery', 'Crime', 'Thriller'), facts: '1941 · John Huston' },
    { title: createFeaturedFilm(872, "Singin' in the Rain", 1952, 'Comedy', 'Music', 'Romance'), facts: '1952 · Gene Kelly' },
  ],
  tv: [
    {
      title: createFeaturedSeries(1920, 'Twin Peaks', 1990, 'Drama', 'Mystery', 'Crime'),
      facts: '1990 · David Lynch, Mark Frost · 3 seasons',
      pitch: FEATURED_PITCHES.twinPeaks,
    },
    { title: createFeaturedSeries(1274, 'Six Feet Under', 2001, 'Drama', 'Comedy'), facts: '2001 · Alan Ball' },
    { title: createFeaturedSeries(1438, 'The Wire', 2002, 'Crime', 'Drama'), facts: '2002 · David Simon' },
  ],
};
