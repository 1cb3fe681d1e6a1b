import { answersAt } from '#application/evening-pick/evening-params';
import { broughtKeys } from '#application/evening-pick/fitting-brought';
import type { ListSource } from '#application/evening-pick/list-source';
import { CLOCK } from '#application/service-keys';
import { eveningFilters } from '#domain/evening-pick/evening-filters';
import type { Mood } from '#domain/evening-pick/mood';
import { MAX_BROUGHT, timeOfEvening, type SharedEvening } from '#domain/shared-evening/shared-evening';
import { storedTitleToTitle } from '#ui/features/lists/shared/stored-title-to-title.ts';
import { useService } from '#ui/services.tsx';
import { useBroughtLists } from './use-brought';

type Brings = (moods: ReadonlyArray<Mood>) => { readonly brought?: ReadonlyArray<string> };

/**
 * Returns a function that chooses the titles of one person's lists that are sent to the other device with the person's moods: those that
 * may fit both the moods and the time. Null while a list is being read.
 */
export const useBroughtFor = (evening: SharedEvening, sources: ReadonlyArray<ListSource>): Brings | null => {
  const { mediaType, id } = evening;
  const { now } = useService(CLOCK);
  const lists = useBroughtLists(sources);
  if (sources.length === 0) return () => ({});
  if (lists._tag === 'pending') return null;
  const titles = lists._tag === 'success' ? lists.value.flatMap((list) => list?.titles ?? []) : [];
  return (moods) => {
    const filters = eveningFilters(answersAt({ mediaType, time: timeOfEvening(evening), people: [moods] }, now()));
    return titles.length === 0 ? {} : { brought: broughtKeys(titles.map(storedTitleToTitle), { mediaType, filters }, id, MAX_BROUGHT) };
  };
};
