import { useEffect, useState } from 'react';
import { CLOCK } from '#application/service-keys';
import type { MediaType } from '#domain/catalogue/media-type';
import { useService } from '../../services';
import { FEATURED_TITLES, type FeaturedTitle } from '../landing/featured';

type Featured = { readonly mediaType: MediaType; readonly titles: ReadonlyArray<FeaturedTitle> };

/**
 * Returns the featured titles of the day. The first render returns the prerendered titles, so that it matches a page that was
 * prerendered on another day; they stay if the others cannot be loaded.
 */
export const useFeaturedTitles = (mediaType: MediaType): ReadonlyArray<FeaturedTitle> => {
  const clock = useService(CLOCK);
  const [today, setToday] = useState<Featured | null>(null);
  useEffect(() => {
    let isActive = true;
    import('./featured-of-the-day')
      .then(({ featuredOfTheDay }) => isActive && setToday({ mediaType, titles: featuredOfTheDay(mediaType, clock.now()) }))
      .catch(() => undefined);
    return () => {
      isActive = false;
    };
  }, [clock, mediaType]);
  return today?.mediaType === mediaType ? today.titles : FEATURED_TITLES[mediaType];
};
