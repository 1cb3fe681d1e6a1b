import { findLeadCrew } from '#domain/catalogue/crew';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { titleDescriptionText, titleWithYear } from '#domain/catalogue/title-text';
import { personAddress, titleAddress } from './addresses';
import type { PageMetadata } from './page-metadata';
import { imdbAddress, SCHEMA, unlessEmpty, type StructuredData } from './structured-data';

/** Number of the cast in the structured data. */
const MAX_ACTORS = 8;

/** A title, whose details a page may get later. */
type TitleOrDetails = Title & Partial<Pick<TitleDetails, 'cast' | 'crew' | 'imdbId' | 'certification' | 'countries' | 'series'>>;

type Named = { readonly personId: number; readonly name: string };
const toPeople = (people: ReadonlyArray<Named>, site: string | null): ReadonlyArray<StructuredData> | undefined =>
  unlessEmpty(
    people.map(({ personId, name }) => ({ '@type': 'Person', name, url: site === null ? undefined : `${site}${personAddress(personId)}` })),
  );

/**
 * Returns a film or series in schema.org's words. Without votes: they are not of this site, and search engines accept only a site's own.
 */
const toData = (title: TitleOrDetails, image: string | null, site: string | null): StructuredData => {
  const { mediaType, cast = [], crew = [], series = null, imdbId = null } = title;
  const isFilm = mediaType === 'movie';
  const leading = toPeople(findLeadCrew(mediaType, crew), site);
  return {
    ...SCHEMA,
    '@type': isFilm ? 'Movie' : 'TVSeries',
    name: title.title,
    alternateName: title.originalTitle ?? undefined,
    url: site === null ? undefined : `${site}${titleAddress(title)}`,
    image: image ?? undefined,
    description: title.overview ?? undefined,
    [isFilm ? 'datePublished' : 'startDate']: title.date ?? title.year?.toString(),
    genre: unlessEmpty(title.genres),
    inLanguage: title.originalLanguage ?? undefined,
    duration: isFilm && title.runtime !== null ? `PT${title.runtime}M` : undefined,
    contentRating: title.certification ?? undefined,
    countryOfOrigin: unlessEmpty((title.countries ?? []).map((country) => ({ '@type': 'Country', name: country }))),
    [isFilm ? 'director' : 'creator']: leading,
    actor: toPeople(cast.slice(0, MAX_ACTORS), site),
    numberOfSeasons: title.seasonCount ?? undefined,
    numberOfEpisodes: series?.episodeCount ?? undefined,
    sameAs: imdbAddress('title', imdbId),
  };
};

/** Returns the head of a title's page. @param image URL of its poster; null without one. */
export const titleMetadata = (title: TitleOrDetails, image: string | null, site: string | null): PageMetadata => ({
  title: titleWithYear(title),
  description: titleDescriptionText(title),
  path: titleAddress(title),
  kind: title.mediaType === 'movie' ? 'video.movie' : 'video.tv_show',
  image,
  data: toData(title, image, site),
});
