import { useSyncExternalStore } from 'react';
import { GENRE_IMAGE_REPOSITORY } from '#application/service-keys';
import type { ImageSourceSet } from '#ui/design/images/cover-image.tsx';
import { useQuery } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';

const neverChanges = () => () => undefined;

/**
 * Returns a function that gives the picture of a genre by slug: null until the pictures are known, if they cannot be read, and for a genre
 * without one. Asks after hydration, which so does not wait, and not at all on a site that makes no pictures. @param isNeeded false asks
 * for nothing.
 */
export const useGenreImages = (isNeeded = true): ((slug: string) => ImageSourceSet | null) => {
  const images = useService(GENRE_IMAGE_REPOSITORY);
  const isHydrated = useSyncExternalStore(neverChanges, () => true, () => false);
  const result = useQuery(images !== null && isNeeded && isHydrated ? { key: 'genre-images', fetch: () => images.get } : null);
  return (slug) => {
    const image = result._tag === 'success' ? result.value.content.find((each) => each.slug === slug) : undefined;
    return image === undefined ? null : { src: image.url };
  };
};
