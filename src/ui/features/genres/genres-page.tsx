import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { useQuery } from '../../query/use-query';
import { DocumentHead } from '../../app/navigation/document-head';
import { useService } from '../../services';
import { FailureState } from '../../feedback/failure-state';
import { FramesSkeleton } from './tiles-skeleton';
import { GenreFrames } from './genre-tiles';
import './genres-page.css';
import { genresQuery } from '../shared/catalogue-queries';

/** Frames that a desk shows without scrolling. */
const IN_FIRST_VIEW = 12;

/** Every genre, with how much is in it. */
export const GenresPage = (): React.JSX.Element => {
  const asked = useQuery(genresQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <>
      <DocumentHead title="Genres" description="Films and series by genre, from action to westerns." />
      <PageHead heading="Genre" note="Pick a mood; films and series stand together." />
      <div className="all-genres">
        {asked._tag === 'pending' && <FramesSkeleton frames={22} />}
        {asked._tag === 'error' && <FailureState failure={asked.failure} retry={asked.retry} />}
        {asked._tag === 'success' && <GenreFrames genres={asked.value} label="Genres" early={IN_FIRST_VIEW} />}
      </div>
    </>
  );
};
