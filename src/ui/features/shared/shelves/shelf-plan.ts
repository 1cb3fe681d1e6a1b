import type { ComponentType } from 'react';
import type { Filters } from '#domain/catalogue/filters';
import { catalogueListPath, type CatalogueList } from '#domain/catalogue/catalogue-list';
import { toItemType, type MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { SHELF_HEADINGS, topFilmsOfDecade } from '#ui/messages/catalogue/shelf.messages.ts';
import type { QueryResult } from '#ui/query/use-query.tsx';
import { discoverQuery, catalogueListQuery, type CreateTitlePageQuery } from '#ui/features/shared/catalogue-queries.ts';

/** The source of a shelf's titles: a named list, or titles that match the filters by popularity when `list` is null. */
export type ShelfSource = {
  readonly mediaType: MediaType;
  readonly list: CatalogueList | null;
  readonly filters: Partial<Filters>;
  /** The first titles of this source are left out: another page begins with them. */
  readonly except?: ShelfSource;
  /** Has the titles instead of the catalogue's lists; its only page. */
  readonly query?: CreateTitlePageQuery;
};

/** A planned shelf of a page. */
export type ShelfDefinition = {
  readonly heading: string;
  /** The path of the complete list, if there is one. */
  readonly to?: string | undefined;
  readonly source: ShelfSource;
  /** Numbers beside the posters. */
  readonly ranked?: boolean;
  /** Returns the titles that are shown; without it all of them. The others may stand on further shelves. */
  readonly select?: (titles: ReadonlyArray<Title>) => ReadonlyArray<Title>;
  /** Renders the titles instead of a shelf. */
  readonly part?: ComponentType<ShelfPartProps>;
};

/** @property early number of posters in the first view. */
export type ShelfPartProps = Pick<ShelfDefinition, 'heading' | 'to' | 'ranked'> & {
  readonly result: QueryResult<ReadonlyArray<Title>>;
  readonly early?: number | boolean;
};

export const queryForShelf = ({ mediaType, list, filters, query }: ShelfSource, page: number): CreateTitlePageQuery =>
  query ?? (list === null ? discoverQuery(mediaType, filters, page) : catalogueListQuery(mediaType, list, filters, page));

const films = (list: CatalogueList | null, filters: Partial<Filters> = {}): ShelfSource => ({ mediaType: 'movie', list, filters });
const series = (list: CatalogueList | null, filters: Partial<Filters> = {}): ShelfSource => ({ mediaType: 'tv', list, filters });

/** Returns the shelf of the trending list. */
const trendingShelf = (mediaType: MediaType, heading: string): ShelfDefinition => ({
  heading,
  to: catalogueListPath(toItemType(mediaType), 'trending'),
  source: { mediaType, list: 'trending', filters: {} },
});

/** The way from the embedded catalogue's landing page to the lists. */
export const POPULAR_FILMS: ShelfDefinition = { heading: SHELF_HEADINGS.popularFilms, to: '/movies/popular', source: films('popular') };

/** With this shelf the landing page of a catalogue with facts of today begins; the embedded one has a programme. */
export const TRENDING_FILMS: ShelfDefinition = { ...trendingShelf('movie', SHELF_HEADINGS.trendingFilms), ranked: true };

/**
 * Returns the shelves of such a landing page, which all change each day. The themes of the day follow when their code is here.
 * @param decade the decade of the day, 197 for the 1970s.
 */
export const landingShelves = (decade: number): ReadonlyArray<ShelfDefinition> => [
  TRENDING_FILMS,
  {
    heading: topFilmsOfDecade(decade), to: `/movies/top-rated?from=${decade}0&to=${decade}9`,
    source: films('top-rated', { yearFrom: decade * 10, yearTo: decade * 10 + 9 }),
  },
  trendingShelf('tv', SHELF_HEADINGS.trendingSeries),
];

/** Every query below is precomputed in the embedded catalogue's first-view file, so that no first view waits for the whole index. */
const TYPE_SHELVES: Readonly<Record<MediaType, ReadonlyArray<ShelfDefinition>>> = {
  movie: [
    { heading: SHELF_HEADINGS.popular, to: '/movies/popular', source: films('popular') },
    { heading: SHELF_HEADINGS.topRated, to: '/movies/top-rated', source: films('top-rated'), ranked: true },
    {
      heading: SHELF_HEADINGS.oldCrime, to: '/genre/crime?from=1940&to=1959',
      source: films(null, { genresIn: ['crime'], yearFrom: 1940, yearTo: 1959 }),
    },
    {
      heading: SHELF_HEADINGS.animatedFamily, to: '/genre/family?genres=animation',
      source: films(null, { genresIn: ['family', 'animation'] }),
    },
    { heading: SHELF_HEADINGS.seventies, to: '/movies/popular?from=1970&to=1979', source: films(null, { yearFrom: 1970, yearTo: 1979 }) },
  ],
  tv: [
    { heading: SHELF_HEADINGS.popular, to: '/tv-shows/popular', source: series('popular') },
    { heading: SHELF_HEADINGS.topRated, to: '/tv-shows/top-rated', source: series('top-rated'), ranked: true },
    { heading: SHELF_HEADINGS.comedySeries, to: '/genre/comedy?type=tv', source: series(null, { genresIn: ['comedy'] }) },
    { heading: SHELF_HEADINGS.crimeSeries, to: '/genre/crime?type=tv', source: series(null, { genresIn: ['crime'] }) },
    {
      heading: SHELF_HEADINGS.scienceFictionSeries, to: '/genre/science-fiction?type=tv',
      source: series(null, { genresIn: ['science-fiction'] }),
    },
  ],
};

/**
 * Returns the shelves of a media type's page. Films begin with those in cinemas where the catalogue has them, because its landing page
 * begins with those of the day: their first six have at most one in common.
 * @param trending the full name of its trending list. @param nowPlaying the name of the list of films in cinemas; null without one.
 */
export const typeShelves = (mediaType: MediaType, trending: string, nowPlaying: string | null = null): ReadonlyArray<ShelfDefinition> => [
  ...(nowPlaying === null || mediaType === 'tv' ? []
    : [{ heading: nowPlaying, to: '/movies/now-playing', source: { ...films('now-playing'), except: films('trending') } }]),
  ...TYPE_SHELVES[mediaType], trendingShelf(mediaType, trending),
];
