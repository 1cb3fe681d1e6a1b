import { APP_CONFIG, CATALOGUE_USE_CASES } from '#application/service-keys';
import { SHELF_HEADINGS } from '#ui/messages/catalogue/shelf.messages.ts';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useService } from '#ui/services.tsx';
import { DailyProgramme } from './daily-programme';
import { LandingHero } from './landing-hero';
import { LandingSignUp } from './landing-sign-up';
import { LANDING_POSTER_COUNT } from './landing-poster-count';
import { LandingGenres } from './landing-genres';
import { DEFAULT_HERO_TITLE } from './welcome-hero';
import { PlannedShelves } from '#ui/features/shared/shelves/planned-shelves.tsx';
import { catalogueStatsQuery } from '#ui/features/shared/catalogue-queries.ts';
import { LANDING_SHELVES } from '#ui/features/shared/shelves/shelf-plan.ts';
import { useDayShelves } from '#ui/features/shared/shelves/use-day-shelves.ts';

/** Renders the hero and the lists of a catalogue that knows today and changes by itself. */
const CurrentLists = (): React.JSX.Element => {
  const stats = useQuery(catalogueStatsQuery(useService(CATALOGUE_USE_CASES)));
  return (
    <>
      <LandingHero
        lastLine={LANDING_PAGE_MESSAGES.boardStats(stats._tag === 'success' ? stats.value : null)}
        shown={DEFAULT_HERO_TITLE}
      />
      <PlannedShelves
        shelves={[...LANDING_SHELVES, ...useDayShelves()]}
        early={LANDING_POSTER_COUNT}
        insert={{ before: SHELF_HEADINGS.topFilms, part: <LandingGenres /> }}
      />
    </>
  );
};

/** Renders the visitor's start page: board, search field, shelves, genres and the invitation to sign up. */
export const LandingPage = (): React.JSX.Element => {
  const { isCatalogueCurrent } = useService(APP_CONFIG);
  return (
    <>
      <DocumentHead title={LANDING_PAGE_MESSAGES.title} description={LANDING_PAGE_MESSAGES.lead} />
      {isCatalogueCurrent ? <CurrentLists /> : <DailyProgramme />}
      <LandingSignUp />
    </>
  );
};
