import { APP_CONFIG } from '#application/service-keys';
import { decadeOfDay, localDayNumber } from '#domain/catalogue/programme/hero-of-day';
import { useNow, useToday } from '#ui/hooks/use-today.ts';
import { SHELF_HEADINGS } from '#ui/messages/catalogue/shelf.messages.ts';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { DocumentHead } from '#ui/shell/navigation/document-head.tsx';
import { useService } from '#ui/services.tsx';
import { DailyProgramme } from './daily-programme';
import { LandingHero } from './landing-hero';
import { LandingSignUp } from './landing-sign-up';
import { LANDING_POSTER_COUNT } from './landing-poster-count';
import { LandingGenres } from './landing-genres';
import { useHeroOfDay } from './use-hero-of-day';
import { PlannedShelves } from '#ui/features/shared/shelves/planned-shelves.tsx';
import { landingShelves } from '#ui/features/shared/shelves/shelf-plan.ts';
import { useDayShelves } from '#ui/features/shared/shelves/use-day-shelves.ts';

/** Renders the hero and the lists of a catalogue whose facts are of today and change by themselves. */
const CurrentLists = (): React.JSX.Element => {
  const today = useToday();
  const day = localDayNumber(useNow());
  const shelves = landingShelves(decadeOfDay(day));
  const hero = useHeroOfDay(shelves, day);
  return (
    <>
      <LandingHero day={today} shown={hero} />
      <PlannedShelves
        shelves={[...shelves, ...useDayShelves()]}
        early={LANDING_POSTER_COUNT}
        without={hero === null ? [] : [hero.title]}
        insert={{ before: SHELF_HEADINGS.trendingSeries, part: <LandingGenres /> }}
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
