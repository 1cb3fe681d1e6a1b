import { CATALOGUE_USE_CASES } from '#application/service-keys';
import { heroOfDay } from '#domain/catalogue/programme/hero-of-day';
import type { TitlePage } from '#domain/catalogue/catalogue';
import { LANDING_PAGE_MESSAGES } from '#ui/messages/catalogue/landing.messages.ts';
import { useQuery, type QueryResult } from '#ui/query/use-query.tsx';
import { queryForShelf, type ShelfDefinition } from '#ui/features/shared/shelves/shelf-plan.ts';
import { useService } from '#ui/services.tsx';
import { DEFAULT_HERO_TITLE, type HeroTitle } from './welcome-hero';

/** Queries a shelf's titles, as the shelf does. */
const useTitlesOf = (shelf: ShelfDefinition | undefined): QueryResult<TitlePage> => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  return useQuery(shelf === undefined ? null : queryForShelf(shelf.source, 1)(catalogue));
};

/**
 * Returns the hero of a day among the titles of the first two shelves; null until these are here. Before the app has started, the document
 * chooses the same one (fill-landing.ts). Without titles the hero is the one that does not change.
 */
export const useHeroOfDay = ([first, second]: ReadonlyArray<ShelfDefinition>, day: number): HeroTitle | null => {
  const results = [useTitlesOf(first), useTitlesOf(second)];
  if (results.some(({ _tag }) => _tag === 'pending')) return null;
  const lists = results.map((result) => (result._tag === 'success' ? result.value.items : []));
  const title = heroOfDay(lists, day, ({ backdropPath }) => Boolean(backdropPath)) ?? heroOfDay(lists, day, () => true);
  return title === undefined ? DEFAULT_HERO_TITLE : { title, note: LANDING_PAGE_MESSAGES.heroCaption };
};
