import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { FEATURED_SENTENCES } from '#ui/messages/catalogue/featured.messages.ts';
import { FIRST_DAY_FEATURED_TITLES, createFeaturedFilm, createFeaturedSeries, type FeaturedTitle } from '#ui/features/landing/featured.ts';
import { dayOfFeatured } from './featured-days';

/** The featured titles of a week. Every title is the large one on one day in seven. */
const WEEK: Readonly<Record<MediaType, ReadonlyArray<FeaturedTitle>>> = {
  movie: [
    ...FIRST_DAY_FEATURED_TITLES.movie,
    { title: createFeaturedFilm(8392, 'My Neighbor Totoro', 1988, 'Fantasy', 'Animation', 'Family'), facts: '1988 · Hayao Miyazaki' },
    { title: createFeaturedFilm(843, 'In the Mood for Love', 2000, 'Drama', 'Romance'), facts: '2000 · Wong Kar-wai' },
    { title: createFeaturedFilm(1092, 'The Third Man', 1949, 'Thriller', 'Mystery'), facts: '1949 · Carol Reed' },
    { title: createFeaturedFilm(239, 'Some Like It Hot', 1959, 'Comedy', 'Romance'), facts: '1959 · Billy Wilder' },
  ],
  tv: [
    ...FIRST_DAY_FEATURED_TITLES.tv,
    { title: createFeaturedSeries(61222, 'BoJack Horseman', 2014, 'Comedy', 'Drama', 'Animation'), facts: '2014 · Raphael Bob-Waksberg' },
    { title: createFeaturedSeries(1398, 'The Sopranos', 1999, 'Drama'), facts: '1999 · David Chase' },
    {
      title: createFeaturedSeries(30991, 'Cowboy Bebop', 1998, 'Action & Adventure', 'Animation', 'Western'),
      facts: '1998 · Shinichiro Watanabe',
    },
    {
      title: createFeaturedSeries(70523, 'Dark', 2017, 'Drama', 'Sci-Fi & Fantasy', 'Crime'),
      facts: '2017 · Baran bo Odar, Jantje Friese',
    },
  ],
};

/** Returns all titles that are featured within a week: the shelves omit them on every day, so that a page can be prerendered. */
export const allFeaturedTitles = (mediaType: MediaType): ReadonlyArray<Title> => WEEK[mediaType].map(({ title }) => title);

/**
 * Returns the featured titles of the day, the large one first. The same all day long, everywhere: days change at midnight UTC.
 * @param now milliseconds since 1970.
 */
export const featuredOfTheDay = (mediaType: MediaType, now: number): ReadonlyArray<FeaturedTitle> => {
  const week = WEEK[mediaType];
  const sentences: Readonly<Record<number, string>> = FEATURED_SENTENCES[mediaType];
  const today = dayOfFeatured(now);
  return [...week.slice(today), ...week]
    .slice(0, FIRST_DAY_FEATURED_TITLES[mediaType].length)
    .map(({ title, facts, pitch = sentences[title.id] }, index) => ({
      title, facts,
      ...(index === 0 && pitch !== undefined && { pitch }),
    }));
};
