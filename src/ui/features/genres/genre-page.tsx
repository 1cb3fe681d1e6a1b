import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { ListParams } from '#application/catalogue/list-params';
import { popularitySort } from '#domain/catalogue/filters';
import { findGenreBySlug, genreNameOfType, type Genre } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { BackdropImage } from '#ui/design/images/backdrop-image.tsx';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { LinkTabs, type TabLink } from '#ui/design/page/link-tabs.tsx';
import { BROWSE_MESSAGES, genreListName } from '#ui/messages/catalogue/browse.messages.ts';
import { GENRE_MESSAGES } from '#ui/messages/catalogue/catalogue.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { NotFoundPage } from '#ui/features/not-found/not-found-page.tsx';
import { useService } from '#ui/services.tsx';
import { CatalogueListBody } from '#ui/features/browse/catalogue-list-body.tsx';
import { genresQuery } from '#ui/features/shared/catalogue-queries.ts';
import { genreArtTitle } from '#ui/features/shared/genre-art-title.ts';
import { TitleFilters } from '#ui/features/browse/filters/title-filters.tsx';
import { useFilteredList } from '#ui/features/browse/use-filtered-list.ts';
import { useGenreImages } from './use-genre-images';
import './genre-page.css';

/** Returns the address of a genre's films or series; a genre without films shows its series at the first. */
const addressOf = (slug: string, mediaType: MediaType): string => `/genre/${slug}${mediaType === 'tv' ? '?type=tv' : ''}`;

type Counts = Readonly<Record<MediaType, number | null>>;

const useCounts = (slug: string): Counts => {
  const result = useQuery(genresQuery(useService(CATALOGUE_USE_CASES)));
  const counted = result._tag === 'success' ? result.value.find((genre) => genre.slug === slug) : undefined;
  return counted?.count ?? { movie: null, tv: null };
};

const createTabs = (slug: string, mediaType: MediaType, counts: Counts): ReadonlyArray<TabLink> =>
  (['movie', 'tv'] as const).map((type) => ({
    to: addressOf(slug, type),
    label: type === 'tv' ? BROWSE_MESSAGES.series : BROWSE_MESSAGES.films,
    count: counts[type],
    current: mediaType === type,
  }));

/** Renders the site's picture of a genre, or generated art. */
const GenrePicture = ({ slug }: { readonly slug: string }): React.JSX.Element => {
  const pictureOf = useGenreImages();
  return <div className="genre-picture"><BackdropImage title={genreArtTitle(slug)} image={pictureOf(slug)} sizes="10rem" /></div>;
};

const GenreList = ({ genre, mediaType }: { readonly genre: Genre; readonly mediaType: MediaType }): React.JSX.Element => {
  const { slug } = genre;
  const name = genreNameOfType(mediaType, slug);
  const catalogue = useService(CATALOGUE_USE_CASES);
  const counts = useCounts(slug);
  const browsed = useFilteredList(mediaType, popularitySort, ({ filters, sort }: ListParams) => (page, signal) => {
    const genresIn = [slug, ...filters.genresIn.filter((other) => other !== slug)];
    return catalogue.discover({ mediaType, filters: { ...filters, genresIn }, sort, page }, signal);
  });
  const label = genreListName(mediaType, name);
  return (
    <>
      <DocumentHead
        title={label}
        description={BROWSE_MESSAGES.genreDescription(label)}
        path={addressOf(slug, genre.movie === null ? 'movie' : mediaType)}
      />
      <PageHead
        heading={name}
        crumbs={[{ label: GENRE_MESSAGES.genre, to: '/genre' }, { label: name }]}
        picture={<GenrePicture slug={slug} />}
      />
      {genre.movie !== null && genre.tv !== null && (
        <LinkTabs tabs={createTabs(slug, mediaType, counts)} label={BROWSE_MESSAGES.genreTabs(genre.name)} />
      )}
      <TitleFilters browsed={browsed} mediaType={mediaType} genre={slug} sortable />
      <CatalogueListBody browsed={browsed} mediaType={mediaType} label={label} />
    </>
  );
};

/** Renders one genre; a slug may join a film and a series genre, and `?type=tv` shows the series. */
export const GenrePage = (): React.JSX.Element => {
  const { genreName = '' } = useParams();
  const [parameters] = useSearchParams();
  const { search } = useLocation();
  const genre = findGenreBySlug(genreName);
  // A URL typed by hand may contain capitals.
  const lowerCaseGenre = genre === null ? findGenreBySlug(genreName.toLowerCase()) : null;
  if (lowerCaseGenre !== null) return <Navigate to={`/genre/${lowerCaseGenre.slug}${search}`} replace />;
  if (genre === null) return <NotFoundPage />;
  const mediaType = genre.movie === null || (parameters.get('type') === 'tv' && genre.tv !== null) ? 'tv' : 'movie';
  return <GenreList key={`${genre.slug} ${mediaType}`} genre={genre} mediaType={mediaType} />;
};
