import { useId } from 'react';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { GenreWithCount } from '#domain/catalogue/genre';
import { Rail } from '#ui/design/shelves/rail.tsx';
import { useQuery } from '../../query/use-query';
import { useService } from '../../services';
import { FailureNote } from '../../feedback/failure-note';
import { FramesSkeleton } from '../genres/tiles-skeleton';
import { GenreFrames } from '../genres/genre-tiles';
import { genresQuery } from '../shared/catalogue-queries';

const MOODS = ['western', 'horror', 'romance', 'science-fiction', 'comedy', 'war', 'animation', 'music'];

const chosen = (genres: ReadonlyArray<GenreWithCount>): ReadonlyArray<GenreWithCount> =>
  MOODS.flatMap((slug) => genres.find((genre) => genre.slug === slug) ?? []);

/** Eight genres to begin with. */
export const Moods = (): React.JSX.Element => {
  const id = useId();
  const asked = useQuery(genresQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <section className="mood-part" aria-labelledby={id}>
      <Rail heading="Pick a mood" id={id} to="/genre" toLabel="All genres" />
      {asked._tag === 'pending' && <FramesSkeleton frames={MOODS.length} />}
      {asked._tag === 'error' && <FailureNote failure={asked.failure} what="genres" retry={asked.retry} />}
      {asked._tag === 'success' && <GenreFrames genres={chosen(asked.value)} label="Moods" brief />}
    </section>
  );
};
