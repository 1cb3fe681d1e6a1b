import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { PageHead } from '#ui/design/page/page-head.tsx';
import { useQuery } from '#ui/query/use-query.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useService } from '#ui/services.tsx';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { TilesSkeleton } from './tiles-skeleton';
import { GenreTiles } from './genre-tiles';
import './genres-page.css';
import { genresQuery } from '#ui/features/shared/catalogue-queries.ts';
import { GENRE_MESSAGES } from '#ui/messages/catalogue/catalogue.messages.ts';

/** Number of tiles in the first view of a desktop screen. */
const IN_FIRST_VIEW = 12;

/** Renders every genre with its title counts. */
export const GenresPage = (): React.JSX.Element => {
  const result = useQuery(genresQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <>
      <DocumentHead title={GENRE_MESSAGES.genres} description={GENRE_MESSAGES.description} />
      <PageHead heading={GENRE_MESSAGES.genre} note={GENRE_MESSAGES.note} />
      <div className="all-genres">
        {result._tag === 'pending' && <TilesSkeleton frames={22} />}
        {result._tag === 'error' && <FailureState failure={result.failure} retry={result.retry} />}
        {result._tag === 'success' && <GenreTiles genres={result.value} label={GENRE_MESSAGES.genres} early={IN_FIRST_VIEW} />}
      </div>
    </>
  );
};
