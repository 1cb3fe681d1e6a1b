import type { Title } from './title';

/** "Casablanca (1942)". */
export const titleWithYear = ({ title, year }: Pick<Title, 'title' | 'year'>): string => (year === null ? title : `${title} (${year})`);

/** What a title is about, in a sentence or two: what its source says, else what kind of title it is. */
export const titleLabel = (title: Pick<Title, 'title' | 'year' | 'overview' | 'mediaType' | 'genres'>): string => {
  if (title.overview !== null) return title.overview;
  const what = title.mediaType === 'movie' ? 'film' : 'series';
  const kind = [...title.genres.map((genre) => genre.toLowerCase()), what].join(' ');
  return `${titleWithYear(title)}: a ${kind}. Who made it, who plays in it and where to go from here.`;
};
