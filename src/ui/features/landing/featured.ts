import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { FEATURED_PITCHES } from '#ui/messages/catalogue/shelf.messages.ts';

/** A featured title. Featured titles are hard-coded, so that the first view renders its images without a request. */
type TitleInput = Pick<Title, 'id' | 'title' | 'year' | 'genres'> & Partial<Title>;

const title = (mediaType: MediaType, input: TitleInput): Title => ({
  mediaType, originalTitle: null, date: null, vote: null, votes: null, overview: null, posterPath: null, backdropPath: null,
  originalLanguage: null, runtime: null, seasonCount: null, ...input,
});
export const createFilm = (id: number, name: string, year: number, ...genres: ReadonlyArray<string>): Title => title('movie', { id, title: name, year, genres });
export const createSeries = (id: number, name: string, year: number, ...genres: ReadonlyArray<string>): Title => title('tv', { id, title: name, year, genres });

/** The title behind the landing page's hero. */
export const WELCOME_TITLE: Title = createFilm(539, 'Psycho', 1960, 'Drama', 'Horror', 'Thriller');

/** The poster fan at the end of the landing page. */
export const FAN_TITLES: ReadonlyArray<Title> = [
  createFilm(578, 'Jaws', 1975, 'Horror', 'Thriller', 'Adventure'),
  createFilm(78, 'Blade Runner', 1982, 'Science Fiction', 'Drama', 'Thriller'),
  createFilm(346, 'Seven Samurai', 1954, 'Action', 'Drama'),
  createFilm(194, 'Amélie', 2001, 'Comedy', 'Romance'),
  createFilm(103, 'Taxi Driver', 1976, 'Crime', 'Drama'),
];

/** One featured title; `facts` is the line below its name. */
export type FeaturedTitle = { readonly title: Title; readonly facts: string; readonly pitch?: string };

/** The featured titles of the first day of a week: the large tile first, then the two small ones. */
export const FEATURED_TITLES: Readonly<Record<MediaType, ReadonlyArray<FeaturedTitle>>> = {
  movie: [
    {
      title: createFilm(120467, 'The Grand Budapest Hotel', 2014, 'Comedy', 'Drama'),
      facts: '2014 · Wes Anderson · 1 h 40',
      pitch: FEATURED_PITCHES.grandBudapestHotel,
    },
    { title: createFilm(963, 'The Maltese Falcon', 1941, 'Mystery', 'Crime', 'Thriller'), facts: '1941 · John Huston' },
    { title: createFilm(872, "Singin' in the Rain", 1952, 'Comedy', 'Music', 'Romance'), facts: '1952 · Gene Kelly' },
  ],
  tv: [
    {
      title: createSeries(1920, 'Twin Peaks', 1990, 'Drama', 'Mystery', 'Crime'),
      facts: '1990 · David Lynch, Mark Frost · 3 seasons',
      pitch: FEATURED_PITCHES.twinPeaks,
    },
    { title: createSeries(1274, 'Six Feet Under', 2001, 'Drama', 'Comedy'), facts: '2001 · Alan Ball' },
    { title: createSeries(1438, 'The Wire', 2002, 'Crime', 'Drama'), facts: '2002 · David Simon' },
  ],
};
