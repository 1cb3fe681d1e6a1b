import type { CatalogueUseCases } from '#application/catalogue/catalogue-use-cases';
import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Programme } from '#domain/catalogue/catalogue';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import type { Query } from '#ui/query/query.ts';
import { useQuery } from '#ui/query/use-query.tsx';
import { useToday } from '#ui/hooks/use-today.ts';
import { DoubleBill } from '#ui/features/shared/shelves/double-bill.tsx';
import { PlannedShelves } from '#ui/features/shared/shelves/planned-shelves.tsx';
import { POPULAR_FILMS } from '#ui/features/shared/shelves/shelf-plan.ts';
import { QueryResultShelf, TitlesShelf } from '#ui/features/shared/shelves/title-query-shelf.tsx';
import { useService } from '#ui/services.tsx';
import { LandingGenres } from './landing-genres';
import { LandingHero } from './landing-hero';
import { LANDING_POSTER_COUNT } from './landing-poster-count';
import { DEFAULT_HERO_TITLE, type HeroTitle } from './welcome-hero';

const programmeQuery = (catalogue: CatalogueUseCases, day: string): Query<Programme> => ({
  key: `programme ${day}`,
  fetch: (signal) => catalogue.getProgramme(day, signal),
});

/** Returns the hero of a programme; an empty programme has the default one. */
const heroOf = ([part]: Programme): HeroTitle => {
  const title = part?.titles[0];
  if (part === undefined || title === undefined) return DEFAULT_HERO_TITLE;
  return { title, note: part.name === '' ? LANDING_PAGE_MESSAGES.heroCaption : LANDING_PAGE_MESSAGES.onThisDay(part.name) };
};

/** Hero, double bill and two shelves. */
const PARTS_ABOVE_GENRES = 4;

const ThemeShelves = ({ parts }: { readonly parts: Programme }): React.ReactNode =>
  parts.map(({ name, titles }) => titles.length > 0 && <TitlesShelf key={name} heading={name} titles={titles} />);

/** The part of a programme above the genres. */
const FirstShelves = ({ programme: [, bill, first, second] }: { readonly programme: Programme }): React.JSX.Element => (
  <>
    {first && first.titles.length > 0 && <TitlesShelf heading={first.name} titles={first.titles} early={LANDING_POSTER_COUNT} />}
    {bill && <DoubleBill heading={LANDING_PAGE_MESSAGES.doubleBill(bill.name)} titles={bill.titles} />}
    <ThemeShelves parts={second ? [second] : []} />
  </>
);

/**
 * Renders the hero with the date on its board, a double bill and the themed shelves of the day of the local calendar. On another day than
 * that of the build, `programme-start.ts` hides these parts of the prerendered page until they are here.
 */
export const DailyProgramme = (): React.JSX.Element => {
  const today = useToday();
  const result = useQuery(programmeQuery(useService(CATALOGUE_USE_CASES), today));
  return (
    <>
      <LandingHero
        day={today}
        shown={result._tag === 'pending' ? null : result._tag === 'error' ? DEFAULT_HERO_TITLE : heroOf(result.value)}
      />
      {result._tag === 'success' ? (
        <FirstShelves programme={result.value} />
      ) : (
        <QueryResultShelf heading={LANDING_PAGE_MESSAGES.programme} result={result} />
      )}
      <LandingGenres />
      {result._tag === 'success' && (
        <>
          <ThemeShelves parts={result.value.slice(PARTS_ABOVE_GENRES)} />
          <PlannedShelves shelves={[POPULAR_FILMS]} without={result.value.flatMap(({ titles }) => titles)} isRefilled />
        </>
      )}
    </>
  );
};
