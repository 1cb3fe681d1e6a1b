import type { Title } from './title';

/** Returns the title with its year, if known: "Casablanca (1942)". */
export const titleWithYear = ({ title, year }: Pick<Title, 'title' | 'year'>): string => (year === null ? title : `${title} (${year})`);

/** Returns a short description: the overview, else a sentence with title, year, genres and type. */
export const titleDescriptionText = (title: Pick<Title, 'title' | 'year' | 'overview' | 'mediaType' | 'genres'>): string => {
  if (title.overview !== null) return title.overview;
  const what = title.mediaType === 'movie' ? 'film' : 'series';
  const kind = [...title.genres.map((genre) => genre.toLowerCase()), what].join(' ');
  return `${titleWithYear(title)}, ${kind}. Cast, crew and similar titles.`;
};
