import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { itemKey } from '#domain/catalogue/title-id';
import type { ArtTitle } from '#ui/design/images/poster-image.tsx';

type GenreTitle = readonly [mediaType: MediaType, id: number, title: string, year: number];

/** The title whose generated poster illustrates each genre, rendered with only that genre. */
const GENRE_TITLES: Readonly<Record<string, GenreTitle>> = {
  action: ['movie', 85, 'Raiders of the Lost Ark', 1981],
  adventure: ['movie', 947, 'Lawrence of Arabia', 1962],
  animation: ['movie', 12, 'Finding Nemo', 2003],
  comedy: ['movie', 901, 'City Lights', 1931],
  crime: ['movie', 829, 'Chinatown', 1974],
  documentary: ['movie', 1667, 'March of the Penguins', 2005],
  drama: ['movie', 843, 'In the Mood for Love', 2000],
  family: ['movie', 630, 'The Wizard of Oz', 1939],
  fantasy: ['movie', 128, 'Princess Mononoke', 1997],
  history: ['movie', 346, 'Seven Samurai', 1954],
  horror: ['movie', 694, 'The Shining', 1980],
  kids: ['tv', 82728, 'Bluey', 2018],
  music: ['movie', 244786, 'Whiplash', 2014],
  mystery: ['movie', 963, 'The Maltese Falcon', 1941],
  news: ['tv', 60694, 'Last Week Tonight', 2014],
  reality: ['tv', -1036, 'Drag Race', 2009],
  romance: ['movie', 194, 'Amélie', 2001],
  'science-fiction': ['movie', 62, '2001: A Space Odyssey', 1968],
  soap: ['tv', 1931, 'Soap', 1985],
  talk: ['tv', 59941, 'The Tonight Show', 2014],
  thriller: ['movie', 213, 'North by Northwest', 1959],
  'tv-movie': ['movie', 839, 'Duel', 1971],
  war: ['movie', 28, 'Apocalypse Now', 1979],
  western: ['movie', 335, 'Once Upon a Time in the West', 1968],
};

/** Returns the poster renderer's input for the image of a genre. */
export const genreArtTitle = (slug: string): ArtTitle => {
  const [mediaType, id, title, year] = GENRE_TITLES[slug] ?? ['movie', 1, slug, 1950];
  return { id: itemKey({ mediaType, id }), title, year, genres: [findGenreBySlug(slug)?.[mediaType]?.name ?? 'Drama'], mediaType };
};
