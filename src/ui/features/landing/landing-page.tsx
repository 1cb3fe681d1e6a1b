import { APP_CONFIG, CATALOGUE_USE_CASES } from '#application/service-keys';
import { SHELF_HEADINGS } from '#ui/messages/catalogue/shelf.messages.ts';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useService } from '#ui/services.tsx';
import { LandingHero } from './landing-hero';
import { LandingSignUp } from './landing-sign-up';
import { LANDING_POSTER_COUNT } from './landing-poster-count';
import { LandingGenres } from './landing-genres';
import { PlannedShelves } from '#ui/features/shared/shelves/planned-shelves.tsx';
import { catalogueStatsQuery } from '#ui/features/shared/catalogue-queries.ts';
import { landingShelves } from '#ui/features/shared/shelves/shelf-plan.ts';

/** Renders the visitor's start page: board, search field, shelves, genres and the invitation to sign up. */
export const LandingPage = (): React.JSX.Element => {
  const stats = useQuery(catalogueStatsQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <>
      <DocumentHead title={LANDING_PAGE_MESSAGES.title} description={LANDING_PAGE_MESSAGES.lead} />
      <LandingHero stats={stats._tag === 'success' ? stats.value : null} />
      <PlannedShelves
        shelves={landingShelves(useService(APP_CONFIG).isCatalogueCurrent)}
        early={LANDING_POSTER_COUNT}
        insert={{ before: SHELF_HEADINGS.topFilms, part: <LandingGenres /> }}
      />
      <LandingSignUp />
    </>
  );
};
