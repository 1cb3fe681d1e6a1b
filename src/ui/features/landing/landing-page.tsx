import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { SHELF_HEADINGS } from '#ui/messages/catalogue/shelf.messages.ts';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { useQuery } from '../../query/use-query';
import { DocumentHead } from '../../app/navigation/document-head';
import { useService } from '../../services';
import { LandingHero } from './landing-hero';
import { LandingSignUp } from './landing-sign-up';
import { LANDING_POSTER_COUNT } from './landing-poster-count';
import { LandingGenres } from './landing-genres';
import { PlannedShelves } from '../shared/shelves/planned-shelves';
import { catalogueStatsQuery } from '../shared/catalogue-queries';
import { LANDING_SHELVES } from '../shared/shelves/shelf-plan';

/** Renders the visitor's start page: board, search field, shelves, genres and the invitation to sign up. */
export const LandingPage = (): React.JSX.Element => {
  const stats = useQuery(catalogueStatsQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <>
      <DocumentHead title={LANDING_PAGE_MESSAGES.title} description={LANDING_PAGE_MESSAGES.lead} />
      <LandingHero stats={stats._tag === 'success' ? stats.value : null} />
      <PlannedShelves shelves={LANDING_SHELVES} early={LANDING_POSTER_COUNT} insert={{ before: SHELF_HEADINGS.topFilms, part: <LandingGenres /> }} />
      <LandingSignUp />
    </>
  );
};
