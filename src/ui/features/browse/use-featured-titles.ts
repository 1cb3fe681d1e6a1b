import { useMemo, useState } from 'react';
import { CLOCK } from '#application/service-keys';
import type { MediaType } from '#domain/catalogue/media-type';
import { useService } from '#ui/services.tsx';
import type { FeaturedTitle } from '#ui/features/landing/featured.ts';
import { featuredOfTheDay } from './featured-of-the-day';

/**
 * Returns the featured titles of the day on which the page was opened, from the first render on. A prerendered page shows them before
 * the first paint (`featured-start.ts`), so hydration changes nothing.
 */
export const useFeaturedTitles = (mediaType: MediaType): ReadonlyArray<FeaturedTitle> => {
  const clock = useService(CLOCK);
  const [opened] = useState(() => clock.now());
  return useMemo(() => featuredOfTheDay(mediaType, opened), [mediaType, opened]);
};
