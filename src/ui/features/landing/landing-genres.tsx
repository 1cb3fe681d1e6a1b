import { useId } from 'react';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { GenreWithCount } from '#domain/catalogue/genre';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { TilesSkeleton } from '#ui/features/genres/tiles-skeleton.tsx';
import { GenreTiles } from '#ui/features/genres/genre-tiles.tsx';
import { genresQuery } from '#ui/features/shared/catalogue-queries.ts';

const SELECTED_SLUGS = ['western', 'horror', 'romance', 'science-fiction', 'comedy', 'war', 'animation', 'music'];

const selectGenres = (genres: ReadonlyArray<GenreWithCount>): ReadonlyArray<GenreWithCount> =>
  SELECTED_SLUGS.flatMap((slug) => genres.find((genre) => genre.slug === slug) ?? []);

/** Renders eight selected genres as tiles. */
export const LandingGenres = (): React.JSX.Element => {
  const id = useId();
  const result = useQuery(genresQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <section className="landing-genres-part" aria-labelledby={id}>
      <SectionHead heading={LANDING_PAGE_MESSAGES.genres} id={id} to="/genre" toLabel={LANDING_PAGE_MESSAGES.allGenres} />
      {result._tag === 'pending' && <TilesSkeleton frames={SELECTED_SLUGS.length} />}
      {result._tag === 'error' && <FailureNote failure={result.failure} what={LANDING_PAGE_MESSAGES.failedGenres} retry={result.retry} />}
      {result._tag === 'success' && <GenreTiles genres={selectGenres(result.value)} label={LANDING_PAGE_MESSAGES.genreTiles} brief />}
    </section>
  );
};
